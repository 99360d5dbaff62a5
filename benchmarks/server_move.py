"""What a move costs the server: processor time from the request to the answer and the frames of two live connections.

`python benchmarks/server_move.py [--moves 600] [--trace]`. The application is called directly, without a network, on
SQLite in a temporary folder; two people play Power Grid, each with a live connection. With `--trace` one bid is
followed instead: functions of Powerhouse that were called, their files, and how often `moves()` was asked.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import threading
from collections import Counter
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import process_time
from types import FrameType
from typing import Any

from powerhouse import compiled
from powerhouse.arena.bench import calibrate
from powerhouse.server.app import create_app
from powerhouse.server.settings import Limits, Settings

REFERENCE_S = 0.2
CHUNK = 50


class Client:
    """Speaks ASGI to the application: one cookie, requests, and a live connection that counts its frames."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.cookie = b""
        self.frames = 0

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer; reading it is the client's work and not measured."""
        sent = await self.send(method, path, body)
        for name, value in sent[0]["headers"]:
            if name == b"set-cookie":
                self.cookie = value.split(b";")[0]
        answer = json.loads(b"".join(message.get("body", b"") for message in sent[1:]))
        assert sent[0]["status"] in (200, 201), answer
        return answer

    async def send(self, method: str, path: str, body: Any = None) -> list[dict[str, Any]]:
        sent: list[dict[str, Any]] = []
        messages = [{"type": "http.request", "body": json.dumps(body or {}).encode(), "more_body": False}]

        async def receive() -> dict[str, Any]:
            return messages.pop() if messages else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(self._scope("http", path, method), receive, send)
        return sent

    async def listen(self, table: str) -> None:
        asked: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        await asked.put({"type": "websocket.connect"})

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                self.frames += 1

        await self.app(self._scope("websocket", f"/tables/{table}/live"), asked.get, send)

    def _scope(self, kind: str, path: str, method: str = "GET") -> dict[str, Any]:
        headers = [(b"host", b"localhost"), (b"content-type", b"application/json"), (b"cookie", self.cookie)]
        query = b"changes=true" if kind == "websocket" else b""  # as our pages ask for them
        scope = {"type": kind, "path": "/api" + path, "raw_path": b"", "query_string": query, "headers": headers}
        more = {"client": ("127.0.0.1", 1), "server": ("localhost", 80), "scheme": "http", "root_path": ""}
        of_kind: dict[str, Any] = {"method": method} if kind == "http" else {"subprotocols": []}
        return {**scope, **more, **of_kind, "asgi": {"version": "3.0"}, "extensions": {}}


async def lifespan(app: Any, ready: asyncio.Event, end: asyncio.Event) -> None:
    steps = iter([("lifespan.startup", None), ("lifespan.shutdown", end)])

    async def receive() -> dict[str, Any]:
        kind, wait = next(steps)
        if wait is not None:
            await wait.wait()
        return {"type": kind}

    async def send(message: Any) -> None:
        ready.set()

    await app({"type": "lifespan", "asgi": {"version": "3.0"}}, receive, send)


def choice(view: dict[str, Any]) -> str:
    """The lowest bid while there is one to make, otherwise the last choice: games go on and end."""
    if view["bids"] and view["auction"]["bid"] is None:
        return f"bid {view['bids'][0]}"
    move: str = view["choices"][-1 if view["ask"] in ("offer", "run") else 0]["move"]
    return move


async def table(clients: list[Client]) -> str:
    seats = [{"kind": "person"}, {"kind": "open"}]
    wish = {"game": "power-grid", "players": 2, "name": "Anna", "seats": seats}
    made = await clients[0].ask("POST", "/tables", wish)
    await clients[1].ask("POST", f"/join/{made['table']['invite']}", {"name": "Petar"})
    id: str = made["table"]["id"]
    return id


async def arrived(clients: list[Client], before: list[int]) -> None:
    """Both live connections have their frame."""
    while any(client.frames == seen for client, seen in zip(clients, before, strict=True)):
        await asyncio.sleep(0)


async def play(clients: list[Client], id: str, moves: int) -> list[float]:
    """Processor time of each move in milliseconds; looking at the table in between does not count."""
    spent: list[float] = []
    for _ in range(moves):
        shown = await clients[0].ask("GET", f"/tables/{id}")
        actor = shown["table"]["actor"]
        if actor is None:
            return spent
        if actor == 1:
            shown = await clients[1].ask("GET", f"/tables/{id}")
        wish = {"moves": [choice(shown["view"])], "number": shown["number"]}
        frames = [client.frames for client in clients]
        start = process_time()
        sent = await clients[actor].send("POST", f"/tables/{id}/moves", wish)
        await arrived(clients, frames)
        spent.append(1000 * (process_time() - start))
        assert sent[0]["status"] == 200
    return spent


class Trace:
    """Counts calls into Powerhouse, in all threads."""

    def __init__(self) -> None:
        self.calls: Counter[tuple[str, str]] = Counter()

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        file = frame.f_code.co_filename
        if event == "call" and "/powerhouse/" in file and "site-packages" not in file:
            self.calls[(file.partition("/powerhouse/")[2], frame.f_code.co_qualname)] += 1

    def told(self) -> str:
        asked = sum(count for (_, name), count in self.calls.items() if name.endswith("PowerGrid.collect_moves"))
        files = {file for file, _ in self.calls}
        called = f"{len(self.calls)} functions in {len(files)} files, {self.calls.total()} calls"
        return f"{called}, moves() asked {asked} times"


async def trace(clients: list[Client], id: str) -> str:
    """One bid that is answered by another."""
    while True:
        shown = await clients[0].ask("GET", f"/tables/{id}")
        actor = shown["table"]["actor"]
        shown = await clients[actor].ask("GET", f"/tables/{id}")
        view = shown["view"]
        if view["bids"] and view["auction"]["bid"] is not None:
            break
        await clients[actor].ask("POST", f"/tables/{id}/moves", {"moves": [choice(view)], "number": shown["number"]})
    before = [client.frames for client in clients]
    following = Trace()
    threading.setprofile_all_threads(following) if hasattr(threading, "setprofile_all_threads") else None
    threading.setprofile(following)
    sys.setprofile(following)
    wish = {"moves": [f"bid {view['bids'][0]}"], "number": shown["number"]}
    await clients[actor].ask("POST", f"/tables/{id}/moves", wish)
    await arrived(clients, before)
    sys.setprofile(None)
    return following.told()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=600)
    parser.add_argument("--trace", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data=Path(folder), limits=Limits(on=False)))
        ready, end = asyncio.Event(), asyncio.Event()
        life = asyncio.create_task(lifespan(app, ready, end))
        await ready.wait()
        spent: list[float] = []
        calibrations = [calibrate()]
        while len(spent) < wanted.moves:
            clients = [Client(app), Client(app)]
            id = await table(clients)
            listening = [asyncio.create_task(client.listen(id)) for client in clients]
            await asyncio.sleep(0.05)
            if wanted.trace:
                print(await trace(clients, id))
                break
            spent += await play(clients, id, wanted.moves - len(spent))
            for task in listening:
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(*listening)
        if spent:
            loop = median([*calibrations, calibrate()])
            means = [sum(spent[at : at + CHUNK]) / CHUNK for at in range(0, len(spent) - CHUNK + 1, CHUNK)]
            mode = "compiled" if compiled() else "interpreted"
            scaled = median(means) * REFERENCE_S / loop
            print(f"{mode}: {median(means):.3f} ms a move, {scaled:.3f} ms scaled; calibration {loop:.3f} s")
        end.set()
        with suppress(asyncio.CancelledError):
            await life


if __name__ == "__main__":
    asyncio.run(main())
