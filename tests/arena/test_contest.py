"""The arena: seats rotated, repeated names counted per seat."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from powerhouse.arena.contest import contest
from powerhouse.arena.outcomes import Outcome
from powerhouse.arena.series import Series
from powerhouse.bots import registry
from powerhouse.cli.main import app
from tests.arena.test_simulate import Cheat


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    series = Series("power-grid", 3, 6, 0, ("greedy", "random", "random"), rotated=True)
    seats = [series.bots_of(number).index("greedy") for number in range(6)]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2]


def test_a_repeated_name_is_counted_per_seat() -> None:
    series = Series("power-grid", 4, 4, 0, ("hard", "normal", "normal", "normal"), rotated=True)
    played = [
        Outcome(number, series.bots_of(number), "", 1, 1, [1, 2, 3, 4], [{}] * 4, "over", []) for number in range(4)
    ]
    result = contest(series, played, 0.0)
    assert result.par == 0.25
    assert [(bot.name, bot.games, bot.win_rate) for bot in result.bots] == [("hard", 4, 0.25), ("normal", 12, 0.25)]


def test_the_command() -> None:
    words = ["arena", "greedy", "random", "random", "--games", "9", "--seed", "3"]
    facts = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)
    assert (facts["game"], facts["players"], facts["games"], facts["finished"]) == ("power-grid", 3, 9, 9)
    best, worst = facts["bots"]
    assert (best["name"], worst["name"], worst["games"]) == ("greedy", "random", 18)
    assert best["win_rate"] > 0.8
    assert best["interval"][0] < best["win_rate"] <= best["interval"][1]
    assert best["rating"] > worst["rating"]
    table = CliRunner().invoke(app, words).stdout
    assert "multiple of 3" not in table
    assert "that takes a multiple of 3 games" in CliRunner().invoke(app, [*words[:4], "--games", "4"]).stdout
    assert "par is 33.3%" in table
    assert "greedy" in table


def test_bad_input() -> None:
    result = CliRunner().invoke(app, ["arena", "greedy", "--games", "1"])
    assert (result.exit_code, result.output) == (2, "Power Grid is for 2 to 6 players, not 1\n")


LONG = (
    "expert:iterations=10",
    "expert:iterations=20",
    "/home/anna/bots/first_bot.py:Dreamer",
    "/home/anna/bots/first_bot.py:Sleeper:weights=/tmp/the-weights-of-today.json",
    "exec:python -u mine.py --style [bold]",
    "a_bot_whose_name_never_ends_nor_has_any_colon",
)


def table(monkeypatch: pytest.MonkeyPatch, bots: tuple[str, ...], replaced: list[list[int]], width: int) -> list[str]:
    """What is printed of games in which so many decisions of each seat were replaced, as if they had been played."""
    games = len(replaced)
    series = Series("power-grid", len(bots), games, 0, bots)
    played = [
        Outcome(number, list(bots), "", 1, 1, list(range(1, 1 + len(bots))), [], "over", [], replaced=replaced[number])
        for number in range(games)
    ]
    monkeypatch.setattr(Series, "check", lambda self: None)
    monkeypatch.setattr("powerhouse.arena.runner.run", lambda *_: iter(played))
    words = ["arena", *series.bots, "--games", str(games)]
    result = CliRunner().invoke(app, words, env={"COLUMNS": str(width)})
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


def cells(lines: list[str]) -> str:
    """The first column without folds and spaces."""
    return "".join(line.split("│")[1].replace(" ", "") for line in lines if line.startswith("│"))


@pytest.mark.parametrize("width", [80, 120])
def test_names_are_told_whole_in_so_many_columns(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    lines = table(monkeypatch, LONG, [[]] * 1234, width)
    assert max(len(line) for line in lines) <= width
    assert cells(lines) == "".join(LONG).replace(" ", "")
    assert not any("faults" in line for line in lines)


def test_names_are_folded_between_their_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = table(monkeypatch, LONG[:3], [[]], 80)
    found = [line.split("│")[1].rstrip() for line in lines if line.startswith("│")]
    assert found[:4] == [" expert:", "  iterations=10", " expert:", "  iterations=20"]
    assert found[4:] == [" /home/anna/", "  bots/", "  first_bot.py:", "  Dreamer"]


def test_faults_stand_beside_their_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = table(monkeypatch, ("greedy", "mine.py:B"), [[0, 1201], [0, 4]], 80)
    assert cells(lines) == "greedymine.py:Bfaults:1,205"
    assert lines[-2] == "faults: decisions of a bot that a simpler one had to make"


def test_a_bot_that_never_plays_is_seen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(registry.KINDS, "cheat", registry.Kind(lambda game, seed, parameters: Cheat()))
    monkeypatch.chdir(tmp_path)
    words = ["arena", "cheat", "random", "random", "--games", "2", "--workers", "1"]
    facts = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)
    faults = {bot["name"]: bot["faults"] for bot in facts["bots"]}
    assert faults["cheat"] > 20
    assert faults["random"] == 0
    assert f"faults: {faults['cheat']} " in CliRunner().invoke(app, words).stdout
