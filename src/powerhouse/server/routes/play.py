"""Playing: moves, plans, questions, hints, taking back, programs."""

from typing import Any

from litestar import Controller, Request, post, put
from litestar.params import JSONBody

from powerhouse.server import acting, undoing
from powerhouse.server.routes.common import PROBLEMS, Id, seen_table, tables, visitor
from powerhouse.server.types import (
    Hint,
    Moves,
    Plan,
    PlanWish,
    Programs,
    Question,
    Refusals,
    Snapshot,
    UndoAnswer,
)

Ask = Request[Any, Any, Any]


class PlayController(Controller):
    path = "/api/tables/{id:str}"
    tags = ("play",)

    @post("/moves", responses=PROBLEMS, status_code=200)
    async def moves(self, request: Ask, id: Id, data: JSONBody[Moves]) -> Snapshot:
        """Make moves; answered when they are durable."""
        table = await acting.play(tables(request), id, visitor(request), data)
        return tables(request).snapshot(table, visitor(request))

    @post("/plan", responses=PROBLEMS, status_code=200)
    async def plan(self, request: Ask, id: Id, data: JSONBody[PlanWish]) -> Plan:
        """Try moves without making them."""
        return acting.plan(await seen_table(request, id), visitor(request), data)

    @post("/why", responses=PROBLEMS, status_code=200)
    async def why(self, request: Ask, id: Id, data: JSONBody[Question]) -> Refusals:
        """Why a move is not legal; nothing if it is."""
        return Refusals(acting.why(await seen_table(request, id), visitor(request), data.move))

    @post("/hint", responses=PROBLEMS, status_code=200)
    async def hint(self, request: Ask, id: Id) -> Hint:
        """What the strongest bot would do."""
        return await acting.hint(tables(request), await seen_table(request, id), visitor(request))

    @post("/undo", responses=PROBLEMS, status_code=200)
    async def undo(self, request: Ask, id: Id, data: JSONBody[UndoAnswer]) -> Snapshot:
        """Take back, ask to, agree to, or refuse."""
        table = await undoing.undo(tables(request), id, visitor(request), data.refuse)
        return tables(request).snapshot(table, visitor(request))

    @put("/programs", responses=PROBLEMS)
    async def programs(self, request: Ask, id: Id, data: JSONBody[Programs]) -> Snapshot:
        """What the table does for the visitor's seat."""
        table = await acting.program(tables(request), id, visitor(request), data.programs)
        return tables(request).snapshot(table, visitor(request))
