"""The last round's fuel: what the market will still have when a seat's turn to buy comes."""

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.power_grid.codes import COAL, OIL
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import HYBRID, NO_FUEL


def rations(state: PowerGrid, player: Player) -> vec[i64]:
    """Tokens by fuel that a player has or can have this round, if those who buy earlier take what they need."""
    there = state.fuel.left[:]
    if state.fuel.prices.store_fuel >= 0:
        there[state.fuel.prices.store_fuel] += state.fuel.reserve[state.fuel.prices.store_fuel]
    place = len(state.order) - 1
    while place >= 0:
        buyer = state.players[state.order[place]]
        if buyer is player:
            break
        _serve(there, buyer)
        place -= 1
    fuel: i64
    for fuel in range(4):
        if there[fuel] < 0:
            there[fuel] = 0
        there[fuel] += player.stock[fuel]
    return there


def _serve(there: vec[i64], buyer: Player) -> None:
    """An earlier buyer fills up for one use; hybrids take of what there is more."""
    fuel: i64
    for fuel in range(4):
        need = buyer.fleet.room[fuel] // 2 - buyer.stock[fuel]
        if need > 0:
            there[fuel] -= need
    need = buyer.fleet.hybrids_lack(buyer.stock)
    if need > 0:
        there[COAL if there[COAL] >= there[OIL] else OIL] -= need


def take(there: vec[i64], burns: i64, need: i64) -> bool:
    """Take the fuel of one use, if there is enough."""
    if burns == NO_FUEL:
        return True
    if burns == HYBRID:
        if there[COAL] + there[OIL] < need:
            return False
        coal = there[COAL] if there[COAL] < need else need
        there[COAL] -= coal
        there[OIL] -= need - coal
        return True
    if there[burns] < need:
        return False
    there[burns] -= need
    return True
