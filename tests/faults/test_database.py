"""A database that is locked, moved away or stopped: a clear answer, nothing lost, and the game goes on afterwards."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from powerhouse.server.storage import engines
from tests.faults.players import Player, check_goes_on, check_nothing_lost
from tests.server.postgres import started
from tests.server.running import Running, quick, running
from tests.server.visiting import Json, first_choice

FILE = "powerhouse.sqlite"
LOCK = """
import sqlite3, sys
line = sqlite3.connect(sys.argv[1], isolation_level=None)
line.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
"""


@contextmanager
def locked_by_another(file: Path) -> Iterator[None]:
    """Another process writes to the database and does not come to an end."""
    command = [sys.executable, "-c", LOCK, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"locked\n"
        try:
            yield
        finally:
            other.kill()


def check_refused(player: Player, path: str, body: Json) -> None:
    refusal = player.visitor.refused("POST", path, body, 503)
    assert refusal["error"] == "storage"
    assert refusal["text"] == "the database does not answer; nothing was changed, try again"


def check_clear_answers(player: Player) -> None:
    """Nothing that would have to be written is answered as if it were."""
    id = player.kept[-1].id
    now = player.visitor.my_turn(id)
    for _ in range(2):
        check_refused(player, f"/tables/{id}/moves", {"moves": [first_choice(now)], "number": now["number"]})
        check_refused(player, f"/tables/{id}/chat", {"text": "hello"})
    check_refused(player, "/tables", {"game": "power-grid", "players": 2, "name": "Anna"})


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "BUSY_MS", 50)


def seated(server: Running, moves: int = 10) -> Player:
    """A person with a bot, some moves into the game."""
    player = Player(server.visitor(), ("person", "bot"), 1)
    player.begin()
    while player.acknowledged < moves:
        player.step()
    player.visitor.my_turn(player.kept[-1].id)
    return player


@pytest.mark.usefixtures("impatient")
def test_a_locked_database(data: Path) -> None:
    with running(quick(data)) as server:
        player = seated(server)
        with locked_by_another(data / FILE):
            check_clear_answers(player)
        check_goes_on(player)
        check_nothing_lost(player)


@pytest.mark.usefixtures("impatient")
def test_a_bot_waits_for_a_locked_database(data: Path) -> None:
    with running(quick(data, bot_pause=0.5)) as server:
        player = seated(server, moves=1)
        id = player.kept[-1].id
        while player.visitor.table(id)["table"]["actor"] in player.visitor.table(id)["table"]["own"]:
            player.step()
        with locked_by_another(data / FILE):
            stands = player.visitor.table(id)["number"]
            time.sleep(0.8)
            assert player.visitor.table(id)["number"] == stands
        player.visitor.my_turn(id)
        check_goes_on(player)
        check_nothing_lost(player)


@pytest.mark.parametrize("back", ["the file", "the folder"])
def test_a_database_that_was_moved_away(data: Path, tmp_path: Path, back: str) -> None:
    """What is written to a file that nobody can find again would be lost."""
    here, there = (data / FILE, tmp_path / FILE) if back == "the file" else (data, tmp_path / "elsewhere")
    with running(quick(data)) as server:
        player = seated(server)
        here.rename(there)
        check_clear_answers(player)
        assert not here.exists()
        there.rename(here)
        check_goes_on(player)
        check_nothing_lost(player)
        cookies = player.visitor.http.cookies
    with running(quick(data)) as server:
        player.visitor = server.visitor()
        player.visitor.http.cookies = cookies
        check_goes_on(player)
        check_nothing_lost(player)


def test_a_database_that_was_replaced(data: Path, tmp_path: Path) -> None:
    """A copy put in its place is not the file that we write to."""
    with running(quick(data)) as server:
        player = seated(server)
        shutil.copy(data / FILE, tmp_path / FILE)
        os.replace(tmp_path / FILE, data / FILE)
        check_clear_answers(player)


def test_a_postgresql_server_that_stops(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if "XDG_RUNTIME_DIR" not in os.environ:
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    folder = tmp_path / "postgres"
    database = started(folder, cleanup_mode="stop")
    try:
        with running(quick(data, database.get_uri())) as server:
            player = seated(server)
            database.cleanup()
            check_clear_answers(player)
            database = started(folder, cleanup_mode="stop")
            check_goes_on(player)
            check_nothing_lost(player)
    finally:
        database.cleanup()
