"""For whoever watches over the server: does it live, and its figures."""

import asyncio
from ipaddress import ip_address
from time import monotonic
from typing import Any

from litestar import Controller, Request, Response, get

from powerhouse.server import metrics
from powerhouse.server.errors import forbidden
from powerhouse.server.limits import Limiter, networks
from powerhouse.server.routes.common import PROBLEMS, tables
from powerhouse.server.storage.store import StorageFailed
from powerhouse.server.tables import OpenTables
from powerhouse.server.types import Health

Ask = Request[Any, Any, Any]
PATIENCE_SECONDS = 5.0


class HealthController(Controller):
    tags = ("health",)

    @get("/api/health", responses=PROBLEMS)
    async def health(self, request: Ask) -> Health:
        """Whether the server and its database answer; 503 if the database does not."""
        counts, seconds = await _counts(tables(request))
        if counts is None:
            raise StorageFailed("")
        return Health(database=seconds)

    @get("/metrics", include_in_schema=False)
    async def figures(self, request: Ask) -> Response[str]:
        """For Prometheus, at addresses that the host allows."""
        limiter: Limiter = request.app.state.limiter
        if not _may_read(str(request.scope["state"]["address"]), tables(request).settings.metrics):
            raise forbidden("metrics")
        counts, seconds = await _counts(tables(request))
        presence = tables(request).presence
        others = [] if presence is None or counts is None else await presence.others_figures()
        all = [metrics.figures(tables(request), limiter), *others]
        return Response(metrics.text(all, counts, limiter.processes, seconds), media_type=metrics.KIND)


async def _counts(here: OpenTables) -> tuple[dict[str, int] | None, float]:
    """Tables by status, and how long the database took to say so."""
    since = monotonic()
    try:
        found = await asyncio.wait_for(here.store.statuses(), PATIENCE_SECONDS)
    except (StorageFailed, TimeoutError):
        return None, monotonic() - since
    return found, monotonic() - since


def _may_read(address: str, allowed: tuple[str, ...]) -> bool:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return any(found in network for network in networks(allowed))
