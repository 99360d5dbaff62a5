"""Connections: SQLite with a log that is flushed on every commit, or PostgreSQL; the schema is brought up to date."""

import os
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import phrase

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MS = 4000
BEGIN = "begin"  # under this name a connection to a file knows how a transaction begins
# Any number, the same in every process: it keeps two from migrating at once.
MIGRATION_LOCK = 7_053_019


class Moved(SQLAlchemyError):
    """The file of the database is no longer where it was; what is written to it nobody would find again."""


def connect(url: str) -> tuple[Engine, Engine]:
    """An engine for reading and one for writing, the schema brought up to date; raises `PowerhouseError`."""
    reader, writer = engines(url)
    try:
        with writer.begin() as connection:
            _check_known(connection)
            migrate(connection)
    except (SQLAlchemyError, PowerhouseError) as error:
        reader.dispose()
        writer.dispose()
        if isinstance(error, PowerhouseError):
            raise
        raise PowerhouseError(phrase("database-unusable", reason=_first_line(error))) from error
    return reader, writer


def _check_known(connection: Connection) -> None:
    """What a newer program has stored an older one does not read."""
    revision = revision_of(connection)
    if revision is not None and revision not in known_revisions():
        raise PowerhouseError(phrase("database-newer", revision=revision))


def engines(url: str) -> tuple[Engine, Engine]:
    """For reading and for writing, as the database is; raises `PowerhouseError`."""
    try:
        if make_url(url).get_backend_name() == "sqlite":
            return _sqlite(url, "BEGIN"), _sqlite(url, "BEGIN IMMEDIATE")
        return (
            create_engine(url, pool_pre_ping=True, pool_size=8),
            create_engine(url, pool_pre_ping=True, pool_size=1, max_overflow=0),
        )
    except (SQLAlchemyError, ImportError) as error:
        raise PowerhouseError(phrase("database-unusable", reason=_first_line(error))) from error


def _first_line(error: Exception) -> str:
    return (str(getattr(error, "orig", None) or error).strip().splitlines() or [type(error).__name__])[0]


def _sqlite(url: str, begin: str) -> Engine:
    engine = create_engine(url, connect_args={"check_same_thread": False}, pool_size=8)
    file = make_url(url).database or ""
    opened: list[os.stat_result] = []

    def check_there() -> None:
        """An open file can be written to when it is deleted, and a new connection would make an empty one."""
        if opened and not _is_at(file, opened[0]):
            raise Moved(f"{file} has been moved, deleted or replaced")

    @event.listens_for(engine, "do_connect")
    def before_connecting(*_: Any) -> None:
        check_there()
        if file and not os.path.exists(file):
            _make_private(file)

    @event.listens_for(engine, "connect")
    def set_up(driver: Any, record: Any) -> None:
        driver.isolation_level = None  # transactions begin where we say, so that savepoints work
        cursor = driver.cursor()
        for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
            cursor.execute(f"PRAGMA {line}")
        cursor.close()
        if not opened and file:
            opened.append(os.stat(file))

        def begin_transaction() -> None:
            if not driver.in_transaction:
                check_there()
                run_plainly(driver, begin)

        record.info[BEGIN] = begin_transaction

    event.listen(engine, "begin", begin_file)
    return engine


def begin_file(connection: Connection) -> None:
    """Begin a transaction of SQLite, unless it has begun."""
    connection.info[BEGIN]()


def run_plainly(driver: sqlite3.Connection, statement: str) -> None:
    """Run a statement without values; fails as any other does."""
    try:
        driver.execute(statement)
    except sqlite3.Error as error:
        raise OperationalError(statement, None, error) from error


def _make_private(file: str) -> None:
    """An empty file that only its owner reads: keys to seats stand in it. What SQLite puts beside it is made alike."""
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
    except OSError:  # then SQLite says what is wrong
        return


def _is_at(file: str, opened: os.stat_result) -> bool:
    try:
        return os.path.samestat(os.stat(file), opened)
    except OSError:
        return False


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the schema up to a revision."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revision_of(connection: Connection) -> str | None:
    """That of the schema in the database; none where there is none."""
    return MigrationContext.configure(connection).get_current_revision()


def known_revisions() -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config
