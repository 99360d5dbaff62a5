"""Connections before anybody asks who they are: heads, silences, numbers, proxies."""

import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from powerhouse.core.errors import PowerhouseError
from powerhouse.server.connections import HttpConnection
from powerhouse.server.limits import Limiter, network_of, networks
from powerhouse.server.settings import Limits, Rate
from tests.server.running import Running, quick, running

OPEN = Limits(on=False)


@contextmanager
def connected(house: Running) -> Iterator[socket.socket]:
    host, port = house.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=15) as connection:
        yield connection


def answer(connection: socket.socket) -> bytes:
    """All that the server says until it closes."""
    said = b""
    try:
        while part := connection.recv(65536):
            said += part
    except ConnectionResetError:
        pass
    return said


def status(said: bytes) -> int:
    return int(said.split()[1])


@pytest.mark.parametrize("size", [17_000, 400_000, 30_000_000])
def test_a_head_that_is_too_large_is_refused_before_it_has_arrived(tmp_path: Path, size: int) -> None:
    with running(quick(tmp_path)) as house, connected(house) as connection:
        before = time.process_time()
        try:
            connection.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-long: " + b"a" * size)
        except (BrokenPipeError, ConnectionResetError):
            pass
        else:
            assert status(answer(connection)) == 431
        assert time.process_time() - before < 1
        assert httpx.get(house.address + "/api/health").status_code == 200


def test_many_small_headers_are_a_large_head_too(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as house, connected(house) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a: b\r\n" * 4000)
        assert status(answer(connection)) == 431


def test_a_cookie_of_backslashes_costs_nothing(house: Running) -> None:
    cookie = 'powerhouse="' + "\\" * 12_000 + '"'
    before = time.process_time()
    assert httpx.get(house.address + "/api/games", headers={"cookie": cookie}).status_code == 200
    assert time.process_time() - before < 0.5


def test_requests_one_after_the_other_have_a_head_each(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as house, connected(house) as connection:
        for _ in range(5):
            connection.sendall(b"GET /api/nothing HTTP/1.1\r\nhost: x\r\nx-long: " + b"a" * 9_000 + b"\r\n\r\n")
            assert status(connection.recv(65536)) == 404


def test_who_says_nothing_or_not_all_is_not_waited_for(tmp_path: Path) -> None:
    limits = replace(OPEN, head_seconds=0.4, request_seconds=0.8)
    with running(quick(tmp_path, limits=limits)) as house:
        for words, wanted in (
            (b"", None),
            (b"GET / HT", 408),
            (b"GET / HTTP/1.1\r\nhost: x\r\n", 408),
            (b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{", None),
        ):
            with connected(house) as connection:
                connection.sendall(words)
                since = time.monotonic()
                said = answer(connection)
                assert time.monotonic() - since < 5
                assert (status(said) if said else None) == wanted
        assert httpx.get(house.address + "/api/games").status_code == 200


def test_a_head_that_drips_does_not_begin_anew_with_every_byte(tmp_path: Path) -> None:
    limits = replace(OPEN, head_seconds=0.5)
    with running(quick(tmp_path, limits=limits)) as house, connected(house) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")
        since = time.monotonic()
        try:
            while time.monotonic() - since < 10:
                time.sleep(0.05)
                connection.sendall(b"a")
        except (BrokenPipeError, ConnectionResetError):
            pass
        assert time.monotonic() - since < 3


@pytest.mark.parametrize("line", [b"x-long: " + b"a" * 1_000_000, b"a: b\r\n" * 200_000, b"0;" + b"a" * 1_000_000])
def test_what_follows_a_body_is_no_longer_than_a_head(tmp_path: Path, line: bytes) -> None:
    """The parser keeps it, and puts a long line together again with every piece that comes."""
    ask = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n"
    with running(quick(tmp_path)) as house, connected(house) as connection:
        connection.sendall(ask if line.startswith(b"0") else ask + b"0\r\n")
        with suppress(BrokenPipeError, ConnectionResetError):
            connection.sendall(line)
        answer(connection)  # it is not waited for the end
        assert httpx.get(house.address + "/api/health", timeout=30).status_code == 200


def test_a_body_in_parts_is_taken(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as house:
        anna = house.visitor()
        wish = b'{"game": "power-grid", "players": 3, "name": "Anna", "seats": [{"kind": "person"}, {"kind": "bot"}, '
        wish += b'{"kind": "bot"}]}'
        parts = iter([b" " * 1000] * 50 + [wish[:40], wish[40:]])
        answer = anna.http.post("/api/tables", content=parts, headers={"content-type": "application/json"})
        assert answer.status_code == 201, answer.text


def test_a_body_that_goes_on_after_the_answer_is_not_waited_for(tmp_path: Path) -> None:
    limits = replace(OPEN, head_seconds=0.5, request_seconds=1)
    with running(quick(tmp_path, limits=limits)) as house:
        for length, more in ((1_000_000, b"a"), (3, b"abc")):  # one goes on, one has ended and says nothing any more
            with connected(house) as connection:
                connection.sendall(b"GET /api/nothing HTTP/1.1\r\nhost: x\r\ncontent-length: %d\r\n\r\n" % length)
                assert status(connection.recv(65536)) == 404
                since = time.monotonic()
                connection.settimeout(0.1)
                ended = False
                while not ended and time.monotonic() - since < 10:
                    try:
                        connection.sendall(more)
                        more = more if len(more) == 1 else b""
                        ended = connection.recv(100) == b""
                    except TimeoutError:
                        continue
                    except OSError:
                        ended = True
                assert time.monotonic() - since < 5


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    limits = Limits(connections_of_address=3, visitor=Rate(1000, 1000), address=Rate(1000, 1000), head_seconds=30)
    with running(quick(tmp_path, limits=limits)) as house:
        with connected(house), connected(house), connected(house) as third:
            with connected(house) as fourth:
                assert status(answer(fourth)) == 503
            third.close()
            time.sleep(0.2)
            assert httpx.get(house.address + "/api/games").status_code == 200
        anna = house.visitor()
        id = anna.create("person", "open", "open")["table"]["id"]
        with anna.live(id) as one, anna.live(id) as two, anna.live(id) as three, anna.live(id) as four:
            for line in (one, two, three, four):
                assert line.frame()["type"] == "snapshot"
            assert anna.ask("GET", "/games").status_code == 200


def test_the_process_has_so_many_connections(tmp_path: Path) -> None:
    with running(quick(tmp_path, limits=replace(OPEN, connections=2))) as house:
        with connected(house), connected(house), connected(house) as third:
            assert status(answer(third)) == 503
        time.sleep(0.2)
        assert httpx.get(house.address + "/api/games").status_code == 200


NARROW = """
import resource, sys
from pathlib import Path
resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))
from powerhouse.cli.serve import serve
if __name__ == "__main__":
    serve(port=int(sys.argv[2]), data=Path(sys.argv[1]), bot_processes=1)
"""


def asked_from(port: int, source: str) -> int:
    """The status of a request from another address of loopback; 0 if nobody answers."""
    try:
        with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=5) as visitor:
            return visitor.get(f"http://127.0.0.1:{port}/api/reach").status_code
    except httpx.TransportError:
        return 0


def test_silent_connections_do_not_use_up_the_files_of_the_process(tmp_path: Path) -> None:
    """With `ulimit -n 1024`: of 1,100 silent connections from eleven addresses some are turned away at once, the others
    when they have said nothing for too long; then everybody is served."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [sys.executable, "-c", NARROW, str(tmp_path), str(port)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    silent: list[socket.socket] = []
    try:
        end = time.monotonic() + 60
        while asked_from(port, "127.0.0.1") != 200:
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.05)
        for number in range(1100):
            source = (f"127.0.0.{10 + number % 11}", 0)
            silent.append(socket.create_connection(("127.0.0.1", port), timeout=15, source_address=source))
        assert asked_from(port, "127.0.0.2") in (200, 503)
        end = time.monotonic() + 30
        while asked_from(port, "127.0.0.2") != 200:
            assert time.monotonic() < end, "nobody is served"
            time.sleep(0.2)
    finally:
        server.terminate()
        _, errors = server.communicate(timeout=20)
        for connection in silent:
            connection.close()
    assert b"Traceback" not in errors
    assert b"Too many open files" not in errors


def test_the_word_of_a_proxy_is_believed_and_of_nobody_else(tmp_path: Path) -> None:
    limits = Limits(address=Rate(0.01, 20), visitor=Rate(1000, 1000))
    forwarded = [{"x-forwarded-for": f"203.0.113.{number}"} for number in range(60)]
    with running(quick(tmp_path / "plain", limits=limits)) as house:
        answers = [httpx.get(house.address + "/api/games", headers=each).status_code for each in forwarded]
        assert answers.count(429) >= 30
    with running(quick(tmp_path / "behind", limits=limits, proxies=("127.0.0.0/8",))) as house:
        answers = [httpx.get(house.address + "/api/games", headers=each).status_code for each in forwarded]
        assert answers.count(429) == 0
        secure = httpx.get(house.address + "/api/games", headers={"x-forwarded-proto": "https"})
        assert "; Secure" in secure.headers["set-cookie"]


def test_a_network_of_proxies_may_be_named_by_one_of_its_addresses(tmp_path: Path) -> None:
    with running(quick(tmp_path, proxies=("127.0.0.1/8",))) as house:
        secure = httpx.get(house.address + "/api/games", headers={"x-forwarded-proto": "https"})
        assert "; Secure" in secure.headers["set-cookie"]


def test_a_socket_for_both_kinds_of_addresses_tells_of_ipv4_as_everybody_writes_it() -> None:
    """Else neither a proxy nor the machine itself is known by its address."""
    connection = object.__new__(HttpConnection)
    connection._limiter = Limiter(Limits())
    for seen, told in (("::ffff:127.0.0.1", "127.0.0.1"), ("::1", "::1"), ("::ffff:0:1", "::ffff:0:1")):
        connection.client = seen, 9
        assert connection._enter()
        assert connection.client == (told, 9)


def test_an_address_that_is_none_is_said(tmp_path: Path) -> None:
    assert len(networks(("10.0.0.7", "fd00::/8"))) == 2
    with pytest.raises(PowerhouseError, match=r"'proxy\.example' does not appear"):
        networks(("proxy.example",))


def test_a_household_counts_as_one() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::9") != network_of("2001:db8:1:2::9")
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("nowhere") == "nowhere"
    limiter = Limiter(Limits(address=Rate(0.01, 3)))
    asked = [limiter.grants(None, f"2001:db8::{number}", "GET", "/api/games") for number in range(1, 5)]
    assert asked == [True, True, True, False]


def test_the_files_of_the_process_are_what_the_system_grants() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (300, 1000));"
        "from powerhouse.server.connections import most_connections;"
        "print(most_connections(), resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    assert hard == resource.RLIM_INFINITY or hard >= 1000
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "872 (1000, 1000)"
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (soft, hard)
