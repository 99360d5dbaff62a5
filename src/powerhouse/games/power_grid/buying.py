"""Phase 3, buying fuel: last in turn order buys first (PG-3)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.refusal import Refusal
from powerhouse.games.power_grid import trust
from powerhouse.games.power_grid.codes import BUY, COAL, DONE, FUELS, OIL, Phase
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.refusals import refuse
from powerhouse.games.power_grid.table import Table


def begin(state: Table) -> None:
    state.begin(Phase.FUEL, len(state.order) - 1)


def moves(state: Table, legal: LegalMoves) -> None:
    player = state.players[state.turn]
    fleet, stock, money = player.fleet, player.stock, player.money
    legal.add(DONE)
    for fuel in fleet.fuels:
        if fleet.has_room(stock, fuel) and 0 < state.fuel.price(fuel) <= money:
            legal.add(BUY + fuel)


def play(state: Table, move: int, chance: Chance) -> None:
    if move == DONE:
        if state.trust is not None and state.position == trust.PLACE:
            trust.take_fuel(state)
        state.go_on(-1)
        return
    fuel: i64 = move - BUY
    player = state.own_player(state.turn)
    state.pay(player, state.own_fuel().take(fuel))
    player.stock[fuel] += 1


def _no_room(player: Player, fuel: int) -> Refusal:
    fleet, stock = player.fleet, player.stock
    name = FUELS[fuel]
    room = fleet.room[fuel] + (fleet.hybrid_room if fuel < 2 else 0)
    if room == 0:
        return refuse("fuel-useless", {"fuel": name})
    if stock[fuel] < room:
        both = fleet.room[COAL] + fleet.room[OIL] + fleet.hybrid_room
        return refuse("fuel-hybrids-full", {"fuel": name, "coal": stock[COAL], "oil": stock[OIL], "room": both})
    return refuse("fuel-no-room", {"fuel": name, "held": stock[fuel], "room": room})


def refusals(state: Table, move: int) -> list[Refusal]:
    if move == DONE:
        return []
    fuel = move - BUY
    if not 0 <= fuel < 4:
        return [refuse("not-fuel", {})]
    player = state.players[state.turn]
    name = FUELS[fuel]
    reasons: list[Refusal] = []
    if not player.fleet.has_room(player.stock, fuel):
        reasons.append(_no_room(player, fuel))
    price = state.fuel.price(fuel)
    if price == 0:
        reasons.append(refuse("fuel-sold-out", {"fuel": name}))
    elif price > player.money:
        reasons.append(refuse("fuel-dear", {"fuel": name, "price": price, "money": player.money}))
    return reasons
