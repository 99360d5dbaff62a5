"""The application: doors, errors and the life of a server put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from powerhouse.core.phrase import Items, Phrase, each_of, phrase, said
from powerhouse.server import errors, metrics, short_way
from powerhouse.server.decisions import HostDecisions
from powerhouse.server.gate import RequestGate
from powerhouse.server.identity import Identity
from powerhouse.server.limits import Limiter, networks
from powerhouse.server.routes.analysis import ReplayAnalysis, TableAnalysis
from powerhouse.server.routes.figures import FiguresController
from powerhouse.server.routes.games import GamesController
from powerhouse.server.routes.guests import GuestsController
from powerhouse.server.routes.health import HealthController
from powerhouse.server.routes.history import RecordController, ReplayHistory, TableHistory
from powerhouse.server.routes.lessons import LessonsController
from powerhouse.server.routes.live import live
from powerhouse.server.routes.mine import MineController
from powerhouse.server.routes.notices import NoticesController
from powerhouse.server.routes.pages import pages
from powerhouse.server.routes.play import PlayController
from powerhouse.server.routes.puzzles import PuzzlesController
from powerhouse.server.routes.tables import TablesController
from powerhouse.server.settings import Settings
from powerhouse.server.shell import Shell
from powerhouse.server.tables import OpenTables
from powerhouse.server.types import Problem

Ask = Request[Any, Any, Any]
GONE = "client disconnected prematurely"
"""What Litestar says of somebody who goes in the middle of a request."""
DOORS: list[Any] = [
    GamesController,
    FiguresController,
    HealthController,
    TablesController,
    PlayController,
    LessonsController,
    TableHistory,
    ReplayHistory,
    RecordController,
    TableAnalysis,
    ReplayAnalysis,
    PuzzlesController,
    NoticesController,
    MineController,
    GuestsController,
    live,
    pages,
]


class App(Litestar):
    """Litestar behind our gate: every request is looked at before it is routed. Moves have a way of their own."""

    gate: RequestGate

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.gate.enter(self._route, scope, receive, send)

    async def _route(self, scope: Any, receive: Any, send: Any) -> None:
        id = short_way.table_of(scope)
        if id is None:
            await super().__call__(scope, receive, send)
        else:
            await short_way.go(self.state.tables, id, super().__call__, scope, receive, send)


def make_private(folder: Path) -> None:
    """The folder of the data, for nobody else to read; what others could read already stays as its owner left it."""
    if not folder.exists():
        folder.mkdir(parents=True, mode=0o700)


def create_app(settings: Settings) -> App:
    make_private(settings.data)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        tables = OpenTables(settings, decisions)
        app.state.tables = tables
        if tables.presence is not None:
            tables.presence.counted = limiter.share_among
            tables.presence.figures = lambda: metrics.figures(tables, limiter)
        await tables.start()
        try:
            yield
        finally:
            await tables.stop()

    limiter = Limiter(settings.limits, networks(settings.proxies))
    decisions = HostDecisions()
    app = App(
        route_handlers=DOORS,
        lifespan=[life],
        exception_handlers={HTTPException: _of_http, Exception: _of_ours},
        openapi_config=OpenAPIConfig(
            title="Powerhouse",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        request_max_body_size=settings.limits.body,
    )
    app.state.settings = settings
    app.state.limiter = limiter
    app.state.shell = Shell(settings.pages)
    app.state.identity = Identity(settings.data)
    app.gate = RequestGate(settings, app.state.identity, limiter, decisions, app.state.shell)
    return app


def _answer(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def _of_ours(_: Ask, error: Exception) -> Response[Problem]:
    return _answer(*errors.answer(error))


def _of_http(request: Ask, error: HTTPException) -> Response[Problem]:
    """Litestar's own refusals: unknown addresses, bodies that do not fit."""
    if isinstance(error, InternalServerException) and error.detail == GONE:
        return _say(400, "bad-request", phrase("problem-empty"))  # which nobody reads; it is no fault of ours
    if error.status_code >= 500:
        return _of_ours(request, error)
    if error.status_code == 404:
        return _of_ours(request, errors.unknown("page"))
    if error.status_code == 405:
        allowed = ", ".join(sorted((error.headers or {}).get("allow", "").split(", ")))
        answer = _say(405, "wrong-method", phrase("problem-method", allowed=allowed))
        answer.set_header("allow", allowed)
        return answer
    if error.status_code == 413:
        return _say(413, "too-large", phrase("problem-large"))
    sent = "transfer-encoding" in request.headers or request.headers.get("content-length", "0") != "0"
    if request.scope["method"] in ("POST", "PUT") and not sent:
        return _say(400, "bad-request", phrase("problem-empty"))
    extra = error.extra if isinstance(error.extra, list) else []
    faults: Items = [
        phrase("said-where", where=item.get("key", "body"), said=item.get("message"))
        for item in extra
        if isinstance(item, dict)
    ]
    return _say(error.status_code, "bad-request", each_of(faults) if faults else said(error.detail))


def _say(status: int, code: str, sentence: Phrase) -> Response[Problem]:
    return _answer(status, errors.HttpProblem(status, code, sentence).problem())
