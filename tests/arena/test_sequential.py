"""Playing until it is clear: how often the test errs, how soon it sees a difference, and where the games end."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import polars as pl
import pytest
from typer.testing import CliRunner

from powerhouse.arena.contest import contest
from powerhouse.arena.engines import local
from powerhouse.arena.outcomes import Outcome, Task
from powerhouse.arena.ratings import Share
from powerhouse.arena.results import Results
from powerhouse.arena.runner import run
from powerhouse.arena.sequential import ERROR, Verdict
from powerhouse.arena.series import Series
from powerhouse.cli.main import app

FOUR = ("a", "b", "c", "d")


def outcome(series: Series, number: int, winner: str) -> Outcome:
    """A game that one of the bots wins; those who sit first are ahead of the others."""
    bots = series.bots_of(number)
    order = sorted(range(len(bots)), key=lambda seat: bots[seat] != winner)
    places = [order.index(seat) + 1 for seat in range(len(bots))]
    return Outcome(number, bots, "", 1, 1, places, [{}] * len(bots), "over", [])


def games(series: Series, chances: dict[str, float], chance: Random) -> Iterator[Outcome]:
    for number in range(series.games):
        (winner,) = chance.choices(list(chances), list(chances.values()))
        yield outcome(series, number, winner)


def first_clear(series: Series, outcomes: Iterator[Outcome]) -> tuple[str | None, int]:
    verdict = Verdict(series)
    for played in outcomes:
        if verdict.hear(played):
            break
    return verdict.best, played.number + 1


@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "b", "b"), FOUR])
def test_equal_bots_are_hardly_ever_called_better(bots: tuple[str, ...]) -> None:
    """Looked at after each of 100 deals; a test with the level of 5 % that is looked at so often errs in a third."""
    series = Series("power-grid", len(bots), 100 * len(bots), 0, bots, rotated=True)
    chances = {bot: float(bots.count(bot)) for bot in bots}
    chance = Random(5)
    runs = 300
    wrong = sum(first_clear(series, games(series, chances, chance))[0] is not None for _ in range(runs))
    assert wrong <= ERROR * runs


def test_peeking_with_plain_intervals_errs_far_more_often() -> None:
    """The games are such that a careless test does err: without the bets the one above could not fail."""
    chance = Random(5)
    wrong = 0
    for _ in range(100):
        share = Share()
        for deal in range(200):
            share.add(deal, float(chance.random() < 0.5))
            if deal > 10 and not share.interval[0] < 0.5 < share.interval[1]:
                wrong += 1
                break
    assert wrong > 15


def test_a_better_bot_is_found_and_no_other() -> None:
    series = Series("power-grid", 4, 4000, 0, FOUR, rotated=True)
    chance = Random(6)
    found = [first_clear(series, games(series, {"a": 0.2, "b": 0.45, "c": 0.2, "d": 0.15}, chance)) for _ in range(20)]
    assert [best for best, _ in found] == ["b"] * 20
    assert sum(played for _, played in found) / 20 < 600


def test_what_is_clear_at_once_takes_few_games() -> None:
    series = Series("power-grid", 3, 3000, 0, ("a", "b", "b"), rotated=True)
    assert first_clear(series, (outcome(series, number, "a") for number in range(3000)))[1] <= 30


def test_only_whole_deals_count() -> None:
    series = Series("power-grid", 4, 400, 0, FOUR, rotated=True)
    verdict = Verdict(series)
    clear = [number + 1 for number in range(100) if verdict.hear(outcome(series, number, "c"))]
    assert clear[0] % 4 == 0
    assert verdict.best == "c"


def won_by_the_first(tasks: Sequence[Task]) -> Iterator[list[Outcome]]:
    for task in tasks:
        yield [outcome(task.series, number, "greedy") for number in range(task.first, task.end)]


def test_the_file_ends_where_it_is_clear_also_after_an_interruption(tmp_path: Path) -> None:
    bots = ("greedy", "random", "random")
    series = Series("power-grid", 3, 3000, 0, bots, rotated=True, until_clear=True)
    whole = contest(series, run(series, won_by_the_first, Results(tmp_path / "whole.parquet", series, False)), 0.0)
    assert (whole.best, whole.games % 3) == ("greedy", 0)
    begun = run(series, won_by_the_first, Results(tmp_path / "games.parquet", series, False))
    for _ in range(whole.games - 2):
        next(begun)
    del begun
    again = contest(series, run(series, won_by_the_first, Results(tmp_path / "games.parquet", series, False)), 0.0)
    assert (again.games, again.best) == (whole.games, "greedy")
    files = [pl.read_parquet(tmp_path / f"{name}.parquet") for name in ("whole", "games")]
    assert files[0].equals(files[1])
    assert files[0]["number"].n_unique() == whole.games


def test_the_number_of_processes_does_not_matter() -> None:
    series = Series("power-grid-card-game", 2, 400, 3, ("normal", "random"), rotated=True, until_clear=True)
    alone, beside = (contest(series, run(series, local(workers)), 0.0) for workers in (1, 2))
    assert (alone.games, alone.best) == (beside.games, beside.best)
    assert alone.best == "normal"
    assert alone.games < 100


def test_the_command() -> None:
    words = ["arena", "normal", "random", "--game", "power-grid-card-game", "--until-clear", "--workers", "1"]
    said = CliRunner().invoke(app, words).stdout
    assert "normal is the best; the chance that this is wrong is at most 5%" in said
    facts = json.loads(CliRunner().invoke(app, [*words, "--games", "2", "--json"]).stdout)
    assert (facts["games"], facts["until_clear"], facts["best"]) == (2, True, None)
    unclear = CliRunner().invoke(app, [*words, "--games", "2"]).stdout
    assert "not clear after 2 games: no bot is surely better than every other" in unclear
    result = CliRunner().invoke(app, ["arena", "random", "random", "--until-clear"])
    assert (result.exit_code, result.output) == (2, "--until-clear needs two different bots\n")
