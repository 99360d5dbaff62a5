"""What moves without a person: bots, and programs that people have left. One task a table, while there is work."""

import asyncio
import logging
from random import uniform
from typing import TYPE_CHECKING

from powerhouse.core.errors import PowerhouseError
from powerhouse.server import programs
from powerhouse.server.acting import advance
from powerhouse.server.bots import SIMPLEST
from powerhouse.server.errors import Trouble
from powerhouse.server.storage.store import Conflict, StorageFailed
from powerhouse.server.table import Table

if TYPE_CHECKING:
    from powerhouse.server.tables import Tables

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0


class Drivers:
    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def wake(self, id: str) -> None:
        """See to it that bots and programs of the table move if it is their turn."""
        self._again.add(id)
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._drive(id))

    def busy(self, id: str) -> bool:
        return id in self._tasks

    async def stop(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _drive(self, id: str) -> None:
        try:
            while id in self._again:
                self._again.discard(id)
                while await self._step(id):
                    pass
        except Exception:
            logger.exception("table %s stands still until somebody moves", id)
        finally:
            self._tasks.pop(id, None)
            self._again.discard(id)

    async def _step(self, id: str) -> bool:
        """One programmed or bot's move; false when a person is to move, or nobody."""
        tables = self._tables
        try:
            async with tables.at(id) as table:
                if await self._programmed(table):
                    return True
                bot = _bot_to_move(table)
                match, number = table.match, table.number
            if bot is None or match is None:
                return False
            # Not all alike, so that the bots of many tables do not move at the same moment.
            pause = tables.settings.bot_pause * uniform(0.8, 1.2)
            choice, _ = await asyncio.gather(tables.bots.choose(match, bot), asyncio.sleep(pause))
            async with tables.at(id) as table:
                if table.number == number and _bot_to_move(table) == bot:
                    await advance(tables, table, lambda trial: trial.play(choice.move))
            return True
        except Conflict:
            return True
        except StorageFailed as error:
            logger.warning("table %s waits for the database: %s", id, error)
            await asyncio.sleep(RETRY_SECONDS)
            return True
        except Trouble as trouble:
            logger.warning("table %s is not driven: %s", id, trouble.text)
            return False

    async def _programmed(self, table: Table) -> bool:
        actor = table.row.actor
        if table.row.status != "playing" or actor is None or table.seats[actor].kind != "person":
            return False
        move = programs.move(table.row.game, table.view(actor), table.orders.get(actor, []))
        if move is None:
            return False
        try:
            await advance(self._tables, table, lambda trial: trial.play(move, actor))
        except PowerhouseError as error:
            logger.warning("a program of table %s wanted '%s': %s", table.id, move, error)
            return False
        return True


def _bot_to_move(table: Table) -> str | None:
    actor = table.row.actor
    if table.row.status != "playing" or actor is None or table.seats[actor].kind != "bot":
        return None
    return table.seats[actor].bot or SIMPLEST
