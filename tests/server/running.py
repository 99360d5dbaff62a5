"""A real server in a thread, and a real server process that can be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import IO

import httpx

from powerhouse.server.app import App, create_app
from powerhouse.server.run import Server, listen
from powerhouse.server.settings import Limits, Settings
from tests.server.visiting import Visitor

SCRIPT = """
import sys
from pathlib import Path
from powerhouse.cli.serve import serve
data, port, database, workers = sys.argv[1:]
quick = {"bot_pause": 0.0, "bot_processes": 1, "bot_seconds": 0.05, "limits": False, "workers": int(workers)}
if __name__ == "__main__":
    serve(port=int(port), data=Path(data), database=database or None, **quick)
"""


def quick(data: Path, database: str | None = None, **changes: object) -> Settings:
    """Settings for tests: bots that neither pause nor think long, no limits, and who leaves is away at once."""
    wanted: dict[str, object] = {"bot_pause": 0.0, "bot_processes": 1, "bot_seconds": 0.05, "limits": Limits(on=False)}
    wanted["absence"] = 0.0
    wanted |= changes
    return Settings(data=data, database=database, **wanted)  # type: ignore[arg-type]


class Running:
    """A server at an address of its own; visitors come with `visitor()`."""

    def __init__(self, address: str, app: App) -> None:
        self.address = address
        self.app = app
        self.visitors: list[Visitor] = []

    def visitor(self, **headers: str) -> Visitor:
        visitor = Visitor(self.address, headers)
        self.visitors.append(visitor)
        return visitor

    def leave(self) -> None:
        for visitor in self.visitors:
            visitor.close()


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    """Serve in a thread until the end of the block."""
    listening = listen("127.0.0.1", 0)
    app = create_app(settings)
    server = Server(app)
    thread = Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    house = Running(f"http://127.0.0.1:{listening.getsockname()[1]}", app)
    while not server.started:
        assert thread.is_alive(), "the server has not started"
        time.sleep(0.01)
    try:
        yield house
    finally:
        house.leave()
        server.should_exit = True
        thread.join(20)
        listening.close()
        assert not thread.is_alive(), "the server does not stop"


class Process:
    """A server process of its own, always at the same port."""

    def __init__(self, data: Path, database: str | None, workers: int = 1, log: Path | None = None) -> None:
        self._log = log
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._arguments = [str(data), str(self.port), database or "", str(workers)]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with open(os.devnull if self._log is None else self._log, "wb") as log:
            self._process = self._begin(subprocess.DEVNULL, None if self._log is None else log)
        self.wait_for_answer(self._process)

    def _begin(self, output: int, log: IO[bytes] | None) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-c", SCRIPT, *self._arguments]
        environment = os.environ | {"POWERHOUSE_PURE": "1", "PYTHONUNBUFFERED": "1"}
        return subprocess.Popen(command, stdout=output, stderr=log, env=environment)

    def begin(self) -> str:
        """Start it, and wait no longer than for its first word."""
        self._process = self._begin(subprocess.PIPE, None)
        assert self._process.stdout is not None
        return self._process.stdout.readline().decode()

    def wait_for_answer(self, process: "subprocess.Popen[bytes]") -> None:
        for _ in range(400):
            assert process.poll() is None, "the server process has ended"
            try:
                httpx.get(self.address + "/api/games")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server process does not answer")

    def stop(self) -> int:
        """Ask it to end in good order; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(60)
        finally:
            if self._process.stdout is not None:
                self._process.stdout.close()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
