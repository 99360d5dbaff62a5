"""Compiled and interpreted, positions have the same features."""

import os
import subprocess
import sys

import pytest

from powerhouse.core import registry

SCRIPT = """
import sys
from hashlib import blake2b
import powerhouse
from powerhouse.conformance import cases, play_random
from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.features import Sheet

found = blake2b()

def look(state):
    for seat in range(state.seats):
        sheet = Sheet()
        state.features(seat, sheet)
        found.update(repr(sheet.values).encode())

for case in list(cases(registry.find(sys.argv[1])))[::7]:
    play_random(case.game.start(case.setup(), Seeded(3)), 3, Seeded(4), look)
print(powerhouse.compiled(), found.hexdigest())
"""


def _features(id: str, pure: bool) -> str:
    environment = {**os.environ, "POWERHOUSE_PURE": "1" if pure else "0"}
    command = [sys.executable, "-c", SCRIPT, id]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    mode, found = run.stdout.split()
    assert mode == str(not pure)
    return found


@pytest.mark.parametrize("id", registry.game_ids())
def test_compiled_and_interpreted_tell_the_same(id: str) -> None:
    assert _features(id, pure=True) == _features(id, pure=False)
