"""Phase 1: the auction of turn-order tiles (FM-1)."""

import pytest

from powerhouse.core.errors import IllegalMove
from powerhouse.games.factory_manager.codes import ORDER, Phase
from tests.clauses import clause
from tests.factory_manager.scenario import Shows, Table


def auctioned(*workers: int) -> Table:
    """Four players with tiles 7 to 10 by seat; 1, 2, 4 and 5 are turned up; so many workers are available."""
    return Table().order_tiles(7, 8, 9, 10).available(*(workers or (3, 3, 3, 3))).auction(1, 2, 4, 5)


@clause("FM-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_tiles_as_players_are_turned_up_and_two_stay_hidden(players: int) -> None:
    chance = Shows()
    table = Table(players).dealt_by(chance)
    assert len(table.view(None).offered) == players
    assert len(table.view(None).stack) == 2
    choices = chance.between(ORDER)
    assert choices[0] == table.state.figures.stack
    assert [len(choice) for choice in choices] == list(range(players + 2, 2, -1))


@clause("FM-1.2")
def test_the_highest_tile_opens() -> None:
    assert Table().order_tiles(7, 10, 9, 8).auction(1, 2, 4, 5).state.actor == 1


@clause("FM-1.3")
def test_the_opener_chooses_any_tile_and_bids_any_number_of_workers() -> None:
    table = auctioned()
    assert table.legal() == ["offer 1", "offer 2", "offer 4", "offer 5"]
    assert table.refused("offer 3") == ["offer-absent"]
    assert table.refused("done") == table.refused("bid 2") == ["not-offer"]
    table.play("offer 4")
    assert table.state.actor == 3
    assert table.legal() == ["bid 0", "bid 1", "bid 2"]
    assert table.view(3).bids == (0, 2)
    assert table.view(0).bids is None


@clause("FM-1.3")
def test_the_opener_cannot_pass() -> None:
    table = auctioned().play("offer 4")
    assert table.refused("pass") == ["opener-bids"]
    assert table.reasons("done") == ["who opens must bid for turn-order tile 4, if only 0 (FM-1.3)"]


@clause("FM-1.4")
def test_bids_go_clockwise_and_rise() -> None:
    table = auctioned(3, 4, 5, 6).play("offer 4", "bid 0")
    assert table.state.actor == 0
    assert table.legal() == ["pass", "bid 1", "bid 2"]
    table.play("bid 1")
    assert table.state.actor == 1
    assert table.refused("bid 1") == ["bid-low"]
    assert table.reasons("bid 0") == ["a bid of 0 does not beat 1 (FM-1.4)"]
    assert table.refused("offer 5") == table.refused("bring storage-0") == ["not-bid"]
    table.play("bid 3")
    auction = table.view(None).auction
    assert auction is not None
    assert (auction.tile, auction.bid, auction.leader, auction.bidders) == (4, 3, 1, [0, 1, 2, 3])


@clause("FM-1.4")
def test_who_passes_is_out_of_this_auction_but_not_of_the_next() -> None:
    table = auctioned(3, 4, 5, 6).play("offer 4", "bid 0", "pass", "bid 1", "bid 2", "bid 3")
    assert table.state.actor == 1
    table.play("pass", "pass")
    assert table.player(3).claimed == 4
    table.play("offer 1", "bid 0")
    assert table.state.actor == 0
    assert "bid 1" in table.legal()


@clause("FM-1.4", "FM-1.6")
def test_who_cannot_raise_has_to_pass() -> None:
    table = auctioned(3, 3, 3, 3).play("offer 4", "bid 2")
    assert table.legal() == ["pass"]
    assert table.view(0).bids is None


@clause("FM-1.5")
def test_workers_in_the_canteen_cannot_be_bid() -> None:
    table = Table().order_tiles(7, 8, 9, 10).auction(1, 2, 4, 5).play("offer 1")
    assert table.shown(3).canteen == 4
    assert table.legal() == ["bid 0", "bid 1", "bid 2"]


@clause("FM-1.5", "FM-1.7")
def test_only_the_winner_gives_his_workers() -> None:
    table = auctioned().play("offer 4", "bid 0", "bid 1", "bid 2", "pass", "pass", "pass")
    assert table.player(1).claimed == 4
    assert [table.shown(seat).available for seat in range(4)] == [3, 1, 3, 3]
    assert table.shown(1).on_tile == 2


@clause("FM-1.6")
@pytest.mark.parametrize("workers", [1, 2, 5])
def test_one_available_worker_must_remain(workers: int) -> None:
    table = auctioned(3, 3, 3, workers).play("offer 4")
    assert table.legal() == [f"bid {bid}" for bid in range(workers)]
    assert table.refused(f"bid {workers}") == ["bid-high"]
    sentence = f"a bid of {workers} is too much: you have {workers} available workers and must keep 1 (FM-1.6)"
    assert table.reasons(f"bid {workers}") == [sentence]
    with pytest.raises(IllegalMove):
        table.play(f"bid {workers}")


@clause("FM-1.7")
def test_workers_on_the_tile_bring_buy_and_demolish_nothing() -> None:
    table = auctioned(3, 3, 3, 3).play("offer 1", "bid 2", "pass", "pass", "pass")
    table.claim_all()
    assert table.state.actor == 3
    assert table.view(3).left == 1
    table.bring_all()
    assert table.state.phase == Phase.BUY
    assert table.state.actor == 3
    assert table.play("demolish storage-0").can("demolish") == []


@clause("FM-1.7")
def test_workers_on_the_tile_come_back_in_phase_4() -> None:
    table = auctioned(3, 3, 3, 3).play("offer 1", "bid 2", "pass", "pass", "pass").claim_all().bring_all()
    table.everybody("done")
    assert table.state.phase == Phase.RUN
    assert (table.shown(3).on_tile, table.shown(3).available) == (0, 7)


@clause("FM-1.8")
def test_who_has_a_tile_bids_no_more() -> None:
    table = auctioned().play("offer 4", "bid 1", "pass", "pass", "pass")
    assert table.view(None).waiting == [2, 1, 0]
    table.play("offer 1", "bid 0")
    auction = table.view(None).auction
    assert auction is not None
    assert auction.bidders == [0, 1, 2]
    table.play("pass")
    assert table.state.actor == 1


@clause("FM-1.9")
def test_after_his_own_win_the_next_highest_opens() -> None:
    table = auctioned().play("offer 1", "bid 1", "pass", "pass", "pass")
    assert table.state.actor == 2
    assert table.refused("offer 1") == ["offer-absent"]


@clause("FM-1.9")
def test_after_somebody_elses_win_the_same_player_opens_again() -> None:
    table = auctioned().play("offer 4", "bid 0", "bid 1", "pass", "pass", "pass")
    assert table.player(0).claimed == 4
    assert table.state.actor == 3
    assert table.legal() == ["offer 1", "offer 2", "offer 5"]


@clause("FM-1.10")
def test_the_last_player_gets_what_is_left_and_may_still_bid() -> None:
    table = auctioned()
    for tile in (1, 2, 4):
        table.play(f"offer {tile}", "bid 1")
        while table.legal()[0] == "pass":
            table.play("pass")
    assert table.state.actor == 0
    auction = table.view(None).auction
    assert auction is not None
    assert (auction.tile, auction.bidders) == (5, [0])
    assert table.legal() == ["bid 0", "bid 1", "bid 2"]
    table.play("bid 2")
    assert table.player(0).order_tile == 5
    assert table.shown(0).on_tile == 2
    assert table.state.phase == Phase.BRING


@clause("FM-1.11")
@pytest.mark.parametrize("bid", [0, 1, 2, 3, 4])
def test_nobody_is_asked_who_stands_on_the_tile(bid: int) -> None:
    """Five are available: three of one's own and two seasonal workers; four of one's own are in the canteen."""
    table = Table().order_tiles(7, 8, 9, 10).seasonal(3, 2).auction(1, 2, 4, 5)
    table.play("offer 1", f"bid {bid}")
    while table.state.auction is not None:
        table.play("pass")
    assert (table.state.actor, table.state.phase) == (2, Phase.OFFER)
    assert (table.shown(3).on_tile, table.shown(3).available) == (bid, 5 - bid)


@clause("FM-1.11")
@pytest.mark.parametrize(("bid", "seasonal"), [(4, 0), (7, 0), (8, 1)])
def test_ones_own_workers_stand_there_first_those_of_the_canteen_included(bid: int, seasonal: int) -> None:
    """Of seven one's own workers four or none are in the canteen: one there changes places with a seasonal one."""
    table = Table().order_tiles(7, 8, 9, 10).seasonal(3, 2)
    if bid > 4:
        table.available(3, 3, 3, 9)
    table.auction(1, 2, 4, 5).play("offer 1", f"bid {bid}", "pass", "pass", "pass")
    assert (table.shown(3).on_tile, table.shown(3).seasonal_on_tile) == (bid, seasonal)


@clause("FM-1.11")
@pytest.mark.parametrize(("bid", "choices"), [(1, [0, 1]), (2, [0, 1, 2]), (3, [0, 1, 2])])
def test_by_rules_1_the_winner_says_how_many_of_his_workers_are_seasonal(bid: int, choices: list[int]) -> None:
    table = Table(rules="1").order_tiles(7, 8, 9, 10).seasonal(3, 2).auction(1, 2, 4, 5)
    table.play("offer 1", f"bid {bid}")
    while table.legal() == ["pass"] or table.state.actor != 3:
        table.play("pass")
    assert table.view(3).ask == "back"
    assert table.legal() == [f"back {seasonal} seasonal" for seasonal in choices]
    assert table.refused(f"back {bid + 1} seasonal") == ["back-seasonal"]
    assert table.refused("done") == ["not-back"]
    table.play(f"back {choices[-1]} seasonal")
    assert (table.shown(3).on_tile, table.shown(3).seasonal_on_tile) == (bid, choices[-1])


@clause("FM-1.11")
@pytest.mark.parametrize(("seasonal", "bid"), [(0, 2), (2, 0)])
def test_by_rules_1_nothing_is_asked_where_there_is_no_choice(seasonal: int, bid: int) -> None:
    table = Table(rules="1").order_tiles(7, 8, 9, 10).seasonal(3, seasonal).auction(1, 2, 4, 5)
    table.play("offer 1", f"bid {bid}", "pass", "pass", "pass")
    assert table.state.actor == 2
    assert table.shown(3).seasonal_on_tile == 0


@clause("FM-1.11")
def test_by_rules_1_seasonal_workers_must_help_where_ones_own_are_too_few() -> None:
    table = Table(rules="1").order_tiles(7, 8, 9, 10).seasonal(3, 2).available(3, 3, 3, 9).auction(1, 2, 4, 5)
    table.play("offer 1", "bid 8", "pass", "pass", "pass")
    assert table.legal() == ["back 1 seasonal", "back 2 seasonal"]
    assert table.reasons("back 0 seasonal") == ["0 seasonal workers cannot stay on the tile, only 1 to 2 (FM-1.11)"]


@clause("FM-1.12")
def test_old_tiles_are_shuffled_with_those_that_stayed_hidden() -> None:
    table = auctioned()
    assert table.view(None).stack == [3, 6]
    table.claim_all()
    assert table.view(None).stack == [3, 6, 7, 8, 9, 10]


@clause("FM-1.12")
def test_low_and_high_tiles_alternate_from_round_to_round() -> None:
    chance = Shows()
    table = Table(4).dealt_by(chance)
    while table.state.round == 1:
        table.play(table.legal()[0])
    second = chance.between(ORDER)[4]
    assert set(second) >= {7, 8, 9, 10}
    assert len(second) == 6


@clause("FM-1.13")
def test_the_new_tiles_give_order_and_discount() -> None:
    table = auctioned()
    assert table.shown(3).discount == 3
    table.play("offer 1", "bid 1", "pass", "pass", "pass", "offer 5", "bid 1", "pass", "pass", "offer 4", "bid 0")
    table.play("pass", "bid 0")
    assert [table.player(seat).order_tile for seat in range(4)] == [2, 4, 5, 1]
    assert table.state.order == [3, 0, 1, 2]
    assert [table.shown(seat).discount for seat in range(4)] == [0, 1, 1, 0]
    assert table.state.actor == 3
