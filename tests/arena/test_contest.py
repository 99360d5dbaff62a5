"""The arena: seats rotated, repeated names counted per seat."""

import json

from typer.testing import CliRunner

from powerhouse.arena.contest import contest
from powerhouse.arena.plan import Plan
from powerhouse.arena.playing import Outcome
from powerhouse.cli.main import app


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    plan = Plan("power-grid", 3, 6, 0, ("greedy", "random", "random"), rotated=True)
    seats = [plan.bots_of(number).index("greedy") for number in range(6)]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2]


def test_a_repeated_name_is_counted_per_seat() -> None:
    plan = Plan("power-grid", 4, 4, 0, ("hard", "normal", "normal", "normal"), rotated=True)
    played = [
        Outcome(number, plan.bots_of(number), "", 1, 1, [1, 2, 3, 4], [{}] * 4, "over", []) for number in range(4)
    ]
    result = contest(plan, played, 0.0)
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
    assert "par is 33.3%" in table
    assert "greedy" in table


def test_bad_input() -> None:
    result = CliRunner().invoke(app, ["arena", "greedy", "--games", "1"])
    assert (result.exit_code, result.output) == (2, "Power Grid is for 2 to 6 players, not 1\n")
