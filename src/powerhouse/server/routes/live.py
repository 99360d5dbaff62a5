"""The live connection of a table."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from powerhouse.core.catalogue import say
from powerhouse.core.errors import BadSetup
from powerhouse.core.record import check_name
from powerhouse.server.absence import note_return
from powerhouse.server.errors import HttpProblem
from powerhouse.server.limits import Limiter, network_of
from powerhouse.server.live import COME_BACK, Connection, encoder
from powerhouse.server.routes.common import Id, seen_table, tables, visitor
from powerhouse.server.shell import Shell
from powerhouse.server.types_live import PongFrame

LONGEST = 1000


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """All that a browser says; whether its page is in the background tells if somebody looks."""

    hidden: bool = False


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    id: Id,
    since: Annotated[int | None, QueryParameter(name="from", required=False)] = None,
    name: Annotated[str, QueryParameter(required=False)] = "",
    changes: Annotated[bool, QueryParameter(required=False)] = False,
) -> None:
    """Frames until somebody leaves (see Frame); who only watches may say a name, who takes changes gets short ones."""
    here, me = tables(socket), visitor(socket)
    limiter: Limiter = socket.app.state.limiter
    address = str(socket.scope["state"]["address"])
    try:
        table = await seen_table(socket, id)
    except HttpProblem as problem:
        await socket.accept()  # a browser hears the reason only of a connection that was open
        await socket.close(code=4000 + problem.status, reason=str(problem))
        return
    if not limiter.open_socket(me, address):
        await socket.accept()
        await socket.close(code=4429, reason=say("live-too-many"))
        return
    seated = False
    connection = Connection(id, me, network_of(address), _name(name), changes)
    try:
        await socket.accept()
        async with here.at(id) as table:
            here.hub.enter(table, connection, since)
            await note_return(here, table, me)
        seated = bool(table.own(me))
        if seated:
            here.note_seen(id, me)
        await _talk(socket, connection, limiter)
    finally:
        if seated:
            here.note_seen(id, me)
        here.hub.leave(table, connection)
        limiter.close_socket(me, address)


def _name(said: str) -> str:
    """A name that may be shown to others, or none."""
    try:
        check_name(said)
    except BadSetup:
        return ""
    return said


async def _talk(socket: WebSocket[Any, Any, Any], connection: Connection, limiter: Limiter) -> None:
    """Send and hear until one of both ends."""
    tasks = [asyncio.create_task(_send(socket, connection)), asyncio.create_task(_hear(socket, connection, limiter))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while True:
        frame = await connection.frames.get()
        if frame is None:
            reason = "live-closing" if connection.code == COME_BACK else "live-banned"
            await socket.close(code=connection.code, reason=say(reason))
            return
        await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})


async def _hear(socket: WebSocket[Any, Any, Any], connection: Connection, limiter: Limiter) -> None:
    """A browser only pings, now and then; one that says anything else is not ours."""
    address = str(socket.scope["state"]["address"])
    shell: Shell = socket.app.state.shell
    try:
        while True:
            said = await socket.receive_data(mode="text")
            if len(said) > LONGEST or not limiter.grants(connection.visitor, address, "GET", ""):
                raise msgspec.ValidationError
            connection.hidden = msgspec.json.decode(said, type=Ping).hidden
            connection.put(encoder.encode(PongFrame(shell.build)))
    except WebSocketDisconnect:
        return
    except (msgspec.DecodeError, KeyError, TypeError, UnicodeError):
        await socket.close(code=1008, reason=say("live-no-ping"))
