"""Looks for turns of which somebody wants to be told, and sends what is to be sent; moves never wait for it."""

import asyncio
import logging
from functools import partial
from time import time
from typing import TYPE_CHECKING

import msgspec

from powerhouse.server.notices import messages, push, sender
from powerhouse.server.notices.addresses import Undelivered
from powerhouse.server.storage import notices as rows
from powerhouse.server.storage.notices import ALL_TABLES, ChannelRow, Delivery, Turn
from powerhouse.server.storage.store import CHANNEL, StorageFailed, T

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from powerhouse.server.tables import OpenTables

logger = logging.getLogger(__name__)

EVERY_SECONDS = 5.0
MOST_AT_ONCE = 8
CLAIM_SECONDS = 120.0
RETRY_SECONDS = (30.0, 300.0, 1800.0)
# Somebody whose browser is connected to another process is left to that one, but not longer than this.
ELSEWHERE_SECONDS = 120.0


class Notices:
    def __init__(self, tables: "OpenTables") -> None:
        self._tables = tables
        self._key: str | None = None
        self._making = asyncio.Lock()
        self._public_key: str | None = None

    async def run(self) -> None:
        await self._make_key()
        while True:
            try:
                await self.look()
            except StorageFailed as error:
                logger.warning("nobody can be told of a turn: %s", error)
            except Exception:
                logger.exception("nobody was told of a turn")
            await asyncio.sleep(EVERY_SECONDS)

    async def look(self) -> None:
        """Once: who is to be told, and what is to be sent."""
        before = time() - self._tables.settings.notice_delay
        for turn in await self._read(partial(rows.turns, before=before)):
            await self._note(turn)
        due = await self._read(partial(rows.due, now=time()))
        for at in range(0, len(due), MOST_AT_ONCE):
            await asyncio.gather(*map(self._deliver, due[at : at + MOST_AT_ONCE]))

    async def _make_key(self) -> None:
        """At the first start, so that it is in every backup; where the database is away, when it is needed."""
        try:
            await self.key()
        except StorageFailed as error:
            logger.warning("the key for push is not known yet: %s", error)
        except Exception:
            logger.exception("there is no key for push")

    async def key(self) -> str:
        """The server's own for push: of several processes that make one at once the first one's counts for all."""
        async with self._making:
            if self._key is None:
                self._key = await self._read(rows.found_key)
            if self._key is None:
                fresh = await asyncio.to_thread(push.new_key)
                self._key = await self._write(partial(rows.kept_key, fresh=fresh))
            return self._key

    async def public_key(self) -> str:
        """What browsers subscribe with. In a thread, since what is needed for it takes long to import."""
        if self._public_key is None:
            self._public_key = await asyncio.to_thread(push.public_key, await self.key())
        return self._public_key

    async def _note(self, turn: Turn) -> None:
        """Who looks at the table knows; who was told before and has not been there since need not be told again."""
        hub = self._tables.hub
        looking = turn.visitor in hub.looking(turn.table)
        elsewhere = not looking and turn.visitor in hub.elsewhere.get(turn.table, ())
        if elsewhere and time() - turn.since < ELSEWHERE_SECONDS:
            return
        tell = not looking and await self._read(partial(rows.answered, turn=turn))
        await self._write(partial(rows.claim_turn, turn=turn, now=time(), tell=tell))

    async def _deliver(self, delivery: Delivery) -> None:
        now = time()
        if not await self._write(partial(rows.claim, delivery=delivery, now=now, until=now + CLAIM_SECONDS)):
            return
        channel = await self._read(partial(rows.channel, id=delivery.channel))
        tables = [] if channel is None else await self._waiting(channel, delivery)
        if channel is None or not tables:  # the turn is over
            await self._write(partial(rows.delivered, delivery=delivery, now=None))
            return
        try:
            await self.send(channel, tables)
        except Undelivered as failure:
            await self._failed(channel, delivery, failure)
        else:
            await self._write(partial(rows.delivered, delivery=delivery, now=time()))

    async def _waiting(self, channel: ChannelRow, delivery: Delivery) -> list[messages.Waiting]:
        """What there is to tell now."""
        if delivery.table == ALL_TABLES:
            found = await self._read(partial(rows.waiting_for, visitor=channel.visitor))
        else:
            found = await self._read(partial(rows.described, tables=[delivery.table]))
        return [
            messages.waiting(row, seats, channel.visitor, channel.language)
            for row, seats in found
            if row.status == "playing" and row.actor is not None and seats[row.actor].visitor == channel.visitor
        ]

    async def send(self, channel: ChannelRow, tables: list[messages.Waiting]) -> None:
        """Raises `Undelivered`."""
        private = self._tables.settings.private_notices
        key = await self.key() if channel.kind == "push" else ""
        to, headers, body = await asyncio.to_thread(messages.request, channel, key, tables, private)
        await sender.post(to, headers, body, private)

    async def _failed(self, channel: ChannelRow, delivery: Delivery, failure: Undelivered) -> None:
        if failure.final or delivery.tries >= len(RETRY_SECONDS):
            logger.info("notices to %s end: %s", channel.id, failure.said.key)
            reason = msgspec.json.encode(failure.said).decode()
            await self._write(partial(rows.switch_off, channel=channel.id, reason=reason))
        else:
            until = time() + RETRY_SECONDS[delivery.tries]
            await self._write(partial(rows.postpone, delivery=delivery, until=until))

    async def _read(self, job: "Callable[[Connection], T]") -> T:
        return await self._tables.store.read(job)

    async def _write(self, job: "Callable[[Connection], T]") -> T:
        return await self._tables.store.write(CHANNEL, [], job)
