"""`powerhouse tune`: better weights are written, others are not."""

from pathlib import Path

import pytest

from tests.cli.running import Cli

pytest.importorskip("optuna", reason="the extra `lab` is not installed")

FEW = ("--trials", "1", "--games", "1", "--check", "2", "--players", "2", "--workers", "1")
"""Real games, far too few of them to prove anything."""


def refused(cli: Cli, out: Path, *args: str) -> str:
    """The one sentence with which the command is refused before anything is played."""
    found = cli("tune", "power-grid-card-game", *FEW, *args, "--out", str(out))
    assert found.exit_code == 2
    assert found.stderr.count("\n") == 1
    return found.stderr.strip()


def test_what_is_no_better_is_not_written(cli: Cli) -> None:
    out = cli.folder / "better.json"
    found = cli("tune", "power-grid-card-game", "--level", "normal", *FEW, "--out", str(out))
    assert found.exit_code == 2
    parts = ["trial 1 of 1: won", "final of trial 1, 2 of 2 games: won", "check of trial 1, 2 of 2 games: won"]
    *told, end = found.stderr.splitlines()
    assert [line.rsplit(maxsplit=1)[0] for line in told] == parts
    assert end.startswith("no better weights were found: the best won")
    assert not out.exists()


def test_bad_input_gets_one_sentence(cli: Cli) -> None:
    out = cli.folder / "better.json"
    assert "there is no level 'genius'; there are" in refused(cli, out, "--level", "genius")
    assert "there are no levels for 'chess'" in cli("tune", "chess", "--out", str(out)).stderr
    assert refused(cli, out, "--workers", "0") == "at least 1 worker is needed, not 0"
    assert refused(cli, out, "--players", "9").endswith("players, not 9")
    assert list(cli.folder.iterdir()) == []


def test_where_nothing_can_be_written_nothing_is_played(cli: Cli) -> None:
    nowhere = cli.folder / "no" / "such"
    assert refused(cli, nowhere / "x.json") == f"{nowhere / 'x.json'} cannot be written: there is no folder {nowhere}"
    assert refused(cli, cli.folder) == f"{cli.folder} is a folder, better weights need a file"
    assert refused(cli, cli.folder / ("x" * 300)).endswith("cannot be used as a study: unable to open database file")
    assert list(cli.folder.iterdir()) == []


def test_a_study_that_is_no_database_is_left_alone(cli: Cli) -> None:
    out = cli.folder / "better.json"
    study = cli.folder / "better.json.study"
    study.write_text("no database" * 100)
    assert refused(cli, out) == f"{study} cannot be used as a study: file is not a database"
    assert study.read_text() == "no database" * 100
