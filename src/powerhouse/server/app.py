"""The application: doors, errors and the life of a server put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import Items, Phrase, each_of, phrase, said
from powerhouse.server import errors
from powerhouse.server.gate import RequestGate
from powerhouse.server.identity import Identity
from powerhouse.server.limits import Limiter, networks
from powerhouse.server.routes.games import GamesController
from powerhouse.server.routes.health import HealthController
from powerhouse.server.routes.history import RecordController, ReplayHistory, TableHistory
from powerhouse.server.routes.live import live
from powerhouse.server.routes.pages import pages
from powerhouse.server.routes.play import PlayController
from powerhouse.server.routes.tables import TablesController
from powerhouse.server.settings import Settings
from powerhouse.server.shell import Shell
from powerhouse.server.storage.store import Conflict, StorageFailed
from powerhouse.server.tables import OpenTables
from powerhouse.server.types import Problem

logger = logging.getLogger(__name__)

Ask = Request[Any, Any, Any]
DOORS: list[Any] = [
    GamesController,
    HealthController,
    TablesController,
    PlayController,
    TableHistory,
    ReplayHistory,
    RecordController,
    live,
    pages,
]
_CODES = {404: "unknown", 405: "wrong-method", 413: "too-large"}


class App(Litestar):
    """Litestar behind our gate: every request is looked at before it is routed."""

    gate: RequestGate

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.gate.enter(super().__call__, scope, receive, send)


def make_private(folder: Path) -> None:
    """The folder of the data, for nobody else to read; what others could read already stays as its owner left it."""
    if not folder.exists():
        folder.mkdir(parents=True, mode=0o700)


def create_app(settings: Settings) -> App:
    make_private(settings.data)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        tables = OpenTables(settings)
        app.state.tables = tables
        if tables.presence is not None:
            tables.presence.counted = limiter.share_among
        await tables.start()
        try:
            yield
        finally:
            await tables.stop()

    limiter = Limiter(settings.limits, networks(settings.proxies))
    app = App(
        route_handlers=DOORS,
        lifespan=[life],
        exception_handlers={
            errors.HttpProblem: _problem,
            PowerhouseError: _of_game,
            HTTPException: _of_http,
            RecursionError: _too_deep,
            UnicodeError: _no_text,
            StorageFailed: _of_storage,
            Conflict: _of_conflict,
            Exception: _unexpected,
        },
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
    app.gate = RequestGate(settings, Identity(settings.data), limiter, app.state.shell)
    return app


def _answer(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def _say(status: int, code: str, sentence: Phrase) -> Response[Problem]:
    return _answer(status, errors.HttpProblem(status, code, sentence).problem())


def _problem(_: Ask, error: errors.HttpProblem) -> Response[Problem]:
    return _answer(error.status, error.problem())


def _of_game(_: Ask, error: PowerhouseError) -> Response[Problem]:
    return _answer(*errors.of_game_error(error))


def _of_http(_: Ask, error: HTTPException) -> Response[Problem]:
    """Litestar's own refusals: unknown addresses, bodies that do not fit."""
    if error.status_code >= 500:
        logger.error("unexpected error", exc_info=error)
        return _say(500, "broken", phrase("problem-broken"))
    extra = error.extra if isinstance(error.extra, list) else []
    faults: Items = [
        phrase("said-where", where=item.get("key", "body"), said=item.get("message"))
        for item in extra
        if isinstance(item, dict)
    ]
    text = each_of(faults) if faults else said(error.detail)
    return _say(error.status_code, _CODES.get(error.status_code, "bad-request"), text)


def _too_deep(_: Ask, error: RecursionError) -> Response[Problem]:
    return _say(400, "bad-request", phrase("problem-nested"))


def _no_text(_: Ask, error: UnicodeError) -> Response[Problem]:
    return _say(400, "bad-request", phrase("problem-encoding"))


def _of_storage(_: Ask, error: StorageFailed) -> Response[Problem]:
    logger.warning("the database does not answer: %s", error)
    return _say(503, "storage", phrase("problem-in-doubt" if error.in_doubt else "problem-storage"))


def _of_conflict(_: Ask, error: Conflict) -> Response[Problem]:
    return _say(409, "stale", phrase("problem-faster"))


def _unexpected(_: Ask, error: Exception) -> Response[Problem]:
    logger.error("unexpected error", exc_info=error)
    return _say(500, "broken", phrase("problem-broken"))
