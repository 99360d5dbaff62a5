"""The store: what the server asks of its database, never blocking the event loop."""

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Any, Literal, TypeVar

from sqlalchemy import Connection, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from powerhouse.server.storage import figures, queries, removal, schema
from powerhouse.server.storage.appending import Appending, AtOnce, InTurn
from powerhouse.server.storage.engines import connect
from powerhouse.server.storage.prepared import Prepared
from powerhouse.server.storage.rows import ChatRow, LogRow, SeatRow, Stored, TableRow
from powerhouse.server.storage.writer import FileWriter, InDoubt, Writer

CHANNEL = "powerhouse"
PRESENCE = "powerhouse_presence"
_READERS = 4

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else was faster: what this write relied on is no longer so."""


class StorageFailed(Exception):
    """The database is locked or gone; nothing was written, unless it is `in_doubt` whether it was."""

    def __init__(self, reason: str, in_doubt: bool = False) -> None:
        super().__init__(reason)
        self.in_doubt = in_doubt


class Store:
    """Reads run in a few threads, writes in one; a write returns when it is durable."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._reader, self._write_engine = connect(url)
        dialect = self._write_engine.dialect
        self.writer = (FileWriter if dialect.name == "sqlite" else Writer)(self._write_engine)
        self._notify = Prepared(text("SELECT pg_notify(:channel, :payload)"), dialect)
        self._appending: Appending = AtOnce(dialect, CHANNEL) if self.shared else InTurn(dialect)
        self._threads = ThreadPoolExecutor(_READERS, thread_name_prefix="powerhouse-reader")

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self._reader.dialect.name == "postgresql"

    def close(self) -> None:
        self.writer.stop()
        self._threads.shutdown()
        self._reader.dispose()
        self._write_engine.dispose()

    async def read(self, job: Callable[[Connection], T]) -> T:
        def work() -> T:
            with self._reader.begin() as connection:
                return job(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except SQLAlchemyError as error:
            raise StorageFailed(str(error)) from error

    async def _write(self, table: str, number: int, job: Callable[[Connection], T], large: bool = False) -> T:
        """Run the job in the writer and tell the other processes, if there are any, that the table has changed."""
        return await self.write(CHANNEL, [f"{table} {number}"], job, large)

    async def write(
        self, channel: str, notices: Sequence[str], job: Callable[[Connection], T], large: bool = False
    ) -> T:
        """Run the job in the writer, after moves if it is large; the others get the notices when it is durable."""

        def work(connection: Connection) -> T:
            result = job(connection)
            if self.shared and notices:
                self._notify.run(connection, [{"channel": channel, "payload": notice} for notice in notices])
            return result

        return await self._run(work, large)

    async def _run(self, work: Callable[[Connection], T], large: bool = False, whole: bool = False) -> T:
        try:
            result: T = await self.writer.run(work, large, whole)
        except IntegrityError as error:
            raise Conflict(str(error)) from error
        except SQLAlchemyError as error:
            raise StorageFailed(str(error), isinstance(error, InDoubt)) from error
        return result

    # Tables

    async def create(
        self, row: TableRow, seats: Sequence[SeatRow], rows: Sequence[LogRow] = (), dump: str | None = None
    ) -> None:
        await self._write(
            row.id, row.number, lambda connection: _create(connection, row, seats, rows, dump), large=True
        )

    async def create_rematch(
        self, old: str, row: TableRow, seats: Sequence[SeatRow], rows: Sequence[LogRow], dump: str | None
    ) -> str:
        """Create the table of a rematch unless there is one; the id of the one there is then."""

        def job(connection: Connection) -> str:
            mine = update(schema.tables).where(schema.tables.c.id == old, schema.tables.c.rematch.is_(None))
            if connection.execute(mine.values(rematch=row.id)).rowcount == 1:
                _create(connection, row, seats, rows, dump)
                return row.id
            return str(connection.execute(select(schema.tables.c.rematch).filter_by(id=old)).scalar_one())

        return await self._write(old, 0, job, large=True)

    async def append(
        self,
        table: str,
        expected: int,
        rows: Sequence[LogRow],
        head: dict[str, Any],
        dump: str | None = None,
        back: int | None = None,
    ) -> None:
        """Add to the log of a table that has `expected` events so far, and renew the head; else `Conflict`.

        Who goes `back` drops the dumps after that number, for which the new one stands, and all standing orders.
        """
        number = expected + len(rows)

        def job(connection: Connection) -> None:
            if not self._appending.run(connection, table, expected, rows, {**head, "number": number}):
                raise Conflict(f"table {table} has changed")
            if back is not None:
                later = (schema.dumps.c.table_id == table) & (schema.dumps.c.number > back)
                connection.execute(schema.dumps.delete().where(later))
                connection.execute(schema.orders.delete().filter_by(table_id=table))
            if dump is not None:
                connection.execute(insert(schema.dumps).values(table_id=table, number=number, dump=dump))

        await self._run(job, whole=dump is None and back is None)

    async def change(self, row: TableRow, **values: Any) -> None:
        """Change what is not part of the log; `Conflict` if the game has gone on."""

        def job(connection: Connection) -> None:
            _update(connection, row.id, values, schema.tables.c.number == row.number)

        await self._write(row.id, row.number, job)

    async def change_seat(
        self, row: TableRow, before: SeatRow, after: SeatRow, forget_orders: bool, **table: Any
    ) -> None:
        """Change who sits there, and the table's own values; `Conflict` if somebody else has sat down meanwhile."""

        def job(connection: Connection) -> None:
            seats = schema.seats
            there = update(seats).where(
                seats.c.table_id == row.id,
                seats.c.seat == before.seat,
                seats.c.kind == before.kind,
                seats.c.visitor.is_(None) if before.visitor is None else seats.c.visitor == before.visitor,
            )
            if connection.execute(there.values(**asdict(after))).rowcount != 1:
                raise Conflict(f"seat {before.seat} has changed")
            if forget_orders:
                connection.execute(schema.orders.delete().filter_by(table_id=row.id, seat=before.seat))
            if table:
                _update(connection, row.id, table)

        await self._write(row.id, row.number, job)

    async def remove(self, tables: Sequence[str], before: float) -> int:
        """Remove tables with all that belongs to them, unless something has happened there; how many."""
        notices = [f"{table} 0" for table in tables]
        return await self.write(
            CHANNEL, notices, lambda connection: removal.remove_old(connection, tables, before), large=True
        )

    async def add_chat(self, row: TableRow, line: ChatRow) -> None:
        def job(connection: Connection) -> None:
            connection.execute(insert(schema.chat).values(table_id=row.id, **asdict(line)))

        await self._write(row.id, row.number, job)

    async def set_orders(self, row: TableRow, seat: int, orders: str) -> None:
        def job(connection: Connection) -> None:
            connection.execute(schema.orders.delete().filter_by(table_id=row.id, seat=seat))
            connection.execute(insert(schema.orders).values(table_id=row.id, seat=seat, orders=orders))

        await self._write(row.id, row.number, job)

    # Reading

    async def load(self, table: str) -> Stored | None:
        return await self.read(lambda connection: queries.load(connection, table))

    async def log(self, table: str, number: int) -> list[LogRow]:
        """What counted when the log had so many rows: without what was taken back."""
        return await self.read(lambda connection: queries.log(connection, table, number))

    async def dump_at(self, table: str, number: int) -> tuple[int, str] | None:
        """The last dump not later than this whose position an undo has not taken back: number and dump."""
        return await self.read(lambda connection: queries.dump_at(connection, table, number))

    async def described(self, key: str, by: Literal["id", "invite"]) -> tuple[TableRow, list[SeatRow]] | None:
        """Who sits at a table and how it stands, without its game."""
        which = schema.tables.c[by] == key
        found = await self.read(lambda connection: queries.listed(connection, which, 1, kinds=("table", "replay")))
        return found[0] if found else None

    async def by_invite(self, invite: str) -> str | None:
        query = select(schema.tables.c.id).filter_by(invite=invite)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def tables_of(self, visitor: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables where the visitor sits or that are the visitor's, the latest first."""
        seated = select(schema.seats.c.table_id).filter_by(visitor=visitor)
        own = or_(schema.tables.c.owner == visitor, schema.tables.c.id.in_(seated))
        return await self.read(lambda connection: queries.listed(connection, own, most=100))

    async def tables_to_watch(self, visitor: str) -> list[tuple[TableRow, list[SeatRow]]]:
        open_to_all = (schema.tables.c.watch.is_(True)) & (schema.tables.c.status == "playing")
        seated = select(schema.seats.c.table_id).filter_by(visitor=visitor)
        others = open_to_all & schema.tables.c.id.not_in(seated) & (schema.tables.c.owner != visitor)
        return await self.read(lambda connection: queries.listed(connection, others, most=50))

    async def count(self, kind: str, owner: str | None = None, ended: bool = False) -> int:
        """Tables that are waiting or being played, or all that are kept; or replays."""
        query = select(func.count()).select_from(schema.tables).filter_by(kind=kind)
        if owner is not None:
            query = query.filter_by(owner=owner)
        if not ended:
            query = query.where(schema.tables.c.status.in_(["waiting", "playing"]))
        return await self.read(lambda connection: connection.execute(query).scalar_one())

    async def statuses(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = select(schema.tables.c.status, func.count()).group_by(schema.tables.c.status)
        return await self.read(lambda connection: dict(connection.execute(query).all()))

    async def oldest(self, before: float, most: int, **which: str) -> list[str]:
        """Tables at which nothing has happened since `before`, the oldest first."""
        query = select(schema.tables.c.id).filter_by(**which).where(schema.tables.c.changed < before)
        query = query.order_by(schema.tables.c.changed).limit(most)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def away(self, until: float) -> list[str]:
        """Running tables at which somebody has been away for as long as was announced."""
        query = (
            select(schema.seats.c.table_id)
            .join(schema.tables, schema.tables.c.id == schema.seats.c.table_id)
            .where(schema.seats.c.away_until <= until, schema.tables.c.status == "playing")
            .distinct()
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def bot_turns(self, before: float, most: int) -> list[str]:
        """Tables where a bot is to move, and nothing has happened since `before`: any, if there are more."""
        query = select(schema.tables.c.id).where(
            schema.tables.c.status == "playing", schema.tables.c.bot_turn.is_(True), schema.tables.c.changed < before
        )
        # In no order, so that tables which cannot go on keep no others from it.
        query = query.order_by(func.random()).limit(most)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))


def _create(
    connection: Connection, row: TableRow, seats: Sequence[SeatRow], rows: Sequence[LogRow], dump: str | None
) -> None:
    values = asdict(row) | {"options": json.dumps(row.options), "undo_wish": None}
    del values["figures"]
    connection.execute(insert(schema.tables).values(**values))
    if row.figures is not None:
        figures.write(connection, row.id, row.figures)
    connection.execute(insert(schema.seats), [{"table_id": row.id, **asdict(seat)} for seat in seats])
    if rows:
        connection.execute(insert(schema.events), [logged.columns(row.id) for logged in rows])
    if dump is not None:
        connection.execute(insert(schema.dumps).values(table_id=row.id, number=row.number, dump=dump))


def _update(connection: Connection, table: str, values: dict[str, Any], *conditions: Any) -> None:
    change = update(schema.tables).where(schema.tables.c.id == table, *conditions).values(**values)
    if connection.execute(change).rowcount != 1:
        raise Conflict(f"table {table} has changed")
