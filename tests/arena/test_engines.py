"""Engines: the same outcomes wherever games are played, and none lost when a process is killed."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import sleep

import msgspec
import polars as pl
import pytest

from powerhouse.arena import engines
from powerhouse.arena.engines import local, on_ray
from powerhouse.arena.outcomes import Outcome, Task, play_all
from powerhouse.arena.results import Results
from powerhouse.arena.runner import run
from powerhouse.arena.series import Series
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.match import Match

PLAN = Series("power-grid", 3, 12, 40, ("greedy", "random"), {"map": "usa"}, rotated=True)


def tasks(count: int = 4) -> list[Task]:
    return [Task(PLAN, first, first + 3) for first in range(0, 3 * count, 3)]


def killed_once(task: Task, expendable: bool = False) -> list[Outcome]:
    """In the first process that comes to the second task, the process dies."""
    trace = Path(os.environ["POWERHOUSE_TEST_TRACE"])
    if task.first == 3 and not trace.exists():
        trace.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_all(task)


def deadly(task: Task, expendable: bool = False) -> list[Outcome]:
    """Whoever plays the fifth game dies."""
    if task.first <= 4 < task.end:
        os.kill(os.getpid(), signal.SIGKILL)
    return play_all(task)


def untimed(found: Iterable[list[Outcome]]) -> list[Outcome]:
    """The games without the time that was thought, which is never twice the same."""
    return [msgspec.structs.replace(outcome, thinking=[]) for outcomes in found for outcome in outcomes]


def test_two_processes_give_what_one_gives() -> None:
    assert untimed(local(2)(tasks())) == untimed(local(1)(tasks()))


def test_a_killed_process_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POWERHOUSE_TEST_TRACE", str(tmp_path / "trace"))
    monkeypatch.setattr(engines, "play_all", killed_once)
    found = list(local(2)(tasks()))
    assert (tmp_path / "trace").exists()
    assert untimed(found) == untimed(play_all(task) for task in tasks())


def test_a_game_that_kills_every_process_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "play_all", deadly)
    check_but_the_fifth(list(local(2)(tasks(2))), 2)


def check_but_the_fifth(found: list[list[Outcome]], count: int) -> None:
    games = untimed(found)
    given_up = games.pop(4)
    expected = untimed(play_all(task) for task in tasks(count))
    assert games == [outcome for outcome in expected if outcome.number != 4]
    assert (given_up.number, given_up.places, given_up.reason) == (4, [], "given up")
    assert [str(told) for told in given_up.faults] == ["the process in which it was played ended 3 times"]
    assert given_up.record is not None
    assert Match.parse(given_up.record).state.digest() == given_up.digest


BAD_BOTS = """
import os, sys
from powerhouse.bots import Bot

class Leaves(Bot):
    def choose(self, state, seat, clock):
        sys.exit("bye")

class Interrupts(Bot):
    def choose(self, state, seat, clock):
        raise KeyboardInterrupt

class Dies(Bot):
    def choose(self, state, seat, clock):
        os._exit(3)

class Stuck(Bot):
    def choose(self, state, seat, clock):
        sum(range(10**11))  # keeps every signal waiting
"""


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("Leaves", "failed with SystemExit: bye"),
        ("Interrupts", "failed with KeyboardInterrupt"),
        ("Dies", "the process in which it was played ended 3 times"),
        ("Stuck", "the process in which it was played ended 3 times"),
    ],
)
def test_no_bot_ends_or_stops_a_run(bot: str, fault: str, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("from powerhouse.bots import guard\nguard.LAST_GRACE = 0.3\n" + BAD_BOTS)
    series = Series("power-grid-card-game", 2, 1, 7, (f"{tmp_path}/bad.py:{bot}", "random"), seconds=0.2)
    (outcome,) = run(series, local(1))
    assert fault in str(outcome.faults[0])
    assert outcome.record is not None


def test_a_ray_cluster_gives_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="Ray comes with the extra 'cluster'")
    monkeypatch.setenv("POWERHOUSE_TEST_TRACE", str(tmp_path / "trace"))
    files = []
    for name, engine in (("local", local(2)), ("ray", on_ray(None, 2))):
        path = tmp_path / f"{name}.parquet"
        if name == "ray":
            monkeypatch.setattr(engines, "play_all", killed_once)  # a worker is killed, too
        list(run(PLAN, engine, Results(path, PLAN, False)))
        files.append(pl.read_parquet(path).drop("seconds", "longest"))
    assert (tmp_path / "trace").exists()
    assert files[0].equals(files[1])


@pytest.mark.soak
def test_a_game_that_kills_every_worker_of_a_cluster_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="Ray comes with the extra 'cluster'")
    monkeypatch.setattr(engines, "play_all", deadly)
    check_but_the_fifth(list(on_ray(None, 2)(tasks(4))), 4)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """The address of a cluster that asks for a token, and what the environment of its friends holds."""
    pytest.importorskip("ray", reason="Ray comes with the extra 'cluster'")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    friend = {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "open-sesame" * 4}
    start = ["start", "--head", "--block", f"--port={port}", "--num-cpus=2", "--include-dashboard=false"]
    with (tmp_path / "cluster.log").open("wb") as log:
        ray = str(Path(sys.executable).with_name("ray"))
        head = subprocess.Popen([ray, *start, "--disable-usage-stats"], env=friend, stdout=log, stderr=log)
    try:
        while b"Ray runtime started" not in (tmp_path / "cluster.log").read_bytes():
            assert head.poll() is None, (tmp_path / "cluster.log").read_text()
            sleep(0.2)
        yield f"127.0.0.1:{port}", friend
    finally:
        head.terminate()
        head.wait()


@pytest.mark.soak
def test_a_cluster_that_is_there_already(cluster: tuple[str, dict[str, str]]) -> None:
    address, friend = cluster
    command = [sys.executable, "-m", "powerhouse", "arena", "greedy", "random", "--games", "8", "--json"]
    on_cluster = [*command, "--engine", "ray", "--ray-address", address]

    def results(command: list[str], environment: dict[str, str]) -> dict[str, object]:
        done = subprocess.run(command, env=environment, capture_output=True, check=True)
        return {name: value for name, value in json.loads(done.stdout).items() if name != "seconds"}

    assert results(on_cluster, friend) == results(command, friend)
    stranger = {name: value for name, value in friend.items() if not name.startswith("RAY_")}
    assert results([*command, "--engine", "ray"], stranger) == results(command, stranger)  # on one of its own
    refused = subprocess.run(on_cluster, env=stranger, capture_output=True, text=True)
    assert refused.returncode == 2
    assert "if it asks for a token, set RAY_AUTH_MODE=token" in refused.stderr


def test_a_cluster_that_is_not_there() -> None:
    pytest.importorskip("ray", reason="Ray comes with the extra 'cluster'")
    with pytest.raises(PowerhouseError, match=r"no Ray cluster answers at 127\.0\.0\.1:9: ConnectionRefusedError"):
        list(on_ray("127.0.0.1:9", 2)(tasks()))
