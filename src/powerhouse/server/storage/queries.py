"""Queries: a table with its last dump, its whole log, lists of tables."""

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, select

from powerhouse.server.storage import figures, schema
from powerhouse.server.storage.rows import UNDO, ChatRow, FiguresRow, LogRow, SeatRow, Stored, TableRow
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
        row=_table(found, figures.of_table(connection, table)),
        seats=_seats(connection, table),
        chat=[ChatRow(*line) for line in reversed(connection.execute(chat).all())],
        orders={line.seat: line.orders for line in orders},
        dump=dump,
        since=_events(connection, table, schema.events.c.number >= number),
        log=_tail(connection, table),
    )


def log(connection: Connection, table: str, number: int) -> list[LogRow]:
    """Only rows that count are read with all that they say, since there may be many more that were taken back."""
    query = select(*_EVENT).where(schema.events.c.table_id == table, schema.events.c.number < number)
    rows = connection.execute(query.order_by(schema.events.c.number.desc()))
    return [LogRow.read(row) for row in reversed(list(_counting(rows)))]


def _counting(rows: Iterable[Any]) -> Iterator[Any]:
    """Of rows of a log, the latest first, those that no later undo has taken back."""
    back: int | None = None
    for row in rows:
        if row.kind == UNDO:
            back = row.code if back is None else min(back, row.code)
        elif back is None or row.number < back:
            yield row


def dump_at(connection: Connection, table: str, number: int) -> tuple[int, str] | None:
    """The latest dump whose position no later undo has taken back; both are walked once, the latest first."""
    dumps, events = schema.dumps.c, schema.events.c
    kept = select(dumps.number).where(dumps.table_id == table, dumps.number <= number).order_by(dumps.number.desc())
    undos = select(events.number, events.code).where(events.table_id == table, events.kind == UNDO)
    later = iter(connection.execute(undos.order_by(events.number.desc())).all())
    undo = next(later, None)
    back: int | None = None
    for at in connection.execute(kept).scalars():
        while undo is not None and undo.number >= at:
            back = undo.code if back is None else min(back, undo.code)
            undo = next(later, None)
        if back is None or back >= at:
            text = select(dumps.dump).where(dumps.table_id == table, dumps.number == at)
            return at, connection.execute(text).scalar_one()
    return None


def listed(
    connection: Connection, which: ColumnElement[bool], most: int | None, kinds: Sequence[str] = ("table",)
) -> list[tuple[TableRow, list[SeatRow]]]:
    query = select(schema.tables).where(which, schema.tables.c.kind.in_(kinds))
    rows = connection.execute(query.order_by(schema.tables.c.changed.desc()).limit(most)).mappings().all()
    by_table: dict[str, list[SeatRow]] = {row["id"]: [] for row in rows}
    seats = select(schema.seats).where(schema.seats.c.table_id.in_(by_table)).order_by(schema.seats.c.seat)
    for seat in connection.execute(seats).mappings():
        values = dict(seat)
        by_table[values.pop("table_id")].append(SeatRow(**values))
    own = figures.of_tables(connection, list(by_table))
    return [(_table(row, own.get(row["id"])), by_table[row["id"]]) for row in rows]


def _table(row: RowMapping, own: FiguresRow | None) -> TableRow:
    values: dict[str, Any] = dict(row) | {"figures": own}
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
    found = islice(_counting(_backwards(connection, table)), LOG_TAIL)
    return [LogRow.read(row) for row in reversed(list(found))]


def _backwards(connection: Connection, table: str) -> Iterator[Any]:
    """The rows of a log, the latest first, as many at a time as are mostly needed."""
    numbers = schema.events.c.number
    query = select(*_EVENT).where(schema.events.c.table_id == table).order_by(numbers.desc()).limit(_CHUNK)
    chunk = connection.execute(query).all()
    while chunk:
        yield from chunk
        chunk = connection.execute(query.where(numbers < chunk[-1].number)).all()
