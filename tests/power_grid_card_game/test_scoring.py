"""The end: points of plants and money, tie-breaks, places (CG-5.7 to CG-5.10)."""

import pytest

from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table


def table(players: int = 3) -> Table:
    return Table(players).last_round().rich(0).end()


@clause("CG-5.7")
def test_each_plant_with_its_fuel_gives_its_income_as_points() -> None:
    end = table().plants(0, "4-coal", "8", "12-gas").holds(0, "coal 1")
    assert end.state.standings().places[0].figures == {"points": 11, "money": 0, "dearest-plant": 12}


@clause("CG-5.7")
def test_the_best_use_of_scarce_fuel_is_worked_out() -> None:
    """Three gas run 17 (2 gas, 9) and 22 (1 gas, 9), not 30 (3 gas, 12)."""
    end = table().plants(0, "17", "22", "30").holds(0, "gas 3")
    assert end.state.standings().places[0].figures["points"] == 18


@clause("CG-5.7", "CG-3.4")
def test_hybrids_take_what_other_plants_leave() -> None:
    end = table().plants(0, "9", "10", "5-hybrid").holds(0, "gas 2", "oil 3")
    assert end.view(None).players[0].ready == 7 + 8 + 6


@clause("CG-5.8")
@pytest.mark.parametrize(("money", "points", "left"), [(0, 0, 0), (9, 0, 9), (10, 1, 0), (39, 3, 9)])
def test_ten_elektro_are_a_point(money: int, points: int, left: int) -> None:
    end = table().plants(0, "8").money(0, money)
    figures = next(place.figures for place in end.state.standings().places if place.seat == 0)
    assert (figures["points"], figures["money"]) == (6 + points, left)


@clause("CG-5.9")
def test_the_most_points_win() -> None:
    end = table().plants(0, "8").plants(1, "20").plants(2, "5-eco").money(2, 40)
    assert [place.seat for place in end.state.standings().places] == [2, 1, 0]
    assert end.state.standings().winners == [2]


@clause("CG-5.9")
def test_equal_points_money_left_after_the_exchange_decides() -> None:
    """7 points and 3 elektro beat 6 points and 10 elektro, though 13 is less than 16."""
    end = table().plants(0, "14-eco-1").money(0, 3).plants(1, "8").money(1, 12).plants(2, "30")
    assert [(place.seat, place.place) for place in end.state.standings().places] == [(0, 1), (1, 2), (2, 3)]


@clause("CG-5.10")
def test_then_the_dearest_plant_decides() -> None:
    end = table().plants(0, "20").plants(1, "21").plants(2, "20", "30")
    assert [place.seat for place in end.state.standings().places] == [2, 1, 0]


@clause("CG-5.10")
def test_who_is_equal_in_everything_shares_the_place() -> None:
    end = table().plants(0, "14-eco-1").plants(1, "14-eco-2").plants(2, "8")
    places = end.state.standings().places
    assert [(place.place, place.seat) for place in places] == [(1, 0), (1, 1), (3, 2)]
    assert end.state.standings().winners == [0, 1]


@clause("CG-5.6")
def test_the_reason_tells_where_the_game_stands() -> None:
    assert Table(3).reason() == "not over: the last-round card has not come"
    cut = Table(3)
    cut.state.market_cut = True
    assert cut.reason() == "not over: the last-round card was drawn"
    assert Table(3).last_round().reason() == "not over: this is the last round"
    assert table().round(8).reason() == "the last round, round 8, is over"
