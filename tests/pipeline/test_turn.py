"""PL-2: main and secondary actions of a turn."""

import pytest
from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import ACTIONS, Stage
from tests.clauses import clause
from tests.pipeline.scenario import Table

CROSS = ("upgrades", "tanks", "machines", "contracts")
"""Tiles beside the crude market and markets 1, 2 and 3."""


@clause("PL-2.1", "PL-9.6")
def test_a_turn_without_machines_ends_after_the_worker_phase() -> None:
    table = Table(2).cross(*CROSS).play("go crude", "done", "done")
    assert table.state.turn == 1


@clause("PL-2.1")
def test_with_a_machine_the_machine_phase_follows() -> None:
    table = Table(2).tiles(0, "WE-ooo 0,0 east", "machine 1,0").play("pass")
    assert table.state.turn == 0
    assert table.stage() == Stage.MACHINES
    assert table.legal() == ["done", "run machines"]
    assert table.refused("go crude") == ["work-over"]
    assert table.play("done").state.turn == 1


@clause("PL-2.2")
def test_the_worker_goes_anywhere() -> None:
    table = Table(2).cross(*CROSS).tiles(0, "WE-ooo 0,0 east")
    assert table.legal("go") == [
        "go crude", "go market-1", "go market-2", "go market-3", "go upgrades", "go tanks", "go machines",
        "go contracts", "go government", "go network",
    ]  # fmt: skip


@clause("PL-2.2")
def test_an_action_may_be_repeated_and_others_are_no_obstacle() -> None:
    table = Table(2).cross(*CROSS)
    for _ in range(4):
        assert "go tanks" in table.legal()
        table.play("go tanks", "done", "done", "done")
    assert table.state.round == 3


@clause("PL-2.3")
def test_passing_ends_the_worker_phase() -> None:
    table = Table(2).play("pass")
    assert table.state.turn == 1
    assert table.refused("done") == ["pass-first"]


@clause("PL-2.3")
def test_after_an_action_one_is_done_and_does_not_pass() -> None:
    table = Table(2).cross(*CROSS).play("go crude", "done")
    assert table.refused("pass") == ["acted-already"]
    assert "done" in table.legal()


@clause("PL-2.3")
@pytest.mark.parametrize(
    ("action", "moves_the_disc"),
    [
        ("crude", False),
        ("market-3", False),
        ("upgrades", True),
        ("tanks", True),
        ("machines", True),
        ("contracts", True),
    ],
)
def test_an_action_may_be_taken_without_doing_anything(action: str, moves_the_disc: bool) -> None:
    table = Table(2).money(0, 20).play(f"go {action}", "done")
    assert (table.stage() == Stage.ORDER) == moves_the_disc
    assert table.player(0).money == 20


def _broke(rulings: str = "standard") -> Table:
    return Table(2, rulings=rulings).cross(*CROSS).money(0, 0)


@clause("PL-2.3")
def test_without_the_money_for_anything_in_it_an_action_is_not_taken() -> None:
    assert _broke().legal("go")[:1] == ["go contracts"]
    assert _broke().reasons("go upgrades") == ["upgrades: the cheapest thing there costs 20, you have 0 (PL-2.3)"]
    prices = {"crude": 5, "market-1": 5, "market-2": 6, "market-3": 7, "upgrades": 20, "tanks": 5, "machines": 15}
    for action, price in prices.items():
        assert _broke().money(0, price - 1).refused(f"go {action}") == ["action-dear"]
        assert f"go {action}" in _broke().money(0, price).legal("go")


@clause("PL-2.3")
def test_what_counts_is_what_is_still_there() -> None:
    table = _broke()
    table.state.tanks_left = [0, 2, 2]
    table.state.machine_pipes = []
    assert [table.money(0, 9).refused(f"go {action}") for action in ("tanks", "machines")] == [["action-dear"]] * 2
    assert "go tanks" in table.money(0, 10).legal("go")
    assert table.money(0, 19).refused("go machines") == ["action-dear"]
    table.state.machines_left = [0, 0, 0]
    assert "go machines" in table.money(0, 0).legal("go")


@clause("PL-2.3")
def test_who_can_sell_needs_no_money_for_a_market() -> None:
    table = _broke().oil(0, orange_low=1)
    assert table.legal("go")[:3] == ["go market-1", "go market-2", "go contracts"]
    assert table.level(0, "refined-markets", 3).legal("go")[:3] == ["go market-1", "go market-2", "go market-3"]
    assert _broke().oil(0, orange_low=1).level(0, "refined-markets", 2).legal("go")[2] == "go market-3"
    empty = _broke()
    crude = empty.state.figures.market_start[1]
    empty.state.lay_cubes(vec[i64]([0] * crude + list(empty.state.slots[crude:])))
    assert "go crude" in empty.legal("go")


@clause("PL-2.3", "PL-2.4")
def test_for_a_secondary_action_the_money_is_needed_that_is_left() -> None:
    delivers = _broke().oil(0, orange_low=1).contract(0, "C-low-05")
    table = delivers.money(0, 29).play("go crude", "done")
    sentence = (
        "upgrades: the cheapest thing there costs 20, and after paying 10 for a secondary action you have 19 (PL-2.3)"
    )
    assert table.reasons("go upgrades") == [sentence]
    assert table.legal("go") == []
    assert _broke().money(0, 30).play("go crude", "done").legal("go") == ["go upgrades"]


@clause("PL-16.2")
def test_by_a_ruling_no_money_is_asked_for() -> None:
    table = _broke(rulings="idle-actions")
    assert table.legal("go")[:8] == [f"go {action}" for action in ACTIONS[:8]]
    table.play("go upgrades", "done")
    assert table.stage() == Stage.ORDER


@clause("PL-2.4")
def test_a_secondary_action_costs_10_before_it_begins() -> None:
    table = Table(2).cross(*CROSS).play("go crude", "done", "go upgrades")
    assert table.player(0).money == 30
    assert table.stage() == Stage.UPGRADE
    table.play("done", "done")
    assert table.state.turn == 1


@clause("PL-2.4")
def test_without_10_dollars_there_is_no_secondary_action() -> None:
    table = Table(2).cross(*CROSS).oil(0, orange_low=1).contract(0, "C-low-05").money(0, 9).play("go crude", "done")
    assert table.legal("go") == []
    assert table.reasons("go upgrades") == ["a secondary action costs 10, you have 9 (PL-2.4)"]
    table.money(0, 10).play("deliver orange low to C-low-05 as low")
    assert table.legal("go") == ["go upgrades"]


@clause("PL-2.4")
def test_there_is_one_secondary_action() -> None:
    table = Table(2).cross(*CROSS).oil(0, orange_low=1).contract(0, "C-low-05")
    table.play("go crude", "done", "go upgrades", "done", "done")
    assert table.legal("go") == []
    assert table.refused("go crude") == ["both-actions"]


@clause("PL-2.4")
def test_there_is_none_after_running_the_network() -> None:
    table = Table(2).tiles(0, "WE-ooo 0,0 east").oil(0, orange_low=1).contract(0, "C-low-05")
    tile = table.state.figures.faces[table.player(0).network.tiles[0]].id
    table.play("go network", f"stand {tile}")
    assert table.legal("go") == []
    assert table.refused("go crude") == ["no-second"]


@clause("PL-2.4")
def test_government_and_network_are_no_secondary_actions() -> None:
    table = Table(2).cross(*CROSS).tiles(0, "WE-ooo 0,0 east").play("go crude", "done")
    assert table.refused("go government") == ["no-second"]
    assert table.refused("go network") == ["no-second"]


@clause("PL-2.5")
@pytest.mark.parametrize(
    ("main", "second"),
    [("crude", "upgrades"), ("market-1", "tanks"), ("market-2", "machines"), ("market-3", "contracts")],
)
def test_the_worker_moves_along_the_arm_either_way(main: str, second: str) -> None:
    table = Table(2).cross(*CROSS).play(f"go {main}", "done")
    assert table.legal("go") == [f"go {second}"]
    back = Table(2).cross(*CROSS).play(f"go {second}", "done", "done")
    assert back.legal("go") == [f"go {main}"]


@clause("PL-2.5")
def test_the_space_of_the_main_action_and_other_arms_are_out_of_reach() -> None:
    table = Table(2).cross(*CROSS).play("go upgrades", "done", "done")
    assert table.refused("go upgrades") == ["not-adjacent"]
    assert table.reasons("go tanks") == ["tanks does not lie beside upgrades (PL-2.5)"]
    assert table.refused("go market-1") == ["not-adjacent"]
