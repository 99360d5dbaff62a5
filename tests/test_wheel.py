"""A released wheel: it carries the built pages, the data and the migrations, and serves without Node."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy of the sources, so that nothing is left behind; plain Python, since compiling takes long."""
    copy = tmp_path_factory.mktemp("sources")
    shutil.copytree(
        ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__", "_speed.json")
    )
    for name in ("pyproject.toml", "setup.py", "README.md"):
        shutil.copy(ROOT / name, copy)
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist", "."]
    environment = {name: value for name, value in os.environ.items() if name != "POWERHOUSE_COMPILE"}
    built = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    (made,) = (copy / "dist").glob("*.whl")
    return made


@pytest.fixture
def address(wheel: Path, tmp_path: Path) -> Iterator[str]:
    """A server that runs from the unpacked wheel, in an empty folder, and finds no other program."""
    unpacked = tmp_path / "unpacked"
    with ZipFile(wheel) as file:
        file.extractall(unpacked)
    command = [sys.executable, "-m", "powerhouse", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    environment = {"PYTHONPATH": str(unpacked), "PATH": str(tmp_path), "HOME": str(tmp_path)}
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()
            process.wait(20)


def test_it_carries_what_it_needs(wheel: Path) -> None:
    with ZipFile(wheel) as file:
        names = set(file.namelist())
    assert {
        "powerhouse/server/static/index.html",
        "powerhouse/server/storage/migrations/env.py",
        "powerhouse/games/power_grid/data/plants.json",
        "powerhouse/evaluator/data/power-grid.json",
        "powerhouse/judge/data/power-grid.jsonl",
        "powerhouse/py.typed",
    } <= names
    assert any(name.startswith("powerhouse/server/static/assets/") and name.endswith(".js") for name in names)
    assert not any(name.startswith(("tests/", "web/")) or name.endswith(".so") for name in names)


def test_it_serves_the_pages(address: str) -> None:
    page = urlopen(address).read().decode()
    script = page.split('src="', 1)[1].split('"', 1)[0]
    assert urlopen(address.rstrip("/") + script).status == 200
    assert b"power-grid" in urlopen(f"{address}api/games").read()
