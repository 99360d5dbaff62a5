"""Compiled and interpreted, the same seeds give the same games."""

import os
import subprocess
import sys

import pytest

from powerhouse import compiled
from powerhouse.conformance import cases
from powerhouse.core import registry

GAMES = 300
SCRIPT = (
    "import sys, powerhouse; from powerhouse.conformance import digests;"
    " print(powerhouse.compiled(), *digests(sys.argv[1], range(int(sys.argv[2]))), sep='\\n')"
)


def _digests(id: str, pure: bool) -> list[str]:
    """Every table of the game, as often as it takes to make enough games."""
    environment = {**os.environ, "POWERHOUSE_PURE": "1" if pure else "0"}
    seeds = -(-GAMES // len(list(cases(registry.find(id)))))
    command = [sys.executable, "-c", SCRIPT, id, str(seeds)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    mode, *found = run.stdout.split()
    assert mode == str(not pure), f"asked for pure={pure}, but compiled() is {mode}"
    return found


@pytest.mark.parametrize("id", registry.game_ids())
def test_compiled_and_interpreted_play_the_same_games(id: str) -> None:
    plain = _digests(id, pure=True)
    assert len(plain) >= GAMES
    assert _digests(id, pure=False) == plain


def test_these_tests_run_compiled() -> None:
    assert compiled()
