"""Programs that mean harm, from addresses of their own; run as a process at low priority on one core.

`python -m tests.faults.attackers HOST PORT SECONDS`: prints a line of JSON, what each kind has tried and what was
refused. Nobody here waits for an answer longer than it must.
"""

import json
import os
import random
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from powerhouse import Match

# Loopback has more addresses than one, and limits count by address.
SOURCE = "127.0.0.{}"
EACH = 4
"""Attackers of each kind."""


class Attacker:
    """One kind of harm from one address, until the time is over."""

    def __init__(self, place: tuple[str, int], end: float, source: str, seed: int) -> None:
        self.place = place
        self.end = end
        self.source = source
        self.chance = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.cookie = ""

    def run(self, harm: Callable[["Attacker"], None]) -> None:
        while time.monotonic() < self.end:
            try:
                harm(self)
            except OSError as error:
                self.counts[type(error).__name__] += 1
                time.sleep(0.05)

    def connect(self) -> socket.socket:
        return socket.create_connection(self.place, timeout=5, source_address=(self.source, 0))

    def ask(self, method: str, path: str, body: bytes = b"{}") -> tuple[int, bytes]:
        """Status and body of one request on a connection of its own."""
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nCookie: {self.cookie}\r\nConnection: close\r\n"
        with self.connect() as line:
            line.sendall(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
            said = b""
            while part := line.recv(65536):
                said += part
        if not said:
            return 0, b""
        first, _, content = said.partition(b"\r\n\r\n")
        for line_of_head in first.decode("latin-1").splitlines():
            if line_of_head.lower().startswith("set-cookie:"):
                self.cookie = line_of_head.partition(":")[2].partition(";")[0].strip()
        status = int(first.split()[1])
        self.counts[str(status)] += 1
        return status, content


def large_heads(attacker: Attacker) -> None:
    with attacker.connect() as line, suppress(BrokenPipeError, ConnectionResetError):
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nCookie: " + b"a=b;" * 100_000)
        attacker.counts["sent"] += 1


def silent_sockets(attacker: Attacker) -> None:
    """As many as one gets, and half a head on each."""
    lines = []
    try:
        for _ in range(300):
            line = attacker.connect()
            lines.append(line)
            with suppress(OSError):
                line.sendall(b"GET /api/ga")
            attacker.counts["opened"] += 1
        time.sleep(min(5.0, max(0.0, attacker.end - time.monotonic())))
    finally:
        for line in lines:
            line.close()


def slow_readers(attacker: Attacker) -> None:
    """Asks for much and reads nothing of it."""
    with attacker.connect() as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 10)
        attacker.counts["asked"] += 10
        time.sleep(min(2.0, max(0.0, attacker.end - time.monotonic())))


def thousands_at_once(attacker: Attacker) -> None:
    with attacker.connect() as line, suppress(BrokenPipeError, ConnectionResetError):
        line.sendall(b"GET /x HTTP/1.1\r\nHost:x\r\n\r\n" * 10_000)
        attacker.counts["asked"] += 10_000
        while line.recv(65536):
            pass


def tiny_frames(attacker: Attacker) -> None:
    """A live connection on which the smallest frames come without end, or on which nothing is read."""
    if not attacker.cookie:
        attacker.ask("GET", "/api/tables")
    wish = {"game": "power-grid", "players": 2, "name": "x"}
    status, made = attacker.ask("POST", "/api/tables", json.dumps(wish).encode())
    if status != 201:
        time.sleep(0.2)
        return
    head = (
        f"GET /api/tables/{json.loads(made)['table']['id']}/live HTTP/1.1\r\nHost: x\r\nCookie: {attacker.cookie}\r\n"
    )
    head += "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    for frame in (b"\x8a\x80" + bytes(4), b"\x89\xfd" + bytes(129), b""):
        with attacker.connect() as line, suppress(BrokenPipeError, ConnectionResetError):
            line.sendall(f"{head}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
            attacker.counts["opened"] += 1
            line.sendall(frame * 100_000)
            time.sleep(min(1.0, max(0.0, attacker.end - time.monotonic())))


def tables_of_experts(attacker: Attacker) -> None:
    seats = [{"kind": "bot", "bot": "expert"}] * 4
    wish = {"game": "pipeline", "players": 4, "name": "x", "seats": seats}
    attacker.ask("POST", "/api/tables", json.dumps(wish).encode())


def hints(attacker: Attacker) -> None:
    wish = {"game": "pipeline", "players": 2, "name": "x", "seats": [{"kind": "person"}, {"kind": "person"}]}
    status, made = attacker.ask("POST", "/api/tables", json.dumps(wish).encode())
    if status == 201:
        id = json.loads(made)["table"]["id"]
        for _ in range(50):
            if time.monotonic() < attacker.end:
                attacker.ask("POST", f"/api/tables/{id}/hint")
    else:
        time.sleep(0.2)


def records(attacker: Attacker) -> None:
    status, _ = attacker.ask("POST", "/api/replays", attacker.chance.choice([_record(), b"x" * 3_000_000, b"\xff" * 9]))
    if status == 429:
        time.sleep(0.2)


def garbage(attacker: Attacker) -> None:
    with attacker.connect() as line, suppress(BrokenPipeError, ConnectionResetError):
        line.sendall(attacker.chance.randbytes(5_000))
        attacker.counts["sent"] += 1
        line.recv(1000)


KINDS = [
    large_heads,
    silent_sockets,
    slow_readers,
    thousands_at_once,
    tiny_frames,
    tables_of_experts,
    hints,
    records,
    garbage,
]
_kept: list[bytes] = []


def _record() -> bytes:
    """A long game, made once."""
    if not _kept:
        match, chance = Match.new("pipeline", 4, seed=1), random.Random(1)
        while not match.over:
            match.play(chance.choice(match.legal()))
        _kept.append(match.record().encode())
    return _kept[0]


def main() -> None:
    host, port, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    os.nice(19)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    _record()
    end = time.monotonic() + seconds
    found: dict[str, Counter[str]] = {kind.__name__: Counter() for kind in KINDS}
    attackers = []
    for number in range(EACH * len(KINDS)):
        kind = KINDS[number % len(KINDS)]
        attacker = Attacker((host, port), end, SOURCE.format(10 + number), number)
        attackers.append((kind, attacker, threading.Thread(target=attacker.run, args=[kind])))
    for _, _, thread in attackers:
        thread.start()
    for kind, attacker, thread in attackers:
        thread.join()
        found[kind.__name__] += attacker.counts
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
