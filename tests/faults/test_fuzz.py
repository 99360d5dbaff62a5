"""Nonsense at every door: nothing breaks, and nothing changes at the tables of others."""

import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from powerhouse import Match
from powerhouse.server.schema import document
from tests.server.running import Running, quick, running
from tests.server.visiting import Json, Visitor

SCHEMA = schemathesis.openapi.from_dict(document())
EXAMPLES = 20


class Complaints(logging.Handler):
    """What the server writes into its log as an error of its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage() + (f": {record.exc_info[1]!r}" if record.exc_info else ""))


@dataclass
class House:
    """A server with tables of Anna, whom nobody else may touch, and a stranger who sends nonsense."""

    server: Running
    anna: Visitor
    stranger: Visitor
    complaints: Complaints
    tables: list[Json]
    playgrounds: dict[str, Json] = field(default_factory=dict)

    def playground(self, operation: str) -> Json:
        """A table that belongs to the stranger, one for each door, since some end it."""
        if operation not in self.playgrounds:
            self.playgrounds[operation] = self.stranger.create("person", "person", "open")
        return self.playgrounds[operation]

    def check_untouched(self) -> None:
        for table in self.tables:
            assert untimed(self.anna.table(table["table"]["id"])) == untimed(table)
        assert self.complaints.lines == []


def untimed(snapshot: Json) -> Json:
    """Without how long people have been away."""
    seats = [seat | {"away": None} for seat in snapshot["table"]["seats"]]
    return snapshot | {"table": snapshot["table"] | {"seats": seats}}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    complaints = Complaints()
    loggers = [logging.getLogger(name) for name in ("powerhouse", "uvicorn.error")]
    with running(quick(tmp_path_factory.mktemp("fuzzed"))) as server:
        for logger in loggers:
            logger.addHandler(complaints)
        anna, stranger = server.visitor(), server.visitor()
        tables = [
            anna.create("person", "person", watch=True, seed=3),
            anna.create("person", "person", "person", watch=False),
            anna.create("person", "open", watch=True),
        ]
        anna.post(f"/tables/{tables[0]['table']['id']}/chat", {"text": "nobody changes this"})
        tables = [anna.table(table["table"]["id"]) for table in tables]
        found = House(server, anna, stranger, complaints, tables)
        yield found
        found.check_untouched()
        for logger in loggers:
            logger.removeHandler(complaints)


def places(case: Any, house: House) -> Iterator[dict[str, Any]]:
    """The path as it was made up, one to a table of Anna, and one to the stranger's own."""
    made = dict(case.path_parameters or {})
    yield made
    for table in (house.tables[0], house.playground(case.operation.label)):
        known = {"id": table["table"]["id"], "invite": table["table"]["invite"]}
        if known.keys() & made.keys():
            yield made | {name: known[name] for name in known.keys() & made.keys()}


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_door_breaks(case: Any, house: House) -> None:
    cookies = dict(house.stranger.http.cookies)
    for path in places(case, house):
        case.path_parameters = path
        response = case.call(base_url=house.server.address, cookies=cookies)
        assert response.status_code < 500, response.text
        if response.status_code >= 400:
            assert response.json()["text"]


def test_nothing_has_changed_at_the_tables_of_others(house: House) -> None:
    house.check_untouched()


def test_a_record_that_is_nonsense(house: House) -> None:
    match = Match.new("power-grid", 2, seed=1)
    good = match.record().encode()
    for spoilt in (b"", b"\0" * 1000, b"\xff" * 1000, good[: len(good) // 2], good.replace(b":", b""), good * 3):
        answer = house.stranger.http.post("/api/replays", content=spoilt)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["text"]


BODIES: list[bytes] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"1e999999",
    b'"text"',
    b"\xff\xfe",
    b"[" * 60_000,
    b'{"moves": ' * 5000,
    b'{"moves": ["\\ud800"], "number": 1}',
    b'{"moves": ["pass\\u0000"], "number": 1}',
    b'{"moves": [1], "number": "x"}',
    b'{"moves": [], "number": 0}',
    b'{"moves": ["pass"], "number": 99999999999999999999999}',
    b'{"moves": ["pass"], "number": -1}',
    b'{"moves": ["pass"], "number": 9223372036854775807}',
    json.dumps({"moves": ["pass"] * 10_000, "number": 0}).encode(),
    b"x" * 100_000,
]


@pytest.mark.parametrize(
    "door", ["moves", "trial", "why", "undo", "chat", "orders", "fork", "seats/0", "hint", "close"]
)
def test_bodies_that_are_nonsense(house: House, door: str) -> None:
    method = "PUT" if door in ("orders", "seats/0") else "POST"
    for table in (house.tables[0], house.playground(f"bodies {door}")):
        for body in BODIES:
            answer = house.stranger.http.request(method, f"/api/tables/{table['table']['id']}/{door}", content=body)
            assert answer.status_code < 500, answer.text
    house.check_untouched()
