"""Running a server: uvicorn, one process or several, with a word to the browsers before it stops."""

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from types import FrameType
from typing import IO

import uvicorn

from powerhouse.core.errors import PowerhouseError
from powerhouse.core.files import system
from powerhouse.core.phrase import Value, phrase, said
from powerhouse.server import logs, memory
from powerhouse.server.app import App, create_app, make_private
from powerhouse.server.connections import HttpConnection, LiveConnection, most_connections
from powerhouse.server.limits import networks
from powerhouse.server.settings import Settings
from powerhouse.server.storage.engines import connect

logger = logging.getLogger(__name__)

LOCK_FILE = "server.lock"
WEBSOCKET_BYTES = 16 * 1024
FREE_PORTS = 50
SHUTDOWN_SECONDS = 5
FAREWELL_SECONDS = 0.1
# So long a thread that comes back from the database waits for the interpreter while the event loop is busy, several
# times a move; Python's own value is 5 ms.
SWITCH_SECONDS = 0.0005
# A process that ends so soon after its start may end again; where none lives longer, the server ends.
TOO_SOON_SECONDS = 5.0
MOST_SOON_ENDED = 3
LONGEST_WAIT_SECONDS = 30.0
RETRY_SECONDS = 1.0


class FolderTaken(PowerhouseError):
    """Another server keeps its tables in this folder; `address` is where it can be reached."""

    def __init__(self, folder: Path, address: str) -> None:
        key = "serve-folder-taken-by" if address else "serve-folder-taken"
        super().__init__(phrase(key, path=str(folder), address=address))
        self.address = address


class Server(uvicorn.Server):
    """Tells the browsers that it closes, before their connections end."""

    def __init__(self, app: App) -> None:
        proxies = [str(network) for network in networks(app.state.settings.proxies)]
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="on",
                log_config=None,
                log_level="warning",
                access_log=False,
                server_header=False,
                http=HttpConnection,
                ws=LiveConnection,
                ws_per_message_deflate=False,  # the invitation is in a frame with what others have typed
                proxy_headers=bool(proxies),
                forwarded_allow_ips=proxies,
                ws_max_size=WEBSOCKET_BYTES,
                timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            )
        )
        self._app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if sockets:
            self._app.state.bound = sockets[0].getsockname()[:2]
        await super().startup(sockets)

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
    # To be asked to end is as good as Ctrl+C, at any time: who watches over the process sees that it ended well.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        _run(settings, listening, workers, address, ready)
    except KeyboardInterrupt:  # uvicorn has stopped in good order and passes it on, or nothing had begun
        return
    finally:
        signal.signal(signal.SIGTERM, before)


def _run(settings: Settings, listening: socket.socket, workers: int, address: str, ready: Callable[[], None]) -> None:
    logs.set_up(settings.access_log)
    if workers > 1 and not settings.url.startswith("postgresql"):
        raise PowerhouseError(phrase("serve-sqlite", workers=workers))
    try:
        make_private(settings.data)
        lock = None if settings.database is not None else take_folder(settings.data, address)
    except OSError as error:
        raise PowerhouseError(phrase("serve-folder", path=str(settings.data), reason=system(error))) from error
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
    limits = replace(settings.limits, connections=min(settings.limits.connections, most_connections()))
    app = create_app(replace(settings, limits=limits))
    memory.spare()
    Server(app).run([listening])


def _serve_in_crew(settings: Settings, listening: socket.socket) -> None:
    """As one of several processes: it ends with the one that started it, and waits for a database that is away."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    logs.set_up(settings.access_log)
    Thread(target=_end_with_parent, daemon=True).start()
    try:
        _wait_for_database(settings)
        _serve(settings, listening)
    except KeyboardInterrupt:
        return


def _wait_for_database(settings: Settings) -> None:
    while True:
        try:
            for engine in connect(settings.url):
                engine.dispose()
            return
        except PowerhouseError as error:
            logger.warning("%s; waiting", error)
            sleep(RETRY_SECONDS)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


class _Crew:
    """Several server processes at one socket. One that dies is replaced, the later the more of them died at once."""

    def __init__(self, settings: Settings, listening: socket.socket, workers: int) -> None:
        self._settings = settings
        self._listening = listening
        self._wanted = workers
        self._started: dict[BaseProcess, float] = {}
        self._soon_ended = 0
        self._next_start = 0.0
        self._stopping = False

    def work(self) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        try:
            while not self._stopping:
                self._fill()
                wait([process.sentinel for process in self._started], timeout=0.5)
                for process in [process for process in self._started if process.exitcode is not None]:
                    self._note_end(process)
        finally:
            for process in self._started:
                process.terminate()
            for process in self._started:
                process.join(2 * SHUTDOWN_SECONDS)
                process.kill()

    def _fill(self) -> None:
        while len(self._started) < self._wanted and monotonic() >= self._next_start:
            context = multiprocessing.get_context("spawn")
            process = context.Process(target=_serve_in_crew, args=(self._settings, self._listening))
            process.start()
            self._started[process] = monotonic()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True

    def _note_end(self, process: BaseProcess) -> None:
        lived = monotonic() - self._started.pop(process)
        self._soon_ended = self._soon_ended + 1 if lived < TOO_SOON_SECONDS else 0
        if self._soon_ended >= MOST_SOON_ENDED and not self._started:
            raise PowerhouseError(phrase("serve-ended"))
        logger.warning("a server process ended (%s) and is replaced", process.exitcode)
        if self._soon_ended:
            self._next_start = monotonic() + min(LONGEST_WAIT_SECONDS, 2.0 ** (self._soon_ended - 1))


def listen(host: str, port: int, near: bool = False) -> socket.socket:
    """A socket at this address; `near` takes a port a little above where it is not free."""
    reason: Value = phrase("serve-no-port")
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
            reason = system(error) if isinstance(error, OSError) else said(str(error))
    raise PowerhouseError(phrase("serve-address", address=f"{host}:{port}", reason=reason))


def address_of(listening: socket.socket, host: str) -> str:
    name = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{listening.getsockname()[1]}/"


def take_folder(folder: Path, address: str) -> IO[str]:
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
