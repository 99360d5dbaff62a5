"""The door: origins, hosts, cookies, headers, limits, sizes, garbage."""

from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from powerhouse.core.errors import PowerhouseError
from powerhouse.server.gate import HEADERS
from powerhouse.server.identity import Identity
from powerhouse.server.limits import Buckets, Limiter
from powerhouse.server.settings import Limits, Rate
from tests.server.running import Running, quick, running

NEW = {"game": "power-grid", "players": 3, "name": "Anna"}


def test_requests_of_other_pages_are_refused(house: Running) -> None:
    host = house.address.removeprefix("http://")
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        visitor = house.visitor(**headers)
        assert visitor.refused("POST", "/tables", NEW, 403)["error"] == "wrong-origin"
        assert visitor.ask("GET", "/games").status_code == 200
    for headers in ({"origin": f"http://{host}"}, {"sec-fetch-site": "same-origin"}, {}):
        assert house.visitor(**headers).ask("POST", "/tables", NEW).status_code == 201


def test_behind_a_proxy_that_hides_its_name_pages_of_a_named_origin_are_ours(tmp_path: Path) -> None:
    with running(quick(tmp_path, origins=("https://tables.example",))) as server:
        assert server.visitor(origin="https://tables.example").ask("POST", "/tables", NEW).status_code == 201
        for origin in ("http://tables.example", "https://tables.example.org", "https://evil.example"):
            assert server.visitor(origin=origin).refused("POST", "/tables", NEW, 403)["error"] == "wrong-origin"


def test_live_connections_of_other_pages_are_refused(house: Running) -> None:
    anna = house.visitor()
    id = anna.create("person", "bot", "bot")["table"]["id"]
    with pytest.raises(InvalidStatus), anna.live(id, Origin="http://evil.example"):
        pass
    with anna.live(id, Origin=house.address) as line:
        assert line.frame()["type"] == "snapshot"


def test_cookies_are_signed(house: Running) -> None:
    anna, thief = house.visitor(), house.visitor()
    id = anna.create("person", "bot", "bot")["table"]["id"]
    signed = anna.http.cookies["powerhouse"]
    visitor, mark = signed.split(".")
    for forged in (
        visitor,
        f"{visitor}.{'0' * len(mark)}",
        f"{visitor}.",
        f"x.{mark}",
        "",
        "ü".encode().hex(),
        ".",
        "=;",
    ):
        answer = httpx.get(f"{house.address}/api/tables/{id}", headers={"cookie": f"powerhouse={forged}"})
        assert answer.status_code == 403
        assert "powerhouse=" in answer.headers["set-cookie"]
    assert thief.ask("GET", f"/tables/{id}").status_code == 403
    assert httpx.get(f"{house.address}/api/tables/{id}", headers={"cookie": f"powerhouse={signed}"}).status_code == 200
    cookie = httpx.get(f"{house.address}/api/games").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "set-cookie" not in anna.ask("GET", "/games").headers


def test_the_key_is_kept_and_private(tmp_path: Path) -> None:
    first, second = Identity(tmp_path), Identity(tmp_path)
    visitor = "v" * 24
    assert second.read(f"powerhouse={first.sign(visitor)}") == visitor
    (key,) = tmp_path.iterdir()
    assert key.stat().st_mode & 0o077 == 0
    (other := tmp_path / "other").mkdir()
    assert Identity(other).read(f"powerhouse={first.sign(visitor)}") is None
    assert "; Secure" in first.cookie(visitor, secure=True)


@pytest.mark.parametrize("key", [b"", b"short", b"x" * 100])
def test_a_key_that_was_spoilt_is_noticed_at_once(tmp_path: Path, key: bytes) -> None:
    (tmp_path / "cookie.key").write_bytes(key)
    with pytest.raises(PowerhouseError, match=f"has {len(key)} bytes"):
        Identity(tmp_path)


def test_the_folder_of_the_data_is_private(tmp_path: Path) -> None:
    with running(quick(tmp_path / "new" / "data")):
        assert (tmp_path / "new" / "data").stat().st_mode & 0o077 == 0


def test_every_answer_has_security_headers(house: Running) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/api/tables/x"):
        answer = httpx.get(house.address + path)
        for name, value in HEADERS:
            assert answer.headers[name.decode()] == value.decode()
    assert httpx.get(house.address + "/api/games").headers["cache-control"] == "no-store"


def test_only_known_hosts_are_served(tmp_path: Path) -> None:
    with running(quick(tmp_path, hosts=("localhost", "127.0.0.1"))) as server:
        assert server.visitor().ask("GET", "/games").status_code == 200
        for host in ("evil.example", "evil.example:8000", "", "[::1]:80"):
            answer = httpx.get(server.address + "/api/games", headers={"host": host})
            assert answer.status_code in (400, 421)


def test_who_asks_too_fast_waits(tmp_path: Path) -> None:
    limits = Limits(visitor=Rate(1, 10), address=Rate(1000, 1000), creations=Rate(0.01, 2), sockets_of_visitor=2)
    with running(quick(tmp_path, limits=limits)) as server:
        anna, petar = server.visitor(), server.visitor()
        id = anna.create("person", "open", "open")["table"]["id"]
        with anna.live(id) as one, anna.live(id) as two, anna.live(id) as three:
            one.frame()
            two.frame()
            with pytest.raises(ConnectionClosed) as closed:
                three.frame()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
        answers = [anna.ask("GET", f"/tables/{id}").status_code for _ in range(12)]
        assert 429 in answers
        assert petar.ask("GET", "/games").status_code == 200
        petar.create("person", "open", "open")
        refusal = petar.refused("POST", "/tables", NEW, 429)
        assert refusal["error"] == "too-fast"


@pytest.mark.parametrize("path", ["/api/games", "/%2Fapi/games", "/%2f%2fapi//games", "/api/games/"])
def test_no_spelling_of_an_address_goes_past_the_limits(tmp_path: Path, path: str) -> None:
    limits = Limits(visitor=Rate(0.01, 4), address=Rate(0.01, 4))
    with running(quick(tmp_path, limits=limits)) as server:
        anna = server.visitor()
        anna.http.timeout = 30  # the first answer is long in the making
        answers = [anna.http.get(path) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
        assert {answer.headers.get("cache-control") for answer in answers[:4]} == {"no-store"}


def test_nobody_has_too_many_tables_or_says_too_much(tmp_path: Path) -> None:
    limits = replace(Limits(), tables_of_visitor=2, tables=3, chat_lines=2)
    with running(quick(tmp_path, limits=limits)) as server:
        anna, petar = server.visitor(), server.visitor()
        first = anna.create("person", "open", "open")["table"]["id"]
        anna.create("person", "open", "open")
        assert "2 open tables" in anna.refused("POST", "/tables", NEW, 429)["text"]
        petar.create("person", "open", "open")
        assert "takes no more" in petar.refused("POST", "/tables", NEW, 429)["text"]
        for _ in range(2):
            anna.post(f"/tables/{first}/chat", {"text": "hello"})
        assert anna.refused("POST", f"/tables/{first}/chat", {"text": "hello"}, 429)["error"] == "too-many"
        anna.post(f"/tables/{first}/close")
        anna.create("person", "open", "open")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/tables/x/rematch"),
        ("POST", "/api/notices/feed"),
        ("PUT", "/api/profile"),
        ("POST", "/api/games/pipeline/tutorial/"),
    ],
)
def test_whatever_fills_the_database_is_counted(method: str, path: str) -> None:
    limiter = Limiter(Limits(creations=Rate(0.0001, 2)))
    assert [limiter.grants(None, "192.0.2.7", method, path) for _ in range(3)] == [True, True, False]
    assert limiter.grants(None, "192.0.2.7", "GET", path)


@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/mine", "/api/feed/" + "s" * 24, "/api/my-data", "/api/tables/x/history"]
)
def test_what_tells_of_many_tables_is_not_asked_for_as_often_as_one(path: str) -> None:
    """With sixty tables such an answer takes twenty times as long as that of one table."""
    limiter = Limiter(Limits(address=Rate(0.0001, 15)))
    many = [limiter.grants(None, "192.0.2.7", "GET", path) for _ in range(15)]
    one = [limiter.grants(None, "192.0.2.8", "GET", "/api/tables/x") for _ in range(15)]
    assert many.count(True) <= 5
    assert all(one)


def test_a_rematch_is_one_table_more(tmp_path: Path) -> None:
    with running(quick(tmp_path, limits=Limits(tables_of_visitor=1))) as server:
        anna = server.visitor()
        first = anna.create("person", "open", "open")["table"]["id"]
        anna.post(f"/tables/{first}/close")
        second = anna.create("person", "open", "open")["table"]["id"]
        assert "1 open table" in anna.refused("POST", f"/tables/{first}/rematch", {}, 429)["text"]
        anna.post(f"/tables/{second}/close")
        anna.post(f"/tables/{first}/rematch")


def test_buckets_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("powerhouse.server.limits.monotonic", lambda: now)
    monkeypatch.setattr("powerhouse.server.limits.MOST_BUCKETS", 3)
    buckets = Buckets(Rate(2, 4))
    assert [buckets.take("a", 2) for _ in range(3)] == [True, True, False]
    now += 1
    assert [buckets.take("a", 2) for _ in range(2)] == [True, False]
    now += 100
    assert all(buckets.take(name, 1) for name in "bcdef")
    limiter = Limiter(Limits(on=False))
    assert all(limiter.grants(None, "here", "POST", "/api/replays") for _ in range(1000))


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", b"{"),
        ("POST", "/api/tables", b"[]"),
        ("POST", "/api/tables", b"\xff\xfe"),
        ("POST", "/api/tables", b'{"game":"\xff\xfe","players":3,"name":"x"}'),
        ("POST", "/api/tables", b'{"game":"\\ud800","players":3,"name":"x"}'),
        ("POST", "/api/tables", b'{"game":"power-grid","players":1e400,"name":"x"}'),
        ("POST", "/api/tables", b'{"game":"power-grid","players":3,"name":"x\\u0000y"}'),
        ("POST", "/api/tables", b"[" * 20000),
        ("GET", "/api/tables/%00", b""),
        ("GET", "/api/tables/..%2f..", b""),
        ("GET", "/api/tables/" + "x" * 3000, b""),
        ("POST", "/api/join/%00", b'{"name":"x"}'),
        ("POST", "/api/seat/'; DROP TABLE tables;--", b"{}"),
        ("DELETE", "/api/tables", b""),
        ("PATCH", "/api/games", b""),
        ("GET", "/api/tables/aaaaaaaaaaaaaaaaaaaaaaaa/at/99999999999999999999999999", b""),
        ("GET", "/api/games/power-grid%00/board", b""),
        ("PUT", "/api/tables/aaaaaaaaaaaaaaaaaaaaaaaa/seats/-1", b'{"kind":"bot"}'),
    ],
)
def test_garbage_is_refused(house: Running, method: str, path: str, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = httpx.request(method, house.address + path, content=body, headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]


def test_what_the_framework_refuses_is_said_by_keys_too(house: Running) -> None:
    anna = house.visitor()
    wrong = anna.ask("DELETE", "/tables")
    assert wrong.json()["said"] == {"key": "problem-method", "values": {"allowed": wrong.headers["allow"]}}
    assert wrong.status_code == 405
    assert {"GET", "POST"} <= set(wrong.headers["allow"].split(", "))
    assert anna.refused("GET", "/nothing/here", status=404)["said"]["key"] == "unknown-page"
    large = anna.refused("POST", "/tables", {"name": "x" * 70_000}, status=413)
    assert (large["error"], large["said"]["key"]) == ("too-large", "problem-large")


def test_too_large_bodies_are_refused(house: Running) -> None:
    answer = house.visitor().ask("POST", "/tables", NEW | {"options": {"map": "x" * 70_000}})
    assert answer.status_code == 413
    record = httpx.post(house.address + "/api/replays", content=b"x" * (2 * 1024 * 1024 + 1))
    assert record.status_code == 413


def test_a_request_without_a_body_is_told_so(house: Running) -> None:
    refused = house.visitor().http.post("/api/tables", content=b"")
    assert (refused.status_code, refused.json()["text"]) == (400, "the request has no body; it takes JSON")
