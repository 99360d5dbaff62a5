"""The key with which the server signs what it pushes: there from the first start on, one for all processes."""

from pathlib import Path
from threading import Barrier
from time import sleep

import psycopg
import pytest
from sqlalchemy import select

from powerhouse.server.notices import push
from powerhouse.server.storage import engines, schema
from tests.server.conftest import Databases
from tests.server.running import Process, quick, running
from tests.server.visiting import Visitor


def kept(url: str) -> list[str]:
    reader, writer = engines.connect(url)
    with reader.connect() as connection:
        found = list(connection.execute(select(schema.server_keys.c.value)).scalars())
    reader.dispose()
    writer.dispose()
    return found


def until_kept(url: str) -> str:
    for _ in range(1200):
        found = kept(url)
        if found:
            (key,) = found
            return key
        sleep(0.05)
    raise AssertionError("there is no key")


def test_it_is_made_before_anybody_asks(databases: Databases, data: Path) -> None:
    settings = quick(data, databases())
    with running(settings) as house:
        key = until_kept(settings.url)
        assert house.visitor().get("/notices")["key"] == push.public_key(key)
    with running(settings) as house:
        assert house.visitor().get("/notices")["key"] == push.public_key(key)
    assert kept(settings.url) == [key]


def test_servers_that_make_one_at_once_have_the_same(
    postgres: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with psycopg.connect(postgres.format("postgres"), autocommit=True) as connection:
        connection.execute(b"CREATE DATABASE made_at_once")
    settings = quick(data, postgres.format("made_at_once"))
    together, make, made = Barrier(3), push.new_key, list[str]()

    def new_key() -> str:
        key = make()
        made.append(key)
        together.wait(120)  # until all have found none, and made their own
        return key

    monkeypatch.setattr(push, "new_key", new_key)
    with running(settings) as one, running(settings) as two, running(settings) as three:
        shown = {house.visitor().get("/notices")["key"] for house in (one, two, three)}
        (key,) = kept(settings.url)
    assert shown == {push.public_key(key)}
    assert len(set(made)) == 3


def test_processes_of_one_server_have_the_same(postgres: str, data: Path) -> None:
    with psycopg.connect(postgres.format("postgres"), autocommit=True) as connection:
        connection.execute(b"CREATE DATABASE made_by_workers")
    server = Process(data, postgres.format("made_by_workers"), workers=3)
    server.start()
    key = push.public_key(until_kept(postgres.format("made_by_workers")))
    for _ in range(12):  # whichever answers
        visitor = Visitor(server.address, {})
        assert visitor.get("/notices")["key"] == key
        visitor.close()
    assert server.stop() == 0
    assert len(kept(postgres.format("made_by_workers"))) == 1
