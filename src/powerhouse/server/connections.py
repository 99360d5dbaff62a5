"""What a connection may do before anybody asks who it is: size of a head, length of a silence, number an address."""

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from powerhouse.server.limits import Buckets, Limiter, plain

# What comes is read in pieces, so that too much of it is noticed before it is all parsed: of heads and frames, of which
# many fit into little, and of bodies.
PIECE_BYTES = 1024
BODY_PIECE_BYTES = 16 * 1024
# So many requests may wait on one connection; browsers send the next one when they have the answer.
MOST_WAITING = 16
INVALID_TEXT = 1007  # of WebSocket
# Files that the process needs beside its connections: database, workers' pipes, pages that are being read.
KEPT_FILES = 128
MOST_FILES = 65_536


class _Watched:
    """A deadline, and a place among the connections of an address."""

    client: tuple[str, int] | None
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _limiter: Limiter
    _address: str | None = None
    _deadline: asyncio.TimerHandle | None = None

    def _enter(self) -> bool:
        """Whether the address may have one connection more."""
        if self.client is not None:
            self.client = plain(self.client[0]), self.client[1]
        address = self.client[0] if self.client else "nowhere"
        if not self._limiter.open_connection(address):
            return False
        self._address = address
        return True

    def _leave(self) -> None:
        self._end_deadline()
        if self._address is not None:
            self._limiter.close_connection(self._address)
            self._address = None

    def _within(self, seconds: float) -> None:
        """What is under way now must be over by then."""
        self._end_deadline()
        self._deadline = self.loop.call_later(seconds, self._overdue)

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _overdue(self) -> None:
        self.transport.abort()


class HttpConnection(_Watched, HttpToolsProtocol):
    """uvicorn's HTTP/1.1 with a limit on the head, on the time it takes, and on the connections of one address.

    Whatever is not the body counts as head: what frames the parts of a body and what follows its end as well.
    """

    def __init__(self, config: Any, *arguments: Any, **named: Any) -> None:
        super().__init__(config, *arguments, **named)
        self._limiter = config.app.state.limiter
        self._head_bytes = 0
        self._in_head = True
        self._answered: Any = None  # the request that is being answered; uvicorn knows the latest that has come

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self._limiter.limits.connections or not self._enter():
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
            return
        self._within(self._limiter.limits.head_seconds)

    def data_received(self, data: bytes) -> None:
        if self._in_head and not self._head_bytes:
            self._within(self._limiter.limits.head_seconds)
        start = 0
        while start < len(data) and not self.transport.is_closing() and self.transport.get_protocol() is self:
            piece = data[start : start + (PIECE_BYTES if self._in_head else BODY_PIECE_BYTES)]
            start += len(piece)
            self._head_bytes += len(piece)
            super().data_received(piece)
            if self._head_bytes > self._limiter.limits.head:
                if self._in_head:
                    self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
                else:  # its answer may be on the way
                    self.transport.abort()
                return

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._head_bytes = 0
        self._within(self._limiter.limits.request_seconds)
        super().on_headers_complete()
        if not self.pipeline:
            self._answered = self.cycle
        elif len(self.pipeline) > MOST_WAITING:
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        self._head_bytes -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head = True
        self._head_bytes = 0
        cycle: Any = self.cycle  # none where a live connection begins
        if cycle is not None and cycle.response_complete:  # who was answered early may ask again, or goes
            self._within(self._limiter.limits.head_seconds)

    def on_response_complete(self) -> None:
        self._answered = self.pipeline[-1][0] if self.pipeline else None
        super().on_response_complete()
        if not self.pipeline and self._in_head:  # a body that still comes has its time
            # What was answered must also be read; uvicorn ends the connection earlier if nothing is asked for.
            self._within(self._limiter.limits.request_seconds)

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is that of `LiveConnection`."""
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        if self._answered is not None:
            self._answered.disconnected = True
        super().connection_lost(exc)

    def _overdue(self) -> None:
        if self._in_head and self._head_bytes and not self.transport.is_closing():
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.abort()

    def _refuse(self, status: HTTPStatus) -> None:
        self.transport.write(
            f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode()
        )
        self.transport.close()
        self._within(self._limiter.limits.head_seconds)


class LiveConnection(_Watched, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, ended where a browser would never go: a flood of frames, or nothing read for long.

    Until the application takes it in it is one of the connections of its address, and has as long as a head.
    """

    def __init__(self, config: Any, *arguments: Any, **named: Any) -> None:
        super().__init__(config, *arguments, **named)
        self._limiter = config.app.state.limiter
        self._frames_granted = Buckets(self._limiter.limits.visitor)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._enter()  # its place has just become free
        self._within(self._limiter.limits.head_seconds)

    def start_keepalive(self) -> None:
        """It was taken in: live connections are counted there, and have pings."""
        super().start_keepalive()
        self._leave()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE_BYTES])

    # The application counts messages; these frames it never sees.

    def handle_ping(self) -> None:
        self._count_frame()
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self._count_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        self._count_frame()
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A text whose letters are none ends the connection; it is a fault of the browser, so none for our log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(INVALID_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def _count_frame(self) -> None:
        if not self._frames_granted.take("", 1):
            self.transport.abort()

    def pause_writing(self) -> None:
        """Much was sent that is not read: nothing more is heard, since it might have to be answered."""
        super().pause_writing()
        self.transport.pause_reading()
        self._within(self._limiter.limits.unread_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._end_deadline()
        if not self.read_paused:
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        """Nobody answers, so nobody reads a farewell either; to wait for it could take for ever."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application has done with it, and has said farewell."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._within(self._limiter.limits.unread_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)


def most_connections() -> int:
    """How many connections this process may hold; it takes what files the system grants without asking."""
    try:
        import resource
    except ImportError:  # there is no such limit on Windows
        return MOST_FILES
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(1, most - KEPT_FILES)
