"""What every bot is: a name, and a choice among the legal moves within a time limit."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from math import inf
from time import monotonic

from powerhouse.core.phrase import Phrase, said
from powerhouse.core.state import State


class Clock:
    """The time for one decision; it runs from the moment it is made."""

    def __init__(self, budget: float = inf) -> None:
        """`budget` is in seconds."""
        self.budget = budget
        self._end = monotonic() + budget

    def left(self) -> float:
        """Seconds that are left, never below 0."""
        return max(0.0, self._end - monotonic())

    def expired(self) -> bool:
        return monotonic() >= self._end


@dataclass(frozen=True)
class Considered:
    """A move that a bot has thought about, what it is worth to it, and why, if it says so.

    Its value is a `share` of the win, or in a measure of the game.
    """

    move: int
    value: float
    reason: Phrase | None
    share: bool = False


class Bot(ABC):
    """A player that is a program. It may keep what it likes from one decision to the next."""

    name: str
    reason: str | None = None
    """Why it chose as it did last, if it says so."""

    @abstractmethod
    def choose(self, state: State, seat: int, clock: Clock) -> int:
        """One of `state.moves()` for the seat that is to decide; the state is a copy and the bot's own."""

    def explain(self, state: State, seat: int, clock: Clock | None = None) -> list[Considered]:
        """The moves that were considered, the best first; those who weigh nothing name their choice alone."""
        move = self.choose(state.copy(), seat, clock or Clock())
        return [Considered(move, 0.0, said(self.reason) if self.reason else None)]
