"""A visitor's channels and feed: added, changed, tried out, removed.

Each is told in the language that the visitor spoke when setting it up; whoever changes it or tries it out in another
one is told in that from then on.
"""

import asyncio
from dataclasses import replace
from functools import partial
from time import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from powerhouse.core.catalogue import spoken
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.server.errors import HttpProblem, unknown
from powerhouse.server.identity import new_id
from powerhouse.server.notices import messages
from powerhouse.server.notices.addresses import Undelivered, allowed
from powerhouse.server.storage import notices as rows
from powerhouse.server.storage.notices import MOST_CHANNELS, ChannelRow, FeedRow
from powerhouse.server.storage.store import CHANNEL
from powerhouse.server.table_info import moment
from powerhouse.server.types_notices import ChannelInfo, ChannelWish, NewChannel, NoticesInfo

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

TEST_SECONDS = 10.0


async def info(tables: "OpenTables", visitor: str) -> NoticesInfo:
    channels = await tables.store.read(partial(rows.channels_of, visitor=visitor))
    secret = await tables.store.read(partial(rows.feed_of, visitor=visitor))
    key = await tables.notices.public_key()
    return NoticesInfo(key, [_info(channel) for channel in channels], None if secret is None else f"/api/feed/{secret}")


def _info(channel: ChannelRow) -> ChannelInfo:
    return ChannelInfo(
        id=channel.id,
        kind=channel.kind,  # type: ignore[arg-type]
        host=urlsplit(channel.target["address"]).hostname or "",
        every=channel.every,  # type: ignore[arg-type]
        sent=None if channel.sent is None else moment(channel.sent),
        off=None if channel.off is None else msgspec.json.decode(channel.off, type=Phrase),
    )


async def add(tables: "OpenTables", visitor: str, wish: NewChannel, origin: str) -> None:
    """Keep where notices shall go, if the server may send there."""
    target = {"address": wish.address}
    if wish.kind == "push":
        target |= {"p256dh": wish.p256dh, "auth": wish.auth}
    elif wish.kind == "telegram":
        if not wish.chat:
            raise _bad(phrase("notice-chat"))
        target["chat"] = wish.chat
    channel = ChannelRow(new_id(), visitor, wish.kind, target, origin, wish.every, time(), language=spoken())
    private = tables.settings.private_notices
    try:
        key = await tables.notices.key() if wish.kind == "push" else ""
        to, _, _ = await asyncio.to_thread(messages.request, channel, key, [], private)
        await allowed(to, private)
    except Undelivered as failure:
        raise _bad(failure.said) from failure
    if not await tables.store.write(CHANNEL, [], partial(rows.add_channel, row=channel)):
        raise HttpProblem(429, "too-many", phrase("notice-too-many", channels=MOST_CHANNELS))


async def change(tables: "OpenTables", visitor: str, id: str, wish: ChannelWish) -> None:
    job = partial(rows.change_channel, visitor=visitor, id=id, every=wish.every, off=None, language=spoken())
    if not await tables.store.write(CHANNEL, [], job):
        raise unknown("channel")


async def remove(tables: "OpenTables", visitor: str, id: str) -> None:
    if not await tables.store.write(CHANNEL, [], partial(rows.remove_channel, visitor=visitor, id=id)):
        raise unknown("channel")


async def try_out(tables: "OpenTables", visitor: str, id: str) -> None:
    """Send a notice now, so that somebody sees whether it arrives; one that does says so, and is on again."""
    channel = await tables.store.read(partial(rows.channel, id=id))
    if channel is None or channel.visitor != visitor:
        raise unknown("channel")
    channel = replace(channel, language=spoken())
    now = time()
    if tables.settings.limits.on and channel.sent is not None and now - channel.sent < TEST_SECONDS:
        raise HttpProblem(429, "too-fast", phrase("notice-test-soon", seconds=int(TEST_SECONDS)))
    job = partial(rows.change_channel, visitor=visitor, id=id)
    await tables.store.write(CHANNEL, [], partial(job, sent=now, language=channel.language))
    try:
        await tables.notices.send(channel, [])
    except Undelivered as failure:
        raise HttpProblem(502, "undelivered", failure.said) from failure
    await tables.store.write(CHANNEL, [], partial(job, off=None))


async def renew_feed(tables: "OpenTables", visitor: str) -> None:
    """A new secret; the old address leads nowhere then."""
    feed = FeedRow(visitor, new_id(), spoken())
    await tables.store.write(CHANNEL, [], partial(rows.renew_feed, row=feed))


def _bad(said: Phrase) -> HttpProblem:
    return HttpProblem(400, "bad-address", said)
