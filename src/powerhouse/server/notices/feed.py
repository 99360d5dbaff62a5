"""A visitor's tables as a feed (Atom): an entry for each turn that waits, and for each game that is over."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from powerhouse.core.catalogue import say
from powerhouse.server.errors import unknown
from powerhouse.server.identity import is_id
from powerhouse.server.notices.messages import Waiting, waiting
from powerhouse.server.storage import notices as rows
from powerhouse.server.storage.rows import SeatRow, TableRow
from powerhouse.server.table_info import moment

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

ATOM = "http://www.w3.org/2005/Atom"
KIND = "application/atom+xml; charset=utf-8"
MOST_OVER = 20


async def feed(tables: "OpenTables", secret: str, origin: str) -> bytes:
    visitor = await tables.store.read(partial(rows.feed_owner, secret=secret)) if is_id(secret) else None
    if visitor is None:
        raise unknown("feed")
    turns = await tables.store.read(partial(rows.waiting_for, visitor=visitor))
    over = [pair for pair in await tables.store.tables_of(visitor) if pair[0].status == "over"][:MOST_OVER]
    return _atom(visitor, [*turns, *over], f"{origin}/api/feed/{secret}", origin)


def _atom(visitor: str, found: Sequence[tuple[TableRow, list[SeatRow]]], own: str, origin: str) -> bytes:
    root = ElementTree.Element("feed", xmlns=ATOM)
    changed = max((_updated(row) for row, _ in found), default=0.0)
    _add(root, "id", own)
    _add(root, "title", say("feed-title"))
    _add(root, "updated", moment(changed))
    _add(root, "link", rel="self", href=own)
    _add(ElementTree.SubElement(root, "author"), "name", say("app"))
    for row, seats in found:
        table = waiting(row, seats, visitor)
        entry = ElementTree.SubElement(root, "entry")
        # Each turn is an entry of its own, so that readers show it as new.
        _add(entry, "id", f"urn:powerhouse:{row.id}:{row.status}:{row.turn}")
        _add(entry, "title", _title(row, table))
        _add(entry, "updated", moment(_updated(row)))
        _add(entry, "link", href=f"{origin}/t/{row.id}")
        _add(entry, "summary", table.heading)
    text: bytes = ElementTree.tostring(root, "utf-8", xml_declaration=True)
    return text


def _updated(row: TableRow) -> float:
    return row.turn_since if row.status == "playing" else row.changed


def _title(row: TableRow, table: Waiting) -> str:
    return say("feed-turn" if row.status == "playing" else "feed-over", game=table.game)


def _add(to: ElementTree.Element, name: str, text: str | None = None, **attributes: str) -> None:
    ElementTree.SubElement(to, name, attributes).text = text
