"""Phase 5, last part: update of the plant market (PG-5.13 to PG-5.15)."""

import pytest

from tests.clauses import clause
from tests.power_grid.scenario import STEP_3, Table


def table(step: int, *market: int) -> Table:
    """Three players who have yet to supply, in the given step with the given market."""
    return Table(3).order(0, 1, 2).round(5).step(step).market(*market).supplying()


@clause("PG-5.13")
@pytest.mark.parametrize("step", [1, 2])
def test_the_dearest_plant_goes_under_the_deck_and_one_is_drawn(step: int) -> None:
    germany = table(step, 6, 7, 8, 10, 14, 19, 25, 31).draws(12).everybody("run nothing")
    assert list(germany.state.market.cards) == [6, 7, 8, 10, 12, 14, 19, 25]
    assert germany.state.market.on_offer() == [6, 7, 8, 10]
    assert germany.state.market.deck.under == [31]
    assert germany.state.step == step


@clause("PG-5.13")
def test_the_drawn_plant_may_be_the_dearest_itself() -> None:
    germany = table(2, 6, 7, 8, 10, 14, 19, 25, 31).draws(50, 3)
    germany.everybody("run nothing")
    assert list(germany.state.market.cards) == [6, 7, 8, 10, 14, 19, 25, 50]
    germany.next_round()
    assert list(germany.state.market.cards) == [3, 6, 7, 8, 10, 14, 19, 25]
    assert germany.state.market.deck.under == [31, 50]


@clause("PG-5.13", "PG-6.9")
def test_plants_under_the_deck_come_back_only_below_the_step_3_card() -> None:
    germany = table(2, 6, 7, 8, 10, 14, 19, 25, 31)
    put_under: set[int] = set()
    while germany.state.step == 2:
        put_under.add(germany.state.market.cards[-1])
        germany.next_round()
        assert not put_under & set(germany.state.market.cards)
    plugs, sockets = germany.unseen()
    assert {*plugs, *sockets} == put_under
    assert germany.state.market.deck.size() == len(put_under)


@clause("PG-5.14")
def test_in_step_3_the_cheapest_plant_leaves_the_game_and_one_is_drawn() -> None:
    germany = table(3, 20, 25, 31, 36, 40, 46)
    gone = germany.state.market.gone
    germany.draws(22).everybody("run nothing")
    assert list(germany.state.market.cards) == [22, 25, 31, 36, 40, 46]
    assert germany.state.market.gone == gone + 1
    assert germany.state.market.deck.under == []


@clause("PG-5.14")
def test_in_step_3_the_drawn_plant_may_be_the_cheapest() -> None:
    germany = table(3, 20, 25, 31, 36, 40, 46).draws(3).everybody("run nothing")
    assert list(germany.state.market.cards) == [3, 25, 31, 36, 40, 46]


@clause("PG-5.15")
def test_without_a_deck_the_market_shrinks_by_one_plant_each_round() -> None:
    germany = table(3, 20, 25, 31, 36, 40, 46).empty_deck()
    for left in ([25, 31, 36, 40, 46], [31, 36, 40, 46], [36, 40, 46], [40, 46], [46], []):
        germany.next_round()
        assert list(germany.state.market.cards) == left


@clause("PG-5.15", "PG-7.2")
def test_the_game_goes_on_without_plants() -> None:
    germany = table(3).empty_deck().everybody("run nothing")
    assert list(germany.state.market.cards) == []
    assert germany.legal() == ["pass"]
    germany.everybody("pass").everybody("done").everybody("done").everybody("run nothing")
    assert germany.heading() == "round 7, step 3, auction"


@clause("PG-5.14", "PG-6.14")
def test_the_last_cards_of_the_deck_still_come_in_step_3() -> None:
    germany = table(1, 6, 7, 8, 10, 14, 19, 25, 31).last_card_on_top(33).draws(STEP_3, 31, 33)
    germany.everybody("run nothing")  # 31 goes under; 6 leaves for step 2, 31 comes; 7 leaves with the card
    assert list(germany.state.market.cards) == [8, 10, 14, 19, 25, 31]
    germany.next_round()
    assert list(germany.state.market.cards) == [10, 14, 19, 25, 31, 33]
    germany.next_round()
    assert list(germany.state.market.cards) == [14, 19, 25, 31, 33]
