"""Much at once on one connection, and answers that nobody reads: it is ended, and others hardly notice."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from powerhouse.server.connections import HttpConnection
from powerhouse.server.settings import Limits
from tests.server.running import Running, quick, running
from tests.server.visiting import Visitor

OPEN = Limits(on=False)
# One chunk that the event loop reads at once holds 256 KB.
CHUNK = 256 * 1024
EMPTY_PONG = b"\x8a\x80" + bytes(4)
EMPTY_PART = b"\x00\x80" + bytes(4)
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
LONG_PING = b"\x89\xfd" + bytes(4) + bytes(125)


@contextmanager
def connected(house: Running, unread: int | None = None) -> Iterator[socket.socket]:
    """A connection; what the system takes in before anybody reads can be made small."""
    host, port = house.address.removeprefix("http://").split(":")
    with socket.socket() as line:
        if unread is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, unread)
        line.settimeout(15)
        line.connect((host, int(port)))
        yield line


@contextmanager
def live(house: Running, visitor: Visitor, id: str, unread: int | None = None) -> Iterator[socket.socket]:
    """A live connection of a program that knows no manners."""
    cookie = f"powerhouse={visitor.http.cookies['powerhouse']}"
    with connected(house, unread) as line:
        line.sendall(
            f"GET /api/tables/{id}/live HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\n".encode()
            + KEY
        )
        assert line.recv(12) == b"HTTP/1.1 101"
        yield line


def is_ended(line: socket.socket, seconds: float) -> bool:
    """Whether the server ends the connection, asked without reading."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(OSError):
            if line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] != 1:  # established
                return True
        time.sleep(0.1)
    return False


def worked(before: float) -> float:
    return time.process_time() - before


def test_requests_that_wait_on_one_connection_are_few(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(quick(tmp_path)) as house, connected(house) as line:
        before = time.process_time()
        with suppress(BrokenPipeError, ConnectionResetError):
            line.sendall(b"GET /x HTTP/1.1\r\nHost:x\r\n\r\n" * 10_000)
        said = b""
        with suppress(ConnectionResetError):
            while part := line.recv(65536):
                said += part
        assert said.count(b"HTTP/1.1 404") <= 40
        assert worked(before) < 0.5
        assert httpx.get(house.address + "/api/reach", timeout=30).status_code == 200
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_few_requests_at_once_are_answered(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as house, connected(house) as line:
        line.sendall(b"GET /api/nothing HTTP/1.1\r\nHost:x\r\n\r\n" * 10)
        said = b""
        while said.count(b"HTTP/1.1 404") < 10:
            said += line.recv(65536)


@pytest.mark.parametrize("frame", [EMPTY_PONG, EMPTY_PART, LONG_PING], ids=["pongs", "parts", "pings"])
def test_a_flood_of_frames_ends_the_connection(tmp_path: Path, frame: bytes) -> None:
    with running(quick(tmp_path)) as house:
        anna = house.visitor()
        id = anna.create("person", "open", "open")["table"]["id"]
        with live(house, anna, id) as line:
            first = b"\x01\x80" + bytes(4) if frame is EMPTY_PART else b""
            before = time.process_time()
            with suppress(OSError):
                for _ in range(4):
                    line.sendall(first + frame * (CHUNK // len(frame)))
                    first = b""
            assert is_ended(line, 5)
            assert worked(before) < 0.5
        anna.until(id, lambda now: not now["table"]["seats"][0]["present"], 5)


def test_who_pings_as_programs_do_stays(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as house:
        anna = house.visitor()
        id = anna.create("person", "open", "open")["table"]["id"]
        with anna.live(id) as line:
            line.frame_of("snapshot")
            for _ in range(50):
                assert line.line.ping().wait(10)
            line.line.send('{"type":"ping"}')
            assert line.frame()["type"] == "pong"


def test_live_frames_that_nobody_reads_are_not_kept_for_ever(tmp_path: Path) -> None:
    """Who looks at the table counts as being there, so that it must end."""
    limits = replace(OPEN, unread_seconds=1)
    with running(quick(tmp_path, limits=limits)) as house:
        anna = house.visitor()
        id = anna.create("person", "open", "open")["table"]["id"]
        with live(house, anna, id, unread=4096):
            anna.until(id, lambda now: now["table"]["seats"][0]["present"], 5)
            for seat in (1, 2) * 2000:  # each is told of with a whole snapshot
                told = anna.put(f"/tables/{id}/seats/{seat}", {"kind": "open"})["table"]
                if not told["seats"][0]["present"]:
                    return
    raise AssertionError("it is not ended")


def test_a_farewell_that_nobody_reads_is_not_waited_for(tmp_path: Path) -> None:
    limits = replace(OPEN, unread_seconds=1)
    with running(quick(tmp_path, limits=limits)) as house:
        anna = house.visitor()
        id = anna.create("person", "open", "open")["table"]["id"]
        with live(house, anna, id) as line:
            line.sendall(b"\x81\x80" + bytes(4))  # nonsense, so that the server closes; its word is not answered
            assert is_ended(line, 8)


def test_an_answer_that_nobody_reads_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one that waits to be sent, nor one that the application has done with."""
    made: list[HttpConnection] = []
    plainly = HttpConnection.connection_made

    def noted(self: HttpConnection, transport: Any) -> None:
        made.append(self)
        plainly(self, transport)

    monkeypatch.setattr(HttpConnection, "connection_made", noted)
    limits = replace(OPEN, request_seconds=2)
    with running(quick(tmp_path, limits=limits)) as house, connected(house, unread=4096) as line:
        for asked in range(1, 1000):
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
            end = time.monotonic() + 30
            while len(made) == 0 or made[0].server_state.total_requests < asked:
                assert time.monotonic() < end, "no answer is made"
                time.sleep(0.005)
            if made[0].transport.get_write_buffer_size():
                break
        end = time.monotonic() + 10
        while house.app.state.limiter.connections:
            assert time.monotonic() < end, "the connection is kept"
            time.sleep(0.1)


@pytest.mark.parametrize(
    "odd",
    [
        b"GET /api/tables/x/live?name=" + b"a" * 9000 + b" HTTP/1.1\r\n",
        b"GET /api/tables/x/live HTTP/1.1\r\n" + b"".join(b"a%d: b\r\n" % number for number in range(300)),
        b"POST /api/tables/x/live HTTP/1.1\r\nContent-Length: 2\r\n",
    ],
    ids=["long", "many headers", "posted"],
)
def test_a_live_connection_that_never_begins_is_counted_and_ended(tmp_path: Path, odd: bytes) -> None:
    """What is an upgrade to uvicorn and nothing to its WebSocket has no answer; it must not be for ever."""
    limits = Limits(connections_of_address=3, head_seconds=2)
    with running(quick(tmp_path, limits=limits)) as house, ExitStack() as lines:
        for _ in range(3):
            line = lines.enter_context(connected(house))
            line.sendall(odd + b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" + KEY)
        time.sleep(0.5)
        with connected(house) as fourth:
            assert fourth.recv(12) == b"HTTP/1.1 503"
        end = time.monotonic() + 10
        while house.app.state.limiter.connections:
            assert time.monotonic() < end, "they are kept"
            time.sleep(0.1)


def test_who_goes_in_the_middle_of_a_request_is_no_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(quick(tmp_path)) as house:
        for path in (b"/api/tables", b"/api/replays"):
            with connected(house) as line:
                line.sendall(b"POST " + path + b" HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
                time.sleep(0.2)
        end = time.monotonic() + 10
        while house.app.state.limiter.connections:
            assert time.monotonic() < end
            time.sleep(0.05)
        time.sleep(0.2)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_frame_whose_letters_are_none_is_no_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The host is told to look at each fault in the log, so no visitor may write one there."""
    with running(quick(tmp_path)) as house:
        anna = house.visitor()
        with anna.live(anna.create("person", "open", "open")["table"]["id"]) as line:
            line.frame()
            line.line.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                line.frame_of("an answer")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_live_connections_are_not_packed(tmp_path: Path) -> None:
    """The length of a frame would tell whether what somebody typed is like the invitation."""
    with running(quick(tmp_path)) as house:
        anna = house.visitor()
        with anna.live(anna.create("person", "open", "open")["table"]["id"]) as line:
            assert line.line.response is not None
            assert "sec-websocket-extensions" not in line.line.response.headers
