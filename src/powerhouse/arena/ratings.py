"""How good is a bot: win rates with Wilson intervals, and ratings for several players by openskill."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from openskill.models import PlackettLuce

Z = 1.96
"""Intervals hold with 95 %."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(frozen=True)
class Rating:
    """Skill and how sure it is; 25 is where everybody begins."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.mu - Z * self.sigma, self.mu + Z * self.sigma


class Ratings:
    """Ratings of names, renewed game after game.

    A name that sits several times at a table plays against itself, too: its rating moves by the mean of its seats.
    """

    def __init__(self) -> None:
        self._model = PlackettLuce()
        self._now: dict[str, tuple[float, float]] = {}

    def add(self, names: Sequence[str], places: Sequence[int]) -> None:
        """One game: who sat at each seat, and the place of each."""
        teams = [[self._model.rating(*self._rating(name))] for name in names]
        after = self._model.rate(teams, ranks=[float(place) for place in places])
        for name in dict.fromkeys(names):
            seats = [team[0] for team, other in zip(after, names, strict=True) if other == name]
            self._now[name] = (
                sum(rating.mu for rating in seats) / len(seats),
                sum(rating.sigma for rating in seats) / len(seats),
            )

    def _rating(self, name: str) -> tuple[float, float]:
        if name not in self._now:
            fresh = self._model.rating()
            self._now[name] = (fresh.mu, fresh.sigma)
        return self._now[name]

    def of(self, name: str) -> Rating:
        return Rating(*self._rating(name))
