"""Looking back: records, earlier positions, figures, playing on from there; the same for uploaded records."""

from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.params import JSONBody, PathParameter

from powerhouse.core.phrase import phrase
from powerhouse.server import history
from powerhouse.server.errors import HttpProblem
from powerhouse.server.routes.common import PROBLEMS, Id, beside, party, past_table, tables, visitor
from powerhouse.server.types import Snapshot, TableInfo
from powerhouse.server.types_history import ForkWish, History, Moment
from powerhouse.server.types_rules import TableRules

Ask = Request[Any, Any, Any]


class HistoryController(Controller):
    tags = ("history",)

    @get("/about", responses=PROBLEMS)
    async def about(self, request: Ask, id: Id) -> TableInfo:
        """Whose game it is."""
        table = await past_table(request, id)
        return table.info(visitor(request), tables(request).hub.present(table.id))

    @get("/history", responses=PROBLEMS, packed=True)
    async def rounds(self, request: Ask, id: Id) -> History:
        """Where one can look, and the figures round by round."""
        table = await past_table(request, id)
        async with beside(request):
            return await history.history(tables(request), table, visitor(request))

    @get("/at/{number:int}", responses=PROBLEMS, packed=True)
    async def at(self, request: Ask, id: Id, number: Annotated[int, PathParameter(ge=0)]) -> Moment:
        """An earlier position."""
        table = await past_table(request, id)
        async with beside(request):
            return await history.at(tables(request), table, visitor(request), number)

    @get("/rules", responses=PROBLEMS, packed=True)
    async def rules(self, request: Ask, id: Id) -> TableRules:
        """Where the rules speak of what is asked now, and the figures of this table; the same for everybody."""
        match = (await past_table(request, id)).match
        return TableRules("", []) if match is None else TableRules(match.state.clause(), match.state.charts())

    @post("/fork", responses=PROBLEMS)
    async def fork(self, request: Ask, id: Id, data: JSONBody[ForkWish]) -> Snapshot:
        """Play on from an earlier position at a new table with bots."""
        past = await past_table(request, id)
        async with beside(request):
            table = await history.fork(tables(request), past, visitor(request), data)
        return tables(request).snapshot(table, visitor(request))


class RecordController(Controller):
    path = "/api"
    tags = ("history",)

    @get("/tables/{id:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS, packed=True)
    async def game_record(self, request: Ask, id: Id) -> Response[str]:
        """The game so far as a `.game` file."""
        table = await past_table(request, id)
        async with beside(request):
            text = await history.game_record(tables(request), table)
        name = f"{table.row.game}-{table.id[:8]}.game"
        return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    @post("/replays", responses=PROBLEMS, request_max_body_size=2 * 1024 * 1024)
    async def upload(self, request: Ask) -> TableInfo:
        """Keep a record to look through."""
        try:
            text = (await request.body()).decode("utf-8")
        except UnicodeDecodeError as error:
            raise HttpProblem(400, "bad-record", phrase("record-not-text")) from error
        table = await history.upload(tables(request), visitor(request), party(request), text)
        return table.info(visitor(request), {})


class TableHistory(HistoryController):
    path = "/api/tables/{id:str}"


class ReplayHistory(HistoryController):
    path = "/api/replays/{id:str}"
