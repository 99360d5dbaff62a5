"""Adding to the log of a table: the rows, and what its head says then, both or neither."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, Protocol

from sqlalchemy import Connection, Dialect, bindparam, insert, literal_column, text, update

from powerhouse.server.storage import schema
from powerhouse.server.storage.prepared import Prepared
from powerhouse.server.storage.rows import LogRow


class Appending(Protocol):
    """Whether the table had as many rows as expected and was not closed; if not, nothing is changed."""

    def run(
        self, connection: Connection, table: str, expected: int, rows: Sequence[LogRow], head: Mapping[str, Any]
    ) -> bool: ...


class InTurn:
    """First the head, then the rows, in a transaction: for SQLite, which nobody else writes to."""

    def __init__(self, dialect: Dialect) -> None:
        as_expected = update(schema.tables).where(
            schema.tables.c.id == bindparam("of_table"),
            schema.tables.c.number == bindparam("expected"),
            schema.tables.c.status != literal_column("'closed'"),  # by the host
        )
        self._update_head = lru_cache(partial(Prepared, as_expected, dialect))
        self._insert_rows = Prepared(insert(schema.events), dialect, [column.name for column in schema.events.c])

    def run(
        self, connection: Connection, table: str, expected: int, rows: Sequence[LogRow], head: Mapping[str, Any]
    ) -> bool:
        found = self._update_head(tuple(head)).run(connection, [{**head, "of_table": table, "expected": expected}])
        if found == 1:
            self._insert_rows.run(connection, [row.columns(table) for row in rows])
        return found == 1


_AT_ONCE = """
WITH head AS (
    UPDATE tables SET {head} WHERE id = :of_table AND number = :expected AND status <> 'closed' RETURNING id
), log AS (
    INSERT INTO events (table_id, {columns}) SELECT head.id, entry.* FROM head, unnest({arrays}) AS entry
)
SELECT pg_notify(:channel, :payload) FROM head
"""


class AtOnce:
    """One statement, which tells the other processes too: for PostgreSQL, which is asked over a line."""

    def __init__(self, dialect: Dialect, channel: str) -> None:
        self._dialect = dialect
        self._channel = channel
        columns = [column for column in schema.events.c if column.name != "table_id"]
        self._columns = [column.name for column in columns]
        types = [column.type.compile(dialect) for column in columns]
        self._arrays = [f"CAST(:rows_{name} AS {type}[])" for name, type in zip(self._columns, types)]
        self._statement = lru_cache(self._for_head)

    def run(
        self, connection: Connection, table: str, expected: int, rows: Sequence[LogRow], head: Mapping[str, Any]
    ) -> bool:
        written = [row.columns(table) for row in rows]
        values = {f"head_{name}": value for name, value in head.items()}
        values |= {f"rows_{name}": [row[name] for row in written] for name in self._columns}
        values |= {"of_table": table, "expected": expected}
        values |= {"channel": self._channel, "payload": f"{table} {expected + len(rows)}"}
        return self._statement(tuple(head)).run(connection, [values]) == 1

    def _for_head(self, head: tuple[str, ...]) -> Prepared:
        statement = _AT_ONCE.format(
            head=", ".join(f"{name} = :head_{name}" for name in head),
            columns=", ".join(self._columns),
            arrays=", ".join(self._arrays),
        )
        return Prepared(text(statement), self._dialect)
