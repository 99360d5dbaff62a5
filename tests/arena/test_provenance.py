"""What games depend on: files that are named by bots, and rules and bots of the package."""

from pathlib import Path

import pytest

import powerhouse
from powerhouse.arena.provenance import provenance


def files(*bots: str) -> list[str]:
    return list(provenance(bots)["files"])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One is in it, with these files."""
    monkeypatch.chdir(tmp_path)
    for name in ("mine.py", "better.json", "hard", "net", "MyBot"):
        Path(name).write_text(name)
    return tmp_path


def test_our_own_bots_name_no_files(folder: Path) -> None:
    assert files("hard", "expert:iterations=10") == []


def test_files_of_classes_and_of_parameters(folder: Path) -> None:
    assert files("mine.py:MyBot") == ["mine.py"]
    assert files(f"{folder}/mine.py:MyBot:model=net:depth=3") == [f"{folder}/mine.py", "net"]
    assert files("hard:weights=better.json", "hard:weights=better.json") == ["better.json"]


def test_files_of_a_command(folder: Path) -> None:
    assert files("exec:python mine.py better.json --fast") == ["better.json", "mine.py"]
    assert files(f"exec:python -c '{'pass;' * 100}'") == []


def test_the_same_as_long_as_nothing_changes(folder: Path) -> None:
    before = provenance(["mine.py:MyBot"])
    assert provenance(["mine.py:MyBot"]) == before
    Path("mine.py").write_text("other")
    assert provenance(["mine.py:MyBot"])["files"] != before["files"]


def test_rules_and_bots_are_sources(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, weights = folder / "core" / "game.py", folder / "bots" / "data" / "hard.json"
    for file in (rules, weights):
        file.parent.mkdir(parents=True)
        file.write_text("1")
    monkeypatch.setattr(powerhouse, "__file__", str(folder / "__init__.py"))
    found = [provenance([])["sources"]]
    for file in (rules, weights):
        file.write_text("2")
        found.append(provenance([])["sources"])
    rules.rename(folder / "core" / "games.py")
    found.append(provenance([])["sources"])
    assert len(set(found)) == 4
