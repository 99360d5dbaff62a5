"""The order made anew after the auction of round 1, equal numbers included (CG-1.24 to CG-1.26)."""

import pytest

from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table


def after_auction(order: tuple[int, ...], plants: dict[int, str], players: int, round: int = 1) -> list[int]:
    """Everybody has a plant and passes; what is the turn order then?"""
    table = Table(players).order(*order).round(round)
    for seat, plant in plants.items():
        table.plants(seat, plant)
    table.market("9", "10", "13", "15", "16", "17", "19", "20").no_token().auction().rich(0)
    return table.everybody("pass").state.order


@clause("CG-1.25")
def test_the_dearest_plant_is_first_after_round_1() -> None:
    plants = {0: "3-coal", 1: "8", 2: "5-eco", 3: "7-hybrid"}
    assert after_auction((0, 1, 2, 3), plants, 4) == [1, 3, 2, 0]


@clause("CG-1.25")
def test_only_in_round_1() -> None:
    plants = {0: "3-coal", 1: "8", 2: "5-eco", 3: "7-hybrid"}
    assert after_auction((0, 1, 2, 3), plants, 4, round=2) == [0, 1, 2, 3]


@clause("CG-1.25")
def test_the_new_order_counts_from_phase_2_on() -> None:
    table = Table(3).order(0, 1, 2).plants(0, "3-coal").plants(1, "8").plants(2, "5-eco")
    table.market("9", "10", "13", "15", "16", "17", "19", "20").no_token().rich(0).auction().everybody("pass")
    seats: dict[str, list[int | None]] = {"buy": [], "run": []}
    for ask, move in (("buy", "done"), ("run", "run nothing")):
        while table.view(None).ask == ask:
            seats[ask].append(table.state.actor)
            table.play(move)
    assert seats == {"buy": [0, 2, 1], "run": [1, 2, 0]}


@clause("CG-1.26")
@pytest.mark.parametrize(("order", "expected"), [((0, 1, 2, 3), [3, 1, 0, 2]), ((1, 3, 2, 0), [3, 0, 1, 2])])
def test_two_with_the_same_number_swap(order: tuple[int, ...], expected: list[int]) -> None:
    plants = {0: "4-coal", 1: "4-gas", 2: "3-oil", 3: "8"}
    assert after_auction(order, plants, 4) == expected


@clause("CG-1.26")
def test_of_three_the_first_and_the_third_swap() -> None:
    plants = {0: "4-coal", 1: "8", 2: "4-gas", 3: "4-oil"}
    assert after_auction((0, 1, 2, 3), plants, 4) == [1, 3, 2, 0]


@clause("CG-1.26")
def test_two_pairs_swap_each_for_itself() -> None:
    plants = {0: "4-coal", 1: "6-coal", 2: "4-gas", 3: "6-gas"}
    assert after_auction((0, 1, 2, 3), plants, 4) == [3, 1, 2, 0]


@clause("CG-1.26")
def test_more_than_three_are_turned_round() -> None:
    """No four plants of our box share a number, so a fifth card is given one."""
    table = Table(5).order(4, 2, 0, 1, 3).market("9", "10", "13", "15", "16", "17", "19", "20").no_token().rich(0)
    for seat in range(4):
        table.plants(seat, "4-coal")
    table.plants(4, "3-oil").auction().everybody("pass")
    assert table.state.order == [3, 1, 0, 2, 4]


@clause("CG-1.24")
def test_the_unsold_plant_with_the_token_goes_first() -> None:
    table = Table(3).order(0, 1, 2).plants(0, "3-coal").plants(1, "8").plants(2, "5-eco").rich(0)
    table.market("9", "10", "13", "15", "16", "17", "19", "20").auction().draws("22").everybody("pass")
    assert table.on_market() == ["10", "13", "15", "16", "17", "19", "20", "22"]
    assert table.state.order == [1, 2, 0]
