"""What the server writes about itself: a time, a level, one line a fault, and on request one line a request."""

import logging
import re
import sys
import traceback
from collections import Counter
from collections.abc import Mapping
from datetime import UTC, datetime
from time import monotonic
from typing import Any

from litestar.types import Message, Send

logger = logging.getLogger("powerhouse.access")
# What stands there opens a seat to whoever reads it.
_SECRET = re.compile(r"/(join|seat|welcome|feed|device)/[^/]+")

OFTEN = 20
"""So many lines of one kind are written in a minute; a visitor can bring about thousands."""
MINUTE_S = 60.0


class OneLine(logging.Formatter):
    """A fault in one line, so that whoever searches or counts lines finds each once: the error, and where it was."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said = f"{at} {record.levelname} {record.name}: {record.getMessage()}"
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            said += f" ({_error(error)})"
        return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in said)


def _error(error: BaseException) -> str:
    """The error, the way to it from the innermost call outwards, and what it came from."""
    frames = reversed(traceback.extract_tb(error.__traceback__))
    way = " < ".join(f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames)
    parts = [f"{type(error).__name__}: {error}", f"@ {way}" if way else ""]
    if isinstance(error, BaseExceptionGroup):
        parts += [f"[{_error(inner)}]" for inner in error.exceptions]
    if error.__cause__ is not None:
        parts.append(f"<- {_error(error.__cause__)}")
    return " ".join(part for part in parts if part)


class Sparing(logging.Filter):
    """Of warnings and faults that repeat, the first of a minute; how many were left out is said with the next one."""

    def __init__(self) -> None:
        super().__init__()
        self._since: dict[tuple[object, ...], float] = {}
        self._said: Counter[tuple[object, ...]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = (record.name, record.msg, record.exc_info[0] if record.exc_info else None)
        if record.created - self._since.get(kind, 0.0) >= MINUTE_S:
            left_out = self._said.pop(kind, 0) - OFTEN
            self._since[kind] = record.created
            if left_out > 0:
                record.msg, record.args = f"{record.getMessage()} ({left_out} like it were left out)", ()
        self._said[kind] += 1
        return self._said[kind] <= OFTEN


def set_up(access: bool) -> None:
    """For a process that does nothing but serve."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    handler.addFilter(Sparing())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("powerhouse").setLevel(logging.INFO)
    logger.setLevel(logging.INFO if access else logging.CRITICAL)


class Accessed:
    """Passes an answer on, and writes down what was asked and answered."""

    def __init__(self, scope: Mapping[str, Any], address: str, send: Send) -> None:
        path = _SECRET.sub(r"/\1/...", scope["path"])
        self._asked = f"{address} {scope.get('method', 'LIVE')} {path}"
        self._send = send
        self._since = monotonic()
        self._status = 0
        self._bytes = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
        elif message["type"] == "http.response.body":
            self._bytes += len(message.get("body", b""))
            if not message.get("more_body", False):
                self._note(self._status)
        elif message["type"] == "websocket.accept":
            self._note(101)
        elif message["type"] == "websocket.close":
            self._note(message["code"])
        await self._send(message)

    def _note(self, status: int | None) -> None:
        logger.info("%s %s %s bytes %.1f ms", self._asked, status, self._bytes, 1000 * (monotonic() - self._since))
