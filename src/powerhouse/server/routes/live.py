"""The live connection of a table."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from powerhouse.server.errors import Trouble
from powerhouse.server.limits import Limiter
from powerhouse.server.live import Line, encoder
from powerhouse.server.routes.common import Id, seen_table, tables, visitor
from powerhouse.server.types import PongFrame

LONGEST = 1000
PONG = encoder.encode(PongFrame())


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """All that a browser says."""


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    id: Id,
    since: Annotated[int | None, QueryParameter(name="from", required=False)] = None,
) -> None:
    """Frames until somebody leaves (see Frame)."""
    here, me = tables(socket), visitor(socket)
    limiter: Limiter = socket.app.state.limiter
    address = str(socket.scope["state"]["address"])
    try:
        table = await seen_table(socket, id)
    except Trouble as trouble:
        await socket.accept()  # a browser hears the reason only of a connection that was open
        await socket.close(code=4000 + trouble.status, reason=trouble.text)
        return
    if not limiter.open_socket(me, address):
        await socket.accept()
        await socket.close(code=4429, reason="too many connections")
        return
    line = Line(id, me)
    try:
        await socket.accept()
        async with here.at(id) as table:
            here.hub.enter(table, line, since)
        await _talk(socket, line, limiter)
    finally:
        here.hub.leave(table, line)
        limiter.close_socket(me, address)


async def _talk(socket: WebSocket[Any, Any, Any], line: Line, limiter: Limiter) -> None:
    """Send and hear until one of both ends."""
    tasks = [asyncio.create_task(_send(socket, line)), asyncio.create_task(_hear(socket, line, limiter))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _send(socket: WebSocket[Any, Any, Any], line: Line) -> None:
    while True:
        frame = await line.frames.get()
        if frame is None:
            await socket.close(code=1012, reason="come back")
            return
        await socket.send_data(frame, mode="text")


async def _hear(socket: WebSocket[Any, Any, Any], line: Line, limiter: Limiter) -> None:
    """A browser only pings, now and then; one that says anything else is not ours."""
    address = str(socket.scope["state"]["address"])
    try:
        while True:
            said = await socket.receive_data(mode="text")
            if len(said) > LONGEST or not limiter.grants(line.visitor, address, "GET", ""):
                raise msgspec.ValidationError("too much")
            msgspec.json.decode(said, type=Ping)
            line.put(PONG)
    except WebSocketDisconnect:
        return
    except (msgspec.DecodeError, KeyError, TypeError, UnicodeError):
        await socket.close(code=1008, reason="a ping was expected")
