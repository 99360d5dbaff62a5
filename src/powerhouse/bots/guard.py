"""A bot and those who stand in for it: one that fails, overruns or breaks the rules loses that move to the next."""

import faulthandler
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from types import FrameType

from powerhouse.bots import outside, registry
from powerhouse.bots.bot import Bot, Clock, Considered
from powerhouse.core.errors import PowerhouseError, in_a_line
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.core.state import State

PATIENCE = 60.0
"""Seconds for a decision of a bot that is not ours, where no limit is given."""

GRACE = 0.25
"""Seconds beyond its limit after which a decision is broken off; a bot that watches its clock never needs them."""

AGAIN = 0.05
"""Seconds after which a bot that caught the first alarm hears the next."""

LAST_GRACE = 5.0
"""Seconds beyond its limit after which a process is ended in which nothing could be broken off."""


@dataclass(frozen=True)
class Fault:
    """A decision that a bot did not bring about, and why."""

    bot: str
    said: Phrase


def check_limit(seconds: float | None) -> None:
    """Raises `PowerhouseError` unless it can be a limit for a decision."""
    if seconds is not None and not 0 < seconds < inf:
        raise PowerhouseError(phrase("bot-seconds", seconds=seconds))


class _Overrun(BaseException):
    """Not an `Exception`, so that no bot catches it by mistake."""


class Guarded:
    """Asks a bot for moves, and simpler ones where it has none; `faults` tells what went wrong.

    `seconds` is the limit for a decision; without it our own bots have none. An `expendable` process may be ended if a
    bot in it cannot be broken off otherwise, and gets no interrupts from a person.
    """

    def __init__(self, spec: str, game: str, seed: int, seconds: float | None = None, expendable: bool = False) -> None:
        self._game = game
        self._seed = seed
        self._expendable = expendable
        self._failures = (Exception, SystemExit, KeyboardInterrupt) if expendable else (Exception, SystemExit)
        self._bots: dict[str, Bot] = {spec: outside.load(spec, game, seed)}
        self._ladder = [(other, _limit(other, seconds)) for other in (spec, *registry.simpler(spec, game))]
        self.faults: list[Fault] = []
        self.replaced = 0
        """The decisions that a simpler bot had to make."""

    def choose(self, state: State, seat: int, moves: list[int]) -> int:
        """One of the moves."""
        for place, (spec, limit) in enumerate(self._ladder):
            try:
                move = self._ask(spec, state, seat, limit)
            except _Overrun:
                self.faults.append(Fault(spec, _slow(spec, limit)))
            except self._failures as error:
                self.faults.append(Fault(spec, _failed(spec, error)))
            else:
                if move in moves:
                    self.replaced += place > 0
                    return move
                self.faults.append(Fault(spec, _refused(spec, state, move)))
        self.replaced += 1
        return moves[0]

    def _ask(self, spec: str, state: State, seat: int, limit: float | None) -> int:
        if spec not in self._bots:
            self._bots[spec] = registry.find(spec, self._game, self._seed)
        bot = self._bots[spec]
        if limit is None:
            return int(bot.choose(state.copy(), seat, Clock()))
        deadly = self._expendable and not registry.ours(spec)
        with _ended_after(limit + LAST_GRACE, deadly), _broken_off_after(limit + GRACE):
            return int(bot.choose(state.copy(), seat, Clock(limit)))


def advice(spec: str, game: str, state: State, seat: int, seconds: float | None = None) -> list[Considered]:
    """What a bot considers, the best first; raises `PowerhouseError` if it does not come to a legal move in time."""
    check_limit(seconds)
    bot = outside.load(spec, game, seed=0)
    limit = _limit(spec, seconds)
    try:
        if limit is None:
            considered = bot.explain(state.copy(), seat, Clock())
        else:
            with _broken_off_after(limit + GRACE):
                considered = bot.explain(state.copy(), seat, Clock(limit))
    except _Overrun as error:
        raise PowerhouseError(_slow(spec, limit)) from error
    except (Exception, SystemExit) as error:
        raise PowerhouseError(_failed(spec, error)) from error
    moves = state.moves()
    if not considered or any(one.move not in moves for one in considered):
        raise PowerhouseError(phrase("bot-illegal", bot=spec))
    return considered


def _slow(spec: str, limit: float | None) -> Phrase:
    return phrase("bot-slow", bot=spec, seconds=limit)


def _failed(spec: str, error: BaseException) -> Phrase:
    if isinstance(error, PowerhouseError):
        return phrase("bot-hindered", bot=spec, reason=error.phrase())
    return phrase("bot-failed", bot=spec, reason=in_a_line(error))


def _refused(spec: str, state: State, move: int) -> Phrase:
    try:
        return phrase("bot-chose", bot=spec, move=state.text(move), reason=state.refusals(move)[0].phrase())
    except (OverflowError, ValueError):
        return phrase("bot-chose-beyond", bot=spec)


def _limit(spec: str, seconds: float | None) -> float | None:
    """The seconds that a bot has for a decision, if so many are given."""
    return PATIENCE if seconds is None and not registry.ours(spec) else seconds


@contextmanager
def _broken_off_after(seconds: float) -> Iterator[None]:
    """Raises `_Overrun` in the midst of the work; where there are no such signals, the limit is left to the bot."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    at_work = True

    def ring(number: int, frame: FrameType | None) -> None:
        if at_work:
            raise _Overrun

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        at_work = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def _ended_after(seconds: float, wanted: bool) -> Iterator[None]:
    """Ends the process if the work takes so long: what never comes back to Python hears no signal."""
    if not wanted:
        yield
        return
    with open(os.devnull, "w") as nowhere:
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()
