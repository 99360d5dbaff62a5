"""The same seeds give the same positions in other processes, whatever the hash seed."""

import os
import subprocess
import sys

import pytest

from powerhouse.conformance import digests
from powerhouse.core import registry

SCRIPT = "import sys; from powerhouse.conformance import digests; print(*digests(sys.argv[1], range(1)), sep='\\n')"


@pytest.mark.parametrize("id", registry.game_ids())
@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_digests_do_not_depend_on_the_process(id: str, hash_seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    other = subprocess.run(
        [sys.executable, "-c", SCRIPT, id], env=environment, capture_output=True, text=True, check=True
    )
    assert other.stdout.split() == digests(id, range(1))
