"""Runs that are ended from outside, and numbers that cannot be: one sentence, nothing left behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from powerhouse.arena.series import MOST_GAMES, Series
from powerhouse.core.errors import PowerhouseError

COMMAND = [sys.executable, "-m", "powerhouse", "simulate", "power-grid", "--games", "1000000", "--workers", "2"]


def series(games: int) -> Series:
    return Series("power-grid", 3, games, 0, ("random",))


def test_a_number_of_games_that_nobody_can_play_is_refused() -> None:
    series(MOST_GAMES).check()
    with pytest.raises(PowerhouseError, match="9999999999999999999999 games are too many"):
        series(9999999999999999999999).check()


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_who_is_told_to_end_ends_without_a_word(number: int, code: int) -> None:
    """As soon as the processes that play have been started, which is when they cannot yet say what they do not hear."""
    environment = os.environ | {"POWERHOUSE_PURE": "1"}
    with subprocess.Popen(COMMAND, stderr=subprocess.PIPE, env=environment, start_new_session=True) as process:
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
