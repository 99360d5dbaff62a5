"""PL-6: tanks, machines and pipes from the shops."""

import pytest

from powerhouse.games.pipeline.codes import Stage
from tests.clauses import clause
from tests.pipeline.scenario import TILE_OF_CODE, Table


@clause("PL-6.1")
def test_tanks_and_pipes_in_any_order() -> None:
    table = Table(2).money(0, 100).shop("tanks", "WE-ooo", "WE-ttt").play("go tanks")
    table.play("tank 5 low", "pipes 2", f"take {TILE_OF_CODE['WE-ooo']}", "place 0,0 east", "done", "tank 5 low")
    assert table.player(0).money == 75
    assert list(table.player(0).tanks) == [2, 3, 1, 1]
    assert len(table.player(0).network.tiles) == 1
    assert table.refused("machine 20") == ["not-tanks"]


@clause("PL-6.1", "PL-6.6")
def test_each_action_sells_the_pipes_of_its_own_shop() -> None:
    tanks = Table(2).shop("tanks", "WE-ooo", "WE-ttt").shop("machines", "WE-sss", "NE-ooo")
    assert tanks.play("go tanks", "pipes 2").legal("take") == [
        f"take {TILE_OF_CODE[code]}" for code in ("WE-ooo", "WE-ttt")
    ]
    machines = Table(2).shop("tanks", "WE-ooo", "WE-ttt").shop("machines", "WE-sss", "NE-ooo")
    machines.play("go machines", "pipes 2")
    assert sorted(machines.legal("take")) == sorted(f"take {TILE_OF_CODE[code]}" for code in ("WE-sss", "NE-ooo"))
    assert machines.refused(f"take {TILE_OF_CODE['WE-ooo']}") == ["not-pipe"]


@clause("PL-6.2")
def test_a_tank_costs_the_price_of_any_row_that_has_one() -> None:
    table = Table(2).play("go tanks", "tank 15 high", "tank 5 low", "tank 5 low")
    assert table.player(0).money == 15
    assert table.state.tanks_left == [0, 2, 1]
    assert table.reasons("tank 5 mid") == ["no tank for 5 is left (PL-6.2)"]
    table.play("tank 10 mid")
    assert table.reasons("tank 10 mid") == ["that tank costs 10, you have 5 (PL-6.2)"]


@clause("PL-6.3")
def test_a_tank_holds_two_cubes_of_its_grade_in_any_colours() -> None:
    table = Table(2).tanks(0, crude=1).play("go crude", "buy crude orange crude 5", "buy crude teal crude 7")
    assert table.legal("buy") == []
    assert table.view(0).players[0].room == {"crude": 0, "low": 0, "mid": 0, "high": 0}


@clause("PL-6.3")
def test_a_row_has_five_columns() -> None:
    table = Table(2).tanks(0, crude=5).play("go tanks")
    assert not [move for move in table.legal("tank") if move.endswith("crude")]
    assert table.reasons("tank 5 crude") == ["the row of crude has 5 tanks and no column left (PL-6.3)"]


@clause("PL-6.4")
@pytest.mark.parametrize(("size", "cost"), [(2, 15), (4, 40)])
def test_two_or_four_pipes_are_paid_at_once(size: int, cost: int) -> None:
    codes = ("WE-ooo", "WE-ttt", "WE-sss", "NE-ooo")
    table = Table(2).shop("tanks", *codes).play("go tanks", f"pipes {size}")
    assert table.player(0).money == 40 - cost
    for number, code in enumerate(codes[:size]):
        table.play(f"take {TILE_OF_CODE[code]}")
        assert table.stage() == Stage.PLACE
        table.play(f"place {2 * number},0 east")
    assert len(table.player(0).network.tiles) == size
    assert len(table.state.tank_pipes) == 4 - size
    assert table.legal("pipes") == []
    assert table.refused("pipes 2") == ["pipes-twice"]


@clause("PL-6.4")
def test_pipes_must_be_paid() -> None:
    table = Table(2).money(0, 14).play("go tanks")
    assert table.reasons("pipes 2") == ["these pipes cost 15, you have 14 (PL-6.4)"]


@clause("PL-6.5")
def test_one_tile_fewer_may_be_taken() -> None:
    table = Table(2).shop("tanks", "WE-ooo", "WE-ttt", "WE-sss", "NE-ooo").play("go tanks", "pipes 4")
    for number, code in enumerate(("WE-ooo", "WE-ttt", "WE-sss")):
        assert table.refused("done") == ["too-few-pipes"]
        table.play(f"take {TILE_OF_CODE[code]}", f"place {2 * number},0 east")
    assert "done" in table.legal()
    table.play("done")
    assert table.stage() == Stage.SHOP
    assert len(table.state.tank_pipes) == 1


@clause("PL-6.5")
def test_one_tile_left_can_be_had_for_the_price_of_two() -> None:
    table = Table(2).shop("tanks", "WE-ooo").play("go tanks")
    assert table.refused("pipes 4") == ["pipes-gone"]
    table.play("pipes 2", f"take {TILE_OF_CODE['WE-ooo']}", "place 0,0 east")
    assert table.stage() == Stage.SHOP
    assert table.player(0).money == 25


@clause("PL-6.5")
def test_three_tiles_left_can_be_had_for_the_price_of_four() -> None:
    table = Table(2).shop("tanks", "WE-ooo", "WE-ttt", "WE-sss").money(0, 100).play("go tanks", "pipes 4")
    paid = 100 - int(table.player(0).money)
    assert paid == 100 - int(Table(2).money(0, 100).play("go tanks", "pipes 4").player(0).money)
    for number, code in enumerate(("WE-ooo", "WE-ttt", "WE-sss")):
        table.play(f"take {TILE_OF_CODE[code]}", f"place {2 * number},0 east")
    assert table.stage() == Stage.SHOP
    two = Table(2).shop("tanks", "WE-ooo", "WE-ttt").money(0, 100).play("go tanks")
    assert two.refused("pipes 4") == ["pipes-gone"]


@clause("PL-6.5")
def test_an_empty_shop_sells_no_pipes() -> None:
    table = Table(2).shop("tanks").play("go tanks")
    assert table.reasons("pipes 2") == ["you cannot pay for 2 pipes when 0 lie there (PL-6.5)"]


@clause("PL-6.6")
def test_machines_cost_the_price_of_their_row() -> None:
    table = Table(2).money(0, 80).tiles(0, "WE-ooo 0,0 east", "WE-ttt 0,1 east").play("go machines")
    table.play("machine 20", "site 0,0", "machine 40", "site 0,1")
    assert table.player(0).money == 20
    assert table.reasons("machine 20") == ["no machine for 20 is left (PL-6.6)"]
    assert table.reasons("machine 30") == ["that machine costs 30, you have 20 (PL-6.6)"]
    assert table.refused("tank 5 low") == ["not-machines"]


@clause("PL-6.7")
def test_a_machine_covers_a_half_on_which_none_stands() -> None:
    table = Table(2).money(0, 80).tiles(0, "WE-ooo 0,0 east", "machine 1,0").play("go machines", "machine 20")
    assert table.legal() == ["site 0,0"]
    assert table.reasons("site 1,0") == ["a machine stands there already, 1 to the right from where you began (PL-6.7)"]
    assert table.reasons("site 2,0") == ["no half of a tile lies there, 2 to the right from where you began (PL-6.7)"]
    assert table.refused("done") == ["not-site"]
    table.play("site 0,0")
    assert table.refused("machine 30") == ["no-half"]


@clause("PL-6.7")
def test_without_a_tile_no_machine_is_sold() -> None:
    table = Table(2).play("go machines")
    assert table.legal("machine") == []
    assert table.refused("machine 20") == ["no-half"]
