"""What a decision would bring, found out by the rules: help for whoever bids, brings or buys tiles."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from powerhouse.core.errors import UnreadableMove
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.core.state import State
from powerhouse.games.factory_manager import buying, profit, turn_order
from powerhouse.games.factory_manager.codes import BRING, BUY, DEMOLISH, HIRE, Phase
from powerhouse.games.factory_manager.factory import Tile
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.run_previews import (
    Outlook,
    RunPreview,
    best_placed,
    factors_left,
    outlook_of,
    reasons,
    run_of,
    with_all_placed,
)
from powerhouse.games.factory_manager.state import FactoryManager
from powerhouse.games.factory_manager.ways import Ways, has_room, mean_prices


class TilePreview(Struct, frozen=True, gc=False):
    """A tile for sale: what it costs this player, and what it would add to the profit at the likely price.

    `move` buys it, legal now or not; `fits` says whether it can then be placed for nothing.
    """

    tile: str
    move: str
    cost: int
    gain: int
    fits: bool


class Plan(Struct, frozen=True, gc=False):
    """What tiles cost together and how the factory would then run best, with all placed but those without room."""

    cost: int
    run: RunPreview
    no_room: list[str]


class HirePreview(Struct, frozen=True, gc=False):
    """So many seasonal workers for the next round: what they cost, and how the factory would then do.

    `gains` are what the profits of the next run would be more, at the `next_prices` of the view; `why` says why they
    cannot be hired now. `needs` are the tiles that add something to this profit only if they are hired.
    """

    seasonal: int
    move: str
    cost: int
    outlook: Outlook
    gains: list[int]
    needs: list[str]
    why: list[Phrase]


class BuyingPreview(Struct, frozen=True, gc=False):
    """For phase 3: how the factory would run as it is, each kind of tile in the market, and seasonal workers."""

    plan: Plan
    tiles: list[TilePreview]
    hires: list[HirePreview]


class OfferPreview(Struct, frozen=True, gc=False):
    """A tile of the market, or in front of its column: what it would cost this player and add to the profit.

    `cost` is not known before the discount is. `gains` are of this round and belong to the `next_prices` of the view,
    `to_end` is the sum over all rounds that remain, at their `mean_prices`. `room` says whether there is a place for
    it. `why` says why it cannot be bought, while this player buys.
    """

    tile: str
    cost: int | None
    gains: list[int]
    to_end: int
    room: bool
    why: list[Phrase]


class OwnedPreview(Struct, frozen=True, gc=False):
    """A tile in the factory or beside it: what would be lacking in the profit without it, as in `OfferPreview`.

    `why` says why it cannot be demolished, while this player buys.
    """

    tile: str
    losses: list[int]
    to_end: int
    why: list[Phrase]


class BidPreview(Struct, frozen=True, gc=False):
    """A bid: how many workers it leaves, who can each bring and buy a tile, and the tiles to `bring` then in all."""

    bid: int
    left: int
    bring: int


def buying_preview(state: FactoryManager) -> BuyingPreview:
    player = state.players[state.turn]
    factory, no_room = with_all_placed(state, player, [], [])
    ways = Ways(state, factory, player.workers)
    tiles = [state.figures.tiles[number] for number in sorted(set(state.market))]
    prices = [buying.price(state, player, tile.price) for tile in tiles]
    factor = profit.factor(state)
    now = run_of(ways, ways.best())
    rows = zip(tiles, prices, [factor * ways.gain(tile, ways.price) for tile in tiles])
    return BuyingPreview(
        plan=Plan(0, now, no_room),
        tiles=[
            TilePreview(tile.id, state.text(BUY + tile.number), cost, gain, buying.fits(state, player, tile))
            for tile, cost, gain in rows
        ],
        hires=[_hire(player, ways, now, seasonal) for seasonal in range(1, state.figures.seasonal_most + 1)],
    )


def _hire(player: Player, without: Ways, now: RunPreview, seasonal: int) -> HirePreview:
    state, factory = without.state, without.factory
    ways = Ways(state, factory, player.workers + seasonal)
    run = run_of(ways, ways.best())
    idle = [tile for tile in (state.figures.tiles[number] for number in set(factory.tiles)) if not _adds(without, tile)]
    cost = seasonal * buying.worker_price(state, player)
    return HirePreview(
        seasonal=seasonal,
        move=state.text(HIRE + seasonal),
        cost=cost,
        outlook=outlook_of(state, player, run, cost),
        gains=[then - before for then, before in zip(run.profits, now.profits, strict=True)],
        needs=sorted(tile.id for tile in idle if _adds(ways, tile)),
        why=reasons(state, HIRE + seasonal),
    )


def _adds(ways: Ways, tile: Tile) -> bool:
    return any(ways.loss(tile, price) > 0 for price in ways.prices)


def offers(state: FactoryManager, seat: int) -> list[OfferPreview]:
    """In phases 1 to 3 the tiles that can be bought or brought now."""
    if state.phase in (Phase.RUN, Phase.OVER):
        return []
    ways = best_placed(state, seat)
    numbers = set(state.market)
    if state.phase != Phase.BUY:
        numbers.update(move - BRING for move in state.fronts)
    return [_offer(ways, seat, state.figures.tiles[number]) for number in sorted(numbers)]


def _offer(ways: Ways, seat: int, tile: Tile) -> OfferPreview:
    state = ways.state
    player = state.players[seat]
    gains = _at_prices(ways, tile, ways.gain)
    return OfferPreview(
        tile=tile.id,
        cost=buying.price_of_round(state, player, tile.price),
        gains=gains[0],
        to_end=gains[1],
        room=not tile.in_hall() or has_room(state, ways.factory),
        why=reasons(state, BUY + tile.number) if _buys(state, seat) else [],
    )


def costs(state: FactoryManager, seat: int) -> dict[str, int]:
    """In phases 1 to 3 what every tile on the board and in the market costs this seat, as soon as that is known."""
    if state.phase in (Phase.RUN, Phase.OVER):
        return {}
    player = state.players[seat]
    lying = [tile for tile in state.figures.tiles if state.board[tile.number] or tile.number in state.market]
    prices = {tile.id: buying.price_of_round(state, player, tile.price) for tile in lying}
    return {id: price for id, price in prices.items() if price is not None}


def owned(state: FactoryManager, seat: int) -> list[OwnedPreview]:
    """In phases 1 to 3 what the tiles of this seat are worth, as if all of them were placed that find room."""
    if state.phase in (Phase.RUN, Phase.OVER):
        return []
    ways = best_placed(state, seat)
    found: list[OwnedPreview] = []
    for number in sorted({*ways.factory.tiles, *state.players[seat].beside}):
        tile = state.figures.tiles[number]
        stands = number in ways.factory.tiles
        losses = _at_prices(ways, tile, ways.loss) if stands else ([0] * len(ways.prices), 0)
        why = reasons(state, DEMOLISH + number) if _buys(state, seat) else []
        found.append(OwnedPreview(tile.id, *losses, why))
    return found


def _at_prices(ways: Ways, tile: Tile, gain: Callable[[Tile, int], int]) -> tuple[list[int], int]:
    """What a tile changes in this round at each of the next prices, and in all rounds at their mean ones."""
    state = ways.state
    means = mean_prices(state)
    by_price = {price: gain(tile, price) for price in {*ways.prices, *means}}
    factors = factors_left(state)
    now = [factors[0] * by_price[price] for price in ways.prices]
    return now, sum(factor * by_price[price] for factor, price in zip(factors, means, strict=True))


def _buys(state: FactoryManager, seat: int) -> bool:
    return state.phase == Phase.BUY and state.turn == seat


def bid_previews(state: FactoryManager) -> list[BidPreview]:
    """For whoever bids in phase 1: what each possible bid leaves."""
    auction = state.auction
    if state.phase != Phase.BID or auction is None:
        return []
    player = state.players[state.turn]
    last = auction.lot == max(tile for tile, _ in turn_order.tiles_of_round(state))
    extra = state.figures.extra if last else 0
    bids = range(auction.lowest_bid(), turn_order.most_workers(state, player) + 1)
    return [BidPreview(bid, player.available() - bid, player.available() - bid + extra) for bid in bids]


def plan(state: State, seat: int, more: Sequence[str] = (), less: Sequence[str] = ()) -> Plan:
    """With some tiles more and some less, which must be there; the seasonal workers of this round are gone by then."""
    assert isinstance(state, FactoryManager)
    numbers, tiles = state.figures.tile_numbers, state.figures.tiles
    player = state.players[seat]
    for id in less:
        if less.count(id) > [*player.factory.tiles, *player.beside].count(numbers[id]):
            raise UnreadableMove(phrase("plan-not-owned", tile=id), "factory-manager")
    bought = [tiles[numbers[id]] for id in more]
    factory, no_room = with_all_placed(state, player, bought, [tiles[numbers[id]] for id in less])
    ways = Ways(state, factory, player.workers)
    cost = sum(buying.price(state, player, tile.price) for tile in bought)
    return Plan(cost, run_of(ways, ways.best()), no_room)
