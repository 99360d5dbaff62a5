"""Phase 2: who offers, and what (PG-2.1 to PG-2.6, PG-2.11, PG-2.12, PG-2.22, PG-2.24, PG-2.26)."""

import pytest

from powerhouse.core.errors import IllegalMove
from tests.clauses import clause
from tests.power_grid.scenario import STEP_3, Table


def round_2(players: int = 4) -> Table:
    """Phase 2 of a later round; the turn order is 2, 0, 3, 1 and the token lies on plant 4."""
    order = [seat for seat in (2, 0, 3, 1) if seat < players]
    table = Table(players).order(*order).round(2).market(4, 6, 7, 8, 9, 10, 11, 12)
    return table.draws(13, 14, 15, 16).auction()


@clause("PG-2.1")
def test_who_has_bought_neither_offers_nor_bids_any_more() -> None:
    table = round_2().buys(6).buys(7)
    assert [table.owned(seat) for seat in range(4)] == [[7], [], [6], []]
    assert table.view(None).waiting == [3, 1]
    table.play("offer 8", "bid 8")
    auction = table.view(None).auction
    assert auction is not None
    assert auction.bidders == [1, 3]
    table.play("bid 9", "pass", "offer 9")
    assert table.view(None).ask == "fuel"
    assert [table.owned(seat) for seat in range(4)] == [[7], [8], [6], [9]]


@clause("PG-2.4")
def test_the_first_in_turn_order_offers_or_passes() -> None:
    table = round_2()
    assert table.state.actor == 2
    assert table.legal() == ["pass", "offer 4", "offer 6", "offer 7", "offer 8"]


@clause("PG-2.4")
def test_offering_follows_turn_order_whatever_the_seats() -> None:
    table = round_2()
    offering = []
    for plant in (6, 7, 8):
        offering.append(table.state.actor)
        table.buys(plant)
    assert [*offering, table.state.actor] == [2, 0, 3, 1]


@clause("PG-2.4", "PG-2.11")
def test_who_has_bought_from_another_or_passed_is_skipped() -> None:
    """Seat 2 passes; seat 3 buys what seat 0 offers; seat 0 passes; so seat 1 is next."""
    table = round_2().play("pass", "offer 6", "bid 6", "pass", "bid 7", "pass")
    assert table.owned(3) == [6]
    assert table.state.actor == 0
    table.play("pass")
    assert table.state.actor == 1


@clause("PG-2.4")
def test_bids_and_scraps_are_no_offers() -> None:
    table = round_2()
    for move in ("bid 6", "scrap 4", "buy coal", "done"):
        assert table.refused(move) == ["not-offer"]
        assert table.reasons(move) == ["offer a plant or pass (PG-2.4)"]


@clause("PG-2.5")
@pytest.mark.parametrize("step", [1, 2])
def test_only_the_upper_row_is_on_offer_in_steps_1_and_2(step: int) -> None:
    table = round_2().step(step)
    assert table.legal() == ["pass", "offer 4", "offer 6", "offer 7", "offer 8"]
    assert table.refused("offer 9") == ["offer-future"]
    assert table.reasons("offer 9") == ["plant 9 is not on offer yet (PG-2.5)"]


@clause("PG-2.5")
def test_every_plant_of_the_market_is_on_offer_in_step_3() -> None:
    table = Table().round(9).step(3).market(20, 22, 25, 30, 35, 40).money(0, 100).order(0, 1, 2, 3).auction()
    assert table.legal() == ["pass", *[f"offer {plant}" for plant in (20, 22, 25, 30, 35, 40)]]


@clause("PG-2.5")
def test_a_plant_that_is_not_in_the_market_cannot_be_offered() -> None:
    table = round_2().plants(2, 3)
    for plant in (3, 5, 13, 98):
        assert table.refused(f"offer {plant}") == ["offer-absent"]
        assert table.reasons(f"offer {plant}") == [f"plant {plant} is not in the market (PG-2.5)"]


@clause("PG-2.5")
def test_the_step_3_card_does_not_widen_the_offer() -> None:
    """Before the end of the phase only the four cheapest plants are on offer, and the card itself never is."""
    table = Table().round(6).step(2).market(20, 22, 25, 30, 35, 40, 42, STEP_3).order(0, 1, 2, 3).money(0, 200)
    table.auction()
    assert table.legal() == ["pass", "offer 20", "offer 22", "offer 25", "offer 30"]


@clause("PG-2.3", "PG-2.6")
@pytest.mark.parametrize(("plant", "lowest"), [(4, 1), (6, 6), (7, 7), (8, 8)])
def test_the_opening_bid_runs_from_the_minimum_to_all_ones_money(plant: int, lowest: int) -> None:
    table = round_2().money(2, 23).play(f"offer {plant}")
    assert table.state.actor == 2
    assert table.legal() == [f"bid {amount}" for amount in range(lowest, 24)]
    assert table.view(2).bids == (lowest, 23)


@clause("PG-2.6")
def test_who_has_exactly_the_minimum_may_offer() -> None:
    assert "offer 8" in round_2().money(2, 8).legal()
    assert round_2().money(2, 8).play("offer 8").legal() == ["bid 8"]


@clause("PG-2.6")
def test_who_cannot_pay_the_minimum_cannot_offer() -> None:
    table = round_2().money(2, 7)
    assert table.legal() == ["pass", "offer 4", "offer 6", "offer 7"]
    assert table.refused("offer 8") == ["offer-dear"]
    assert table.reasons("offer 8") == ["plant 8 costs at least 8, you have 7 (PG-2.6)"]


@clause("PG-2.6")
def test_who_offers_must_bid() -> None:
    table = round_2().play("offer 6")
    sentence = "who offers a plant must bid for it: at least 6 for plant 6 (PG-2.6)"
    for move in ("pass", "done", "offer 7"):
        assert table.refused(move) == ["opener-bids"]
        assert table.reasons(move) == [sentence]


@clause("PG-2.6")
def test_an_opening_bid_below_the_minimum_is_refused() -> None:
    table = round_2().play("offer 6")
    assert table.refused("bid 5") == ["bid-below-minimum"]
    assert table.reasons("bid 5") == ["a bid of 5 is below the minimum of 6 (PG-2.6)"]


@clause("PG-2.6", "PG-2.8")
def test_an_opening_bid_above_ones_money_is_refused() -> None:
    table = round_2().money(2, 23).play("offer 6")
    assert table.refused("bid 24") == ["bid-dear"]
    assert table.reasons("bid 24") == ["a bid of 24 is more than the 23 you have (PG-2.8)"]


@clause("PG-2.6")
def test_an_illegal_offer_changes_nothing() -> None:
    table = round_2()
    before = table.state.digest()
    with pytest.raises(IllegalMove, match=r"^plant 9 is not on offer yet \(PG-2\.5\)$"):
        table.play("offer 9")
    assert table.state.digest() == before


@clause("PG-2.11")
def test_who_passes_instead_of_offering_is_out_of_the_phase() -> None:
    table = round_2().play("pass")
    assert table.state.actor == 0
    assert table.view(None).waiting == [0, 3, 1]
    table.play("offer 6", "bid 6")
    bidding = []
    while table.view(None).ask == "bid":
        bidding.append(table.state.actor)
        table.play("pass")
    assert bidding == [1, 3]
    assert table.state.actor == 3
    assert table.buys(7).state.actor == 1


@clause("PG-2.11")
def test_who_passed_gets_no_plant_this_round_but_may_buy_in_the_next() -> None:
    table = round_2(3).plants(0, 3).plants(1, 5).plants(2, 14).play("pass").buys(6).buys(7)
    assert table.owned(2) == [14]
    assert table.view(None).ask == "fuel"
    table.next_round()
    assert 2 in table.view(None).waiting


@clause("PG-2.12")
def test_who_is_outbid_for_the_plant_he_offered_offers_again() -> None:
    table = round_2().play("offer 6", "bid 6", "bid 9", "pass", "pass", "pass")
    assert table.owned(3) == [6]
    assert table.state.actor == 2
    assert table.legal() == ["pass", "offer 4", "offer 7", "offer 8", "offer 9"]


@clause("PG-2.12")
def test_who_is_outbid_may_lose_again_and_again() -> None:
    table = round_2().play("offer 6", "bid 6", "bid 9", "pass", "pass", "pass")
    table.play("offer 7", "bid 7", "bid 8", "pass", "pass")
    assert table.owned(0) == [7]
    assert table.state.actor == 2
    table.play("offer 8", "bid 8", "bid 10", "pass")
    assert table.owned(1) == [8]
    assert table.state.actor == 2


@clause("PG-2.12", "PG-2.11")
def test_who_is_outbid_may_pass() -> None:
    table = round_2().play("offer 6", "bid 6", "bid 9", "pass", "pass", "pass", "pass")
    assert table.view(None).waiting == [0, 1]
    assert table.state.actor == 0


@clause("PG-2.22")
def test_in_round_1_nobody_may_pass_instead_of_offering() -> None:
    table = round_2().round(1)
    assert table.legal() == ["offer 4", "offer 6", "offer 7", "offer 8"]
    assert table.refused("pass") == ["round-1-offer"]
    assert table.reasons("pass") == ["in round 1 everybody must buy a plant, so you must offer one (PG-2.22)"]


@clause("PG-2.22")
def test_in_round_1_only_an_offer_will_do() -> None:
    table = round_2().round(1)
    for move in ("bid 6", "scrap 4", "done"):
        assert table.refused(move) == ["round-1-offer"]


@clause("PG-2.22", "PG-2.12")
def test_in_round_1_who_is_outbid_must_offer_again() -> None:
    table = round_2().round(1).play("offer 6", "bid 6", "bid 9", "pass", "pass", "pass")
    assert table.state.actor == 2
    assert table.legal() == ["offer 4", "offer 7", "offer 8", "offer 9"]


@clause("PG-2.22")
def test_in_round_1_one_may_pass_in_the_auctions_of_others() -> None:
    table = round_2().round(1).play("offer 6", "bid 6")
    assert "pass" in table.legal()
    table.play("pass", "pass", "pass")
    assert table.owned(2) == [6]


@clause("PG-2.22")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_after_round_1_everybody_has_a_plant(players: int) -> None:
    table = Table(players)
    while table.view(None).ask in ("offer", "bid"):
        table.play(table.legal()[0])
    assert all(len(table.owned(seat)) == 1 for seat in range(players))


@clause("PG-2.22")
def test_from_round_2_on_passing_is_free() -> None:
    assert "pass" in round_2().legal()
    assert "pass" in round_2().round(3).legal()


@clause("PG-2.24")
@pytest.mark.parametrize("round", [1, 2, 5])
def test_without_a_plant_on_offer_one_has_to_pass(round: int) -> None:
    table = Table(3).round(round).market().empty_deck().auction()
    assert table.legal() == ["pass"]
    table.everybody("pass")
    assert table.view(None).ask == "fuel"


@clause("PG-2.24")
@pytest.mark.parametrize("round", [1, 2])
def test_who_can_pay_for_no_plant_has_to_pass(round: int) -> None:
    table = round_2().round(round).money(2, 0)
    assert table.legal() == ["pass"]
    assert table.play("pass").state.actor == 0


@clause("PG-2.24", "PG-2.3")
def test_who_has_1_elektro_can_offer_the_plant_with_the_token_only() -> None:
    assert round_2().money(2, 1).legal() == ["pass", "offer 4"]


@clause("PG-2.26")
def test_small_plants_stay_in_the_market_when_networks_grow() -> None:
    """Six cities, and plants 3 to 6 stay; in an older edition they would have gone."""
    table = Table(3, zone="west+east+southwest").order(1, 2, 0).plants(0, 30).plants(1, 31).plants(2, 32)
    table.market(3, 4, 5, 6, 7, 8, 9, 10).draws(11).money(0, 300).some_cities(0, 4).building()
    table.play(table.legal()[1]).play(table.legal()[1]).everybody("done")
    assert len(table.player(0).network) == 6
    assert table.rows() == [[3, 4, 5, 6], [7, 8, 9, 10]]
    table.next_round()
    assert table.rows() == [[3, 4, 5, 6], [7, 8, 9, 11]]


@clause("PG-2.26")
def test_a_drawn_plant_may_be_smaller_than_the_networks() -> None:
    table = Table(3).some_cities(0, 6).round(4).market(4, 7, 8, 9, 10, 11, 12, 13, token=0).draws(5).auction()
    table.buys(7)
    assert table.rows() == [[4, 5, 8, 9], [10, 11, 12, 13]]
