"""Learning a game: begin its tutorial, go on with a lesson, play on from where it is."""

from typing import Any

from litestar import Controller, Request, post
from litestar.params import FromPath, JSONBody

from powerhouse.server import lessons
from powerhouse.server.routes.common import PROBLEMS, Id, tables, visitor
from powerhouse.server.types import Snapshot
from powerhouse.server.types_lessons import LessonRead, TutorialWish

Ask = Request[Any, Any, Any]


class LessonsController(Controller):
    path = "/api"
    tags = ("lessons",)

    @post("/games/{game:str}/tutorial", responses=PROBLEMS)
    async def begin(self, request: Ask, game: FromPath[str], data: JSONBody[TutorialWish]) -> Snapshot:
        """A table at which the visitor learns a game."""
        table = await lessons.begin(tables(request), visitor(request), game, data)
        return tables(request).snapshot(table, visitor(request))

    @post("/tables/{id:str}/lesson", responses=PROBLEMS, status_code=200)
    async def go_on(self, request: Ask, id: Id, data: JSONBody[LessonRead]) -> Snapshot:
        """The lesson has been read."""
        table = await lessons.go_on(tables(request), id, visitor(request), data)
        return tables(request).snapshot(table, visitor(request))

    @post("/tables/{id:str}/play-on", responses=PROBLEMS, status_code=200)
    async def play_on(self, request: Ask, id: Id) -> Snapshot:
        """Leave the tutorial, and play on from here against the weakest bots."""
        table = await lessons.play_on(tables(request), id, visitor(request))
        return tables(request).snapshot(table, visitor(request))
