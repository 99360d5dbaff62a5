"""Links that move a seat to another device of the same person: each works once, and for ten minutes."""

from dataclasses import replace
from functools import partial
from time import time
from typing import TYPE_CHECKING

from powerhouse.server.errors import forbidden, unknown
from powerhouse.server.identity import is_id, new_id
from powerhouse.server.seat_changes import change
from powerhouse.server.storage import links
from powerhouse.server.storage.links import SeatLinkRow, hashed
from powerhouse.server.storage.store import CHANNEL
from powerhouse.server.table import Table

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

LINK_SECONDS = 10 * 60


async def seat_link(tables: "OpenTables", id: str, visitor: str, wanted: int | None) -> str:
    """The path of a new link; one that was made before for this seat ends."""
    table = await tables.find(id)
    own = table.own(visitor)
    if not own or (wanted is not None and wanted not in own):
        raise forbidden("not-your-seat")
    secret, now = new_id(), time()
    seat = own[0] if wanted is None else wanted
    link = SeatLinkRow(hashed(secret), table.id, seat, visitor, now + LINK_SECONDS)
    await tables.store.write(CHANNEL, [], partial(links.add, link=link, now=now))
    return f"/seat/{secret}"


async def take_seat(tables: "OpenTables", secret: str, visitor: str) -> Table:
    """Sit down where the link leads; who opens it twice is there already."""
    link = await tables.store.read(partial(links.find, secret=secret, now=time())) if is_id(secret) else None
    if link is None:
        raise unknown("seat-link")
    async with tables.at(link.table_id) as table:
        seat = table.seats[link.seat]
        if visitor in (link.visitor, link.used_by) and seat.visitor == visitor:
            return table
        if seat.visitor != link.visitor or not await tables.store.write(
            CHANNEL, [], partial(links.use, link=link, visitor=visitor)
        ):
            raise unknown("seat-link")
        moves_house = table.row.owner == seat.visitor and len(table.own(seat.visitor)) == 1
        owner = visitor if moves_house else table.row.owner
        await change(tables, table, replace(seat, visitor=visitor), same_person=True, owner=owner)
        await tables.store.write(CHANNEL, [], partial(links.bring_along, link=link, visitor=visitor))
    return table
