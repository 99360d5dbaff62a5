"""The arena: one bot a seat, seats rotated from game to game, win rates with intervals and ratings."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from time import perf_counter

from powerhouse.arena.outcomes import Outcome
from powerhouse.arena.ratings import Ratings, wilson
from powerhouse.arena.series import Series
from powerhouse.core.phrase import Phrase


@dataclass(frozen=True)
class Entrant:
    """A bot and how it did. A repeated name is counted per seat: `games` are its seats in all games."""

    name: str
    win_rate: float
    interval: tuple[float, float]
    rating: float
    rating_interval: tuple[float, float]
    games: int
    faults: int
    """Decisions that a simpler bot had to make for it."""


@dataclass(frozen=True)
class Contest:
    """What came out, the best bot first; `par` is the win rate of a bot that is no better than the others."""

    game: str
    players: int
    games: int
    finished: int
    seconds: float
    par: float
    bots: list[Entrant]
    failed: list[Phrase] = field(default_factory=list)


def contest(series: Series, outcomes: Iterable[Outcome], start: float) -> Contest:
    wins = {name: Fraction(0) for name in series.bots}
    seats = dict.fromkeys(series.bots, 0)
    faults = dict.fromkeys(series.bots, 0)
    ratings = Ratings()
    failed: list[Phrase] = []
    finished = 0
    for outcome in outcomes:
        failed += outcome.failure(series.seed + outcome.number)
        for name, replaced in zip(outcome.bots, outcome.replaced):
            faults[name] += replaced
        if not outcome.places:
            continue
        finished += 1
        for seat in outcome.winners():
            wins[outcome.bots[seat]] += Fraction(1, len(outcome.winners()))
        for name in outcome.bots:
            seats[name] += 1
        ratings.add(outcome.bots, outcome.places)
    entrants = [
        Entrant(
            name=name,
            win_rate=float(wins[name]) / max(1, seats[name]),
            interval=wilson(float(wins[name]), seats[name]),
            rating=ratings.of(name).mu,
            rating_interval=ratings.of(name).interval,
            games=seats[name],
            faults=faults[name],
        )
        for name in wins
    ]
    entrants.sort(key=lambda entrant: -entrant.win_rate)
    seconds = perf_counter() - start
    return Contest(series.game, series.players, series.games, finished, seconds, 1 / series.players, entrants, failed)
