"""Stopping a server in good order, with real processes: what was answered is stored, browsers know to come back."""

import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from time import monotonic, sleep

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Databases
from tests.server.running import Process
from tests.server.test_commands import processes_of
from tests.server.visiting import Json, Visitor, first_choice

TABLES = 4


def play_on(visitor: Visitor, start: Json, begun: Event) -> int:
    """Move until the server is gone; up to which number it has said that moves were made."""
    id, number, now = start["table"]["id"], start["number"], start
    while True:
        try:
            answer = visitor.ask("POST", f"/tables/{id}/moves", {"moves": [first_choice(now)], "number": number})
            assert answer.status_code == 200, answer.text
            number = answer.json()["number"]
            begun.set()
            now = visitor.reached(id, number)
        except httpx.TransportError:
            return int(number)


def closing_words(visitor: Visitor, id: str, listening: Event) -> tuple[str, int]:
    """The last frame of a live connection, and the code with which it is closed."""
    last = ""
    with visitor.live(id) as line:
        try:
            while True:
                last = line.frame(60)["type"]
                listening.set()
        except ConnectionClosed as closed:
            return last, closed.rcvd.code if closed.rcvd else 0


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_that_is_stopped_has_kept_what_it_answered(databases: Databases, data: Path, workers: int) -> None:
    database = databases()
    if workers > 1 and database is None:
        pytest.skip("SQLite is for one process")
    server = Process(data, database, workers)
    server.start()
    visitors = [Visitor(server.address, {}) for _ in range(TABLES)]
    starts = [visitor.create("person", "person") for visitor in visitors]
    begun, listening = [Event() for _ in range(TABLES)], [Event() for _ in range(TABLES)]
    with ThreadPoolExecutor(2 * TABLES) as threads:
        lines = [
            threads.submit(closing_words, visitor, start["table"]["id"], event)
            for visitor, start, event in zip(visitors, starts, listening)
        ]
        moves = [
            threads.submit(play_on, visitor, start, event) for visitor, start, event in zip(visitors, starts, begun)
        ]
        assert all(event.wait(60) for event in (*begun, *listening))
        assert server.stop() == 0  # which it does within seconds
        answered = [future.result(60) for future in moves]
        for line in lines:
            assert line.result(60) == ("closing", 1012)  # pages come back after that
    server.start()
    for visitor, start, number in zip(visitors, starts, answered):
        stored = visitor.table(start["table"]["id"])
        # At most the one whose answer did not arrive any more is beyond what was answered.
        assert number <= stored["number"] <= number + len(stored["log"])
        assert stored["number"] > start["number"]
        assert visitor.play(stored, first_choice(stored))["number"] > stored["number"]
        visitor.close()
    assert server.stop() == 0


@pytest.mark.parametrize("workers", [1, 2])
def test_who_is_stopped_before_having_begun_ends_well_too(postgres: str, data: Path, workers: int) -> None:
    server = Process(data, postgres.format("postgres"), workers)
    assert "serves" in server.begin()
    assert server.stop() == 0


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_each_of_several_processes_ends_with_0(postgres: str, data: Path, tmp_path: Path) -> None:
    """As its own parent sees it, which replaces it."""
    log = tmp_path / "log"
    server = Process(data, postgres.format("postgres"), workers=2, log=log)
    server.start()
    one = processes_of(server)[-1]
    os.kill(one, signal.SIGTERM)
    end = monotonic() + 120
    while "is replaced" not in log.read_text():
        assert monotonic() < end, "it does not end"
        sleep(0.05)
    assert "a server process ended (0) and is replaced" in log.read_text()
    assert server.stop() == 0
