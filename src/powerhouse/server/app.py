"""The application: doors, errors and the life of a server put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from powerhouse.core.errors import PowerhouseError
from powerhouse.server import errors
from powerhouse.server.headers import Door
from powerhouse.server.identity import Identity
from powerhouse.server.limits import Limiter
from powerhouse.server.routes.games import GamesController
from powerhouse.server.routes.live import live
from powerhouse.server.routes.pages import pages
from powerhouse.server.routes.past import RecordController, ReplayPast, TablePast
from powerhouse.server.routes.play import PlayController
from powerhouse.server.routes.tables import TablesController
from powerhouse.server.settings import Settings
from powerhouse.server.storage.store import Conflict, StorageFailed
from powerhouse.server.tables import Tables
from powerhouse.server.types import Problem

logger = logging.getLogger(__name__)

Ask = Request[Any, Any, Any]
DOORS: list[Any] = [
    GamesController,
    TablesController,
    PlayController,
    TablePast,
    ReplayPast,
    RecordController,
    live,
    pages,
]
_CODES = {404: "unknown", 405: "wrong-method", 413: "too-large"}


class App(Litestar):
    """Litestar behind our door: every request is looked at before it is routed."""

    door: Door

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.door.enter(super().__call__, scope, receive, send)


def create_app(settings: Settings) -> App:
    settings.data.mkdir(parents=True, exist_ok=True)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        tables = Tables(settings)
        app.state.tables = tables
        await tables.start()
        try:
            yield
        finally:
            await tables.stop()

    app = App(
        route_handlers=DOORS,
        lifespan=[life],
        exception_handlers={
            errors.Trouble: _trouble,
            PowerhouseError: _of_game,
            HTTPException: _of_http,
            RecursionError: _too_deep,
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
    limiter = Limiter(settings.limits)
    app.state.settings = settings
    app.state.limiter = limiter
    app.door = Door(settings, Identity(settings.data), limiter)
    return app


def _answer(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def _trouble(_: Ask, error: errors.Trouble) -> Response[Problem]:
    return _answer(error.status, error.problem())


def _of_game(_: Ask, error: PowerhouseError) -> Response[Problem]:
    return _answer(*errors.of_game(error))


def _of_http(_: Ask, error: HTTPException) -> Response[Problem]:
    """Litestar's own refusals: unknown addresses, bodies that do not fit."""
    if error.status_code >= 500:
        logger.error("unexpected error", exc_info=error)
        return _answer(500, Problem("broken", "something went wrong here; it is not your fault"))
    text = error.detail
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [f"{item.get('key', 'body')}: {item.get('message')}" for item in extra if isinstance(item, dict)]
    if faults:
        text = "; ".join(faults)
    return _answer(error.status_code, Problem(_CODES.get(error.status_code, "bad-request"), text))


def _too_deep(_: Ask, error: RecursionError) -> Response[Problem]:
    return _answer(400, Problem("bad-request", "the body is nested too deeply"))


def _of_storage(_: Ask, error: StorageFailed) -> Response[Problem]:
    logger.warning("the database does not answer: %s", error)
    return _answer(503, Problem("storage", "the database does not answer; nothing was changed, try again"))


def _of_conflict(_: Ask, error: Conflict) -> Response[Problem]:
    return _answer(409, Problem("stale", "somebody else was faster; look at the table again"))


def _unexpected(_: Ask, error: Exception) -> Response[Problem]:
    logger.error("unexpected error", exc_info=error)
    return _answer(500, Problem("broken", "something went wrong here; it is not your fault"))
