"""What greedy expects of a factory: profits until the end of the game, and workers to do more with."""

from typing import Final

from powerhouse.bots.factory_manager.greedy.runs import Weights, best_run
from powerhouse.games.factory_manager.codes import CONTROL
from powerhouse.games.factory_manager.factory import Factory
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.state import FactoryManager
from powerhouse.games.factory_manager.turn_order import discount

MONEY: Final[tuple[float, ...]] = (1.0, 1.1, 1.3, 1.6, 2.0)
"""What an elektro is worth after the purchases of a round, by the rounds that follow: early money grows."""

NEXT_WORKER: Final[tuple[float, ...]] = (0.0, 4.0, 10.0, 10.0, 10.0)
"""What a worker is worth who will be available in the next round, by the rounds that follow this one."""

TILE_COST: Final = 11
"""About what a worker spends on a tile."""

IDLE: Final = 0.2
"""The share of its worth that a worker keeps for whom there is no money."""

LATER_WORKER: Final = 4.0
"""What a worker whom the factory does not need is worth in each round after the next."""

MOST_WORKERS: Final = 5
"""More workers than these are of no use in a later round."""

CATCH_UP: Final = 0.3
"""The share of its worth that has a unit by which production is ahead of storage, or storage of production."""

MOST_AHEAD: Final = 4
"""One that is further ahead has got too far."""

IMPOSSIBLE: Final = -1e9


class Outlook:
    """Judges factories for one player in one position."""

    def __init__(self, state: FactoryManager, player: Player) -> None:
        figures = state.figures
        self.figures = figures
        self.player = player
        self.own = int(player.workers)
        self.discount = int(discount(state, player))
        self.wage = self.discounted(figures.seasonal_price)
        self.printed_tracks = state.rulings.printed_tracks
        self.after = int(figures.rounds - state.round)
        self.money = _entry(MONEY, self.after)
        self.next_worker = _entry(NEXT_WORKER, self.after)
        self._set_weights(expected_prices(state))
        self._prospects: dict[tuple[int, ...], Prospect] = {}

    def _set_weights(self, prices: list[float]) -> None:
        """How much income and energy of this round, of later ones and of all together count."""
        figures = self.figures
        self.price = prices[0]
        self.factor = 1 if self.after else figures.last_factor
        counts = [_entry(MONEY, after) for after in range(self.after, -1, -1)]
        counts[-1] *= figures.last_factor
        income, energy = sum(counts), sum([count * price for count, price in zip(counts, prices)])
        self.now = Weights(figures, counts[0], counts[0] * prices[0])
        self.always = Weights(figures, income, energy)
        self.later = Weights(figures, income - counts[0], energy - counts[0] * prices[0])
        self.later_worker = LATER_WORKER * max(0, self.after - 1)

    def discounted(self, price: int) -> int:
        return max(0, price - self.discount)

    def worth(self, factory: Factory, money: int) -> float:
        """Money, all profits to come and the workers who will be available, if the best number of them is hired."""
        return self._hiring(factory, money)[0]

    def hires(self, factory: Factory, money: int) -> int:
        """How many seasonal workers to hire."""
        return self._hiring(factory, money)[1]

    def _hiring(self, factory: Factory, money: int) -> tuple[float, int]:
        key = tuple(factory.tiles)
        prospect = self._prospects.get(key)
        if prospect is None:
            prospect = self._prospects[key] = Prospect(self, factory)
        best, best_hired = IMPOSSIBLE, 0
        most = self.figures.seasonal_most if self.after or prospect.short else 0
        for hired in range(most + 1):
            if hired and hired * self.wage > money:
                break
            profit, available = prospect.this_round(hired)
            cash = money - hired * self.wage + profit
            worth = self.money * cash + self.workers_worth(available, cash) + prospect.later
            if worth > best:
                best, best_hired = worth, hired
        return best, best_hired

    def workers_worth(self, available: int, cash: float) -> float:
        """What workers available in the next round are worth, with so much money for them to spend."""
        busy = cash / TILE_COST
        return self.next_worker * (available if available <= busy else busy + IDLE * (available - busy))

    def use(self, number: int) -> float:
        """What a tile would bring the player who bought it now."""
        tile, player = self.figures.tiles[number], self.player
        if not tile.in_hall() and player.rooms >> (tile.type - CONTROL) & 1:
            return 0.0
        money = int(player.purse())
        bought = self.worth(player.factory.with_tile(tile), money - self.discounted(tile.price))
        return max(0.0, bought - self.worth(player.factory, money))

    def income(self, run: Factory) -> int:
        sold = min(run.production, run.storage)
        if self.printed_tracks:
            sold = min(sold, self.figures.most_production, self.figures.most_storage)
        return int(self.figures.income(sold))

    def energy(self, run: Factory) -> int:
        energy = max(run.energy, self.figures.least_energy)
        return min(energy, self.figures.most_energy) if self.printed_tracks else energy

    def profit(self, run: Factory) -> float:
        """What a run is expected to bring this round."""
        return self.factor * (self.income(run) - self.price * self.energy(run))


class Prospect:
    """How a factory runs with its own workers, and what it is worth after this round.

    It is `short` of workers if with more of them it could sell more.
    """

    __slots__ = ("_available", "_factory", "_outlook", "_profit", "later", "short")

    def __init__(self, outlook: Outlook, factory: Factory) -> None:
        figures = outlook.figures
        run = best_run(figures, factory, outlook.own, outlook.always)
        self._outlook = outlook
        self._factory = factory
        self._profit = outlook.profit(run)
        self._available = outlook.own - max(0, int(run.workers))
        self.short = factory.workers > outlook.own - figures.kept_when_running and run.production < run.storage
        ahead = min(MOST_AHEAD, abs(int(run.production - run.storage))) * int(figures.income(1) - figures.income(0))
        self.later = (
            outlook.later.income * (outlook.income(run) + CATCH_UP * ahead)
            - outlook.later.energy * outlook.energy(run)
            + outlook.later_worker * min(MOST_WORKERS, self._available)
        )

    def this_round(self, hired: int) -> tuple[float, int]:
        """Profit, and workers who stay available, with the help of so many seasonal workers."""
        if not (hired and self.short):
            return self._profit, self._available + hired
        outlook = self._outlook
        workers = outlook.own + hired
        run = best_run(outlook.figures, self._factory, workers, outlook.now)
        return outlook.profit(run), workers - max(0, int(run.workers))


def expected_prices(state: FactoryManager) -> list[float]:
    """What energy will cost in this round and the ones that follow, if the tiles to come are average ones."""
    track = state.figures.energy_prices
    rise = sum(state.energy_unseen) / len(state.energy_unseen)
    space = float(state.energy_space)
    prices: list[float] = []
    for number in range(int(state.round), state.figures.rounds + 1):
        if number > state.round or not state.zero_on_top:
            space = min(space + rise, len(track) - 1)
        below = int(space)
        above = min(below + 1, len(track) - 1)
        prices.append(track[below] + (space - below) * (track[above] - track[below]))
    return prices


def _entry(table: tuple[float, ...], rounds: int) -> float:
    """The entry for so many rounds that follow; a longer game begins like the longest in the table."""
    return table[min(rounds, len(table) - 1)]
