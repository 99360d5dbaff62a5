"""Tables and seats: list, create, join, change hands, close, rematch, chat."""

import asyncio
from time import time
from typing import Annotated, Any

from litestar import Controller, Request, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from powerhouse.core.phrase import phrase
from powerhouse.server import new_table, reach, seat_links, seats
from powerhouse.server.errors import HttpProblem, forbidden
from powerhouse.server.moves import write
from powerhouse.server.routes.common import PROBLEMS, Id, seen_table, tables, visitor
from powerhouse.server.storage.rows import ChatRow
from powerhouse.server.storage.store import Conflict
from powerhouse.server.table_info import table_info
from powerhouse.server.types import (
    ChatLine,
    Join,
    NewTable,
    Reach,
    SeatLink,
    SeatWish,
    Sharing,
    Snapshot,
    TableInfo,
    TableList,
)

Ask = Request[Any, Any, Any]


class TablesController(Controller):
    path = "/api"
    tags = ("tables",)

    @get("/tables", responses=PROBLEMS)
    async def list_tables(self, request: Ask) -> TableList:
        """The visitor's tables, and those that may be watched."""
        here, me = tables(request), visitor(request)
        mine, watch = await here.store.tables_of(me), await here.store.tables_to_watch(me)
        return TableList(
            [table_info(row, sitting, me, here.hub.present(row.id)) for row, sitting in mine],
            [table_info(row, sitting, me, here.hub.present(row.id)) for row, sitting in watch],
        )

    @post("/tables", responses=PROBLEMS)
    async def create(self, request: Ask, data: JSONBody[NewTable]) -> Snapshot:
        """A new table; with no open seat it starts at once."""
        table = await new_table.create(tables(request), visitor(request), data)
        return tables(request).snapshot(table, visitor(request))

    @get("/tables/{id:str}", responses=PROBLEMS)
    async def show(self, request: Ask, id: Id) -> Snapshot:
        table = await seen_table(request, id)
        return tables(request).snapshot(table, visitor(request))

    @get("/reach", responses=PROBLEMS)
    async def reach(self, request: Ask) -> Reach:
        """How others get here, for an invitation that somebody at the server's own machine sends."""
        bound = request.app.state.get("bound")
        found = await asyncio.to_thread(reach.reach, bound, tables(request).settings.hosts)
        here = reach.is_loopback(str(request.scope["state"]["address"]))
        return found if here else Reach(everywhere=True, addresses=[])

    @get("/join/{invite:str}", responses=PROBLEMS)
    async def invitation(self, request: Ask, invite: FromPath[str]) -> TableInfo:
        """The table to which an invitation leads, to choose a seat."""
        table = await tables(request).find(await seats.table_of_invite(tables(request), invite))
        return table.info(visitor(request), tables(request).hub.present(table.id), invited=True)

    @post("/join/{invite:str}", responses=PROBLEMS, status_code=200)
    async def join(self, request: Ask, invite: FromPath[str], data: JSONBody[Join]) -> Snapshot:
        """Sit down on an open seat."""
        table = await seats.join(tables(request), invite, visitor(request), data)
        return tables(request).snapshot(table, visitor(request))

    @post("/seat/{secret:str}", responses=PROBLEMS, status_code=200)
    async def take_seat(self, request: Ask, secret: FromPath[str]) -> Snapshot:
        """Take over a seat on this device."""
        table = await seat_links.take_seat(tables(request), secret, visitor(request))
        return tables(request).snapshot(table, visitor(request))

    @get("/tables/{id:str}/seat-link", responses=PROBLEMS)
    async def seat_link(
        self, request: Ask, id: Id, seat: Annotated[int | None, QueryParameter(ge=0, le=31, required=False)] = None
    ) -> SeatLink:
        """A link that moves an own seat to another device: once, within ten minutes, and in place of an earlier one."""
        return SeatLink(await seat_links.seat_link(tables(request), id, visitor(request), seat))

    @put("/tables/{id:str}/seats/{seat:int}", responses=PROBLEMS)
    async def set_seat(
        self, request: Ask, id: Id, seat: Annotated[int, PathParameter(ge=0, le=31)], data: JSONBody[SeatWish]
    ) -> Snapshot:
        """Fill or free a seat, let a bot stand in, or come back; for somebody else's it is announced first."""
        table = await seats.set_seat(tables(request), id, visitor(request), seat, data)
        return tables(request).snapshot(table, visitor(request))

    @post("/tables/{id:str}/close", responses=PROBLEMS, status_code=200)
    async def close(self, request: Ask, id: Id) -> Snapshot:
        """End the table; only its owner may."""
        table = await seats.close(tables(request), id, visitor(request))
        return tables(request).snapshot(table, visitor(request))

    @put("/tables/{id:str}/sharing", responses=PROBLEMS)
    async def share(self, request: Ask, id: Id, data: JSONBody[Sharing]) -> Snapshot:
        """Open or close the link to the finished game; only the owner may."""
        table = await seats.share(tables(request), id, visitor(request), data.shared)
        return tables(request).snapshot(table, visitor(request))

    @post("/tables/{id:str}/rematch", responses=PROBLEMS, status_code=200)
    async def rematch(self, request: Ask, id: Id) -> Snapshot:
        """The same people and options again."""
        table = await seats.rematch(tables(request), id, visitor(request))
        return tables(request).snapshot(table, visitor(request))

    @post("/tables/{id:str}/chat", responses=PROBLEMS, status_code=200)
    async def chat(self, request: Ask, id: Id, data: JSONBody[ChatLine]) -> Snapshot:
        """Say something to those at the table."""
        here, me = tables(request), visitor(request)
        words = "".join(letter if letter.isprintable() else " " for letter in data.text).strip()
        if not words:
            raise HttpProblem(400, "bad-request", phrase("chat-nothing"))
        async with here.at(id) as table:
            own = table.own(me)
            if not own:
                raise forbidden("talk")
            if here.decisions.mutes(me, id):
                raise forbidden("muted")
            number = table.chat[-1].number + 1 if table.chat else 0
            if number >= here.settings.limits.chat_lines:
                raise HttpProblem(429, "too-many", phrase("chat-too-many", lines=here.settings.limits.chat_lines))
            seat = table.seat(me)
            speaker = own[0] if seat is None else seat
            line = ChatRow(number, table.seats[speaker].name, speaker, words, time(), me)
            try:
                await write(table, here.store.add_chat(table.row, line))
            except Conflict as error:
                await here.reload(table)
                raise HttpProblem(409, "stale", phrase("chat-at-once")) from error
            table.add_chat(line)
            here.hub.chat(table, line)
            return here.snapshot(table, me)
