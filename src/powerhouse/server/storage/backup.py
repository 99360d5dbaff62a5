"""Backups: one file for any database, written from one moment while the server works, restored into an empty place.

A gzipped text of JSON lines: a head with the schema's revision and the keys of the data folder, for each table a line
with its columns and one a row, and an end by which a file that was cut off or changed is noticed.
"""

import base64
import gzip
import os
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Any

import msgspec
from sqlalchemy import Connection, MetaData, Table, delete, func, insert, select, text

from powerhouse.core.errors import PowerhouseError
from powerhouse.core.files import system
from powerhouse.core.phrase import Value, phrase
from powerhouse.server.storage.engines import engines, known_revisions, migrate, revision_of
from powerhouse.server.storage.presence import DEAD_SECONDS

FORMAT = "powerhouse-backup"
VERSION = 1
KEYS = ("*.key", "*.pem")
# What lives as long as a process or some minutes; Alembic keeps its own.
PASSING = ("alembic_version", "alive", "device_links", "presence", "processes", "seat_links")
# What a server makes when it starts: where there is nothing else, nobody knows it yet.
MADE_AT_START = "server_keys"
AT_ONCE = 500
LONGEST_LINE = 64 * 1024 * 1024


@dataclass(frozen=True)
class Counted:
    """How many tables of players a backup has, and rows in all."""

    tables: int
    rows: int


# Writing


def write(url: str, folder: Path, file: Path) -> Counted:
    """Write a backup to a file that is not there yet; raises `PowerhouseError`."""
    if file.exists():
        raise PowerhouseError(phrase("backup-exists", path=str(file)))
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    reader, writer = engines(url)
    try:
        # Keys stand in it, so nobody else reads it.
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as packed, reader.connect() as fresh:
                counted = _write(_one_moment(fresh), folder, packed)
            raw.flush()
            os.fsync(raw.fileno())
        os.rename(draft, file)
    except OSError as error:
        raise PowerhouseError(phrase("file-unwritable", path=str(file), reason=system(error))) from error
    finally:
        draft.unlink(missing_ok=True)
        reader.dispose()
        writer.dispose()
    return counted


def _one_moment(connection: Connection) -> Connection:
    """What others write meanwhile is not seen; a transaction of SQLite is so by itself."""
    if connection.dialect.name == "postgresql":
        return connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return connection


def _write(connection: Connection, folder: Path, out: gzip.GzipFile) -> Counted:
    revision = revision_of(connection)
    if revision is None:
        raise PowerhouseError(phrase("backup-empty"))
    digest, counts = sha256(), dict[str, int]()

    def line(value: Any) -> None:
        written = msgspec.json.encode(value) + b"\n"
        digest.update(written)
        out.write(written)

    line({"format": FORMAT, "version": VERSION, "revision": revision, "at": time(), "keys": _keys(folder)})
    for table in _tables(connection):
        line({"table": str(table.name), "columns": [str(column.name) for column in table.c]})
        counts[table.name] = 0
        # PostgreSQL gives them in pieces, so that a large database needs no large memory.
        rows = connection.execution_options(yield_per=AT_ONCE).execute(select(table))
        for row in rows:
            line(list(row))
            counts[table.name] += 1
    rows_written = sum(counts.values())
    out.write(msgspec.json.encode({"rows": rows_written, "sha256": digest.hexdigest()}) + b"\n")
    return Counted(counts["tables"], rows_written)


def _tables(connection: Connection) -> list[Table]:
    """As they are in the database, those first to which others refer."""
    there = MetaData()
    there.reflect(connection)
    return [table for table in there.sorted_tables if table.name not in PASSING]


def _keys(folder: Path) -> dict[str, str]:
    files = sorted(file for pattern in KEYS for file in folder.glob(pattern))
    return {file.name: base64.b64encode(file.read_bytes()).decode() for file in files}


# Reading


def restore(url: str, folder: Path, file: Path) -> Counted:
    """Bring a backup back where nothing is yet: all of it or nothing; raises `PowerhouseError`."""
    try:
        with gzip.open(file, "rb") as packed:
            return _restore(url, folder, Lines(packed, file))
    except PowerhouseError:
        raise
    except (OSError, EOFError) as error:
        said = getattr(error, "strerror", None) or str(error)
        raise PowerhouseError(phrase("restore-unreadable", path=str(file), reason=said)) from error
    except (AttributeError, LookupError, TypeError, ValueError) as error:  # lines that do not say what they must
        reason = phrase("restore-no-backup")
        raise PowerhouseError(phrase("restore-unreadable", path=str(file), reason=reason)) from error


class Lines:
    """The lines of a backup, each checked to be what it must be."""

    def __init__(self, packed: gzip.GzipFile, file: Path) -> None:
        self._packed = packed
        self._file = file
        self.digest = sha256()

    def broken(self, reason: Value) -> PowerhouseError:
        return PowerhouseError(phrase("restore-unreadable", path=str(self._file), reason=reason))

    def __iter__(self) -> Iterator[Any]:
        """Ends after the closing line, which is the last that is given."""
        while True:
            line = self._packed.readline(LONGEST_LINE)
            if not line.endswith(b"\n"):
                raise self.broken(phrase("restore-cut-off"))
            value = msgspec.json.decode(line)
            if isinstance(value, dict) and "sha256" in value:
                if value["sha256"] != self.digest.hexdigest():
                    raise self.broken(phrase("restore-changed"))
                yield value
                return
            self.digest.update(line)
            yield value


def _restore(url: str, folder: Path, lines: Lines) -> Counted:
    given = iter(lines)
    head = next(given)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise lines.broken(phrase("restore-no-backup"))
    if head["version"] != VERSION or head["revision"] not in known_revisions():
        raise PowerhouseError(phrase("restore-newer", revision=str(head["revision"])))
    keys = {name: base64.b64decode(key) for name, key in head["keys"].items()}
    for name, key in keys.items():
        if Path(name).name != name or ((folder / name).exists() and (folder / name).read_bytes() != key):
            raise PowerhouseError(phrase("restore-other-key", path=str(folder / name)))
    reader, writer = engines(url)
    try:
        with writer.begin() as connection:
            _check_empty(connection, head["revision"])
            migrate(connection, head["revision"])
            counted = _fill(connection, given)
            migrate(connection)
            for name, key in keys.items():
                _write_key(folder / name, key)
    finally:
        reader.dispose()
        writer.dispose()
    return counted


def _check_empty(connection: Connection, revision: str) -> None:
    there = _tables(connection)
    if there and revision_of(connection) != revision:
        raise PowerhouseError(phrase("restore-not-empty"))
    filled = [table for table in there if connection.execute(select(table).limit(1)).first() is not None]
    if any(table.name != MADE_AT_START for table in filled):
        raise PowerhouseError(phrase("restore-not-empty"))
    if there and connection.dialect.name == "postgresql":
        living = text("SELECT count(*) FROM processes WHERE seen > extract(epoch FROM clock_timestamp()) - :dead")
        if connection.execute(living, {"dead": DEAD_SECONDS}).scalar_one():
            raise PowerhouseError(phrase("restore-served"))
    for table in filled:
        connection.execute(delete(table))


def _fill(connection: Connection, lines: Iterator[Any]) -> Counted:
    tables = {table.name: table for table in _tables(connection)}
    counts = dict.fromkeys(tables, 0)
    current, columns, waiting = "", list[str](), list[dict[str, Any]]()

    def put() -> None:
        if waiting:
            connection.execute(insert(tables[current]), waiting)
            counts[current] += len(waiting)
            waiting.clear()

    for line in lines:
        if isinstance(line, list):
            waiting.append(dict(zip(columns, line)))
            if len(waiting) >= AT_ONCE:
                put()
            continue
        put()
        current, columns = line.get("table", ""), line.get("columns", [])
    if connection.dialect.name == "postgresql":
        _set_sequences(connection, list(tables.values()))
    return Counted(counts["tables"], sum(counts.values()))


def _set_sequences(connection: Connection, tables: list[Table]) -> None:
    """Numbers that PostgreSQL gives by itself go on after those that were brought back."""
    for table in tables:
        for column in table.primary_key:
            named = select(func.pg_get_serial_sequence(table.name, column.name))
            sequence = connection.execute(named).scalar()
            highest = connection.execute(select(func.max(column))).scalar()
            if sequence is not None and highest is not None:
                connection.execute(select(func.setval(sequence, highest)))


def _write_key(file: Path, key: bytes) -> None:
    if not file.exists():
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(key)
            out.flush()
            os.fsync(out.fileno())
