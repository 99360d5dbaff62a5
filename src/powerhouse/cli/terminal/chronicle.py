"""The log played again, so that each move can be told with what it cost and what it changed."""

from collections.abc import Iterator
from dataclasses import dataclass

from powerhouse.core.chance import Chance
from powerhouse.core.match import Match
from powerhouse.core.record import Entry
from powerhouse.core.state import State


@dataclass(frozen=True)
class Event:
    """A move with the positions around it and what it revealed; the deal of the cards has no move."""

    move: Entry | None
    before: State
    after: State
    reveals: list[Entry]


class _Logged(Chance):
    def __init__(self, log: list[Entry]) -> None:
        self.codes = iter([entry.code for entry in log if entry.seat is None])

    def pick(self, candidates: list[int]) -> int:
        return next(self.codes)


def events(match: Match, start: int = 0) -> Iterator[Event]:
    """The moves of the log from its entry `start` on."""
    log = match.log
    chance = _Logged(log)
    state = match.game.blank(match.setup)
    blank = match.game.blank(match.setup)
    state.deal(chance)
    first = next((at for at, entry in enumerate(log) if entry.seat is not None), len(log))
    if start < first:
        yield Event(None, blank, state.copy(), log[:first])
    for at in range(first, len(log)):
        entry = log[at]
        if entry.seat is None:
            continue
        if at < start:
            state.advance(entry.code, chance)
            continue
        before = state.copy()
        state.advance(entry.code, chance)
        end = next((later for later in range(at + 1, len(log)) if log[later].seat is not None), len(log))
        yield Event(entry, before, state.copy(), log[at + 1 : end])
