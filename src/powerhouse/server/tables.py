"""The tables that are open in this process: loaded when somebody asks, kept fresh, put away when nobody does."""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from time import time

from powerhouse.server import absence, results
from powerhouse.server.analyses import Analyses
from powerhouse.server.bot_turns import MOST_UNWATCHED, BotTurns
from powerhouse.server.bots import Bots
from powerhouse.server.decisions import HostDecisions
from powerhouse.server.errors import HttpProblem, unknown
from powerhouse.server.fair_queue import FairQueue
from powerhouse.server.gathering import Gathering
from powerhouse.server.identity import is_id
from powerhouse.server.lesson_info import prepare_lessons
from powerhouse.server.live import Hub
from powerhouse.server.metrics import MoveTimes
from powerhouse.server.new_table import begin_if_full
from powerhouse.server.notices.service import Notices
from powerhouse.server.presence import Presence
from powerhouse.server.settings import Settings
from powerhouse.server.storage import alive, figures, presence
from powerhouse.server.storage.listen import listen
from powerhouse.server.storage.store import CHANNEL, StorageFailed, Store
from powerhouse.server.stored_match import UnreadableDump, without_dump
from powerhouse.server.table import Table
from powerhouse.server.types import Snapshot
from powerhouse.server.workers import Workers

logger = logging.getLogger(__name__)

IDLE_SECONDS = 600
SWEEP_SECONDS = 10
# A bot's turn that nobody has driven for so long was left by a process that has ended.
LEFT_SECONDS = 20
# And so was a clock that has run out for so long.
FLAG_LEFT_SECONDS = 5
# Of what takes long and is done beside the event loop, as replaying a long log, so much at a time: the rest of the
# process is for moves and for whoever opens a table.
BESIDE_AT_ONCE = 2
# So many old tables are removed at a time, so that moves need not wait for it.
MOST_REMOVED = 50


class Held:
    """The lock of a table for the time of an `async with`; what it gives is fresh."""

    def __init__(self, tables: "OpenTables", id: str) -> None:
        self._tables = tables
        self._id = id

    async def __aenter__(self) -> Table:
        self._table = table = await self._tables.find(self._id)
        await table.lock.acquire()
        if table.stale:
            try:
                await self._tables.ensure_fresh(table)
            except BaseException:
                table.lock.release()
                raise
        return table

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


class OpenTables:
    """Everything a request needs: the open tables, the store behind them, the bots, the live connections."""

    def __init__(self, settings: Settings, decisions: HostDecisions) -> None:
        self.settings = settings
        self.decisions = decisions
        self.store = Store(settings.url)
        self.hub = Hub()
        self.presence = Presence(self.store, self.hub, self._tell_presence) if self.store.shared else None
        self.workers = Workers(settings.bot_processes)
        self.beside = FairQueue(BESIDE_AT_ONCE)
        self.bots = Bots(self.workers, settings)
        self.bot_turns = BotTurns(self)
        self.analyses = Analyses(self)
        self.move_times = MoveTimes()
        self.notices = Notices(self)
        self._open: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._left_over = True  # games may have ended whose places are not written down
        self._notes: set[asyncio.Task[None]] = set()
        self._seen = Gathering(self._write_seen)

    async def start(self) -> None:
        """Go on where the last server stopped: bots that were to move, move."""
        self.loop = asyncio.get_running_loop()
        try:
            await self._beat()  # before any clock is looked at
        except StorageFailed as error:
            logger.warning("the database does not answer: %s", error)
        self._tasks += [
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self.notices.run()),
            asyncio.create_task(self.decisions.look_on(self)),
        ]
        if self.presence is not None:
            try:
                await self.presence.beat()
            except StorageFailed as error:
                logger.warning("the database does not answer: %s", error)
            told = listen(self.store, self.on_notify, self.presence.on_notify, self.refresh_all)
            self._tasks += [asyncio.create_task(told), asyncio.create_task(self.presence.beat_on())]

    async def stop(self) -> None:
        self.hub.closing()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_turns.stop()
        await self.analyses.stop()
        await asyncio.gather(*self._notes)
        await self._seen.settle()
        if self.presence is not None:
            await self.presence.end()
        await asyncio.to_thread(self.workers.stop)
        await asyncio.to_thread(self.store.close)

    @property
    def open(self) -> int:
        return len(self._open)

    def is_open(self, id: str) -> bool:
        return id in self._open

    # Opening

    async def find(self, id: str) -> Table:
        """The table with this id; 404 if there is none."""
        table = self._open.get(id)
        if table is None:
            if not is_id(id):
                raise unknown("table")
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
            table = await asyncio.shield(self._loading[id])
        if table.stale:
            async with table.lock:
                await self.ensure_fresh(table)
        table.used = time()
        return table

    async def _load(self, id: str) -> Table:
        try:
            stored = await self.store.load(id)
            if stored is None:
                raise unknown("table")
            await prepare_lessons(stored.row)
            try:
                table = Table(stored)
            except UnreadableDump:
                table = Table(*await without_dump(self.store, stored))
            async with table.lock:
                await begin_if_full(self, table)  # a server may have ended between the last guest and the first card
            self._open[id] = table
            self.bot_turns.wake(id)
            return table
        finally:
            del self._loading[id]

    def at(self, id: str) -> "Held":
        """The table, held while something is decided and written."""
        return Held(self, id)

    async def ensure_fresh(self, table: Table) -> None:
        """Read the table again if a write has failed, or another process has changed it; the lock is held."""
        if table.stale:
            await self.reload(table)

    def snapshot(self, table: Table, visitor: str) -> Snapshot:
        return table.snapshot(visitor, self.hub.present(table.id))

    # Keeping fresh

    async def reload(self, table: Table) -> None:
        """Read what the database holds, and tell everybody what is new; the lock is held."""
        stored = await self.store.load(table.id)
        if stored is None:
            self._open.pop(table.id, None)
            self.hub.drop(table.id)
            raise unknown("table")
        since, read = table.number, {line.number for line in table.chat}
        try:
            table.take(stored)
        except UnreadableDump:
            table.take(*await without_dump(self.store, stored))
        fresh = [line for line in table.chat if line.number not in read]
        for line in fresh:
            self.hub.chat(table, line)
        if table.number > since and table.complete_since(since):
            self.hub.moves(table, since)
        elif table.number > since or not fresh:
            self.hub.snapshot(table)

    async def on_notify(self, id: str) -> None:
        """Another process has changed this table."""
        table = self._open.get(id)
        if table is not None:
            table.stale = True
            try:
                async with self.at(id):
                    await begin_if_full(self, table)
            except HttpProblem as problem:
                logger.warning("table %s is put away: %s", id, problem)
                self._open.pop(id, None)

    def _tell_presence(self, id: str) -> None:
        """Somebody has come or gone in another process."""
        if id in self._open:
            self._note(self._learn_seen(self._open[id]))

    async def _learn_seen(self, table: Table) -> None:
        try:
            seen = await self.store.read(partial(presence.seen, table=table.id))
        except StorageFailed as error:
            logger.warning("who was at table %s is not known: %s", table.id, error)
        else:
            for seat in table.seats:
                seat.seen = seen.get(seat.seat, seat.seen)
        self.hub.info(table)

    def note_seen(self, id: str, visitor: str) -> None:
        """A visitor is at the table, or leaves it, now; written soon, and nobody waits for it."""
        now = time()
        for seat in self._open[id].seats if id in self._open else ():
            if seat.visitor == visitor:
                seat.seen = now
        self._seen.add((id, visitor), now)

    async def _write_seen(self, times: dict[tuple[str, str], float]) -> None:
        try:
            await self.store.write(CHANNEL, [], partial(presence.note_seen, times=times))
        except StorageFailed as error:
            tables = ", ".join(sorted({table for table, _ in times}))
            logger.warning("when somebody was last at the tables %s is not written: %s", tables, error)

    def note_over(self, id: str) -> None:
        """A game has ended."""
        self._note(results.settle(self, id))

    def _note(self, noting: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(noting)
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def refresh_all(self) -> None:
        """After the line to the database was down: anything may have changed."""
        if self.presence is not None:
            await self.presence.beat()
        for id in list(self._open):
            await self.on_notify(id)

    async def _sweep(self) -> None:
        before = time() + 1  # at first all bots' turns, later those that were left
        while True:
            try:
                for id in await self.store.bot_turns(before, MOST_UNWATCHED):
                    self.bot_turns.wake(id)
                await self._beat()
                for id in await self.store.read(partial(alive.flags, before=time() - FLAG_LEFT_SECONDS)):
                    self.bot_turns.wake(id)
                await absence.sweep(self)
                if self._left_over:
                    self._left_over = await results.settle_left(self)
                await self._forget_old()
            except StorageFailed as error:
                logger.warning("the database does not answer: %s", error)
            self._put_away()
            await asyncio.sleep(SWEEP_SECONDS)
            before = time() - LEFT_SECONDS

    async def _beat(self) -> None:
        """Say that a server runs, and leave the time out of clocks in which none did."""
        gap = await self.store.write(CHANNEL, [], partial(alive.beat, now=time()))
        if gap:
            logger.info("nobody could move for %.0f s; no clock counts them", gap)
            for table in self._open.values():
                table.stale = True

    async def _forget_old(self) -> None:
        """Tables that are older than they may be, a few at a time."""
        if self.settings.keep is not None:
            before = time() - self.settings.keep
            await self.store.write(CHANNEL, [], partial(figures.remove_old, before=before))
            old = await self.store.oldest(before, MOST_REMOVED)
            if old:
                logger.info("%s old tables are removed", await self.store.remove(old, before))
                for id in old:
                    await self.on_notify(id)

    def _put_away(self) -> None:
        for id, table in list(self._open.items()):
            idle = time() - table.used > IDLE_SECONDS
            if idle and not table.lock.locked() and not self.hub.connected(id) and not self.bot_turns.busy(id):
                del self._open[id]
