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


MEAN = 25.0
"""Where everybody begins, and the mean of all ratings: only differences can be measured."""


@dataclass(frozen=True)
class Rating:
    """Skill and how sure it is."""

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
        # Bots do not change while they are measured: nothing is forgotten (tau), and every game counts in full (gamma),
        # so that intervals shrink with the root of the number of games. openskill's defaults are for people who learn.
        self._model = PlackettLuce(mu=MEAN, tau=0.0, gamma=lambda *_: 1.0)
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
        fresh = self._model.rating()
        return self._now.get(name, (fresh.mu, fresh.sigma))

    def of(self, name: str) -> Rating:
        mu, sigma = self._rating(name)
        others = [mu for mu, _ in self._now.values()]
        return Rating(mu + MEAN - sum(others) / len(others) if others else mu, sigma)
