"""When a game is over its places are written down, and ratings follow from them; beside the moves, and once."""

import logging
from functools import partial
from typing import TYPE_CHECKING

from powerhouse.server import ratings
from powerhouse.server.errors import HttpProblem
from powerhouse.server.storage import mine
from powerhouse.server.storage.store import CHANNEL, Conflict, StorageFailed

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

logger = logging.getLogger(__name__)

MOST_AT_ONCE = 20


async def settle(tables: "OpenTables", id: str) -> None:
    """Write down how a game has ended."""
    try:
        async with tables.at(id) as table:
            if table.match is None or not table.match.over or table.row.status != "over":
                return
            places = {place.seat: place.place for place in table.match.standings().places}
            job = partial(mine.settle, row=table.row, seats=table.seats, places=places, rate=ratings.after)
            await tables.store.write(CHANNEL, [], job)
    except Conflict:  # another process has done it
        return
    except (HttpProblem, StorageFailed) as error:
        logger.warning("the places of table %s are not written down: %s", id, error)


async def settle_left(tables: "OpenTables") -> bool:
    """Games whose server ended before their places were written; false when there are none left."""
    left = await tables.store.read(partial(mine.unsettled, most=MOST_AT_ONCE))
    for id in left:
        await settle(tables, id)
    return len(left) == MOST_AT_ONCE
