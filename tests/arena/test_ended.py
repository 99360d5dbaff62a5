"""Runs that are ended from outside, and numbers that cannot be: one sentence, nothing left behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Event, Thread

import pytest

from powerhouse.arena import engines
from powerhouse.arena.series import MOST_GAMES, Series
from powerhouse.core.errors import PowerhouseError

SIMULATE = ["simulate", "power-grid", "--games", "1000000"]
TUNE = ["tune", "power-grid-card-game", "--out", "better.json"]


def series(games: int) -> Series:
    return Series("power-grid", 3, games, 0, ("random",))


def test_a_number_of_games_that_nobody_can_play_is_refused() -> None:
    series(MOST_GAMES).check()
    with pytest.raises(PowerhouseError, match="9999999999999999999999 games are too many"):
        series(9999999999999999999999).check()


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
@pytest.mark.parametrize("words", [SIMULATE, TUNE], ids=["simulate", "tune"])
def test_who_is_told_to_end_ends_without_a_word(words: list[str], number: int, code: int, tmp_path: Path) -> None:
    """As soon as the processes that play have been started, which is when they cannot yet say what they do not hear."""
    environment = os.environ | {"POWERHOUSE_PURE": "1"}
    command = [sys.executable, "-m", "powerhouse", *words, "--workers", "2"]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, env=environment, cwd=tmp_path, start_new_session=True
    ) as process:
        assert process.stderr is not None
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        end = time.monotonic() + 60
        while len(children.read_text().split()) < 3:  # two that play, and one that minds what they share
            assert time.monotonic() < end, "nobody plays"
            time.sleep(0.001)
        if number == signal.SIGINT:  # as a terminal does: to all of them
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
        said = process.stderr.read().decode()
        assert process.wait(30) == code, said
    assert "Traceback" not in said
    assert "leaked" not in said


def test_who_is_told_to_end_tells_a_new_process_all_first() -> None:
    """Even if another thread hears it, which blocks nothing."""
    told: list[str] = []
    before = signal.signal(signal.SIGTERM, lambda number, frame: told.append("ended"))
    over = Event()
    other = Thread(target=over.wait)
    other.start()
    try:
        with engines._undisturbed():
            blocked = signal.pthread_sigmask(signal.SIG_BLOCK, engines.ENDS)
            os.kill(os.getpid(), signal.SIGTERM)
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
            told.append("told")
    finally:
        over.set()
        other.join()
        signal.signal(signal.SIGTERM, before)
    assert told == ["told", "ended"]
