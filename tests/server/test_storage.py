"""The database: migrations give the schema, the log only grows, loading does not depend on the length of a game."""

import asyncio
import time
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text

from powerhouse.core.errors import PowerhouseError
from powerhouse.core.match import Match
from powerhouse.core.record import Entry
from powerhouse.server.moves import dump, head_of, write
from powerhouse.server.new_table import new_row
from powerhouse.server.storage import engines
from powerhouse.server.storage.rows import ChatRow, LogRow, SeatRow, effective
from powerhouse.server.storage.schema import metadata, tables
from powerhouse.server.storage.store import Conflict, Store
from powerhouse.server.table import Table
from tests.server.conftest import Databases
from tests.server.running import quick, running


def test_migrations_give_the_schema(databases: Databases, tmp_path: Path) -> None:
    url = quick(tmp_path, databases()).url
    for _ in range(2):  # the second start finds everything done
        reader, writer = engines.connect(url)
        with reader.connect() as connection:
            differences = compare_metadata(MigrationContext.configure(connection), metadata)
        assert differences == []
        reader.dispose()
        writer.dispose()


def test_what_a_newer_program_has_stored_is_refused_with_a_sentence(databases: Databases, tmp_path: Path) -> None:
    url = quick(tmp_path, databases()).url
    reader, writer = engines.connect(url)
    with writer.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(PowerhouseError, match="revision 9999, which this one does not know"):
        engines.connect(url)
    with reader.connect() as connection:
        assert engines.revision_of(connection) == "9999"
    reader.dispose()
    writer.dispose()


def test_what_counts_after_undos() -> None:
    def move(number: int) -> LogRow:
        return LogRow.of(number, Entry(0, 1, "pass"), 0.0)

    def undo(number: int, back: int) -> LogRow:
        return LogRow.undo(number, back, 0.0)

    log = [move(0), move(1), move(2), undo(3, 1), move(4), move(5), undo(6, 5), move(7)]
    assert [event.number for event in effective(log)] == [0, 4, 7]
    assert [event.number for event in effective([*log, undo(8, 0), move(9)])] == [9]
    assert effective([]) == []


def head(actor: int) -> dict[str, object]:
    """What a move says of its table."""
    head = {"status": "playing", "actor": actor, "heading": "", "bot_turn": False, "undo_wish": None, "changed": 0.0}
    return head | {"clock": "", "turn": 0, "turn_since": 0.0, "flag": None, "lesson": None}


class Kept:
    """A stored table of a game of bots, with as many events as wanted."""

    def __init__(self, store: Store, events: int) -> None:
        self.store = store
        self.row = new_row("power-grid", 3, {}, "owner", "free", watch=False)
        match = Match.new("power-grid", 3, seed=1)
        seats = [SeatRow(seat, name, "bot", "random") for seat, name in enumerate(match.names)]
        self.text = dump(match.state)
        log = [LogRow.of(number, entry, 0.0) for number, entry in enumerate(match.log)]
        self.row.number = len(log)
        asyncio.run(store.create(self.row, seats, log, self.text))
        while self.row.number < events:
            self.append()

    def append(self, count: int = 50) -> None:
        events = [LogRow.of(self.row.number + more, Entry(0, 1, "pass"), 0.0) for more in range(count)]
        asyncio.run(self.store.append(self.row.id, self.row.number, events, head(0), self.text))
        self.row.number += count


@pytest.fixture
def store(databases: Databases, tmp_path: Path) -> Store:
    return Store(quick(tmp_path, databases()).url)


def test_loading_reads_no_more_of_a_long_game(store: Store) -> None:
    rows: list[int] = []

    @event.listens_for(store._reader, "after_cursor_execute")
    def count(connection: object, cursor: object, statement: str, *_: object) -> None:
        rows.append(1)

    reads = []
    for length in (100, 5000):
        kept = Kept(store, length)
        rows.clear()
        stored = asyncio.run(store.load(kept.row.id))
        assert stored is not None
        reads.append((len(rows), len(stored.since), len(stored.log)))
    assert reads[0] == reads[1]
    assert reads[0][1] == 0
    store.close()


def test_a_table_that_is_full_but_not_begun_begins_when_it_is_opened(databases: Databases, tmp_path: Path) -> None:
    """A server may be killed between the last guest and the first card."""
    settings = quick(tmp_path, databases())
    store = Store(settings.url)
    row = new_row("power-grid", 3, {}, "owner", "free", watch=True)
    seats = [SeatRow(seat, name, "person", visitor="owner") for seat, name in enumerate(("Anna", "Petar", "Olga"))]
    asyncio.run(store.create(row, seats))
    store.close()
    with running(settings) as server:
        assert server.visitor().table(row.id)["table"]["status"] == "playing"


def test_of_two_who_append_at_once_one_conflicts(store: Store) -> None:
    kept = Kept(store, 20)
    number = kept.row.number
    first, second = (LogRow.of(number, Entry(seat, 1, "pass"), 0.0) for seat in (0, 1))

    async def both() -> list[object]:
        tries = [store.append(kept.row.id, number, [made], head(2)) for made in (first, second)]
        return list(await asyncio.gather(*tries, return_exceptions=True))

    outcomes = asyncio.run(both())
    assert [type(outcome) for outcome in outcomes].count(Conflict) == 1
    log = asyncio.run(store.log(kept.row.id, number + 1))
    assert len(log) == number + 1
    store.close()


def test_one_write_that_fails_spoils_no_other(store: Store) -> None:
    kept = Kept(store, 20)
    line = ChatRow(0, "Anna", 0, "hello", time.time())

    async def many() -> list[object]:
        writes = [store.add_chat(kept.row, ChatRow(number, "Anna", 0, "x", 0.0)) for number in range(1, 30)]
        writes += [store.add_chat(kept.row, line), store.add_chat(kept.row, line)]
        return list(await asyncio.gather(*writes, return_exceptions=True))

    outcomes = asyncio.run(many())
    assert [type(outcome) for outcome in outcomes].count(Conflict) == 1
    stored = asyncio.run(store.load(kept.row.id))
    assert stored is not None
    assert [line.number for line in stored.chat] == list(range(30))
    store.close()


def test_the_snapshot_of_a_position_that_was_taken_back_is_not_used(store: Store) -> None:
    kept = Kept(store, 20)
    begun = kept.row.number
    kept.append()
    assert asyncio.run(store.dump_at(kept.row.id, kept.row.number)) == (kept.row.number, kept.text)
    undo = LogRow.undo(kept.row.number, begun + 3, 0.0)
    asyncio.run(store.append(kept.row.id, kept.row.number, [undo], head(0)))
    assert asyncio.run(store.dump_at(kept.row.id, kept.row.number)) == (begun, kept.text)
    assert asyncio.run(store.dump_at(kept.row.id, 3)) is None
    store.close()


def test_a_write_that_nobody_waits_for_is_done_and_the_table_is_read_again(store: Store) -> None:
    kept = Kept(store, 20)
    number, made = kept.row.number, LogRow.of(kept.row.number, Entry(0, 1, "pass"), 0.0)

    async def leave() -> tuple[bool, int]:
        stored = await store.load(kept.row.id)
        assert stored is not None
        table = Table(stored)
        writing = asyncio.create_task(write(table, store.append(kept.row.id, number, [made], head(1))))
        await asyncio.sleep(0)
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
        await store.add_chat(kept.row, ChatRow(0, "Anna", 0, "hello", 0.0))  # written after it
        stored = await store.load(kept.row.id)
        assert stored is not None
        return table.stale, stored.row.number

    assert asyncio.run(leave()) == (True, number + 1)
    store.close()


def test_a_move_changes_no_index_of_all_tables() -> None:
    match = Match.new("power-grid", 2, seed=1)
    row = new_row("power-grid", 2, {}, "owner", "free", watch=False)
    row.status = "playing"
    seats = [SeatRow(seat, name, "person", visitor=name) for seat, name in enumerate(match.names)]
    match.play(match.legal()[0])
    changed = set(head_of(row, seats, match.state, time.time()))
    whole = [index for index in tables.indexes if index.dialect_options["sqlite"]["where"] is None]
    assert {"actor", "changed", "clock"} < changed
    assert changed.isdisjoint({column.name for index in whole for column in index.columns})


def test_moves_go_before_large_jobs_that_wait(databases: Databases, tmp_path: Path) -> None:
    """A flood of records holds up nobody's move: what is small goes first, and every large job comes all the same."""
    store = Store(quick(tmp_path, databases()).url)
    order: list[str] = []
    begun, go_on = Event(), Event()

    def first(connection: Connection) -> None:
        begun.set()
        assert go_on.wait(30)

    async def ask() -> None:
        asked = [asyncio.create_task(store.writer.run(first))]
        await asyncio.to_thread(begun.wait, 30)
        for name in ("large 1", "large 2", "small 1", "large 3", "small 2"):
            job = partial(lambda name, connection: order.append(name), name)
            asked.append(asyncio.create_task(store.writer.run(job, large=name.startswith("large"))))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*asked)

    asyncio.run(ask())
    store.close()
    assert order == ["small 1", "small 2", "large 1", "large 2", "large 3"]
