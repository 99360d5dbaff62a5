"""A visitor with a browser of its own: what it asks, and every byte it gets."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


class Visitor:
    """Keeps its cookie, and everything it has received."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers=headers, timeout=30)
        self.received: list[bytes] = []

    def close(self) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        response = self.http.request(method, "/api" + path, json=body, **more)
        self.received.append(response.content)
        return response

    def get(self, path: str) -> Any:
        return good(self.ask("GET", path))

    def post(self, path: str, body: Any = None) -> Any:
        return good(self.ask("POST", path, {} if body is None else body))

    def put(self, path: str, body: Any) -> Any:
        return good(self.ask("PUT", path, body))

    def refused(self, method: str, path: str, body: Any = None, status: int = 409) -> Json:
        """The problem with which a request is refused."""
        response = self.ask(method, path, body)
        assert response.status_code == status, response.text
        problem: Json = response.json()
        assert problem["text"]
        return problem

    # At a table

    def create(self, *kinds: str, **more: Any) -> Json:
        """A table with seats such as "person", "bot", "bot:random", "open"."""
        seats = [{"kind": kind.split(":")[0], "bot": kind.partition(":")[2] or None} for kind in kinds]
        wish = {"game": "power-grid", "players": len(kinds), "name": "Anna", "seats": seats} | more
        made: Json = self.post("/tables", wish)
        return made

    def join(self, start: Json, name: str) -> Json:
        """Sit down at a table that somebody has made, knowing what its invitation says."""
        table = start["table"]
        joined: Json = self.post(f"/join/{table['invite']}", {"name": name, "seed": table["seed"]})
        return joined

    def table(self, id: str) -> Json:
        found: Json = self.get(f"/tables/{id}")
        return found

    def play(self, snapshot: Json, *moves: str | Json, seat: int | None = None) -> Json:
        """Make moves, and look at the table then."""
        id = snapshot["table"]["id"]
        made = self.post(f"/tables/{id}/moves", {"moves": list(moves), "number": snapshot["number"], "seat": seat})
        assert made["number"] > snapshot["number"]
        return self.reached(id, made["number"])

    def reached(self, id: str, number: int) -> Json:
        """The table when it has come so far: another process of the server hears of a move a moment later."""
        return self.until(id, lambda now: bool(now["number"] >= number))

    def hint(self, snapshot: Json) -> str:
        move: str = self.post(f"/tables/{snapshot['table']['id']}/hint")["move"]
        return move

    def until(self, id: str, condition: Callable[[Json], bool], seconds: float = 30) -> Json:
        """Look at the table until something is so."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            snapshot = self.table(id)
            if condition(snapshot):
                return snapshot
            time.sleep(0.02)
        raise AssertionError(f"it did not come to that: {snapshot['table']}")

    def my_turn(self, id: str) -> Json:
        return self.until(id, lambda now: now["table"]["actor"] in now["table"]["own"] or is_over(now))

    def play_to_the_end(self, id: str) -> Json:
        """As the strongest bot would."""
        snapshot = self.my_turn(id)
        while not is_over(snapshot):
            snapshot = self.play(snapshot, self.hint(snapshot))
            if not is_over(snapshot) and snapshot["table"]["actor"] not in snapshot["table"]["own"]:
                snapshot = self.my_turn(id)
        return snapshot

    @contextmanager
    def live(
        self, id: str, since: int | None = None, name: str | None = None, changes: str | None = None, **headers: str
    ) -> Iterator["Live"]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        asked = (("from", since), ("name", name), ("changes", changes))
        query = httpx.QueryParams({key: value for key, value in asked if value is not None})
        address = self.address.replace("http://", "ws://") + f"/api/tables/{id}/live?{query}"
        with connect(address, additional_headers={"Cookie": cookie} | headers) as line:
            yield Live(line, self.received)


class Live:
    """A live connection."""

    def __init__(self, line: ClientConnection, received: list[bytes]) -> None:
        self.line = line
        self._received = received

    def frame(self, seconds: float = 10) -> Json:
        said = self.line.recv(timeout=seconds)
        text = said if isinstance(said, str) else said.decode()
        self._received.append(text.encode())
        frame: Json = json.loads(text)
        return frame

    def frame_of(self, kind: str) -> Json:
        """The next frame of this kind."""
        while True:
            frame = self.frame()
            if frame["type"] == kind:
                return frame


def good(response: httpx.Response) -> Any:
    assert response.status_code in (200, 201), response.text
    return response.json()


def is_over(snapshot: Json) -> bool:
    return bool(snapshot["table"]["status"] == "over")


def first_choice(snapshot: Json) -> str:
    """Something legal for the seat that is shown."""
    view = snapshot["view"]
    if view["bids"]:
        return f"bid {view['bids'][0]}"
    move: str = view["choices"][0]["move"]
    return move
