"""Phase 2, buying resources: last in turn order buys first, whole cards, each for the price of its column (CG-2)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.refusal import Refusal
from powerhouse.games.power_grid_card_game import bureaucracy, trust
from powerhouse.games.power_grid_card_game.codes import (
    BUY,
    COLUMNS,
    DONE,
    FIRST_KIND,
    FUEL_OF_KIND,
    FUELS,
    GAS,
    KINDS,
    OIL,
    Phase,
)
from powerhouse.games.power_grid_card_game.player import Player
from powerhouse.games.power_grid_card_game.texts import refuse

if TYPE_CHECKING:
    from powerhouse.games.power_grid_card_game.state import CardGame


def begin(state: "CardGame") -> None:
    state.phase = Phase.BUY
    state.position = len(state.order) - 1
    state.turn = state.order[state.position]


def room(state: "CardGame", player: Player, fuel: i64) -> i64:
    """How many units of a fuel a player may still take: twice what his plants burn, in the last round once."""
    if state.last_round:
        return player.fleet.lacks(player.store.units, fuel)
    return player.fleet.room_for(player.store.units, fuel)


def moves(state: "CardGame") -> list[int]:
    player = state.players[state.turn]
    legal = [DONE]
    fleet, units = player.fleet, player.store.units
    if state.last_round:
        wanted = [FIRST_KIND[fuel] for fuel in fleet.fuels if fleet.lacks(units, fuel) > 0]
    else:
        wanted = [FIRST_KIND[fuel] for fuel in fleet.fuels if fleet.room_for(units, fuel) > 0]
    if not wanted:
        return legal
    if len(wanted) > 1:
        wanted.sort()
    cards = state.resources.cards
    sizes = state.resources.sizes
    prices = state.figures.prices
    money = player.money
    column: i64
    first: i64
    offer: i64
    for column in range(COLUMNS):
        if prices[column] > money:
            break
        if sizes[column] == 0:
            continue
        for first in wanted:
            offer = KINDS * column + first
            if cards[offer] > 0:
                legal.append(BUY + offer)
            if cards[offer + 1] > 0:
                legal.append(BUY + offer + 1)
            if cards[offer + 2] > 0:
                legal.append(BUY + offer + 2)
    return legal


def play(state: "CardGame", move: int, chance: Chance) -> None:
    if move == DONE:
        _next_buyer(state)
        return
    offer: i64 = move - BUY
    player = state.players[state.turn]
    kind = offer % KINDS
    fuel: i64 = FUEL_OF_KIND[kind]
    state.pay(player, state.figures.prices[offer // KINDS])
    state.resources.take(offer)
    if offer < KINDS:
        player.store.add_leftover(fuel)
        return
    printed = kind - FIRST_KIND[fuel] + 1
    fits = room(state, player, fuel)
    if fits < printed:
        state.resources.put_leftovers(fuel, printed - fits)
        player.store.add(fuel, printed, fits)
    else:
        player.store.add(fuel, printed, printed)


def _next_buyer(state: "CardGame") -> None:
    if state.trust is not None and state.position == 1:
        trust.take_resources(state)
    state.position -= 1
    if state.position >= 0:
        state.turn = state.order[state.position]
    elif state.last_round:
        state.phase = Phase.OVER
        state.turn = -1
    else:
        bureaucracy.begin(state)


def _no_room(state: "CardGame", player: Player, fuel: int) -> Refusal:
    fleet, units = player.fleet, player.store.units
    name = FUELS[fuel]
    share = 2 if state.last_round else 1
    own = fleet.room[fuel] // share
    hybrids = fleet.hybrid_room // share if fuel < 2 else 0
    if own + hybrids == 0:
        return refuse("fuel-useless", {"fuel": name})
    if units[fuel] < own + hybrids:
        both = (fleet.room[GAS] + fleet.room[OIL]) // share + hybrids
        numbers: dict[str, int | str] = {"fuel": name, "gas": units[GAS], "oil": units[OIL], "room": both}
        return refuse("last-hybrids-full" if state.last_round else "fuel-hybrids-full", numbers)
    numbers = {"fuel": name, "held": units[fuel], "room": own + hybrids}
    return refuse("last-no-room" if state.last_round else "fuel-no-room", numbers)


def refusals(state: "CardGame", move: int) -> list[Refusal]:
    if move == DONE:
        return []
    offer = move - BUY
    if not 0 <= offer < COLUMNS * KINDS:
        return [refuse("not-buy", {})]
    player = state.players[state.turn]
    kind = offer % KINDS
    fuel = FUEL_OF_KIND[kind]
    price = state.figures.prices[offer // KINDS]
    reasons: list[Refusal] = []
    if state.resources.cards[offer] == 0:
        units = kind - FIRST_KIND[fuel] + 1
        reasons.append(refuse("card-absent", {"fuel": FUELS[fuel], "units": units, "price": price}))
    if room(state, player, fuel) <= 0:
        reasons.append(_no_room(state, player, fuel))
    if price > player.money:
        reasons.append(refuse("card-dear", {"price": price, "money": player.money}))
    return reasons
