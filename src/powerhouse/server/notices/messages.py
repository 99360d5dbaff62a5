"""What a notice says, in the form that its receiver reads."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from powerhouse.core.catalogue import catalogue, of_game, title_of
from powerhouse.core.errors import BadSetup
from powerhouse.core.phrase import Phrase, all_of, phrase
from powerhouse.server.notices.addresses import Target, target
from powerhouse.server.notices.push import sealed
from powerhouse.server.storage.notices import ChannelRow
from powerhouse.server.storage.rows import SeatRow, TableRow, heading_phrase

MOST_NAMED = 10


@dataclass(frozen=True)
class Waiting:
    """A table that waits for somebody; game and heading are in that one's language."""

    id: str
    game: str
    names: list[str]
    heading: str


def waiting(row: TableRow, seats: Sequence[SeatRow], visitor: str, language: str) -> Waiting:
    names = [seat.name for seat in seats if seat.visitor != visitor and seat.name]
    heading = heading_phrase(row.heading)
    said = of_game(row.game, language).say(heading) if heading else ""
    return Waiting(row.id, game_name(row.game, language), names, said)


def game_name(game: str, language: str) -> str:
    try:
        return title_of(game, language)
    except BadSetup:
        return game


def request(
    channel: ChannelRow, key: str, tables: Sequence[Waiting], private: bool
) -> tuple[Target, dict[str, str], bytes]:
    """Where to, headers and body of a notice about these tables; without any it is a test. Raises `Undelivered`."""
    to = target(channel.target["address"], private)
    spoken = catalogue(language=channel.language)
    title, text = map(spoken.say, _said(tables))
    links = [f"{channel.origin}/t/{table.id}" for table in tables]
    if channel.kind == "push":
        where = f"/t/{tables[0].id}" if len(tables) == 1 else "/games"
        body = _json({"title": title, "body": text, "path": where})
        return to, *sealed(key, to, channel.target["p256dh"], channel.target["auth"], channel.origin, body)
    lines = "\n".join([spoken.say(phrase("notice-line", title=title, text=text)), *links[:MOST_NAMED]])
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


def _said(tables: Sequence[Waiting]) -> tuple[Phrase, Phrase]:
    """Title and text."""
    if not tables:
        return phrase("notice-test"), phrase("notice-test-text")
    if len(tables) == 1:
        (table,) = tables
        return phrase("notice-turn"), phrase("notice-turn-text", game=table.game, names=all_of(list(table.names)))
    games = [table.game for table in tables[:MOST_NAMED]]
    return phrase("notice-turns", tables=len(tables)), all_of(list(games))


def _json(content: Any) -> bytes:
    return msgspec.json.encode(content)
