"""Playing: moves, trials, questions, hints, taking back, standing orders."""

from typing import Any

from litestar import Controller, Request, post, put
from litestar.params import JSONBody

from powerhouse.server import moves, pauses, undo
from powerhouse.server.routes.common import PROBLEMS, Id, party, seen_table, tables, visitor
from powerhouse.server.short_way import make_moves
from powerhouse.server.types import Snapshot
from powerhouse.server.types_clock import PauseAnswer
from powerhouse.server.types_moves import (
    Hint,
    Made,
    Moves,
    OrderWishes,
    PaceWish,
    Prospects,
    Question,
    Refusals,
    Trial,
    TrialWish,
    UndoAnswer,
)

Ask = Request[Any, Any, Any]


class PlayController(Controller):
    path = "/api/tables/{id:str}"
    tags = ("play",)

    @post("/moves", responses=PROBLEMS, status_code=200)
    async def make_moves(self, request: Ask, id: Id, data: JSONBody[Moves]) -> Made:
        """Make moves; answered when they are durable. What they change comes over the live connection."""
        return await make_moves(tables(request), id, visitor(request), data)

    @post("/trial", responses=PROBLEMS, status_code=200)
    async def try_moves(self, request: Ask, id: Id, data: JSONBody[TrialWish]) -> Trial:
        """Try moves without making them."""
        return moves.try_moves(await seen_table(request, id), visitor(request), data)

    @post("/prospects", responses=PROBLEMS, status_code=200)
    async def prospects(self, request: Ask, id: Id, data: JSONBody[TrialWish]) -> Prospects:
        """What things would cost the visitor, after moves that are only tried; also while others decide."""
        return Prospects(moves.prospects(await seen_table(request, id), visitor(request), data))

    @post("/why", responses=PROBLEMS, status_code=200)
    async def why(self, request: Ask, id: Id, data: JSONBody[Question]) -> Refusals:
        """Why a move is not legal; nothing if it is."""
        return Refusals(moves.why(await seen_table(request, id), visitor(request), data.move))

    @post("/hint", responses=PROBLEMS, status_code=200)
    async def hint(self, request: Ask, id: Id) -> Hint:
        """What the strongest bot would do."""
        return await moves.hint(tables(request), await seen_table(request, id), visitor(request), party(request))

    @post("/undo", responses=PROBLEMS, status_code=200)
    async def take_back(self, request: Ask, id: Id, data: JSONBody[UndoAnswer]) -> Snapshot:
        """Take back, ask to, agree to, or refuse."""
        table = await undo.undo(tables(request), id, visitor(request), data)
        return tables(request).snapshot(table, visitor(request))

    @post("/redo", responses=PROBLEMS, status_code=200)
    async def make_again(self, request: Ask, id: Id) -> Snapshot:
        """Make again what was just taken back."""
        table = await undo.redo(tables(request), id, visitor(request))
        return tables(request).snapshot(table, visitor(request))

    @put("/pace", responses=PROBLEMS)
    async def set_pace(self, request: Ask, id: Id, data: JSONBody[PaceWish]) -> Made:
        """How fast the bots play for whoever sits here; with `skip` at once until a person is to decide."""
        table = await seen_table(request, id)
        moves.set_pace(table, visitor(request), data)
        return Made(table.number)

    @put("/pause", responses=PROBLEMS)
    async def pause(self, request: Ask, id: Id, data: JSONBody[PauseAnswer]) -> Snapshot:
        """All clocks stand still once everybody who sits here has agreed, and go on when one wants it."""
        table = await pauses.pause(tables(request), id, visitor(request), data)
        return tables(request).snapshot(table, visitor(request))

    @put("/orders", responses=PROBLEMS)
    async def leave_orders(self, request: Ask, id: Id, data: JSONBody[OrderWishes]) -> Snapshot:
        """What the table does for the visitor's seat."""
        table = await moves.leave_orders(tables(request), id, visitor(request), data.orders)
        return tables(request).snapshot(table, visitor(request))
