"""Which processes serve this database, and who is at which table in each: rows that live as long as their process."""

from collections.abc import Mapping

from sqlalchemy import Connection, bindparam, delete, func, insert, select, tuple_, update

from powerhouse.server.storage import schema

# A process that has not been heard of for so long has ended.
DEAD_SECONDS = 30.0

Present = Mapping[str, Mapping[str, str]]
"""By table: the visitors whose browsers are connected, with the names they go by."""

# The database's clock, since those of several machines differ.
_NOW = func.extract("epoch", func.clock_timestamp())


def beat(
    connection: Connection, process: str, figures: str, here: Present, changed: bool
) -> tuple[int, dict[str, dict[str, str]]]:
    """Say that the process lives and how it does; how many live, and who is at which table in the others.

    Its own rows are written anew where a write has failed, or where others thought that it had ended.
    """
    processes, presence = schema.processes, schema.presence
    known = connection.execute(update(processes).filter_by(id=process).values(seen=_NOW, figures=figures)).rowcount
    if not known:
        connection.execute(insert(processes).values(id=process, seen=_NOW, figures=figures))
    connection.execute(delete(processes).where(processes.c.seen < _NOW - DEAD_SECONDS))
    connection.execute(delete(presence).where(presence.c.process.not_in(select(processes.c.id))))
    if changed or not known:
        connection.execute(delete(presence).where(presence.c.process == process))
        rows = [
            {"process": process, "table_id": table, "visitor": visitor, "name": name}
            for table, visitors in here.items()
            for visitor, name in visitors.items()
        ]
        if rows:
            connection.execute(insert(presence), rows)
    found: dict[str, dict[str, str]] = {}
    others = select(presence).where(presence.c.process != process)
    for row in connection.execute(others):
        found.setdefault(row.table_id, {})[row.visitor] = row.name
    return connection.execute(select(func.count()).select_from(processes)).scalar_one(), found


def note(connection: Connection, process: str, notes: Mapping[tuple[str, str], str | None]) -> None:
    """Visitors have come to tables in this process, or with no name left them."""
    presence = schema.presence
    those = tuple_(presence.c.table_id, presence.c.visitor).in_(list(notes))
    connection.execute(delete(presence).where(presence.c.process == process, those))
    there = [
        {"process": process, "table_id": table, "visitor": visitor, "name": name}
        for (table, visitor), name in notes.items()
        if name is not None
    ]
    if there:
        connection.execute(insert(presence), there)


def at(connection: Connection, process: str, table: str) -> dict[str, str]:
    """Who is at a table in the other processes."""
    presence = schema.presence
    query = select(presence).where(presence.c.table_id == table, presence.c.process != process)
    return {row.visitor: row.name for row in connection.execute(query)}


def seen(connection: Connection, table: str) -> dict[int, float]:
    """When the holder of each seat was last at the table."""
    query = select(schema.seats.c.seat, schema.seats.c.seen).filter_by(table_id=table)
    return {row.seat: row.seen for row in connection.execute(query)}


def note_seen(connection: Connection, times: Mapping[tuple[str, str], float]) -> None:
    """At which table a visitor was when; the other processes learn that by who is present."""
    seats = schema.seats.c
    theirs = update(schema.seats).where(seats.table_id == bindparam("table"), seats.visitor == bindparam("who"))
    seen = [{"table": table, "who": visitor, "now": now} for (table, visitor), now in times.items()]
    connection.execute(theirs.values(seen=bindparam("now")), seen)


def figures(connection: Connection, but: str) -> list[str]:
    """What the other processes have said of themselves."""
    processes = schema.processes.c
    query = select(processes.figures).where(processes.id != but, processes.figures.is_not(None))
    return list(connection.execute(query.order_by(processes.id)).scalars())


def end(connection: Connection, process: str) -> None:
    connection.execute(delete(schema.presence).filter_by(process=process))
    connection.execute(delete(schema.processes).filter_by(id=process))
