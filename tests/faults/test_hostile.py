"""Honest people play on while others mean harm: heads, silences, slow readers, floods of tables, hints and records."""

import json
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.faults.players import a_move
from tests.server.conftest import Databases
from tests.server.running import Process
from tests.server.visiting import Visitor, is_over

PEOPLE = 6
PACE_S = 0.5
LONGEST_MS = 250
"""At the 99th of 100 moves, in the long run."""


class Usual(Process):
    """A server as people start it, with its limits on."""

    def __init__(self, data: Path, database: str | None) -> None:
        super().__init__(data, database)
        self._options = ["--port", str(self.port), "--data", str(data), *(["--database", database] if database else [])]

    def start(self) -> None:
        command = [sys.executable, "-m", "powerhouse", "serve", *self._options]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait_for_answer(self._process)


class Honest:
    """Somebody who plays at a table alone and notes how long each move takes."""

    def __init__(self, address: str, seed: int) -> None:
        self.visitor = Visitor(address, {})
        self.times: list[float] = []
        self.faults: list[str] = []
        self._chance = random.Random(seed)
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def leave(self) -> None:
        self._stop.set()
        self._thread.join(60)
        assert not self._thread.is_alive(), "somebody honest hangs"
        self.visitor.close()

    def _play(self) -> None:
        now = self.visitor.create("person", "person")
        while not self._stop.wait(PACE_S):
            if is_over(now):
                now = self.visitor.create("person", "person")
            id, wish = now["table"]["id"], {"moves": [a_move(now, self._chance)], "number": now["number"]}
            start = time.perf_counter()
            try:
                answer = self.visitor.ask("POST", f"/tables/{id}/moves", wish)
                self.times.append(time.perf_counter() - start)
                if answer.status_code != 200:
                    self.faults.append(answer.text)
                now = self.visitor.table(id)
            except (httpx.TransportError, AssertionError) as error:
                self.faults.append(repr(error))


Tried = dict[str, dict[str, int]]


def besieged(data: Path, database: str | None, seconds: float) -> tuple[list[float], Tried]:
    """How long the moves of honest people take meanwhile, and what was tried; nothing that is honest fails."""
    server = Usual(data, database)
    server.start()
    try:
        people = [Honest(server.address, seed) for seed in range(PEOPLE)]
        command = [sys.executable, "-m", "tests.faults.attackers", "127.0.0.1", str(server.port), str(seconds)]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=seconds + 120)
        tried: Tried = json.loads(done.stdout)
        for person in people:
            person.leave()
        assert [person.faults for person in people] == [[]] * PEOPLE
        assert all(sum(counts.values()) > 0 for counts in tried.values()), tried
        assert not any("500" in counts for counts in tried.values()), tried
        assert httpx.get(server.address + "/api/games").status_code == 200
        assert server.stop() in (0, -signal.SIGTERM)
    finally:
        server.kill()
    return sorted(took for person in people for took in person.times), tried


def test_honest_people_play_on(data: Path) -> None:
    times, _ = besieged(data, None, 8)
    assert len(times) > PEOPLE


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_ten_minutes(data: Path, databases: Databases) -> None:
    times, tried = besieged(data, databases(), 600)
    found = [round(1000 * times[int(share * (len(times) - 1))], 1) for share in (0.5, 0.95, 0.99, 1)]
    sys.stdout.write(json.dumps({"moves": len(times), "p50, p95, p99, most, ms": found, "tried": tried}))
    assert tried["tables_of_experts"]["429"] > tried["tables_of_experts"]["201"], tried
    assert found[2] < LONGEST_MS
