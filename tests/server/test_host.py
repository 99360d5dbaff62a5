"""What the host decides by commands while the server works: close, mute, ban, invite. Servers follow by themselves."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from powerhouse.cli.main import app
from powerhouse.server import decisions
from powerhouse.server.decisions import network
from tests.server.conftest import Databases
from tests.server.running import Running, quick, running
from tests.server.visiting import Live, Visitor, first_choice


@dataclass
class Hosted:
    """A server, and its host at the command line."""

    server: Running
    where: list[str]

    def host(self, *arguments: str) -> str:
        found = CliRunner().invoke(app, ["host", arguments[0], *self.where, *arguments[1:]])
        assert found.exit_code == 0, found.stderr
        return found.stdout

    def refused(self, *arguments: str) -> str:
        found = CliRunner().invoke(app, ["host", arguments[0], *self.where, *arguments[1:]])
        assert found.exit_code == 2, found.stdout
        return found.stderr


@pytest.fixture
def hosted(
    databases: Databases, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Hosted]:
    monkeypatch.setattr(decisions, "LOOK_SECONDS", 0.05)
    data, database = tmp_path_factory.mktemp("hosted"), databases()
    proxied = quick(data, database, bot_pause=600.0, invite_only=True, proxies=("127.0.0.1",))
    with running(proxied) as server:
        yield Hosted(server, ["--data", str(data)] if database is None else ["--database", database])


def guest(hosted: Hosted, **headers: str) -> Visitor:
    visitor = hosted.server.visitor(**headers)
    visitor.post(hosted.host("invite").strip())
    return visitor


def until(condition: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.02)


def closed_with(line: Live) -> int:
    try:
        while True:
            line.frame(30)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_only_guests_make_tables(hosted: Hosted) -> None:
    anna, boris, clara = (hosted.server.visitor() for _ in range(3))
    wish = {"game": "power-grid", "players": 2, "name": "Anna"}
    assert anna.refused("POST", "/tables", wish, 403)["error"] == "invite-only"
    record = anna.http.post("/api/replays", content="no record", headers={"content-type": "text/plain"})
    assert record.json()["error"] == "invite-only"
    link = hosted.host("invite", "--uses", "2", "--note", "the club", "--address", "https://tables.example/").strip()
    assert link.startswith("https://tables.example/welcome/")
    path = link.removeprefix("https://tables.example")
    for _ in range(2):  # opened twice it is used once
        assert anna.post(path) == {"guest": True}
    start = anna.create("person", "open")
    boris.join(start, "Boris")  # who is invited to a table needs nothing else
    assert clara.post(path) == {"guest": True}
    assert boris.refused("POST", path, {}, 404)["said"]["key"] == "unknown-welcome"
    name, uses, guests, _, note = hosted.host("invitations").splitlines()[1].split("\t")
    assert (uses, guests, note) == ("0", "2", "the club")
    assert path.rsplit("/", 1)[-1] not in hosted.host("invitations") + hosted.host("log")
    hosted.host("uninvite", name)
    assert anna.refused("POST", "/tables", wish, 403)["error"] == "invite-only"
    assert "no invitation begins with" in hosted.refused("uninvite", name)


def test_an_invitation_ends_with_its_time(hosted: Hosted) -> None:
    hosted.server.visitor().refused("POST", hosted.host("invite", "--days", "0").strip(), {}, 404)


def test_a_table_is_closed(hosted: Hosted) -> None:
    anna = guest(hosted)
    now = anna.create("person", "person")
    id = now["table"]["id"]
    assert id in hosted.host("tables")
    with anna.live(id) as line:
        line.frame()
        hosted.host("close", id)
        assert line.frame_of("snapshot")["table"]["status"] == "closed"
    assert id not in hosted.host("tables")
    assert id in hosted.host("tables", "--all")
    assert "there is no open table" in hosted.refused("close", id)
    assert hosted.host("log").splitlines()[1].split("\t")[1:] == ["close", id]


def test_tables_that_are_pruned_are_gone_at_once(hosted: Hosted) -> None:
    anna = guest(hosted)
    id = anna.create("person", "person")["table"]["id"]
    with anna.live(id) as line:
        line.frame()
        pruned = CliRunner().invoke(app, ["prune", "--older-than", "0", *hosted.where])
        assert "One table was removed" in pruned.stdout
        assert closed_with(line) == 1012  # and who comes back is told that there is none
    anna.refused("GET", f"/tables/{id}", status=404)


def test_a_move_does_not_open_a_table_that_was_closed(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process has not heard of it yet."""
    anna = guest(hosted)
    now = anna.create("person", "person")
    id = now["table"]["id"]
    monkeypatch.setattr(decisions.HostDecisions, "look", _deaf)
    hosted.host("close", id)
    wish = {"moves": [first_choice(now)], "number": now["number"]}
    assert anna.ask("POST", f"/tables/{id}/moves", wish).status_code == 409
    assert anna.table(id)["table"]["status"] == "closed"
    assert anna.table(id)["number"] == now["number"]


async def _deaf(*_: object) -> None:
    return None


def test_who_is_muted_does_not_talk(hosted: Hosted) -> None:
    anna, boris = guest(hosted), guest(hosted)
    start = anna.create("person", "open")
    id = start["table"]["id"]
    other = boris.create("person", "open")["table"]["id"]
    boris.join(start, "Boris")
    rows = [line.split("\t") for line in hosted.host("who", id).splitlines()]
    assert [row[1] for row in rows[1:3]] == ["Anna", "Boris"]
    says = {"text": "hello"}
    hosted.host("mute", f"{id}:2", "--table", id)
    until(lambda: boris.ask("POST", f"/tables/{id}/chat", says).status_code == 403)
    assert boris.refused("POST", f"/tables/{id}/chat", says, 403)["said"]["key"] == "forbidden-muted"
    boris.post(f"/tables/{other}/chat", says)
    anna.post(f"/tables/{id}/chat", says)
    visitor = rows[2][3]
    hosted.host("mute", visitor)
    until(lambda: boris.ask("POST", f"/tables/{other}/chat", says).status_code == 403)
    for more in (["--table", id], []):
        hosted.host("unmute", visitor, *more)
    until(lambda: boris.ask("POST", f"/tables/{id}/chat", says).status_code == 200)
    assert "is not muted" in hosted.refused("unmute", visitor)


def test_who_is_banned_is_shut_out_at_once(hosted: Hosted) -> None:
    anna, boris = guest(hosted), guest(hosted)
    start = anna.create("person", "open")
    id = start["table"]["id"]
    boris.join(start, "Boris")
    visitor = hosted.host("who", id).splitlines()[2].split("\t")[3]
    with boris.live(id) as line, anna.live(id) as other:
        line.frame()
        other.frame()
        hosted.host("ban", f"{id}:2", "--note", "insults")
        assert closed_with(line) == 4403  # pages do not come back after that
        anna.table(id)
    assert boris.refused("GET", "/tables", status=403)["error"] == "banned"
    assert boris.http.get("/%2Fapi/tables").status_code == 403  # the framework reads over a slash too many
    assert boris.get("/my-data")["bans"][0]["note"] == "insults"  # what is kept of one can always be had
    assert visitor in hosted.host("bans")
    hosted.host("unban", visitor)
    until(lambda: boris.ask("GET", "/tables").status_code == 200)
    assert "is not shut out" in hosted.refused("unban", visitor)


def test_addresses_are_banned_with_all_who_come_from_there(hosted: Hosted) -> None:
    near, far = "2001:db8:1:2::7", "2001:db8:1:3::7"
    bad, neighbour, good = (hosted.server.visitor(**{"X-Forwarded-For": address}) for address in (near, near, far))
    hosted.host("ban", "2001:db8:1:2::1")  # one address of IPv6 is its household
    until(lambda: bad.ask("GET", "/tables").status_code == 403)
    assert neighbour.ask("GET", "/tables").status_code == 403
    assert bad.http.get("/").status_code == 403
    good.get("/tables")
    hosted.host("ban", "2001:db8:1:2::9", "--days", "0")  # the same household, for no time
    until(lambda: bad.ask("GET", "/tables").status_code == 200)


def test_nonsense_is_refused(hosted: Hosted) -> None:
    anna = guest(hosted)
    id = anna.create("person", "open")["table"]["id"]
    assert "is no visitor" in hosted.refused("ban", "somebody")
    assert "there is no open table" in hosted.refused("mute", "nothing:1")
    assert "nobody sits at seat 2" in hosted.refused("forget", f"{id}:2")
    assert "nobody sits at seat x" in hosted.refused("export", f"{id}:x", "file.json")
    assert "there is no open table" in hosted.refused("who", "nothing")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("somebody", None),
    ],
)
def test_networks_as_people_write_them(text: str, found: str | None) -> None:
    assert str(network(text)) == str(found)
