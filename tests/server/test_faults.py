"""Faults: a server that is killed, a database that is locked or gone, bots that fail."""

import sqlite3
import time
from pathlib import Path
from threading import Event, Thread

import httpx
import psycopg
import pytest
from sqlalchemy.engine.base import RootTransaction
from sqlalchemy.exc import OperationalError

from powerhouse.core.errors import PowerhouseError
from powerhouse.server.run import FolderTaken, listen, run
from powerhouse.server.storage import engines
from tests.server.conftest import Databases
from tests.server.running import Process, quick, running
from tests.server.visiting import Json, Visitor, first_choice


def acknowledged(visitor: Visitor, id: str, stop: Event, known: dict[int, str]) -> None:
    """Play as fast as one can, and note what was answered; a server that is gone is asked again."""
    while not stop.is_set():
        try:
            now = visitor.table(id)
            if now["table"]["status"] == "over":
                return
            if now["table"]["actor"] not in now["table"]["own"]:
                time.sleep(0.01)
                continue
            after = visitor.play(now, visitor.hint(now))
        except (httpx.TransportError, AssertionError):
            time.sleep(0.02)
            continue
        known.update({entry["number"]: entry["text"] for entry in after["log"]})


def test_a_killed_server_goes_on_without_losing_a_move(databases: Databases, data: Path) -> None:
    server = Process(data, databases())
    server.start()
    anna = Visitor(server.address, {})
    id = anna.create("person", "bot", "bot", undo="strict")["table"]["id"]
    known: dict[int, str] = {}
    stop = Event()
    player = Thread(target=acknowledged, args=(anna, id, stop, known))
    player.start()
    for _ in range(3):
        before = len(known)
        end = time.monotonic() + 20
        while len(known) < before + 15 and player.is_alive() and time.monotonic() < end:
            time.sleep(0.01)
        server.kill()
        server.start()
    end = time.monotonic() + 20
    before = len(known)
    while len(known) < before + 15 and player.is_alive() and time.monotonic() < end:
        time.sleep(0.01)
    stop.set()
    player.join()
    assert len(known) > 60
    now = anna.my_turn(id)  # now nobody moves
    record = anna.ask("GET", f"/tables/{id}/record").text
    history = anna.get(f"/tables/{id}/history")
    lines = [line.split(": ", 1)[-1].removeprefix("> ") for line in record.split("\n\n", 1)[1].splitlines()]
    moves = [line for line in lines if line and line[0] not in "#="]
    assert [moves[number] for number in sorted(known)] == [known[number] for number in sorted(known)]
    assert history["numbers"][-1] == now["number"] == len(moves)
    anna.close()
    server.kill()


def test_a_restarted_server_goes_on_with_the_same_cards(databases: Databases, data: Path) -> None:
    """A seeded table keeps its chance over a restart, and the visitor its seat."""
    database = databases()

    def moves(now: Json, visitor: Visitor, count: int) -> Json:
        for _ in range(count):
            now = visitor.play(now, first_choice(now))
        return now

    with running(quick(data, database)) as server:
        anna = server.visitor()
        whole = moves(anna.create("person", "person", "person", seed=12), anna, 90)
        half = moves(anna.create("person", "person", "person", seed=12), anna, 45)
        cookies = anna.http.cookies
    with running(quick(data, database)) as server:
        anna = server.visitor()
        anna.http.cookies = cookies
        now = anna.table(half["table"]["id"])
        assert now["view"] == half["view"]
        assert now["log"] == half["log"]
        assert moves(now, anna, 45)["view"] == whole["view"]


def test_a_locked_database_gives_a_clear_answer(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "BUSY_MS", 50)
    with running(quick(data)) as server:
        anna = server.visitor()
        now = anna.create("person", "person", "person")
        lock = sqlite3.connect(data / "powerhouse.sqlite", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        wish = {"moves": [first_choice(now)], "number": now["number"]}
        refusal = anna.refused("POST", f"/tables/{now['table']['id']}/moves", wish, 503)
        assert refusal["error"] == "storage"
        assert anna.table(now["table"]["id"])["view"] == now["view"]
        lock.execute("ROLLBACK")
        lock.close()
        assert anna.play(now, first_choice(now))["number"] == now["number"] + 1


def test_a_database_that_drops_its_lines_is_found_again(postgres: str, data: Path) -> None:
    address = postgres.format("postgres")
    with running(quick(data, address)) as server:
        anna = server.visitor()
        now = anna.create("person", "person", "person")
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        wish = {"moves": [first_choice(now)], "number": now["number"]}
        first = anna.ask("POST", f"/tables/{now['table']['id']}/moves", wish)
        assert first.status_code in (200, 503)
        again = anna.table(now["table"]["id"])
        assert again["number"] == now["number"] + (first.status_code == 200)
        assert anna.play(again, first_choice(again))["number"] > again["number"]


def test_a_folder_has_one_server(data: Path) -> None:
    one = listen("127.0.0.1", 0)
    settings = quick(data)
    data.mkdir()
    with (data / "server.lock").open("w") as file:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)
        file.write("http://localhost:8000/")
        file.flush()
        with pytest.raises(FolderTaken, match="another server") as taken:
            run(settings, one)
        assert taken.value.address == "http://localhost:8000/"
    one.close()


def test_bad_settings_are_refused_with_a_sentence(data: Path) -> None:
    with listen("127.0.0.1", 0) as listening:
        with pytest.raises(PowerhouseError, match="need PostgreSQL"):
            run(quick(data), listening, workers=2)
        with pytest.raises(PowerhouseError, match="database cannot be used"):
            run(quick(data, "postgresql://nobody@127.0.0.1:1/nothing"), listening)
        with pytest.raises(PowerhouseError, match="database cannot be used"):
            run(quick(data, "nonsense"), listening)
        port = listening.getsockname()[1]
        listening.listen()
        with pytest.raises(PowerhouseError, match="cannot be served"):
            listen("127.0.0.1", port)
        with listen("127.0.0.1", port, near=True) as other:
            assert port < other.getsockname()[1] < port + 50
        (data.parent / "file").touch()
        with pytest.raises(PowerhouseError, match="data folder"):
            run(quick(data.parent / "file"), listening)


def test_an_answer_that_never_came_is_not_taken_for_a_no(
    data: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line goes down after PostgreSQL has committed and before it says so."""
    commit = RootTransaction.commit

    def unheard(self: RootTransaction) -> None:
        commit(self)
        raise OperationalError("COMMIT", None, Exception("server closed the connection unexpectedly"))

    with running(quick(data, postgres.format("postgres"))) as server:
        anna = server.visitor()
        id = anna.create("person", "open", "open")["table"]["id"]
        with monkeypatch.context() as patch:
            patch.setattr(RootTransaction, "commit", unheard)
            refusal = anna.refused("POST", f"/tables/{id}/chat", {"text": "hello"}, 503)
        assert "whether this was done is not known" in refusal["text"]
        assert [line["text"] for line in anna.table(id)["chat"]] == ["hello"]
