"""Hearing of what other processes have written: PostgreSQL's LISTEN, on a connection of its own."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import psycopg

from powerhouse.server.storage.store import CHANNEL, StorageFailed, Store

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0


async def listen(
    store: Store, heard: Callable[[str], Awaitable[None]], connected: Callable[[], Awaitable[None]]
) -> None:
    """Call `heard` with the table of every notice that is not our own, and `connected` after each new connection."""
    address = store.url.replace("postgresql+psycopg://", "postgresql://", 1)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await connected()
                async for notice in connection.notifies():
                    if notice.pid != store.writer.backend:
                        await heard(notice.payload.split()[0])
        except (psycopg.Error, StorageFailed, OSError) as error:
            logger.warning("the line to the database is down: %s", error)
            await asyncio.sleep(RETRY_SECONDS)
