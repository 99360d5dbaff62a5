"""Queries: a table with its last dump, its whole log, lists of tables."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, select

from powerhouse.server.storage import schema
from powerhouse.server.storage.rows import UNDO, ChatRow, LogRow, SeatRow, Stored, TableRow, effective
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
    found_dump = connection.execute(
        select(schema.dumps).filter_by(table_id=table).order_by(schema.dumps.c.number.desc()).limit(1)
    ).first()
    dump, number = (None, 0) if found_dump is None else (found_dump.dump, found_dump.number)
    chat = select(*_CHAT).filter_by(table_id=table).order_by(schema.chat.c.number.desc()).limit(CHAT_TAIL)
    orders = connection.execute(select(schema.orders).filter_by(table_id=table)).all()
    return Stored(
        row=_table(found),
        seats=_seats(connection, table),
        chat=[ChatRow(*line) for line in reversed(connection.execute(chat).all())],
        orders={line.seat: line.orders for line in orders},
        dump=dump,
        since=_events(connection, table, schema.events.c.number >= number),
        log=_tail(connection, table),
    )


def log(connection: Connection, table: str) -> list[LogRow]:
    return _events(connection, table)


def dump_at(connection: Connection, table: str, number: int) -> tuple[int, str] | None:
    dumps = schema.dumps.c
    spoilt = select(schema.events.c.number).where(
        schema.events.c.table_id == table,
        schema.events.c.kind == UNDO,
        schema.events.c.number >= dumps.number,
        schema.events.c.code < dumps.number,
    )
    query = select(dumps.number, dumps.dump).where(dumps.table_id == table, dumps.number <= number, ~spoilt.exists())
    found = connection.execute(query.order_by(dumps.number.desc()).limit(1)).first()
    return None if found is None else (found.number, found.dump)


def listed(
    connection: Connection, which: ColumnElement[bool], most: int, kinds: Sequence[str] = ("table",)
) -> list[tuple[TableRow, list[SeatRow]]]:
    query = select(schema.tables).where(which, schema.tables.c.kind.in_(kinds))
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


def _events(connection: Connection, table: str, *conditions: ColumnElement[bool]) -> list[LogRow]:
    query = select(*_EVENT).where(schema.events.c.table_id == table, *conditions).order_by(schema.events.c.number)
    return [LogRow.read(row) for row in connection.execute(query)]


def _tail(connection: Connection, table: str) -> list[LogRow]:
    """The last events that still count, read backwards until there are enough."""
    found: list[LogRow] = []
    numbers = schema.events.c.number
    end: int | None = None
    while True:
        query = select(*_EVENT).where(schema.events.c.table_id == table)
        if end is not None:
            query = query.where(numbers < end)
        chunk = [LogRow.read(row) for row in connection.execute(query.order_by(numbers.desc()).limit(_CHUNK))]
        found = [*reversed(chunk), *found]
        counting = effective(found)
        if len(chunk) < _CHUNK or len(counting) >= LOG_TAIL:
            return counting[-LOG_TAIL:]
        end = found[0].number
