"""Turns, upgrades and years where a rule is just met or just missed."""

import pytest

from powerhouse.games.pipeline.codes import Stage
from tests.clauses import clause
from tests.pipeline.scenario import TILE_OF_CODE, Table

CROSS = ("upgrades", "tanks", "machines", "contracts")
CHEAP = {"orange": (1, 1, 1), "teal": (1, 1, 1), "silver": (1, 1, 1)}
FAMILIES = ("government", "shops", "human-resources", "engineering", "machines")


def _crossed(money: int, rulings: str = "standard") -> Table:
    return Table(2, rulings=rulings).cross(*CROSS).money(0, money)


@clause("PL-12.2")
def test_nothing_is_brought_in_the_first_year() -> None:
    assert Table(2).level(0, "government", 1).level(0, "shops", 1).turn(0).between_actions()


@clause("PL-2.4")
def test_exactly_10_dollars_are_enough_for_a_secondary_action() -> None:
    table = _crossed(10).play("go market-3")
    assert table.stage() == Stage.TRADE
    assert table.play("done").legal() == ["done", "go contracts"]
    assert table.view(0).turn is not None
    assert table.play("go contracts").player(0).money == 0


@clause("PL-2.3", "PL-2.4")
def test_what_is_left_after_a_secondary_action_is_told() -> None:
    table = _crossed(10).oil(0, orange_low=1).contract(0, "C-low-05").play("go crude", "done")
    assert table.reasons("go upgrades") == [
        "upgrades: the cheapest thing there costs 20, and after paying 10 for a secondary action you have 0 (PL-2.3)"
    ]
    assert table.refused("tank crude") == ["not-now"]
    assert _crossed(0).reasons("go market-3") == ["market 3: the cheapest thing there costs 7, you have 0 (PL-2.3)"]


@clause("PL-2.4", "PL-2.5")
@pytest.mark.parametrize(("money", "onward"), [(9, []), (29, []), (30, ["upgrades"]), (80, ["upgrades"])])
def test_where_the_worker_may_go_on_is_known_during_the_action(money: int, onward: list[str]) -> None:
    """From the crude market to the upgrades beside it, for 10 and the 20 of an upgrade."""
    turn = _crossed(money).play("go crude").view(0).turn
    assert turn is not None
    assert turn.beside == onward


@clause("PL-2.3", "PL-16.2")
def test_by_a_ruling_a_secondary_action_needs_no_more_money_than_its_own() -> None:
    assert _crossed(10, "idle-actions").play("go crude", "done").legal() == ["done", "go upgrades"]


@clause("PL-2.4")
def test_after_government_pipes_there_is_no_secondary_action() -> None:
    table = _crossed(40).oil(0, orange_low=1).contract(0, "C-low-05").play("go government")
    table.play(table.legal("take")[0], "done", "place 0,0 east")
    assert table.legal() == ["done", "deliver orange low to C-low-05 as low"]
    assert table.refused("go crude") == ["no-second"]


@clause("PL-2.1")
def test_what_comes_after_the_phase_is_told() -> None:
    table = Table(2).cross(*CROSS).tiles(0, "WE-ooo 0,0 east", "machine 1,0").contract(0, "C-low-05")
    table.oil(0, orange_low=2)
    working = table.view(0).turn
    assert working is not None
    assert working.after == "machines"
    last = table.play("pass").view(0).turn
    assert last is not None
    assert last.after == "end"


@clause("PL-12.19")
def test_exactly_5_dollars_are_enough_for_an_early_run() -> None:
    table = Table(2).level(0, "machines", 3).tiles(0, "WE-ott 0,0 east", "machine 1,0").costs(**CHEAP)
    table.oil(0, orange_crude=1)
    assert "run machines" in table.money(0, 5).legal()
    assert table.money(0, 4).refused("run machines") == ["run-dear"]


@clause("PL-12.20")
def test_any_machine_may_be_the_first_to_run() -> None:
    pieces = ("WE-ott 0,0 east", "WE-oss 2,0 east", "machine 1,0", "machine 3,0")
    table = Table(2).level(0, "machines", 3).level(0, "human-resources", 3).tiles(0, *pieces).costs(**CHEAP)
    table.oil(0, orange_crude=4).tanks(0, 5, 5, 5, 5).play("go machine", "start 2", "done", "go machine")
    assert table.legal() == ["start 1"]


@clause("PL-12.12")
@pytest.mark.parametrize(("before", "after"), [("crude", "low"), ("low", "mid"), ("mid", "high")])
@pytest.mark.parametrize("line", [1, 2, 3])
def test_the_second_cube_of_each_line_starts_where_the_first_did(line: int, before: str, after: str) -> None:
    """Orange, teal and silver lines over one tile, with two cubes of every grade below high."""
    table = Table(2).level(0, "engineering", 3).tiles(0, "WE-ots 0,0 east").costs(**CHEAP).tanks(0, 5, 5, 5, 5)
    colours = ("orange", "teal", "silver")
    table.oil(
        0, **{f"{colour}_{grade}": 1 + (grade == before) for colour in colours for grade in ("crude", "low", "mid")}
    )
    table.play("go network", f"stand {TILE_OF_CODE['WE-ots']}", f"refine {line} {before} {after}")
    again = [move for move in table.legal("refine") if move.startswith(f"refine {line} ")]
    assert f"refine {line} {before} {after}" in again
    assert {move.split()[2] for move in again} == {before}
    table.play(f"refine {line} {before} {after}")
    assert not [move for move in table.legal("refine") if move.startswith(f"refine {line} ")]
    assert table.refused(f"refine {line} crude low") == ["line-ran"]


# Upgrades


@clause("PL-11.4", "PL-11.3")
def test_the_token_of_the_first_family_is_closed_like_any_other() -> None:
    table = Table(2).money(0, 60).families(*FAMILIES).play("go upgrades")
    assert table.refused("close government") == ["close-first-buy"]
    table.play("upgrade engineering", "close government")
    assert table.view(None).families[0].closed
    assert table.stage() == Stage.ORDER
    other = Table(2).money(0, 60).families(*FAMILIES).closed("government").play("go upgrades")
    assert other.refused("upgrade government") == ["family-closed"]


@clause("PL-11.5")
def test_the_last_card_may_be_gone() -> None:
    table = Table(2).money(0, 60).families(*FAMILIES).level(0, "engineering", 2).play("go upgrades")
    copies = table.state.copies[:]
    copies[3 * 3 + 2] = 0
    table.state.copies = copies
    assert table.refused("upgrade engineering") == ["card-gone"]
    assert table.level(0, "engineering", 3).refused("upgrade engineering") == ["top-level"]


# What upgrades bring


def _brings(family: str, level: int, money: int = 20, rulings: str = "standard") -> Table:
    """Bought just now, with a network of one tile; the shops have their tiles."""
    table = Table(2, rulings=rulings).money(0, money).families(*FAMILIES).tiles(0, "WE-ott 0,0 east")
    if level > 1:
        table.level(0, family, level - 1)
    table.shop("tanks", "WE-ooo", "WE-ttt").shop("machines", "WE-sss", "NE-ooo")
    return table.play("go upgrades", f"upgrade {family}")


@clause("PL-12.6", "PL-12.3")
def test_a_machine_of_shops_2_comes_from_any_row_for_nothing() -> None:
    table = _brings("shops", 2)
    assert table.legal("machine") == ["machine 20", "machine 30", "machine 40"]
    table.play("machine 20", "site 0,0")
    assert (table.player(0).money, table.state.machines_left) == (0, [0, 1, 1])
    assert table.refused("machine 20") == ["not-benefit"]
    table.play(f"take {TILE_OF_CODE['WE-sss']}", "place 2,0 east")
    assert len(table.state.machine_pipes) == 1
    assert table.stage() == Stage.BENEFIT
    assert table.play("done").stage() == Stage.UPGRADE


@clause("PL-12.6", "PL-12.4")
def test_a_row_of_machines_that_is_sold_out_brings_none() -> None:
    table = _brings("shops", 2)
    table.state.machines_left = [0, 1, 1]
    assert table.reasons("machine 20") == ["no machine for 20 is left (PL-6.6)"]
    assert table.legal("machine") == ["machine 30", "machine 40"]
    assert table.refused("tank 5 low") == ["not-benefit"]


@clause("PL-12.6")
def test_the_tiles_of_shops_1_come_in_any_order() -> None:
    table = _brings("shops", 1).play("tank 5 crude")
    assert table.stage() == Stage.BENEFIT
    table.play(f"take {TILE_OF_CODE['WE-ooo']}", "place 2,0 east", "tank 15 low")
    assert table.stage() == Stage.UPGRADE
    assert list(table.player(0).tanks) == [3, 2, 1, 1]


@clause("PL-12.1", "PL-12.5")
def test_the_first_tile_of_the_box_may_be_a_benefit() -> None:
    table = _brings("government", 1)
    number = table.state.figures.tile_numbers["P001"]
    spaces = [tile for tile in table.state.government if tile != number][:31]
    table.state.government = [number, *spaces]
    table.state.opened = 0b1
    table.play("take P001", "place 2,0 east")
    assert table.state.government[0] == -1
    closed = _brings("government", 1)
    closed.state.government = [*spaces, number]
    closed.state.opened, closed.state.opened_now = 0b1, True
    assert closed.refused("take P001") == ["quadrant-closed-benefit"]
    shops = _brings("shops", 1).shop("tanks", "WE-ttt").shop("machines", "WE-sss")
    shops.state.government = [number, *spaces]
    assert shops.refused("take P001") == ["not-benefit"]


@clause("PL-12.2", "PL-12.4")
@pytest.mark.parametrize(("family", "kind"), [("government", "take"), ("shops", "tank")])
def test_each_yearly_benefit_comes_by_itself(family: str, kind: str) -> None:
    table = Table(2).level(0, family, 1).year(2, round=1).turn(0)
    assert table.stage() == Stage.BENEFIT
    assert table.legal(kind)
    assert {move.split()[0] for move in table.legal()} == {"done", kind}
    full = Table(2).level(0, family, 1).year(2, round=1).tanks(0, 5, 5, 5, 5).order(1, 0).turn(1)
    full.state.government = [-1] * 32
    assert full.play("pass").between_actions()
    assert full.state.turn == 0


@clause("PL-13.6")
def test_no_pipe_is_lost_when_the_shops_are_filled_anew() -> None:
    table = Table(3)
    pipes = table.state.ledger()["pipes"]
    table.last_turn_of_the_year().ends_turn()
    assert table.state.ledger()["pipes"] == pipes == 135


@clause("PL-6.4")
def test_a_tile_that_was_laid_is_held_no_more() -> None:
    table = Table(2).shop("tanks", "WE-ooo", "WE-ttt").play("go tanks", "pipes 2", f"take {TILE_OF_CODE['WE-ooo']}")
    holding = table.view(0).turn
    assert holding is not None
    assert holding.held == TILE_OF_CODE["WE-ooo"]
    laid = table.play("place 0,0 east").view(0).turn
    assert laid is not None
    assert laid.held is None


@clause("PL-3.3")
@pytest.mark.parametrize(("row", "pushes"), [([-1] * 4, False), ([-1, -1, -1, 1], True), ([1, -1, 2, 3], True)])
def test_whether_a_disc_can_be_pushed_is_told(row: list[int], pushes: bool) -> None:
    table = Table(4).cross(*CROSS).play("go contracts", "done")
    table.state.row = row
    turn = table.view(0).turn
    assert turn is not None
    assert turn.may_push == pushes
