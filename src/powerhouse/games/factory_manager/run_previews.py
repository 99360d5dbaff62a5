"""How a factory would run, found out by the rules: runs worth a thought, profits of all rounds that remain."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from powerhouse.core.phrase import Phrase
from powerhouse.games.factory_manager import profit
from powerhouse.games.factory_manager.codes import DONE, STOP, Phase
from powerhouse.games.factory_manager.factory import Factory, Tile
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.state import FactoryManager
from powerhouse.games.factory_manager.ways import Way, Ways, has_room, mean_prices


class RunPreview(Struct, frozen=True, gc=False):
    """A way to run a factory: the machines and robots that are stopped and that run, and the figures of all that runs.

    `at_rest` is what the stopped ones would produce. `sold` is the lower of production and storage, and `neck` the one
    that holds the other back, null if they are equal.
    `free` workers are available next round; `profits` belong to the `next_prices` of the view, `profit` to its
    `likely_price`; the factor of the last round is in them. `moves` lead to it, where it can be decided now.
    """

    moves: list[str]
    stopped: list[str]
    running: list[str]
    workers: int
    free: int
    production: int
    at_rest: int
    storage: int
    sold: int
    neck: Literal["production", "storage"] | None
    energy: int
    income: int
    profits: list[int]
    profit: int


class Outlook(Struct, frozen=True, gc=False):
    """How a factory would do if nothing else changed: the best run now, or the one that was decided.

    `rounds` are the profits of the rounds that remain at their `mean_prices`, `end` is the money after them.
    """

    run: RunPreview
    rounds: list[int]
    end: int


class RunningPreview(Struct, frozen=True, gc=False):
    """For phase 4: the runs worth a thought, the most profitable first; at most `most_workers` can work.

    `now` is how the factory would do if nothing more is stopped, `why` says why that is not possible. Workers that are
    `free` count while there is a `next_round`.
    """

    runs: list[RunPreview]
    most_workers: int
    next_round: bool
    now: Outlook
    why: list[Phrase]


def running_preview(state: FactoryManager) -> RunningPreview:
    player = state.players[state.turn]
    ways = Ways(state, player.running, player.workers + player.seasonal)
    runs = [run_of(ways, way, [*(STOP + tile.number for tile in way[4]), DONE]) for way in ways.sensible()]
    now = outlook_of(state, player, run_of(ways, ways.whole(), [DONE]))
    return RunningPreview(runs, ways.most_working, not profit.is_last_round(state), now, reasons(state, DONE))


def outlook(state: FactoryManager, seat: int) -> Outlook | None:
    """As everybody can work it out; none when all is over."""
    if state.phase == Phase.OVER:
        return None
    ways = best_placed(state, seat)
    decided = state.phase == Phase.RUN and seat not in state.order[state.position :]
    return outlook_of(state, state.players[seat], run_of(ways, ways.whole() if decided else ways.best()))


def outlook_of(state: FactoryManager, player: Player, run: RunPreview, cost: int = 0) -> Outlook:
    """With this run now and the best one in all later rounds; seasonal workers are gone by then."""
    first, *means = mean_prices(state)
    rounds = [profit.profit(state, run.income, run.energy, first)]
    if means:
        factory, _ = with_all_placed(state, player, [], [])
        ways = Ways(state, factory, player.workers)
        rounds += [factor * ways.most(price) for factor, price in zip(factors_left(state)[1:], means, strict=True)]
    return Outlook(run, rounds, player.money - cost + sum(rounds))


def best_placed(state: FactoryManager, seat: int) -> Ways:
    """The ways of a factory in the next phase 4, or in this one: by then all tiles are placed that find room."""
    player = state.players[seat]
    if state.phase != Phase.RUN:
        factory, _ = with_all_placed(state, player, [], [])
        return Ways(state, factory, player.workers + player.hired)
    begun = seat not in state.order[state.position + 1 :]
    return Ways(state, player.running if begun else player.factory, player.workers + player.seasonal)


def with_all_placed(
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


def run_of(ways: Ways, way: Way, moves: Sequence[int] = ()) -> RunPreview:
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
        at_rest=sum(int(tile.production) for tile in stopped),
        storage=profit.storage(state, runs.storage),
        sold=profit.sold(state, runs.production, runs.storage),
        neck=profit.neck(state, runs.production, runs.storage),
        energy=energy,
        income=income,
        profits=[profit.profit(state, income, energy, price) for price in ways.prices],
        profit=profit.profit(state, income, energy, ways.price),
    )


def factors_left(state: FactoryManager) -> list[int]:
    """How often the profit of each of the rounds that remain counts, this one first."""
    return [int(profit.factor_in(state, round)) for round in range(state.round, state.figures.rounds + 1)]


def reasons(state: FactoryManager, move: int) -> list[Phrase]:
    return [refusal.phrase() for refusal in state.refusals(move)]
