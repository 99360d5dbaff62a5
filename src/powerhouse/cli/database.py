"""The database of a server as commands use it, whether the server runs or not."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from powerhouse.cli.serve import data_folder
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import phrase

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

    from powerhouse.server.settings import Settings

T = TypeVar("T")
TRIES = 5


def settings_of(data: Path | None, database: str | None, there: bool = True) -> "Settings":
    """Where the tables are; raises `PowerhouseError` if they must be `there` and are not."""
    from powerhouse.server.settings import Settings

    settings = Settings(data=data or data_folder(), database=database)
    if there and database is None and not settings.file.exists():
        raise PowerhouseError(phrase("database-nothing-there", path=str(settings.file)))
    return settings


@contextmanager
def engine_of(settings: "Settings") -> Iterator["Engine"]:
    """For writing; whatever goes wrong with the database is one sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from powerhouse.server.storage.engines import connect

    reader, writer = connect(settings.url)
    try:
        yield writer
    except SQLAlchemyError as error:
        reason = (str(error).splitlines() or [""])[0]
        raise PowerhouseError(phrase("database-unusable", reason=reason)) from error
    finally:
        reader.dispose()
        writer.dispose()


def ask(data: Path | None, database: str | None, job: "Callable[[Connection], T]") -> T:
    """Run a job in one transaction; again if somebody else was faster."""
    from sqlalchemy.exc import IntegrityError

    with engine_of(settings_of(data, database)) as engine:
        for _ in range(TRIES):
            try:
                with engine.begin() as connection:
                    return job(connection)
            except IntegrityError as error:
                faster = error
        raise faster
