"""A receiver of notices at an address of this machine, and how the server is made to look for turns."""

import asyncio
import json
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

from tests.server.running import Running


class Receiver:
    """Keeps what it gets: path, headers by lower-case names, body. It answers with `status` when it is `let`.

    With a context it speaks https.
    """

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 200
        self.location = ""
        self.asked = Event()
        self.let = Event()
        self.let.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.got.append((self.path, headers, body))
                receiver.asked.set()
                receiver.let.wait(120)
                self.send_response(receiver.status)
                if receiver.location:
                    self.send_header("location", receiver.location)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = _Quiet(("127.0.0.1", 0), Handler)
        if tls is not None:
            # Hands are shaken in the thread of the connection, so that one that fails ends no other.
            self._server.socket = tls.wrap_socket(self._server.socket, server_side=True, do_handshake_on_connect=False)
        self.port = self._server.server_port
        self.address = f"http://127.0.0.1:{self.port}"
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self.let.set()
        self._server.shutdown()
        self._server.server_close()

    @property
    def said(self) -> list[Any]:
        return [json.loads(body) for _, _, body in self.got]


class _Quiet(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Who is refused leaves in the middle of a word."""


@contextmanager
def receiving(tls: ssl.SSLContext | None = None) -> Iterator[Receiver]:
    receiver = Receiver(tls)
    try:
        yield receiver
    finally:
        receiver.close()


def look(house: Running) -> None:
    """The server looks once for turns, and has sent what is to be sent."""
    start_look(house).result(60)


def start_look(house: Running) -> Any:
    tables = house.app.state.tables
    return asyncio.run_coroutine_threadsafe(tables.notices.look(), tables.loop)
