"""Phase 2: the discount token, bought, not bought, or driven out by a smaller plant (PG-2.2, 2.3, 2.15 to 2.17)."""

import pytest

from tests.clauses import clause
from tests.power_grid.scenario import STEP_3, Table

STEPS = (1, 2, 3)


def auction(step: int, players: int = 3) -> Table:
    """Phase 2 of a later round with plants 20 to 25 on the market (and 26, 27 before step 3); 100 elektro each."""
    cards = [20, 21, 22, 23, 24, 25] if step == 3 else [20, 21, 22, 23, 24, 25, 26, 27]
    table = Table(players).order(*range(players)).round(5).step(step)
    for seat in range(players):
        table.money(seat, 100)
    return table.market(*cards).auction()


def market(table: Table) -> list[int]:
    return table.rows()[0] + table.rows()[1]


@clause("PG-2.2")
def test_the_token_lies_on_the_cheapest_plant_when_the_game_begins() -> None:
    for seed in range(5):
        table = Table(4, seed)
        assert table.token() == table.rows()[0][0]
        assert table.view(0).market.token == table.token()


@clause("PG-2.2")
@pytest.mark.parametrize("step", STEPS)
def test_the_token_is_put_on_the_cheapest_plant_of_every_round(step: int) -> None:
    table = auction(step).draws(30).next_round()
    assert table.token() == table.rows()[0][0]
    assert table.token() == (21 if step == 3 else 20)  # in step 3 the cheapest has left the game


@clause("PG-2.2")
def test_the_token_comes_back_after_a_round_in_which_it_was_laid_aside() -> None:
    table = auction(1).draws(30, 31, 32, 33).buys(20).buys(21).buys(22)
    assert table.token() is None
    table.next_round()
    assert table.token() == 23


@clause("PG-2.2")
def test_without_a_plant_on_offer_there_is_no_token() -> None:
    table = Table(3).step(3).round(9).market().empty_deck().next_round()
    assert table.rows() == [[], []]
    assert table.token() is None
    table.everybody("pass")
    assert table.view(None).ask == "fuel"


@clause("PG-2.3")
@pytest.mark.parametrize("step", STEPS)
def test_the_minimum_is_1_with_the_token_and_the_number_without(step: int) -> None:
    table = auction(step)
    choices = {choice.move: choice.cost for choice in table.view(0).choices}
    assert {move: choices[move] for move in ("offer 20", "offer 21", "offer 22", "offer 23")} == {
        "offer 20": 1,
        "offer 21": 21,
        "offer 22": 22,
        "offer 23": 23,
    }
    assert table.play("offer 20").legal()[0] == "bid 1"


@clause("PG-2.3")
def test_bids_for_the_plant_with_the_token_may_go_as_high_as_one_likes() -> None:
    table = auction(1).draws(30).play("offer 20", "bid 1", "bid 2", "bid 35", "pass", "pass")
    assert table.owned(2) == [20]
    assert table.player(2).money == 65


@clause("PG-2.15")
@pytest.mark.parametrize("step", STEPS)
def test_the_token_is_laid_aside_when_its_plant_is_bought(step: int) -> None:
    table = auction(step).draws(30).buys(20)
    assert table.owned(0) == [20]
    assert table.player(0).money == 99
    assert table.token() is None
    assert table.play("offer 21").legal()[0] == "bid 21"


@clause("PG-2.15")
@pytest.mark.parametrize("step", STEPS)
def test_a_smaller_plant_drawn_for_the_plant_with_the_token_enters(step: int) -> None:
    """The token is laid aside before the draw, so nothing is compared with it."""
    table = auction(step).draws(7).buys(20)
    assert table.rows()[0][:3] == [7, 21, 22]
    assert table.state.market.gone == Table(3).state.market.gone


@clause("PG-2.15")
@pytest.mark.parametrize("step", STEPS)
def test_a_plant_bought_with_the_token_leaves_nothing_to_remove_at_the_end(step: int) -> None:
    table = auction(step).draws(30, 31).buys(20).play("pass", "pass")
    assert market(table)[:3] == [21, 22, 23]
    assert 30 in market(table)
    assert 31 not in market(table)


@clause("PG-2.16")
@pytest.mark.parametrize("step", STEPS)
def test_a_smaller_plant_leaves_the_game_with_the_token(step: int) -> None:
    table = auction(step).draws(7, 30)
    gone = table.state.market.gone
    table.buys(22)
    assert 7 not in market(table)
    assert 30 in market(table)
    assert 20 in market(table)
    assert table.token() is None
    assert table.state.market.gone == gone + 1


@clause("PG-2.16")
@pytest.mark.parametrize("step", STEPS)
def test_the_plant_that_had_the_token_has_its_ordinary_minimum_again(step: int) -> None:
    table = auction(step).draws(7, 30).buys(22)
    assert table.play("offer 20").legal()[0] == "bid 20"
    assert table.refused("bid 1") == ["bid-below-minimum"]


@clause("PG-2.16")
@pytest.mark.parametrize("step", STEPS)
def test_the_second_plant_enters_whatever_its_number(step: int) -> None:
    table = auction(step).draws(7, 5).buys(22)
    assert table.rows()[0][:3] == [5, 20, 21]
    assert table.token() is None


@clause("PG-2.16")
@pytest.mark.parametrize("step", STEPS)
def test_a_dearer_plant_leaves_the_token_where_it_is(step: int) -> None:
    table = auction(step).draws(30).buys(22)
    assert 30 in market(table)
    assert table.token() == 20
    assert table.play("offer 20").legal()[0] == "bid 1"


@clause("PG-2.16")
def test_after_the_token_is_gone_smaller_plants_enter() -> None:
    table = auction(1).draws(7, 30, 6).buys(22).buys(23)
    assert table.rows()[0] == [6, 20, 21, 24]
    assert table.token() is None


@clause("PG-2.16")
def test_the_plant_that_had_the_token_stays_at_the_end_of_the_phase() -> None:
    table = auction(1).draws(7, 30, 31).buys(22).play("pass", "pass")
    assert table.view(None).ask == "fuel"
    assert table.rows() == [[20, 21, 23, 24], [25, 26, 27, 30]]


@clause("PG-2.16")
def test_the_step_3_card_is_no_smaller_plant() -> None:
    table = auction(2).last_card_on_top(31, 32).draws(STEP_3).buys(22)
    assert table.token() == 20
    assert table.rows() == [[20, 21, 23, 24], [25, 26, 27, STEP_3]]


@clause("PG-2.16")
def test_a_smaller_plant_drawn_after_the_step_3_card_drives_the_token_out_too() -> None:
    table = auction(2).last_card_on_top(7, 31, 32).draws(STEP_3, 7, 31).buys(22).buys(23)
    assert table.token() is None
    assert table.rows() == [[20, 21, 24, 25], [26, 27, 31, STEP_3]]


@clause("PG-2.16", "PG-2.27")
def test_a_smaller_plant_that_is_the_last_of_the_deck_is_not_replaced() -> None:
    table = auction(3).final_deck(7).draws(7).buys(22)
    assert table.rows() == [[20, 21, 23, 24, 25], []]
    assert table.token() is None


@clause("PG-2.17")
@pytest.mark.parametrize("step", STEPS)
def test_the_plant_leaves_the_game_when_nobody_buys_it(step: int) -> None:
    table = auction(step).draws(30)
    gone = table.state.market.gone
    before = market(table)
    table.everybody("pass")
    assert market(table) == [*before[1:], 30]
    assert table.token() is None
    assert table.state.market.gone == gone + 1


@clause("PG-2.17")
@pytest.mark.parametrize("step", STEPS)
def test_the_unsold_plant_is_replaced_by_whatever_comes(step: int) -> None:
    """A plant smaller than the one that left enters; there is no token any more to compare it with."""
    table = auction(step).draws(7, 30).everybody("pass")
    assert market(table)[:2] == [7, 21]
    assert 30 not in market(table)


@clause("PG-2.17")
@pytest.mark.parametrize("step", STEPS)
def test_the_unsold_plant_leaves_after_the_other_sales(step: int) -> None:
    table = auction(step).draws(30, 31, 32).buys(21).buys(22).play("pass")
    assert table.view(None).ask == "fuel"
    assert market(table)[0] == 23
    assert market(table)[-3:] == [30, 31, 32]


@clause("PG-2.17")
def test_in_round_1_the_unsold_plant_leaves_too() -> None:
    table = Table(3).order(0, 1, 2).market(3, 4, 5, 6, 7, 8, 9, 10).draws(11, 12, 13, 14).auction()
    table.buys(4).buys(5).buys(6)
    assert table.rows() == [[7, 8, 9, 10], [11, 12, 13, 14]]


@clause("PG-2.17")
@pytest.mark.parametrize("step", STEPS)
def test_outside_phase_2_there_is_no_token(step: int) -> None:
    table = auction(step).draws(30).everybody("pass")
    for phase in ("fuel", "build"):
        assert table.view(None).ask == phase
        assert table.token() is None
        table.everybody("done")
    assert table.view(None).ask == "run"
    assert table.token() is None


@clause("PG-2.17")
def test_the_unsold_plant_is_bought_by_the_last_one_for_1() -> None:
    table = auction(1).draws(30).play("pass", "pass", "offer 20")
    assert table.owned(2) == [20]
    assert table.player(2).money == 99
    assert table.rows() == [[21, 22, 23, 24], [25, 26, 27, 30]]
