"""Tables and seats: list, create, join, change hands, close, rematch, chat."""

from time import time
from typing import Annotated, Any

from litestar import Controller, Request, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from powerhouse.server import seating
from powerhouse.server.acting import write
from powerhouse.server.errors import Trouble, forbidden
from powerhouse.server.routes.common import PROBLEMS, Id, seen_table, tables, visitor
from powerhouse.server.storage.rows import ChatRow
from powerhouse.server.storage.store import Conflict
from powerhouse.server.table import table_info
from powerhouse.server.types import ChatLine, Join, NewTable, SeatLink, SeatWish, Snapshot, TableInfo, Tables

Ask = Request[Any, Any, Any]


class TablesController(Controller):
    path = "/api"
    tags = ("tables",)

    @get("/tables", responses=PROBLEMS)
    async def list_tables(self, request: Ask) -> Tables:
        """The visitor's tables, and those that may be watched."""
        here, me = tables(request), visitor(request)
        mine, watch = await here.store.tables_of(me), await here.store.tables_to_watch(me)
        return Tables(
            [table_info(row, seats, me, here.hub.present(row.id)) for row, seats in mine],
            [table_info(row, seats, me, here.hub.present(row.id)) for row, seats in watch],
        )

    @post("/tables", responses=PROBLEMS)
    async def create(self, request: Ask, data: JSONBody[NewTable]) -> Snapshot:
        """A new table; with no open seat it starts at once."""
        table = await seating.create(tables(request), visitor(request), data)
        return tables(request).snapshot(table, visitor(request))

    @get("/tables/{id:str}", responses=PROBLEMS)
    async def show(self, request: Ask, id: Id) -> Snapshot:
        table = await seen_table(request, id)
        return tables(request).snapshot(table, visitor(request))

    @get("/join/{invite:str}", responses=PROBLEMS)
    async def invitation(self, request: Ask, invite: FromPath[str]) -> TableInfo:
        """The table to which an invitation leads, to choose a seat."""
        table = await tables(request).find(await seating.table_of_invite(tables(request), invite))
        return table.info(visitor(request), tables(request).hub.present(table.id))

    @post("/join/{invite:str}", responses=PROBLEMS, status_code=200)
    async def join(self, request: Ask, invite: FromPath[str], data: JSONBody[Join]) -> Snapshot:
        """Sit down on an open seat."""
        table = await seating.join(tables(request), invite, visitor(request), data)
        return tables(request).snapshot(table, visitor(request))

    @post("/seat/{secret:str}", responses=PROBLEMS, status_code=200)
    async def take_seat(self, request: Ask, secret: FromPath[str]) -> Snapshot:
        """Take over a seat on this device."""
        table = await seating.take_seat(tables(request), secret, visitor(request))
        return tables(request).snapshot(table, visitor(request))

    @get("/tables/{id:str}/seat-link", responses=PROBLEMS)
    async def seat_link(
        self, request: Ask, id: Id, seat: Annotated[int | None, QueryParameter(ge=0, le=31, required=False)] = None
    ) -> SeatLink:
        """A link that moves an own seat to another device."""
        return SeatLink(await seating.seat_link(tables(request), id, visitor(request), seat))

    @put("/tables/{id:str}/seats/{seat:int}", responses=PROBLEMS)
    async def set_seat(
        self, request: Ask, id: Id, seat: Annotated[int, PathParameter(ge=0, le=31)], data: JSONBody[SeatWish]
    ) -> Snapshot:
        """Fill or free a seat, let a bot stand in, or come back."""
        table = await seating.set_seat(tables(request), id, visitor(request), seat, data)
        return tables(request).snapshot(table, visitor(request))

    @post("/tables/{id:str}/close", responses=PROBLEMS, status_code=200)
    async def close(self, request: Ask, id: Id) -> Snapshot:
        """End the table; only its owner may."""
        table = await seating.close(tables(request), id, visitor(request))
        return tables(request).snapshot(table, visitor(request))

    @post("/tables/{id:str}/rematch", responses=PROBLEMS, status_code=200)
    async def rematch(self, request: Ask, id: Id) -> Snapshot:
        """The same people and options again."""
        table = await seating.rematch(tables(request), id, visitor(request))
        return tables(request).snapshot(table, visitor(request))

    @post("/tables/{id:str}/chat", responses=PROBLEMS, status_code=200)
    async def chat(self, request: Ask, id: Id, data: JSONBody[ChatLine]) -> Snapshot:
        """Say something to those at the table."""
        here, me = tables(request), visitor(request)
        words = "".join(letter if letter.isprintable() else " " for letter in data.text).strip()
        if not words:
            raise Trouble(400, "bad-request", "there is nothing to say in that")
        async with here.at(id) as table:
            own = table.own(me)
            if not own:
                raise forbidden("only those who sit at the table talk there")
            number = table.chat[-1].number + 1 if table.chat else 0
            if number >= here.settings.limits.chat_lines:
                raise Trouble(429, "too-many", f"this table has said its {here.settings.limits.chat_lines} lines")
            seat = table.seat(me)
            speaker = own[0] if seat is None else seat
            line = ChatRow(number, table.seats[speaker].name, speaker, words, time())
            try:
                await write(table, here.store.add_chat(table.row, line))
            except Conflict as error:
                await here.reload(table)
                raise Trouble(409, "stale", "somebody spoke at the same time; say it again") from error
            table.add_chat(line)
            here.hub.chat(table, line)
            return here.snapshot(table, me)
