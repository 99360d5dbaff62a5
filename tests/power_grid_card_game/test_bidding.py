"""Phase 1: bids go clockwise, who passes is out of the auction, the last one left buys (CG-1.7 to CG-1.10)."""

from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table

CARDS = ("10", "11-coal", "11-uranium", "12-coal", "12-gas", "13", "15", "16")


def auction(*order: int) -> Table:
    return Table(len(order)).order(*order).round(5).rich().market(*CARDS).auction()


@clause("CG-1.7")
def test_bids_go_clockwise_whatever_the_turn_order() -> None:
    table = auction(2, 0, 3, 1).play("offer 11-coal", "bid 11")
    seats = []
    for amount in range(12, 18):
        seats.append(table.state.actor)
        table.play(f"bid {amount}")
    assert seats == [3, 0, 1, 2, 3, 0]


@clause("CG-1.7")
def test_those_who_bought_or_passed_out_are_skipped() -> None:
    table = auction(0, 1, 2, 3, 4).draws("17").buys("11-coal").play("pass").play("offer 12-coal", "bid 12")
    assert table.view(None).auction is not None
    assert table.state.actor == 3
    table.play("bid 13")
    assert table.state.actor == 4
    table.play("bid 14")
    assert table.state.actor == 2


@clause("CG-1.8")
def test_a_raise_is_above_the_standing_bid_and_within_ones_money() -> None:
    table = auction(0, 1, 2).money(1, 15).play("offer 11-coal", "bid 12")
    assert table.legal() == ["pass", "bid 13", "bid 14", "bid 15"]
    assert table.reasons("bid 12") == ["a bid of 12 does not beat 12 (CG-1.8)"]
    assert table.reasons("bid 16") == ["a bid of 16 is more than the 15 you have (CG-1.8)"]
    assert table.refused("done") == ["not-bid"]


@clause("CG-1.8")
def test_who_cannot_raise_has_to_pass() -> None:
    table = auction(0, 1, 2).money(1, 12).play("offer 11-coal", "bid 12")
    assert table.legal() == ["pass"]


@clause("CG-1.9")
def test_who_passed_in_one_auction_bids_in_the_next_and_offers() -> None:
    table = auction(0, 1, 2).draws("17").play("offer 11-coal", "bid 11", "pass", "bid 12", "pass")
    assert table.owned(2) == ["11-coal"]
    assert table.state.actor == 0
    table.play("offer 12-coal", "bid 12")
    assert table.state.actor == 1
    assert "bid 13" in table.legal()


@clause("CG-1.9")
def test_who_passed_does_not_come_back_to_the_same_auction() -> None:
    table = auction(0, 1, 2).play("offer 11-coal", "bid 11", "pass", "bid 12", "bid 13")
    assert table.state.actor == 2


@clause("CG-1.10")
def test_the_last_bidder_pays_his_last_bid_and_takes_the_plant() -> None:
    table = auction(0, 1, 2).draws("17").play("offer 11-coal", "bid 11", "bid 15", "pass", "bid 20", "pass")
    assert table.owned(0) == ["11-coal"]
    assert [table.player(seat).money for seat in range(3)] == [80, 100, 100]
    assert table.state.bank == 20
    assert table.state.actor == 1
