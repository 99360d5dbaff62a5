"""Who is at the tables in the other processes that serve the same database, on this machine or another.

Each process writes down who comes and goes, tells the others by a notice, and says every few seconds that it lives.
What it knows of the others is a copy in memory, so that no request waits for it.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import msgspec

from powerhouse.server.gathering import Gathering
from powerhouse.server.identity import new_id
from powerhouse.server.live import Hub
from powerhouse.server.metrics import Figures
from powerhouse.server.storage import presence as rows
from powerhouse.server.storage.store import PRESENCE, StorageFailed, Store

logger = logging.getLogger(__name__)

BEAT_SECONDS = 10.0
EVERYWHERE = "*"


class Presence:
    """`changed` is called with each table at which somebody has come or gone elsewhere, `counted` with the number of
    processes that serve this database, and `figures` for what the others may tell of this one."""

    def __init__(self, store: Store, hub: Hub, changed: Callable[[str], None]) -> None:
        self.process = new_id()
        self.counted: Callable[[int], None] = lambda processes: None
        self.figures: Callable[[], Figures | None] = lambda: None
        self._store = store
        self._hub = hub
        self._changed = changed
        self._unwritten = False
        self._later: set[str] = set()  # tables of which we heard while a beat was under way
        self._notes = Gathering(self._write)
        hub.noted = lambda table, visitor, name: self._notes.add((table, visitor), name)

    async def beat(self) -> None:
        """Once: say that we live, and learn how it is elsewhere."""
        unwritten, self._unwritten = self._unwritten, False
        self._later = set()
        here = {table: dict(self._hub.here(table)) for table in self._hub.tables()}
        figures = msgspec.json.encode(self.figures()).decode()
        beat = partial(rows.beat, process=self.process, figures=figures, here=here, changed=unwritten)
        try:
            processes, elsewhere = await self._store.write(PRESENCE, [], beat)
        except StorageFailed:
            self._unwritten = unwritten
            raise
        self.counted(processes)
        for table in self._later:  # what we heard since is newer
            elsewhere.pop(table, None)
            if table in self._hub.elsewhere:
                elsewhere[table] = self._hub.elsewhere[table]
        before, self._hub.elsewhere = self._hub.elsewhere, elsewhere
        for table in before.keys() | elsewhere.keys():
            if before.get(table) != elsewhere.get(table):
                self._changed(table)

    async def beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except StorageFailed as error:
                logger.warning("who is at the tables elsewhere is not known: %s", error)

    async def on_notify(self, table: str) -> None:
        """Somebody has come or gone in another process, or one has ended."""
        if table == EVERYWHERE:
            await self.beat()
            return
        found = await self._store.read(partial(rows.at, process=self.process, table=table))
        self._later.add(table)
        if found != self._hub.elsewhere.get(table, {}):
            if found:
                self._hub.elsewhere[table] = found
            else:
                del self._hub.elsewhere[table]
            self._changed(table)

    async def others_figures(self) -> list[Figures]:
        """As old as their last beats; none of those that have not said any."""
        told = await self._store.read(partial(rows.figures, but=self.process))
        found = [msgspec.json.decode(text, type=Figures | None) for text in told]
        return [figures for figures in found if figures is not None]

    async def end(self) -> None:
        self._hub.noted = lambda table, visitor, name: None
        await self._notes.settle()
        try:
            await self._store.write(PRESENCE, [EVERYWHERE], partial(rows.end, process=self.process))
        except StorageFailed as error:
            logger.warning("the others will learn later that this process has ended: %s", error)

    async def _write(self, notes: dict[tuple[str, str], str | None]) -> None:
        """Write down who came to which table, or with no name left it."""
        try:
            job = partial(rows.note, process=self.process, notes=notes)
            await self._store.write(PRESENCE, sorted({table for table, _ in notes}), job)
        except StorageFailed:
            self._unwritten = True
