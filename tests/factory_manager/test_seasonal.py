"""Seasonal workers (FM-3.11 to FM-3.13)."""

import pytest

from powerhouse.games.factory_manager.codes import Phase
from tests.clauses import clause
from tests.factory_manager.scenario import Table


def hiring(order_tile: int = 1, money: int = 50, seasonal: int = 0) -> Table:
    table = Table(3).order_tiles(order_tile, 11, 12).money(0, money).seasonal(0, seasonal)
    return table.market("machine-7").buying(0)


@clause("FM-3.11")
def test_up_to_two_for_7_each() -> None:
    table = hiring()
    assert table.can("hire") == ["1", "2"]
    assert (table.cost("hire 1"), table.cost("hire 2")) == (7, 14)
    assert table.reasons("hire 3") == ["you cannot hire 3 seasonal workers, at most 2 (FM-3.11)"]
    table.play("hire 2")
    assert table.player(0).money == 36
    assert table.shown(0).hired == 2


@clause("FM-3.11")
def test_the_discount_holds_for_workers_too() -> None:
    assert hiring(order_tile=10, money=8).play("hire 2").player(0).money == 0


@clause("FM-3.11")
@pytest.mark.parametrize(("money", "workers"), [(6, []), (7, ["1"]), (13, ["1"]), (14, ["1", "2"])])
def test_who_cannot_pay_cannot_hire(money: int, workers: list[str]) -> None:
    table = hiring(money=money)
    assert table.can("hire") == workers
    assert not any(table.refused(f"hire {count}") for count in workers)
    if workers != ["1", "2"]:
        sentence = f"hiring 2 seasonal workers costs 14, you have {money} (FM-3.11)"
        assert table.reasons("hire 2") == [sentence]


@clause("FM-3.11")
def test_hiring_ends_the_turn() -> None:
    table = hiring().play("hire 1")
    assert table.state.actor == 1
    assert table.shown(0).available == 3


@clause("FM-3.11")
def test_hiring_nobody_is_being_done() -> None:
    table = hiring()
    assert table.state.parse("hire 0") == table.state.parse("done")


@clause("FM-3.12")
def test_they_serve_from_phase_4_to_the_end_of_the_next_phase_3() -> None:
    table = hiring().play("hire 2", "done", "done")
    assert table.state.phase == Phase.RUN
    assert (table.shown(0).seasonal, table.shown(0).hired) == (2, 0)
    table.everybody("done")
    assert table.state.round == 2
    assert (table.shown(0).canteen, table.shown(0).available) == (4, 5)
    table.claim_all().bring_all()
    while table.state.actor != 0:
        table.play("done")
    assert table.view(0).left == 5
    table.play("done")
    while table.state.phase == Phase.BUY:
        assert table.shown(0).seasonal == 2
        table.play("done")
    assert table.shown(0).seasonal == 0
    assert table.shown(0).available == 7


@clause("FM-3.12")
@pytest.mark.parametrize("kept", [0, 1, 2])
def test_to_be_kept_they_must_be_paid_again(kept: int) -> None:
    table = hiring(seasonal=2)
    assert table.cost("hire 1") == 7
    table.play(f"hire {kept}", "done", "done")
    assert table.shown(0).seasonal == kept
    assert table.player(0).money == 50 - 7 * kept


@clause("FM-3.12")
def test_they_bid_bring_and_run_machines_like_others() -> None:
    table = Table().order_tiles(7, 8, 9, 10).seasonal(3, 2).auction(1, 2, 4, 5).play("offer 1")
    assert table.legal()[-1] == "bid 4"
    table = Table(3).order_tiles(1, 2, 3).seasonal(0, 2).market().bringing()
    assert table.view(0).left == 5
    table = Table(3).order_tiles(1, 2, 3).seasonal(0, 2).factory(0, *["machine-10"] * 2, "machine-0").running(0)
    assert table.legal()[0] == "done"
    table.play("done")
    assert (table.shown(0).canteen, table.shown(0).available) == (8, 1)


@clause("FM-3.13")
@pytest.mark.parametrize("seasonal", [0, 1, 2])
def test_who_backed_the_bid_makes_no_difference_to_the_cost(seasonal: int) -> None:
    table = Table(rules="1").order_tiles(7, 8, 9, 10).seasonal(3, 2).auction(1, 2, 4, 5)
    table.play("offer 1", "bid 3", "pass", "pass", "pass", f"back {seasonal} seasonal").claim_all().bring_all()
    assert table.state.actor == 3
    assert table.shown(3).seasonal_on_tile == seasonal
    assert table.view(3).left == 2
    assert table.cost("hire 2") == 14
    table.play("hire 2", "done", "done", "done")
    assert (table.shown(3).seasonal, table.shown(3).seasonal_on_tile, table.player(3).money) == (2, 0, 4)


@clause("FM-3.13")
def test_those_on_the_tile_go_back_to_the_stock_if_nobody_pays() -> None:
    table = Table().order_tiles(7, 8, 9, 10).seasonal(3, 2).available(3, 3, 3, 9).auction(1, 2, 4, 5)
    table.play("offer 1", "bid 8", "pass", "pass", "pass").claim_all().bring_all()
    assert (table.shown(3).seasonal, table.shown(3).seasonal_on_tile) == (2, 1)
    table.everybody("done")
    assert table.shown(3).seasonal == 0
    assert table.shown(3).available == 7
