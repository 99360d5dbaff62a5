"""Guards of the server taken away on purpose: does a test notice?

`python tools/guards.py [WORD ...]` takes away each guard of tools/guards.json in which one of the words stands, or all
of them, and runs its test, which must fail. The source is not touched: a copy of it is broken and put before it on the
path. Each guard is there because the server was once seen to have this fault.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "powerhouse"


class Guard(NamedTuple):
    """What would happen without it, where it stands, what is written there instead, and who notices."""

    fault: str
    file: str
    stands: str
    instead: str
    test: str


GUARDS = [Guard(**guard) for guard in json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))]


def chosen(words: Sequence[str]) -> list[Guard]:
    return [guard for guard in GUARDS if not words or any(word in " ".join(guard) for word in words)]


def notices(copy: Path, guard: Guard) -> bool:
    """Whether the test fails without the guard."""
    file = copy / "powerhouse" / guard.file
    whole = file.read_text("utf-8")
    file.write_text(whole.replace(guard.stands, guard.instead), "utf-8")
    environment = os.environ | {"PYTHONPATH": str(copy), "POWERHOUSE_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", guard.test]
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    finally:
        file.write_text(whole, "utf-8")
    if done.returncode not in (0, 1):
        raise SystemExit(f"{guard.test} cannot be run:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.returncode == 1


def main(words: Sequence[str]) -> int:
    unnoticed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        shutil.copytree(SOURCE, copy / "powerhouse", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        for guard in chosen(words):
            noticed = notices(copy, guard)
            unnoticed += not noticed
            print(f"{'noticed    ' if noticed else 'NOT NOTICED'} {guard.fault}", flush=True)
    return 1 if unnoticed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
