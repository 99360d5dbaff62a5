"""Worker processes and bots in them: limits hold, failures are replaced."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

from powerhouse import Match
from powerhouse.core.phrase import said
from powerhouse.server.bots import Bots
from powerhouse.server.history import Refused, read_record
from powerhouse.server.workers import Failed, Overrun, Workers, processor_time
from tests.server.running import quick


def double(number: int) -> int:
    return 2 * number


def sleep_long() -> None:
    time.sleep(60)


def fail() -> None:
    raise ValueError("no idea")


def vanish() -> None:
    os._exit(1)


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    made = Workers(1)
    yield made
    made.stop()


def run(workers: Workers, job: Any, *arguments: Any, seconds: float = 20) -> Any:
    return asyncio.run(workers.run(job, *arguments, seconds=seconds, party="somebody"))


def test_work_is_done_elsewhere(workers: Workers) -> None:
    assert run(workers, double, 21) == 42
    assert run(workers, os.getpid) != os.getpid()


def test_what_overruns_is_ended_and_replaced(workers: Workers) -> None:
    run(workers, double, 1)
    begun = time.monotonic()
    with pytest.raises(Overrun):
        run(workers, sleep_long, seconds=0.2)
    assert time.monotonic() - begun < 5
    assert run(workers, double, 2) == 4


def test_errors_and_ends_are_told(workers: Workers) -> None:
    with pytest.raises(Failed, match="ValueError: no idea"):
        run(workers, fail)
    with pytest.raises(Overrun):
        run(workers, vanish)
    assert run(workers, double, 3) == 6


def test_stopping_does_not_wait_for_work() -> None:
    workers = Workers(1)

    async def stop_early() -> None:
        work = asyncio.create_task(workers.run(sleep_long, seconds=60, party="somebody"))
        await asyncio.sleep(1.5)
        await asyncio.to_thread(workers.stop)
        with pytest.raises(Overrun):
            await work

    begun = time.monotonic()
    asyncio.run(stop_early())
    assert time.monotonic() - begun < 20


def busy(seconds: float) -> int:
    with processor_time(seconds):
        return sum(1 for _ in iter(int, 1))


def slow_but_idle(seconds: float) -> str:
    with processor_time(seconds):
        time.sleep(3 * seconds)
    return "done"


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there is no such clock")
def test_work_on_the_processor_is_counted_and_not_the_time_of_a_busy_machine(workers: Workers) -> None:
    assert run(workers, slow_but_idle, 0.3) == "done"
    with pytest.raises(Failed, match="TooLong"):
        run(workers, busy, 0.2)
    text = Match.new("power-grid", 3, seed=1).record()
    assert isinstance(run(workers, read_record, text, 0.0001), Refused)
    assert not isinstance(run(workers, read_record, text, 10.0), Refused)


class Careless:
    """Workers in which every bot but the simplest fails."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def run(self, job: Any, *arguments: Any, seconds: float, party: str) -> Any:
        self.asked.append(signature(job).bind(*arguments).arguments["bot"])
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


@pytest.mark.parametrize("fault", [Overrun("slow"), Failed("wrong"), (10**6, None, [])])
def test_a_bot_that_gives_no_move_is_replaced(tmp_path: Path, fault: Any) -> None:
    match = Match.new("power-grid", 3, seed=1)
    legal = match.state.moves()
    careless = Careless(fault, (legal[0], said("why not"), []))
    choice = asyncio.run(Bots(careless, quick(tmp_path)).choose(match, "greedy", "somebody"))  # type: ignore[arg-type]
    assert careless.asked == ["greedy", "easy"]
    assert (choice.move, choice.bot, choice.reason) == (legal[0], "easy", said("why not"))
    hopeless = Careless(fault, fault, fault)
    choice = asyncio.run(Bots(hopeless, quick(tmp_path)).choose(match, "greedy", "somebody"))  # type: ignore[arg-type]
    assert choice.move in legal
