"""What is freed deep inside other things is freed as it should be: no object writes beside itself."""

import os
import subprocess
import sys

import pytest

from powerhouse.core import registry

# As a tree of a search is freed: objects in lists in objects, deeper than Python frees at one go.
FREE = """
import random, sys
from powerhouse import Match
from powerhouse.core import registry

game = registry.find(sys.argv[1])
match, chance = Match.new(game.id, max(game.players), seed=1), random.Random(1)
while not match.over:
    match.play(chance.choice(match.legal()))
    nested = None
    for _ in range(60):
        nested = [nested, match.state.copy()]
    del nested
"""


@pytest.mark.parametrize("game", registry.game_ids())
def test_positions_deep_inside_lists(game: str) -> None:
    environment = os.environ | {"PYTHONMALLOC": "debug"}
    command = [sys.executable, "-c", FREE, game]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
