"""Analyses of finished games in the database: how far one is, and what it says."""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select, update

from powerhouse.server.storage import schema


@dataclass(frozen=True)
class AnalysisRow:
    """`number` is how many events the game had; `at` when it last went on; there is a report when all is done."""

    number: int
    done: int
    parts: int
    at: float
    report: str | None = None


def find(connection: Connection, table: str) -> AnalysisRow | None:
    own = schema.analyses.c
    found = connection.execute(
        select(own.number, own.done, own.parts, own.at, own.report).where(own.table_id == table)
    ).first()
    return None if found is None else AnalysisRow(*found)


def claim(connection: Connection, table: str, row: AnalysisRow, left: float) -> bool:
    """Begin one, unless it is there or another process has gone on with it since `left`."""
    there = find(connection, table)
    if there is not None and there.number == row.number and (there.report is not None or there.at > left):
        return False
    connection.execute(delete(schema.analyses).where(schema.analyses.c.table_id == table))
    connection.execute(insert(schema.analyses).values(table_id=table, **asdict(row)))
    return True


def go_on(connection: Connection, table: str, row: AnalysisRow) -> bool:
    """Write how far it is; false if the table or this analysis of it is gone."""
    own = schema.analyses
    mine = update(own).where(own.c.table_id == table, own.c.number == row.number)
    return connection.execute(mine.values(**asdict(row))).rowcount == 1


def give_up(connection: Connection, table: str) -> None:
    own = schema.analyses
    connection.execute(delete(own).where(own.c.table_id == table, own.c.report.is_(None)))
