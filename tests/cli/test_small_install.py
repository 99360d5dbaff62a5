"""An install without the server's libraries: everything but serving works, and what serves says what is missing."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from powerhouse.cli.main import SERVER

ROOT = Path(__file__).parents[2]

# As if the extra were not installed: whoever imports any of it is told that it is not there.
WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from powerhouse.cli.main import main
main()
"""


def without_server(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(names=set(SERVER))
    environment = os.environ | {"POWERHOUSE_DATA": str(folder / "data"), "COLUMNS": "80", "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder,
        env=environment,
        timeout=120,
    )


def test_the_extra_is_what_the_commands_know_of() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert {re.split(r"[\[>;=< ]", named)[0] for named in extras["server"]} == set(SERVER)


@pytest.mark.parametrize(
    ("arguments", "typed"),
    [
        (["simulate", "power-grid", "--games", "1"], ""),
        (["bench", "power-grid"], ""),
        (["games"], ""),
        (["bots", "pipeline"], ""),
        (["terminal", "power-grid", "--players", "3", "--bots", "random", "--seed", "1"], "quit\n"),
        (["arena", "random", "random", "random", "--games", "3"], ""),
        (["--help"], ""),
        (["play", "--help"], ""),
        (["host", "--help"], ""),
    ],
)
def test_what_needs_no_server_works(tmp_path: Path, arguments: list[str], typed: str) -> None:
    found = without_server(tmp_path, *arguments, typed=typed)
    assert found.returncode == 0, found.stderr
    assert found.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "--no-browser"],
        ["serve", "--port", "0"],
        ["prune", "--older-than", "1", "--database", "postgresql:///x"],
        ["backup", "x", "--database", "postgresql:///x"],
        ["restore", "x"],
        ["host", "tables", "--database", "postgresql:///x"],
    ],
)
def test_what_serves_says_what_to_install(tmp_path: Path, arguments: list[str]) -> None:
    found = without_server(tmp_path, *arguments)
    assert found.returncode == 2
    assert re.fullmatch(r"this command needs the extra 'server' \(\w+ is missing\): make play .*\n", found.stderr)
    assert found.stdout == ""
