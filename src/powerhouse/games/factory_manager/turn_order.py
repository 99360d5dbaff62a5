"""Phase 1, turn order: tiles are auctioned for workers, the holder of the highest old tile opening (FM-1)."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.bidding import Bidding
from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.refusal import Refusal
from powerhouse.games.factory_manager.codes import BACK, BID, OFFER, ORDER, PASS, Phase
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.refusals import refuse
from powerhouse.games.factory_manager.table import Table
from powerhouse.parts.auction import Auction

LEAST_BID: Final = 0
"""Whoever opens may bid no worker at all (FM-1.3)."""


def begin(state: Table, chance: Chance) -> None:
    """As many tiles of the stack as there are players are turned up."""
    stack = state.stack[:]
    offered: list[int] = []
    for _ in range(len(state.players)):
        tile = chance.pick([ORDER + tile for tile in stack]) - ORDER
        stack.remove(tile)
        offered.append(tile)
    offered.sort()
    state.stack = stack
    state.offered = offered
    state.waiting = (1 << len(state.players)) - 1
    _next_offer(state)


def _next_offer(state: Table) -> None:
    """The highest old tile among those without a new one opens (FM-1.2); the last bids for the tile left (FM-1.10)."""
    for seat in reversed(state.order):
        if state.waiting >> seat & 1:
            state.turn = seat
            break
    if len(state.offered) == 1:
        _put_up(state, state.offered[0])
    else:
        state.phase = Phase.OFFER


def _put_up(state: Table, tile: i64) -> None:
    state.auction = Auction(tile, LEAST_BID, state.turn, state.waiting, len(state.players))
    state.phase = Phase.BID


# Choosing a tile to be auctioned.


def offers(state: Table, legal: LegalMoves) -> None:
    legal.add_each(OFFER, state.offered)


def play_offer(state: Table, move: int) -> None:
    _put_up(state, move - OFFER)


# Bidding for it.


def bids(state: Table, legal: LegalMoves) -> None:
    auction = state.auction
    assert auction is not None
    if auction.opened():
        legal.add(PASS)
    legal.add_ladder(BID + auction.lowest_bid(), BID + most_workers(state, state.players[state.turn]))


def bidding(state: Table) -> Bidding:
    """What may be bid for now, for whoever bids without thinking."""
    auction = state.auction
    if auction is None:
        return Bidding(None, state.offered[:], None, 0, 0, False, PASS)
    return auction.bidding(state.offered[:], most_workers(state, state.players[state.turn]), BID, PASS)


def unopposed(state: Table) -> bool:
    """Whether whoever bids is the last without a tile, and takes it for any bid (FM-1.10)."""
    return state.phase == Phase.BID and state.waiting == 1 << state.turn


def most_workers(state: Table, player: Player) -> i64:
    """The highest bid: one available worker always stays (FM-1.6)."""
    return player.available() - state.figures.kept_in_auction


def play_bid(state: Table, move: int) -> None:
    auction = state.auction
    assert auction is not None
    if move == PASS:
        auction.drop(state.turn)
    else:
        auction.raise_to(state.turn, move - BID)
    if auction.decided():
        state.auction = None
        _claim(state, auction.leader, auction.lot, auction.bid)
    else:
        state.turn = auction.after(state.turn)


def _claim(state: Table, seat: i64, tile: i64, workers: i64) -> None:
    player = state.players[seat]
    player.claimed = tile
    player.on_tile = workers
    state.offered = [other for other in state.offered if other != tile]
    state.waiting &= ~(1 << seat)
    least = fewest_seasonal(player)
    if state.rulings.asks_seasonal and least < most_seasonal(player):
        state.turn = seat
        state.phase = Phase.BACK
    else:
        _back(state, player, least)


# Saying which workers stay on the tile, in games of rules 1; it makes no difference (FM-1.11).


def fewest_seasonal(player: Player) -> i64:
    """Seasonal workers are needed where one's own are not enough, those of the canteen included: they change places."""
    lacking = player.on_tile - player.workers
    return lacking if lacking > 0 else 0


def most_seasonal(player: Player) -> i64:
    return player.seasonal if player.seasonal < player.on_tile else player.on_tile


def backings(state: Table, legal: LegalMoves) -> None:
    player = state.players[state.turn]
    legal.add_ladder(BACK + fewest_seasonal(player), BACK + most_seasonal(player))


def play_backing(state: Table, move: int) -> None:
    _back(state, state.players[state.turn], move - BACK)


def _back(state: Table, player: Player, seasonal: i64) -> None:
    player.seasonal_on_tile = seasonal
    if state.waiting:
        _next_offer(state)
    else:
        _end(state)


def _end(state: Table) -> None:
    """Old tiles and those that were not turned up make the next stack; the new ones give the order (FM-1.12)."""
    stack = state.stack[:]
    for player in state.players:
        stack.append(player.order_tile)
        player.order_tile = player.claimed
        player.claimed = 0
    stack.sort()
    state.stack = stack
    set_order(state)
    state.phase = Phase.ORDERED


# What the tiles give.


def set_order(state: Table) -> None:
    """Who goes when in phases 2 to 5: the lowest turn-order tile first (FM-1.13)."""
    order: list[int] = []
    for seat, player in enumerate(state.players):
        place = len(order)
        while place > 0 and state.players[order[place - 1]].order_tile > player.order_tile:
            place -= 1
        order.insert(place, seat)
    state.order = order


def discount(state: Table, player: Player) -> i64:
    """What the turn-order tile takes off each price of phase 3 (FM-3.3)."""
    return state.figures.discounts[player.order_tile]


def buying_discount(state: Table, player: Player) -> int | None:
    """The discount of phase 3 in this round: in phase 1 that of the tile just won, not known before."""
    if state.phase not in (Phase.OFFER, Phase.BID, Phase.BACK):
        return discount(state, player)
    return state.figures.discounts[player.claimed] if player.claimed else None


def tiles_of_round(state: Table) -> list[tuple[int, int | None]]:
    """The turn-order tiles of this round, ascending, each with the seat that holds it by now."""
    if state.phase not in (Phase.OFFER, Phase.BID, Phase.BACK):
        return sorted((int(player.order_tile), seat) for seat, player in enumerate(state.players))
    held: list[tuple[int, int | None]] = [
        (int(player.claimed), seat) for seat, player in enumerate(state.players) if player.claimed
    ]
    return sorted([*held, *((tile, None) for tile in state.offered)], key=lambda tile: tile[0])


def offer_refusals(state: Table, move: int) -> list[Refusal]:
    tile = move - OFFER
    if not 1 <= tile < BID - OFFER:
        return [refuse("not-offer", {})]
    return [] if tile in state.offered else [refuse("offer-absent", {"tile": tile})]


def bid_refusals(state: Table, move: int) -> list[Refusal]:
    auction = state.auction
    assert auction is not None
    amount = move - BID
    if not 0 <= amount < 30:
        if auction.opened():
            return [] if move == PASS else [refuse("not-bid", {"tile": auction.lot})]
        return [refuse("opener-bids", {"tile": auction.lot})]
    reasons: list[Refusal] = []
    player = state.players[state.turn]
    if amount < auction.lowest_bid():
        reasons.append(refuse("bid-low", {"bid": amount, "standing": auction.bid}))
    if amount > most_workers(state, player):
        kept = state.figures.kept_in_auction
        reasons.append(refuse("bid-high", {"bid": amount, "available": player.available(), "kept": kept}))
    return reasons


def backing_refusals(state: Table, move: int) -> list[Refusal]:
    player = state.players[state.turn]
    seasonal = move - BACK
    if not 0 <= seasonal < OFFER - BACK:
        return [refuse("not-back", {"workers": player.on_tile, "tile": player.claimed})]
    least, most = fewest_seasonal(player), most_seasonal(player)
    if least <= seasonal <= most:
        return []
    return [refuse("back-seasonal", {"seasonal": seasonal, "least": least, "most": most})]
