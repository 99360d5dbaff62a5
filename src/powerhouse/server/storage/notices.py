"""Channels of visitors, who was told of which turn, and what is still to be sent."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, and_, delete, exists, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from powerhouse.core.catalogue import ENGLISH
from powerhouse.server.storage import queries, schema
from powerhouse.server.storage.rows import SeatRow, TableRow

MOST_AT_ONCE = 100
MOST_CHANNELS = 8
"""Of one visitor."""
# What a digest has in place of a table.
ALL_TABLES = ""
_KEY = "push"


@dataclass(frozen=True)
class ChannelRow:
    """`target` has the address, and what its kind needs beside it; `off` is a phrase as JSON."""

    id: str
    visitor: str
    kind: str
    target: dict[str, str]
    origin: str
    every: str
    created: float
    sent: float | None = None
    off: str | None = None
    language: str = ENGLISH


@dataclass(frozen=True)
class FeedRow:
    visitor: str
    secret: str
    language: str


@dataclass(frozen=True)
class Turn:
    """A table that waits for somebody who wants to be told; `told` is the turn of which that one was told last."""

    table: str
    turn: int
    since: float
    seat: int
    visitor: str
    seen: float
    told: int | None
    told_at: float | None


@dataclass(frozen=True)
class Delivery:
    channel: str
    table: str
    turn: int
    tries: int


def insert_new(connection: Connection, table: Table, values: dict[str, Any], **changed: Any) -> bool:
    """Insert a row unless its key is there; then change these columns, if any are named. Whether it is new."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    fresh = make(table).values(**values).on_conflict_do_nothing().returning(*table.primary_key.columns)
    made = connection.execute(fresh).first() is not None
    if not made and changed:
        keys = [column == values[column.name] for column in table.primary_key.columns]
        connection.execute(update(table).where(*keys).values(**changed))
    return made


def kept_key(connection: Connection, fresh: str) -> str:
    """The server's key for push; the first process that asks brings its own."""
    keys = schema.server_keys
    insert_new(connection, keys, {"name": _KEY, "value": fresh})
    return str(connection.execute(select(keys.c.value).filter_by(name=_KEY)).scalar_one())


def found_key(connection: Connection) -> str | None:
    return connection.execute(select(schema.server_keys.c.value).filter_by(name=_KEY)).scalar()


# Channels and feeds


def channels_of(connection: Connection, visitor: str) -> list[ChannelRow]:
    query = select(schema.channels).filter_by(visitor=visitor).order_by(schema.channels.c.created)
    return [_channel(row) for row in connection.execute(query).mappings()]


def channel(connection: Connection, id: str) -> ChannelRow | None:
    row = connection.execute(select(schema.channels).filter_by(id=id)).mappings().first()
    return None if row is None else _channel(row)


def _channel(row: Any) -> ChannelRow:
    return ChannelRow(**{**row, "target": json.loads(row["target"])})


def add_channel(connection: Connection, row: ChannelRow) -> bool:
    """Keep a channel; one of the same address is replaced. False if the visitor has as many as may be."""
    target = json.dumps(row.target)
    channels = schema.channels
    connection.execute(delete(channels).filter_by(visitor=row.visitor, target=target))
    if len(channels_of(connection, row.visitor)) >= MOST_CHANNELS:
        return False
    connection.execute(insert(channels).values(**{**vars(row), "target": target}))
    return True


def change_channel(connection: Connection, visitor: str, id: str, **values: Any) -> bool:
    own = update(schema.channels).where(schema.channels.c.id == id, schema.channels.c.visitor == visitor)
    return connection.execute(own.values(**values)).rowcount == 1


def remove_channel(connection: Connection, visitor: str, id: str) -> bool:
    gone = connection.execute(delete(schema.channels).filter_by(visitor=visitor, id=id)).rowcount == 1
    if gone:
        connection.execute(delete(schema.deliveries).filter_by(channel=id))
    return gone


def feed_of(connection: Connection, visitor: str) -> str | None:
    return connection.execute(select(schema.feeds.c.secret).filter_by(visitor=visitor)).scalar()


def renew_feed(connection: Connection, row: FeedRow) -> None:
    insert_new(connection, schema.feeds, vars(row), secret=row.secret, language=row.language)


def feed_at(connection: Connection, secret: str) -> FeedRow | None:
    row = connection.execute(select(schema.feeds).filter_by(secret=secret)).mappings().first()
    return None if row is None else FeedRow(**row)


# Turns


def turns(connection: Connection, before: float) -> list[Turn]:
    """Turns that have lasted since `before` and of which nobody has been told; only where others play too."""
    tables, seats, told, channels = schema.tables, schema.seats, schema.told, schema.channels
    wants = select(channels.c.visitor).where(channels.c.off.is_(None))
    others = seats.alias()
    company = exists().where(
        others.c.table_id == tables.c.id,
        others.c.visitor.is_not(None),
        others.c.visitor != seats.c.visitor,
    )
    query = (
        select(
            tables.c.id,
            tables.c.turn,
            tables.c.turn_since,
            seats.c.seat,
            seats.c.visitor,
            seats.c.seen,
            told.c.turn,
            told.c.at,
        )
        .select_from(seats.join(tables, and_(tables.c.id == seats.c.table_id, tables.c.actor == seats.c.seat)))
        .outerjoin(told, and_(told.c.table_id == tables.c.id, told.c.visitor == seats.c.visitor))
        .where(
            seats.c.visitor.in_(wants),
            seats.c.kind == "person",
            tables.c.kind == "table",
            tables.c.status == "playing",
            tables.c.turn_since > 0,
            tables.c.turn_since <= before,
            or_(told.c.turn.is_(None), told.c.turn < tables.c.turn),
            company,
        )
        .order_by(tables.c.turn_since)
        .limit(MOST_AT_ONCE)
    )
    return [Turn(*row) for row in connection.execute(query)]


def answered(connection: Connection, turn: Turn) -> bool:
    """Whether who was told last has looked at the table or decided something there since."""
    if turn.told_at is None or turn.seen > turn.told_at:
        return True
    events = schema.events.c
    decided = select(events.number).where(
        events.table_id == turn.table,
        events.seat == turn.seat,
        events.kind == "move",
        events.forced.is_(False),
        events.at > turn.told_at,
    )
    return connection.execute(decided.limit(1)).first() is not None


def claim_turn(connection: Connection, turn: Turn, now: float, tell: bool) -> bool:
    """Note that somebody knows of a turn; false if another process has done so. `tell`: put it where it is sent."""
    told = schema.told
    key = {"visitor": turn.visitor, "table_id": turn.table}
    if turn.told is None:
        mine = insert_new(connection, told, {**key, "turn": turn.turn, "at": now})
    else:
        known = update(told).filter_by(**key, turn=turn.told)
        mine = connection.execute(known.values(turn=turn.turn, at=now)).rowcount == 1
    if mine and tell:
        for channel in channels_of(connection, turn.visitor):
            if channel.off is None:
                _queue(connection, channel, turn, now)
    return mine


def _queue(connection: Connection, channel: ChannelRow, turn: Turn, now: float) -> None:
    """A digest waits until its time; what waits already to be sent to a channel is told of the newer turn."""
    period = {"hour": 3600.0, "day": 24 * 3600.0}.get(channel.every)
    if period is None:
        row = {"channel": channel.id, "table_id": turn.table, "turn": turn.turn, "due": now, "tries": 0}
        insert_new(connection, schema.deliveries, row, turn=turn.turn)
    else:
        due = max(now, (channel.sent or 0.0) + period)
        row = {"channel": channel.id, "table_id": ALL_TABLES, "turn": 0, "due": due, "tries": 0}
        insert_new(connection, schema.deliveries, row)


def waiting_for(connection: Connection, visitor: str) -> list[tuple[TableRow, list[SeatRow]]]:
    """The tables at which it is this visitor's turn, who has waited longest first."""
    seats, tables = schema.seats, schema.tables
    own = exists().where(
        seats.c.table_id == tables.c.id,
        seats.c.seat == tables.c.actor,
        seats.c.kind == "person",
        seats.c.visitor == visitor,
    )
    found = queries.listed(connection, and_(own, tables.c.status == "playing"), most=MOST_AT_ONCE)
    return sorted(found, key=lambda pair: pair[0].turn_since)


# Deliveries


def due(connection: Connection, now: float) -> list[Delivery]:
    found = schema.deliveries
    free = or_(found.c.claimed.is_(None), found.c.claimed < now)
    query = select(found.c.channel, found.c.table_id, found.c.turn, found.c.tries).where(found.c.due <= now, free)
    return [Delivery(*row) for row in connection.execute(query.order_by(found.c.due).limit(MOST_AT_ONCE))]


def _row(delivery: Delivery) -> dict[str, str]:
    return {"channel": delivery.channel, "table_id": delivery.table}


def claim(connection: Connection, delivery: Delivery, now: float, until: float) -> bool:
    """Of several processes one sends it; if that one ends, another does so later."""
    found = schema.deliveries
    free = or_(found.c.claimed.is_(None), found.c.claimed < now)
    mine = update(found).filter_by(**_row(delivery)).where(free).values(claimed=until)
    return connection.execute(mine).rowcount == 1


def delivered(connection: Connection, delivery: Delivery, now: float | None) -> None:
    """It was sent at this time, or nobody need send it any more."""
    # A newer turn may have come meanwhile, and is still to be told.
    gone = delete(schema.deliveries).filter_by(**_row(delivery), turn=delivery.turn)
    if not connection.execute(gone).rowcount:
        connection.execute(update(schema.deliveries).filter_by(**_row(delivery)).values(claimed=None, tries=0))
    if now is not None:
        connection.execute(update(schema.channels).filter_by(id=delivery.channel).values(sent=now))


def postpone(connection: Connection, delivery: Delivery, until: float) -> None:
    later = {"claimed": None, "due": until, "tries": delivery.tries + 1}
    connection.execute(update(schema.deliveries).filter_by(**_row(delivery)).values(**later))


def switch_off(connection: Connection, channel: str, reason: str) -> None:
    """Nothing is sent there any more, until the visitor wants it again."""
    connection.execute(update(schema.channels).filter_by(id=channel).values(off=reason))
    connection.execute(delete(schema.deliveries).filter_by(channel=channel))


def described(connection: Connection, tables: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
    return queries.listed(connection, schema.tables.c.id.in_(tables), most=MOST_AT_ONCE)
