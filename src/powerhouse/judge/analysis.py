"""A finished game looked through: who stood how, what was luck, what was lost by which decision.

Each event is judged by itself, so that a game can be looked through in pieces.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from powerhouse.bots import levels
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.match import Match
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.core.state import State
from powerhouse.core.step import goes_on
from powerhouse.evaluator import registry
from powerhouse.evaluator.registry import won
from powerhouse.judge import events, luck, plans
from powerhouse.judge.auctions import Sale, sale
from powerhouse.judge.events import Choice, Shown
from powerhouse.judge.plans import Difference
from powerhouse.judge.report import BAD, GOOD, Analysis, Decision, Moment, Reveal, mark_of, summed
from powerhouse.judge.samples import JUDGE

LOOKS = 8
"""The default effort: a plan is tried so many times to choose the best, and as often to say by how much."""
DEEPER = 3
"""What seems worth a mark is looked at so many times more often, and farther on."""

Finding = Decision | Reveal | Sale


def analyse(match: Match, looks: int = LOOKS, progress: Callable[[int, int], None] | None = None) -> Analysis:
    """Look through a game that is over; raises `PowerhouseError` for others, and where there is no evaluator."""
    reading = Reading(match, looks)
    found: list[Finding | None] = []
    for at in range(reading.events):
        found.append(reading.judged(at))
        if progress is not None:
            progress(at + 1, reading.events)
    return reading.report(found)


@dataclass(frozen=True)
class Judged:
    """What a decision came to: the best plan, what it would have brought more, and the mark."""

    best: list[int]
    loss: Difference
    mark: str


def judge_of(match: Match) -> plans.Judge:
    """Who judges the games of this table."""
    evaluator = registry.find(match.game.id)
    return plans.Judge(levels.heuristics(match.game.id, JUDGE).at(match.state), evaluator)


def decided(state: State, moves: list[int], judge: plans.Judge, looks: int) -> Judged | None:
    """Moves of one seat beside the best plan; `None` where there was nothing to choose."""
    compared = plans.compare(state, moves, judge, looks)
    if compared is None:
        return None
    players = state.seats
    best, loss, mark = compared.best, compared.loss, ""
    if mark_of(loss.own, 0.0, players):
        loss = plans.checked(state, best, moves, judge, looks * DEEPER)
        mark = mark_of(loss.own, loss.error, players)
        if loss.own < 0:  # farther on, what was played is the best
            best, loss = moves, plans.difference(state, moves, moves, judge, range(0))
    elif mark_of(compared.gain, 0.0, players):
        gain = plans.checked(state, moves, compared.first, judge, looks * DEEPER)
        mark = GOOD if mark_of(gain.own, gain.error, players) in BAD else ""
    return Judged(best, loss, mark)


class Reading:
    """A game that is being looked through, event by event in any order."""

    def __init__(self, match: Match, looks: int = LOOKS) -> None:
        if not match.over:
            raise PowerhouseError(phrase("analyse-not-over"))
        if looks < 1:
            raise PowerhouseError(phrase("analyse-no-looks", looks=looks))
        self.match = match
        self.judge = judge_of(match)
        self.looks = looks
        self._course = events.course(match)

    @property
    def events(self) -> int:
        return len(self._course.events)

    def judged(self, at: int) -> Finding | None:
        """What there is to say of an event; `None` where there was nothing to choose."""
        event = self._course.events[at]
        if isinstance(event, Choice):
            return self._decision(event)
        if isinstance(event, Shown):
            return self._reveal(event)
        return sale(event, self.judge.played_on)

    def report(self, found: Sequence[Finding | None]) -> Analysis:
        """All findings put together, one for each event."""
        end = self._course.end
        assert end is not None
        shares = self.judge.evaluator.shares
        analysis = Analysis(
            self.match.game.id,
            JUDGE,
            self.judge.evaluator.version,
            self.looks,
            [*(Moment(entry, shares(state)) for entry, state in self._course.positions)],
            sorted((one for one in found if isinstance(one, Decision)), key=lambda one: one.entry),
            [one for one in found if isinstance(one, Reveal)],
            [one for one in found if isinstance(one, Sale)],
        )
        analysis.moments.append(Moment(len(self.match.log), won(end)))
        analysis.seats.extend(summed(analysis, won(end)))
        return analysis

    def _decision(self, choice: Choice) -> Decision | None:
        state, moves = choice.state, choice.moves
        found = decided(state, moves, self.judge, self.looks)
        if found is None:
            return None
        played, played_words = told(state, moves)
        best, best_words = told(state, found.best)
        return Decision(
            choice.entry,
            len(moves),
            state.rounds(),
            state.turn,
            state.form(moves[0]).verb,
            played,
            best,
            found.loss.own,
            found.loss.error,
            [-by for by in found.loss.by_seat],
            found.mark,
            played_words,
            best_words,
        )

    def _reveal(self, event: Shown) -> Reveal:
        codes = [reveal.code for reveal in event.reveals]
        found = luck.luck(event.state, event.move, codes, self.judge.evaluator.shares)
        texts = [reveal.text for reveal in event.reveals]
        return Reveal(event.entry, event.state.rounds(), texts, found.by_seat, found.exact, found.outcomes)


def told(state: State, moves: Sequence[int]) -> tuple[list[str], list[Phrase]]:
    """Moves in notation and as people say them; what the last one reveals is nobody's matter here."""
    here = state.copy()
    texts: list[str] = []
    words: list[Phrase] = []
    for move in moves:
        texts.append(here.text(move))
        words.append(here.spoken(move))
        if not goes_on(here, move):
            break
    return texts, words
