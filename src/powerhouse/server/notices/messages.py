"""What a notice says, in the form that its receiver reads."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from powerhouse.core import registry
from powerhouse.core.catalogue import catalogue, of_game, say
from powerhouse.core.errors import BadSetup
from powerhouse.core.phrase import all_of
from powerhouse.server.notices.addresses import Target, target
from powerhouse.server.notices.push import sealed
from powerhouse.server.storage.notices import ChannelRow
from powerhouse.server.storage.rows import SeatRow, TableRow, heading_phrase

MOST_NAMED = 10


@dataclass(frozen=True)
class Waiting:
    """A table that waits for somebody."""

    id: str
    game: str
    names: list[str]
    heading: str


def waiting(row: TableRow, seats: Sequence[SeatRow], visitor: str) -> Waiting:
    names = [seat.name for seat in seats if seat.visitor != visitor and seat.name]
    heading = heading_phrase(row.heading)
    return Waiting(row.id, game_name(row.game), names, of_game(row.game).say(heading) if heading else "")


def game_name(game: str) -> str:
    try:
        return registry.find(game).name
    except BadSetup:
        return game


def request(
    channel: ChannelRow, key: str, tables: Sequence[Waiting], private: bool
) -> tuple[Target, dict[str, str], bytes]:
    """Where to, headers and body of a notice about these tables; without any it is a test. Raises `Undelivered`."""
    to = target(channel.target["address"], private)
    title, text = _said(tables)
    links = [f"{channel.origin}/t/{table.id}" for table in tables]
    if channel.kind == "push":
        where = f"/t/{tables[0].id}" if len(tables) == 1 else "/games"
        body = _json({"title": title, "body": text, "path": where})
        return to, *sealed(key, to, channel.target["p256dh"], channel.target["auth"], channel.origin, body)
    lines = "\n".join([f"{title}: {text}", *links[:MOST_NAMED]])
    if channel.kind == "discord":
        content: dict[str, Any] = {"content": lines[:1900], "allowed_mentions": {"parse": []}}
    elif channel.kind == "telegram":
        content = {"chat_id": channel.target["chat"], "text": lines[:4000], "disable_web_page_preview": True}
    else:
        listed = [
            {"id": table.id, "game": table.game, "players": table.names, "heading": table.heading, "url": link}
            for table, link in zip(tables, links)
        ]
        content = {"title": title, "text": text, "tables": listed}
    return to, {"content-type": "application/json"}, _json(content)


def _said(tables: Sequence[Waiting]) -> tuple[str, str]:
    """Title and text."""
    if not tables:
        return say("notice-test"), say("notice-test-text")
    if len(tables) == 1:
        (table,) = tables
        return say("notice-turn"), say("notice-turn-text", game=table.game, names=_list(table.names))
    games = [table.game for table in tables[:MOST_NAMED]]
    return say("notice-turns", tables=len(tables)), _list(games)


def _list(names: Sequence[str]) -> str:
    return catalogue().say(all_of(list(names)))


def _json(content: Any) -> bytes:
    return msgspec.json.encode(content)
