"""Nonsense on the live connection: it is closed with a reason, and nobody else notices."""

import os
import random
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.faults.test_fuzz import House, house
from tests.server.visiting import Live

__all__ = ["house"]

PING = '{"type":"ping"}'
POLICY, TOO_BIG, COME_BACK = 1008, 1009, 1012
NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"ping"',
    '{"type":1}',
    '{"type":null}',
    '{"type":["ping"]}',
    '{"type":"pong"}',
    '{"type":"moves","moves":["pass"],"number":0}',
    '{"type":"snapshot"}',
    "[" * 900,
    '{"type":"ping"',
    "\0" * 500,
    "\U0001f600" * 200,
    "x" * 10_000,
    b"",
    b"\0",
    b"\xff\xfe\xfd",
    os.urandom(2000),
]


def closing(line: Live) -> int:
    """The code with which the server ends a connection."""
    for _ in range(10_000):
        try:
            line.frame()
        except ConnectionClosed as ended:
            return code_of(ended)
    raise AssertionError("the connection stays open")


def code_of(ended: ConnectionClosed) -> int:
    assert ended.rcvd is not None
    return ended.rcvd.code


@pytest.fixture(autouse=True)
def nobody_notices(house: House) -> Iterator[None]:
    """Anna sits at her table all the while, is told of nothing, and finds everything as it was."""
    id = house.tables[0]["table"]["id"]
    with house.anna.live(id) as line:
        line.frame_of("snapshot")
        yield
        line.line.send(PING)
        assert line.frame()["type"] == "pong"
    house.anna.until(id, lambda now: not any(seat["present"] for seat in now["table"]["seats"]))
    house.check_untouched()


def test_nonsense_ends_the_connection(house: House) -> None:
    id = house.playground("live")["table"]["id"]
    for said in NONSENSE:
        with house.stranger.live(id) as line:
            line.frame_of("snapshot")
            line.line.send(said)
            assert closing(line) == POLICY, said[:40]


def test_a_huge_message_ends_the_connection(house: House) -> None:
    with house.stranger.live(house.playground("live")["table"]["id"]) as line:
        line.frame_of("snapshot")
        line.line.send("x" * 1_000_000)
        assert closing(line) == TOO_BIG


def test_thousands_of_pings(house: House) -> None:
    """Whoever does not read the answers is cut off; whoever does gets them all."""
    with house.stranger.live(house.playground("live")["table"]["id"]) as line:
        line.frame_of("snapshot")
        for _ in range(500):
            line.line.send(PING)
            assert line.frame()["type"] == "pong"
    with house.stranger.live(house.playground("live")["table"]["id"]) as line:
        code = COME_BACK  # or none, if the server has kept up
        try:
            for _ in range(2000):
                line.line.send(PING)
        except ConnectionClosed as ended:
            code = code_of(ended)
        assert code == COME_BACK


def test_many_who_come_and_go(house: House) -> None:
    id = house.playground("live")["table"]["id"]
    for _ in range(100):
        with house.stranger.live(id):
            pass


@pytest.mark.parametrize("since", [-1, 0, 1, 10**6, 10**30, "x", "", "1.5", "NaN", "%00", "1&from=2"])
def test_numbers_that_are_none(house: House, since: Any) -> None:
    id = house.playground("live")["table"]["id"]
    status = 200
    try:
        with house.stranger.live(id, since=since) as line:
            line.frame()
    except InvalidStatus as refused:
        status = refused.response.status_code
    except ConnectionClosed as ended:
        status = code_of(ended) - 4000
    assert 200 <= status < 500


def test_what_is_no_websocket_at_all(house: House) -> None:
    chance = random.Random(7)
    address = urlsplit(house.server.address)
    id = house.playground("live")["table"]["id"]
    start = f"GET /api/tables/{id}/live HTTP/1.1\r\nHost: {address.netloc}\r\n"
    upgrade = start + "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    beginnings = [b"", start.encode(), upgrade.encode() + b"\r\n", (upgrade + key).encode(), (upgrade + key).encode()]
    for beginning in beginnings:
        for _ in range(5):
            with socket.create_connection((address.hostname, address.port), timeout=5) as line:
                line.sendall(beginning + chance.randbytes(500))
