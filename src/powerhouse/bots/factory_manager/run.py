"""What runs of a factory, when what does not pay is stopped, the weakest first."""

from mypy_extensions import i64

from powerhouse.bots.factory_manager.sketch import Sketch
from powerhouse.games.factory_manager.codes import MACHINE


class Run:
    """Settles what runs by what a unit sold, a unit of energy and a free worker are worth until the end.

    `production`, `energy` and `workers` are those of what runs; `penalty` stands for what would have to stop besides.
    """

    def __init__(self, unit_worth: float, energy_worth: float, worker_worth: float, robots_a_machine: i64) -> None:
        self.unit_worth = unit_worth
        self.energy_worth = energy_worth
        self.worker_worth = worker_worth
        self.robots_a_machine = robots_a_machine
        self.production: i64 = 0
        self.energy: i64 = 0
        self.workers: i64 = 0
        self.penalty = 0.0

    def settle(self, sketch: Sketch, most: i64) -> None:
        """Stops what produces beyond the storage or does not pay, and what is one too many for so many workers."""
        surplus = sketch.production - sketch.storage
        energy = sketch.energy
        workers = sketch.workers
        places = sketch.machines * self.robots_a_machine
        robots = sketch.robots
        production = sketch.production
        for tile in sketch.movers:
            useful = tile.production
            if surplus > 0:
                useful = useful - surplus if useful > surplus else 0
            needed = tile.workers
            if tile.type == MACHINE:
                if workers <= most or useful * 2 > needed:
                    if robots > places - self.robots_a_machine:
                        continue
                    cost = self.energy_worth * float(tile.energy) + self.worker_worth * float(needed)
                    if self.unit_worth * float(useful) >= cost:
                        continue
                places -= self.robots_a_machine
            else:
                if workers - needed > most:
                    continue
                cost = self.energy_worth * float(tile.energy) + self.worker_worth * float(needed)
                if self.unit_worth * float(useful) >= cost:
                    continue
                robots -= 1
            production -= tile.production
            surplus -= tile.production
            energy -= tile.energy
            workers -= needed
        self.production = production
        self.energy = energy
        self.workers = workers
        self.penalty = 0.0
        if workers > most:
            self.penalty += self.unit_worth * float(workers - most)
        if robots > places:
            self.penalty += self.unit_worth * float(robots - places)
