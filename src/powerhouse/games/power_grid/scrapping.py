"""A fourth plant: one of the older three goes, and the fuel that finds no room with it (PG-2.18 to PG-2.21)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.refusal import Refusal
from powerhouse.games.power_grid import auction
from powerhouse.games.power_grid.codes import COAL, FUELS, OIL, RETURN, SCRAP, Phase
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.texts import refuse

if TYPE_CHECKING:
    from powerhouse.games.power_grid.state import PowerGrid


def scraps(state: "PowerGrid") -> list[int]:
    plants = state.players[state.turn].fleet.plants
    return [SCRAP + plant.number for plant in plants if plant.number != state.newest]


def play_scrap(state: "PowerGrid", move: int, chance: Chance) -> None:
    player = state.players[state.turn]
    player.fleet = player.fleet.without(move - SCRAP)
    state.market.gone += 1
    _compensate(state, player)
    fuel: i64
    for fuel in range(4):
        state.give_back(player, fuel, player.fleet.surplus(player.stock, fuel))
    _return_or_go_on(state, player, chance)


def _compensate(state: "PowerGrid", player: Player) -> None:
    """Renovation: the first to scrap in a round is paid more than the others (PG-9.9)."""
    if state.options["renovation"] == "on":
        first, others = state.figures.renovation[state.renovation_card]
        state.pay(player, -(others if state.renovation_paid else first))
        state.renovation_paid = True


def returns(state: "PowerGrid") -> list[int]:
    player = state.players[state.turn]
    return [RETURN + fuel for fuel in range(2) if player.fleet.can_give_back(player.stock, fuel)]


def play_return(state: "PowerGrid", move: int, chance: Chance) -> None:
    player = state.players[state.turn]
    state.give_back(player, move - RETURN, 1)
    _return_or_go_on(state, player, chance)


def _return_or_go_on(state: "PowerGrid", player: Player, chance: Chance) -> None:
    """While coal and oil compete for the hybrids the player chooses; where only one is too much, it goes by itself."""
    fleet, stock = player.fleet, player.stock
    if fleet.shared_surplus(stock) == 0:
        auction.after_sale(state, chance)
    elif stock[COAL] > fleet.room[COAL] and stock[OIL] > fleet.room[OIL]:
        state.phase = Phase.RETURN
    else:
        state.give_back(player, COAL if stock[COAL] > fleet.room[COAL] else OIL, fleet.shared_surplus(stock))
        auction.after_sale(state, chance)


def scrap_refusals(state: "PowerGrid", move: int) -> list[Refusal]:
    plants = state.players[state.turn].fleet.plants
    plant = move - SCRAP
    if not 1 <= plant < 100:
        return [refuse("must-scrap", {"plants": len(plants), "limit": state.figures.plant_limit})]
    if plant == state.newest:
        return [refuse("scrap-newest", {"plant": plant})]
    if all(own.number != plant for own in plants):
        return [refuse("scrap-not-yours", {"plant": plant})]
    return []


def return_refusals(state: "PowerGrid", move: int) -> list[Refusal]:
    player = state.players[state.turn]
    fuel = move - RETURN
    if not 0 <= fuel < 4:
        return [refuse("must-return", {"tokens": player.fleet.shared_surplus(player.stock)})]
    if not player.fleet.can_give_back(player.stock, fuel):
        held = player.stock[fuel]
        return [refuse("return-fits", {"fuel": FUELS[fuel], "held": held, "room": player.fleet.room[fuel]})]
    return []
