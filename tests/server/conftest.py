"""What the tests of the server share: each runs on SQLite and on a real PostgreSQL."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from uuid import uuid4

import msgspec
import psycopg
import pytest
from litestar.serialization.msgspec_hooks import DEFAULT_TYPE_ENCODERS

from powerhouse.core.record import Entry
from powerhouse.server import live, short_way
from powerhouse.server.routes import live as routes_live
from powerhouse.server.storage import rows
from tests.opaque import MoveText, make_moves_opaque, plain
from tests.server.postgres import started
from tests.server.running import Running, quick, running


@pytest.fixture(scope="package", autouse=True)
def _opaque() -> Iterator[None]:
    """The server gets a move's text only to keep it, to send it and to take it back."""
    with pytest.MonkeyPatch.context() as patch:
        make_moves_opaque(patch)
        encoder = msgspec.json.Encoder(enc_hook=plain)
        patch.setattr(live, "encoder", encoder)
        patch.setattr(routes_live, "encoder", encoder)
        patch.setattr(short_way, "encoder", encoder)
        patch.setattr(rows, "_encoder", encoder)
        patch.setattr(rows, "Entry", _opaque_entry)
        patch.setitem(DEFAULT_TYPE_ENCODERS, MoveText, plain)
        yield


def _opaque_entry(seat: int | None, code: int, text: str, *more: Any) -> Entry:
    """What comes from the database is opaque too."""
    return Entry(seat, code, text if seat is None else MoveText(text), *more)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server of our own, with a place for the name of a database."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    # Not below pytest's folder, which every run of pytest closes to others, and PostgreSQL may run as another user.
    with TemporaryDirectory(prefix="powerhouse-postgres-", ignore_cleanup_errors=True) as folder:
        server = started(Path(folder), cleanup_mode="delete")
        yield server.get_uri().replace("/postgres?", "/{}?", 1)
        server.cleanup()


Databases = Callable[[], str | None]


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def databases(request: pytest.FixtureRequest) -> Databases:
    """Makes the address of a new database; none for SQLite, which lies in the data folder."""
    if request.param == "sqlite":
        return lambda: None
    address: str = request.getfixturevalue("postgres")

    def make() -> str:
        name = f"test_{uuid4().hex}"
        with psycopg.connect(address.format("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return address.format(name)

    return make


@pytest.fixture(scope="session")
def house(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests that do not hurt it."""
    with running(quick(tmp_path_factory.mktemp("house"), databases())) as server:
        yield server


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
