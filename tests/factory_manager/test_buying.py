"""Phase 3: buying, placing and demolishing (FM-3.1 to FM-3.10, FM-3.14)."""

import pytest

from powerhouse.games.factory_manager.codes import Phase
from tests.clauses import clause
from tests.factory_manager.scenario import Table


def shop(*market: str, order_tile: int = 1, workers: int = 3, money: int = 50) -> Table:
    """The first of three players is to buy from this market."""
    table = Table(3).order_tiles(order_tile, 11, 12).available(workers, 3, 3).money(0, money)
    return table.market(*market).buying(0)


@clause("FM-3.1")
def test_each_player_does_all_he_wants_before_the_next() -> None:
    table = Table(3).order_tiles(6, 1, 3).everybodys_money(50).market("machine-7", "machine-7", "storage-6").buying()
    assert table.state.actor == 1
    table.play("buy machine-7", "place machine-7", "demolish machine-0", "buy storage-6")
    assert table.state.actor == 1
    table.play("done")
    assert table.state.actor == 2
    assert table.play("done").state.actor == 0
    assert table.play("done").state.phase == Phase.RUN


@clause("FM-3.2")
def test_each_worker_buys_or_demolishes_one_tile() -> None:
    table = shop("machine-7", "machine-7", "storage-6", "robot-auto-6")
    assert table.can("buy") == ["storage-6", "machine-7", "robot-auto-6"]
    table.play("buy machine-7", "demolish storage-0", "buy machine-7")
    assert table.view(0).left == 0
    assert table.can("buy") == table.can("demolish") == []
    assert table.refused("buy storage-6") == ["no-worker"]
    assert table.refused("demolish storage-0") == ["no-worker"]
    sentence = "each of your 3 available workers has bought or demolished a tile (FM-3.2)"
    assert table.reasons("buy storage-6") == [sentence]


@clause("FM-3.2")
def test_nobody_has_to_buy() -> None:
    assert shop("machine-7").play("done").state.actor == 1


@clause("FM-3.2")
def test_only_what_is_in_the_market_can_be_bought() -> None:
    table = shop("machine-7")
    assert table.reasons("buy machine-10") == ["there is no machine 10 in the market (FM-3.2)"]
    table.play("buy machine-7")
    assert table.refused("buy machine-7") == table.refused("buy storage-0") == ["buy-absent"]
    assert table.refused("bring machine-10") == ["not-buy"]
    assert table.refused("pass") == ["not-buy"]


@clause("FM-3.3")
@pytest.mark.parametrize(
    ("tile", "discount"),
    [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1), (7, 2), (8, 2), (9, 2), (10, 3), (11, 3), (12, 3)],
)
def test_the_discount_of_a_turn_order_tile(tile: int, discount: int) -> None:
    """In every round: tiles 1, 6 and 11 are tried in the second, 5 and 10 in the first, 4 and 9 in the last."""
    table = Table(3).market("machine-10", "optimizer-6").everybodys_money(50).round(1 + tile % 5)
    table.state.players[0].order_tile = tile
    table.state.order = [0, 1, 2]
    table.buying(0)
    assert table.cost("buy machine-10") == 10 - discount
    assert table.cost("hire 2") == 2 * (7 - discount)
    table.play("buy machine-10", "buy optimizer-6")
    assert table.player(0).money == 50 - 10 - 6 + 2 * discount


@clause("FM-3.3")
def test_a_price_never_falls_below_0() -> None:
    assert shop("robot-semi-4", order_tile=10).cost("buy robot-semi-4") == 1
    table = shop("robot-semi-4", order_tile=1, money=0)
    table.state.figures.discounts[1] = 5
    try:
        assert table.cost("buy robot-semi-4") == 0
        assert table.play("buy robot-semi-4").player(0).money == 0
    finally:
        table.state.figures.discounts[1] = 0


@clause("FM-3.4")
def test_nobody_can_buy_what_he_cannot_pay() -> None:
    table = shop("machine-10", "machine-12", order_tile=4, money=10)
    assert table.can("buy") == ["machine-10"]
    assert table.reasons("buy machine-12") == ["machine 12 costs 11, you have 10 (FM-3.4)"]
    table.play("buy machine-10")
    assert table.player(0).money == 1


@clause("FM-3.5")
def test_what_is_bought_is_placed_or_kept_beside() -> None:
    table = shop("machine-7", "storage-6")
    table.play("buy machine-7", "buy storage-6")
    assert table.kept(0) == ["storage-6", "machine-7"]
    assert table.cost("place machine-7") == 0
    table.play("place machine-7", "done")
    assert table.owned(0) == ["storage-0"] * 3 + ["machine-0"] * 2 + ["machine-7"]
    assert table.kept(0) == ["storage-6"]
    assert table.player(0).money == 50 - 7 - 6


@clause("FM-3.5")
def test_controls_and_optimizers_go_to_their_rooms_and_take_no_hall() -> None:
    table = shop("control-10", "optimizer-6").factory(0, *["storage-0"] * 12).sites(0, 2)
    table.play("buy control-10", "place control-10", "buy optimizer-6")
    assert table.cost("place optimizer-6") == 0
    table.play("place optimizer-6")
    assert len(table.owned(0)) == 14


@clause("FM-3.6")
def test_a_kept_tile_is_placed_later_without_worker_or_money() -> None:
    table = shop(workers=1, money=0).beside(0, "machine-7")
    table.play("demolish machine-0", "place machine-7")
    assert "machine-7" in table.owned(0)
    assert (table.kept(0), table.player(0).money) == ([], 0)
    assert table.reasons("place machine-7") == ["there is no machine 7 beside your factory (FM-3.6)"]
    assert table.refused("place storage-0") == ["place-absent"]


@clause("FM-3.6")
def test_a_kept_tile_waits_through_the_rounds() -> None:
    table = shop("machine-7", workers=3).play("buy machine-7", "done", "done", "done").everybody("done")
    table.claim_all().bring_all()
    assert table.state.round == 2
    while table.state.actor != 0:
        table.play("done")
    assert table.can("place") == ["machine-7"]
    table.play("place machine-7")
    assert table.kept(0) == []


@clause("FM-3.7")
def test_twelve_tiles_fill_halls_and_sites() -> None:
    table = shop("machine-7").factory(0, *["storage-0"] * 12).sites(0, 2).play("buy machine-7")
    assert table.can("place") == []
    assert table.reasons("place machine-7") == ["all 12 halls are taken: demolish a tile first (FM-3.7)"]
    table.play("demolish storage-0", "place machine-7")
    assert len(table.owned(0)) == 12


@clause("FM-3.8")
def test_a_building_site_costs_10_once() -> None:
    table = shop(workers=4, money=25).factory(0, *["storage-0"] * 10).beside(0, "machine-7", "machine-7", "storage-6")
    assert table.cost("place machine-7") == 10
    table.play("place machine-7")
    assert (table.player(0).money, table.shown(0).sites_left) == (15, 1)
    table.play("place machine-7")
    assert (table.player(0).money, table.shown(0).sites_left) == (5, 0)
    table.play("demolish machine-7")
    assert table.cost("place storage-6") == 0
    table.play("place storage-6")
    assert table.player(0).money == 5


@clause("FM-3.8")
def test_a_site_is_used_only_when_all_halls_are_taken() -> None:
    table = shop().factory(0, *["storage-0"] * 9).beside(0, "machine-7", "machine-10")
    assert table.cost("place machine-7") == 0
    assert table.play("place machine-7").cost("place machine-10") == 10


@clause("FM-3.8")
def test_an_opened_site_stays_open_when_tiles_move_about() -> None:
    table = shop(workers=4).factory(0, *["storage-0"] * 10).beside(0, "machine-7", "machine-10", "storage-6")
    table.play("place machine-7", "demolish storage-0", "demolish storage-0")
    assert table.cost("place machine-10") == 0
    table.play("place machine-10")
    assert table.cost("place storage-6") == 0
    assert (table.player(0).money, table.shown(0).sites_left) == (40, 1)


@clause("FM-3.8")
def test_the_discount_does_not_lower_the_fee() -> None:
    table = shop(order_tile=10, money=9).factory(0, *["storage-0"] * 10).beside(0, "machine-7")
    assert table.can("place") == []
    assert table.reasons("place machine-7") == ["the next building site costs 10, you have 9 (FM-3.8)"]
    assert table.money(0, 10).play("place machine-7").player(0).money == 0


@clause("FM-3.9")
@pytest.mark.parametrize(
    ("first", "second"), [("control-10", "control-14"), ("control-10", "control-9"), ("optimizer-6", "optimizer-10")]
)
def test_one_control_and_one_optimizer_at_a_time(first: str, second: str) -> None:
    table = shop(first, second)
    table.play(f"buy {first}")
    assert table.refused(f"buy {second}") == ["one-a-room"]
    table.play(f"place {first}")
    assert table.can("buy") == []
    type = first.split("-")[0]
    assert table.reasons(f"buy {second}") == [
        f"there is one room for a tile of type {type}, and you own one: demolish it first (FM-3.9)"
    ]
    table.play(f"demolish {first}", f"buy {second}", f"place {second}")
    assert table.owned(0)[-1] == second


@clause("FM-3.9")
def test_a_control_does_not_hinder_an_optimizer() -> None:
    table = shop("control-10", "optimizer-6").play("buy control-10", "buy optimizer-6")
    assert table.kept(0) == ["control-10", "optimizer-6"]


@clause("FM-3.10")
def test_a_demolished_tile_leaves_the_game() -> None:
    table = shop("machine-7").factory(0, "storage-0", "machine-0", "control-9", "optimizer-8")
    assert table.can("demolish") == ["storage-0", "machine-0", "control-9", "optimizer-8"]
    gone = table.state.gone
    table.play("demolish machine-0")
    assert table.owned(0) == ["storage-0", "control-9", "optimizer-8"]
    assert table.state.gone == gone + 1
    assert table.for_sale() == ["machine-7"]
    assert table.reasons("demolish machine-0") == ["there is no starting machine in your factory (FM-3.10)"]


@clause("FM-3.10")
def test_tiles_beside_the_factory_cannot_be_demolished() -> None:
    table = shop().beside(0, "machine-7")
    assert table.can("demolish") == ["storage-0", "machine-0"]
    assert table.refused("demolish machine-7") == ["demolish-absent"]


@clause("FM-3.10")
def test_the_worker_who_demolished_is_free_again_after_the_turn() -> None:
    table = shop(workers=3).play("demolish storage-0", "demolish storage-0", "done")
    assert table.shown(0).available == 3


@clause("FM-3.14")
def test_unsold_tiles_go_back_to_their_columns() -> None:
    table = Table(3).board(machine=["machine-10"]).market("machine-7", "machine-9", "control-9").everybodys_money(50)
    table.buying().play("buy machine-7").everybody("done")
    assert table.for_sale() == []
    assert table.fronts() == ["machine-9", "control-9"]
    columns = {column.type: [pile.tile for pile in column.tiles] for column in table.view(None).columns}
    assert columns["machine"] == ["machine-9", "machine-10"]
    assert columns["control"] == ["control-9"]
