"""What moves without a person: bots, and standing orders. One task a table, while there is work."""

import asyncio
import logging
from contextlib import suppress
from random import uniform
from time import time
from typing import TYPE_CHECKING

from powerhouse.core.errors import PowerhouseError
from powerhouse.server.bots import SIMPLEST
from powerhouse.server.clocks import clock_of, fallen
from powerhouse.server.errors import HttpProblem
from powerhouse.server.lesson_info import scripted_move
from powerhouse.server.moves import make
from powerhouse.server.storage.store import Conflict, StorageFailed
from powerhouse.server.table import Table
from powerhouse.server.workers import NOBODY

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
# A timer may ring a moment before its time.
FLAG_MARGIN = 0.02
PACES = {"calm": 1.6, "brisk": 0.6, "at-once": 0.0}
# Who learns a game looks longer at each move.
TEACHING = 2.0
# Bots at a table that nobody looks at pause so many times.
UNWATCHED = 5
# So many tables at which nobody looks may have moves under way.
MOST_UNWATCHED = 100


class BotTurns:
    """The tables at which nobody need be asked now."""

    def __init__(self, tables: "OpenTables") -> None:
        self._tables = tables
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._flags: dict[str, asyncio.TimerHandle] = {}

    def wake(self, id: str) -> None:
        """See to it that bots and standing orders of the table move if it is their turn.

        Where many tables wait at which nobody looks, further ones wait for the next sweep.
        """
        if id not in self._tasks and len(self._tasks) >= MOST_UNWATCHED and not self._tables.hub.watched(id):
            return
        self._again.add(id)
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._drive(id))

    def see_to(self, table: Table) -> None:
        """As `wake`, for a table that is at hand: mostly a person is to move, and there is nothing to do."""
        if _bot_to_move(table) is not None or table.ordered_move() is not None:
            self.wake(table.id)
        else:
            self._watch_flag(table)

    def _watch_flag(self, table: Table) -> None:
        """Wake when the time of who is to act is used up; flags that nobody watches are found by the sweep."""
        timer = self._flags.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if table.row.status == "playing" and table.row.flag is not None:
            seconds = max(0.0, table.row.flag - time()) + FLAG_MARGIN
            self._flags[table.id] = asyncio.get_running_loop().call_later(seconds, self._flag_fell, table.id)

    def _flag_fell(self, id: str) -> None:
        self._flags.pop(id, None)
        self.wake(id)

    def busy(self, id: str) -> bool:
        return id in self._tasks

    async def stop(self) -> None:
        for timer in self._flags.values():
            timer.cancel()
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
        """One ordered or bot's move; false when a person is to move, or nobody."""
        tables = self._tables
        try:
            async with tables.at(id) as table:
                if await self._ordered(table):
                    return True
                bot = _bot_to_move(table)
                match, number, by_clock = table.match, table.number, fallen(table.row)
                scripted = scripted_move(table)
            if bot is None or match is None:
                table.hurry.clear()
                self._watch_flag(table)
                return False
            networks = tables.hub.networks(id)
            party = tables.workers.queue.least(networks) if networks else NOBODY
            pause = asyncio.sleep(0) if by_clock else self._pause(table)
            if scripted is None:
                choice, _ = await asyncio.gather(tables.bots.choose(match, bot, party), pause)
                move = choice.move
            else:
                move = scripted
                await pause
            async with tables.at(id) as table:
                if table.number == number and _bot_to_move(table) == bot:
                    await make(tables, table, [move], by_clock=by_clock)
            return True
        except Conflict:
            return True
        except StorageFailed as error:
            logger.warning("table %s waits for the database: %s", id, error)
            await asyncio.sleep(RETRY_SECONDS)
            return True
        except HttpProblem as problem:
            logger.warning("table %s stands still: %s", id, problem)
            return False

    async def _pause(self, table: Table) -> None:
        """As long as the calmest of those who sit here wants; who cannot wait cuts it short.

        Not all alike, so that the bots of many tables do not move at the same moment.
        """
        wishes = [pace for visitor, pace in table.paces.items() if table.own(visitor)]
        longest = max((PACES[pace] for pace in wishes), default=1.0)
        slow = 1.0 if table.row.lesson is None else TEACHING
        seconds = self._tables.settings.bot_pause * uniform(0.8, 1.2) * longest * slow
        for _ in range(UNWATCHED):
            with suppress(TimeoutError):
                await asyncio.wait_for(table.hurry.wait(), seconds)
            if table.hurry.is_set() or self._tables.hub.watched(table.id):
                return

    async def _ordered(self, table: Table) -> bool:
        move = table.ordered_move()
        if move is None:
            return False
        try:
            await make(self._tables, table, [move], table.row.actor)
        except PowerhouseError as error:
            logger.warning("a standing order of table %s wanted the move %s: %s", table.id, move, error)
            return False
        return True


def _bot_to_move(table: Table) -> str | None:
    """The bot that is to decide: it sits there, or the time of who sits there is used up; in a tutorial the record."""
    actor = table.row.actor
    if table.row.lesson is not None:
        return None if scripted_move(table) is None else SIMPLEST
    if fallen(table.row):
        limit = clock_of(table.row).limit
        return limit.bot if limit is not None and limit.bot is not None else SIMPLEST
    if table.row.status != "playing" or actor is None or table.seats[actor].kind != "bot":
        return None
    return table.seats[actor].bot or SIMPLEST
