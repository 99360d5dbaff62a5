"""The line to PostgreSQL on which everything is written: kept open, few words on it, and honest when it breaks."""

import asyncio
import threading
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection

from powerhouse.core.record import Entry
from powerhouse.server.gathering import Gathering
from powerhouse.server.storage import presence, schema, writer
from powerhouse.server.storage.rows import LogRow
from powerhouse.server.storage.store import Conflict, StorageFailed, Store
from tests.server.conftest import Databases
from tests.server.running import quick
from tests.server.test_storage import Kept, head


@pytest.fixture
def address(postgres: str) -> str:
    with psycopg.connect(postgres.format("postgres"), autocommit=True) as line:
        line.execute("DROP DATABASE IF EXISTS line WITH (FORCE)")
        line.execute("CREATE DATABASE line")
    return postgres.format("line")


@pytest.fixture
def kept(address: str, tmp_path: Path) -> Kept:
    return Kept(Store(quick(tmp_path, address).url), 20)


def one_more(kept: Kept, number: int | None = None) -> None:
    number = kept.row.number if number is None else number
    row = LogRow.of(number, Entry(0, 1, "pass"), 0.0)
    asyncio.run(kept.store.append(kept.row.id, number, [row], head(1)))


def rows_of(address: str, table: str) -> int:
    with psycopg.connect(address) as line:
        found = line.execute("SELECT count(*) FROM events WHERE table_id = %s", [table]).fetchone()
    return 0 if found is None else int(found[0])


def hang_up(address: str, backend: int | None) -> None:
    with psycopg.connect(address, autocommit=True) as line:
        line.execute("SELECT pg_terminate_backend(%s, 5000)", [backend])


def test_a_move_is_one_message(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    plainly = writer._run_on_line

    def heard(line: Connection, words: str) -> None:
        said.append(words)
        plainly(line, words)

    monkeypatch.setattr(writer, "_run_on_line", heard)
    one_more(kept)
    assert said == []
    kept.row.number += 1
    kept.append(2)  # with a dump, so a statement more
    assert said[0] == "BEGIN"
    kept.store.close()


def test_a_line_that_was_hung_up_is_opened_anew(kept: Kept, address: str) -> None:
    one_more(kept)
    before = kept.store.writer.backend
    hang_up(address, before)
    one_more(kept, kept.row.number + 1)
    assert rows_of(address, kept.row.id) == kept.row.number + 2
    assert kept.store.writer.backend != before
    kept.store.close()


def test_a_line_that_breaks_in_the_middle_of_a_move_leaves_it_in_doubt(kept: Kept, address: str) -> None:
    with psycopg.connect(address) as other:
        other.execute("SELECT * FROM tables FOR UPDATE")
        one = threading.Timer(0.5, lambda: hang_up(address, kept.store.writer.backend))
        one.start()
        with pytest.raises(StorageFailed) as failed:
            one_more(kept)
        one.join()
    assert failed.value.in_doubt
    one_more(kept)
    kept.store.close()


def test_rows_are_not_written_where_the_head_is_not_as_expected(kept: Kept, address: str) -> None:
    with pytest.raises(Conflict):
        one_more(kept, kept.row.number + 5)
    with psycopg.connect(address) as other:
        other.execute("UPDATE tables SET status = 'closed'")
    with pytest.raises(Conflict):
        one_more(kept)
    assert rows_of(address, kept.row.id) == kept.row.number
    kept.store.close()


def test_who_comes_and_goes_meanwhile_is_written_together() -> None:
    written: list[dict[str, int]] = []

    async def flood() -> None:
        go_on = asyncio.Event()

        async def write(notes: dict[str, int]) -> None:
            written.append(notes)
            await go_on.wait()

        gathering = Gathering(write)
        gathering.add("anna", 1)
        await asyncio.sleep(0)
        for time in range(100):
            gathering.add("boris", time)
            gathering.add("olga", time)
        go_on.set()
        await gathering.settle()

    asyncio.run(flood())
    assert written == [{"anna": 1}, {"boris": 99, "olga": 99}]


def test_notes_of_several_tables_at_once(databases: Databases, tmp_path: Path) -> None:
    store = Store(quick(tmp_path, databases()).url)

    def noted(notes: dict[tuple[str, str], str | None]) -> dict[str, dict[str, str]]:
        asyncio.run(store.write("channel", [], lambda line: presence.note(line, "this", notes)))
        found = asyncio.run(store.read(lambda line: list(line.execute(schema.presence.select()))))
        return {table: {row.visitor: row.name for row in found if row.table_id == table} for table in ("a", "b")}

    both = {("a", "anna"): "Anna", ("a", "boris"): "Boris", ("b", "anna"): "Anna"}
    assert noted(dict(both)) == {"a": {"anna": "Anna", "boris": "Boris"}, "b": {"anna": "Anna"}}
    assert noted({("a", "anna"): None, ("b", "anna"): "Ana"}) == {"a": {"boris": "Boris"}, "b": {"anna": "Ana"}}
    store.close()
