"""Several processes, or machines, with one PostgreSQL: who is at a table, and how much one may ask, holds for all."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest

from powerhouse.server import presence
from powerhouse.server.limits import MOST_PARTS, Limiter
from powerhouse.server.live import Hub
from powerhouse.server.settings import Limits, Rate
from powerhouse.server.storage import presence as rows
from tests.server.conftest import Databases
from tests.server.running import Running, quick, running
from tests.server.visiting import Json, Visitor

pytestmark = pytest.mark.parametrize("databases", ["postgres"], indirect=True, scope="session")


@pytest.fixture
def address(databases: Databases) -> str:
    made = databases()
    assert made is not None
    return made


@pytest.fixture
def both(address: str, data: Path) -> Iterator[tuple[Running, Running]]:
    """Two servers that know the same visitors."""
    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(presence, "BEAT_SECONDS", 0.2)
        one, two = (stack.enter_context(running(quick(data, address))) for _ in range(2))
        yield one, two


def at(server: Running, visitor: Visitor) -> Visitor:
    """The same visitor at another server."""
    there = server.visitor()
    there.http.cookies.update(visitor.http.cookies)
    return there


def until(condition: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.02)


def present(snapshot: Json) -> list[bool]:
    return [seat["present"] for seat in snapshot["table"]["seats"]]


def test_who_is_at_the_table_is_known_everywhere(both: tuple[Running, Running]) -> None:
    one, two = both
    anna, boris, olga = one.visitor(), two.visitor(), two.visitor()
    start = anna.create("person", "open", "bot", watch=True)
    id = start["table"]["id"]
    boris.join(start, "Boris")
    with anna.live(id) as line:
        line.frame()
        with boris.live(id) as other, olga.live(id, name="Olga"):
            other.frame()
            for visitor in (anna, at(two, anna), at(one, boris), boris):
                now = visitor.until(
                    id, lambda now: present(now) == [True, True, False] and now["table"]["watchers"] != []
                )
                assert now["table"]["watchers"] == ["Olga"]
            while not line.frame(30).get("table", {"watchers": []})["watchers"]:
                pass
            for owner in (anna, at(two, anna)):
                assert owner.refused("PUT", f"/tables/{id}/seats/1", {"kind": "bot"})["error"] == "present"
        while True:  # she hears that he has left, though he was at the other server
            frame = line.frame(30)
            if "table" in frame and frame["table"]["seats"][1]["present"] is False and not frame["table"]["watchers"]:
                break
    anna.until(id, lambda now: not present(now)[1])
    anna.put(f"/tables/{id}/seats/1", {"kind": "bot"})


def test_a_list_of_tables_knows_it_too(both: tuple[Running, Running]) -> None:
    one, two = both
    anna = one.visitor()
    id = anna.create("person", "bot", "bot")["table"]["id"]
    with anna.live(id) as line:
        line.frame()
        there = at(two, anna)
        until(lambda: there.get("/tables")["mine"][0]["seats"][0]["present"])
    until(lambda: not there.get("/tables")["mine"][0]["seats"][0]["present"])


def test_a_process_that_ended_without_a_word_is_forgotten(
    both: tuple[Running, Running], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _two = both
    anna = one.visitor()
    start = anna.create("person", "open", "bot")
    id = start["table"]["id"]
    boris = one.visitor()
    boris.join(start, "Boris")
    with psycopg.connect(address, autocommit=True) as line:
        (visitor,) = line.execute("SELECT visitor FROM seats WHERE table_id = %s AND seat = 1", [id]).fetchone() or (
            "",
        )
        line.execute("INSERT INTO processes VALUES ('killed', extract(epoch from clock_timestamp()))")
        line.execute("INSERT INTO presence VALUES ('killed', %s, %s, '')", [id, visitor])
    anna.until(id, lambda now: present(now)[1])
    monkeypatch.setattr(rows, "DEAD_SECONDS", 1.0)
    anna.until(id, lambda now: not present(now)[1])


def test_what_could_not_be_written_is_written_later(both: tuple[Running, Running], address: str) -> None:
    """Somebody took the process for ended, as after a long pause of the machine."""
    one, two = both
    anna = one.visitor()
    id = anna.create("person", "bot", "bot", watch=True)["table"]["id"]
    with anna.live(id) as line:
        line.frame()
        there = at(two, anna)
        there.until(id, lambda now: present(now)[0])
        with psycopg.connect(address, autocommit=True) as database:
            database.execute("DELETE FROM presence")
            database.execute("DELETE FROM processes")
            until(lambda: bool(database.execute("SELECT * FROM presence").fetchall()))
        there.until(id, lambda now: present(now)[0])


class Slow:
    """A database that answers a beat with how it was before the last notice."""

    def __init__(self) -> None:
        self.answer = asyncio.Event()

    async def write(self, channel: str, notices: list[str], job: object) -> tuple[int, dict[str, dict[str, str]]]:
        await self.answer.wait()
        return 2, {"table": {"boris": ""}, "other": {"olga": ""}}

    async def read(self, job: object) -> dict[str, str]:
        return {}


def test_a_late_answer_brings_nobody_back(databases: Databases) -> None:
    async def try_it() -> dict[str, dict[str, str]]:
        store, hub = Slow(), Hub()
        known = presence.Presence(store, hub, lambda table: None)  # type: ignore[arg-type]
        hub.elsewhere = {"table": {"boris": ""}}
        beat = asyncio.create_task(known.beat())
        await asyncio.sleep(0)
        await known.on_notify("table")
        store.answer.set()
        await beat
        return hub.elsewhere

    assert asyncio.run(try_it()) == {"other": {"olga": ""}}


def test_limits_are_divided_among_the_processes(address: str, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One visitor who asks both is granted as much as by one."""
    monkeypatch.setattr(presence, "BEAT_SECONDS", 0.2)
    limits = Limits(creations=Rate(0.0001, 12))
    with ExitStack() as stack:
        one = stack.enter_context(running(quick(data, address, limits=limits)))
        two = stack.enter_context(running(quick(data, address, limits=limits)))
        wish = {"game": "power-grid", "players": 2, "name": "Anna", "seats": [{"kind": "person"}, {"kind": "open"}]}
        until(lambda: all(server.app.state.limiter.parts == 2 for server in (one, two)))
        made = [server.visitor().ask("POST", "/tables", wish).status_code for server in (one, two) for _ in range(12)]
        assert made.count(201) == 12
        assert made.count(429) == 12


@pytest.mark.parametrize(("processes", "granted"), [(1, 120), (2, 60), (6, 20), (64, 120 // MOST_PARTS)])
def test_each_process_grants_its_part(databases: Databases, processes: int, granted: int) -> None:
    limiter = Limiter(Limits(visitor=Rate(0.0001, 120)))
    limiter.share_among(processes)
    assert sum(limiter.grants("anna", f"10.0.0.{n}", "GET", "/api/games") for n in range(200)) == granted
    sockets = [limiter.open_socket("anna", "10.0.0.1") for _ in range(40)]
    assert sum(sockets) == 30 // min(processes, MOST_PARTS)
