"""Running a server: uvicorn, one process or several, with a word to the browsers before it stops."""

import asyncio
import gc
import multiprocessing
import signal
import socket
import sys
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import IO

import uvicorn

from powerhouse.core.errors import PowerhouseError
from powerhouse.server.app import App, create_app
from powerhouse.server.settings import Settings
from powerhouse.server.storage.engines import connect

LOCK_FILE = "server.lock"
WEBSOCKET_BYTES = 16 * 1024
FREE_PORTS = 50
SHUTDOWN_SECONDS = 5
FAREWELL_SECONDS = 0.1
# So long a thread that comes back from the database waits for the interpreter while the event loop is busy, several
# times a move; Python's own value is 5 ms.
SWITCH_SECONDS = 0.0005
# A process that ends so soon after its start would end again.
TOO_SOON_SECONDS = 5.0


class FolderTaken(PowerhouseError):
    """Another server keeps its tables in this folder; `address` is where it can be reached."""

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__(f"another server keeps its tables in {folder}" + (f": {address}" if address else ""))
        self.address = address


class Server(uvicorn.Server):
    """Tells the browsers that it closes, before their connections end."""

    def __init__(self, app: App) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="on",
                log_level="warning",
                access_log=False,
                server_header=False,
                ws_max_size=WEBSOCKET_BYTES,
                timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            )
        )
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        tables = self._app.state.get("tables")
        if tables is not None:
            tables.hub.closing()
            await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)


def run(
    settings: Settings,
    listening: socket.socket,
    workers: int = 1,
    address: str = "",
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until stopped, `ready` being called first; several processes share one PostgreSQL database."""
    if workers > 1 and not settings.url.startswith("postgresql"):
        raise PowerhouseError(f"{workers} processes need PostgreSQL (--database URL); SQLite is for one")
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        lock = None if settings.database is not None else _lock(settings.data, address)
    except OSError as error:
        raise PowerhouseError(f"the data folder {settings.data} cannot be used: {error.strerror}") from error
    try:
        for engine in connect(settings.url):  # says in one sentence what is wrong, before anything runs
            engine.dispose()
        listening.listen()  # who comes as soon as we are ready waits, and is not turned away
        ready()
        if workers == 1:
            _serve(settings, listening)
        else:
            _Crew(settings, listening, workers).work()
    finally:
        if lock is not None:
            lock.close()


def _serve(settings: Settings, listening: socket.socket) -> None:
    sys.setswitchinterval(SWITCH_SECONDS)
    app = create_app(settings)
    # The code and its types stay as long as the process: looking through them for garbage would halt every table.
    gc.collect()
    gc.freeze()
    try:
        Server(app).run([listening])
    except KeyboardInterrupt:  # uvicorn has stopped in good order and passes it on
        return


class _Crew:
    """Several server processes at one socket; one that dies is replaced."""

    def __init__(self, settings: Settings, listening: socket.socket, workers: int) -> None:
        self._settings = settings
        self._listening = listening
        self._started: dict[int, float] = {}
        self._stopping = False
        self._crew = [self._start() for _ in range(workers)]

    def _start(self) -> BaseProcess:
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=_serve, args=(self._settings, self._listening))
        process.start()
        self._started[process.sentinel] = monotonic()
        return process

    def work(self) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        try:
            while not self._stopping:
                ended = wait([process.sentinel for process in self._crew], timeout=1)
                for process in [process for process in self._crew if process.sentinel in ended]:
                    self._replace(process)
        finally:
            for process in self._crew:
                process.terminate()
            for process in self._crew:
                process.join(2 * SHUTDOWN_SECONDS)
                process.kill()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True

    def _replace(self, process: BaseProcess) -> None:
        self._crew.remove(process)
        if self._stopping:
            return
        if monotonic() - self._started.pop(process.sentinel) < TOO_SOON_SECONDS:
            raise PowerhouseError("a server process ended as soon as it was started")
        self._crew.append(self._start())


def listen(host: str, port: int, near: bool = False) -> socket.socket:
    """A socket at this address; `near` takes a port a little above where it is not free."""
    reason = "no port is free"
    for at in range(port, port + (FREE_PORTS if near else 1)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # Only where the protocol is named does asyncio send small answers at once.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, at))
            return listening
        except (OSError, OverflowError) as error:
            listening.close()
            reason = str(getattr(error, "strerror", None) or error)
    raise PowerhouseError(f"{host}:{port} cannot be served: {reason}")


def address_of(listening: socket.socket, host: str) -> str:
    name = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{listening.getsockname()[1]}/"


def _lock(folder: Path, address: str) -> IO[str]:
    """SQLite has one writer, so a folder has one server; the lock ends with the process, however it ends."""
    file = (folder / LOCK_FILE).open("a+", encoding="utf-8")
    try:
        import fcntl
    except ImportError:  # there is no such lock on Windows
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        with file:
            file.seek(0)
            raise FolderTaken(folder, file.read().strip()) from error
    file.truncate(0)
    file.write(address)
    file.flush()
    return file
