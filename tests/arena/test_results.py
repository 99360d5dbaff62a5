"""Results on file: what a row holds, runs that were interrupted, files that are in the way."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import polars as pl
import pytest
from typer.testing import CliRunner

from powerhouse.arena.engines import local
from powerhouse.arena.plan import Plan
from powerhouse.arena.playing import Outcome, Task
from powerhouse.arena.results import Results
from powerhouse.arena.running import run
from powerhouse.bots import registry
from powerhouse.cli.main import app
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.match import Match
from tests.arena.test_simulate import Cheat

PLAN = Plan("power-grid", 3, 20, 7, ("greedy", "random", "random"))


def kept(path: Path, plan: Plan = PLAN) -> pl.DataFrame:
    list(run(plan, local(1), Results(path, plan, False)))
    return pl.read_parquet(path)


def test_one_row_a_seat_and_game(tmp_path: Path) -> None:
    rows = kept(tmp_path / "games.parquet")
    assert rows.height == 60
    assert rows.group_by("number").agg(pl.col("win").sum())["win"].to_list() == pytest.approx([1.0] * 20)
    assert set(rows["bot"]) == {"greedy", "random"}
    first = rows.row(0, named=True)
    assert (first["seed"], first["seat"], first["players"]) == (7, 1, 3)
    assert len(first["round_money"]) == len(first["round_cities"]) == first["rounds"]
    assert len(first["lots"]) == len(first["paid"]) == len(first["lot_rounds"]) >= 3
    assert min(first["paid"]) >= 1
    assert first["final_money"] == first["round_money"][-1]
    assert len(first["places"]) == first["round_cities"][-1]
    assert not (tmp_path / "games.parquet.parts").exists()


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    """The first run is broken off in its third part; the second plays only what is missing."""
    path = tmp_path / "games.parquet"
    played: list[int] = []

    def watched(tasks: Sequence[Task]) -> Iterator[list[Outcome]]:
        for task, outcomes in zip(tasks, local(1)(tasks), strict=True):
            played.append(task.first)
            yield outcomes

    outcomes = run(PLAN, watched, Results(path, PLAN, False))
    for _ in range(3):
        next(outcomes)
    del outcomes
    before = list(played)
    list(run(PLAN, watched, Results(path, PLAN, False)))
    assert before == [0, 1, 2]
    assert played[3:] == list(range(3, 20))
    assert path.read_bytes() == _whole(tmp_path)


def _whole(folder: Path) -> bytes:
    kept(folder / "whole.parquet")
    return (folder / "whole.parquet").read_bytes()


def test_another_plan_does_not_go_on(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    next(run(PLAN, local(1), Results(path, PLAN, False)))
    other = Plan("power-grid", 3, 20, 8, PLAN.bots)
    with pytest.raises(PowerhouseError, match="was begun with seed 7, not 8"):
        Results(path, other, False)


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("mine")
    with pytest.raises(PowerhouseError, match="exists already"):
        Results(path, PLAN, False)
    assert path.read_text() == "mine"


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(PowerhouseError, match="cannot be used: Not a directory"):
        Results(tmp_path / "file" / "games.parquet", PLAN, False)


def test_moves_in_a_second_file(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    words = ["simulate", "power-grid", "--players", "3", "--games", "2", "--out", str(path), "--moves"]
    assert CliRunner().invoke(app, words).exit_code == 0
    moves = pl.read_parquet(tmp_path / "games.moves.parquet")
    games = pl.read_parquet(path).unique("number").sort("number")
    assert moves.group_by("number").len().sort("number")["len"].to_list() == games["moves"].to_list()
    assert moves["move"][0].startswith("offer ")
    assert moves["choices"].min() == 1


def test_moves_need_a_file() -> None:
    result = CliRunner().invoke(app, ["simulate", "power-grid", "--moves"])
    assert (result.exit_code, result.output) == (2, "--moves needs --out FILE.parquet\n")


def test_a_game_in_which_a_bot_failed_is_kept_as_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.KINDS, "cheat", registry.Kind(lambda game, seed, parameters: Cheat()))
    path = tmp_path / "games.parquet"
    words = ["simulate", "power-grid", "--players", "3", "--games", "1", "--seed", "5", "--workers", "1"]
    result = CliRunner().invoke(app, [*words, "--bots", "cheat,random,random", "--out", str(path)])
    assert result.exit_code == 0
    assert "seed 5: the bot 'cheat' chose 'move -5'" in result.output
    match = Match.parse((tmp_path / "games.parquet.failed" / "power-grid-5.game").read_text("utf-8"))
    assert match.over
    assert match.names[0] == "cheat 1"
    assert 0 not in pl.read_parquet(path)["faults"].to_list()
