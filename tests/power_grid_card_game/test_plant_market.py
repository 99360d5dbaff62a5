"""The plant market during phase 1: replacements, order of equal numbers, an empty deck (CG-1.14, CG-0.6, CG-1.23)."""

from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table

CARDS = ("10", "11-coal", "11-uranium", "12-coal", "12-gas", "13", "15", "16")


def auction() -> Table:
    return Table(3).order(0, 1, 2).round(5).rich().market(*CARDS).auction()


@clause("CG-1.14")
def test_a_sold_plant_is_replaced_at_once_and_the_rows_are_put_in_order() -> None:
    table = auction().draws("14-eco-1").buys("11-coal")
    assert table.rows() == [["10", "11-uranium", "12-coal", "12-gas"], ["13", "14-eco-1", "15", "16"]]


@clause("CG-1.14")
def test_a_cheap_replacement_goes_to_the_upper_row() -> None:
    table = auction().no_token().draws("9").buys("11-coal")
    assert table.rows() == [["9", "10", "11-uranium", "12-coal"], ["12-gas", "13", "15", "16"]]


@clause("CG-0.6")
def test_a_plant_that_comes_back_with_an_equal_number_is_the_dearer_of_the_two() -> None:
    table = Table(3).order(0, 1, 2).round(5).rich()
    table.market("10", "11-uranium", "12-gas", "13", "15", "16", "18-hybrid", "19").auction()
    table.draws("18-oil", "18-uranium", "12-coal").buys("10").buys("11-uranium").buys("12-gas")
    assert table.on_market() == ["12-coal", "13", "15", "16", "18-hybrid", "18-oil", "18-uranium", "19"]


@clause("CG-0.6")
def test_equal_plants_are_told_apart() -> None:
    table = Table(3).order(0, 1, 2).round(5).rich()
    table.market("13", "14-eco-2", "15", "16", "17", "19", "20", "21").auction().draws("14-eco-1").buys("16")
    assert table.rows()[0] == ["13", "14-eco-2", "14-eco-1", "15"]
    assert "offer 14-eco-1" in table.legal()
    table.draws("22").buys("14-eco-2")
    assert table.owned(1) == ["14-eco-2"]
    assert table.on_market() == ["13", "14-eco-1", "15", "17", "19", "20", "21", "22"]


@clause("CG-1.23")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    table = Table(3).order(0, 1, 2).round(9).rich().last_round()
    table.market("10", "13", "15", "16", "17", "19").final_deck().auction().buys("13")
    assert table.on_market() == ["10", "15", "16", "17", "19"]
