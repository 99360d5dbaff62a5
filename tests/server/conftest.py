"""What the tests of the server share: each runs on SQLite and on a real PostgreSQL."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from tests.server.running import Running, quick, running


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server of our own, with a place for the name of a database."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    from pgserver.postgres_server import get_server

    server = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
    address = server.get_uri()
    yield address.replace("/postgres?", "/{}?", 1)
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
