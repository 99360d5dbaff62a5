"""Every command with good and bad input: what it prints, its exit code, and one sentence for what is wrong."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from powerhouse.core.catalogue import of_game
from powerhouse.core.match import Match
from powerhouse.core.registry import games
from tests.cli.running import COMMAND, Cli, played_by_bots


def test_games_lists_every_game_with_its_options(cli: Cli) -> None:
    found = cli("games")
    assert found.exit_code == 0
    for game in games():
        assert f"{game.id}: {game.name}" in found.stdout
        for option in game.options:
            assert f"--option {option}=" in found.stdout


def test_games_as_json(cli: Cli) -> None:
    listed = json.loads(cli("games", "--json").stdout)
    assert [game["id"] for game in listed] == [game.id for game in games()]
    power_grid = next(game for game in listed if game["id"] == "power-grid")
    assert power_grid["name"] == "Power Grid"
    assert power_grid["players"] == [2, 3, 4, 5, 6]
    assert power_grid["options"]["map"] == ["germany", "usa"]
    assert any("refill for 2 players" in figure for figure in power_grid["reconstructed"])


def test_bots_of_a_game_with_their_parameters(cli: Cli) -> None:
    lines = cli("bots", "pipeline").stdout.splitlines()
    assert lines[0] == "expert:iterations=…:time=…:breadth=…:decay=…:exploration=…:rounds=…:weights=…"
    assert lines[1] == "hard:weights=…"
    facts = json.loads(cli("bots", "pipeline", "--json").stdout)
    assert {"name": "random", "parameters": []} in facts
    assert cli("bots", "chess").exit_code == 2


def test_games_loads_neither_bots_nor_screens(cli: Cli) -> None:
    """The lists must come at once."""
    code = (
        "import sys; from typer.testing import CliRunner; from powerhouse.cli.main import app;"
        "assert CliRunner().invoke(app, ['games']).exit_code == 0;"
        "slow = ('powerhouse.bots', 'powerhouse.arena', 'rich.table');"
        "print([name for name in sys.modules if name.startswith(slow)])"
    )
    found = subprocess.run([*COMMAND[:2], code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_replay_of_a_finished_game(cli: Cli) -> None:
    table, _ = played_by_bots(seed=4, players=3)
    table.match.save("evening.game")
    found = cli("replay", "evening.game")
    assert found.exit_code == 0
    assert "Power Grid, rules" in found.stdout
    assert "players: Anna, Boris, Clara" in found.stdout
    reason = of_game("power-grid").say(table.match.standings().reason)
    assert f"over: {reason}" in found.stdout
    winner = table.match.standings().places[0]
    assert f"1. {table.match.names[winner.seat]} ({winner.figures['supplied']} supplied, " in found.stdout


def test_replay_as_json(cli: Cli) -> None:
    table, _ = played_by_bots(seed=4, players=3)
    table.match.save("evening.game")
    facts = json.loads(cli("replay", "evening.game", "--json").stdout)
    log = table.match.log
    assert facts["game"] == "power-grid"
    assert facts["players"] == ["Anna", "Boris", "Clara"]
    assert facts["moves"] == sum(entry.seat is not None for entry in log)
    assert facts["moves"] + facts["reveals"] == len(log)
    assert facts["over"] is True
    assert facts["turn"] is None
    assert facts["digest"] == table.match.state.digest()
    places = table.match.standings().places
    assert [(row["place"], row["seat"], row["figures"]) for row in facts["standings"]] == [
        (at.place, at.seat, at.figures) for at in places
    ]


def test_replay_of_an_unfinished_game_says_whose_turn_it_is(cli: Cli) -> None:
    match = Match.new("power-grid", 3, seed=2)
    match.play(match.legal()[0])
    match.save("half.game")
    assert match.actor is not None
    name = match.names[match.actor]
    found = cli("replay", "half.game")
    assert f"not over: round 1, step 1, auction, {name} is to decide" in found.stdout
    facts = json.loads(cli("replay", "half.game", "--json").stdout)
    assert (facts["over"], facts["turn"], facts["standings"]) == (False, name, None)


def test_replay_with_the_components_it_was_played_with(cli: Cli) -> None:
    Path("rich.json").write_text('{"tables": {"setup": {"start_money": 60}}}')
    Match.new("power-grid", 3, seed=2, components=Path("rich.json")).save("rich.game")
    assert cli("replay", "rich.game", "--components", "rich.json").exit_code == 0
    told = cli("replay", "rich.game")
    assert "own figures: without a name (one value changed)" in told.stdout, "a record carries its figures"
    Path("rich.json").write_text('{"tables": {"setup": {"start_money": 61}}}')
    assert_refused(cli, ["replay", "rich.game", "--components", "rich.json"], "components")


def assert_refused(cli: Cli, args: list[str], *words: str) -> None:
    """Exit code 2, one sentence on standard error, nothing else."""
    found = cli(*args)
    assert found.exit_code == 2, found.output
    assert found.stdout == ""
    assert found.stderr.count("\n") == 1
    for word in words:
        assert word in found.stderr


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["terminal", "chess"], ["chess", "power-grid"]),
        (["terminal", "power-grid", "--players", "7"], ["2 to 6", "7"]),
        (["terminal", "power-grid", "--players", "0"], ["2 to 6", "0"]),
        (["terminal", "power-grid", "--option", "colour=red"], ["colour", "map"]),
        (["terminal", "power-grid", "--option", "map=france"], ["france", "germany"]),
        (["terminal", "power-grid", "--option", "map"], ["map", "option=value"]),
        (["terminal", "power-grid", "--players", "3", "--option", "zone=northwest+west"], ["3", "2"]),
        (
            ["terminal", "power-grid", "--players", "3", "--option", "zone=northeast+west+southwest"],
            ["do not hang together", "PG-0.5"],
        ),
        (["terminal", "power-grid", "--bots", "genius"], ["genius", "greedy"]),
        (["terminal", "power-grid", "--players", "3", "--bots", "random,random,random"], ["3", "2"]),
        (["terminal", "power-grid", "--hot-seat", "Anna,Petar,Vera", "--players", "2"], ["3", "2"]),
        (["terminal", "power-grid", "--hot-seat", "Anna,Anna"], ["same name"]),
        (["terminal", "power-grid", "--hot-seat", "Anna,Petar", "--name", "Vera"], ["--hot-seat"]),
        (["terminal", "power-grid", "--name", "A:B"], ["A:B"]),
        (["terminal", "power-grid", "--undo", "never"], ["never", "strict"]),
        (["terminal", "power-grid", "--components", "none.json"], ["none.json"]),
        (["terminal", "power-grid", "some.game"], ["some.game", "--resume"]),
        (["terminal", "--resume"], ["terminal.game"]),
        (["terminal", "--resume", "none.game"], ["none.game"]),
        (["terminal", "power-grid", "none.game"], ["none.game", "--resume"]),
        (["terminal", "--option", "map=france"], ["france"]),
        (["replay", "none.game"], ["none.game"]),
        (["replay", "."], ["cannot be read"]),
    ],
)
def test_bad_input_gets_one_sentence(cli: Cli, args: list[str], words: list[str]) -> None:
    assert_refused(cli, args, *words)


@pytest.mark.parametrize("command", [["replay"], ["terminal", "--resume"]])
def test_broken_records_get_one_sentence(cli: Cli, command: list[str]) -> None:
    good = Match.new("power-grid", 3, seed=2)
    good.play(good.legal()[0])
    text = good.record()
    opening = next(line for line in text.splitlines() if ": offer" in line)
    cases = {
        "binary.game": (b"\xff\xfe\x00", "UTF-8"),
        "empty.game": (b"", "line 1"),
        "other.game": (b"Dear diary\n", "line 1"),
        "game.game": (text.replace("power-grid", "chess").encode(), "chess"),
        "illegal.game": (text.replace(opening, opening.split(":")[0] + ": offer 50").encode(), "offer 50"),
        "unreadable.game": (text.replace(opening, opening.split(":")[0] + ": jump").encode(), "jump"),
        "changed.game": (text.replace("undo: free", "undo: strict").encode(), "changed"),
    }
    for name, (content, word) in cases.items():
        Path(name).write_bytes(content)
        assert_refused(cli, [*command, name], word)


def test_usage_errors_exit_with_2(cli: Cli) -> None:
    for args in (["nonsense"], ["replay"], ["terminal", "power-grid", "--players", "many"], ["games", "--nonsense"]):
        found = cli(*args)
        assert found.exit_code == 2
        assert len(found.stderr.splitlines()) == 1


def test_help_names_every_command(cli: Cli) -> None:
    found = cli("--help")
    assert found.exit_code == 0
    for command in ("play", "serve", "terminal", "games", "simulate", "bench", "replay"):
        assert f"\n  {command} " in found.stdout


def test_a_closed_pipe_is_no_crash(cli: Cli) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        found = subprocess.run([*COMMAND, "games"], stdout=closed, stderr=subprocess.PIPE, text=True, timeout=60)
    assert found.returncode == 1
    assert "Traceback" not in found.stderr
