"""Queries: a table with its last snapshot, its whole log, lists of tables."""

import json
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, select

from powerhouse.server.storage import schema
from powerhouse.server.storage.rows import UNDO, ChatRow, Event, SeatRow, Stored, TableRow, standing
from powerhouse.server.types import UndoWish

LOG_TAIL = 60
CHAT_TAIL = 50
_CHUNK = 200
_EVENT = [column for column in schema.events.c if column.name != "table_id"]
_SEAT = [column for column in schema.seats.c if column.name != "table_id"]
_CHAT = [column for column in schema.chat.c if column.name != "table_id"]


def load(connection: Connection, table: str) -> Stored | None:
    found = connection.execute(select(schema.tables).filter_by(id=table)).mappings().first()
    if found is None:
        return None
    snapshot = connection.execute(
        select(schema.snapshots).filter_by(table_id=table).order_by(schema.snapshots.c.number.desc()).limit(1)
    ).first()
    dump, number = (None, 0) if snapshot is None else (snapshot.dump, snapshot.number)
    chat = select(*_CHAT).filter_by(table_id=table).order_by(schema.chat.c.number.desc()).limit(CHAT_TAIL)
    programs = connection.execute(select(schema.programs).filter_by(table_id=table)).all()
    return Stored(
        row=_table(found),
        seats=_seats(connection, table),
        chat=[ChatRow(*line) for line in reversed(connection.execute(chat).all())],
        programs={line.seat: line.programs for line in programs},
        dump=dump,
        dump_number=number,
        since=_events(connection, table, schema.events.c.number >= number),
        log=_tail(connection, table),
    )


def log(connection: Connection, table: str) -> list[Event]:
    return _events(connection, table)


def snapshot_at(connection: Connection, table: str, number: int) -> tuple[int, str] | None:
    snapshots = schema.snapshots.c
    spoilt = select(schema.events.c.number).where(
        schema.events.c.table_id == table,
        schema.events.c.kind == UNDO,
        schema.events.c.number >= snapshots.number,
        schema.events.c.code < snapshots.number,
    )
    query = select(snapshots.number, snapshots.dump).where(
        snapshots.table_id == table, snapshots.number <= number, ~spoilt.exists()
    )
    found = connection.execute(query.order_by(snapshots.number.desc()).limit(1)).first()
    return None if found is None else (found.number, found.dump)


def listed(connection: Connection, which: ColumnElement[bool], most: int) -> list[tuple[TableRow, list[SeatRow]]]:
    query = select(schema.tables).where(which, schema.tables.c.kind == "table")
    rows = connection.execute(query.order_by(schema.tables.c.changed.desc()).limit(most)).mappings().all()
    by_table: dict[str, list[SeatRow]] = {row["id"]: [] for row in rows}
    seats = select(schema.seats).where(schema.seats.c.table_id.in_(by_table)).order_by(schema.seats.c.seat)
    for seat in connection.execute(seats).mappings():
        values = dict(seat)
        by_table[values.pop("table_id")].append(SeatRow(**values))
    return [(_table(row), by_table[row["id"]]) for row in rows]


def _table(row: RowMapping) -> TableRow:
    values: dict[str, Any] = dict(row)
    wish = values["undo_wish"]
    values["options"] = json.loads(values["options"])
    values["undo_wish"] = None if wish is None else msgspec.json.decode(wish, type=UndoWish)
    return TableRow(**values)


def _seats(connection: Connection, table: str) -> list[SeatRow]:
    query = select(*_SEAT).filter_by(table_id=table).order_by(schema.seats.c.seat)
    return [SeatRow(*row) for row in connection.execute(query)]


def _events(connection: Connection, table: str, *conditions: ColumnElement[bool]) -> list[Event]:
    query = select(*_EVENT).where(schema.events.c.table_id == table, *conditions).order_by(schema.events.c.number)
    return [Event(*row) for row in connection.execute(query)]


def _tail(connection: Connection, table: str) -> list[Event]:
    """The last events that still count, read backwards until there are enough."""
    found: list[Event] = []
    numbers = schema.events.c.number
    end: int | None = None
    while True:
        query = select(*_EVENT).where(schema.events.c.table_id == table)
        if end is not None:
            query = query.where(numbers < end)
        chunk = [Event(*row) for row in connection.execute(query.order_by(numbers.desc()).limit(_CHUNK))]
        found = [*reversed(chunk), *found]
        counting = standing(found)
        if len(chunk) < _CHUNK or len(counting) >= LOG_TAIL:
            return counting[-LOG_TAIL:]
        end = found[0].number
