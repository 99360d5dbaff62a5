"""Engines: the same outcomes wherever games are played, and none lost when a process is killed."""

import os
import signal
from pathlib import Path

import pytest

from powerhouse.arena import engines
from powerhouse.arena.engines import local, on_ray
from powerhouse.arena.plan import Plan
from powerhouse.arena.playing import Outcome, Task, play_all
from powerhouse.arena.results import Results
from powerhouse.arena.running import run
from powerhouse.core.errors import PowerhouseError

PLAN = Plan("power-grid", 3, 12, 40, ("greedy", "random"), {"map": "usa"}, rotated=True)


def tasks(count: int = 4) -> list[Task]:
    return [Task(PLAN, first, first + 3) for first in range(0, 3 * count, 3)]


def killed_once(task: Task) -> list[Outcome]:
    """In the first process that comes to the second task, the process dies."""
    trace = Path(os.environ["POWERHOUSE_TEST_TRACE"])
    if task.first == 3 and not trace.exists():
        trace.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_all(task)


def always_killed(task: Task) -> list[Outcome]:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("dead by now")


def test_two_processes_give_what_one_gives() -> None:
    assert list(local(2)(tasks())) == list(local(1)(tasks()))


def test_a_killed_process_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POWERHOUSE_TEST_TRACE", str(tmp_path / "trace"))
    monkeypatch.setattr(engines, "play_all", killed_once)
    found = list(local(2)(tasks()))
    assert (tmp_path / "trace").exists()
    assert found == [play_all(task) for task in tasks()]


def test_a_task_that_kills_every_process_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "play_all", always_killed)
    monkeypatch.setattr(engines, "MOST_DEATHS", 2)
    with pytest.raises(PowerhouseError, match="ended 2 times while games from seed 40 on"):
        list(local(2)(tasks(2)))


def test_a_ray_cluster_gives_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="Ray comes with the extra 'cluster'")
    monkeypatch.setenv("POWERHOUSE_TEST_TRACE", str(tmp_path / "trace"))
    files = []
    for name, engine in (("local", local(2)), ("ray", on_ray(None, 2))):
        path = tmp_path / f"{name}.parquet"
        if name == "ray":
            monkeypatch.setattr(engines, "play_all", killed_once)  # a worker is killed, too
        list(run(PLAN, engine, Results(path, PLAN, False)))
        files.append(path.read_bytes())
    assert (tmp_path / "trace").exists()
    assert files[0] == files[1]
