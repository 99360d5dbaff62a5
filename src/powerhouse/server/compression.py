"""Packed answers: what a browser takes, which of our files lie ready packed, which answers are packed on their way."""

import asyncio
import gzip
from pathlib import Path
from typing import Any, Final

from litestar.types import Send

# The best first; the build leaves files with these endings beside the plain ones.
ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
LEAST = 600
LEVEL = 6
# More than this is packed beside the event loop.
LARGE = 32 * 1024


def accepted(header: str) -> set[str]:
    """The encodings that an Accept-Encoding header names and does not refuse."""
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        refused = weight.strip().removeprefix("q=").rstrip("0") in ("", "0.", "0") if weight else False
        if not refused:
            found.add(name.strip())
    return found


def ready(file: Path, header: str) -> tuple[Path, str | None]:
    """The file in the best form that there is for this browser, and the name of its encoding."""
    takes = accepted(header)
    for encoding, ending in ENDINGS.items():
        packed = file.with_name(file.name + ending)
        if encoding in takes and packed.is_file():
            return packed, encoding
    return file, None


async def packed(body: bytes, header: str) -> bytes | None:
    """The body in gzip; nothing where that is not wanted or not worth it."""
    if len(body) < LEAST or "gzip" not in accepted(header):
        return None
    if len(body) < LARGE:
        return gzip.compress(body, LEVEL, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)


class Answer:
    """Passes an answer on, packed where its door says that it may be, without a body where only its head was asked for.

    Doors whose answers may hold a secret beside what a visitor sent say nothing: packed together, the length of the
    answer would tell whether both are alike.
    """

    def __init__(self, scope: Any, send: Send, takes: str, head_only: bool) -> None:
        self._scope = scope
        self._send = send
        self._head_only = head_only
        self._takes = takes
        self._start: Any = None
        self._body = b""

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            if self._may_pack(message):
                self._start = message
            else:
                await self._send(message)
        elif message["type"] == "http.response.body" and self._start is not None:
            self._body += message.get("body", b"")
            if not message.get("more_body", False):
                await self._send_packed(self._start)
        elif message["type"] == "http.response.body" and self._head_only:
            message["body"] = b""
            await self._send(message)
        else:
            await self._send(message)

    def _may_pack(self, start: Any) -> bool:
        door = self._scope.get("route_handler")
        if door is None or not door.opt.get("packed", False):
            return False
        named = {name.lower() for name, _ in start["headers"]}
        done = start["status"] == 304 or b"content-encoding" in named
        return not done and _is_text(start)

    async def _send_packed(self, start: Any) -> None:
        body = await packed(self._body, self._takes)
        kept = [(name, value) for name, value in start["headers"] if name.lower() not in (b"content-length", b"vary")]
        kept += [(b"vary", b"accept-encoding")]
        if body is not None:
            kept += [(b"content-encoding", b"gzip")]
            kept = [(name, _weak(value) if name.lower() == b"etag" else value) for name, value in kept]
        else:
            body = self._body
        start["headers"] = [*kept, (b"content-length", str(len(body)).encode())]
        await self._send(start)
        await self._send({"type": "http.response.body", "body": b"" if self._head_only else body, "more_body": False})


def _is_text(start: Any) -> bool:
    kind = next((value for name, value in start["headers"] if name.lower() == b"content-type"), b"")
    return bool(kind.startswith((b"text/", b"application/json")))


def _weak(mark: bytes) -> bytes:
    """The mark of what was packed on the way: the same for who reads it, not the same bytes."""
    return mark if mark.startswith(b"W/") else b"W/" + mark
