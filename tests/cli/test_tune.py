"""`powerhouse tune`: better weights are written, others are not."""

import pytest

from tests.cli.running import Cli

pytest.importorskip("optuna", reason="the extra `lab` is not installed")


def test_what_is_no_better_is_not_written(cli: Cli) -> None:
    """Real games, far too few of them to prove anything."""
    out = cli.folder / "better.json"
    few = ("--trials", "1", "--games", "1", "--check", "2", "--players", "2", "--workers", "1", "--out", str(out))
    found = cli("tune", "power-grid-card-game", "--level", "normal", *few)
    assert found.exit_code == 2
    assert "no better weights were found: the best won" in found.stderr
    assert not out.exists()


def test_bad_input_gets_one_sentence(cli: Cli) -> None:
    out = str(cli.folder / "better.json")
    assert (
        "there is no level 'genius'; there are" in cli("tune", "power-grid", "--level", "genius", "--out", out).stderr
    )
    assert "there are no levels for 'chess'" in cli("tune", "chess", "--out", out).stderr
