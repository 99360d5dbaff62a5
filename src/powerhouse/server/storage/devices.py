"""Links by which another device becomes the same visitor, and what its own visitor brings along."""

from hashlib import blake2b

from sqlalchemy import Connection, Table, delete, insert, or_, select, update

from powerhouse.server.storage import host, schema
from powerhouse.server.storage.notices import MOST_CHANNELS, remove_channel


def _hashed(secret: str) -> str:
    """Who reads the database cannot use a link."""
    return blake2b(secret.encode(), digest_size=24).hexdigest()


def add_link(connection: Connection, visitor: str, secret: str, now: float, until: float) -> None:
    """One at a time; what has ended goes with it."""
    links = schema.device_links
    connection.execute(delete(links).where(or_(links.c.visitor == visitor, links.c.until < now)))
    connection.execute(insert(links).values(hash=_hashed(secret), visitor=visitor, until=until))


def use_link(connection: Connection, secret: str, device: str, now: float) -> tuple[str, list[str]] | None:
    """Whose link it is, and the tables that the device's own visitor brings along; the link is used up."""
    links = schema.device_links
    found = connection.execute(select(links).filter_by(hash=_hashed(secret))).first()
    if found is None or found.until < now:
        return None
    if connection.execute(delete(links).filter_by(hash=_hashed(secret))).rowcount != 1:
        return None
    return found.visitor, [] if found.visitor == device else _bring_along(connection, device, found.visitor, now)


def _bring_along(connection: Connection, device: str, visitor: str, now: float) -> list[str]:
    """What the device had becomes the visitor's, but where both sit at one table: there they stay two."""
    seats, tables = schema.seats, schema.tables
    both = select(seats.c.table_id).filter_by(visitor=visitor)
    theirs = select(tables.c.id).where(
        or_(tables.c.owner == device, tables.c.id.in_(select(seats.c.table_id).filter_by(visitor=device))),
        tables.c.id.not_in(both),
    )
    ids = list(connection.execute(theirs).scalars())
    for part in (seats, schema.results, schema.seat_links):
        moved = update(part).where(part.c.visitor == device, part.c.table_id.in_(ids))
        connection.execute(moved.values(visitor=visitor))
    connection.execute(update(tables).where(tables.c.owner == device, tables.c.id.in_(ids)).values(owner=visitor))
    # Also at tables where the device has left its seat.
    said = schema.chat.c
    stays = said.table_id.in_(both) & said.table_id.in_(select(seats.c.table_id).filter_by(visitor=device))
    connection.execute(update(schema.chat).where(said.visitor == device, ~stays).values(visitor=visitor))
    _bring_channels(connection, device, visitor)
    muted = connection.execute(select(schema.mutes).filter_by(visitor=device)).first() is not None
    connection.execute(update(schema.host_log).filter_by(subject=device).values(subject=visitor))
    # Of what a visitor has once, in a game or at a table, the visitor's own counts.
    for part in (schema.profiles, schema.ratings, schema.feeds, schema.told, schema.guests, schema.mutes):
        _bring_missing(connection, part, device, visitor)
    connection.execute(delete(schema.device_links).filter_by(visitor=device))
    if muted:  # all processes learn of it
        host.note(connection, "mute", visitor, now)
    return ids


def _bring_channels(connection: Connection, device: str, visitor: str) -> None:
    """Without those that the visitor has too, and no more than one visitor may have."""
    channels = schema.channels
    here = set(connection.execute(select(channels.c.target).filter_by(visitor=visitor)).scalars())
    room = max(0, MOST_CHANNELS - len(here))
    theirs = select(channels.c.id, channels.c.target).filter_by(visitor=device).order_by(channels.c.created.desc())
    for row in connection.execute(theirs).all():
        if row.target in here or not room:
            remove_channel(connection, device, row.id)
        else:
            room -= 1
    connection.execute(update(channels).filter_by(visitor=device).values(visitor=visitor))


def _bring_missing(connection: Connection, part: Table, device: str, visitor: str) -> None:
    """Rows by visitor, of which the visitor has none with the same rest of the key; what is left ends."""
    rest = [column for column in part.primary_key.columns if column.name != "visitor"]
    own = part.alias()
    same = [own.c[column.name] == column for column in rest]
    known = select(own.c.visitor).where(own.c.visitor == visitor, *same).correlate(part)
    connection.execute(update(part).where(part.c.visitor == device, ~known.exists()).values(visitor=visitor))
    connection.execute(delete(part).where(part.c.visitor == device))
