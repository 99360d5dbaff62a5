"""What the host decides: who is shut out or muted, who is invited, which tables are closed.

Every act is a line of the host's log. Processes that serve look for new lines, and so learn what has changed, whoever
wrote it: the number of a line is unique, so that none comes into sight after a later one.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from powerhouse.server.storage import schema
from powerhouse.server.storage.links import hashed

EVERYWHERE = ""
"""In place of a table, of a mute."""


@dataclass(frozen=True)
class Decisions:
    """What holds now. `bans` are visitors and networks, until when; `mutes` are visitors with a table, or none."""

    number: int = 0
    bans: dict[str, float | None] = field(default_factory=dict)
    mutes: frozenset[tuple[str, str]] = frozenset()


def note(connection: Connection, act: str, subject: str, at: float, tables: Sequence[str] = ()) -> None:
    number = last(connection) + 1
    line = {"number": number, "at": at, "act": act, "subject": subject, "tables": json.dumps([*tables])}
    connection.execute(insert(schema.host_log).values(**line))


def last(connection: Connection) -> int:
    return connection.execute(select(func.max(schema.host_log.c.number))).scalar() or 0


def decisions(connection: Connection, since: int) -> tuple[Decisions, list[str]]:
    """What holds, and the tables that were changed by lines after that number."""
    log = schema.host_log
    lines = connection.execute(select(log).where(log.c.number > since)).all()
    bans = {row.subject: row.until for row in connection.execute(select(schema.bans))}
    mutes = frozenset((row.visitor, row.table_id) for row in connection.execute(select(schema.mutes)))
    tables = [table for line in lines for table in json.loads(line.tables)]
    return Decisions(max((line.number for line in lines), default=since), bans, mutes), tables


def ban(connection: Connection, subject: str, now: float, until: float | None, remark: str) -> None:
    connection.execute(delete(schema.bans).filter_by(subject=subject))
    connection.execute(insert(schema.bans).values(subject=subject, until=until, note=remark, at=now))
    note(connection, "ban", subject, now)


def unban(connection: Connection, subject: str, now: float) -> bool:
    """Whether there was a ban."""
    found = connection.execute(delete(schema.bans).filter_by(subject=subject)).rowcount == 1
    if found:
        note(connection, "unban", subject, now)
    return found


def mute(connection: Connection, visitor: str, table: str, now: float) -> None:
    connection.execute(delete(schema.mutes).filter_by(visitor=visitor, table_id=table))
    connection.execute(insert(schema.mutes).values(visitor=visitor, table_id=table, at=now))
    note(connection, "mute", visitor, now)


def unmute(connection: Connection, visitor: str, table: str, now: float) -> bool:
    found = connection.execute(delete(schema.mutes).filter_by(visitor=visitor, table_id=table)).rowcount == 1
    if found:
        note(connection, "unmute", visitor, now)
    return found


def forget(connection: Connection, visitor: str) -> None:
    """The log no longer names a visitor whose data is deleted, unless a ban does so too."""
    if connection.execute(select(schema.bans.c.at).filter_by(subject=visitor)).first() is None:
        connection.execute(update(schema.host_log).filter_by(subject=visitor).values(subject=""))


def close(connection: Connection, table: str, now: float) -> bool:
    """Whether the table was open; a move that comes at the same time finds it closed."""
    tables = schema.tables
    open_one = update(tables).where(tables.c.id == table, tables.c.status.in_(["waiting", "playing"]))
    closed = {"status": "closed", "actor": None, "bot_turn": False, "undo_wish": None, "changed": now}
    found = connection.execute(open_one.values(**closed)).rowcount == 1
    if found:
        note(connection, "close", table, now, [table])
    return found


# Invitations


def invite(connection: Connection, code: str, uses: int, now: float, until: float | None, remark: str) -> None:
    row = {"hash": hashed(code), "uses": uses, "until": until, "note": remark, "at": now}
    connection.execute(insert(schema.invitations).values(**row))
    note(connection, "invite", remark, now)


def uninvite(connection: Connection, start: str, now: float) -> list[str]:
    """End the invitations whose hash begins so, and what guests of theirs may do: their hashes."""
    which = schema.invitations.c.hash.startswith(start, autoescape=True)
    found = list(connection.execute(select(schema.invitations.c.hash).where(which)).scalars())
    if len(found) == 1:
        connection.execute(delete(schema.invitations).filter_by(hash=found[0]))
        connection.execute(delete(schema.guests).filter_by(invitation=found[0]))
        note(connection, "uninvite", found[0][:12], now)
    return found


def is_guest(connection: Connection, visitor: str) -> bool:
    return connection.execute(select(schema.guests.c.at).filter_by(visitor=visitor)).first() is not None


def admit(connection: Connection, code: str, visitor: str, now: float) -> bool:
    """Use an invitation, unless the visitor is a guest already; false where it has none left."""
    if is_guest(connection, visitor):
        return True
    table, hash = schema.invitations, hashed(code)
    good = update(table).where(table.c.hash == hash, table.c.uses > 0, table.c.until.is_(None) | (table.c.until >= now))
    if connection.execute(good.values(uses=table.c.uses - 1)).rowcount != 1:
        return False
    connection.execute(insert(schema.guests).values(visitor=visitor, invitation=hash, at=now))
    return True


# What the host reads


def listed(connection: Connection, name: str) -> list[dict[str, Any]]:
    """All rows of bans, mutes, invitations or host_log, the latest first."""
    table = schema.metadata.tables[name]
    return [dict(row) for row in connection.execute(select(table).order_by(table.c.at.desc())).mappings()]


def guests_of(connection: Connection) -> dict[str, int]:
    """How many came by each invitation."""
    query = select(schema.guests.c.invitation, func.count()).group_by(schema.guests.c.invitation)
    return {row[0]: row[1] for row in connection.execute(query)}
