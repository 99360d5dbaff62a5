"""A bot that is a program of its own, in any language: a line of JSON asks, a line of JSON answers.

    {"ask": "choose", "game": "power-grid", "seat": 0, "seconds": 2.0, "moves": ["pass", "bid 5"], "view": {...}}
    {"move": "bid 5", "reason": "worth 12"}

`seconds` is null where there is no limit. What the program writes to standard error goes to ours.
"""

import shlex
import subprocess
from contextlib import suppress
from math import isinf
from queue import Empty, Full, Queue
from shutil import which
from threading import Thread
from weakref import finalize

import msgspec

from powerhouse.bots.bot import Bot, Clock
from powerhouse.core.errors import PowerhouseError, in_a_line
from powerhouse.core.files import system
from powerhouse.core.phrase import phrase
from powerhouse.core.state import State

MOST_BYTES = 1_000_000
MOST_LINES = 100
"""So many unasked lines are kept; of one that writes more nothing is read any more."""


class MoveRequest(msgspec.Struct):
    ask: str
    game: str
    seat: int
    seconds: float | None
    moves: list[str]
    view: object


class MoveAnswer(msgspec.Struct):
    move: str
    reason: str | None = None


class Program(Bot):
    """Started at the first question, ended with the bot."""

    def __init__(self, command: str, game: str) -> None:
        self.name = f"exec:{command}"
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise PowerhouseError(phrase("program-command", program=self.name, reason=in_a_line(error))) from error
        if not self._words:
            raise PowerhouseError(phrase("program-no-command"))
        if which(self._words[0]) is None:
            raise PowerhouseError(phrase("program-unknown", program=self._words[0]))
        self._game = game
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: Queue[bytes] = Queue(MOST_LINES)
        self.reason: str | None = None

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        moves = state.moves()
        seconds = None if isinf(clock.budget) else clock.left()
        texts = [state.text(move) for move in moves]
        question = MoveRequest("choose", self._game, seat, seconds, texts, state.full_view(seat))
        answer = self._answer(msgspec.json.encode(question), seconds)
        self.reason = answer.reason
        return moves[texts.index(answer.move)] if answer.move in texts else state.parse(answer.move)

    def _answer(self, question: bytes, seconds: float | None) -> MoveAnswer:
        if self._process is not None and not self._lines.empty():
            unasked = self._lines.get()
            self._end()  # else this would be taken for the next answer
            if not unasked:
                raise PowerhouseError(phrase("program-ended", program=self.name))
            raise PowerhouseError(phrase("program-unasked", program=self.name, line=repr(unasked[:80])))
        process = self._process if self._process is not None else self._start()
        assert process.stdin is not None
        try:
            process.stdin.write(question + b"\n")
            process.stdin.flush()
            line = self._lines.get(timeout=seconds)
        except OSError as error:
            self._end()
            raise PowerhouseError(phrase("program-ended", program=self.name)) from error
        except Empty as error:
            self._end()  # a late answer must never be taken for the next one
            raise PowerhouseError(phrase("program-slow", program=self.name, seconds=seconds)) from error
        if not line:
            self._end()
            raise PowerhouseError(phrase("program-ended", program=self.name))
        try:
            return msgspec.json.decode(line, type=MoveAnswer)
        except msgspec.DecodeError as error:
            self._end()
            raise PowerhouseError(
                phrase("program-answer", program=self.name, answer=repr(line[:80]), reason=str(error))
            ) from error

    def _start(self) -> "subprocess.Popen[bytes]":
        try:
            process = subprocess.Popen(self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise PowerhouseError(phrase("program-unstartable", program=self.name, reason=system(error))) from error
        self._process, self._lines = process, Queue(MOST_LINES)
        Thread(target=_read, args=(process, self._lines), daemon=True).start()
        finalize(self, _finish, process)
        return process

    def _end(self) -> None:
        if self._process is not None:
            _finish(self._process)
            self._process = None


def _read(process: "subprocess.Popen[bytes]", lines: "Queue[bytes]") -> None:
    """Hand on lines; an empty one says that the program has ended. Nobody takes more than one at a time."""
    assert process.stdout is not None
    with suppress(Full), process.stdout:
        while line := process.stdout.readline(MOST_BYTES):
            lines.put_nowait(line)
        lines.put_nowait(b"")


def _finish(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    if process.stdin is not None:
        with suppress(OSError):  # what it had not read yet is of no use to it now
            process.stdin.close()
    process.wait()
