"""Phase 2: replacements, the Step 3 card in the middle, and how the phase ends (PG-2.14, 2.23, 2.25, 2.27)."""

import pytest

from tests.clauses import clause
from tests.power_grid.scenario import STEP_3, Table


def auction(step: int = 2, round: int = 5) -> Table:
    """Three players in the turn order 1, 2, 0 with 100 elektro each; the token lies on plant 20."""
    table = Table(3).order(1, 2, 0).round(round).step(step).plants(0, 3).plants(1, 4).plants(2, 5)
    for seat in range(3):
        table.money(seat, 100)
    cards = [20, 21, 22, 23, 24, 25] if step == 3 else [20, 21, 22, 23, 24, 25, 26, 27]
    return table.market(*cards).auction()


@clause("PG-2.14")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_after_each_sale_a_replacement_is_drawn_at_once(step: int) -> None:
    table = auction(step).draws(30, 31, 32)
    size = len(table.state.market.cards)
    deck = table.view(None).market.deck
    for sales, (plant, replacement) in enumerate([(21, 30), (22, 31)], 1):
        table.buys(plant)
        assert replacement in table.state.market.cards
        assert len(table.state.market.cards) == size
        assert table.view(None).market.deck == deck - sales


@clause("PG-2.14", "PG-0.18")
def test_a_cheap_replacement_is_on_offer_for_the_next_player() -> None:
    table = auction().draws(30, 9).buys(20).buys(21)
    assert table.rows() == [[9, 22, 23, 24], [25, 26, 27, 30]]
    assert table.state.actor == 0
    assert table.legal()[:2] == ["pass", "offer 9"]


@clause("PG-2.14")
def test_passing_draws_no_card() -> None:
    table = auction()
    deck = table.view(None).market.deck
    table.play("pass", "pass")
    assert table.view(None).market.deck == deck


@clause("PG-2.25")
def test_the_phase_ends_when_everybody_has_bought_or_passed() -> None:
    table = auction().draws(30, 31).play("pass")
    assert table.view(None).ask == "offer"
    table.buys(21)
    assert table.view(None).ask == "offer"
    table.play("pass")
    assert table.view(None).ask == "fuel"
    assert table.view(None).auction is None


@clause("PG-2.25")
def test_the_phase_ends_when_all_have_passed() -> None:
    assert auction().draws(30).everybody("pass").view(None).ask == "fuel"


@clause("PG-2.25")
def test_the_phase_ends_when_all_have_bought() -> None:
    table = auction().draws(30, 31, 32, 33).buys(21).buys(22).buys(23)
    assert table.view(None).ask == "fuel"
    assert [len(table.owned(seat)) for seat in range(3)] == [2, 2, 2]


@clause("PG-2.25")
def test_the_phase_does_not_end_before_the_last_buyer_has_scrapped() -> None:
    table = auction().draws(30).plants(0, 3, 6, 7).play("pass", "pass", "offer 21")
    assert table.view(None).ask == "scrap"
    assert table.play("scrap 6").view(None).ask == "fuel"


@clause("PG-2.25")
def test_the_phase_goes_on_when_the_step_3_card_is_drawn() -> None:
    """The card comes after the first sale; the two others still offer, bid and buy."""
    table = auction().last_card_on_top(30, 31, 32).draws(STEP_3, 30, 31, 32).buys(21)
    assert table.view(None).market.step3_card
    assert table.rows() == [[20, 22, 23, 24], [25, 26, 27, STEP_3]]
    assert (table.view(None).ask, table.state.actor) == ("offer", 2)
    assert table.legal() == ["pass", "offer 20", "offer 22", "offer 23", "offer 24"]
    table.play("offer 22", "bid 22", "bid 23", "pass")
    assert table.owned(0) == [3, 22]
    assert table.rows() == [[20, 23, 24, 25], [26, 27, 30, STEP_3]]
    assert table.state.actor == 2
    assert table.state.step == 2


@clause("PG-2.25")
def test_a_sale_may_end_both_the_phase_and_the_step() -> None:
    """The last sale draws the card: the unsold discount plant is replaced from the shuffled deck, then step 3 begins.

    Plant 20 goes unsold and 30 comes, then the Step 3 card goes with plant 22, the cheapest.
    """
    table = auction().last_card_on_top(30, 31).draws(STEP_3, 30).play("pass", "pass", "offer 21")
    assert table.view(None).ask == "fuel"
    assert table.state.step == 3
    assert table.rows() == [[23, 24, 25, 26, 27, 30], []]


@clause("PG-2.25", "PG-2.17")
def test_the_unsold_discount_plant_goes_before_step_3_begins() -> None:
    """Plant 20 leaves unsold and the Step 3 card comes for it; then the card leaves with plant 21."""
    table = auction().last_card_on_top(30, 31).draws(STEP_3).everybody("pass")
    assert table.view(None).ask == "fuel"
    assert table.state.step == 3
    assert table.rows() == [[22, 23, 24, 25, 26, 27], []]
    assert table.view(None).market.deck == 2


@clause("PG-2.25")
def test_step_3_does_not_begin_without_its_card() -> None:
    table = auction().draws(30).everybody("pass")
    assert table.state.step == 2
    assert len(table.state.market.cards) == 8


@clause("PG-2.25")
@pytest.mark.parametrize("paid", [True, False])
def test_the_renovation_pile_is_looked_at_when_the_phase_ends(paid: bool) -> None:
    """After a phase in which somebody scrapped the next card shows: 6 and 3 instead of 3 and 1."""
    table = Table(3, renovation="on").order(0, 1, 2).round(5).plants(0, 3, 6, 7).money(0, 100)
    table.market(20, 21, 22, 23, 24, 25, 26, 27).draws(30, 31).auction()
    if paid:
        table.buys(21).play("scrap 3")
        assert table.view(None).renovation == [1, 1]
        table.play("pass", "pass")
    else:
        table.everybody("pass")
    assert table.next_round().view(None).renovation == ([6, 3] if paid else [3, 1])


@clause("PG-2.23")
def test_after_the_auction_of_round_1_the_dearest_plant_is_first() -> None:
    table = Table(4).order(0, 1, 2, 3).market(3, 4, 5, 6, 7, 8, 9, 10).draws(11, 12, 13, 14, 15).auction()
    table.buys(4).buys(6).buys(3).buys(5)
    assert [table.owned(seat) for seat in range(4)] == [[4], [6], [3], [5]]
    assert table.state.order == [1, 3, 0, 2]


@clause("PG-2.23")
def test_the_new_order_is_used_from_phase_3_on() -> None:
    table = Table(4).order(0, 1, 2, 3).market(3, 4, 5, 6, 7, 8, 9, 10).draws(11, 12, 13, 14, 15).auction()
    table.buys(4).buys(6).buys(3).buys(5)
    assert table.view(None).ask == "fuel"
    assert table.view(None).waiting == [2, 0, 3, 1]
    table.everybody("done")
    assert table.view(None).waiting == [2, 0, 3, 1]
    table.everybody("done")
    assert table.view(None).waiting == [1, 3, 0, 2]


@clause("PG-2.23")
@pytest.mark.parametrize("round", [2, 3])
def test_in_later_rounds_the_order_stays_after_the_auction(round: int) -> None:
    """Seat 2 buys the dearest plant, but is still second."""
    table = auction(round=round).draws(30, 31).play("pass").buys(23).play("pass")
    assert table.view(None).ask == "fuel"
    assert table.state.order == [1, 2, 0]


@clause("PG-2.27")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    table = auction(3).empty_deck().buys(22)
    assert table.rows() == [[20, 21, 23, 24, 25], []]
    table.buys(23)
    assert table.rows() == [[20, 21, 24, 25], []]
    assert table.view(None).market.deck == 0
    assert table.view(None).market.top is None


@clause("PG-2.27")
def test_the_unsold_discount_plant_is_not_replaced_from_an_empty_deck() -> None:
    table = auction(3).empty_deck().everybody("pass")
    assert table.rows() == [[21, 22, 23, 24, 25], []]


@clause("PG-2.27", "PG-2.24")
def test_the_last_plant_of_all_may_be_bought() -> None:
    table = auction(3).market(20).empty_deck().buys(20)
    assert table.rows() == [[], []]
    assert table.legal() == ["pass"]
