"""A visitor's tables as a feed (Atom): an entry for each turn that waits, and for each game that is over."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from powerhouse.core.catalogue import Catalogue, catalogue
from powerhouse.core.phrase import phrase
from powerhouse.server.errors import unknown
from powerhouse.server.identity import is_id
from powerhouse.server.notices.messages import Waiting, waiting
from powerhouse.server.storage import notices as rows
from powerhouse.server.storage.notices import FeedRow
from powerhouse.server.storage.rows import SeatRow, TableRow
from powerhouse.server.table_info import moment

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

ATOM = "http://www.w3.org/2005/Atom"
KIND = "application/atom+xml; charset=utf-8"
MOST_OVER = 20


async def feed(tables: "OpenTables", secret: str, origin: str) -> bytes:
    """In the language in which it was set up: what a feed reader says of its own is not the visitor's choice."""
    found = await tables.store.read(partial(rows.feed_at, secret=secret)) if is_id(secret) else None
    if found is None:
        raise unknown("feed")
    turns = await tables.store.read(partial(rows.waiting_for, visitor=found.visitor))
    over = [pair for pair in await tables.store.tables_of(found.visitor) if pair[0].status == "over"][:MOST_OVER]
    return _atom(found, [*turns, *over], origin)


def _atom(feed: FeedRow, found: Sequence[tuple[TableRow, list[SeatRow]]], origin: str) -> bytes:
    said = catalogue(language=feed.language)
    own = f"{origin}/api/feed/{feed.secret}"
    root = ElementTree.Element("feed", {"xmlns": ATOM, "xml:lang": feed.language})
    changed = max((_updated(row) for row, _ in found), default=0.0)
    _add(root, "id", own)
    _add(root, "title", said.say(phrase("feed-title")))
    _add(root, "updated", moment(changed))
    _add(root, "link", rel="self", href=own)
    _add(ElementTree.SubElement(root, "author"), "name", said.say(phrase("app")))
    for row, seats in found:
        table = waiting(row, seats, feed.visitor, feed.language)
        entry = ElementTree.SubElement(root, "entry")
        # Each turn is an entry of its own, so that readers show it as new.
        _add(entry, "id", f"urn:powerhouse:{row.id}:{row.status}:{row.turn}")
        _add(entry, "title", _title(said, row, table))
        _add(entry, "updated", moment(_updated(row)))
        _add(entry, "link", href=f"{origin}/t/{row.id}")
        _add(entry, "summary", table.heading)
    text: bytes = ElementTree.tostring(root, "utf-8", xml_declaration=True)
    return text


def _updated(row: TableRow) -> float:
    return row.turn_since if row.status == "playing" else row.changed


def _title(said: Catalogue, row: TableRow, table: Waiting) -> str:
    return said.say(phrase("feed-turn" if row.status == "playing" else "feed-over", game=table.game))


def _add(to: ElementTree.Element, name: str, text: str | None = None, **attributes: str) -> None:
    ElementTree.SubElement(to, name, attributes).text = text
