"""Removing tables: everything that belongs to one goes with it, in one transaction."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select

from powerhouse.server.storage import schema

PARTS = [part for part in reversed(schema.metadata.sorted_tables) if "table_id" in part.c]


def remove_old(connection: Connection, tables: Sequence[str], before: float) -> int:
    """Those of the tables at which nothing has happened since; how many."""
    still = select(schema.tables.c.id).where(schema.tables.c.id.in_(tables), schema.tables.c.changed < before)
    old = list(connection.execute(still).scalars())
    remove(connection, old)
    return len(old)


def remove(connection: Connection, tables: Sequence[str]) -> None:
    for part in PARTS:
        connection.execute(delete(part).where(part.c.table_id.in_(tables)))
    connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(tables)))
