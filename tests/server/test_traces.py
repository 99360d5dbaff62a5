"""All that hangs on a visitor: gone when the data is deleted, and the other visitor's when a device is moved."""

from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import insert, select
from typer.testing import CliRunner

from powerhouse.cli.main import app
from powerhouse.server.notices import service
from powerhouse.server.storage import engines, schema
from tests.server.conftest import Databases
from tests.server.running import Running, quick, running
from tests.server.test_own_data import NAME, kept
from tests.server.visiting import Visitor

HOOK = "http://127.0.0.1:9/hook"
GAME = "power-grid"
PARTS = ("channels", "feeds", "guests", "mutes", "profiles", "ratings", "results")


class Traces:
    """A server and its database, in which a test puts what takes long to come about."""

    def __init__(self, server: Running, url: str) -> None:
        self.server = server
        self.url = url

    def rows(self, name: str, **which: object) -> list[dict[str, Any]]:
        reader, writer = engines.connect(self.url)
        with reader.connect() as connection:
            query = select(schema.metadata.tables[name]).filter_by(**which)
            found = [dict(row) for row in connection.execute(query).mappings()]
        reader.dispose()
        writer.dispose()
        return found

    def put(self, name: str, **values: object) -> None:
        reader, writer = engines.connect(self.url)
        with writer.begin() as connection:
            connection.execute(insert(schema.metadata.tables[name]).values(**values))
        reader.dispose()
        writer.dispose()

    def host(self, *arguments: str) -> str:
        settings = self.server.app.state.settings
        where = ["--database", self.url] if settings.database else ["--data", str(settings.data)]
        done = CliRunner().invoke(app, ["host", arguments[0], *where, *arguments[1:]])
        assert done.exit_code == 0, done.stderr
        return done.stdout

    def mute(self, visitor: str) -> None:
        self.host("mute", "--", visitor)

    def live_through(self, visitor: Visitor, name: str) -> str:
        """What somebody leaves behind who is rated, told of turns, invited and muted; the id of that one."""
        id = id_of(visitor)
        visitor.put("/profile", {"name": name, "rated": True})
        visitor.post("/notices/channels", {"kind": "json", "address": HOOK})
        visitor.post("/notices/feed")
        visitor.post("/profile/link")
        self.put("ratings", visitor=id, game=GAME, mu=30.0, sigma=5.0, games=4)
        self.put("guests", visitor=id, invitation="0" * 64, at=time())
        self.mute(id)
        return id

    def over_with(self, visitor: Visitor, other: Visitor) -> str:
        """A table of both that has come to an end, with the places."""
        table = other.join(visitor.create("person", "open", name=NAME), "Boris")["table"]["id"]
        visitor.post(f"/tables/{table}/close")
        for seat, one in enumerate((visitor, other)):
            self.put("results", table_id=table, seat=seat, number=0, place=seat + 1, visitor=id_of(one))
        return str(table)


def id_of(visitor: Visitor) -> str:
    return str(visitor.get("/my-data")["visitor"])


@pytest.fixture
def traces(databases: Databases, data: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Traces]:
    monkeypatch.setattr(service, "EVERY_SECONDS", 3600.0)  # nobody is sent anything
    settings = quick(data, databases(), bot_pause=600.0, private_notices=True)
    with running(settings) as server:
        yield Traces(server, settings.url)


# Deleting


def test_nothing_is_left_of_who_deletes_everything(traces: Traces) -> None:
    her, boris = traces.server.visitor(), traces.server.visitor()
    left = boris.create("person", "open", "open", name="Boris")
    table = left["table"]["id"]
    her.join(left, NAME)
    her.post(f"/tables/{table}/chat", {"text": f"{NAME} comes and goes"})
    her.put(f"/tables/{table}/seats/1", {"kind": "open"})
    over = traces.over_with(her, boris)
    id = traces.live_through(her, NAME)
    his = traces.live_through(boris, "Boris")
    (channel,) = traces.rows("channels", visitor=id)
    traces.put("told", visitor=id, table_id=over, turn=1, at=time())
    traces.put("deliveries", channel=channel["id"], table_id="", turn=0, due=time() + 3600, tries=0)
    told = her.get("/my-data")
    assert [line["text"] for line in told["chat"]] == [f"{NAME} comes and goes"]
    assert all(told[name] for name in PARTS)
    assert told["results"][0]["place"] == 1

    her.http.request("DELETE", "/api/my-data")
    for name, rows in kept(traces.url).items():
        for trace in (NAME, id, channel["id"]):
            assert trace not in rows, name
    for name in PARTS:
        assert len(traces.rows(name, visitor=his)) == 1, name
    assert traces.rows("host_log", subject=his)
    assert boris.table(table)["chat"] == []
    assert [seat["name"] for seat in boris.table(over)["table"]["seats"]] == ["Player 1", "Boris"]


def test_a_ban_stays_and_so_does_the_line_that_says_so(traces: Traces) -> None:
    her, boris = traces.server.visitor(), traces.server.visitor()
    id = traces.live_through(her, NAME)
    traces.over_with(her, boris)
    traces.host("ban", "--", id)
    traces.host("forget", "--", id)
    assert [row["subject"] for row in traces.rows("bans")] == [id]
    assert traces.rows("host_log", subject=id, act="ban")
    for name, rows in kept(traces.url).items():
        assert NAME not in rows, name
        assert name in ("bans", "host_log") or id not in rows, name


def test_what_was_agreed_on_ends_and_the_clock_is_not_the_bot_s(traces: Traces) -> None:
    her, boris = traces.server.visitor(), traces.server.visitor()
    limit = {"bank": 3600, "round": 60}
    start = her.create("person", "open", name=NAME, time=limit)
    id = boris.join(start, "Boris")["table"]["id"]
    while (now := her.table(id))["table"]["actor"] != 0:
        boris.play(boris.table(id), boris.hint(now))
    boris.put(f"/tables/{id}/pause", {"paused": True})
    (row,) = traces.rows("tables", id=id)
    assert row["flag"] is not None
    assert "wish" in row["clock"]
    her.http.request("DELETE", "/api/my-data")
    (row,) = traces.rows("tables", id=id)
    assert (row["flag"], row["bot_turn"]) == (None, True)
    assert "wish" not in row["clock"]


# Moving


def test_what_only_the_device_had_is_the_visitor_s(traces: Traces) -> None:
    anna, phone, boris = (traces.server.visitor() for _ in range(3))
    over = traces.over_with(phone, boris)
    left = boris.create("person", "open", "open", name="Boris")
    phone.join(left, NAME)
    phone.post(f"/tables/{left['table']['id']}/chat", {"text": "back soon"})
    phone.put(f"/tables/{left['table']['id']}/seats/1", {"kind": "open"})
    before = traces.live_through(phone, NAME)
    feed = phone.get("/notices")["feed"]
    phone.post(anna.post("/profile/link")["link"])
    id = id_of(anna)
    assert id_of(phone) == id
    assert anna.get("/profile")["name"] == NAME
    assert anna.get("/profile")["ratings"][0]["games"] == 4
    assert (len(anna.get("/notices")["channels"]), anna.get("/notices")["feed"]) == (1, feed)
    assert anna.get("/my-data")["chat"][0]["text"] == "back soon"
    assert anna.get("/my-data")["results"][0]["table_id"] == over
    assert len(traces.rows("guests", visitor=id)) == 1
    for name, rows in kept(traces.url).items():
        assert before not in rows, name
    # Who was muted is so under the new name too, in every process and at once.
    table = anna.create("person", "open")["table"]["id"]
    anna.refused("POST", f"/tables/{table}/chat", {"text": "hello"}, 403)


def test_what_both_have_is_the_visitor_s_own(traces: Traces) -> None:
    anna, phone = traces.server.visitor(), traces.server.visitor()
    id = traces.live_through(anna, "Anna")
    before = traces.live_through(phone, NAME)
    traces.put("ratings", visitor=before, game="pipeline", mu=20.0, sigma=5.0, games=2)
    for number in range(6):  # with the one that both have, seven of each
        anna.post("/notices/channels", {"kind": "json", "address": f"{HOOK}/anna/{number}"})
        phone.post("/notices/channels", {"kind": "json", "address": f"{HOOK}/phone/{number}"})
    feed = anna.get("/notices")["feed"]
    phone.post(anna.post("/profile/link")["link"])
    assert phone.get("/profile")["name"] == "Anna"
    assert {rating["game"]: rating["games"] for rating in phone.get("/profile")["ratings"]} == {GAME: 4, "pipeline": 2}
    assert phone.get("/notices")["feed"] == feed
    targets = [row["target"] for row in traces.rows("channels", visitor=id)]
    assert len(targets) == len(set(targets)) == 8
    assert sum("/phone/5" in target for target in targets) == 1  # of the device's the latest, as many as there is room
    for name, rows in kept(traces.url).items():
        assert before not in rows, name


def test_a_seat_that_moves_takes_its_place_and_its_words_along(traces: Traces) -> None:
    her, boris, phone = (traces.server.visitor() for _ in range(3))
    start = her.create("person", "open", name=NAME)
    table = boris.join(start, "Boris")["table"]["id"]
    her.post(f"/tables/{table}/chat", {"text": "mine"})
    traces.put("results", table_id=table, seat=0, number=0, place=1, visitor=id_of(her))
    phone.post(her.get(f"/tables/{table}/seat-link")["link"])
    told = phone.get("/my-data")
    assert told["results"][0]["place"] == 1
    assert told["tables"][0]["seats"][0]["chat"][0]["text"] == "mine"
    assert (her.get("/my-data")["results"], her.get("/my-data")["chat"]) == ([], [])
