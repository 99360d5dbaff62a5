"""What the README says can be typed as it stands."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_example_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert found
    monkeypatch.chdir(tmp_path)
    exec(compile(found[1], "README.md", "exec"), {})
    assert "1. seat" in capsys.readouterr().out
    assert (tmp_path / "evening.game").read_text("utf-8").startswith("powerhouse 1\n")


def test_every_make_target_exists() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    named = set(re.findall(r"make ([a-z-]+)", README)) - {"made"}
    assert {"play", "test"} <= named
    for target in named:
        assert re.search(rf"^{target}:.*##", makefile, re.MULTILINE), target


def test_every_command_exists() -> None:
    commands = set(re.findall(r"^powerhouse ([a-z]+)", README, re.MULTILINE))
    assert commands >= {"play", "terminal", "games", "simulate", "replay", "bench"}
    for command in commands:
        run = subprocess.run(
            [sys.executable, "-m", "powerhouse", command, "--help"],
            capture_output=True,
            text=True,
            check=False,
            cwd=ROOT,
        )
        assert run.returncode == 0, run.stderr
        assert f"powerhouse {command}" in run.stdout
