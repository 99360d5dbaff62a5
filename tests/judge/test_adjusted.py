"""Results less the luck: the games are the same, and where luck decided, fewer games tell as much."""

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from powerhouse.arena.contest import contest
from powerhouse.arena.engines import local
from powerhouse.arena.outcomes import Outcome
from powerhouse.arena.ratings import Mean
from powerhouse.arena.results import Results
from powerhouse.arena.runner import run
from powerhouse.arena.series import Series
from powerhouse.cli.main import app
from powerhouse.core import registry as games
from powerhouse.evaluator import registry
from powerhouse.judge.adjusted import LuckTask

LEVELS = ("beginner", "easy", "normal", "hard")


def series(game: str, deals: int, seed: int = 70_000) -> Series:
    return Series(game, 4, 4 * deals, seed, LEVELS, rotated=True, luck=True)


@pytest.mark.parametrize("game", games.game_ids())
def test_luck_is_told_and_changes_no_game(game: str) -> None:
    plan = series(game, 1)
    for plain, told in zip(run(plan, local(1)), run(plan, local(1), kind=LuckTask), strict=True):
        assert (plain.digest, plain.places) == (told.digest, told.places)
        assert plain.luck == []
        assert len(told.luck) == 4
        assert sum(told.luck) == pytest.approx(0, abs=1e-9)
        assert any(abs(one) > 0.001 for one in told.luck)


def bought(deals: int, luck: float) -> tuple[Series, list[Outcome]]:
    """Games in which the dice alone decide; of that luck so large a part is told."""
    plan, dice = series("power-grid", deals), Random(4)
    found = []
    for number in range(plan.games):
        winner = dice.randrange(4)
        told = [luck * ((seat == winner) - 0.25) for seat in range(4)]
        places = [1 if seat == winner else 2 for seat in range(4)]
        found.append(Outcome(number, plan.bots_of(number), "", 1, 1, places, [{}] * 4, "over", [], luck=told))
    return plan, found


def test_who_tells_half_of_the_luck_needs_a_quarter_of_the_games() -> None:
    for bot in contest(*bought(100, 0.5), 0.0).bots:
        assert bot.adjusted is not None
        assert bot.adjusted.win_rate == pytest.approx(0.25, abs=0.03)
        assert bot.adjusted.games == pytest.approx(4)
        assert bot.adjusted.win_rate + bot.adjusted.luck == pytest.approx(bot.win_rate)
        assert bot.adjusted.interval[0] < bot.adjusted.win_rate < bot.adjusted.interval[1]
        assert bot.adjusted.interval[1] - bot.adjusted.interval[0] < 0.6 * (bot.interval[1] - bot.interval[0])


def test_where_luck_was_all_nothing_is_left_to_chance() -> None:
    for bot in contest(*bought(20, 1.0), 0.0).bots:
        assert bot.adjusted is not None
        assert bot.adjusted.interval == pytest.approx((0.25, 0.25))
        assert bot.adjusted.games is None or bot.adjusted.games > 1e6


def test_without_luck_or_with_one_deal_nothing_is_adjusted() -> None:
    plan, played = bought(1, 0.5)
    assert all(bot.adjusted is None for bot in contest(plan, played, 0.0).bots)
    plan, played = bought(5, 0.0)
    plain = [Outcome(one.number, one.bots, "", 1, 1, one.places, one.figures, "over", []) for one in played]
    assert all(bot.adjusted is None for bot in contest(plan, plain, 0.0).bots)


@pytest.mark.parametrize("deals", [4, 40])
def test_intervals_of_a_mean_hold_what_they_promise(deals: int) -> None:
    chance = Random(5)
    held = 0
    for _ in range(400):
        mean = Mean()
        for deal in range(deals):
            common = chance.gauss(0.2, 0.3)
            for _ in range(3):
                mean.add(deal, common + chance.gauss(0, 0.1))
        held += mean.interval[0] <= 0.2 <= mean.interval[1]
    assert 0.92 * 400 <= held <= 0.985 * 400


def test_the_command_tells_both_win_rates(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    asked = ["arena", "easy", "beginner", "--games", "4", "--game", "factory-manager", "--luck"]
    drawn = CliRunner().invoke(app, asked, env={"COLUMNS": "120"})
    assert drawn.exit_code == 0, drawn.output
    assert "without luck" in drawn.output
    assert "less the luck of all that was revealed" in drawn.output
    told = json.loads(CliRunner().invoke(app, [*asked, "--json", "--out", str(file)]).output)
    assert {*told["bots"][0]["adjusted"]} == {"win_rate", "interval", "luck", "games"}
    head, *rows = file.read_text().splitlines()
    assert "luck" in head.split(",")
    assert len(rows) == 8
    plain = json.loads(CliRunner().invoke(app, [*asked[:-1], "--json"]).output)
    assert plain["bots"][0]["adjusted"] is None


def test_a_run_without_luck_is_not_taken_up_with_it(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    Results(file, Series("factory-manager", 2, 4, 0, ("easy", "beginner"), rotated=True), moves=False)._release()
    asked = ["arena", "easy", "beginner", "--games", "4", "--game", "factory-manager", "--luck", "--out", str(file)]
    refused = CliRunner().invoke(app, asked)
    assert refused.exit_code != 0
    assert "was begun with luck False, not True" in refused.output


def test_a_game_without_evaluator_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    registry.find.cache_clear()
    monkeypatch.setattr(registry, "games", lambda: ["power-grid"])
    refused = CliRunner().invoke(app, ["arena", "easy", "easy", "--game", "pipeline", "--luck"])
    assert refused.exit_code != 0
    assert "pipeline has no evaluator" in " ".join(refused.output.split())
