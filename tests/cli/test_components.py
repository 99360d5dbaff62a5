"""`powerhouse components`, and `--components` wherever something is played."""

import json
from pathlib import Path

import pytest

from powerhouse.cli.figures import changes_by_game
from powerhouse.core.errors import BadSetup
from tests.cli.running import Cli

GAME = "factory-manager"
BOX = {
    "game": GAME,
    "name": "Box of 2009",
    "tiles": {"tiles": [{"id": "MA01", "price": 8}, {"id": "MA02", "price": 8}]},
}


@pytest.fixture
def box(cli: Cli) -> Path:
    file = cli.folder / "box.json"
    file.write_text(json.dumps(BOX), "utf-8")
    return file


@pytest.mark.parametrize("game", ["factory-manager", "pipeline", "power-grid", "power-grid-card-game"])
def test_every_game_lists_its_figures(cli: Cli, game: str) -> None:
    found = cli("components", game)
    assert found.exit_code == 0, found.output
    facts = json.loads(cli("components", game, "--json").stdout)
    rows = [row for sheet in facts["sheets"] for row in sheet["rows"]]
    assert all(row["id"] in found.stdout for row in rows if len(row["id"]) < 6)


def test_ids_values_and_which_are_certain(cli: Cli) -> None:
    told = cli("components", GAME).stdout
    assert "74 of 106 tiles are reconstructed" in told
    machine = next(line for line in told.splitlines() if line.startswith("MA01"))
    assert machine.split() == ["MA01", "machine", "2-5?", "7?", "1?", "0", "1?", "1?"]
    assert next(line for line in told.splitlines() if line.startswith("A-MA1")).split()[3] == "0'"


def test_what_a_file_changes_is_marked(cli: Cli, box: Path) -> None:
    told = cli("components", GAME, "--changed", str(box)).stdout
    assert next(line for line in told.splitlines() if line.startswith("MA01")).split()[3] == "8!"
    assert "Box of 2009: 2 values are other than ours" in told
    assert "tiles: tiles: MA01: price: 8, ours 7" in told


def test_all_that_is_wrong_with_a_file_is_told(cli: Cli, box: Path) -> None:
    wrong = {"tiles": {"tiles": [{"id": "MA01", "back": "6"}, {"id": "MA02", "price": -1}]}}
    box.write_text(json.dumps(wrong), "utf-8")
    found = cli("components", GAME, "--changed", str(box))
    assert found.exit_code == 2
    first, second = found.stderr.splitlines()
    assert first.startswith("box.json: tiles: tiles: MA01: back must be one of")
    assert second == "box.json: tiles: tiles: MA02: price must be a whole number from 0 to 1000, not -1"


def test_a_game_with_own_figures_is_resumed_without_naming_them(cli: Cli, box: Path) -> None:
    begun = cli("terminal", GAME, "--players", "2", "--seed", "1", "--components", str(box), lines=["help", "quit"])
    assert begun.exit_code == 0, begun.output
    assert begun.stdout.count("Own figures: Box of 2009 (2 values changed).") == 2, "at the start and in the help"
    box.unlink()
    resumed = cli("terminal", "--resume", lines=["quit"])
    assert resumed.exit_code == 0, resumed.output
    assert "Own figures: Box of 2009 (2 values changed)." in resumed.stdout


def test_the_terminal_says_what_is_reconstructed(cli: Cli) -> None:
    told = " ".join(cli("terminal", "power-grid-card-game", "--seed", "1", lines=["quit"]).stdout.split())
    assert "39 of 42 plant cards are reconstructed" in told
    assert "`powerhouse components power-grid-card-game`" in told
    assert "reconstructed" not in cli("terminal", "power-grid", "--seed", "1", lines=["quit"]).stdout


def test_simulations_play_with_own_figures(cli: Cli, box: Path) -> None:
    ours = ["simulate", GAME, "--players", "2", "--games", "2", "--bots", "random", "--workers", "1", "--json"]
    digest = json.loads(cli(*ours).stdout)["digest"]
    box.write_text(json.dumps({"tables": {"per_player_start": {"money": 30}}}), "utf-8")
    changed = cli(*ours, "--components", str(box))
    assert changed.exit_code == 0, changed.output
    assert json.loads(changed.stdout)["digest"] != digest


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", GAME],
        ["arena", "random", "random", "--game", GAME],
        ["tune", GAME, "--out", "better.json"],
        ["bench", GAME],
        ["bench"],
        ["terminal", GAME],
        ["play"],
        ["serve"],
    ],
    ids=" ".join,
)
def test_whatever_plays_takes_figures_and_refuses_wrong_ones(cli: Cli, box: Path, command: list[str]) -> None:
    box.write_text(json.dumps({"game": GAME, "tiles": {"tiles": [{"id": "MA99", "price": 8}]}}), "utf-8")
    found = cli(*command, "--components", str(box))
    assert found.exit_code == 2, found.output
    assert found.stderr == "box.json: tiles: tiles replaces id MA99, which does not exist there\n"


def test_a_server_must_know_for_which_game_a_file_is(cli: Cli, box: Path) -> None:
    assert changes_by_game([box])[GAME].name == "Box of 2009"
    with pytest.raises(BadSetup, match=r"box\.json: another file has figures for factory-manager already"):
        changes_by_game([box, box])
    box.write_text('{"tiles": {}}', "utf-8")
    with pytest.raises(BadSetup, match=r'box\.json: it does not say for which game it is: "game" must be one of'):
        changes_by_game([box])
