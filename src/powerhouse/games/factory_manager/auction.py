"""Phase 1, turn order: tiles are auctioned for workers, the holder of the highest old tile opening (FM-1)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.refusal import Refusal
from powerhouse.games.factory_manager import market
from powerhouse.games.factory_manager.codes import BACK, BID, MOST_WORKERS, OFFER, ORDER, PASS, Phase
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.texts import refuse
from powerhouse.parts.auction import Auction

if TYPE_CHECKING:
    from powerhouse.games.factory_manager.state import FactoryManager

_LADDER: Final = list(range(BID, BID + 2 * MOST_WORKERS))


def begin(state: "FactoryManager", chance: Chance) -> None:
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


def _next_offer(state: "FactoryManager") -> None:
    """The highest old tile among those without a new one opens; the last one bids for the tile that is left."""
    for seat in reversed(state.order):
        if state.waiting >> seat & 1:
            state.turn = seat
            break
    if len(state.offered) == 1:
        _put_up(state, state.offered[0])
    else:
        state.phase = Phase.OFFER


def _put_up(state: "FactoryManager", tile: i64) -> None:
    state.auction = Auction(tile, 0, state.turn, state.waiting, len(state.players))
    state.phase = Phase.BID


# Choosing a tile to be auctioned.


def offers(state: "FactoryManager") -> list[int]:
    return [OFFER + tile for tile in state.offered]


def play_offer(state: "FactoryManager", move: int) -> None:
    _put_up(state, move - OFFER)


# Bidding for it.


def bids(state: "FactoryManager") -> list[int]:
    auction = state.auction
    assert auction is not None
    lowest = auction.lowest_bid()
    most = most_workers(state, state.players[state.turn])
    if not auction.opened():
        return _LADDER[lowest : most + 1]
    legal = [PASS]
    if lowest <= most:
        legal += _LADDER[lowest : most + 1]
    return legal


def most_workers(state: "FactoryManager", player: Player) -> i64:
    """The highest bid: one available worker always stays (FM-1.6)."""
    return player.available() - state.figures.kept_in_auction


def play_bid(state: "FactoryManager", move: int) -> None:
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


def _claim(state: "FactoryManager", seat: i64, tile: i64, workers: i64) -> None:
    player = state.players[seat]
    player.claimed = tile
    player.on_tile = workers
    state.offered = [other for other in state.offered if other != tile]
    state.waiting &= ~(1 << seat)
    least = fewest_seasonal(player)
    if least < most_seasonal(player):
        state.turn = seat
        state.phase = Phase.BACK
    else:
        _back(state, player, least)


# Saying which workers stay on the tile.


def fewest_seasonal(player: Player) -> i64:
    """Seasonal workers are needed where one's own are not enough."""
    lacking = player.on_tile - player.workers
    return lacking if lacking > 0 else 0


def most_seasonal(player: Player) -> i64:
    return player.seasonal if player.seasonal < player.on_tile else player.on_tile


def backings(state: "FactoryManager") -> list[int]:
    player = state.players[state.turn]
    return list(range(BACK + fewest_seasonal(player), BACK + most_seasonal(player) + 1))


def play_backing(state: "FactoryManager", move: int) -> None:
    _back(state, state.players[state.turn], move - BACK)


def _back(state: "FactoryManager", player: Player, seasonal: i64) -> None:
    player.seasonal_on_tile = seasonal
    if state.waiting:
        _next_offer(state)
    else:
        _end(state)


def _end(state: "FactoryManager") -> None:
    """Old tiles and those that were not turned up make the next stack; the new ones give the order (FM-1.12)."""
    stack = state.stack[:]
    for player in state.players:
        stack.append(player.order_tile)
        player.order_tile = player.claimed
        player.claimed = 0
    stack.sort()
    state.stack = stack
    set_order(state)
    market.begin(state)


def set_order(state: "FactoryManager") -> None:
    """Seats by turn-order tile, the lowest first."""
    order: list[int] = []
    for seat, player in enumerate(state.players):
        place = len(order)
        while place > 0 and state.players[order[place - 1]].order_tile > player.order_tile:
            place -= 1
        order.insert(place, seat)
    state.order = order


def offer_refusals(state: "FactoryManager", move: int) -> list[Refusal]:
    tile = move - OFFER
    if not 1 <= tile < BID - OFFER:
        return [refuse("not-offer", {})]
    return [] if tile in state.offered else [refuse("offer-absent", {"tile": tile})]


def bid_refusals(state: "FactoryManager", move: int) -> list[Refusal]:
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


def backing_refusals(state: "FactoryManager", move: int) -> list[Refusal]:
    player = state.players[state.turn]
    seasonal = move - BACK
    if not 0 <= seasonal < OFFER - BACK:
        return [refuse("not-back", {"workers": player.on_tile, "tile": player.claimed})]
    least, most = fewest_seasonal(player), most_seasonal(player)
    if least <= seasonal <= most:
        return []
    return [refuse("back-seasonal", {"seasonal": seasonal, "least": least, "most": most})]
