"""The arena: one bot a seat, every deal played with seats rotated; who wins, who beats whom, who thinks how long."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from time import perf_counter

from powerhouse.arena.outcomes import Outcome, Thinking
from powerhouse.arena.ratings import Mean, Ratings, Share
from powerhouse.arena.sequential import Verdict
from powerhouse.arena.series import Series
from powerhouse.core.phrase import Phrase


@dataclass(frozen=True)
class Adjusted:
    """The win rate less the luck; by its scatter a game tells as much as so many plain ones, `games`."""

    win_rate: float
    interval: tuple[float, float]
    luck: float
    games: float | None


@dataclass(frozen=True)
class Entrant:
    """A bot and how it did. A repeated name is counted per seat: `games` are its seats in all games."""

    name: str
    spec: str
    win_rate: float
    interval: tuple[float, float]
    rating: float
    rating_interval: tuple[float, float]
    games: int
    faults: int
    """Decisions that a simpler bot had to make for it."""
    decisions: int
    """Those that it was asked for; where there was nothing to choose it was not."""
    seconds: float
    """That it thought, in all games together."""
    longest: float
    adjusted: Adjusted | None = None
    """If the luck was told, of two deals at least."""

    @property
    def seconds_a_decision(self) -> float:
        return self.seconds / max(1, self.decisions)

    @property
    def seconds_a_game(self) -> float:
        return self.seconds / max(1, self.games)


@dataclass(frozen=True)
class Meeting:
    """How often a bot ended before another where both sat at a table; a shared place counts one half."""

    bot: str
    other: str
    ahead: float
    interval: tuple[float, float]
    games: int
    """Pairs of their seats in all games."""


@dataclass(frozen=True)
class Contest:
    """What came out, the best bot first; `par` is the win rate of a bot that is no better than the others.

    `best` is told of games that were played until it was clear: who it is, if it became so.
    """

    game: str
    players: int
    games: int
    deals: int
    games_a_deal: int
    finished: int
    seconds: float
    par: float
    bots: list[Entrant]
    meetings: list[Meeting]
    until_clear: bool = False
    best: str | None = None
    failed: list[Phrase] = field(default_factory=list)


class _Tally:
    """What is counted of a bot while games come in."""

    def __init__(self) -> None:
        self.wins = Share()
        self.adjusted = Mean()
        self.faults = 0
        self.thinking = Thinking()

    def think(self, more: Thinking) -> None:
        self.thinking.decisions += more.decisions
        self.thinking.seconds += more.seconds
        self.thinking.longest = max(self.thinking.longest, more.longest)


def contest(series: Series, outcomes: Iterable[Outcome], start: float) -> Contest:
    tallies = {name: _Tally() for name in series.bots}
    ahead = {pair: Share() for pair in combinations(tallies, 2)}
    ratings, verdict = Ratings(), Verdict(series)
    failed: list[Phrase] = []
    games = finished = deals = 0
    last: int | None = None
    for outcome in outcomes:
        deal = series.seed_of(outcome.number)
        games += 1
        deals += deal != last
        last = deal
        verdict.hear(outcome)
        failed += outcome.failure(deal)
        for name, replaced in zip(outcome.bots, outcome.replaced):
            tallies[name].faults += replaced
        for name, thinking in zip(outcome.bots, outcome.thinking):
            tallies[name].think(thinking)
        if not outcome.places:
            continue
        finished += 1
        winners = outcome.winners()
        for seat, name in enumerate(outcome.bots):
            won = 1 / len(winners) if seat in winners else 0.0
            tallies[name].wins.add(deal, won)
            if outcome.luck:
                tallies[name].adjusted.add(deal, won - outcome.luck[seat])
        for pair, share in ahead.items():
            _meet(share, deal, outcome, *pair)
        ratings.add(outcome.bots, outcome.places)
    entrants = [_entrant(series, name, tally, ratings) for name, tally in tallies.items()]
    entrants.sort(key=lambda entrant: -entrant.win_rate)
    return Contest(
        game=series.game,
        players=series.players,
        games=games,
        deals=deals,
        games_a_deal=series.games_a_deal,
        finished=finished,
        seconds=perf_counter() - start,
        par=1 / series.players,
        bots=entrants,
        meetings=_meetings([entrant.name for entrant in entrants], ahead),
        until_clear=series.until_clear,
        best=verdict.best if series.until_clear else None,
        failed=failed,
    )


def _meet(share: Share, deal: int, outcome: Outcome, one: str, other: str) -> None:
    places = list(zip(outcome.bots, outcome.places))
    pairs = [(mine, its) for bot, mine in places if bot == one for name, its in places if name == other]
    if pairs:
        before = sum(1.0 if mine < its else 0.5 if mine == its else 0.0 for mine, its in pairs)
        share.add(deal, before, len(pairs))


def _entrant(series: Series, name: str, tally: _Tally, ratings: Ratings) -> Entrant:
    rating = ratings.of(name)
    return Entrant(
        name=name,
        spec=series.spec(name),
        win_rate=tally.wins.rate,
        interval=tally.wins.interval,
        rating=rating.mu,
        rating_interval=rating.interval,
        games=tally.wins.games,
        faults=tally.faults,
        decisions=tally.thinking.decisions,
        seconds=tally.thinking.seconds,
        longest=tally.thinking.longest,
        adjusted=_adjusted(tally.wins, tally.adjusted),
    )


def _adjusted(plain: Share, adjusted: Mean) -> Adjusted | None:
    plain_scatter, scatter = plain.scatter, adjusted.scatter
    if adjusted.deals < 2:
        return None
    games = plain_scatter / scatter if scatter > 0 else None
    return Adjusted(adjusted.rate, adjusted.interval, plain.rate - adjusted.rate, games)


def _meetings(names: list[str], ahead: dict[tuple[str, str], Share]) -> list[Meeting]:
    """Every two bots once, the better one first."""
    found = []
    for one, other in combinations(names, 2):
        share = ahead.get((one, other)) or ahead[other, one]
        turned = (one, other) not in ahead
        low, high = share.interval
        rate, low, high = (1 - share.rate, 1 - high, 1 - low) if turned else (share.rate, low, high)
        found.append(Meeting(one, other, rate, (low, high), share.games))
    return found
