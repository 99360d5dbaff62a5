"""A bot and those who stand in for it: one that fails, overruns or breaks the rules loses that move to the next."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from powerhouse.bots import outside, registry
from powerhouse.bots.bot import Bot, Clock
from powerhouse.core.state import State

GRACE = 0.25
"""Seconds beyond its limit after which a decision is broken off; a bot that watches its clock never needs them."""


@dataclass(frozen=True)
class Fault:
    """A decision that a bot did not bring about, in a sentence."""

    bot: str
    text: str


class _Overrun(BaseException):
    """Not an `Exception`, so that no bot catches it by mistake."""


class Guarded:
    """Asks a bot for moves, and simpler ones where it has none; `faults` tells what went wrong."""

    def __init__(self, spec: str, game: str, seed: int, seconds: float | None = None) -> None:
        self._game = game
        self._seed = seed
        self._seconds = seconds
        self._bots: dict[str, Bot] = {spec: outside.load(spec, game, seed)}
        self._ladder = [spec, *registry.simpler(spec, game)]
        self.faults: list[Fault] = []

    def choose(self, state: State, seat: int, moves: list[int]) -> int:
        """One of the moves."""
        for spec in self._ladder:
            try:
                move = self._ask(spec, state, seat)
            except _Overrun:
                self.faults.append(Fault(spec, f"took more than {self._seconds:g} seconds"))
            except Exception as error:
                self.faults.append(Fault(spec, f"failed with {type(error).__name__}: {error}"))
            else:
                if move in moves:
                    return move
                self.faults.append(Fault(spec, f"chose {move}, which is not a legal move"))
        return moves[0]

    def _ask(self, spec: str, state: State, seat: int) -> int:
        if spec not in self._bots:
            self._bots[spec] = registry.find(spec, self._game, self._seed)
        bot = self._bots[spec]
        if self._seconds is None:
            return int(bot.choose(state.copy(), seat, Clock()))
        with _broken_off_after(self._seconds + GRACE):
            return int(bot.choose(state.copy(), seat, Clock(self._seconds)))


@contextmanager
def _broken_off_after(seconds: float) -> Iterator[None]:
    """Raises `_Overrun` in the midst of the work; where there are no such signals, the limit is left to the bot."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise _Overrun

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
