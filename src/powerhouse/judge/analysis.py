"""A finished game looked through: who stood how, what was luck, what was lost by which decision.

For every seat `result - start = luck - own losses + effects of others + rest`. The rest is what the evaluator did not
see coming; it is reported and hidden nowhere.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt

from powerhouse.bots import levels
from powerhouse.core.chance import NoReveal, Revealing, Scripted
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.match import Match
from powerhouse.core.phrase import phrase
from powerhouse.core.record import Entry
from powerhouse.core.state import State
from powerhouse.evaluator import registry
from powerhouse.evaluator.registry import Evaluator, won
from powerhouse.judge import luck, plans
from powerhouse.judge.auctions import Auctions, Sale
from powerhouse.judge.samples import JUDGE

LOOKS = 8
"""The default effort: a plan is tried so many times to choose the best, and as often to say by how much."""
DEEPER = 3
"""What seems worth a mark is looked at so many times more often, and farther on."""
MARKS = ((0.30, "blunder"), (0.20, "mistake"), (0.10, "inaccuracy"))
"""From which loss on, relative to par, a decision has a mark."""
GOOD = "good"
"""The mark of who found better than the judge."""
CLEAR = 1.64
"""A loss is clear if so many standard errors less are still half of what the mark asks for."""
TURNS = 5
"""So many turning points are told."""


@dataclass(frozen=True)
class Decision:
    """A run of moves of one seat up to the next event, beside the best that the judge found.

    `entry` is the place of its first move in the log. `mark` is empty, or `close` where a loss is not clear.
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
        found = [Turn(max(abs(one) for one in event.by_seat), event) for event in self.reveals]
        found += [Turn(event.loss, event) for event in self.decisions if event.mark in _BAD]
        found.sort(key=lambda turn: -turn.size)
        return sorted(found[:TURNS], key=lambda turn: turn.event.entry)


_BAD = tuple(name for _, name in MARKS)


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


def analyse(match: Match, looks: int = LOOKS, progress: Callable[[int, int], None] | None = None) -> Analysis:
    """Look through a game that is over; raises `PowerhouseError` for others, and where there is no evaluator."""
    if not match.over:
        raise PowerhouseError(phrase("analyse-not-over"))
    if looks < 1:
        raise PowerhouseError(phrase("analyse-no-looks", looks=looks))
    return _Reader(match, registry.find(match.game.id), looks).read(progress)


class _Reader:
    """Goes through the log once."""

    def __init__(self, match: Match, evaluator: Evaluator, looks: int) -> None:
        self._match = match
        self._evaluator = evaluator
        self._looks = looks
        self._judge = plans.Judge(levels.heuristics(match.game.id, JUDGE).at(match.state), evaluator)
        self._auctions = Auctions(self._judge.played_on)
        self._bids: dict[int, tuple[State, list[int], int]] = {}
        self.moments: list[Moment] = []
        self.decisions: list[Decision] = []
        self.reveals: list[Reveal] = []

    def read(self, progress: Callable[[int, int], None] | None) -> Analysis:
        match = self._match
        log = match.log
        first = next((at for at, entry in enumerate(log) if entry.seat is not None), len(log))
        state = match.game.start(match.setup, Scripted([entry.code for entry in log[:first]]))
        self.moments.append(Moment(first, self._evaluator.shares(state)))
        run: list[int] = []
        began, begun = state, first
        at = first
        while at < len(log):
            entry = log[at]
            shown = _shown(log, at)
            if run and (state.turn != began.turn or state.heading() != began.heading()):
                self._decided(began, run, begun)
                run = []
            if not run:
                began, begun = state, at
            run.append(entry.code)
            after = state.copy()
            after.advance(entry.code, Scripted([reveal.code for reveal in shown]))
            self._auctions.watch(state, entry.code, after, at)
            if shown:
                self._decided(began, run, begun)
                run = []
                self._revealed(state, entry.code, shown, at + 1)
            state = after
            at += 1 + len(shown)
            if progress is not None:
                progress(at, len(log))
        if run:
            self._decided(began, run, begun)
        self._end_auction()
        self.decisions.sort(key=lambda one: one.entry)
        found = Analysis(
            match.game.id,
            JUDGE,
            self._evaluator.version,
            self._looks,
            [*self.moments, Moment(len(log), won(state))],
            self.decisions,
            self.reveals,
            self._auctions.sales,
        )
        found.seats.extend(summed(found, won(state)))
        return found

    def _decided(self, state: State, moves: list[int], entry: int) -> None:
        """A run of moves. How far one goes in an auction is one decision: the last bid or the pass tells it."""
        if entry != self.moments[-1].entry:
            self.moments.append(Moment(entry, self._evaluator.shares(state)))
        bidding = state.bidding()
        if bidding is not None and bidding.lot is not None:
            if any(_lot(before) != bidding.lot for before, _, _ in self._bids.values()):
                self._end_auction()
            self._bids[state.turn] = (state, moves, entry)
            return
        self._end_auction()
        self._compare(state, moves, entry)

    def _end_auction(self) -> None:
        for state, moves, entry in self._bids.values():
            self._compare(state, moves, entry)
        self._bids = {}

    def _compare(self, state: State, moves: list[int], entry: int) -> None:
        """Loss and effects of a decision."""
        compared = plans.compare(state, moves, self._judge, self._looks)
        if compared is None:
            return
        players = state.seats
        best, loss, mark = compared.best, compared.loss, ""
        if mark_of(loss.own, 0.0, players):
            loss = plans.checked(state, best, moves, self._judge, self._looks * DEEPER)
            mark = mark_of(loss.own, loss.error, players)
            if loss.own < 0:  # farther on, what was played is the best
                best, loss = moves, plans.difference(state, moves, moves, self._judge, range(0))
        elif mark_of(compared.gain, 0.0, players):
            gain = plans.checked(state, moves, compared.first, self._judge, self._looks * DEEPER)
            mark = GOOD if mark_of(gain.own, gain.error, players) in _BAD else ""
        self.decisions.append(
            Decision(
                entry,
                len(moves),
                state.rounds(),
                state.turn,
                state.form(moves[0]).verb,
                _texts(state, moves),
                _texts(state, best),
                loss.own,
                loss.error,
                [-by for by in loss.by_seat],
                mark,
            )
        )

    def _revealed(self, state: State, move: int, shown: Sequence[Entry], entry: int) -> None:
        codes = [reveal.code for reveal in shown]
        found = luck.luck(state, move, codes, self._evaluator.shares)
        texts = [reveal.text for reveal in shown]
        self.reveals.append(Reveal(entry, state.rounds(), texts, found.by_seat, found.exact, found.outcomes))


def _lot(state: State) -> int | None:
    bidding = state.bidding()
    return None if bidding is None else bidding.lot


def _shown(log: Sequence[Entry], at: int) -> Sequence[Entry]:
    end = at + 1
    while end < len(log) and log[end].seat is None:
        end += 1
    return log[at + 1 : end]


def _texts(state: State, moves: Sequence[int]) -> list[str]:
    """Moves in words; what the last one reveals is nobody's matter here."""
    here = state.copy()
    texts: list[str] = []
    for move in moves:
        texts.append(here.text(move))
        try:
            here.advance(move, NoReveal())
        except Revealing:
            break
    return texts


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
