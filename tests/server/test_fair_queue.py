"""Workers are shared by the time that was used; who comes anew does not wait for those who ask without end."""

import asyncio
import time
from contextlib import AbstractAsyncContextManager, ExitStack
from pathlib import Path
from typing import Any

import pytest

from powerhouse import Match
from powerhouse.server import fair_queue
from powerhouse.server.fair_queue import FairQueue
from tests.server.running import quick, running
from tests.server.visiting import Json, first_choice


class Hall:
    """A queue whose clock is moved by hand."""

    def __init__(self, places: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(fair_queue, "monotonic", lambda: self.now)
        self.queue = FairQueue(places)
        self.served: list[str] = []
        self._ends: dict[str, list[asyncio.Event]] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, *parties: str, behind: bool = False) -> None:
        for party in parties:
            end = asyncio.Event()
            self.tasks.append(asyncio.create_task(self._hold(party, end, behind)))
        await self.settle()

    async def _hold(self, party: str, end: asyncio.Event, behind: bool) -> None:
        async with self.queue.place(party, behind):
            party = f"{party} behind" if behind else party
            self.served.append(party)
            self._ends.setdefault(party, []).append(end)
            await end.wait()

    async def finish(self, party: str, after: float) -> None:
        self.now += after
        self._ends[party].pop(0).set()
        await self.settle()

    async def settle(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)


def test_what_can_wait_is_done_behind_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        hall = Hall(2, monkeypatch)
        await hall.ask("a", "b", behind=True)
        assert hall.served == ["a behind"]  # one place is kept for who cannot wait
        await hall.ask("c", "d")
        assert hall.served == ["a behind", "c"]
        await hall.finish("a behind", 9)
        assert hall.served == ["a behind", "c", "d"]  # and not what has waited longer
        await hall.finish("c", 1)
        assert hall.served[3:] == ["b behind"]
        # Who has had much done behind is served at once in front.
        await hall.ask("b")
        await hall.ask("c")
        await hall.finish("d", 5)
        assert hall.served[4:] == ["b"]
        for party in ("b behind", "b", "c"):
            await hall.finish(party, 1)
        await asyncio.gather(*hall.tasks)

    asyncio.run(play())


def test_one_party_never_has_all_places(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        hall = Hall(2, monkeypatch)
        await hall.ask("a", "a", "a")
        assert hall.served == ["a"]
        await hall.ask("b")
        assert hall.served == ["a", "b"]
        await hall.finish("b", 1)
        assert hall.served == ["a", "b"]
        await hall.finish("a", 1)
        assert hall.served == ["a", "b", "a"]

    asyncio.run(play())


def test_a_single_place_is_nobodys_own(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        hall = Hall(1, monkeypatch)
        await hall.ask("a", "a", "a", "b", "b")
        for _ in range(4):
            await hall.finish(hall.served[-1], 2)
        assert hall.served == ["a", "b", "a", "b", "a"]

    asyncio.run(play())


def test_who_used_little_comes_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        hall = Hall(1, monkeypatch)
        await hall.ask(*["long"] * 4, *["short"] * 8)
        for _ in range(9):
            await hall.finish(hall.served[-1], 3 if hall.served[-1] == "long" else 1)
        assert hall.served[:9] == ["long", *["short"] * 3, "long", *["short"] * 3, "long"]

    asyncio.run(play())


def test_who_stayed_away_has_saved_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        hall = Hall(1, monkeypatch)
        await hall.ask(*["a"] * 9)
        for _ in range(5):
            await hall.finish("a", 10)
        await hall.ask(*["b"] * 4)
        for _ in range(5):
            await hall.finish(hall.served[-1], 10)
        assert hall.served[6:] in (["b", "a", "b", "a", "b"], ["a", "b", "a", "b", "a"])

    asyncio.run(play())


def test_who_gives_up_holds_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        hall = Hall(1, monkeypatch)
        await hall.ask("a", "b", "c")
        hall.tasks[1].cancel()
        await hall.settle()
        assert hall.queue.waiting == 1
        hall.tasks[0].cancel()
        await hall.settle()
        assert hall.served == ["a", "c"]
        await hall.finish("c", 1)
        await hall.ask("d")
        assert hall.served == ["a", "c", "d"]
        assert hall.queue.waiting == 0

    asyncio.run(play())


def test_those_who_are_gone_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "FORGET_ABOVE", 10)

    async def play() -> None:
        hall = Hall(1, monkeypatch)
        for number in range(40):
            await hall.ask(f"visitor {number}")
            await hall.finish(f"visitor {number}", 1)
        assert len(hall.queue._used) <= 11

    asyncio.run(play())


def test_a_newcomers_bots_move_while_one_address_runs_many_tables_of_experts(tmp_path: Path) -> None:
    """Half of them it looks at, half of them go on alone; each decision takes all the time there is."""
    seconds = 0.5
    settings = quick(tmp_path, bot_seconds=seconds, bot_processes=2, proxies=("127.0.0.1",))
    with running(settings) as house, ExitStack() as lines:
        many, few = ({"x-forwarded-for": f"203.0.113.{number}"} for number in (7, 8))
        busy, newcomer = house.visitor(**many), house.visitor(**few)
        for number in range(30):
            id = busy.create(*["bot:expert"] * 3)["table"]["id"]
            if number % 2:
                lines.enter_context(busy.live(id, None, **many))
        time.sleep(2)
        id = newcomer.create("person", "bot:random", "bot:random")["table"]["id"]
        waits = []
        with newcomer.live(id, None, **few):
            now = newcomer.my_turn(id)
            for _ in range(4):
                since = time.monotonic()
                made = newcomer.play(now, first_choice(now))
                now = newcomer.my_turn(id)
                waits.append((time.monotonic() - since) / max(1, now["number"] - made["number"]))
        assert sorted(waits)[2] < seconds + 1, waits


def test_how_long_a_bot_thinks_is_the_host_s_affair(tmp_path: Path) -> None:
    """Whatever a visitor asks for; a bot that did not keep to it would be replaced by another one's move."""
    with running(quick(tmp_path, bot_grace=20.0)) as house:
        anna = house.visitor()
        anna.refused("POST", "/tables", _experts("expert:iterations=1000000000"), 400)
        anna.hint(anna.create("person", "person"))  # now the process is there in which it thinks
        since = time.monotonic()
        id = anna.post("/tables", _experts("expert:time=1000000"))["table"]["id"]
        begun = anna.table(id)["number"]
        anna.until(id, lambda now: now["number"] > begun)
        assert time.monotonic() - since < 10


def _experts(bot: str) -> Json:
    return {"game": "power-grid", "players": 2, "name": "Anna", "seats": [{"kind": "bot", "bot": bot}] * 2}


def test_hints_and_records_are_queued_by_where_they_come_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many visitors an address pretends to be; a household of IPv6 is one."""
    asked: list[str] = []
    enter = FairQueue.place

    def noted(self: FairQueue, party: str, *more: Any) -> AbstractAsyncContextManager[None]:
        asked.append(party)
        return enter(self, party, *more)

    monkeypatch.setattr(FairQueue, "place", noted)
    record = Match.new("power-grid", 3, seed=1).record()
    with running(quick(tmp_path, proxies=("127.0.0.1",))) as house:
        for address in ("203.0.113.7", "203.0.113.7", "203.0.113.8", "2001:db8::1", "2001:db8::2"):
            visitor = house.visitor(**{"x-forwarded-for": address})
            visitor.hint(visitor.create("person", "person"))
            sent = visitor.http.post("/api/replays", content=record, headers={"content-type": "text/plain"})
            assert sent.status_code == 201, sent.text
    assert asked[0] == asked[3]
    assert asked[::2] == asked[1::2]  # a hint and a record each
    assert len(set(asked)) == 3
