"""The arena: every deal with seats rotated, repeated names counted per seat, names, meetings and thinking time."""

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from powerhouse.arena.contest import contest
from powerhouse.arena.engines import local
from powerhouse.arena.outcomes import Outcome, Thinking
from powerhouse.arena.ratings import Share, wilson
from powerhouse.arena.runner import run
from powerhouse.arena.series import Series
from powerhouse.bots import registry
from powerhouse.cli.main import app
from tests.arena.test_simulate import Cheat


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    series = Series("power-grid", 3, 6, 0, ("greedy", "random", "random"), rotated=True)
    seats = [series.bots_of(number).index("greedy") for number in range(6)]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2]


def test_a_deal_is_played_until_everybody_has_sat_everywhere() -> None:
    series = Series("power-grid", 4, 8, 70, ("a", "b", "c", "d"), rotated=True)
    assert [series.seed_of(number) for number in range(8)] == [70] * 4 + [71] * 4
    assert len({tuple(series.bots_of(number)) for number in range(4)}) == 4
    assert series.bots_of(4) == series.bots_of(0)


@pytest.mark.parametrize(("bots", "games"), [(("a", "b", "a", "b"), 2), (("a", "a", "a"), 1), (("a", "b", "b"), 3)])
def test_no_game_is_played_twice(bots: tuple[str, ...], games: int) -> None:
    series = Series("power-grid", len(bots), 12, 0, bots, rotated=True)
    assert series.games_a_deal == games
    played = {(series.seed_of(number), *series.bots_of(number)) for number in range(12)}
    assert len(played) == 12


def test_the_deal_stays_while_the_seats_change() -> None:
    """Who plays at random in all seats has the same market and map, whoever is called what."""
    series = Series("power-grid", 3, 3, 9, ("a", "b", "c"), rotated=True, named=dict.fromkeys("abc", "random"))
    first, second, third = run(series, local(1))
    assert first.digest == second.digest == third.digest
    assert [first.bots, second.bots] == [["a", "b", "c"], ["b", "c", "a"]]


def lucky(deals: int) -> tuple[Series, list[Outcome]]:
    """Whoever sits first wins with all luck of the deal: three bots are equally good, and nothing is left to chance."""
    series = Series("power-grid", 3, 3 * deals, 0, ("a", "b", "c"), rotated=True)
    return series, [
        Outcome(number, series.bots_of(number), "", 1, 1, [1, 2, 3], [{}] * 3, "over", [])
        for number in range(3 * deals)
    ]


def test_luck_that_cancels_makes_intervals_narrow() -> None:
    series, played = lucky(100)
    (first, *_) = contest(series, played, 0.0).bots
    low, high = first.interval
    single_low, single_high = wilson(100, 300)
    assert first.win_rate == pytest.approx(1 / 3)
    assert high - low < (single_high - single_low) / 2


@pytest.mark.parametrize("spread", [0.0, 0.25])
def test_intervals_hold_what_they_promise(spread: float) -> None:
    """Deals that favour a bot or its opponents: in about 95 of 100 series the interval has the true rate."""
    chance = Random(3)
    held = 0
    for _ in range(400):
        share = Share()
        for deal in range(40):
            rate = 0.3 + chance.uniform(-spread, spread)
            for _ in range(4):
                share.add(deal, float(chance.random() < rate))
        held += share.interval[0] <= 0.3 <= share.interval[1]
    assert 0.92 * 400 <= held <= 0.985 * 400


def test_who_beat_whom() -> None:
    series = Series("power-grid", 3, 2, 0, ("a", "b", "b"))
    played = [
        Outcome(0, ["a", "b", "b"], "", 1, 1, [1, 2, 3], [{}] * 3, "over", []),
        Outcome(1, ["a", "b", "b"], "", 1, 1, [2, 1, 2], [{}] * 3, "over", []),
    ]
    (meeting,) = contest(series, played, 0.0).meetings
    assert (meeting.bot, meeting.other, meeting.games) == ("a", "b", 4)
    assert meeting.ahead == pytest.approx((1 + 1 + 0 + 0.5) / 4)
    turned = contest(Series("power-grid", 3, 2, 0, ("b", "a", "b")), played, 0.0).meetings
    assert [(other.bot, other.ahead) for other in turned] == [("a", meeting.ahead)]
    assert turned[0].interval == pytest.approx(meeting.interval)


def test_thinking_is_told_by_bot() -> None:
    series = Series("power-grid", 2, 2, 0, ("a", "b"))
    thought = [[Thinking(10, 2.0, 0.5), Thinking(20, 0.1, 0.01)], [Thinking(30, 6.0, 0.9), Thinking(20, 0.1, 0.02)]]
    played = [
        Outcome(number, ["a", "b"], "", 1, 1, [1, 2], [{}] * 2, "over", [], thinking=thinking)
        for number, thinking in enumerate(thought)
    ]
    slow, fast = contest(series, played, 0.0).bots
    assert (slow.decisions, slow.seconds_a_decision, slow.seconds_a_game, slow.longest) == (40, 0.2, 4.0, 0.9)
    assert (fast.decisions, fast.longest) == (40, 0.02)


def test_who_is_asked_thinks() -> None:
    (played,) = run(Series("power-grid", 2, 1, 0, ("greedy", "random")), local(1))
    assert all(thinking.decisions > 10 for thinking in played.thinking)
    assert all(0 < thinking.longest < thinking.seconds for thinking in played.thinking)


def test_bots_by_names_of_ones_own() -> None:
    words = ["arena", "--bot", "new=normal", "--bot", "old=greedy:", "--games", "2", "--game", "power-grid-card-game"]
    assert "'old=' must read 'name=bot'" in CliRunner().invoke(app, [*words[:3], "--bot", "old="]).output
    words[4] = "old=greedy"
    facts = json.loads(CliRunner().invoke(app, [*words, "--workers", "1", "--json"]).stdout)
    assert {bot["name"]: bot["spec"] for bot in facts["bots"]} == {"new": "normal", "old": "greedy"}
    assert facts["games_a_deal"] == 2
    seated = CliRunner().invoke(app, [*words, "new", "random"])
    assert (seated.exit_code, seated.output) == (2, "old is named but has no seat; seated are new and random\n")
    thrice = json.loads(CliRunner().invoke(app, [*words, "new", "old", "random", "--workers", "1", "--json"]).stdout)
    assert sorted(bot["name"] for bot in thrice["bots"]) == ["new", "old", "random"]


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
    """The first column of the first table without folds and spaces."""
    lines = lines[: next(at for at, line in enumerate(lines) if line.startswith("└"))]
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
    assert found[4:8] == [" /home/anna/", "  bots/", "  first_bot.py:", "  Dreamer"]


def test_faults_stand_beside_their_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = table(monkeypatch, ("greedy", "mine.py:B"), [[0, 1201], [0, 4]], 80)
    assert cells(lines) == "greedymine.py:Bfaults:1,205"
    assert "faults: decisions of a bot that a simpler one had to make" in lines


def test_a_bot_that_never_plays_is_seen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(registry.KINDS, "cheat", registry.Kind(lambda game, seed, parameters: Cheat()))
    monkeypatch.chdir(tmp_path)
    words = ["arena", "cheat", "random", "random", "--games", "2", "--workers", "1"]
    facts = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)
    faults = {bot["name"]: bot["faults"] for bot in facts["bots"]}
    assert faults["cheat"] > 20
    assert faults["random"] == 0
    assert f"faults: {faults['cheat']} " in CliRunner().invoke(app, words).stdout
