"""Figures of visitors' own boxes in the database: those behind a link, and the copy that each table has of its own."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, insert, select

from powerhouse.server.storage import schema
from powerhouse.server.storage.rows import FiguresRow


@dataclass(frozen=True)
class KeptRow:
    id: str
    visitor: str
    game: str
    name: str
    text: str
    made: float


def keep(connection: Connection, row: KeptRow, most: int | None) -> str:
    """The id of these figures: the visitor may have kept the same before. Of more than `most` the oldest go."""
    kept = schema.figures.c
    same = select(kept.id).filter_by(visitor=row.visitor, game=row.game, name=row.name, text=row.text)
    known: str | None = connection.execute(same).scalar()
    if known is not None:
        return known
    connection.execute(insert(schema.figures).values(**asdict(row)))
    if most is not None:
        mine = select(kept.id).filter_by(visitor=row.visitor).order_by(kept.made.desc(), kept.id)
        old = list(connection.execute(mine.offset(most)).scalars())
        connection.execute(delete(schema.figures).where(kept.id.in_(old)))
    return row.id


def find(connection: Connection, id: str) -> KeptRow | None:
    found = connection.execute(select(schema.figures).filter_by(id=id)).mappings().first()
    return None if found is None else KeptRow(**found)


def count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(schema.figures)).scalar_one()


def remove_old(connection: Connection, before: float) -> None:
    connection.execute(delete(schema.figures).where(schema.figures.c.made < before))


def of_table(connection: Connection, table: str) -> FiguresRow | None:
    own = schema.table_figures.c
    found = connection.execute(select(own.name, own.changed, own.text).where(own.table_id == table)).first()
    return None if found is None else FiguresRow(*found)


def of_tables(connection: Connection, tables: Sequence[str]) -> dict[str, FiguresRow]:
    """Without the values, which a list does not need."""
    own = schema.table_figures.c
    found = connection.execute(select(own.table_id, own.name, own.changed).where(own.table_id.in_(tables)))
    return {row.table_id: FiguresRow(row.name, row.changed, "") for row in found}


def write(connection: Connection, table: str, row: FiguresRow) -> None:
    connection.execute(insert(schema.table_figures).values(table_id=table, **asdict(row)))
