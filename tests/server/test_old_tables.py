"""Old tables and replays: limited in number and age, removed whole; long histories cost what they must."""

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, func, insert, select, update
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from powerhouse import Match
from powerhouse.cli.main import app
from powerhouse.core.record import Entry
from powerhouse.core.replay import position_after
from powerhouse.core.state import State
from powerhouse.server import bot_turns, stored_match, tables
from powerhouse.server.new_table import new_row
from powerhouse.server.settings import Limits
from powerhouse.server.storage import engines, schema
from powerhouse.server.storage.rows import LogRow, SeatRow
from powerhouse.server.storage.store import CHANNEL, Store
from tests.server.conftest import Databases
from tests.server.running import Running, quick, running
from tests.server.visiting import Json, Visitor, first_choice

DAY = 24 * 3600


def age(url: str, id: str, days: float) -> None:
    """Nothing has happened at the table for so long."""
    reader, writer = engines.connect(url)
    with writer.begin() as connection:
        connection.execute(update(schema.tables).filter_by(id=id).values(changed=time.time() - days * DAY))
    reader.dispose()
    writer.dispose()


def rows_left(url: str, id: str) -> int:
    """All that the database holds of a table."""
    reader, writer = engines.connect(url)
    with reader.connect() as connection:
        parts = (schema.seats, schema.events, schema.dumps, schema.chat, schema.orders)
        counts = [select(func.count()).select_from(part).filter_by(table_id=id) for part in parts]
        counts.append(select(func.count()).select_from(schema.tables).filter_by(id=id))
        found = sum(connection.execute(count).scalar_one() for count in counts)
    reader.dispose()
    writer.dispose()
    return found


def upload(visitor: Visitor, seed: int = 3) -> Json:
    match = Match.new("power-grid", 3, seed=seed)
    match.play(match.legal()[0])
    answer = visitor.http.post("/api/replays", content=match.record(), headers={"content-type": "text/plain"})
    found: Json = answer.json()
    return found


def test_a_command_removes_what_is_old_while_the_server_goes_on(databases: Databases, data: Path) -> None:
    settings = quick(data, databases(), bot_pause=600.0)  # a bot's move would make a table young again
    database = [] if settings.database is None else ["--database", settings.database]
    command = ["prune", "--older-than", "30", "--data", str(data), *database]
    with running(settings) as server:
        anna = server.visitor()
        old, young = (anna.create("person", "bot", "bot")["table"]["id"] for _ in range(2))
        anna.post(f"/tables/{old}/chat", {"text": "hello"})
        age(settings.url, old, 31)
        age(settings.url, young, 29)
        with anna.live(old) as line:
            line.frame()
            assert "One table is older" in CliRunner().invoke(app, [*command, "--dry-run"]).output
            assert rows_left(settings.url, old)
            done = CliRunner().invoke(app, command)
            assert (done.exit_code, "One table was removed." in done.output) == (0, True)
            assert rows_left(settings.url, old) == 0
            anna.ask("POST", f"/tables/{old}/chat", {"text": "anybody here?"})
            anna.refused("GET", f"/tables/{old}", status=404)
            with suppress(ConnectionClosed):
                while line.frame(30):
                    pass
        assert anna.table(young)["table"]["id"] == young
        assert "No table is older" in CliRunner().invoke(app, command).output


def test_only_replays(databases: Databases, data: Path) -> None:
    settings = quick(data, databases(), bot_pause=600.0)  # a bot's move would make a table young again
    database = [] if settings.database is None else ["--database", settings.database]
    with running(settings) as server:
        anna = server.visitor()
        table, replay = anna.create("person", "bot", "bot")["table"]["id"], upload(anna)["id"]
        for id in (table, replay):
            age(settings.url, id, 31)
        command = ["prune", "--older-than", "30", "--replays", "--data", str(data), *database]
        assert "One table was removed." in CliRunner().invoke(app, command).output
        assert (rows_left(settings.url, replay), rows_left(settings.url, table) > 0) == (0, True)


def test_bad_ages_and_folders_are_refused(tmp_path: Path) -> None:
    missing = CliRunner().invoke(app, ["prune", "--older-than", "1", "--data", str(tmp_path / "nowhere")])
    assert missing.exit_code == 2
    assert "there is no" in missing.output
    assert not (tmp_path / "nowhere").exists()
    for days in ("-1", "soon", "99999999999"):
        assert CliRunner().invoke(app, ["prune", "--older-than", days]).exit_code == 2


def test_the_server_removes_what_is_older_than_it_keeps(
    databases: Databases, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "SWEEP_SECONDS", 0.05)
    settings = quick(data, databases(), keep=30.0 * DAY)
    with running(settings) as server:
        anna = server.visitor()
        old, young = (anna.create("person", "open", "bot")["table"]["id"] for _ in range(2))
        age(settings.url, old, 31)
        end = time.monotonic() + 30
        while anna.ask("GET", f"/tables/{old}").status_code != 404:
            assert time.monotonic() < end, "the table is not removed"
            time.sleep(0.05)
        assert rows_left(settings.url, old) == 0
        assert anna.table(young)


def test_replays_count(data: Path) -> None:
    limits = Limits(replays_of_visitor=2, replays=3)
    with running(quick(data, limits=limits)) as server:
        anna, boris = server.visitor(), server.visitor()
        mine = [upload(anna, seed)["id"] for seed in range(3)]
        assert [anna.ask("GET", f"/replays/{id}/about").status_code for id in mine] == [404, 200, 200]
        assert "seats" in upload(boris)
        refused = upload(boris)
        assert (refused["error"], "3 replays" in refused["text"]) == ("too-many", True)


def test_tables_that_are_over_count_too(data: Path) -> None:
    with running(quick(data, limits=Limits(tables_kept=2))) as server:
        anna = server.visitor()
        for _ in range(2):
            anna.post(f"/tables/{anna.create('person', 'open')['table']['id']}/close")
        refused = anna.refused("POST", "/tables", {"game": "power-grid", "players": 2, "name": "Anna"}, 429)
        assert "2 tables" in refused["text"]


def taken_back(store: Store, events: int) -> str:
    """A table at which almost everything was taken back, move by move."""
    row = new_row("power-grid", 3, {}, "owner", "free", watch=True)
    match = Match.new("power-grid", 3, seed=1)
    seats = [SeatRow(seat, name, "person", visitor="owner") for seat, name in enumerate(match.names)]
    rows = [LogRow.of(number, entry, 0.0) for number, entry in enumerate(match.log)]
    begun = len(rows)
    for number in range(begun, begun + 2 * events, 2):
        rows += [LogRow.of(number, Entry(0, 1, "pass"), 0.0), LogRow.undo(number + 1, number, 0.0)]
    row.number, row.status, row.actor = len(rows), "playing", match.actor
    asyncio.run(store.create(row, seats, rows[:begun]))

    def fill(connection: Connection) -> None:
        connection.execute(insert(schema.events), [made.columns(row.id) for made in rows[begun:]])
        dumps = [{"table_id": row.id, "number": number, "dump": "{}"} for number in range(begun + 1, len(rows) + 1)]
        connection.execute(insert(schema.dumps), dumps)

    asyncio.run(store.writer.run(fill))
    return row.id


def test_a_position_that_was_taken_back_is_not_kept(databases: Databases, data: Path) -> None:
    """A move made and taken back again and again would fill the disk with a dump a time."""
    settings = quick(data, databases())
    with running(settings) as server:
        anna = server.visitor()
        now = anna.create("person", "bot:random", "bot:random", undo="free", seed=4)
        id = now["table"]["id"]
        for _ in range(4):
            now = anna.my_turn(id)
            anna.play(now, anna.hint(now))
            anna.my_turn(id)
            anna.post(f"/tables/{id}/undo")
        now = anna.my_turn(id)
    store = Store(settings.url)
    count = select(func.count()).select_from(schema.dumps).filter_by(table_id=id)
    assert asyncio.run(store.read(lambda connection: connection.execute(count).scalar_one())) <= 2
    store.close()
    with running(settings) as server:
        back = server.visitor()
        back.http.cookies = anna.http.cookies
        again = back.table(id)
        assert (again["number"], again["view"]) == (now["number"], now["view"])


def test_after_an_upgrade_logs_are_replayed_beside_the_event_loop(
    databases: Databases, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dumps of another version are not read, of many tables at once; nobody else's move waits for the replays."""
    settings = quick(data, databases())
    with running(settings) as server:
        anna = server.visitor()
        before = anna.create("person", "person", "person", watch=True)
        id = before["table"]["id"]
        before = anna.play(before, first_choice(before))
    store = Store(settings.url)
    spoilt = update(schema.dumps).values(dump='{"of": "another version"}')
    asyncio.run(store.write(CHANNEL, [], lambda connection: connection.execute(spoilt).rowcount))
    store.close()
    halted: list[bool] = []
    plainly = position_after

    def note(*arguments: Any) -> State:
        halted.append(asyncio._get_running_loop() is not None)
        return plainly(*arguments)

    monkeypatch.setattr(stored_match, "position_after", note)
    with running(settings) as server:
        assert server.visitor().table(id)["number"] == before["number"]
    assert halted == [False]


@pytest.mark.parametrize("events", [2_000, 20_000])
def test_what_was_taken_back_is_passed_over(
    databases: Databases, data: Path, monkeypatch: pytest.MonkeyPatch, events: int
) -> None:
    """However long the history, only what counts is read with all that it says, and each row is looked at once."""
    data.mkdir()
    store = Store(quick(data, databases()).url)
    id = taken_back(store, events)
    read, asked = [], []
    plainly = LogRow.read

    def note(row: object) -> LogRow:
        read.append(row)
        return plainly(row)

    monkeypatch.setattr(LogRow, "read", note)
    event.listen(store._reader, "before_cursor_execute", lambda *arguments: asked.append(arguments[2]))
    stored = asyncio.run(store.load(id))
    assert stored is not None
    assert [row.number for row in stored.log] == list(range(len(stored.log)))
    number = stored.row.number
    assert len(asyncio.run(store.log(id, number))) == len(stored.log)
    assert asyncio.run(store.dump_at(id, number)) is not None
    assert len(read) < 100
    assert len(asked) < 2 * events / 200 + 20
    store.close()


def test_a_server_that_starts_does_not_open_all_tables_that_wait_for_bots(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(data, bot_pause=600.0)
    with running(settings) as server:
        anna = server.visitor()
        for _ in range(12):
            anna.create("bot", "bot", "bot")
    for module in (bot_turns, tables):
        monkeypatch.setattr(module, "MOST_UNWATCHED", 3)
    monkeypatch.setattr(tables, "SWEEP_SECONDS", 0.02)
    looks = []
    asked = Store.bot_turns

    async def noted(self: Store, before: float, most: int) -> list[str]:
        looks.append(most)
        return await asked(self, time.time() + 1, most)

    monkeypatch.setattr(Store, "bot_turns", noted)
    with running(settings) as server:
        end = time.monotonic() + 30
        while len(looks) < 10:
            assert time.monotonic() < end, "it does not look around"
            time.sleep(0.02)
        assert 1 <= open_tables(server) <= 3


def open_tables(server: Running) -> int:
    return len(server.app.state.tables._open)
