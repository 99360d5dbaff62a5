"""Who may do and know what: every door, tried by everybody, against one table. A door that is not in it is a fault.

The table stands in the middle of an auction with hidden money. `owner` has made it and sits there, `player` is to act,
`other` waits and has left a highest bid to the table, `watcher` looks on at a table that allows it, `stranger` knows
the address of one that does not. The owner has asked to take back; the seat in question is that of `other`.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from litestar.routes import WebSocketRoute
from websockets.exceptions import ConnectionClosed

from powerhouse.judge.puzzles import shipped
from tests.server.running import Running
from tests.server.test_hidden import views
from tests.server.visiting import Json, Visitor, first_choice

# What is allowed does not depend on where it is kept.
pytestmark = pytest.mark.parametrize("databases", ["sqlite"], indirect=True, scope="session")

ROLES = ("owner", "player", "other", "watcher", "stranger")

# The answer to each, as a status; of a live connection 200 is the first frame, others are what it is closed with.
MAY = """
                                           owner player other watcher stranger
GET  /                                     200   200    200   200     200
GET  /{path}                               200   200    200   200     200
GET  /api/games                            200   200    200   200     200
GET  /api/games/{game}/board               200   200    200   200     200
GET  /api/games/{game}/texts/{language}    200   200    200   200     200
GET  /api/games/{game}/components          200   200    200   200     200
POST /api/games/{game}/components/check    200   200    200   200     200
POST /api/figures                          201   201    201   201     201
GET  /api/figures/{figures_id}             404   404    404   404     404
GET  /api/schema                           200   200    200   200     200
GET  /api/schema/openapi.json              200   200    200   200     200
GET  /api/schema/{path}                    404   404    404   404     404
GET  /api/reach                            200   200    200   200     200
GET  /api/health                           200   200    200   200     200
GET  /metrics                              200   200    200   200     200
GET  /api/my-data                          200   200    200   200     200
DELETE /api/my-data                        200   200    200   200     200
POST /api/welcome/{code}                   404   404    404   404     404

GET  /api/tables                           200   200    200   200     200
POST /api/tables                           201   201    201   201     201
GET  /api/tables/{id}                      200   200    200   200     403
GET  /api/tables/{id}/figures              200   200    200   200     403
GET  /api/tables/{id}/board                200   200    200   200     403
LIVE /api/tables/{id}/live                 200   200    200   200     403
POST /api/tables/{id}/chat                 200   200    200   403     403
POST /api/tables/{id}/close                200   403    403   403     403
PUT  /api/tables/{id}/sharing              200   403    403   403     403
PUT  /api/tables/{id}/seats/{seat}         200   200    200   403     403
GET  /api/tables/{id}/seat-link            403   403    200   403     403
POST /api/seat/{secret}                    404   404    200   404     404
POST /api/tables/{id}/rematch              409   409    409   403     403
GET  /api/join/{invite}                    200   200    200   200     200
POST /api/join/{invite}                    200   200    200   409     409

POST /api/tables/{id}/moves                409   200    409   403     403
POST /api/tables/{id}/trial                409   200    409   403     403
POST /api/tables/{id}/prospects            200   200    200   403     403
POST /api/tables/{id}/why                  409   200    409   403     403
POST /api/tables/{id}/hint                 409   200    409   403     403
POST /api/tables/{id}/undo                 200   409    409   403     403
POST /api/tables/{id}/redo                 409   409    409   403     403
PUT  /api/tables/{id}/pace                 200   200    200   403     403
PUT  /api/tables/{id}/pause                409   409    409   403     403
PUT  /api/tables/{id}/orders               200   200    200   403     403

POST /api/games/{game}/tutorial            201   201    201   201     201
POST /api/tables/{id}/lesson               409   409    409   403     403
POST /api/tables/{id}/play-on              409   409    409   403     403

GET  /api/tables/{id}/about                200   200    200   200     403
GET  /api/tables/{id}/history              200   200    200   200     403
GET  /api/tables/{id}/at/{number}          200   200    200   200     403
GET  /api/tables/{id}/rules                200   200    200   200     403
GET  /api/tables/{id}/record               403   403    403   403     403
POST /api/tables/{id}/fork                 403   403    403   403     403
GET  /api/replays/{id}/about               200   200    200   200     403
GET  /api/replays/{id}/history             200   200    200   200     403
GET  /api/replays/{id}/at/{number}         200   200    200   200     403
GET  /api/replays/{id}/rules               200   200    200   200     403
POST /api/replays/{id}/fork                403   403    403   403     403
GET  /api/tables/{id}/analysis              409   409    409   409     403
POST /api/tables/{id}/analysis              409   409    409   409     403
POST /api/tables/{id}/what-if               409   409    409   409     403
POST /api/tables/{id}/what-if/trial         409   409    409   409     403
GET  /api/replays/{id}/analysis             409   409    409   409     403
POST /api/replays/{id}/analysis             409   409    409   409     403
POST /api/replays/{id}/what-if              409   409    409   409     403
POST /api/replays/{id}/what-if/trial        409   409    409   409     403
POST /api/replays                          400   400    400   400     400

GET  /api/puzzles                          200   200    200   200     200
GET  /api/puzzles/{puzzle}                 200   200    200   200     200
GET  /api/puzzles/{puzzle}/solution        200   200    200   200     200
GET  /api/puzzles/{puzzle}/rules           200   200    200   200     200
POST /api/puzzles/{puzzle}/trial           200   200    200   200     200
POST /api/puzzles/{puzzle}/answer          200   200    200   200     200

GET  /api/notices                          200   200    200   200     200
POST /api/notices/channels                 400   400    400   400     400
PUT  /api/notices/channels/{channel}       404   404    404   404     404
DELETE /api/notices/channels/{channel}     404   404    404   404     404
POST /api/notices/channels/{channel}/test  404   404    404   404     404
POST /api/notices/feed                     200   200    200   200     200
GET  /api/feed/{secret}                    404   404    404   404     404

GET  /api/mine                             200   200    200   200     200
GET  /api/profile                          200   200    200   200     200
PUT  /api/profile                          200   200    200   200     200
POST /api/profile/link                     200   200    200   200     200
POST /api/device/{secret}                  404   404    404   404     404
GET  /api/ratings/{game}                   200   200    200   200     200
"""

LINES = [line.split() for line in MAY.strip().splitlines()[1:] if line]
DOORS = {(method, path): dict(zip(ROLES, map(int, statuses))) for method, path, *statuses in LINES}

PUZZLE = shipped("power-grid").puzzles[0]

# The highest bid that `other` has left to the table, and that nobody else may see.
MAXIMUM = 31


@dataclass
class Scene:
    id: str
    invite: str
    secret: str
    number: int
    move: str
    owner: Visitor
    seats: dict[str, int]
    people: dict[str, Visitor]

    def path(self, path: str) -> str:
        places: dict[str, object] = {"id": self.id, "invite": self.invite, "secret": self.secret, "game": "power-grid"}
        places |= {
            "code": self.secret,
            "seat": self.seats["other"],
            "number": self.number,
            "language": "en",
            "path": "new",
            "channel": "none",
            "figures_id": "none",
            "puzzle": PUZZLE.id,
        }
        return path.format(**places)

    def body(self, method: str, path: str) -> Any:
        seat = {"kind": "bot"}
        moves = {"moves": [self.move]}
        bodies: dict[str, Any] = {
            "/tables": {"game": "power-grid", "players": 2, "name": "Zora"},
            "/tutorial": {"name": "Zora"},
            "/lesson": {"number": 1},
            "/chat": {"text": "hello"},
            "/sharing": {"shared": False},
            "/seats/{seat}": seat,
            "/join/{invite}": {"name": "Zora"},
            "/moves": {**moves, "number": self.number},
            "/puzzles/{puzzle}/trial": {"moves": PUZZLE.plans[0].moves},
            "/puzzles/{puzzle}/answer": {"moves": PUZZLE.plans[0].moves},
            "/what-if/trial": {"number": self.number, **moves},
            "/trial": moves,
            "/prospects": {"moves": []},
            "/why": {"move": self.move},
            "/pause": {"paused": True},
            "/notices/channels": {"kind": "json", "address": "nowhere"},
            "/notices/channels/{channel}": {"every": "day"},
            "/profile": {"rated": False},
            "/pace": {"pace": "brisk"},
            "/orders": {"orders": []},
            "/check": {"values": {"tables/setup/start_money": 60}},
            "/figures": {"game": "power-grid", "values": {"tables/setup/start_money": 60}},
            "/fork": {"number": self.number, "name": "Zora"},
            "/what-if": {"number": self.number, **moves},
        }
        found = [body for end, body in bodies.items() if path.endswith(end)]
        return None if method == "GET" else found[0] if found else {}


def scene(house: Running, watch: bool) -> Scene:
    anna, boris, clara, guest = (house.visitor() for _ in range(4))
    start = anna.create("person", "open", "open", watch=watch)
    id = start["table"]["id"]
    people = [anna, boris, clara]
    boris.join(start, "Boris")
    now = clara.join(start, "Clara")
    # On until Boris or Clara is to act, everybody has decided something, and the one who waits may leave a bid.
    while True:
        actor = now["table"]["actor"]
        waits = {1: 2, 2: 1}.get(actor)
        decided = {entry["seat"] for entry in people[0].table(id)["log"] if not entry["forced"]}
        if waits is not None and {0, actor} <= decided:
            bids = (people[waits].table(id)["orderable"] or {}).get("bids")
            if bids and bids[0] <= MAXIMUM <= bids[1]:
                break
        mover = people[actor]
        now = mover.play(mover.table(id), cautious(mover.table(id)))
    orders = people[waits].put(f"/tables/{id}/orders", {"orders": [{"kind": "bid-max", "amount": MAXIMUM}]})["orders"]
    assert orders
    now = people[actor].table(id)
    secret = people[waits].get(f"/tables/{id}/seat-link")["link"].rsplit("/", 1)[-1]
    phone = house.visitor()
    assert phone.post(f"/seat/{secret}")["table"]["own"] == [waits]  # the link is used up
    anna.post(f"/tables/{id}/undo")
    roles = {"owner": anna, "player": people[actor], "other": phone, "watcher": guest, "stranger": guest}
    seats = {"owner": 0, "player": actor, "other": waits}
    return Scene(id, now["table"]["invite"], secret, now["number"], cautious(now), anna, seats, roles)


def cautious(snapshot: Json) -> str:
    """The lowest bid, so that somebody can bid more."""
    return first_choice(snapshot)


def ask(made: Scene, role: str, method: str, path: str) -> tuple[int, bytes]:
    visitor = made.people[role]
    if method == "LIVE":
        return listen(visitor, made.id)
    if path.endswith("/seat-link"):
        path += "?seat={seat}"
    body = made.body(method, path)
    if path == "/api/replays":
        answer = visitor.http.post(path, content="no record", headers={"content-type": "text/plain"})
    else:
        answer = visitor.http.request(method, made.path(path), json=body)
    return answer.status_code, answer.content


def listen(visitor: Visitor, id: str) -> tuple[int, bytes]:
    with visitor.live(id) as line:
        try:
            return 200, json.dumps(line.frame()).encode()
        except ConnectionClosed as closed:
            return (closed.rcvd.code - 4000, closed.rcvd.reason.encode()) if closed.rcvd else (0, b"")


def check_knows(made: Scene, role: str, said: bytes) -> None:
    """Whatever the answer was: of money, choices, orders, invitations there is only what this one may know."""
    own = made.seats.get(role)
    if not said.startswith((b"{", b"[")):
        return
    told = json.loads(said)
    for view in views(told):
        assert view["seat"] in (own, None)
        assert all(player["money"] is None for player in view["players"] if player["seat"] != own)
        assert not view["choices"] or (role == "player" and view["actor"] == own)
    assert (f'"amount":{MAXIMUM}'.encode() in said.replace(b": ", b":")) <= (role == "other")
    for table in tables(told):
        if table["id"] == made.id:
            assert table["own"] in ([], [own])
            assert (table["invite"] is not None) == (bool(table["own"]) or role == "owner")
            assert table["owner"] == (role == "owner")
    assert made.secret.encode() not in said


def tables(said: Any) -> Iterator[Json]:
    if isinstance(said, dict):
        if "undo_wish" in said:
            yield said
        for value in said.values():
            yield from tables(value)
    elif isinstance(said, list):
        for value in said:
            yield from tables(value)


def test_every_door_is_in_the_table(house: Running) -> None:
    there = set()
    for route in house.app.routes:
        if isinstance(route, WebSocketRoute):
            there.add(("LIVE", route.path_format))
        else:
            methods: set[str] = set(getattr(route, "methods", ())) - {"OPTIONS", "HEAD"}
            there |= {(method, route.path_format) for method in methods}
    assert there == set(DOORS)


@pytest.fixture(scope="module")
def looked_at() -> dict[bool, Scene]:
    """A table that may be watched and one that may not, for doors that only show."""
    return {}


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(("method", "path"), DOORS)
def test_each_door(house: Running, looked_at: dict[bool, Scene], method: str, path: str, role: str) -> None:
    watch = role != "stranger"
    if method in ("GET", "LIVE") and not path.endswith("/seat-link"):  # who looks changes nothing
        made = looked_at.setdefault(watch, looked_at.get(watch) or scene(house, watch))
    else:
        made = scene(house, watch)
    status, said = ask(made, role, method, path)
    built = house.app.state.shell.page is not None
    expected = DOORS[method, path][role] if built or path not in ("/", "/{path}") else 503
    assert status == expected, said[:500]
    # A tutorial tells of a new table of one's own, a puzzle of one with open money that is nowhere.
    if not path.endswith("/tutorial") and "/puzzles" not in path:
        check_knows(made, role, said)
    check_unchanged(made, role, status)


def check_unchanged(made: Scene, role: str, status: int) -> None:
    """Who was refused has changed nothing: neither moves nor seats."""
    now = made.owner.table(made.id)
    if status >= 400 or role in ("watcher", "stranger"):
        assert now["number"] == made.number
        assert [seat["kind"] for seat in now["table"]["seats"]] == ["person"] * 3
        assert now["table"]["status"] == "playing"
