"""What every door needs: who asks, and the tables."""

from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any

from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from powerhouse.server.errors import forbidden
from powerhouse.server.limits import network_of
from powerhouse.server.table import Table
from powerhouse.server.tables import OpenTables
from powerhouse.server.types import Problem

Connection = ASGIConnection[Any, Any, Any, Any]
Id = Annotated[str, PathParameter(description="id of a table", max_length=64)]

# What any request may be answered with when it is not granted.
PROBLEMS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "the request cannot be read or does not fit",
        403: "not for this visitor",
        404: "there is no such thing",
        409: "not now: another's turn, a stale position, a seat that is taken",
        413: "too large",
        422: "the rules do not allow it",
        429: "too fast or too much",
        503: "the database does not answer",
    }.items()
}


def visitor(connection: Connection) -> str:
    """Who asks, as the door has found out."""
    return str(connection.scope["state"]["visitor"])


def party(connection: Connection) -> str:
    """For whom workers work, if they do."""
    return network_of(str(connection.scope["state"]["address"]))


def beside(connection: Connection) -> AbstractAsyncContextManager[None]:
    """A place for what takes long beside the event loop, as looking back at a long game; shared as the workers are."""
    return tables(connection).beside.place(party(connection))


def tables(connection: Connection) -> OpenTables:
    found: OpenTables = connection.app.state.tables
    return found


async def past_table(connection: Connection, id: str) -> Table:
    """A table whose past the visitor may look at."""
    table = await tables(connection).find(id)
    if not table.may_look_back(visitor(connection)):
        raise forbidden("no-spectators")
    return table


async def seen_table(connection: Connection, id: str) -> Table:
    """A table that the visitor may look at."""
    table = await tables(connection).find(id)
    if not table.may_see(visitor(connection)):
        raise forbidden("no-spectators")
    return table
