"""`powerhouse simulate`: one JSON object for programs, a small table for people, one sentence for bad input."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from powerhouse.arena import outcomes
from powerhouse.arena.simulate import simulate
from powerhouse.cli.main import app
from powerhouse.core.match import Match


def run(*words: str, code: int = 0) -> str:
    """Standard output (after bad input: standard error) of the command."""
    result = CliRunner().invoke(app, ["simulate", *words])
    assert result.exit_code == code, result.output
    return result.output if code else result.stdout


def test_the_json_has_every_field() -> None:
    facts = json.loads(run("power-grid", "--players", "3", "--games", "3", "--seed", "4", "--bots", "greedy", "--json"))
    assert set(facts) == {
        "game", "players", "games", "finished", "moves", "seconds", "digest",
        "wins_by_seat", "wins_by_bot", "mean_length", "mean_rounds", "failed",
    }  # fmt: skip
    assert (facts["game"], facts["players"], facts["games"], facts["finished"]) == ("power-grid", 3, 3, 3)
    assert facts["wins_by_bot"] == {"greedy": 3}
    assert facts["digest"] == simulate("power-grid", 3, 3, 4, ["greedy"]).digest


def test_people_get_a_table() -> None:
    lines = run("power-grid", "--games", "2", "--bots", "greedy, random")
    assert "power-grid, 4 players, 2 games" in lines
    for word in ("greedy", "random", "seat 4", "share", "rounds", "games/s", "digest"):
        assert word in lines


def test_options_are_pairs() -> None:
    germany, usa = (
        json.loads(run("power-grid", "--games", "1", "--option", f"map={map}", "--json"))["digest"]
        for map in ("germany", "usa")
    )
    assert germany != usa


def test_games_given_up_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(outcomes, "MOST_MOVES", 50)
    result = CliRunner().invoke(app, ["simulate", "power-grid", "--games", "2", "--seed", "9", "--json"])
    assert result.exit_code == 0
    assert result.stderr == (
        "seed 9: given up after 50 moves\nseed 10: given up after 50 moves\ntheir records are in powerhouse-failed\n"
    )
    for seed in (9, 10):
        assert not Match.load(tmp_path / f"powerhouse-failed/power-grid-{seed}.game").over
    assert json.loads(result.stdout)["finished"] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game 'chess'; there are "),
        (["power-grid", "--bots", "hal"], "there is no bot 'hal'; power-grid has "),
        (["power-grid", "--bots", "random:time=2"], "the bot 'random' has no parameter 'time'; it has none"),
        (["power-grid", "--option", "map"], "'map' must read 'option=value', as in map=usa"),
        (["power-grid", "--games", "0"], "at least 1 game must be played, not 0"),
        (["power-grid", "--workers", "0"], "at least 1 worker is needed, not 0"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    output = run(*words, code=2)
    assert output.startswith(sentence)
    assert output.count("\n") == 1
