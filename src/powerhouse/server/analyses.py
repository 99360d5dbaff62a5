"""Analyses of finished games: made in the background, behind all moves and hints, and kept with the game."""

import asyncio
import logging
from functools import partial
from time import time
from typing import TYPE_CHECKING

import msgspec

from powerhouse.core import record
from powerhouse.core.phrase import phrase
from powerhouse.evaluator import registry as evaluators
from powerhouse.judge.analysis import Finding
from powerhouse.server import judging
from powerhouse.server.errors import HttpProblem, conflict
from powerhouse.server.storage import analyses as kept
from powerhouse.server.storage.analyses import AnalysisRow
from powerhouse.server.storage.store import CHANNEL, Conflict, StorageFailed
from powerhouse.server.table import Table
from powerhouse.server.types_analysis import AnalysisInfo, Report
from powerhouse.server.workers import Failed, Overrun

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

logger = logging.getLogger(__name__)

# A worker judges for so long before moves and hints come again.
PIECE_SECONDS = 0.5
# And a piece may take so long, on a busy machine too.
MOST_PIECE_SECONDS = 120.0
# One that has not gone on for so long was left by a process that has ended.
LEFT_SECONDS = 150.0
# How often it is written down how far one is.
NOTE_SECONDS = 1.0


class Analyses:
    """Those that this process makes."""

    def __init__(self, tables: "OpenTables") -> None:
        self._tables = tables
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, str] = {}  # by table: who asked for it
        self._failed: dict[str, int] = {}  # by table: of how many events

    async def info(self, table: Table) -> AnalysisInfo:
        """How far it is; refused while the game runs."""
        check_over(table)
        if table.row.game not in evaluators.games():
            return AnalysisInfo("no-judge")
        row = await self._tables.store.read(partial(kept.find, table=table.id))
        if row is None or row.number != table.number:
            return AnalysisInfo("failed" if self._failed.get(table.id) == table.number else "none")
        if row.report is not None:
            report = msgspec.json.decode(row.report, type=Report)
            return AnalysisInfo("done", row.parts, row.parts, report)
        if table.id not in self._tasks and row.at < time() - LEFT_SECONDS:
            return AnalysisInfo("none")
        return AnalysisInfo("under-way", row.done, row.parts)

    async def begin(self, table: Table, visitor: str, party: str) -> AnalysisInfo:
        """Make one unless it is there or under way."""
        info = await self.info(table)
        if info.state not in ("none", "failed"):
            return info
        self._check_room(visitor)
        self._asked[table.id] = visitor  # before anything is waited for, so that the next wish is counted
        try:
            row = AnalysisRow(table.number, 0, 0, time())
            job = partial(kept.claim, table=table.id, row=row, left=time() - LEFT_SECONDS)
            claimed = await self._tables.store.write(CHANNEL, [], job)
        except Conflict:  # another process was faster
            claimed = False
        except BaseException:
            self._asked.pop(table.id, None)
            raise
        if claimed:
            self._failed.pop(table.id, None)
            task = asyncio.create_task(self._make(table, row.number, party))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._end(table.id, task))
        else:
            self._asked.pop(table.id, None)
        return await self.info(table)

    async def stop(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _end(self, id: str, task: "asyncio.Task[None]") -> None:
        if self._tasks.get(id) is task:
            del self._tasks[id]
            self._asked.pop(id, None)

    def _check_room(self, visitor: str) -> None:
        limits = self._tables.settings.limits
        if not limits.on:
            return
        own = sum(who == visitor for who in self._asked.values())
        if own >= limits.analyses_of_visitor:
            most = limits.analyses_of_visitor
            raise HttpProblem(429, "too-many", phrase("analyses-of-visitor", analyses=own, most=most))
        if len(self._asked) >= limits.analyses:
            raise HttpProblem(429, "too-many", phrase("analyses-of-server", most=limits.analyses))

    async def _make(self, table: Table, number: int, party: str) -> None:
        try:
            await self._judge(table, number, party)
        except (Overrun, Failed) as error:
            logger.warning("table %s is not analysed: %s", table.id, error)
            self._failed[table.id] = number
            await self._tables.store.write(CHANNEL, [], partial(kept.give_up, table=table.id))
        except StorageFailed as error:
            logger.warning("the analysis of table %s is not written: %s", table.id, error)
        except Exception:
            logger.exception("table %s is not analysed", table.id)
            self._failed[table.id] = number

    async def _judge(self, table: Table, number: int, party: str) -> None:
        store, looks = self._tables.store, self._tables.settings.looks
        text, numbers = await game_text(self._tables, table, number)
        run = partial(self._tables.workers.run, seconds=MOST_PIECE_SECONDS, party=party, behind=True)
        found: list[Finding | None] = []
        parts, noted = 1, 0.0
        while len(found) < parts:
            some, parts = await run(judging.piece, text, looks, len(found), PIECE_SECONDS)
            found += some
            if time() - noted >= NOTE_SECONDS:
                noted = time()
                row = AnalysisRow(number, len(found), parts, noted)
                if not await store.write(CHANNEL, [], partial(kept.go_on, table=table.id, row=row)):
                    return  # the table is gone, or its end was taken back
        report = await run(judging.report, text, looks, found, numbers)
        row = AnalysisRow(number, parts, parts, time(), msgspec.json.encode(report).decode())
        await store.write(CHANNEL, [], partial(kept.go_on, table=table.id, row=row))


def check_over(table: Table) -> None:
    if table.match is None or not table.match.over:
        raise conflict("running", why="analysis-running")


async def game_text(tables: "OpenTables", table: Table, number: int) -> tuple[str, list[int]]:
    """The record of a finished game, and the numbers of its entries with that of what follows them."""
    assert table.match is not None
    header, digest = table.match.header(), table.match.state.digest()
    log = await tables.store.log(table.id, number)
    numbers = [row.number for row in log]
    text = await asyncio.to_thread(record.write, header, [row.entry for row in log], digest)
    return text, [*numbers, number]
