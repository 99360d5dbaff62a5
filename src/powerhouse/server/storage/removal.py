"""Removing tables: everything that belongs to one goes with it, in one transaction."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select

from powerhouse.server.storage import schema


def remove(connection: Connection, tables: Sequence[str], before: float) -> int:
    """Those of the tables at which nothing has happened since; how many."""
    still = select(schema.tables.c.id).where(schema.tables.c.id.in_(tables), schema.tables.c.changed < before)
    old = list(connection.execute(still).scalars())
    for part in (schema.events, schema.dumps, schema.chat, schema.orders, schema.seats, schema.presence):
        connection.execute(delete(part).where(part.c.table_id.in_(old)))
    connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(old)))
    return len(old)
