"""Phase 2: bidding for the plant on offer (PG-2.7 to PG-2.10, PG-2.13)."""

import pytest

from powerhouse.core.errors import IllegalMove
from tests.clauses import clause
from tests.power_grid.scenario import Table


def offered(plant: int = 6, opening: int = 6) -> Table:
    """Seat 2 is first in the turn order 2, 0, 3, 1 and has offered a plant in a later round."""
    table = Table(4).order(2, 0, 3, 1).round(3).market(4, 6, 7, 8, 9, 10, 11, 12).draws(13, 14, 15, 16)
    return table.auction().play(f"offer {plant}", f"bid {opening}")


def bidders(table: Table, *moves: str) -> list[int | None]:
    """Who makes these moves."""
    seats = []
    for move in moves:
        seats.append(table.state.actor)
        table.play(move)
    return seats


@clause("PG-2.7", "PG-0.9")
def test_bidding_goes_clockwise_by_seat_and_not_by_turn_order() -> None:
    """Seat 2 offers; its left neighbour is seat 3, although seat 0 is next in turn order."""
    assert bidders(offered(), "bid 7", "bid 8", "bid 9", "bid 10", "bid 11") == [3, 0, 1, 2, 3]


@clause("PG-2.7")
def test_bidding_goes_round_and_round_over_those_who_have_not_passed() -> None:
    moves = ("bid 7", "pass", "bid 8", "bid 9", "pass", "bid 10", "bid 11")
    assert bidders(offered(), *moves) == [3, 0, 1, 2, 3, 1, 2]


@clause("PG-2.7")
def test_bidding_skips_who_has_bought_or_passed_out_of_the_phase() -> None:
    """Seat 2 has bought, seat 0 has passed; seat 3 offers, and only seat 1 is left to bid."""
    table = offered().play("pass", "pass", "pass", "pass", "offer 7", "bid 7")
    assert bidders(table, "bid 8", "bid 9", "bid 10") == [1, 3, 1]


@clause("PG-2.8")
def test_a_raise_is_any_whole_amount_above_the_standing_bid_up_to_ones_money() -> None:
    table = offered(opening=9).money(3, 15)
    assert table.legal() == ["pass", "bid 10", "bid 11", "bid 12", "bid 13", "bid 14", "bid 15"]
    assert table.view(3).bids == (10, 15)
    assert [choice.move for choice in table.view(3).choices] == ["pass"]


@clause("PG-2.8")
@pytest.mark.parametrize("bid", [1, 8, 9])
def test_a_bid_that_does_not_beat_the_standing_one_is_refused(bid: int) -> None:
    table = offered(opening=9)
    assert table.refused(f"bid {bid}") == ["bid-low"]
    assert table.reasons(f"bid {bid}") == [f"a bid of {bid} does not beat 9 (PG-2.8)"]


@clause("PG-2.8")
def test_a_bid_above_ones_money_is_refused() -> None:
    table = offered(opening=9).money(3, 15)
    assert table.refused("bid 16") == ["bid-dear"]
    assert table.reasons("bid 16") == ["a bid of 16 is more than the 15 you have (PG-2.8)"]


@clause("PG-2.8")
def test_a_bid_may_be_refused_for_two_reasons() -> None:
    table = offered(opening=9).money(3, 5)
    assert table.refused("bid 7") == ["bid-low", "bid-dear"]
    with pytest.raises(IllegalMove) as error:
        table.play("bid 7")
    sentences = "a bid of 7 does not beat 9 (PG-2.8); a bid of 7 is more than the 5 you have (PG-2.8)"
    assert str(error.value) == sentences


@clause("PG-2.8")
def test_an_offer_is_no_bid() -> None:
    table = offered()
    for move in ("offer 7", "scrap 6", "done", "buy coal"):
        assert table.refused(move) == ["not-bid"]
        assert table.reasons(move) == ["bid for plant 6 or pass (PG-2.8)"]


@clause("PG-2.8")
@pytest.mark.parametrize("money", [0, 8, 9])
def test_who_cannot_raise_has_to_pass(money: int) -> None:
    assert offered(opening=9).money(3, money).legal() == ["pass"]
    assert offered(opening=9).money(3, 10).legal() == ["pass", "bid 10"]


@clause("PG-2.8")
def test_the_whole_ladder_is_legal_even_for_the_very_rich() -> None:
    table = offered(opening=9).money(3, 2500)
    assert table.legal() == ["pass", *[f"bid {amount}" for amount in range(10, 2501)]]


@clause("PG-2.9")
def test_who_passes_is_out_of_this_auction() -> None:
    table = offered().play("pass", "bid 7", "bid 8", "bid 9", "bid 10", "bid 11")
    auction = table.view(None).auction
    assert auction is not None
    assert auction.bidders == [0, 1, 2]


@clause("PG-2.9")
def test_who_passes_may_bid_in_later_auctions_of_the_phase() -> None:
    table = offered().play("pass", "pass", "pass", "offer 7", "bid 7")
    assert bidders(table, "bid 8", "bid 9") == [1, 3]
    table.play("pass", "pass")
    assert table.owned(3) == [7]
    assert table.player(3).money == 50 - 9


@clause("PG-2.9")
def test_who_passes_may_offer_when_it_is_his_turn() -> None:
    table = offered().play("pass", "pass", "pass")
    assert table.state.actor == 0
    assert table.legal() == ["pass", "offer 4", "offer 7", "offer 8", "offer 9"]
    table.buys(7)
    assert table.state.actor == 3
    assert table.owned(0) == [7]


@clause("PG-2.10")
def test_the_last_bidder_left_pays_his_bid_to_the_bank_and_takes_the_plant() -> None:
    table = offered()
    ledger = table.state.ledger()
    table.play("bid 7", "bid 12", "pass", "pass", "bid 17", "pass")
    assert table.owned(3) == [6]
    assert table.player(3).money == 50 - 17
    assert [table.player(seat).money for seat in (0, 1, 2)] == [50, 50, 50]
    assert table.state.ledger() == ledger
    assert 6 not in table.state.market.cards


@clause("PG-2.10")
def test_when_nobody_raises_the_opening_bid_is_paid() -> None:
    table = offered(opening=11).play("pass", "pass", "pass")
    assert table.owned(2) == [6]
    assert table.player(2).money == 50 - 11
    assert table.view(None).auction is None


@clause("PG-2.10")
def test_the_auction_goes_on_while_two_bidders_are_left() -> None:
    table = offered().play("pass", "pass", "bid 7")
    assert table.view(None).ask == "bid"
    assert table.state.actor == 2
    table.play("pass")
    assert table.owned(1) == [6]


@clause("PG-2.10")
def test_the_buyer_has_finished_the_phase() -> None:
    """Seat 3 buys what seat 2 offered; it neither bids nor offers any more."""
    table = offered().play("bid 7", "pass", "pass", "pass")
    assert table.owned(3) == [6]
    assert table.view(None).waiting == [2, 0, 1]
    table.play("offer 7", "bid 7")
    assert bidders(table, "pass", "pass") == [0, 1]
    assert table.state.actor == 0
    table.buys(8)
    assert table.state.actor == 1


@clause("PG-2.13")
@pytest.mark.parametrize(("plant", "price"), [(9, 9), (10, 10), (4, 1)])
def test_the_last_one_gets_the_plant_he_offers_at_once_for_its_minimum(plant: int, price: int) -> None:
    table = offered().play("pass", "pass", "pass").buys(7).buys(8)
    assert table.view(None).waiting == [1]
    assert table.token() == 4
    table.play(f"offer {plant}")
    assert table.owned(1) == [plant]
    assert table.player(1).money == 50 - price
    assert table.view(None).ask == "fuel"


@clause("PG-2.13")
def test_the_last_one_cannot_bid_more() -> None:
    table = offered().play("pass", "pass", "pass", "pass", "pass")
    assert table.state.actor == 1
    assert table.legal() == ["pass", "offer 4", "offer 7", "offer 8", "offer 9"]
    assert table.refused("bid 20") == ["not-offer"]


@clause("PG-2.13")
def test_the_last_one_after_others_passed_pays_the_minimum_too() -> None:
    table = Table(4).order(2, 0, 3, 1).round(3).market(4, 6, 7, 8, 9, 10, 11, 12).draws(13, 14).auction()
    table.play("pass", "pass", "pass", "offer 8")
    assert table.owned(1) == [8]
    assert table.player(1).money == 42


@clause("PG-2.13", "PG-2.12")
def test_the_last_one_may_be_one_who_was_outbid_before() -> None:
    table = Table(3).order(0, 1, 2).round(3).market(4, 6, 7, 8, 9, 10, 11, 12).draws(13, 14, 15).auction()
    table.play("offer 6", "bid 6", "bid 7", "pass", "pass")
    table.play("offer 7", "bid 7", "bid 8", "pass")
    assert (table.owned(1), table.owned(2)) == ([6], [7])
    assert table.state.actor == 0
    table.play("offer 8")
    assert table.owned(0) == [8]
    assert table.player(0).money == 50 - 8


@clause("PG-2.13")
def test_in_round_1_the_last_one_pays_the_minimum_too() -> None:
    table = Table(3).order(0, 1, 2).market(4, 6, 7, 8, 9, 10, 11, 12).draws(13, 14, 15).auction()
    table.buys(8, 20).buys(7, 20).play("offer 6")
    assert [table.player(seat).money for seat in range(3)] == [30, 30, 44]
