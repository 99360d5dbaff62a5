"""Backups: made while the server works and games go on; restored into an empty place of either kind they go on."""

import gzip
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest
from sqlalchemy import insert
from sqlalchemy.schema import MetaData
from typer.testing import CliRunner

from powerhouse.cli.main import app
from powerhouse.server.run import take_folder
from powerhouse.server.settings import Settings
from powerhouse.server.storage import backup, engines
from tests.server.conftest import Databases
from tests.server.running import Process, quick, running
from tests.server.visiting import Json, Visitor, first_choice


def where(data: Path, database: str | None) -> list[str]:
    return ["--data", str(data), *([] if database is None else ["--database", database])]


def run(*arguments: str) -> str:
    found = CliRunner().invoke(app, list(arguments))
    assert found.exit_code == 0, found.stderr
    return found.stdout


def refused(*arguments: str) -> str:
    found = CliRunner().invoke(app, list(arguments))
    assert found.exit_code == 2, found.stdout
    return found.stderr


@pytest.fixture
def other(databases: Databases, request: pytest.FixtureRequest, postgres: str) -> Databases:
    """Makes databases of the other kind."""
    if databases() is not None:
        return lambda: None
    name = f"other_{abs(hash(request.node.name))}"

    def make() -> str:
        import psycopg

        with psycopg.connect(postgres.format("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return postgres.format(name)

    return make


def play_on(visitor: Visitor, now: Json, begun: Event, stop: Event) -> None:
    while not stop.is_set() and now["table"]["status"] == "playing":
        now = visitor.play(now, first_choice(now))
        begun.set()


@pytest.mark.parametrize("target", ["same", "other"])
def test_what_is_restored_elsewhere_goes_on(
    databases: Databases, other: Databases, tmp_path: Path, target: str
) -> None:
    data, database, file = tmp_path / "data", databases(), tmp_path / "all.backup"
    server = Process(data, database)
    server.start()
    people = [Visitor(server.address, {}) for _ in range(3)]
    starts = [visitor.create("person", "person") for visitor in people]
    watcher = Visitor(server.address, {})
    bots = watcher.create("person", "bot:random", "bot:random")["table"]["id"]
    waits = watcher.create("person", "open")["table"]
    people[0].post(f"/tables/{starts[0]['table']['id']}/chat", {"text": "before the storm"})
    stop, begun = Event(), [Event() for _ in people]
    with ThreadPoolExecutor(len(people)) as threads:
        playing = [threads.submit(play_on, *each, stop) for each in zip(people, starts, begun)]
        assert all(event.wait(60) for event in begun)
        assert "5 tables" in run("backup", str(file), *where(data, database))
        before = [visitor.table(start["table"]["id"])["number"] for visitor, start in zip(people, starts)]
        watcher.my_turn(bots)
        stop.set()
        for moves in playing:
            moves.result(60)
    logs = {start["table"]["id"]: log_of(visitor, start["table"]["id"]) for visitor, start in zip(people, starts)}
    assert server.stop() == 0

    elsewhere = tmp_path / "elsewhere"
    new = databases() if target == "same" else other()
    assert "5 tables" in run("restore", str(file), *where(elsewhere, new))
    assert (elsewhere / "cookie.key").read_bytes() == (data / "cookie.key").read_bytes()
    again = Process(elsewhere, new)
    again.start()
    for visitor, start, number in zip(people, starts, before):
        moved = follow(visitor, again.address)
        now = moved.table(start["table"]["id"])
        assert start["number"] < now["number"] <= number
        id = now["table"]["id"]
        assert log_of(moved, id) == logs[id][: len(log_of(moved, id))]
        assert moved.play(now, first_choice(now))["number"] > now["number"]
        assert [line["text"] for line in now["chat"]] == (["before the storm"] if visitor is people[0] else [])
        moved.close()
    back = follow(watcher, again.address)
    now = back.my_turn(bots)
    back.play(now, first_choice(now))
    guest = Visitor(again.address, {})
    assert guest.post(f"/join/{waits['invite']}", {"name": "Boris"})["table"]["status"] == "playing"
    assert again.stop() == 0
    for visitor in (*people, watcher, back, guest):
        visitor.close()


def log_of(visitor: Visitor, id: str) -> list[Any]:
    """All moves and reveals, by the record of a table at which one person plays both seats."""
    numbers = visitor.get(f"/tables/{id}/history")["numbers"]
    return [visitor.get(f"/tables/{id}/at/{number}")["log"] for number in numbers[:40]]


def follow(visitor: Visitor, address: str) -> Visitor:
    """The same browser at another address."""
    moved = Visitor(address, {})
    moved.http.cookies = httpx.Cookies(visitor.http.cookies)
    return moved


def small_backup(tmp_path: Path) -> Path:
    data, file = tmp_path / "small", tmp_path / "small.backup"
    with running(quick(data, bot_pause=600.0)) as server:
        server.visitor().create("person", "open")
        run("backup", str(file), *where(data, None))
    return file


Spoil = Callable[[bytes], bytes]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda packed: packed[: len(packed) // 2], "ended before"),
        (lambda packed: gzip.compress(gzip.decompress(packed).replace(b"Anna", b"Olga")), "has been changed"),
        (lambda packed: gzip.compress(b"\n".join(gzip.decompress(packed).splitlines()[:-1]) + b"\n"), "no end"),
        (lambda packed: gzip.compress(b"hello\n"), "it is no backup"),
        (lambda packed: gzip.compress(b"[1, 2]\n"), "it is no backup"),
        (lambda packed: gzip.compress(b'{"format": "powerhouse-backup"}\n'), "it is no backup"),
        (
            lambda packed: gzip.compress(re.sub(rb'("revision": ?)"\d+"', rb'\1"9999"', gzip.decompress(packed))),
            "another version",
        ),
        (lambda packed: b"hello", "Not a gzipped file"),
    ],
)
def test_what_is_no_whole_backup_changes_nothing(tmp_path: Path, spoil: Spoil, said: str) -> None:
    file, spoilt, data = small_backup(tmp_path), tmp_path / "spoilt", tmp_path / "data"
    spoilt.write_bytes(spoil(file.read_bytes()))
    assert said in refused("restore", str(spoilt), *where(data, None))
    assert not (data / "cookie.key").exists()
    assert "One table" in run("restore", str(file), *where(data, None))


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    file = small_backup(tmp_path)
    assert file.stat().st_mode & 0o777 == 0o600
    assert "is there already" in refused("backup", str(file), *where(tmp_path / "small", None))
    assert "something in this database already" in refused("restore", str(file), *where(tmp_path / "small", None))
    foreign = tmp_path / "foreign"
    foreign.mkdir()
    (foreign / "cookie.key").write_bytes(b"another key")
    assert "another key" in refused("restore", str(file), *where(foreign, None))
    assert "there is no" in refused("backup", str(tmp_path / "new"), *where(tmp_path / "nowhere", None))
    assert "cannot be written" in refused("backup", str(tmp_path / "no" / "new"), *where(tmp_path / "small", None))


def test_a_database_that_is_served_is_left_alone(tmp_path: Path, databases: Databases) -> None:
    file, data, database = small_backup(tmp_path), tmp_path / "data", databases()
    with running(quick(data, database)), take_folder(data, ""):
        said = refused("restore", str(file), *where(data if database is None else tmp_path / "new", database))
    assert ("another server" if database is None else "stop it first") in said


def test_where_a_server_has_only_been_started_a_backup_is_restored(tmp_path: Path, databases: Databases) -> None:
    """It has made a key for push, which nobody knows yet; that of the backup counts."""
    file, old, settings = tmp_path / "old.backup", tmp_path / "old", quick(tmp_path / "data", databases())
    with running(quick(old)) as server:
        before = server.visitor().get("/notices")["key"]
        run("backup", str(file), *where(old, None))
    with running(settings) as server:
        assert server.visitor().get("/notices")["key"] != before
    (settings.data / "cookie.key").unlink()
    run("restore", str(file), *where(settings.data, settings.database))
    with running(settings) as server:
        assert server.visitor().get("/notices")["key"] == before


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path, databases: Databases) -> None:
    data, file = tmp_path / "old", tmp_path / "old.backup"
    data.mkdir()
    settings = Settings(data, databases())
    reader, writer = engines.engines(settings.url)
    with writer.begin() as connection:
        engines.migrate(connection, "0005")
        there = MetaData()
        there.reflect(connection)
        row: dict[str, Any] = {"kind": "table", "game": "power-grid", "rules": 1, "components": "x", "players": 2}
        row |= {"options": "{}", "undo": "free", "watch": False, "owner": "o", "invite": "i", "status": "waiting"}
        row |= {"number": 0, "heading": "", "bot_turn": False, "created": 1.0, "changed": 2.0}
        connection.execute(insert(there.tables["tables"]).values(id="t", **row))
        seat: dict[str, Any] = {"table_id": "t", "seat": 0, "name": "Anna", "kind": "open", "secret": "s"}
        connection.execute(insert(there.tables["seats"]).values(**seat, secret_used=False))
    for engine in (reader, writer):
        engine.dispose()
    assert backup.write(settings.url, data, file) == backup.Counted(tables=1, rows=2)
    new = Settings(tmp_path / "new", databases())
    run("restore", str(file), *where(new.data, new.database))
    assert "Anna" in run("host", "tables", *where(new.data, new.database))
