"""`powerhouse puzzles`: what it finds and checks, and one sentence for bad input."""

import msgspec
import pytest

from powerhouse.judge import puzzles, puzzling
from tests.cli.running import Cli
from tests.opaque import plain

looked = puzzling.promising


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzling, "SEEDS", 2)
    monkeypatch.setattr(puzzling, "FINDS", 1)
    monkeypatch.setattr(puzzling, "ERRS", 1)
    monkeypatch.setattr(puzzling, "EXPERT", "expert:iterations=16")
    # Of a game the first round alone.
    first = lambda state, game, judge: state.rounds() == 1 and looked(state, game, judge)  # noqa: E731
    monkeypatch.setattr(puzzling, "promising", first)
    monkeypatch.setattr(puzzles, "line", lambda part: msgspec.json.encode(part, enc_hook=plain) + b"\n")


def test_a_search_and_a_check(cli: Cli) -> None:
    search = ("puzzles", "factory-manager", "--games", "1", "--looks", "2", "--workers", "1", "--out", "found.jsonl")
    found = cli(*search)
    assert found.exit_code == 0, found.output
    assert found.stdout.startswith("found.jsonl: ")
    assert "1 of 1 games searched" in found.stderr
    puzzle = puzzles.shipped("factory-manager")
    puzzles.write(cli.folder / "some.jsonl", puzzles.PuzzleFile(puzzle.judging, puzzle.games[:1]))
    checked = cli("puzzles", "--check", "some.jsonl", "--looks", "2", "--pick", "1", "--out", "good.jsonl")
    assert checked.exit_code == 0, checked.output
    assert "puzzles hold, judged by hard with evaluator" in checked.stdout
    assert puzzles.read(cli.folder / "good.jsonl").judging.looks == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess", "--out", "x"], "chess"),
        (["pipeline"], "--out FILE"),
        ([], "which game"),
        (["pipeline", "--pick", "3", "--out", "x"], "--pick needs --check"),
        (["pipeline", "--check", "x"], "leave pipeline out"),
        (["pipeline", "--games", "0", "--out", "x"], "not 0"),
        (["pipeline", "--looks", "0", "--out", "x"], "not 0"),
        (["--check", "nowhere"], "nowhere"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(cli: Cli, arguments: list[str], sentence: str) -> None:
    found = cli("puzzles", *arguments)
    assert found.exit_code == 2
    assert sentence in found.stderr
    assert len(found.stderr.strip().splitlines()) == 1
