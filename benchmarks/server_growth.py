"""What many tables at rest cost: `python benchmarks/server_growth.py [0 1000 20000]`.

For each number a folder is filled with tables of two people in the middle of Power Grid, then a server process is
started on it: time until it answers, memory, the first page of a visitor with 40 of those tables, the first move at
tables nobody has opened yet, and moves there later.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from statistics import median
from typing import Any

from server_load import Line, Load, records, server  # type: ignore[import-not-found]

from powerhouse import Match
from powerhouse.arena.bench import calibrate
from powerhouse.server.identity import COOKIE, Identity, new_id
from powerhouse.server.moves import dump, head_of
from powerhouse.server.new_table import new_row
from powerhouse.server.storage.rows import LogRow, SeatRow
from powerhouse.server.storage.store import Store

OWN = 40
MOVES = 40
AT_ONCE = 256
LOAD = Load("growth", tables=0, players=2, people=2, moves_per_s=None, limit_ms=0)


async def fill(folder: Path, tables: int, me: str) -> list[str]:
    """Tables in the database; those of the visitor."""
    store = Store(f"sqlite:///{folder / 'powerhouse.sqlite'}")
    games = [_middle(text) for text, _ in records(LOAD)]
    mine: list[str] = []
    waiting: list[Awaitable[None]] = []
    every = max(1, tables // OWN)
    for number in range(tables):
        match = games[number % len(games)]
        owner = me if number % every == 0 and len(mine) < OWN else new_id()
        row = new_row(match.game.id, 2, {}, owner, "ask", watch=False)
        seats = [SeatRow(seat, name, "person", visitor=owner) for seat, name in enumerate(match.names)]
        rows = [LogRow.of(at, entry, row.created) for at, entry in enumerate(match.log)]
        for name, value in head_of(row, seats, match.state, row.created).items():
            setattr(row, name, value)
        row.number = len(rows)
        if owner == me:
            mine.append(row.id)
        waiting.append(store.create(row, seats, rows, dump(match.state)))
        if len(waiting) == AT_ONCE:
            await asyncio.gather(*waiting)
            waiting.clear()
    await asyncio.gather(*waiting)
    store.close()
    return mine


def _middle(text: str) -> Match:
    """A game of which the second half is still to come."""
    whole = Match.parse(text)
    half = Match.new(whole.game.id, len(whole.names), seed=1)
    while len(half.log) < len(whole.log) // 2 and not half.over:
        half.play(half.legal()[0])
    return half


def memory_mb(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1000


async def asked(line: Line, method: str, path: str, body: Any = None) -> tuple[float, Any]:
    start = time.perf_counter()
    status, answer = await line.ask(method, path, json.dumps(body or {}).encode())
    took = 1000 * (time.perf_counter() - start)
    assert status == 200, answer
    return took, json.loads(answer)


async def moves(line: Line, mine: list[str]) -> list[float]:
    """One move at each table."""
    times = []
    for id in mine[:MOVES]:
        _, now = await asked(line, "GET", f"/tables/{id}")
        wish = {"moves": [now["view"]["choices"][0]["move"]], "number": now["number"]}
        times.append((await asked(line, "POST", f"/tables/{id}/moves", wish))[0])
    return times


async def measure(tables: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name:
        folder, me = Path(name), new_id()
        mine = await fill(folder, tables, me)
        size = (folder / "powerhouse.sqlite").stat().st_size / 1e6 if tables else 0
        start = time.perf_counter()
        async with server(name) as (place, process):
            started = time.perf_counter() - start
            line = Line(*place)
            line.cookie = f"{COOKIE}={Identity(folder).sign(me)}"
            rest = memory_mb(process)
            pages = [(await asked(line, "GET", "/tables"))[0] for _ in range(11)]
            opened = [(await asked(line, "GET", f"/tables/{id}"))[0] for id in mine[:MOVES]]
            later = await moves(line, mine)
            await line.close()
            return {
                "tables": tables,
                "database, MB": round(size),
                "start, s": round(started, 2),
                "memory at rest, MB": round(rest),
                "first page: first, median, ms": [round(pages[0], 1), round(median(pages), 1)],
                "table opened: median, most, ms": _two(opened),
                "move: median, most, ms": _two(later),
                "calibration, s": round(calibrate(), 3),
            }


def _two(times: list[float]) -> list[float]:
    return [round(median(times), 1), round(max(times), 1)] if times else []


if __name__ == "__main__":
    for number in map(int, sys.argv[1:] or ["40", "1000", "20000"]):
        print(json.dumps(asyncio.run(measure(number))))
