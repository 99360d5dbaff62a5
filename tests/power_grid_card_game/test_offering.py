"""Phase 1: who offers which plant, and passing (CG-1.1 to CG-1.6, CG-1.11 to CG-1.13, CG-1.18, CG-1.19)."""

import pytest

from powerhouse.core.errors import IllegalMove
from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table

CARDS = ("10", "11-coal", "11-uranium", "12-coal", "12-gas", "13", "15", "16")


def later_round(players: int = 3) -> Table:
    """Phase 1 of a later round, 100 elektro each, seats in turn order."""
    return Table(players).order(*range(players)).round(5).rich().market(*CARDS).auction()


@clause("CG-1.1", "CG-1.10")
def test_who_has_bought_neither_offers_nor_bids_any_more() -> None:
    table = later_round().draws("17", "18-oil").buys("11-coal")
    assert table.state.actor == 1
    table.play("offer 12-coal", "bid 12")
    assert table.state.actor == 2
    table.play("pass")
    assert table.owned(1) == ["12-coal"]
    assert table.state.actor == 2
    table.play("pass")
    assert table.view(None).ask == "buy"
    assert [len(table.owned(seat)) for seat in range(3)] == [1, 1, 0]


@clause("CG-1.4")
def test_the_first_in_turn_order_offers_first() -> None:
    table = Table(4).order(2, 0, 3, 1).round(3).rich().market(*CARDS).auction()
    for seat in (2, 0, 3, 1):
        assert table.state.actor == seat
        table.play("pass")
    other = Table(4).order(1, 3, 0, 2).round(3).rich().market(*CARDS).auction().play("pass")
    assert other.state.actor == 3


@clause("CG-1.4")
def test_one_offers_or_passes() -> None:
    table = later_round()
    assert table.legal() == ["pass", "offer 10", "offer 11-coal", "offer 11-uranium", "offer 12-coal"]
    assert table.refused("done") == ["not-offer"]


@clause("CG-1.5")
def test_plants_of_the_lower_row_and_absent_ones_cannot_be_offered() -> None:
    table = later_round()
    assert table.reasons("offer 12-gas") == ["plant 12 (3 gas, brings 9) is not on offer yet (CG-1.5)"]
    assert table.reasons("offer 30") == ["plant 30 (3 gas, brings 12) is not in the market (CG-1.5)"]


@clause("CG-1.5", "CG-0.6")
def test_of_equal_numbers_the_fourth_plant_is_on_offer_and_the_fifth_is_not() -> None:
    """12-coal came before 12-gas, so it is the cheaper of the two; had it come later, it would wait."""
    other = Table(3).order(0, 1, 2).round(5).rich()
    other.market("10", "11-coal", "11-uranium", "12-gas", "12-coal", "13", "15", "16").auction()
    assert "offer 12-gas" in other.legal()
    assert other.refused("offer 12-coal") == ["offer-future"]


@clause("CG-1.6")
def test_the_opening_bid_is_from_the_minimum_to_all_ones_money() -> None:
    table = later_round().money(0, 14).play("offer 11-uranium")
    assert table.legal() == ["bid 11", "bid 12", "bid 13", "bid 14"]
    assert table.reasons("bid 10") == ["a bid of 10 is below the minimum of 11 (CG-1.6)"]
    assert table.refused("bid 15") == ["bid-dear"]
    assert table.refused("pass") == ["opener-bids"]


@clause("CG-1.6")
def test_a_plant_that_one_cannot_pay_cannot_be_offered() -> None:
    table = later_round().money(0, 11)
    assert table.legal() == ["pass", "offer 10", "offer 11-coal", "offer 11-uranium"]
    assert table.reasons("offer 12-coal") == ["plant 12 (3 coal, brings 9) costs at least 12, you have 11 (CG-1.6)"]


@clause("CG-1.6", "CG-1.18")
def test_two_offers_without_a_pass_come_in_the_order_of_the_cards() -> None:
    """Moves are listed ascending, though 11-uranium lies before 11-coal."""
    table = Table(3).order(0, 1, 2).round(1).money(0, 11)
    table.market("11-uranium", "11-coal", "12-coal", "12-gas", "13", "15", "16", "17").no_token().auction()
    assert table.legal() == ["offer 11-coal", "offer 11-uranium"]


@clause("CG-1.11")
def test_who_passes_is_out_of_the_phase() -> None:
    table = later_round().draws("17", "18-oil").play("pass")
    table.play("offer 11-coal", "bid 11")
    assert table.state.actor == 2
    table.play("bid 12")
    assert table.state.actor == 1  # seat 0 is not asked
    table.play("pass")
    assert table.owned(2) == ["11-coal"]
    assert table.state.actor == 1


@clause("CG-1.12")
def test_who_offered_and_was_outbid_offers_again() -> None:
    table = later_round().draws("17").play("offer 11-coal", "bid 11", "bid 12", "pass", "pass")
    assert table.owned(1) == ["11-coal"]
    assert table.state.actor == 0
    assert table.legal()[0] == "pass"
    table.play("offer 11-uranium", "bid 11")
    assert table.state.actor == 2


@clause("CG-1.13")
def test_the_last_one_gets_a_plant_for_its_minimum() -> None:
    table = later_round().play("pass", "pass").draws("17").play("offer 12-coal")
    assert table.owned(2) == ["12-coal"]
    assert table.player(2).money == 88


@clause("CG-1.13", "CG-1.3")
def test_the_last_one_gets_the_plant_with_the_token_for_1() -> None:
    table = later_round().play("pass", "pass").draws("17").play("offer 10")
    assert table.player(2).money == 99


@clause("CG-1.18")
def test_in_round_1_one_must_offer_but_may_pass_in_an_auction() -> None:
    table = Table(3).order(0, 1, 2)
    assert "pass" not in table.legal()
    with pytest.raises(IllegalMove, match="in round 1 everybody must buy a plant"):
        table.play("pass")
    assert table.refused("done") == ["round-1-offer"]
    table.state.advance(table.state.moves()[0], table.chance)
    table.state.advance(table.state.moves()[0], table.chance)
    assert table.state.actor == 1
    assert table.legal()[0] == "pass"


@clause("CG-1.18")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_after_round_1_everybody_has_one_plant(players: int) -> None:
    for seed in range(5):
        table = Table(players, seed)
        while table.view(None).ask != "buy":
            table.state.advance(table.state.moves()[0], table.chance)
        assert [len(table.owned(seat)) for seat in range(players)] == [1] * players


@clause("CG-1.19")
def test_who_can_pay_no_plant_has_to_pass() -> None:
    table = later_round().no_token().money(0, 9)
    assert table.legal() == ["pass"]


@clause("CG-1.19")
def test_who_can_pay_no_plant_has_to_pass_in_round_1_too() -> None:
    table = later_round().round(1).no_token().money(0, 9)
    assert table.legal() == ["pass"]
    assert table.refused("pass") == []


@clause("CG-1.19", "CG-1.2", "CG-1.23")
def test_without_plants_there_is_no_token_and_everybody_passes() -> None:
    table = Table(3).round(9).last_round().market().final_deck().next_round()
    assert table.on_market() == []
    assert table.token() is None
    assert table.legal() == ["pass"]
    table.everybody("pass")
    assert table.view(None).ask == "buy"


@clause("CG-1.24")
def test_the_phase_ends_when_everybody_has_bought_or_passed() -> None:
    table = later_round().draws("17", "18-oil", "18-uranium").buys("10").play("pass")
    assert table.view(None).ask == "offer"
    table.buys("11-coal")
    assert table.view(None).ask == "buy"
