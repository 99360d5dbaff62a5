"""What an analysis says: shares, decisions with their losses, luck, lots, and the sums of every seat.

For every seat `result - start = luck - own losses + effects of others + rest`. The rest is what the evaluator did not
see coming; it is reported and hidden nowhere.
"""

from dataclasses import dataclass, field
from math import log, sqrt

from powerhouse.core.phrase import Phrase
from powerhouse.judge.auctions import Sale

MARKS = ((0.30, "blunder"), (0.20, "mistake"), (0.10, "inaccuracy"))
"""From which loss on, relative to par, a decision has a mark."""
BAD = tuple(name for _, name in MARKS)
GOOD = "good"
"""The mark of who found better than the judge."""
CLEAR = 1.64
"""A loss is clear if so many standard errors less are still half of what the mark asks for."""
TURNS = 5
"""So many turning points are told."""
LEAST_TURN = 0.05
"""What changes a share by less, relative to par, is none."""


@dataclass(frozen=True)
class Decision:
    """A run of moves of one seat up to the next event, beside the best that the judge found.

    `entry` is the place of its first move in the log. Moves are told in notation and as people say them. `mark` is
    empty, or `close` where a loss is not clear.
    """

    entry: int
    moves: int
    round: int
    seat: int
    kind: str
    played: list[str]
    best: list[str]
    loss: float
    error: float
    effects: list[float]
    mark: str
    played_words: list[Phrase] = field(default_factory=list)
    best_words: list[Phrase] = field(default_factory=list)


@dataclass(frozen=True)
class Reveal:
    """What chance showed after a move, and what that was worth to each seat."""

    entry: int
    round: int
    shown: list[str]
    by_seat: list[float]
    exact: bool
    outcomes: int


@dataclass(frozen=True)
class Moment:
    """Who stands how before an entry of the log."""

    entry: int
    shares: list[float]


@dataclass(frozen=True)
class SeatSum:
    """A seat in numbers. `performance` is in Elo beside the judge, with an interval; `None` is below the scale."""

    seat: int
    result: float
    start: float
    luck: float
    losses: float
    losses_error: float
    by_kind: dict[str, float]
    effects: float
    rest: float
    performance: tuple[float | None, float | None, float | None]

    @property
    def adjusted(self) -> float:
        """The result less the luck."""
        return self.result - self.luck


@dataclass(frozen=True)
class Turn:
    """A turning point: how much shares changed by a decision or a reveal."""

    size: float
    event: Decision | Reveal


@dataclass(frozen=True)
class Analysis:
    """All of it, named with who judged."""

    game: str
    judge: str
    evaluator: str
    looks: int
    moments: list[Moment]
    decisions: list[Decision]
    reveals: list[Reveal]
    sales: list[Sale]
    seats: list[SeatSum] = field(default_factory=list)

    def turns(self) -> list[Turn]:
        """The largest changes, in the order of the game."""
        sizes = [(max(abs(one) for one in event.by_seat), event) for event in self.reveals]
        found = [Turn(size, event) for size, event in sizes if size * len(event.by_seat) >= LEAST_TURN]
        found += [Turn(event.loss, event) for event in self.decisions if event.mark in BAD]
        found.sort(key=lambda turn: -turn.size)
        return sorted(found[:TURNS], key=lambda turn: turn.event.entry)


def mark_of(loss: float, error: float, players: int) -> str:
    """How a loss is called; `close` if it is large enough but not clear."""
    for least, name in MARKS:
        if players * loss >= least:
            return name if players * (loss - CLEAR * error) >= least / 2 else "close"
    return ""


def performance(loss: float, players: int) -> float | None:
    """In Elo beside the judge, of who loses so much in a game; `None` below the scale."""
    quality = 1 / players - loss
    if quality <= 0:
        return None
    quality = min(quality, 1 - 1e-6)
    return 400 / log(10) * log((players - 1) * quality / (1 - quality))


def summed(analysis: Analysis, result: list[float]) -> list[SeatSum]:
    """The sums of every seat; what is left over is the rest."""
    players = len(result)
    start = analysis.moments[0].shares
    found = []
    for seat in range(players):
        own = [one for one in analysis.decisions if one.seat == seat]
        by_kind: dict[str, float] = {}
        for one in own:
            by_kind[one.kind] = by_kind.get(one.kind, 0.0) + one.loss
        lucky = sum(one.by_seat[seat] for one in analysis.reveals)
        losses = sum(one.loss for one in own)
        error = sqrt(sum(one.error**2 for one in own))
        effects = sum(one.effects[seat] for one in analysis.decisions if one.seat != seat)
        rest = result[seat] - start[seat] - lucky + losses - effects
        scale = (
            performance(losses, players),
            performance(losses + 1.96 * error, players),
            performance(losses - 1.96 * error, players),
        )
        found.append(SeatSum(seat, result[seat], start[seat], lucky, losses, error, by_kind, effects, rest, scale))
    return found
