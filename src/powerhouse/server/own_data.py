"""What the server keeps of a visitor, for the visitor: as a file, or no longer."""

from functools import partial
from time import time
from typing import TYPE_CHECKING, Any

from powerhouse.bots import registry as bots
from powerhouse.core.errors import BadSetup
from powerhouse.server.storage import visitors
from powerhouse.server.storage.store import CHANNEL
from powerhouse.server.storage.visitors import Forgotten

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

SIMPLEST = "random"


async def document(tables: "OpenTables", visitor: str) -> dict[str, Any]:
    return await tables.store.read(partial(visitors.document, visitor=visitor))


async def forget(tables: "OpenTables", visitor: str) -> Forgotten:
    """At tables with others a bot plays on, and nobody finds the name there; tables without others are gone."""
    job = partial(visitors.forget, visitor=visitor, now=time(), bot=stand_in)
    found = await tables.store.write(CHANNEL, [], job)
    await tables.decisions.look(tables)
    for connection in tables.hub.everybody():
        if connection.visitor == visitor:
            connection.cut()
    return found


def stand_in(game: str) -> str:
    """The usual bot of a game; of one that is no longer there, a bot that plays anything."""
    try:
        return bots.usual(game)
    except BadSetup:
        return SIMPLEST
