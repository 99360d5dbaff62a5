"""The numbers behind a report."""

import polars as pl
import pytest

from powerhouse.arena.report import tables
from powerhouse.arena.report.names import LONGEST, short


def table(*games: list[str], moves: list[int] | None = None, rounds: list[int] | None = None) -> pl.DataFrame:
    """Games of the Card Game, each as the bots by seat; the first of the alphabet comes last."""
    rows = []
    for number, bots in enumerate(games):
        worst_first = sorted(bots)
        for seat, bot in enumerate(bots, 1):
            place = len(bots) - worst_first.index(bot)
            rows.append(
                {
                    "game": "power-grid-card-game",
                    "players": len(bots),
                    "options": "",
                    "number": number,
                    "seed": number,
                    "seat": seat,
                    "bot": bot,
                    "place": place,
                    "win": 1.0 if place == 1 else 0.0,
                    "moves": moves[number] if moves else 100,
                    "rounds": rounds[number] if rounds else 9,
                }
            )
    return pl.DataFrame(rows)


def test_bots_come_by_strength() -> None:
    found = tables.standings(table(["able", "clever", "brave"], ["brave", "able", "clever"]))
    assert [(row.entrant.name, row.entrant.games, row.mean_place) for row in found] == [
        ("clever", 2, 1.0),
        ("able", 2, 3.0),
        ("brave", 2, 2.0),
    ]
    assert [row["rate"] for row in tables.wins_of_bots(found)] == [1.0, 0.0, 0.0]
    assert found[0].entrant.rating > found[2].entrant.rating > found[1].entrant.rating


def test_wins_by_bot_and_seat() -> None:
    found = tables.wins(table(["able", "brave"], ["brave", "able"], ["brave", "able"]), "bot", "seat")
    assert [(row["bot"], row["seat"], row["rate"], row["games"]) for row in found] == [
        ("able", 1, 0.0, 1),
        ("able", 2, 0.0, 2),
        ("brave", 1, 1.0, 2),
        ("brave", 2, 1.0, 1),
    ]
    assert all(row["low"] <= row["rate"] <= row["high"] for row in found)


def test_games_of_equal_rounds_are_measured_in_moves() -> None:
    found = tables.lengths(table(*[["able", "brave"]] * 3, moves=[100, 101, 101], rounds=[5, 5, 5]))
    assert (found.measure, found.rounds) == ("moves", 5)
    assert found.bars == [{"from": 99.5, "to": 100.5, "games": 1}, {"from": 100.5, "to": 101.5, "games": 2}]


def test_games_of_several_rounds_are_measured_in_rounds() -> None:
    found = tables.lengths(table(*[["able", "brave"]] * 3, moves=[100, 110, 120], rounds=[8, 9, 8]))
    assert (found.measure, found.rounds) == ("rounds", None)
    assert found.mean == pytest.approx(25 / 3)
    assert [(bar["from"], bar["games"]) for bar in found.bars] == [(7.5, 2), (8.5, 1)]


def test_many_lengths_share_bars() -> None:
    found = tables.lengths(table(*[["able", "brave"]] * 90, moves=list(range(300, 390))))
    assert len(found.bars) == 18
    assert found.bars[0] == {"from": 300, "to": 305, "games": 5}
    assert sum(bar["games"] for bar in found.bars) == 90


def test_over_rounds_by_win_leaves_out_what_few_games_reach() -> None:
    rows = pl.DataFrame({"win": [1.0, 0.0] * 4, "round_money": [[5, 7], [1]] * 3 + [[5, 7, 90], [1]]})
    found = tables.over_rounds(rows, "money", "win")
    assert [(row["who"], row["round"], row["mean"]) for row in found] == [
        ("others", 1, 1.0),
        ("winners", 1, 5.0),
        ("winners", 2, 7.0),
        ("winners", 3, 90.0),
    ]
    more = pl.DataFrame({"win": [1.0] * 5, "round_money": [[5]] * 4 + [[5, 90]]})
    assert [row["round"] for row in tables.over_rounds(more, "money", "win")] == [1]


def test_over_rounds_by_bot_with_the_middle_half_of_the_games() -> None:
    rows = pl.DataFrame({"bot": ["able"] * 5 + ["brave"], "round_money": [[0], [10], [20], [30], [90], [7]]})
    assert tables.over_rounds(rows, "money", "bot") == [
        {"who": "able", "round": 1, "mean": 30.0, "low": 10.0, "high": 30.0},
        {"who": "brave", "round": 1, "mean": 7.0, "low": 7.0, "high": 7.0},
    ]


def test_worth_is_what_buyers_win_beyond_par() -> None:
    rows = pl.DataFrame(
        {
            "players": [2] * 20,
            "win": [1.0, 0.0] * 10,
            "lots": [["4", "6"], ["5"]] * 5 + [["4"], ["5", "6"]] * 5,
            "paid": [[10, 8], [6]] * 5 + [[10], [6, 8]] * 5,
        }
    )
    assert tables.lots(rows) == [
        {"lot": "5", "paid": 6.0, "worth": -0.5, "times": 10, "beside": "below"},
        {"lot": "6", "paid": 8.0, "worth": 0.0, "times": 10, "beside": "unclear"},
        {"lot": "4", "paid": 10.0, "worth": 0.5, "times": 10, "beside": "above"},
    ]


def test_regions_by_where_most_places_are_the_best_first() -> None:
    north, south = ["kiel", "hamburg", "munchen"], ["munchen", "augsburg"]
    rows = pl.DataFrame(
        {
            "game": ["power-grid"] * 12,
            "players": [2] * 12,
            "options": ["map=germany"] * 12,
            "win": [1.0, 0.0] * 6,
            "places": [south, north] * 5 + [north, ["essen"]],
        }
    )
    found = tables.regions(rows)
    assert [(row["region"], row["games"]) for row in found] == [("southeast", 5), ("northwest", 6)]
    assert [row["rate"] for row in found] == [1.0, pytest.approx(1 / 6)]


def test_short_names_differ() -> None:
    names = ["hard", "bots/mine.py:MyBot", "old/mine.py:MyBot", "expert:iterations=500", "exec:python /a/line.py"]
    assert list(short(names).values()) == [
        "hard",
        "mine.py:MyBot (1)",
        "mine.py:MyBot (2)",
        "expert:iterations=500",
        "exec:python line.py",
    ]
    assert short(["a" * 40 + "b" * 40]) == {"a" * 40 + "b" * 40: "a" * 11 + "…" + "b" * 10}
    assert LONGEST == 22
