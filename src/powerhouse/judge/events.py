"""A finished game gone through once: what was decided, what chance showed, which lots were sold. Nothing is judged."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from powerhouse.core.match import Match
from powerhouse.core.record import Entry
from powerhouse.core.replay import positions
from powerhouse.core.state import State
from powerhouse.judge.auctions import Auctions, Lot


@dataclass(frozen=True)
class Choice:
    """A run of moves of one seat between two events; `entry` is the place of the first in the log."""

    state: State
    moves: list[int]
    entry: int


@dataclass(frozen=True)
class Shown:
    """What chance showed after a move of this position; `entry` is the place of the first reveal."""

    state: State
    move: int
    reveals: Sequence[Entry]
    entry: int


Event = Choice | Shown | Lot


@dataclass
class Course:
    """All that can be judged, the positions between, and the last one."""

    positions: list[tuple[int, State]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    end: State | None = None


def course(match: Match) -> Course:
    """That of a game; its log is gone through once."""
    return _Reader(match).read()


def decision(match: Match, state: State, at: int) -> list[int]:
    """The moves with which a decision goes on that has come to this place of the log."""
    moves: list[int] = []
    for entry, here in positions(match.game, match.setup, match.log[at:], state.copy()):
        if entry is None or here.turn != state.turn or here.heading() != state.heading():
            break
        moves.append(entry.code)
        if _shown(match.log, at + len(moves) - 1):
            break
    return moves


class _Reader:
    def __init__(self, match: Match) -> None:
        self._match = match
        self._auctions = Auctions()
        self._bids: dict[int, Choice] = {}
        self._found = Course()

    def read(self) -> Course:
        match, found = self._match, self._found
        log = match.log
        moves = [at for at, entry in enumerate(log) if entry.seat is not None]
        states = [state.copy() for _, state in positions(match.game, match.setup, log)]
        found.positions.append((moves[0] if moves else len(log), states[0]))
        run: list[int] = []
        began, begun = states[0], 0
        for at, state, after in zip(moves, states, states[1:]):
            move, shown = log[at].code, _shown(log, at)
            if run and (state.turn != began.turn or state.heading() != began.heading()):
                self._decided(Choice(began, run, begun))
                run = []
            if not run:
                began, begun = state, at
            run.append(move)
            lot = self._auctions.watch(state, move, after, at)
            if lot is not None:
                found.events.append(lot)
            if shown:
                self._decided(Choice(began, run, begun))
                run = []
                found.events.append(Shown(state, move, shown, at + 1))
        if run:
            self._decided(Choice(began, run, begun))
        self._end_auction()
        found.end = states[-1]
        return found

    def _decided(self, choice: Choice) -> None:
        """A run of moves. How far one goes in an auction is one decision: the last bid or the pass tells it."""
        if choice.entry != self._found.positions[-1][0]:
            self._found.positions.append((choice.entry, choice.state))
        bidding = choice.state.bidding()
        if bidding is not None and bidding.lot is not None:
            if any(_lot(before.state) != bidding.lot for before in self._bids.values()):
                self._end_auction()
            self._bids[choice.state.turn] = choice
            return
        self._end_auction()
        self._found.events.append(choice)

    def _end_auction(self) -> None:
        self._found.events += self._bids.values()
        self._bids = {}


def _lot(state: State) -> int | None:
    bidding = state.bidding()
    return None if bidding is None else bidding.lot


def _shown(log: Sequence[Entry], at: int) -> Sequence[Entry]:
    end = at + 1
    while end < len(log) and log[end].seat is None:
        end += 1
    return log[at + 1 : end]
