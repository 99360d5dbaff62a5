"""When a server was last known to run, so that clocks do not count the time in which nobody could move."""

from sqlalchemy import Connection, func, insert, select, update

from powerhouse.server.storage import schema

# A server says so every ten seconds; after a longer silence there was none.
SILENT_SECONDS = 30.0


def beat(connection: Connection, now: float) -> float:
    """Say that a server runs; for how many seconds none has, if that is so. Of several that start one finds it."""
    alive, tables = schema.alive, schema.tables
    last: float | None = connection.execute(select(alive.c.at)).scalar()
    if last is None:
        connection.execute(insert(alive).values(id=1, at=now))
        return 0.0
    mine = update(alive).where(alive.c.at == last).values(at=max(last, now))
    if not connection.execute(mine).rowcount or now - last < SILENT_SECONDS:
        return 0.0
    gap = now - last
    later = {"turn_since": tables.c.turn_since + gap, "flag": tables.c.flag + gap}
    connection.execute(update(tables).where(tables.c.status == "playing", tables.c.turn_since > 0).values(**later))
    return gap


def flags(connection: Connection, before: float) -> list[str]:
    """Tables at which the time of who is to act was used up before; any, if there are many."""
    tables = schema.tables
    query = (
        select(tables.c.id)
        .where(tables.c.flag < before, tables.c.status == "playing")
        .order_by(func.random())
        .limit(100)
    )
    return list(connection.execute(query).scalars())
