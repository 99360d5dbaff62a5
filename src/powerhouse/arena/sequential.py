"""When is it clear who is the best: a test that may be looked at after every deal.

For every two bots somebody bets on each of them, deal by deal, beginning with 1: a part of the fortune, times the
difference of their shares of the win in that deal (from -1 to 1), is won or lost. Who bets on a bot that is no better
than the other has in the mean no more than before, so the chance that the fortune ever comes to 1/p is at most p
(Ville's inequality): for any distribution, however often one looks, whenever one stops. Parts of several sizes are bet
at once, since nobody knows how large the difference is.
"""

from itertools import permutations
from math import exp, log1p

from powerhouse.arena.outcomes import Outcome
from powerhouse.arena.series import Series

ERROR = 0.05
"""The chance that a bot is ever called the best which is not, over all pairs of bots together, is at most this."""

PARTS = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8)


class Bet:
    """The fortune of somebody who bets that a difference is above 0 in the mean."""

    def __init__(self) -> None:
        self._logs = [0.0] * len(PARTS)

    def add(self, difference: float) -> None:
        """What came out, from -1 to 1."""
        self._logs = [log + log1p(part * difference) for log, part in zip(self._logs, PARTS)]

    @property
    def fortune(self) -> float:
        # Beyond that it is clear anyway, and no number would hold it.
        return sum(exp(min(log, 600.0)) for log in self._logs) / len(PARTS)


class Verdict:
    """Hears the games of a series one after the other; `best` is the bot that is surely better than every other."""

    def __init__(self, series: Series) -> None:
        self._games_a_deal = series.games_a_deal
        self._bots = list(dict.fromkeys(series.bots_of(0)))
        self._bets = {pair: Bet() for pair in permutations(self._bots, 2)}
        self._wins = dict.fromkeys(self._bots, 0.0)
        self._seats = dict.fromkeys(self._bots, 0)
        self.best: str | None = None

    def hear(self, outcome: Outcome) -> bool:
        """Whether it is clear after this game; only a whole deal counts."""
        winners = outcome.winners()
        for seat, bot in enumerate(outcome.bots if winners else []):
            self._seats[bot] += 1
            self._wins[bot] += 1 / len(winners) if seat in winners else 0.0
        if (outcome.number + 1) % self._games_a_deal == 0:
            self._end_deal()
        return self.best is not None

    def _end_deal(self) -> None:
        if all(self._seats.values()):
            rates = {bot: self._wins[bot] / self._seats[bot] for bot in self._bots}
            for (one, other), bet in self._bets.items():
                bet.add(rates[one] - rates[other])
        self._wins = dict.fromkeys(self._bots, 0.0)
        self._seats = dict.fromkeys(self._bots, 0)
        for bot in self._bots:
            fortunes = [bet.fortune for (one, _), bet in self._bets.items() if one == bot]
            if fortunes and min(fortunes) >= len(self._bets) / ERROR:
                self.best = bot
