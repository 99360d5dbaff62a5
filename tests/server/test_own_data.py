"""A visitor's data: to have as a file, to delete. Others go on playing, and nothing of the name is left."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import MetaData, select
from typer.testing import CliRunner

from powerhouse import Match
from powerhouse.cli.main import app
from powerhouse.server.storage import engines
from tests.server.conftest import Databases
from tests.server.running import Running, quick, running
from tests.server.visiting import Visitor, first_choice

NAME = "Wilhelmina"


def kept(url: str) -> dict[str, str]:
    """Everything that the database holds, as text by table."""
    reader, writer = engines.connect(url)
    there = MetaData()
    with reader.connect() as connection:
        there.reflect(connection)
        found = {
            name: repr([tuple(row) for row in connection.execute(select(table))])
            for name, table in there.tables.items()
        }
    reader.dispose()
    writer.dispose()
    return found


def upload(visitor: Visitor) -> str:
    match = Match.new("power-grid", 3, seed=3, names=[NAME, "Boris", "Clara"])
    match.play(match.legal()[0])
    answer = visitor.http.post("/api/replays", content=match.record(), headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


class Evening:
    """Wilhelmina has a table that waits, one that runs, one that is over, one of her own, and a replay."""

    def __init__(self, server: Running) -> None:
        self.her, self.boris = server.visitor(), server.visitor()
        people = [self.her, self.boris]

        def table(status: str) -> str:
            start = self.her.create("person", "open", *(["open"] if status == "waiting" else []), name=NAME)
            id = start["table"]["id"]
            self.boris.join(start, "Boris")
            self.her.post(f"/tables/{id}/chat", {"text": f"{NAME} was here"})
            self.boris.post(f"/tables/{id}/chat", {"text": "so was I"})
            return str(id)

        self.waiting, self.running, self.closed = table("waiting"), table("running"), table("running")
        now = self.boris.table(self.running)
        while now["table"]["actor"] != 0 or now["number"] < 20:
            mover = people[now["table"]["actor"]]
            now = mover.play(mover.table(self.running), first_choice(mover.table(self.running)))
        self.her.post(f"/tables/{self.closed}/close")
        self.alone = self.her.create("person", "bot:random", name=NAME)["table"]["id"]
        self.replay = upload(self.her)
        self.her.get(f"/tables/{self.running}/seat-link")


@pytest.fixture
def evening(databases: Databases, data: Path) -> Iterator[tuple[Running, Evening, str]]:
    settings = quick(data, databases(), bot_pause=600.0)
    with running(settings) as server:
        yield server, Evening(server), settings.url


def test_all_of_it_can_be_had_as_a_file(evening: tuple[Running, Evening, str]) -> None:
    server, scene, _ = evening
    answer = scene.her.http.get("/api/my-data")
    assert answer.headers["content-disposition"] == 'attachment; filename="powerhouse-my-data.json"'
    told = answer.json()
    tables = {table["id"]: table for table in told["tables"]}
    assert set(tables) == {scene.waiting, scene.running, scene.closed, scene.alone, scene.replay}
    (seat,) = tables[scene.running]["seats"]
    assert (seat["name"], seat["chat"][0]["text"]) == (NAME, f"{NAME} was here")
    moves = [entry for entry in scene.her.table(scene.running)["log"] if entry["seat"] == 0]
    assert {move["number"] for move in seat["moves"]} >= {entry["number"] for entry in moves}
    assert "Boris" not in answer.text
    assert "so was I" not in answer.text
    assert server.visitor().get("/my-data")["tables"] == []


def test_nothing_is_left_and_others_go_on(evening: tuple[Running, Evening, str]) -> None:
    _, scene, url = evening
    visitor = scene.her.get("/my-data")["visitor"]
    before = scene.boris.table(scene.running)
    assert NAME in kept(url)["seats"]
    with scene.boris.live(scene.running) as line:
        line.frame()
        gone = scene.her.http.request("DELETE", "/api/my-data")
        assert gone.json() == {"tables": 3, "removed": 2}
        told = line.frame_of("snapshot")
    assert "powerhouse" not in scene.her.http.cookies
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Player 1", "Boris"]
    assert [seat["kind"] for seat in told["table"]["seats"]] == ["bot", "person"]
    assert [line["text"] for line in told["chat"]] == ["so was I"]
    assert told["table"]["owner"]  # it is Boris's table now
    assert told["number"] >= before["number"]
    for name, rows in kept(url).items():
        assert NAME not in rows, name
        assert visitor not in rows, name
    waiting = scene.boris.table(scene.waiting)["table"]
    assert [seat["kind"] for seat in waiting["seats"]] == ["open", "person", "open"]
    closed = scene.boris.table(scene.closed)["table"]
    assert [seat["name"] for seat in closed["seats"]] == ["Player 1", "Boris"]
    again = scene.boris.post(f"/tables/{scene.closed}/rematch")["table"]
    assert [seat["kind"] for seat in again["seats"]] == ["open", "person"]
    for id in (scene.alone, scene.replay):
        scene.boris.refused("GET", f"/tables/{id}", status=404)
    assert scene.her.get("/tables")["mine"] == []


def test_the_bot_that_plays_on_moves(databases: Databases, data: Path) -> None:
    with running(quick(data, databases())) as server:
        scene = Evening(server)
        number = scene.boris.table(scene.running)["number"]
        scene.her.http.request("DELETE", "/api/my-data")
        scene.boris.until(scene.running, lambda now: now["number"] > number and now["table"]["actor"] == 1)


def test_the_host_does_the_same_by_commands(evening: tuple[Running, Evening, str], tmp_path: Path) -> None:
    server, scene, url = evening
    where = ["--data", str(server.app.state.settings.data)] if url.startswith("sqlite") else ["--database", url]
    file = tmp_path / "her.json"
    told = CliRunner().invoke(app, ["host", "export", f"{scene.running}:1", str(file), *where])
    assert told.exit_code == 0, told.stderr
    assert json.loads(file.read_text()) == scene.her.get("/my-data")
    done = CliRunner().invoke(app, ["host", "forget", f"{scene.running}:1", *where])
    assert "go on: 3; tables removed: 2" in done.stdout
    scene.boris.until(scene.running, lambda now: bool(now["table"]["seats"][0]["kind"] == "bot"))
    assert all(NAME not in rows for rows in kept(url).values())


def test_what_was_announced_for_an_absent_seat_comes_true(databases: Databases, data: Path) -> None:
    with running(quick(data, databases(), absence=600.0, bot_pause=600.0)) as server:
        scene = Evening(server)
        scene.boris.post(f"/tables/{scene.running}/chat", {"text": "where is she?"})
        owned = scene.boris.create("person", "open", name="Boris")
        scene.her.join(owned, NAME)
        id = owned["table"]["id"]
        scene.boris.put(f"/tables/{id}/seats/1", {"kind": "open"})
        scene.her.http.request("DELETE", "/api/my-data")
        assert [seat["kind"] for seat in scene.boris.table(id)["table"]["seats"]] == ["person", "open"]
