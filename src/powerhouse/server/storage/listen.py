"""Hearing of what other processes have written: PostgreSQL's LISTEN, on a connection of its own."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import psycopg

from powerhouse.server.storage.store import CHANNEL, PRESENCE, StorageFailed, Store

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0


async def listen(
    store: Store,
    on_notify: Callable[[str], Awaitable[None]],
    presence: Callable[[str], Awaitable[None]],
    connected: Callable[[], Awaitable[None]],
) -> None:
    """Call `on_notify` with the table of every notice that is not our own, and `connected` after each new connection.

    `presence` is called where not the table has changed but who looks at it.
    """
    address = store.url.replace("postgresql+psycopg://", "postgresql://", 1)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await connection.execute(f"LISTEN {PRESENCE}")
                await connected()
                async for notice in connection.notifies():
                    if notice.pid != store.writer.backend:
                        tell = presence if notice.channel == PRESENCE else on_notify
                        await tell(notice.payload.split()[0])
        except (psycopg.Error, StorageFailed, OSError) as error:
            logger.warning("the line to the database is down: %s", error)
            await asyncio.sleep(RETRY_SECONDS)
