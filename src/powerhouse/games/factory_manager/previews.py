"""What a decision would bring, found out by the rules: help for whoever buys tiles or decides what runs."""

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct

from powerhouse.core.errors import UnreadableMove
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.core.state import State
from powerhouse.games.factory_manager import buying, profit, turn_order
from powerhouse.games.factory_manager.codes import BRING, BUY, DEMOLISH, DONE, HIRE, STOP, Phase
from powerhouse.games.factory_manager.factory import Factory, Tile
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.state import FactoryManager
from powerhouse.games.factory_manager.ways import Way, Ways, has_room, mean_prices


class RunPreview(Struct, frozen=True):
    """A way to run a factory: the machines and robots that are stopped and that run, and the figures of all that runs.

    `sold` is the lower of production and storage, and `neck` the one that holds the other back, null if they are equal.
    `free` workers are available next round; `profits` belong to the `next_prices` of the view, `profit` to its
    `likely_price`; the factor of the last round is in them. `moves` lead to it, where it can be decided now.
    """

    moves: list[str]
    stopped: list[str]
    running: list[str]
    workers: int
    free: int
    production: int
    storage: int
    sold: int
    neck: Literal["production", "storage"] | None
    energy: int
    income: int
    profits: list[int]
    profit: int


class Outlook(Struct, frozen=True):
    """How a factory would do if nothing else changed: the best run now, or the one that was decided.

    `rounds` are the profits of the rounds that remain at their `mean_prices`, `end` is the money after them.
    """

    run: RunPreview
    rounds: list[int]
    end: int


class TilePreview(Struct, frozen=True):
    """A tile for sale: what it costs this player, and what it would add to the profit at the likely price.

    `move` buys it, legal now or not.
    """

    tile: str
    move: str
    cost: int
    gain: int


class Plan(Struct, frozen=True):
    """What tiles cost together and how the factory would then run best, with all placed but those without room."""

    cost: int
    run: RunPreview
    no_room: list[str]


class HirePreview(Struct, frozen=True):
    """So many seasonal workers for the next round: what they cost, and how the factory would then do.

    `why` says why they cannot be hired now.
    """

    seasonal: int
    move: str
    cost: int
    outlook: Outlook
    why: list[Phrase]


class BuyingPreview(Struct, frozen=True):
    """For phase 3: how the factory would run as it is, each kind of tile in the market, and seasonal workers."""

    plan: Plan
    tiles: list[TilePreview]
    hires: list[HirePreview]


class RunningPreview(Struct, frozen=True):
    """For phase 4: the runs worth a thought, the most profitable first; at most `most_workers` can work.

    `now` is how the factory would do if nothing more is stopped, `why` says why that is not possible. Workers that are
    `free` count while there is a `next_round`.
    """

    runs: list[RunPreview]
    most_workers: int
    next_round: bool
    now: Outlook
    why: list[Phrase]


class OfferPreview(Struct, frozen=True):
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


class OwnedPreview(Struct, frozen=True):
    """A tile in the factory or beside it: what would be lacking in the profit without it, as in `OfferPreview`.

    `why` says why it cannot be demolished, while this player buys.
    """

    tile: str
    losses: list[int]
    to_end: int
    why: list[Phrase]


class BidPreview(Struct, frozen=True):
    """A bid: how many workers it leaves, who can each bring and buy a tile, and the tiles to `bring` then in all."""

    bid: int
    left: int
    bring: int


def buying_preview(state: FactoryManager) -> BuyingPreview:
    player = state.players[state.turn]
    factory, no_room = _with_all_placed(state, player, [], [])
    ways = Ways(state, factory, player.workers)
    tiles = [state.figures.tiles[number] for number in sorted(set(state.market))]
    prices = [buying.price(state, player, tile.price) for tile in tiles]
    factor = profit.factor(state)
    rows = zip(tiles, prices, [factor * ways.gain(tile, ways.price) for tile in tiles])
    return BuyingPreview(
        plan=Plan(0, _run(ways, ways.best()), no_room),
        tiles=[TilePreview(tile.id, state.text(BUY + tile.number), cost, gain) for tile, cost, gain in rows],
        hires=[_hire(state, player, factory, seasonal) for seasonal in range(1, state.figures.seasonal_most + 1)],
    )


def _hire(state: FactoryManager, player: Player, factory: Factory, seasonal: int) -> HirePreview:
    ways = Ways(state, factory, player.workers + seasonal)
    cost = seasonal * buying.worker_price(state, player)
    return HirePreview(
        seasonal=seasonal,
        move=state.text(HIRE + seasonal),
        cost=cost,
        outlook=_outlook(state, player, _run(ways, ways.best()), cost),
        why=_why(state, HIRE + seasonal),
    )


def running_preview(state: FactoryManager) -> RunningPreview:
    player = state.players[state.turn]
    ways = Ways(state, player.running, player.workers + player.seasonal)
    runs = [_run(ways, way, [*(STOP + tile.number for tile in way[4]), DONE]) for way in ways.sensible()]
    now = _outlook(state, player, _run(ways, ways.whole(), [DONE]))
    return RunningPreview(runs, ways.most_working, not profit.is_last_round(state), now, _why(state, DONE))


def offers(state: FactoryManager, seat: int) -> list[OfferPreview]:
    """In phases 1 to 3 the tiles that can be bought or brought now."""
    if state.phase in (Phase.RUN, Phase.OVER):
        return []
    ways = _best_placed(state, seat)
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
        why=_why(state, BUY + tile.number) if _buys(state, seat) else [],
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
    ways = _best_placed(state, seat)
    found: list[OwnedPreview] = []
    for number in sorted({*ways.factory.tiles, *state.players[seat].beside}):
        tile = state.figures.tiles[number]
        stands = number in ways.factory.tiles
        losses = _at_prices(ways, tile, ways.loss) if stands else ([0] * len(ways.prices), 0)
        why = _why(state, DEMOLISH + number) if _buys(state, seat) else []
        found.append(OwnedPreview(tile.id, *losses, why))
    return found


def _at_prices(ways: Ways, tile: Tile, gain: Callable[[Tile, int], int]) -> tuple[list[int], int]:
    """What a tile changes in this round at each of the next prices, and in all rounds at their mean ones."""
    state = ways.state
    means = mean_prices(state)
    by_price = {price: gain(tile, price) for price in {*ways.prices, *means}}
    factors = _factors(state)
    now = [factors[0] * by_price[price] for price in ways.prices]
    return now, sum(factor * by_price[price] for factor, price in zip(factors, means, strict=True))


def _factors(state: FactoryManager) -> list[int]:
    """How often the profit of each of the rounds that remain counts, this one first."""
    return [int(profit.factor_in(state, round)) for round in range(state.round, state.figures.rounds + 1)]


def _buys(state: FactoryManager, seat: int) -> bool:
    return state.phase == Phase.BUY and state.turn == seat


def _why(state: FactoryManager, move: int) -> list[Phrase]:
    return [refusal.phrase() for refusal in state.refusals(move)]


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


def outlook(state: FactoryManager, seat: int) -> Outlook | None:
    """As everybody can work it out; none when all is over."""
    if state.phase == Phase.OVER:
        return None
    ways = _best_placed(state, seat)
    decided = state.phase == Phase.RUN and seat not in state.order[state.position :]
    return _outlook(state, state.players[seat], _run(ways, ways.whole() if decided else ways.best()))


def _outlook(state: FactoryManager, player: Player, run: RunPreview, cost: int = 0) -> Outlook:
    """With this run now and the best one in all later rounds; seasonal workers are gone by then."""
    first, *means = mean_prices(state)
    rounds = [profit.profit(state, run.income, run.energy, first)]
    if means:
        factory, _ = _with_all_placed(state, player, [], [])
        ways = Ways(state, factory, player.workers)
        rounds += [factor * ways.most(price) for factor, price in zip(_factors(state)[1:], means, strict=True)]
    return Outlook(run, rounds, player.money - cost + sum(rounds))


def _best_placed(state: FactoryManager, seat: int) -> Ways:
    """The ways of a factory in the next phase 4, or in this one: by then all tiles are placed that find room."""
    player = state.players[seat]
    if state.phase != Phase.RUN:
        factory, _ = _with_all_placed(state, player, [], [])
        return Ways(state, factory, player.workers + player.hired)
    begun = seat not in state.order[state.position + 1 :]
    return Ways(state, player.running if begun else player.factory, player.workers + player.seasonal)


def plan(state: State, seat: int, more: Sequence[str] = (), less: Sequence[str] = ()) -> Plan:
    """With some tiles more and some less, which must be there; the seasonal workers of this round are gone by then."""
    assert isinstance(state, FactoryManager)
    numbers, tiles = state.figures.tile_numbers, state.figures.tiles
    player = state.players[seat]
    for id in less:
        if less.count(id) > [*player.factory.tiles, *player.beside].count(numbers[id]):
            raise UnreadableMove(phrase("plan-not-owned", tile=id), "factory-manager")
    bought = [tiles[numbers[id]] for id in more]
    factory, no_room = _with_all_placed(state, player, bought, [tiles[numbers[id]] for id in less])
    ways = Ways(state, factory, player.workers)
    cost = sum(buying.price(state, player, tile.price) for tile in bought)
    return Plan(cost, _run(ways, ways.best()), no_room)


def _with_all_placed(
    state: FactoryManager, player: Player, more: list[Tile], less: list[Tile]
) -> tuple[Factory, list[str]]:
    """The factory with the tiles beside it and more, as far as there is room for them, and those without."""
    coming = [*(state.figures.tiles[number] for number in player.beside), *more]
    factory = player.factory
    for tile in less:
        if tile in coming:
            coming.remove(tile)
        else:
            factory = factory.without(tile)
    no_room: list[str] = []
    for tile in coming:
        if not tile.in_hall() or has_room(state, factory):
            factory = factory.with_tile(tile)
        else:
            no_room.append(tile.id)
    return factory, no_room


def _run(ways: Ways, way: Way, moves: Sequence[int] = ()) -> RunPreview:
    state, tiles, runs = ways.state, ways.state.figures.tiles, ways.factory
    stopped = way[4]
    for tile in stopped:
        runs = runs.without(tile)
    working = max(0, runs.workers)
    energy, income = profit.energy(state, runs.energy), profit.income(state, runs.production, runs.storage)
    return RunPreview(
        moves=[state.text(move) for move in moves],
        stopped=[tile.id for tile in stopped],
        running=[tiles[number].id for number in runs.tiles if tiles[number].stoppable()],
        workers=working,
        free=ways.workers - working,
        production=profit.production(state, runs.production),
        storage=profit.storage(state, runs.storage),
        sold=profit.sold(state, runs.production, runs.storage),
        neck=profit.neck(state, runs.production, runs.storage),
        energy=energy,
        income=income,
        profits=[profit.profit(state, income, energy, price) for price in ways.prices],
        profit=profit.profit(state, income, energy, ways.price),
    )
