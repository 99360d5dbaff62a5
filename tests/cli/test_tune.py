"""`powerhouse tune`: better weights are written, others are not."""

from pathlib import Path

import pytest

from powerhouse.core.files import taken_alone
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
    (cli.folder / "file").touch()
    inside = cli.folder / "file" / "x.json"
    assert refused(cli, inside) == f"{inside} cannot be written: File exists"
    (cli.folder / "file").unlink()
    assert refused(cli, cli.folder) == f"{cli.folder} is a folder, better weights need a file"
    assert refused(cli, cli.folder / ("x" * 300)).endswith("cannot be used as a study: File name too long")
    assert list(cli.folder.iterdir()) == []


def test_missing_folders_are_made_and_a_study_serves_one_run_at_a_time(cli: Cli) -> None:
    study = cli.folder / "not" / "there" / "better.json.study"
    study.parent.mkdir(parents=True)
    held = taken_alone(study)
    assert held is not None
    with held:
        said = refused(cli, study.with_name("better.json"))
    assert said == f"another run is writing {study}; wait for it or choose another name"
    out = cli.folder / "new" / "folder" / "better.json"
    cli("tune", "power-grid-card-game", *FEW, "--out", str(out))
    assert out.with_name("better.json.study").stat().st_size > 0


def test_a_study_that_is_no_database_is_left_alone(cli: Cli) -> None:
    out = cli.folder / "better.json"
    study = cli.folder / "better.json.study"
    study.write_text("no database" * 100)
    assert refused(cli, out) == f"{study} cannot be used as a study: file is not a database"
    assert study.read_text() == "no database" * 100
