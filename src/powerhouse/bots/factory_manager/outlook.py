"""What a player may expect of a factory: the profits to come, and workers to do more with."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.factory_manager.run import Run
from powerhouse.bots.factory_manager.sketch import Sketch
from powerhouse.bots.factory_manager.weights import ROUNDS, Weights
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.state import FactoryManager
from powerhouse.games.factory_manager.turn_order import discount

IMPOSSIBLE: Final = -1e9
"""The worth of what cannot be."""


class Outlook:
    """Judges factories for one player in one position."""

    def __init__(self, state: FactoryManager, player: Player, weights: Weights) -> None:
        figures = state.figures
        after: i64 = figures.rounds - state.round
        self.after: i64 = after
        self.weights = weights
        self.own: i64 = player.workers
        self.discount: i64 = discount(state, player)
        wage: i64 = figures.seasonal_price
        wage -= self.discount
        self.wage: i64 = wage if wage > 0 else 0
        self.kept: i64 = figures.kept_when_running
        self.most_hired: i64 = figures.seasonal_most
        self.least_energy: i64 = figures.least_energy
        far = 1_000_000
        printed = state.rulings.printed_tracks
        self.most_sold: i64 = min(figures.most_production, figures.most_storage) if printed else far
        self.most_energy: i64 = figures.most_energy if printed else far
        self.idle = weights.idle
        self.tile_cost = weights.tile_cost
        self.most_buyers = weights.most_buyers
        self.most_ahead = weights.most_ahead
        self.money = _entry(weights.money, after)
        self.buyer = _entry(weights.buyer, after) if after else 0.0
        self.later_worker = weights.later_worker * float(after - 1) if after > 1 else 0.0
        self.hall = weights.hall * float(after)
        self._expect(state)

    def _expect(self, state: FactoryManager) -> None:
        """What a unit sold and a unit of energy bring and cost: in this round, and in all later ones."""
        figures = state.figures
        weights = self.weights
        unit = float(figures.incomes[1] - figures.incomes[0])
        last: i64 = len(figures.energy_prices) - 1
        rise = 0.0
        for step in state.energy_unseen:
            rise += float(step)
        rise /= float(len(state.energy_unseen))
        space = float(state.energy_space)
        later_income = 0.0
        later_energy = 0.0
        self.price = 0.0
        after = self.after
        while after >= 0:
            if after < self.after or not state.zero_on_top:
                space += rise
            if space > float(last):
                space = float(last)
            below: i64 = int(space)
            price = float(figures.energy_prices[below])
            if below < last:
                price += (space - float(below)) * (float(figures.energy_prices[below + 1]) - price)
            counts = _entry(weights.money, after)
            if after == 0:
                counts *= float(figures.last_factor)
            if after == self.after:
                self.price = price
                self.unit = unit
                self.factor = float(figures.last_factor) if after == 0 else 1.0
            else:
                later_income += counts * unit
                later_energy += counts * price
            after -= 1
        self.later_unit = later_income * weights.lasting
        self.later_energy = later_energy * weights.lasting
        self.later_ahead = self.later_unit * weights.catch_up
        counts = self.money * self.factor
        self.run = Run(
            counts * unit + self.later_unit,
            counts * self.price + self.later_energy,
            weights.freed * float(self.after),
            figures.robots_a_machine,
        )

    def value(self, sketch: Sketch) -> float:
        """Money, all profits to come and the workers who will be available, if the best number of them is hired."""
        if sketch.workers > self.own - self.kept:
            return self._value_with_helpers(sketch)
        run = self.run
        run.settle(sketch, self.own - self.kept)
        return self._value_running(sketch, run.production, run.energy, run.workers) - run.penalty

    def hires(self, sketch: Sketch) -> int:
        """How many seasonal workers to hire."""
        best = IMPOSSIBLE
        best_hired = 0
        hired: i64
        for hired in range(self.most_hired + 1):
            if hired and (hired * self.wage > sketch.money or not self._helps(sketch, hired)):
                break
            value = self.value_hiring(sketch, hired)
            if value > best:
                best = value
                best_hired = hired
        return best_hired

    def value_hiring(self, sketch: Sketch, hired: i64) -> float:
        """The worth if exactly so many seasonal workers are hired."""
        run = self.run
        run.settle(sketch, self.own + hired - self.kept)
        later = self._later(sketch, run.production, run.energy, run.workers)
        cash = float(sketch.money - hired * self.wage) + self.profit(run.production, sketch.storage, run.energy)
        return later + self.cash_and_buyers(cash, self.own + hired - _positive(run.workers)) - run.penalty

    def _value_with_helpers(self, sketch: Sketch) -> float:
        """The worth of a factory that cannot run as it is without seasonal workers."""
        best = self.value_hiring(sketch, 0)
        hired: i64
        for hired in range(1, self.most_hired + 1):
            if hired * self.wage > sketch.money or not self._helps(sketch, hired):
                break
            value = self.value_hiring(sketch, hired)
            if value > best:
                best = value
        return best

    def _helps(self, sketch: Sketch, hired: i64) -> bool:
        """Whether the last of so many seasonal workers has something to do, now or in the next round."""
        return self.after > 0 or sketch.workers > self.own + hired - 1 - self.kept

    def _value_running(self, sketch: Sketch, production: i64, energy: i64, workers: i64) -> float:
        """The worth if just this runs, with the best number of seasonal workers for the next round."""
        cash = float(sketch.money) + self.profit(production, sketch.storage, energy)
        available = self.own - _positive(workers)
        best = self.cash_and_buyers(cash, available)
        if self.after:
            hired: i64
            for hired in range(1, self.most_hired + 1):
                if hired * self.wage > sketch.money:
                    break
                value = self.cash_and_buyers(cash - float(hired * self.wage), available + hired)
                if value <= best:
                    break
                best = value
        return best + self._later(sketch, production, energy, workers)

    def cash_and_buyers(self, cash: float, available: i64) -> float:
        """What money and workers are worth who will be available in the next round."""
        workers = float(available)
        if workers > self.most_buyers:
            workers = self.most_buyers
        busy = cash / self.tile_cost
        if workers > busy:
            workers = busy + self.idle * (workers - busy)
        return self.money * cash + self.buyer * workers

    def profit(self, production: i64, storage: i64, energy: i64) -> float:
        """What running so is expected to bring this round."""
        sold = production if production < storage else storage
        if sold > self.most_sold:
            sold = self.most_sold
        return self.factor * (self.unit * float(sold) - self.price * float(self._used(energy)))

    def _used(self, energy: i64) -> i64:
        if energy > self.most_energy:
            return self.most_energy
        return energy if energy > self.least_energy else self.least_energy

    def _later(self, sketch: Sketch, production: i64, energy: i64, workers: i64) -> float:
        """What the factory is worth after this round, if it runs as now."""
        storage = sketch.storage
        sold = production if production < storage else storage
        ahead = float(production + storage - 2 * sold)
        if sold > self.most_sold:
            sold = self.most_sold
        if ahead > self.most_ahead:
            ahead = self.most_ahead
        free = float(self.own - _positive(workers))
        if free > self.most_buyers:
            free = self.most_buyers
        return (
            self.later_unit * float(sold)
            + self.later_ahead * ahead
            - self.later_energy * float(self._used(energy))
            + self.later_worker * free
            - self.hall * float(sketch.halls)
        )


def _positive(workers: i64) -> i64:
    return workers if workers > 0 else 0


def _entry(table: list[float], rounds: i64) -> float:
    """The entry for so many rounds that follow; a longer game begins like the longest in the table."""
    return table[rounds] if rounds < ROUNDS else table[ROUNDS - 1]
