"""Load on a real server process from this one, over loopback: how long a move takes until it is durable and answered.

`python benchmarks/server_load.py [people|bots|both] [--seconds 60] [--json]`. Two loads: `people`, 500 tables of two
people, 1,000 live connections, 50 moves a second; `bots`, 200 tables of a person and two greedy bots, everybody moving
a second after it is their turn. All tables stand in the middle of a game. A move is timed from the moment it is due.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from os import getloadavg
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from powerhouse import Match, compiled
from powerhouse.arena.bench import calibrate
from powerhouse.bots import registry
from powerhouse.bots.bot import Clock

GAME = "power-grid"
SEED = 1
PACE_S = 1.0
SETTLE_S = 2.0
AT_ONCE = 16
KEPT_S = 4.0  # the server ends a connection that nobody has used for 5
# What changes are told of.
POSITION = ("view", "table", "orders", "orderable")


@dataclass(frozen=True)
class Load:
    """So many tables of so many players, of whom so many are people with a live connection each."""

    name: str
    tables: int
    players: int
    people: int
    moves_per_s: float | None  # of people; without it each moves when it is their turn
    limit_ms: float


LOADS = [
    Load("people", tables=500, players=2, people=2, moves_per_s=50, limit_ms=250),
    Load("bots", tables=200, players=3, people=1, moves_per_s=None, limit_ms=50),
]


@dataclass
class Times:
    """Seconds, as they come in."""

    seconds: list[float] = field(default_factory=list)

    def figures(self) -> dict[str, float]:
        ordered = sorted(self.seconds) or [0.0]
        shares = {"p50_ms": 0.5, "p95_ms": 0.95, "p99_ms": 0.99, "max_ms": 1.0}
        return {name: round(1000 * ordered[int(share * (len(ordered) - 1))], 1) for name, share in shares.items()}


@dataclass
class Tally:
    """What the load has met: `moves` until the answer, `seen` until the other person's screen has it."""

    moves: Times = field(default_factory=Times)
    seen: Times = field(default_factory=Times)
    late: Times = field(default_factory=Times)
    errors: list[str] = field(default_factory=list)
    frames: int = 0
    bytes: int = 0
    bot_moves: int = 0


class Line:
    """One kept connection, as a browser has it; less work for this process than a whole client library."""

    def __init__(self, host: str, port: int) -> None:
        self._place = (host, port)
        self._ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0
        self.cookie = ""

    async def ask(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        """Status and body of the answer."""
        if self._ends is None or time.monotonic() - self._used > KEPT_S:
            await self.close()
            self._ends = await asyncio.open_connection(*self._place)
        reader, writer = self._ends
        head = f"{method} /api{path} HTTP/1.1\r\nHost: {self._place[0]}:{self._place[1]}\r\nCookie: {self.cookie}\r\n"
        writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        self.cookie = headers.get("set-cookie", self.cookie).partition(";")[0]
        answer = await reader.readexactly(int(headers["content-length"]))
        self._used = time.monotonic()
        return int(first.split()[1]), answer

    async def close(self) -> None:
        if self._ends is not None:
            self._ends[1].close()
            self._ends = None


def changed(old: Any, change: Any) -> Any:
    """What the pages do with a change."""
    if isinstance(change, list):
        return change[0]
    copy = list(old) if isinstance(old, list) else dict(old)
    for key, inner in change.items():
        at = int(key) if isinstance(copy, list) else key
        copy[at] = changed(copy[at], inner)
    return copy


class Person:
    """A visitor with a cookie and a live connection; knows the last view it was shown."""

    def __init__(self, place: tuple[str, int], tally: Tally) -> None:
        self._place = place
        self._line = Line(*place)
        self._tally = tally
        self.shown: dict[str, Any] = {}
        self.others: list[Person] = []
        self.due: dict[int, float] = {}
        self.turn = asyncio.Event()

    async def ask(self, method: str, path: str, body: Any = None, text: str | None = None) -> dict[str, Any]:
        content = msgspec.json.encode({} if body is None else body) if text is None else text.encode()
        status, answer = await self._line.ask(method, path, content)
        if status not in (200, 201):
            raise RuntimeError(f"{method} {path.split('/')[-1]}: {status} {answer.decode()[:200]}")
        found: dict[str, Any] = msgspec.json.decode(answer)
        return found

    def show(self, frame: dict[str, Any]) -> None:
        self.shown = {name: frame[name] for name in ("number", *POSITION)}
        if self.may_move():
            self.turn.set()

    def may_move(self) -> bool:
        table = self.shown["table"]
        return table["status"] == "playing" and table["actor"] in table["own"]

    async def live(self) -> ClientConnection:
        address = f"ws://{self._place[0]}:{self._place[1]}/api/tables/{self.shown['table']['id']}/live?changes=true"
        cookie = {"Cookie": self._line.cookie}
        return await connect(address, additional_headers=cookie, max_size=None, ping_interval=None)

    async def leave(self) -> None:
        await self._line.close()

    async def listen(self, line: ClientConnection) -> None:
        async for said in line:
            now = time.perf_counter()
            self._tally.frames += 1
            self._tally.bytes += len(said)
            frame = msgspec.json.decode(said)
            if frame["type"] == "changes":
                frame |= changed({name: self.shown[name] for name in POSITION}, frame["changes"]) | {"type": "moves"}
            if frame["type"] == "table":
                self.shown["table"] = frame["table"]
            if frame["type"] not in ("moves", "snapshot"):
                continue
            due = self.due.pop(frame["number"], None)
            if due is not None:
                self._tally.seen.seconds.append(now - due)
            if frame["type"] == "moves":
                bots = {seat["seat"] for seat in frame["table"]["seats"] if seat["kind"] == "bot"}
                self._tally.bot_moves += sum(entry["seat"] in bots for entry in frame["log"])
            self.show(frame)

    async def move(self, due: float, chance: random.Random) -> None:
        """One of the moves the view offers, timed from when it was due."""
        view, number = self.shown["view"], self.shown["number"]
        self.turn.clear()
        self._tally.late.seconds.append(time.perf_counter() - due)
        offered = [choice["move"] for choice in view["choices"]] + [
            f"bid {amount}" for amount in (view["bids"] or [])[:1]
        ]
        wish = {"moves": [chance.choice(offered)], "number": number}
        try:
            await self.ask("POST", f"/tables/{self.shown['table']['id']}/moves", wish)
        except (RuntimeError, OSError, EOFError) as error:
            self._tally.errors.append(str(error) or type(error).__name__)
            return
        self._tally.moves.seconds.append(time.perf_counter() - due)


def records(load: Load, count: int = 8) -> list[tuple[str, int]]:
    """Games of greedy bots, and how many events each has."""
    made = []
    for seed in range(SEED, SEED + count):
        match = Match.new(GAME, load.players, seed=seed)
        while match.actor is not None:
            bot = registry.find("greedy", GAME, seed)
            match.play(bot.choose(match.state, match.actor, Clock(1.0)))
        made.append((match.record(), len(match.log)))
    return made


@asynccontextmanager
async def server(folder: str) -> AsyncIterator[tuple[tuple[str, int], int]]:
    """A server process with its tables in this folder: host and port, and its process id."""
    command = [sys.executable, "-m", "powerhouse", "serve", "--port", "0", "--data", folder, "--no-limits"]
    process = subprocess.Popen([*command, "--bot-pause", str(PACE_S)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        port = int(process.stdout.readline().rstrip("/\n").rpartition(":")[2])
        for _ in range(200):
            try:
                await Line("127.0.0.1", port).ask("GET", "/games", b"")
                break
            except OSError:
                await asyncio.sleep(0.05)
        yield ("127.0.0.1", port), process.pid
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


async def gather(work: list[Awaitable[Any]]) -> list[Any]:
    """All results, a few at a time."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(job: Awaitable[Any]) -> Any:
        async with room:
            return await job

    return await asyncio.gather(*map(one, work))


async def seat_people(load: Load, place: tuple[str, int], tally: Tally) -> list[list[Person]]:
    """Tables from the middle of games: forks of records, with people in the first seats and bots in the others."""
    keeper = Person(place, tally)
    replays = [((await keeper.ask("POST", "/replays", text=text))["id"], length) for text, length in records(load)]
    chance = random.Random(SEED)

    async def table(replay: str, number: int) -> list[Person]:
        people = [Person(place, tally) for _ in range(load.people)]
        owner = people[0]
        now = await owner.ask("POST", f"/replays/{replay}/fork", {"number": number, "name": "Guest 0"})
        id = now["table"]["id"]
        free = [seat["seat"] for seat in now["table"]["seats"] if seat["kind"] == "bot"]
        for guest, person in enumerate(people[1:], 1):
            await owner.ask("PUT", f"/tables/{id}/seats/{free[guest - 1]}", {"kind": "open"})
            joined = await person.ask("POST", f"/join/{now['table']['invite']}", {"name": f"Guest {guest}"})
            person.show(joined)
        owner.show(await owner.ask("GET", f"/tables/{id}"))
        for person in people:
            person.others = [other for other in people if other is not person]
        return people

    wanted = [chance.choice(replays) for _ in range(load.tables)]
    return await gather([table(replay, chance.randrange(length // 10, length // 2)) for replay, length in wanted])


async def move_at_a_rate(tables: list[list[Person]], rate: float, seconds: float) -> None:
    """Every moment that is due somebody moves, whether or not the moves before are answered."""
    chance = random.Random(SEED)
    start = time.perf_counter()
    under_way: set[asyncio.Task[None]] = set()
    order = list(tables)
    for number in range(int(rate * seconds)):
        due = start + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        person = next((person for person in order[number % len(order)] if person.may_move()), None)
        if person is None:
            continue
        for other in person.others:
            other.due[person.shown["number"] + 1] = due
        task = asyncio.create_task(person.move(due, chance))
        under_way.add(task)
        task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)


async def move_in_turn(tables: list[list[Person]], seconds: float) -> None:
    """Everybody moves a second after it is their turn."""
    chance = random.Random(SEED)
    end = time.perf_counter() + seconds

    async def play(person: Person) -> None:
        await asyncio.sleep(chance.random() * PACE_S)
        while time.perf_counter() < end:
            if not person.may_move():
                person.turn.clear()
                try:
                    await asyncio.wait_for(person.turn.wait(), max(0.01, end - time.perf_counter()))
                except TimeoutError:
                    return
            due = time.perf_counter() + PACE_S
            await asyncio.sleep(PACE_S)
            if person.may_move():
                await person.move(due, chance)

    await asyncio.gather(*(play(person) for people in tables for person in people))


def processor_s(process: int) -> float:
    """Seconds of processor time of a process so far (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def run(load: Load, seconds: float) -> dict[str, Any]:
    """One load: the figures, and whether they are what is asked for."""
    tally = Tally()
    before = calibrate()
    with tempfile.TemporaryDirectory() as folder:
        async with server(folder) as (place, process):
            tables = await seat_people(load, place, tally)
            people = [person for people in tables for person in people]
            lines = await gather([person.live() for person in people])
            ears = [asyncio.create_task(person.listen(line)) for person, line in zip(people, lines)]
            await asyncio.sleep(SETTLE_S)
            tally.frames = tally.bytes = tally.bot_moves = 0
            own, theirs = time.process_time(), processor_s(process)
            start = time.perf_counter()
            if load.moves_per_s is not None:
                await move_at_a_rate(tables, load.moves_per_s, seconds)
            else:
                await move_in_turn(tables, seconds)
            took = time.perf_counter() - start
            own, theirs = time.process_time() - own, processor_s(process) - theirs
            await asyncio.sleep(SETTLE_S)
            tally.errors += [f"connection lost: {ear.exception()}" for ear in ears if ear.done()]
            await gather([line.close() for line in lines])
            await gather([person.leave() for person in people])
            await asyncio.gather(*ears, return_exceptions=True)
    figures = tally.moves.figures()
    return {
        **asdict(load),
        "seconds": round(took, 1),
        "connections": len(people),
        "moves": len(tally.moves.seconds),
        "moves_per_s_made": round(len(tally.moves.seconds) / took, 1),
        "bot_moves_per_s": round(tally.bot_moves / took, 1),
        "errors": len(tally.errors),
        "first_errors": sorted(set(tally.errors))[:5],
        **figures,
        "seen_by_others": tally.seen.figures(),
        "sent_late": tally.late.figures(),
        "frames": tally.frames,
        "kilobytes": tally.bytes // 1000,
        "server_processor": round(theirs / took, 4),
        "client_processor": round(own / took, 2),
        "compiled": compiled(),
        "calibration_s": round((before + calibrate()) / 2, 3),
        "machine_load": round(getloadavg()[0], 1),
        "good": not tally.errors and figures["p99_ms"] < load.limit_ms,
    }


def show(figures: dict[str, Any]) -> None:
    compared = f"p99 {figures['p99_ms']} ms, asked for under {figures['limit_ms']:g}"
    print(f"{figures['name']}: {'good' if figures['good'] else 'NOT GOOD'}; {compared}")
    for name, value in figures.items():
        if name not in ("name", "limit_ms", "good"):
            print(f"  {name:18} {value}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("load", nargs="?", default="both", choices=["people", "bots", "both"])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    results = []
    for load in LOADS:
        if asked.load in (load.name, "both"):
            results.append(asyncio.run(run(load, asked.seconds)))
            if not asked.json:
                show(results[-1])
    if asked.json:
        print(json.dumps(results, indent=1))
    return 0 if all(result["good"] for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
