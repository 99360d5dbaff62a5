"""Which machines and robots had better stand still, when income counts so much and energy so much."""

from typing import Final

from powerhouse.games.factory_manager.codes import MACHINE
from powerhouse.games.factory_manager.factory import Factory
from powerhouse.games.factory_manager.figures import Figures

NO_WORKER: Final = 1000.0
"""The penalty of each worker that is missing: no factory may run like that."""

NO_MACHINE: Final = 900.0
"""The penalty of each robot without a machine: a little less, since stopping a machine may leave its robot alone."""


class Weights:
    """What an elektro of income and a unit of energy count; `losers` are tiles that take more than they bring."""

    __slots__ = ("energy", "income", "losers")

    def __init__(self, figures: Figures, income: float, energy: float) -> None:
        self.income = income
        self.energy = energy
        unit = int(figures.income(1) - figures.income(0))
        self.losers = {
            tile.number
            for tile in figures.tiles[figures.first_machine : figures.first_control]
            if energy * int(tile.energy) > income * unit * int(tile.production)
        }


def best_run(figures: Figures, factory: Factory, workers: int, weights: Weights) -> Factory:
    """What is left when tiles are stopped, one by one, as long as that is better."""
    while True:
        stop = best_stop(figures, factory, workers, weights)
        if stop < 0:
            return factory
        factory = factory.without(figures.tiles[stop])


def best_stop(figures: Figures, factory: Factory, workers: int, weights: Weights) -> int:
    """The tile that is best stopped with so many workers, or -1."""
    most = workers - figures.kept_when_running
    robots_left = factory.machines * figures.robots_a_machine - factory.robots
    may_run = factory.workers <= most and robots_left >= 0
    if may_run and factory.production <= factory.storage and weights.losers.isdisjoint(factory.tiles):
        return -1
    storage = factory.storage
    best, best_score = -1, _score(figures, weights, factory.production, storage, factory.energy)
    if not may_run:
        best_score -= _penalty(factory.workers - most, -robots_left)
    last = -1
    for number in factory.tiles:
        if number == last or not figures.first_machine <= number < figures.first_control:
            continue
        last = number
        tile = figures.tiles[number]
        score = _score(figures, weights, factory.production - tile.production, storage, factory.energy - tile.energy)
        missing = factory.workers - tile.workers - most
        alone = figures.robots_a_machine - robots_left if tile.type == MACHINE else -1 - robots_left
        if missing > 0 or alone > 0:
            score -= _penalty(missing, alone)
        if score > best_score:
            best, best_score = number, score
    return best


def _score(figures: Figures, weights: Weights, production: int, storage: int, energy: int) -> float:
    income = int(figures.income(production if production < storage else storage))
    least = figures.least_energy
    return weights.income * income - weights.energy * (energy if energy > least else least)


def _penalty(missing: int, alone: int) -> float:
    return NO_WORKER * max(0, missing) + NO_MACHINE * max(0, alone)
