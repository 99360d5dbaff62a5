"""Phase 1: the discount token, bought, not bought, or driven out by a cheaper plant (CG-1.2, 1.3, 1.15 to 1.17)."""

import pytest

from tests.clauses import clause
from tests.power_grid_card_game.scenario import LAST_ROUND, Table

CARDS = ("18-oil", "18-hybrid", "19", "20", "21", "22", "25", "26")
LAST_CARDS = CARDS[:6]


def auction(last: bool = False, players: int = 3) -> Table:
    table = Table(players).order(*range(players)).round(5).rich()
    if last:
        return table.last_round().market(*LAST_CARDS).auction()
    return table.market(*CARDS).auction()


@clause("CG-1.2")
def test_the_token_lies_on_the_cheapest_plant_when_the_game_begins() -> None:
    for seed in range(5):
        table = Table(4, seed)
        assert table.token() == table.rows()[0][0]
        assert table.view(0).market.token == table.token()


@clause("CG-1.2")
def test_the_token_comes_back_on_the_cheapest_plant_every_round() -> None:
    table = auction().draws("23-oil", "24-hybrid", "28-eco", "29").buys("18-oil").buys("18-hybrid").buys("19")
    assert table.token() is None
    table.next_round()
    assert table.token() == "20"


@clause("CG-1.2", "CG-0.6")
def test_of_two_cheapest_plants_with_the_same_number_the_older_has_the_token() -> None:
    table = auction().draws("28-eco").next_round()
    assert table.token() == "18-oil"
    costs = {choice.move: choice.cost for choice in table.view(table.state.actor).choices}
    assert (costs["offer 18-oil"], costs["offer 18-hybrid"]) == (1, 18)


@clause("CG-1.3")
@pytest.mark.parametrize("last", [False, True])
def test_the_minimum_is_1_with_the_token_and_the_number_without(last: bool) -> None:
    table = auction(last)
    costs = {choice.move: choice.cost for choice in table.view(0).choices}
    assert [costs[f"offer {plant}"] for plant in CARDS[:4]] == [1, 18, 19, 20]
    assert table.play("offer 18-oil").legal()[0] == "bid 1"


@clause("CG-1.15")
@pytest.mark.parametrize("last", [False, True])
def test_the_token_is_laid_aside_when_its_plant_is_bought(last: bool) -> None:
    table = auction(last).draws("28-eco").buys("18-oil")
    assert table.owned(0) == ["18-oil"]
    assert table.player(0).money == 99
    assert table.token() is None
    assert table.play("offer 18-hybrid").legal()[0] == "bid 18"


@clause("CG-1.15")
def test_a_cheaper_plant_drawn_for_the_plant_with_the_token_enters() -> None:
    table = auction().draws("9").buys("18-oil")
    assert table.rows()[0] == ["9", "18-hybrid", "19", "20"]


@clause("CG-1.15")
def test_a_plant_bought_with_the_token_leaves_nothing_to_remove_at_the_end() -> None:
    table = auction().draws("28-eco", "29").buys("18-oil").play("pass", "pass")
    assert table.on_market() == ["18-hybrid", "19", "20", "21", "22", "25", "26", "28-eco"]


@clause("CG-1.16")
@pytest.mark.parametrize("last", [False, True])
def test_a_cheaper_plant_leaves_the_game_with_the_token(last: bool) -> None:
    table = auction(last).draws("9", "28-eco")
    gone = table.state.market.gone
    table.buys("19")
    assert "9" not in table.on_market()
    assert {"18-oil", "28-eco"} <= set(table.on_market())
    assert table.token() is None
    assert table.state.market.gone == gone + 1
    assert table.play("offer 18-oil").legal()[0] == "bid 18"


@clause("CG-1.16")
def test_an_equal_number_is_not_lower() -> None:
    table = auction().draws("18-uranium").buys("19")
    assert table.token() == "18-oil"
    assert table.rows()[0] == ["18-oil", "18-hybrid", "18-uranium", "20"]


@clause("CG-1.16")
def test_the_second_plant_enters_whatever_its_number() -> None:
    table = auction().draws("9", "10").buys("19")
    assert table.rows()[0] == ["10", "18-oil", "18-hybrid", "20"]
    assert table.token() is None


@clause("CG-1.16")
def test_the_plant_that_had_the_token_stays_at_the_end_of_the_phase() -> None:
    table = auction().draws("9", "28-eco", "29").buys("19").play("pass", "pass")
    assert table.on_market() == ["18-oil", "18-hybrid", "20", "21", "22", "25", "26", "28-eco"]


@clause("CG-1.16", "CG-5.1")
def test_the_last_round_card_is_no_cheaper_plant() -> None:
    table = auction().last_card_on_top("29", "30").draws(LAST_ROUND).buys("19")
    assert table.token() == "18-oil"


@clause("CG-1.17")
@pytest.mark.parametrize("last", [False, True])
def test_the_plant_leaves_the_game_when_nobody_buys_it(last: bool) -> None:
    table = auction(last).draws("28-eco")
    gone = table.state.market.gone
    before = table.on_market()
    table.everybody("pass")
    assert table.on_market() == [*before[1:], "28-eco"]
    assert table.token() is None
    assert table.state.market.gone == gone + 1


@clause("CG-1.17")
def test_its_replacement_may_be_cheaper_still() -> None:
    table = auction().draws("9").everybody("pass")
    assert table.on_market() == ["9", "18-hybrid", "19", "20", "21", "22", "25", "26"]
