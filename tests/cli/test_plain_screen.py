"""Games without a screen of their own are played from a list of moves."""

from pathlib import Path

import pytest

from powerhouse.core.catalogue import of_game
from powerhouse.core.match import Match
from tests.cli.running import Cli

OUTSIDE = Path(__file__).parent.parent / "conformance" / "outside"


def test_a_game_from_outside_is_played_in_the_terminal(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    found = cli("terminal", "nim", "--seed", "1", lines=["help", "hint", *["1"] * 40])
    assert found.exit_code == 0, found.output
    assert "your move: a number of the list or its words." in found.stdout
    assert "The game is over" in found.stdout
    assert Match.load(cli.kept).over


def test_power_grid_too_if_need_be(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("powerhouse.cli.terminal.screen.GROUP", "powerhouse.no-screens")
    match = Match.new("power-grid", 3, seed=11)
    found = cli("terminal", "power-grid", "--players", "3", "--seed", "11", lines=["1", "45", "moves", "log"])
    assert found.exit_code == 0
    assert of_game("power-grid").say(match.state.heading()) in found.stdout
    assert "more: `moves` lists them all" in found.stdout
    assert len(Match.load(cli.kept).log) > len(match.log)
