"""How good is a bot: shares with Wilson intervals, and ratings for several players by openskill."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from openskill.models import PlackettLuce

Z = 1.96
"""Intervals hold with 95 %."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The interval of a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


PRIOR = 10
"""So many deals are added that scatter as single games would: a few deals do not tell how much they scatter."""


class Mean:
    """The mean of a figure by deals: games of one deal are not independent, so it heeds how deals scatter.

    The variance is that of a ratio (games of a deal may be missing). Games of a deal come together; only sums are kept,
    so that millions of games need no memory.
    """

    def __init__(self) -> None:
        self._deal = -1
        self._now = (0.0, 0)
        self.deals = 0
        self._won_won = self._won_games = self._games_games = 0.0
        self.won = 0.0
        self.games = 0

    def add(self, deal: int, won: float, games: int = 1) -> None:
        if deal != self._deal:
            self._end_deal()
            self._deal = deal
        self._now = (self._now[0] + won, self._now[1] + games)
        self.won += won
        self.games += games

    def _end_deal(self) -> None:
        won, games = self._now
        self.deals += games > 0
        self._won_won += won * won
        self._won_games += won * games
        self._games_games += games * games
        self._now = (0.0, 0)

    @property
    def rate(self) -> float:
        return self.won / max(1, self.games)

    @property
    def scatter(self) -> float:
        """The variance of a single game that would make the mean as uncertain as deals make it; 0 of one deal."""
        self._end_deal()
        if self.deals < 2:
            return 0.0
        rate = self.rate
        squares = self._won_won - 2 * rate * self._won_games + rate * rate * self._games_games
        return squares / self.games * self.deals / (self.deals - 1)

    @property
    def error(self) -> float:
        """The standard error."""
        return sqrt(max(0.0, self.scatter) / max(1, self.games))

    @property
    def interval(self) -> tuple[float, float]:
        """By the deals alone; a few do not tell how much they scatter, so it is wider for them, as Student's is."""
        error = self.error  # which ends the deal
        wide = Z * error * (1 + (Z * Z + 1) / (4 * max(1, self.deals - 1)))
        return self.rate - wide, self.rate + wide


class Share(Mean):
    """A share of games by deals.

    By how much the variance is smaller or larger than that of as many single games, so many more or fewer games
    Wilson's interval is told.
    """

    @property
    def interval(self) -> tuple[float, float]:
        effect = self._effect()
        return wilson(self.won / effect, self.games / effect)

    def _effect(self) -> float:
        """The variance beside that of as many single games."""
        scatter, deals, rate = self.scatter, self.deals, self.rate
        if deals < 2 or not 0 < rate < 1:
            return 1.0
        return (PRIOR + (deals - 1) * scatter / (rate * (1 - rate))) / (PRIOR + deals - 1)


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
