"""The short way of a move, past the framework, which takes as long over a request as the rules over a move.

Only plain requests go it; whatever is unusual goes the long way and is answered there (`PlayController.make_moves`).
"""

from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from powerhouse.server import errors, moves
from powerhouse.server.absence import note_return
from powerhouse.server.tables import OpenTables
from powerhouse.server.types_moves import Made, Moves

BEFORE, AFTER = "/api/tables/", "/moves"
LONGEST_ID = 64
LARGEST = 4096
encoder = msgspec.json.Encoder()
_decode = msgspec.json.Decoder(Moves).decode


async def make_moves(tables: OpenTables, id: str, visitor: str, wish: Moves) -> Made:
    """Make moves at a table; whoever moves is not away any more."""
    table = await moves.play(tables, id, visitor, wish)
    if visitor not in tables.hub.present(id):  # a program may play without a live connection
        tables.note_seen(id, visitor)
    if any((seat.away_until, seat.proposal) != (None, None) for seat in table.seats):
        async with tables.at(id) as table:
            await note_return(tables, table, visitor)
    return Made(table.number)


def table_of(scope: Any) -> str | None:
    """The table at which the request makes moves, if that is what it does."""
    if scope["type"] != "http" or scope["method"] != "POST" or not scope["path"].endswith(AFTER):
        return None
    before, _, id = scope["path"].removesuffix(AFTER).rpartition("/")
    return id if before + "/" == BEFORE and 0 < len(id) <= LONGEST_ID else None


async def go(tables: OpenTables, id: str, long_way: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    first: Any = await receive()
    wish = _read(first)
    if wish is None:
        await long_way(scope, _again(first, receive), send)
        return
    said: msgspec.Struct
    try:
        status, said = 200, await make_moves(tables, id, str(scope["state"]["visitor"]), wish)
    except Exception as error:
        status, said = errors.answer(error)
    body = encoder.encode(said)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _read(message: Any) -> Moves | None:
    """The wish, if it has come whole and can be read at once."""
    body = message.get("body", b"")
    if message.get("more_body") or not 0 < len(body) <= LARGEST:
        return None
    try:
        return _decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def _again(first: Any, receive: Receive) -> Receive:
    """What was received already, then the rest."""
    waiting = [first]

    async def next_message() -> Any:
        return waiting.pop() if waiting else await receive()

    return next_message
