"""Links by which a seat moves to another device: kept by their hash, good once and for a short time."""

from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select, update

from powerhouse.server.storage import schema

_links = schema.seat_links


@dataclass(frozen=True)
class SeatLinkRow:
    hash: str
    table_id: str
    seat: int
    visitor: str
    until: float
    used_by: str | None = None


def hashed(secret: str) -> str:
    """What is kept of a secret: who reads the database cannot use it."""
    return sha256(secret.encode()).hexdigest()


def add(connection: Connection, link: SeatLinkRow, now: float) -> None:
    """A new link; those of the same seat end, and so do all that are too old."""
    old = (_links.c.until < now) | ((_links.c.table_id == link.table_id) & (_links.c.seat == link.seat))
    connection.execute(delete(_links).where(old))
    connection.execute(insert(_links).values(**vars(link)))


def find(connection: Connection, secret: str, now: float) -> SeatLinkRow | None:
    query = select(_links).where(_links.c.hash == hashed(secret), _links.c.until >= now)
    found = connection.execute(query).mappings().first()
    return None if found is None else SeatLinkRow(**found)


def bring_along(connection: Connection, link: SeatLinkRow, visitor: str) -> None:
    """What was said at the seat, and the place that it came in, are now of who has it."""
    for part in (schema.chat, schema.results):
        theirs = update(part).filter_by(table_id=link.table_id, seat=link.seat, visitor=link.visitor)
        connection.execute(theirs.values(visitor=visitor))


def use(connection: Connection, link: SeatLinkRow, visitor: str) -> bool:
    """Whether the visitor is the first to use it."""
    unused = update(_links).where(_links.c.hash == link.hash, _links.c.used_by.is_(None))
    return connection.execute(unused.values(used_by=visitor)).rowcount == 1
