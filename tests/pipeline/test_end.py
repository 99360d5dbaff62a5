"""PL-14: the end of the game and the winner."""

import pytest

from tests.clauses import clause
from tests.pipeline.scenario import Table

CHEAP = {"orange": (4, 4, 4), "teal": (4, 4, 4), "silver": (4, 4, 4)}


def _ended(table: Table) -> Table:
    return table.year(3).last_turn_of_the_year().ends_turn()


@clause("PL-14.1")
def test_the_game_ends_after_the_fourth_round_of_the_third_year() -> None:
    table = Table(2).year(3, round=4).play("pass")
    assert table.state.actor == 1
    assert table.play("pass").state.over
    assert table.legal() == []
    assert [refusal.code for refusal in table.state.refusals(0)] == ["over"]
    assert str(table.state.standings()).endswith("the third year is over")


@clause("PL-14.2")
def test_unfinished_contracts_bring_penalties_and_filled_ones_stay() -> None:
    table = Table(2).contract(0, "C-low-05").contract(0, "C-mid-09", times=1)
    _ended(table)
    assert table.player(0).penalties == 1
    assert [own.id for own in table.view(None).players[0].contracts] == ["C-mid-09"]


@clause("PL-14.2", "PL-15.5", "PL-15.7")
def test_what_was_filled_still_counts_when_the_game_is_over() -> None:
    table = Table(2).cards(12, 13, 16).contract(0, "C-mid-09", times=1).contract(1, "C-low-05", times=1)
    before = [table.score(seat).cards for seat in (0, 1)]
    assert before == [[55, 0, 30], [40, 0, 10]]
    _ended(table)
    assert table.state.over
    assert [table.score(seat).cards for seat in (0, 1)] == before


@clause("PL-14.2")
def test_oil_in_tanks_counts_by_grade() -> None:
    table = Table(2).cards(9, 10, 11).oil(0, orange_crude=3, orange_low=1, teal_mid=2, silver_high=1)
    assert table.score(0).oil == 10 + 40 + 30


@clause("PL-14.2")
def test_each_line_counts_by_its_best_grade_in_one_run() -> None:
    straight = [f"WE-o{sides} {2 * n},0 east" for n, sides in enumerate(["oo", "st", "ts", "tt", "ss", "os"])]
    for tiles, value in ((1, 0), (2, 10), (4, 20), (6, 30)):
        table = Table(2).cards(9, 10, 11).tiles(0, *straight[:tiles]).costs(**CHEAP)
        assert table.score(0).lines == value
    two = Table(2).tiles(0, *straight[:2], "WE-ott 0,1 east", "WE-oss 2,1 east").costs(**CHEAP)
    assert two.score(0).lines == 20


@clause("PL-14.3")
@pytest.mark.parametrize(
    ("cubes", "cost"),
    [(0, 0), (1, 20), (2, 50), (3, 90), (5, 200), (10, 650), (11, 770), (12, 900), (13, 1040), (20, 2300)],
)
def test_penalties(cubes: int, cost: int) -> None:
    table = Table(2)
    table.player(0).penalties = cubes
    assert table.score(0).penalty == cost
    assert table.state.figures.penalty(cubes) == 5 * cubes * (cubes + 3)


@clause("PL-14.4")
def test_the_most_money_wins() -> None:
    table = Table(3).cards(9, 10, 11).money(1, 300).oil(2, teal_high=1)
    _ended(table)
    standings = table.state.standings()
    assert [(place.place, place.seat, place.figures["money"]) for place in standings.places] == [
        (1, 1, 300),
        (2, 2, 70),
        (3, 0, 40),
    ]
    assert standings.winners == [1]


@clause("PL-14.4")
def test_money_may_be_less_than_nothing() -> None:
    table = Table(2).money(0, 0).money(1, 0)
    table.player(0).penalties, table.player(1).penalties = 2, 3
    _ended(table)
    assert [place.figures["money"] for place in table.state.standings().places] == [-50, -90]


@clause("PL-14.4")
def test_ties_go_to_the_earlier_in_the_order_that_the_last_round_made() -> None:
    table = (
        Table(3).cross("upgrades", "tanks", "machines", "contracts").cards(9, 10, 11).year(3).last_turn_of_the_year(2)
    )
    table.play("go contracts", "done", "disc 1", "done")
    assert table.state.over
    assert table.state.order == [2, 0, 1]
    assert [place.seat for place in table.state.standings().places] == [2, 0, 1]
    assert table.state.standings().winners == [2]
