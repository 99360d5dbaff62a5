"""Compiled and interpreted, bots make the same moves: floats are rounded alike and nothing hangs on hash order."""

import json
import os
import subprocess
import sys

import pytest

from powerhouse.bots import levels

GAMES = {"easy": 3, "normal": 3, "hard": 3, "greedy": 1, "expert:iterations=3:rounds=1,normal,normal": 1}


def _digest(game: str, bot: str, pure: bool) -> str:
    environment = {**os.environ, "POWERHOUSE_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "powerhouse", "simulate", game, "--players", "3", "--games", str(GAMES[bot])]
    command += ["--seed", "31", "--bots", bot, "--workers", "1", "--json"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    facts = json.loads(run.stdout)
    assert facts["failed"] == 0
    return str(facts["digest"])


@pytest.mark.parametrize("bot", GAMES)
@pytest.mark.parametrize("game", levels.games())
def test_compiled_and_interpreted_bots_play_the_same_games(game: str, bot: str) -> None:
    assert _digest(game, bot, pure=False) == _digest(game, bot, pure=True)
