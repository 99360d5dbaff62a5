"""Ways to run a factory: what is stopped, what that needs, makes and earns; also of a factory that is only planned."""

from collections.abc import Iterator
from dataclasses import dataclass

from powerhouse.games.factory_manager import profit
from powerhouse.games.factory_manager.codes import DONE, STOP, Phase
from powerhouse.games.factory_manager.factory import Factory, Tile
from powerhouse.games.factory_manager.state import FactoryManager


@dataclass(frozen=True)
class Run:
    """Tiles that are stopped and that run, and the figures of all that runs; `free` workers are available next round.

    `profits` belong to the energy prices that may come, in the order of `prices_to_come`.
    """

    stopped: tuple[str, ...]
    running: tuple[str, ...]
    workers: int
    free: int
    production: int
    storage: int
    energy: int
    income: int
    profits: tuple[int, ...]

    @property
    def move(self) -> str:
        return ", ".join([*(f"stop {tile}" for tile in self.stopped), "done"])


def rises_to_come(state: FactoryManager) -> list[int]:
    """By how many spaces the energy price may rise next, ascending."""
    return [0] if state.zero_on_top else sorted(set(state.energy_unseen))


def likely_rise(state: FactoryManager) -> int:
    """What most of the energy tiles that may come next say."""
    return max(rises_to_come(state), key=lambda rise: (state.energy_unseen.count(rise), -rise), default=0)


def price_after(state: FactoryManager, rise: int) -> int:
    """The energy price after so many spaces; the track ends somewhere."""
    last = len(state.figures.energy_prices) - 1
    return state.figures.energy_price(min(state.energy_space + rise, last))


def prices_to_come(state: FactoryManager) -> list[int]:
    """The energy prices at which the next profit may be paid, ascending."""
    return sorted({price_after(state, rise) for rise in rises_to_come(state)})


def is_last_round(state: FactoryManager) -> bool:
    return state.round == state.figures.rounds


def sensible(state: FactoryManager, seat: int) -> list[Run]:
    """In phase 4 the runs worth a thought, the most profitable first: none that another beats in profit and workers."""
    found = list(_runs(state, seat))
    last = is_last_round(state)
    kept = [run for run in found if not any(_beats(other, run, last) for other in found)]
    return sorted(kept, key=lambda run: (-sum(run.profits), -run.free, len(run.stopped)))


def planned(
    state: FactoryManager, seat: int, more: list[Tile] | None = None, less: list[Tile] | None = None, hired: int = 0
) -> Run:
    """The best run at the likely price of all that finds room, with tiles and seasonal workers to come or go."""
    tried = state.copy()
    player = tried.players[seat]
    figures = state.figures
    coming = [*(figures.tiles[number] for number in player.beside), *(more or [])]
    factory = player.factory
    for tile in less or []:
        if tile in coming:
            coming.remove(tile)
        else:
            factory = factory.without(tile)
    for tile in coming:
        has_room = factory.halls < figures.halls + figures.sites or state.rulings.beside_counts
        if has_room or not tile.in_hall():
            factory = factory.with_tile(tile)
    player.running = factory
    player.seasonal = hired
    at = prices_to_come(state).index(price_after(state, likely_rise(state)))
    return max(_runs(tried, seat), key=lambda run: (run.profits[at], run.free, -len(run.stopped)))


def likely_profit(state: FactoryManager, run: Run) -> int:
    return run.profits[prices_to_come(state).index(price_after(state, likely_rise(state)))]


def _runs(state: FactoryManager, seat: int) -> Iterator[Run]:
    """Every legal way to run what is running in this state; to stop other things than machines and robots is no use."""
    tried = state.copy()
    tried.phase = Phase.RUN
    tried.turn = seat
    player = tried.players[seat]
    prices = prices_to_come(state)
    factor = state.figures.last_factor if is_last_round(state) else 1
    tiles = state.figures.tiles
    kinds = [tiles[move - STOP] for move in tried.moves() if move >= STOP and tiles[move - STOP].stoppable()]
    for stopped, running in _ways(player.running, kinds):
        player.running = running
        if tried.refusals(DONE):
            continue
        energy, income = profit.energy(tried, player), profit.income(tried, player)
        needed = max(0, running.workers)
        yield Run(
            tuple(tile.id for tile in stopped),
            tuple(tiles[number].id for number in running.tiles if tiles[number] in kinds),
            needed,
            player.workers + player.seasonal - needed,
            profit.production(tried, player),
            profit.storage(tried, player),
            energy,
            income,
            tuple(factor * (income - energy * price) for price in prices),
        )


def _ways(running: Factory, kinds: list[Tile]) -> Iterator[tuple[list[Tile], Factory]]:
    """Every choice of how many of each kind are stopped."""
    if not kinds:
        yield [], running
        return
    first, others = kinds[0], kinds[1:]
    for count in range(running.tiles.count(first.number) + 1):
        if count:
            running = running.without(first)
        for stopped, rest in _ways(running, others):
            yield [first] * count + stopped, rest


def _beats(other: Run, run: Run, last: bool) -> bool:
    """Whether the other leaves no fewer workers, earns no less, and is better somewhere or stops less."""
    if any(mine > theirs for mine, theirs in zip(run.profits, other.profits)):
        return False
    if not last and run.free > other.free:
        return False
    if other.profits == run.profits and (last or other.free == run.free):
        return (len(other.stopped), other.stopped) < (len(run.stopped), run.stopped)
    return True
