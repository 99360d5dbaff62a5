"""A company as it would be with one plant more: its three best plants and what they are worth."""

from powerhouse.bots.power_grid_card_game.outlook import Outlook
from powerhouse.parts.fleet import Plant


class Company:
    """The best plants, the strongest first; a fourth is left out, since it would be scrapped."""

    def __init__(self, outlook: Outlook, plants: list[Plant], more: Plant | None) -> None:
        self.best: Plant | None = None
        self.second: Plant | None = None
        self.third: Plant | None = None
        first, next, last = 0.0, 0.0, 0.0
        for place in range(len(plants) + 1):
            if place < len(plants):
                plant = plants[place]
            elif more is not None:
                plant = more
            else:
                break
            strength = outlook.strength(plant)
            if self.best is None or strength > first:
                self.third, last = self.second, next
                self.second, next = self.best, first
                self.best, first = plant, strength
            elif self.second is None or strength > next:
                self.third, last = self.second, next
                self.second, next = plant, strength
            elif self.third is None or strength > last:
                self.third, last = plant, strength

    def has(self, plant: Plant) -> bool:
        return self.best is plant or self.second is plant or self.third is plant

    def later(self, outlook: Outlook) -> float:
        """What the plants bring after this round, points of the end included."""
        worth = 0.0
        if self.best is not None:
            worth += outlook.later(self.best, 0)
        if self.second is not None:
            worth += outlook.later(self.second, 1)
        if self.third is not None:
            worth += outlook.later(self.third, 2)
        return worth

    def in_all(self, outlook: Outlook) -> float:
        """What the plants bring with this round, at the prices to be expected: how rivals are judged."""
        worth = self.later(outlook)
        if self.best is not None:
            worth += _now(outlook, self.best)
        if self.second is not None:
            worth += _now(outlook, self.second)
        if self.third is not None:
            worth += _now(outlook, self.third)
        return worth


def _now(outlook: Outlook, plant: Plant) -> float:
    return outlook.rate * outlook.score(plant) if outlook.last else outlook.income(plant)
