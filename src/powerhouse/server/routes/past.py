"""Looking back: records, earlier positions, figures, playing on from there; the same for uploaded records."""

from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.params import JSONBody, PathParameter

from powerhouse.server import past
from powerhouse.server.errors import Trouble
from powerhouse.server.routes.common import PROBLEMS, Id, seen_table, tables, visitor
from powerhouse.server.types import ForkWish, History, Moment, Snapshot, TableInfo

Ask = Request[Any, Any, Any]


class PastController(Controller):
    tags = ("past",)

    @get("/history", responses=PROBLEMS)
    async def history(self, request: Ask, id: Id) -> History:
        """Where one can look, and the figures round by round."""
        return await past.history(tables(request), await seen_table(request, id), visitor(request))

    @get("/at/{number:int}", responses=PROBLEMS)
    async def at(self, request: Ask, id: Id, number: Annotated[int, PathParameter(ge=0)]) -> Moment:
        """An earlier position."""
        return await past.at(tables(request), await seen_table(request, id), visitor(request), number)

    @post("/fork", responses=PROBLEMS)
    async def fork(self, request: Ask, id: Id, data: JSONBody[ForkWish]) -> Snapshot:
        """Play on from an earlier position at a new table with bots."""
        table = await past.fork(tables(request), await seen_table(request, id), visitor(request), data)
        return tables(request).snapshot(table, visitor(request))


class RecordController(Controller):
    path = "/api"
    tags = ("past",)

    @get("/tables/{id:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
    async def game_record(self, request: Ask, id: Id) -> Response[str]:
        """The game so far as a `.game` file."""
        table = await seen_table(request, id)
        text = await past.game_record(tables(request), table)
        name = f"{table.row.game}-{table.id[:8]}.game"
        return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    @post("/replays", responses=PROBLEMS, request_max_body_size=2 * 1024 * 1024)
    async def upload(self, request: Ask) -> TableInfo:
        """Keep a record to look through."""
        try:
            text = (await request.body()).decode("utf-8")
        except UnicodeDecodeError as error:
            raise Trouble(400, "bad-record", "the record is not a text in UTF-8") from error
        table = await past.upload(tables(request), visitor(request), text)
        return table.info(visitor(request), ())


class TablePast(PastController):
    path = "/api/tables/{id:str}"


class ReplayPast(PastController):
    path = "/api/replays/{id:str}"
