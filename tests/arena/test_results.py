"""Results on file: what a row holds, runs that were interrupted, files that are in the way."""

import tracemalloc
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest
from typer.testing import CliRunner

from powerhouse.arena import provenance, results
from powerhouse.arena.engines import local
from powerhouse.arena.outcomes import Outcome, PlayedMove, Task
from powerhouse.arena.results import MOVE_COLUMNS, Results
from powerhouse.arena.runner import run
from powerhouse.arena.series import Series
from powerhouse.bots import registry
from powerhouse.cli.main import app
from powerhouse.core import registry as registry_of_games
from powerhouse.core.changes import Changes
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.match import Match
from tests.arena.test_simulate import Cheat

TIMES = ("seconds", "longest")
"""Columns that are never twice the same."""

PLAN = Series("power-grid", 3, 20, 7, ("greedy", "random", "random"))


def kept(path: Path, series: Series = PLAN) -> pl.DataFrame:
    list(run(series, local(1), Results(path, series, False)))
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


def test_missing_folders_are_made(tmp_path: Path) -> None:
    out = tmp_path / "not" / "there" / "games.parquet"
    run = CliRunner().invoke(app, ["simulate", "power-grid", "--players", "3", "--games", "1", "--out", str(out)])
    assert run.exit_code == 0, run.stderr
    assert pl.read_parquet(out).height == 3


def test_two_runs_do_not_make_one_file(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    first = Results(path, PLAN, False)
    words = ["simulate", "power-grid", "--players", "3", "--games", "2", "--out", str(path)]
    second = CliRunner().invoke(app, words)
    said = f"another run is writing {path}; wait for it or choose another name\n"
    assert (second.exit_code, second.output) == (2, said)
    list(run(PLAN, local(1), first))
    assert pl.read_parquet(path).height == 60
    assert "exists already" in CliRunner().invoke(app, words).output


def test_who_was_refused_or_has_gone_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    begun = run(PLAN, local(1), Results(path, PLAN, False))
    next(begun)
    del begun
    with pytest.raises(PowerhouseError, match="was begun with seed 7, not 8"):
        Results(path, replace(PLAN, seed=8), False)
    assert kept(path).height == 60


def test_csv(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    list(run(PLAN, local(1), Results(path, PLAN, True), moves=True))
    games, moves = pl.read_csv(path), pl.read_csv(tmp_path / "games.moves.csv")
    whole = kept(tmp_path / "games.parquet")
    assert games["win"].to_list() == whole["win"].to_list()
    assert games["round_money"][0].split(";") == [str(money) for money in whole["round_money"][0]]
    assert moves.columns == [*MOVE_COLUMNS]


@pytest.mark.parametrize("name", ["games.xlsx", "games", "games.CSV.gz"])
def test_any_other_ending_is_refused(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    result = CliRunner().invoke(app, ["simulate", "power-grid", "--games", "1", "--out", str(path)])
    assert (result.exit_code, result.output) == (2, f"{path} must end in .parquet or .csv\n")
    assert not any(tmp_path.iterdir())


def test_a_row_tells_what_the_bot_is_how_long_it_thought_and_by_which_figures(tmp_path: Path) -> None:
    changes = registry_of_games.find("power-grid").components(Changes.of({"plants/plants/4/cities": 2}, "mine")).changes
    plan = replace(PLAN, games=1, bots=("new", "random", "random"), named={"new": "greedy"}, components=changes)
    row = kept(tmp_path / "games.parquet", plan).row(0, named=True)
    assert (row["bot"], row["spec"]) == ("new", "greedy")
    assert row["decisions"] > 10
    assert 0 < row["longest"] < row["seconds"]
    assert (row["figures"], row["figures_changed"]) == ("mine", changes.text)


def test_other_figures_do_not_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the user's own file may change between two runs of the same command."""
    monkeypatch.setenv("POWERHOUSE_CONFIG", str(tmp_path))
    path = tmp_path / "games.parquet"
    next(run(PLAN, local(1), Results(path, PLAN, False)))
    (tmp_path / "components").mkdir()
    (tmp_path / "components" / "power-grid.json").write_text(
        '{"game": "power-grid", "plants": {"plants": [{"number": 4, "cities": 2}]}}'
    )
    with pytest.raises(PowerhouseError, match=r"was begun with figures [0-9a-f]+, not"):
        Results(path, PLAN, False)


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    """The first run is broken off in its third part; the second plays only what is missing, with two workers."""
    played: list[int] = []

    def watched(tasks: Sequence[Task]) -> Iterator[list[Outcome]]:
        for task, outcomes in zip(tasks, local(2)(tasks), strict=True):
            played.append(task.first)
            yield outcomes

    path, whole = tmp_path / "games.parquet", tmp_path / "whole.parquet"
    outcomes = run(PLAN, watched, Results(path, PLAN, True), moves=True)
    for _ in range(3):
        next(outcomes)
    del outcomes
    before = list(played)
    list(run(PLAN, watched, Results(path, PLAN, True), moves=True))
    assert before == [0, 1, 2]
    assert played[3:] == list(range(3, 20))
    list(run(PLAN, local(1), Results(whole, PLAN, True), moves=True))
    for half in ("", ".moves"):
        games, other = (pl.read_parquet(tmp_path / f"{name}{half}.parquet") for name in ("games", "whole"))
        assert games.drop(TIMES, strict=False).equals(other.drop(TIMES, strict=False))


def unfinished(number: int) -> Outcome:
    diary: list[dict[str, list[int | str]]] = [{"lots": [], "paid": []}] * 3
    return Outcome(number, ["random"] * 3, "d", 9, None, [], [], "given up", [], diary=diary)


def finished(number: int) -> Outcome:
    diary: list[dict[str, list[int | str]]] = [{"round_money": [50, number], "lots": ["4"], "paid": [6]}] * 3
    figures = [{"money": number}] * 3
    return Outcome(number, ["random"] * 3, "d", 9, 2, [1, 2, 3], figures, "over", [], diary=diary)


def test_unfinished_games_come_first_or_last_or_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written part by part is what all rows at once would be, columns and kinds of values too."""
    monkeypatch.setattr(results, "ROWS_AT_ONCE", 4)
    played = [unfinished(0), unfinished(1), finished(2), finished(3), unfinished(4), finished(5), unfinished(6)]
    mine = Results(tmp_path / "number=1" / "run [1] *" / "games.parquet", PLAN, False)
    for first, end in ((0, 2), (2, 3), (3, 5), (5, 6), (6, 7)):
        mine.keep(first, end, played[first:end])
    mine.finish()
    at_once = pl.DataFrame(
        [row for outcome in played for row in results._seat_rows(PLAN, outcome)], infer_schema_length=None
    )
    found = pl.read_parquet(mine.path, glob=False)
    assert found.schema == at_once.schema
    assert found.rows() == at_once.rows()


def test_games_without_a_move(tmp_path: Path) -> None:
    """As if the process had ended whenever they were played."""
    mine = Results(tmp_path / "games.parquet", PLAN, True)
    mine.keep(0, 1, [msgspec.structs.replace(unfinished(0), log=[])])
    mine.finish()
    assert pl.read_parquet(tmp_path / "games.moves.parquet").columns[:3] == ["number", "seed", "ply"]


@pytest.mark.parametrize(
    "blocked", ["games.parquet.half", "games.moves.parquet.half", "games.parquet.parts/moves/000000000.parquet"]
)
def test_results_that_cannot_be_written_lose_no_game(tmp_path: Path, blocked: str) -> None:
    mine = Results(tmp_path / "games.parquet", PLAN, True)
    mine.keep(0, 1, [finished(0)])
    (tmp_path / blocked).parent.mkdir(exist_ok=True)
    (tmp_path / blocked).symlink_to(tmp_path / "nowhere" / "file")
    with pytest.raises(PowerhouseError, match=r"games.parquet cannot be written: .*; all games are kept in .*parts"):
        mine.finish()
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet.parts"]
    (tmp_path / blocked).unlink(missing_ok=True)
    Results(tmp_path / "games.parquet", PLAN, True).finish()
    assert pl.read_parquet(tmp_path / "games.parquet")["number"].to_list() == [0, 0, 0]


def test_games_that_are_removed_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    for _ in zip(run(PLAN, local(1), Results(path, PLAN, False)), range(3)):
        pass
    again = run(PLAN, local(1), Results(path, PLAN, False))
    next(again)
    sorted(path.with_name("games.parquet.parts").glob("*.msgpack"))[1].unlink()
    with pytest.raises(PowerhouseError, match="games 1 to 1 were removed while the run went on"):
        list(again)


def peak(path: Path, parts: int) -> int:
    """Bytes that are needed at once to make the files of so many parts."""
    mine = Results(path, PLAN, True)
    for number in range(parts):
        log = [PlayedMove(ply % 3, ply, f"heading {ply}", f"move {number} {ply}", 2) for ply in range(1000)]
        mine.keep(number, number + 1, [msgspec.structs.replace(finished(number), log=log)])
    tracemalloc.start()
    try:
        mine.finish()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_many_games_need_no_more_memory_than_few(tmp_path: Path) -> None:
    peak(tmp_path / "warm.parquet", 1)
    few, many = peak(tmp_path / "few.parquet", 4), peak(tmp_path / "many.parquet", 40)
    assert many < 1.5 * few


def test_another_plan_does_not_go_on(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    next(run(PLAN, local(1), Results(path, PLAN, False)))
    other = Series("power-grid", 3, 20, 8, PLAN.bots)
    with pytest.raises(PowerhouseError, match="was begun with seed 7, not 8"):
        Results(path, other, False)


def begun(path: Path, series: Series, moves: bool = False) -> Path:
    """The folder of a run with one part."""
    Results(path, series, moves).keep(0, 1, [finished(0)])
    return path.with_name(path.name + ".parts")


@pytest.mark.parametrize("bot", ["{}/mine.py:Mine", "hard:weights={}/mine.py", "exec:python {}/mine.py"])
def test_a_changed_bot_does_not_go_on(tmp_path: Path, bot: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text("{}")
    path, series = tmp_path / "games.parquet", Series("power-grid", 3, 20, 7, (bot.format(tmp_path), "random"))
    parts = begun(path, series)
    Results(path, series, False)
    file.write_text("{ }")
    with pytest.raises(PowerhouseError) as caught:
        Results(path, series, False)
    assert str(caught.value) == f"{file} has changed since {parts} was begun; remove {parts} to begin anew"
    assert len(list(parts.glob("*.msgpack"))) == 1
    file.write_text("{}")
    Results(path, series, False)


def test_another_version_does_not_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.parquet"
    parts = begun(path, PLAN)
    now = version("powerhouse")
    with monkeypatch.context() as patch:
        patch.setattr(provenance, "version", lambda name: "0.0.9")
        with pytest.raises(PowerhouseError, match=f"was begun with version {now}, not 0.0.9; remove"):
            Results(path, PLAN, False)
    monkeypatch.setattr(provenance, "_sources", lambda: "others")
    with pytest.raises(PowerhouseError, match=f"rules or bots of powerhouse have changed since {parts} was begun"):
        Results(path, PLAN, False)


def _without_version(series: dict[str, Any]) -> bytes:
    return msgspec.json.encode({name: value for name, value in series.items() if name not in ("version", "files")})


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (_without_version, r"was begun with version unknown, not .*; remove .*\.parts to begin anew"),
        (lambda series: b"[]", r"series\.json is damaged; remove .*\.parts to begin anew"),
        (lambda series: b"{", r"series\.json is damaged; remove .*\.parts to begin anew"),
        (lambda series: None, r"\.parts has no series\.json; remove .*\.parts to begin anew"),
    ],
)
def test_parts_of_which_not_enough_is_known_do_not_go_on(tmp_path: Path, spoil: Any, sentence: str) -> None:
    path = tmp_path / "games.parquet"
    file = begun(path, PLAN) / "series.json"
    content = spoil(msgspec.json.decode(file.read_bytes()))
    file.unlink()
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(PowerhouseError, match=sentence):
        Results(path, PLAN, False)


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
