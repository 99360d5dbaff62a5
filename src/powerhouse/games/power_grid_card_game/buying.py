"""Phase 2, buying resources: last in turn order buys first, whole cards, each for the price of its column (CG-2)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.phrase import Value
from powerhouse.core.refusal import Refusal
from powerhouse.games.power_grid_card_game import codes, trust
from powerhouse.games.power_grid_card_game.codes import COLUMNS, FIRST_KIND, FUEL_OF_KIND, FUELS, GAS, KINDS, OIL, Phase
from powerhouse.games.power_grid_card_game.player import Player
from powerhouse.games.power_grid_card_game.refusals import refuse
from powerhouse.games.power_grid_card_game.table import Table


def begin(state: Table) -> None:
    state.begin(Phase.BUY, len(state.order) - 1)


def room(state: Table, player: Player, fuel: i64) -> i64:
    """How many units of a fuel a player may still take: twice what his plants burn, in the last round once."""
    if state.last_round:
        return player.fleet.lacks(player.stock, fuel)
    return player.fleet.room_for(player.stock, fuel)


def moves(state: Table, legal: LegalMoves) -> None:
    player = state.players[state.turn]
    legal.add(codes.DONE)
    fleet, stock = player.fleet, player.stock
    if state.last_round:
        wanted = [FIRST_KIND[fuel] for fuel in fleet.fuels if fleet.lacks(stock, fuel) > 0]
    else:
        wanted = [FIRST_KIND[fuel] for fuel in fleet.fuels if fleet.room_for(stock, fuel) > 0]
    if not wanted:
        return
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
                legal.add(codes.BUY + offer)
            if cards[offer + 1] > 0:
                legal.add(codes.BUY + offer + 1)
            if cards[offer + 2] > 0:
                legal.add(codes.BUY + offer + 2)


def play(state: Table, move: int, chance: Chance) -> None:
    if move == codes.DONE:
        if state.trust is not None and state.position == trust.PLACE:
            trust.take_resources(state)
        state.go_on(-1)
        return
    offer: i64 = move - codes.BUY
    player = state.own_player(state.turn)
    state.pay(player, state.figures.prices[offer // KINDS])
    player.take(offer, room(state, player, FUEL_OF_KIND[offer % KINDS]), state.resources)


def _no_room(state: Table, player: Player, fuel: int) -> Refusal:
    fleet, stock = player.fleet, player.stock
    name = FUELS[fuel]
    share = 2 if state.last_round else 1
    own = fleet.room[fuel] // share
    hybrids = fleet.hybrid_room // share if fuel < 2 else 0
    if own + hybrids == 0:
        return refuse("fuel-useless", {"fuel": name})
    if stock[fuel] < own + hybrids:
        both = (fleet.room[GAS] + fleet.room[OIL]) // share + hybrids
        numbers: dict[str, Value] = {"fuel": name, "gas": stock[GAS], "oil": stock[OIL], "room": both}
        return refuse("last-hybrids-full" if state.last_round else "fuel-hybrids-full", numbers)
    numbers = {"fuel": name, "held": stock[fuel], "room": own + hybrids}
    return refuse("last-no-room" if state.last_round else "fuel-no-room", numbers)


def refusals(state: Table, move: int) -> list[Refusal]:
    if move == codes.DONE:
        return []
    offer = move - codes.BUY
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
