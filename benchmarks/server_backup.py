"""How long a backup takes, and to bring it back: `python benchmarks/server_backup.py --tables 2000`, on SQLite."""

import argparse
import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from powerhouse import Match
from powerhouse.bots import Clock, find
from powerhouse.server.moves import dump
from powerhouse.server.new_table import new_row
from powerhouse.server.settings import Settings
from powerhouse.server.storage import backup
from powerhouse.server.storage.rows import LogRow, SeatRow
from powerhouse.server.storage.store import Store

NAMES = ("Anna", "Petar", "Olga")


def played() -> Match:
    match = Match.new("power-grid", 3, seed=1, names=NAMES)
    bot = find("random", "power-grid", 1)
    while not match.over:
        match.play(bot.choose(match.state, match.state.turn, Clock()))
    return match


async def fill(settings: Settings, match: Match, tables: int) -> int:
    """So many tables with the same game; how many rows the log of each has."""
    store = Store(settings.url)
    rows = [LogRow.of(number, entry, 0.0) for number, entry in enumerate(match.log)]
    seats = [SeatRow(seat, name, "person", visitor="owner") for seat, name in enumerate(NAMES)]
    for _ in range(tables):
        row = new_row("power-grid", 3, {}, "owner", "free", watch=False)
        row.number, row.status = len(rows), "over"
        await store.create(row, seats, rows, dump(match.state))
    store.close()
    return len(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder:
        full, empty, file = Settings(Path(folder, "full")), Settings(Path(folder, "empty")), Path(folder, "all.backup")
        for settings in (full, empty):
            settings.data.mkdir()
        moves = asyncio.run(fill(full, played(), wanted.tables))
        begun = perf_counter(), process_time()
        made = backup.write(full.url, full.data, file)
        written = perf_counter(), process_time()
        backup.restore(empty.url, empty.data, file)
        restored = perf_counter(), process_time()
        sizes = [path.stat().st_size / 1e6 for path in (full.file, file)]
        print(f"{wanted.tables:,} tables of {moves} entries, {made.rows:,} rows, {sizes[0]:.0f} MB of database")
        print(f"backup {took(begun, written)}, {sizes[1]:.1f} MB; restore {took(written, restored)}")


def took(start: tuple[float, float], end: tuple[float, float]) -> str:
    return f"{end[0] - start[0]:.1f} s ({end[1] - start[1]:.1f} s of a processor)"


if __name__ == "__main__":
    main()
