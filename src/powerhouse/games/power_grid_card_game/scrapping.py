"""A fourth plant: one of the older three goes, and the resources that find no room with it (CG-1.20 to CG-1.22)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.refusal import Refusal
from powerhouse.games.power_grid_card_game import auction
from powerhouse.games.power_grid_card_game.codes import FUELS, GAS, LAST_CARD, OIL, RETURN, SCRAP, Phase
from powerhouse.games.power_grid_card_game.player import Player
from powerhouse.games.power_grid_card_game.texts import refuse

if TYPE_CHECKING:
    from powerhouse.games.power_grid_card_game.state import CardGame


def scraps(state: "CardGame") -> list[int]:
    plants = state.players[state.turn].fleet.plants
    return sorted([SCRAP + plant.card for plant in plants if plant.card != state.newest])


def play_scrap(state: "CardGame", move: int, chance: Chance) -> None:
    player = state.players[state.turn]
    player.fleet = player.fleet.without(move - SCRAP)
    state.market.gone += 1
    _compensate(state, player)
    units = player.store.units
    fuel: i64
    for fuel in range(4):
        surplus = player.fleet.surplus(units, fuel)
        if surplus:
            player.store.use(fuel, surplus, state.resources)
    _return_or_go_on(state, player, chance)


def _compensate(state: "CardGame", player: Player) -> None:
    """Renovation: the first to scrap in a round is paid more than the others (CG-7.2)."""
    if state.options["renovation"] == "on":
        first, others = state.figures.renovation[state.renovation_card]
        state.pay(player, -(others if state.renovation_paid else first))
        state.renovation_paid = True


def returns(state: "CardGame") -> list[int]:
    player = state.players[state.turn]
    return [RETURN + fuel for fuel in range(2) if player.fleet.can_give_back(player.store.units, fuel)]


def play_return(state: "CardGame", move: int, chance: Chance) -> None:
    player = state.players[state.turn]
    player.store.use(move - RETURN, 1, state.resources)
    _return_or_go_on(state, player, chance)


def _return_or_go_on(state: "CardGame", player: Player, chance: Chance) -> None:
    """While gas and oil compete for the hybrids the player chooses; where only one is too much, it goes by itself."""
    fleet, units = player.fleet, player.store.units
    surplus = fleet.shared_surplus(units)
    if surplus > 0:
        if units[GAS] > fleet.room[GAS] and units[OIL] > fleet.room[OIL]:
            state.phase = Phase.RETURN
            return
        player.store.use(GAS if units[GAS] > fleet.room[GAS] else OIL, surplus, state.resources)
    auction.after_sale(state, chance)


def scrap_refusals(state: "CardGame", move: int) -> list[Refusal]:
    plants = state.players[state.turn].fleet.plants
    card = move - SCRAP
    if not 1 <= card < LAST_CARD:
        return [refuse("must-scrap", {"plants": len(plants), "limit": state.figures.plant_limit})]
    if card not in state.figures.plants:
        return [refuse("no-move", {"move": str(move)})]
    name = state.figures.plants[card].name
    if card == state.newest:
        return [refuse("scrap-newest", {"plant": name})]
    if all(own.card != card for own in plants):
        return [refuse("scrap-not-yours", {"plant": name})]
    return []


def return_refusals(state: "CardGame", move: int) -> list[Refusal]:
    player = state.players[state.turn]
    units = player.store.units
    fuel = move - RETURN
    if not 0 <= fuel < 4:
        return [refuse("must-return", {"units": player.fleet.shared_surplus(units)})]
    if not player.fleet.can_give_back(units, fuel):
        return [refuse("return-fits", {"fuel": FUELS[fuel]})]
    return []
