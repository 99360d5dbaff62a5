"""All ways to run a factory, one that stands or one that is planned: what is stopped, and what that would earn."""

from collections.abc import Callable
from functools import cache, lru_cache, partial
from itertools import combinations
from operator import itemgetter

from powerhouse.games.factory_manager import profit, running
from powerhouse.games.factory_manager.codes import MACHINE, Phase
from powerhouse.games.factory_manager.factory import Factory, Tile
from powerhouse.games.factory_manager.figures import Figures
from powerhouse.games.factory_manager.rulings import Rulings
from powerhouse.games.factory_manager.state import FactoryManager

Way = tuple[int, int, int, int, tuple[Tile, ...]]
"""Of what runs production, energy, workers and the machines that could serve further robots; and what is stopped."""


def next_prices(state: FactoryManager) -> list[int]:
    """The energy prices at which the next profit may be paid, ascending."""
    return sorted({_price_after(state, rise) for rise in _rises(state)})


def likely_price(state: FactoryManager) -> int:
    """The energy price after what most of the tiles say that may come."""
    rises = _rises(state)
    return _price_after(state, max(sorted(set(rises)), key=rises.count, default=0))


def next_odds(state: FactoryManager) -> list[int]:
    """How many of the tiles that may come next give each of the next prices."""
    prices = [_price_after(state, rise) for rise in _rises(state)]
    return [prices.count(price) for price in sorted(set(prices))]


def mean_prices(state: FactoryManager) -> list[int]:
    """The energy price of each round that remains, this one first: the mean of what may come, to the nearest whole."""
    known = 1 if state.zero_on_top else 0
    unseen = state.energy_unseen
    means: list[int] = []
    for drawn in range(1 - known, running.tiles_to_come(state) + 1):
        prices = [_price_after(state, sum(rises)) for rises in combinations(unseen, drawn)]
        means.append((2 * sum(prices) + len(prices)) // (2 * len(prices)))
    return means


def _rises(state: FactoryManager) -> list[int]:
    if state.phase == Phase.OVER:
        return []
    return [0] if state.zero_on_top else state.energy_unseen


def _price_after(state: FactoryManager, rise: int) -> int:
    return state.figures.energy_price(running.space_after(state, rise))


@lru_cache(maxsize=256)
def _counted(figures: Figures, rulings: Rulings, storage: int) -> tuple[Callable[[int], int], Callable[[int], int]]:
    """Income by production and energy as the rules count them, remembered since a view must be quick."""
    table = FactoryManager()
    table.lay_out(figures, {}, rulings)
    return cache(lambda made: profit.income(table, made, storage)), cache(partial(profit.energy, table))


class Ways:
    """Of what a factory could run with so many workers; sums are added up without building each one."""

    def __init__(self, state: FactoryManager, factory: Factory, workers: int) -> None:
        self.state = state
        self.factory = factory
        self.workers = workers
        self.most_working = running.most_working(state, workers)
        self.prices = next_prices(state)
        self.price = likely_price(state)
        self._income, self._energy = _counted(state.figures, state.rulings, factory.storage)
        self._ways = self._all()
        self._possible = [way for way in self._ways if way[2] <= self.most_working and way[3] >= 0]
        self._earned = [self._income(way[0]) - self._energy(way[1]) * self.price for way in self._possible]

    def _all(self) -> list[Way]:
        """Every choice of what is stopped; to stop anything but machines and robots is no use."""
        factory = self.factory
        spare = running.spare_machines(self.state, factory.machines, factory.robots)
        ways: list[Way] = [(factory.production, factory.energy, factory.workers, spare, ())]
        for number in sorted(set(factory.tiles)):
            tile = self.state.figures.tiles[number]
            if tile.stoppable():
                less = self._spare(tile)
                ways += [
                    (
                        made - times * tile.production,
                        used - times * tile.energy,
                        working - times * tile.workers,
                        spare - times * less,
                        stopped + (tile,) * times,
                    )
                    for made, used, working, spare, stopped in ways
                    for times in range(1, list(factory.tiles).count(number) + 1)
                ]
        return ways

    def _spare(self, tile: Tile) -> int:
        """How many robots more, or fewer, can run if this tile does."""
        is_machine = tile.type == MACHINE
        return running.spare_machines(self.state, is_machine, tile.stoppable() and not is_machine)

    def whole(self) -> Way:
        """Nothing is stopped, possible or not."""
        return self._ways[0]

    def best(self) -> Way:
        """The most profitable at the likely price; of equal ones that with most free workers, then fewest stops."""
        most = max(self._earned)
        equal = [way for way, earned in zip(self._possible, self._earned) if earned == most]
        return min(equal, key=lambda way: (max(0, way[2]), len(way[4])))

    def sensible(self) -> list[Way]:
        """Those that no other beats in profit at every price and in free workers, who count until the last round."""
        last = profit.is_last_round(self.state)
        lowest, highest = self.prices[0], self.prices[-1]
        found: list[tuple[int, int, int, int, int, Way]] = []
        for way in self._possible:
            income, energy = self._income(way[0]), self._energy(way[1])
            loss = sum(self.prices) * energy - len(self.prices) * income
            working = 0 if last else max(0, way[2])
            found.append((loss, working, len(way[4]), income - energy * lowest, income - energy * highest, way))
        found.sort(key=itemgetter(0, 1, 2))
        kept: list[tuple[int, int, int, int, int, Way]] = []
        for run in found:  # whatever beats another stands before it, and at prices between is as good as at both ends
            if not any(run[1] >= other[1] and run[3] <= other[3] and run[4] <= other[4] for other in kept):
                kept.append(run)
        return [run[5] for run in kept]

    def most(self, price: int) -> int:
        """The highest profit at an energy price; that it may count twice is not in it."""
        return max([self._income(way[0]) - self._energy(way[1]) * price for way in self._possible])

    def gain(self, tile: Tile, price: int) -> int:
        """What this tile would add to the highest profit."""
        now = self.most(price)
        return self._best_with(tile, now, price) - now

    def loss(self, tile: Tile, price: int) -> int:
        """What would be lacking in the highest profit without this tile of the factory."""
        storage = self.factory.storage - tile.storage
        income, energy = _counted(self.state.figures, self.state.rulings, storage)
        saved, most = (0, self.most_working) if tile.stoppable() else (tile.energy, self.most_working + tile.workers)
        earned = [
            income(made) - energy(needed - saved) * price
            for made, needed, workers, spare, stopped in self._ways
            if workers <= most and spare >= 0 and (tile in stopped or not tile.stoppable())
        ]
        return self.most(price) - max(earned)

    def _best_with(self, tile: Tile, now: int, price: int) -> int:
        """A control or an optimizer takes the place of the one before; what finds no room changes nothing."""
        used, most = tile.energy, self.most_working - tile.workers
        if not tile.in_hall():
            for number in self.factory.tiles:
                other = self.state.figures.tiles[number]
                if other.type == tile.type:
                    used, most = used - other.energy, most + other.workers
        elif not has_room(self.state, self.factory):
            return now
        more, lacking = tile.production, -self._spare(tile)
        income, energy = _counted(self.state.figures, self.state.rulings, self.factory.storage + tile.storage)
        earned = [
            income(made + more) - energy(needed + used) * price
            for made, needed, workers, spare, _ in self._ways
            if workers <= most and spare >= lacking
        ]
        return max([now, *earned]) if tile.stoppable() else max(earned)


def has_room(state: FactoryManager, factory: Factory) -> bool:
    """Whether a further tile finds a hall or a building site, or needs none."""
    return factory.halls < state.figures.halls + state.figures.sites or state.rulings.beside_counts
