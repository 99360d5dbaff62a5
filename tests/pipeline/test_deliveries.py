"""PL-10: delivering to contracts and orders."""

import pytest

from powerhouse.games.pipeline.codes import Stage
from tests.clauses import clause
from tests.pipeline.scenario import Table

# C-low-05: two orange low. C-mid-09: silver mid, teal low. C-high-08: teal high, teal low. C-low-08: one low of each.
NO_ORDERS: tuple[str | None, ...] = (None,) * 6


@clause("PL-10.1")
def test_cubes_are_delivered_before_between_and_after_actions() -> None:
    table = Table(2).contract(0, "C-low-05").oil(0, orange_low=3).cross("upgrades", "tanks", "machines", "contracts")
    assert "deliver orange low to C-low-05 as low" in table.legal()
    table.play("go crude")
    assert table.refused("deliver orange low to C-low-05 as low") == ["not-trade"]
    table.play("done", "deliver orange low to C-low-05 as low", "go upgrades", "done", "done")
    table.play("deliver orange low to C-low-05 as low")
    assert table.player(0).money == 40 + 20 - 10 + 20
    assert table.state.turn == 1


@clause("PL-10.1")
def test_cubes_are_delivered_in_the_machine_phase_but_not_within_the_run() -> None:
    table = Table(2).tiles(0, "WE-ooo 0,0 east", "machine 1,0").costs(orange=(1, 1, 1)).tanks(0, 1, 1)
    table.contract(0, "C-low-05").oil(0, orange_crude=1, orange_low=1).play("pass")
    assert "deliver orange low to C-low-05 as low" in table.legal()
    table.play("run machines")
    assert table.refused("deliver orange low to C-low-05 as low") == ["not-refine"]
    table.play("done", "deliver orange low to C-low-05 as low")
    assert table.player(0).money == 45


@clause("PL-10.1")
def test_only_own_contracts_are_filled() -> None:
    table = Table(2).contract(1, "C-low-05").oil(0, orange_low=1)
    assert table.refused("deliver orange low to C-low-05 as low") == ["contract-not-yours"]


@clause("PL-10.2")
@pytest.mark.parametrize(
    ("contract", "grade", "pay"), [("C-low-05", "low", 20), ("C-mid-06", "mid", 35), ("C-high-01", "high", 45)]
)
def test_pay_is_by_the_grade_required(contract: str, grade: str, pay: int) -> None:
    table = Table(2).contract(0, contract).oil(0, orange_high=1).play(f"deliver orange high to {contract} as {grade}")
    assert table.player(0).money == 40 + pay


@clause("PL-10.2")
def test_colour_and_grade_must_do_and_crude_fills_nothing() -> None:
    table = Table(2).contract(0, "C-mid-09").oil(0, silver_low=1, silver_crude=1, orange_high=1, teal_crude=1)
    assert table.legal("deliver") == []
    assert table.refused("deliver silver low to C-mid-09 as mid") == ["need-better"]
    assert table.refused("deliver teal crude to C-mid-09 as low") == ["need-better"]
    assert table.refused("deliver teal low to C-mid-09 as low") == ["no-cube"]


@clause("PL-10.3")
def test_a_contract_is_filled_in_part_and_completed_later() -> None:
    table = Table(2).contract(0, "C-low-05").oil(0, orange_low=1).play("deliver orange low to C-low-05 as low")
    own = table.view(0).players[0].contracts[0]
    assert [need.filled for need in own.needs] == [True, False]
    table.ends_turn().ends_turn().oil(0, orange_mid=2).play("deliver orange mid to C-low-05 as low")
    own = table.view(0).players[0].contracts[0]
    assert (own.times, own.open) == (1, False)
    assert table.reasons("deliver orange mid to C-low-05 as low") == [
        "the contract for 2 orange low has been filled 1 times this year (PL-10.3)"
    ]


@clause("PL-10.3")
def test_needs_that_are_alike_are_filled_one_after_the_other() -> None:
    table = Table(2).contract(0, "C-low-05").oil(0, orange_low=2)
    assert len(table.legal("deliver")) == 1
    second = table.state.moves()[-1] + 4
    assert [refusal.code for refusal in table.state.refusals(second)] == ["need-same"]
    table.play("deliver orange low to C-low-05 as low")
    first = table.state.moves()[-1] - 4
    assert [refusal.code for refusal in table.state.refusals(first)] == ["need-filled"]


@clause("PL-10.4")
def test_nothing_goes_to_a_deferred_contract() -> None:
    table = Table(2).contract(0, "C-low-05", deferred=True).oil(0, orange_low=2)
    assert table.legal("deliver") == []
    assert table.refused("deliver orange low to C-low-05 as low") == ["contract-deferred"]


@clause("PL-10.5")
def test_an_order_is_filled_whole_and_at_once() -> None:
    # O3-01: orange high, silver low, teal low.
    table = Table(2).board_orders("O3-01", *NO_ORDERS[1:]).oil(0, orange_high=1, silver_low=1)
    assert table.legal("serve") == []
    assert table.refused("serve O3-01") == ["order-short"]
    table.oil(0, orange_high=1, silver_low=1, teal_low=1).play("serve O3-01")
    assert table.player(0).money == 40 + 55 + 30 + 30
    assert table.held(0) == {}
    assert table.view(0).players[0].orders == ["O3-01"]
    assert table.view(0).orders[0].orders == [None, None]
    assert table.refused("serve O3-01") == ["order-gone"]


@clause("PL-10.5")
def test_several_orders_may_be_filled_in_a_turn() -> None:
    # O3-08: silver high, teal mid, orange low. O4-06: four silver low.
    table = Table(2).board_orders("O3-08", None, "O4-06", None, None, None)
    table.oil(0, silver_high=1, teal_mid=1, orange_low=1, silver_low=4).play("serve O3-08", "serve O4-06")
    assert table.player(0).money == 40 + (55 + 45 + 30) + 4 * 30


@clause("PL-10.6")
def test_the_player_says_which_cube_goes_to_which_need() -> None:
    table = Table(2).board_orders("O3-01", *NO_ORDERS[1:])
    table.oil(0, orange_high=1, silver_low=1, silver_high=1, teal_mid=1).play("serve O3-01")
    assert table.stage() == Stage.SERVE
    assert table.legal() == ["spend low", "spend high"]
    assert table.view(0).turn is not None
    assert table.refused("spend mid") == ["not-spend"]
    table.play("spend high")
    assert table.held(0) == {"silver_low": 1}
    assert table.player(0).money == 155


@clause("PL-10.6")
def test_no_choice_leaves_a_need_unfilled() -> None:
    # O4-03: two orange high, one mid, one low.
    table = Table(2).board_orders(None, None, "O4-03", None, None, None)
    table.oil(0, orange_high=3, orange_low=1).play("serve O4-03")
    assert table.view(0).players[0].orders == ["O4-03"]
    other = Table(2).board_orders(None, None, "O4-03", None, None, None)
    other.oil(0, orange_high=3, orange_mid=1, orange_low=1).play("serve O4-03")
    assert other.legal() == ["spend mid", "spend high"]
    assert other.play("spend high").legal() == ["spend low", "spend mid"]


@clause("PL-10.7")
def test_delivered_cubes_are_the_supplys() -> None:
    table = Table(2).contract(0, "C-low-05").oil(0, orange_low=1)
    before = table.state.supply[0]
    table.play("deliver orange low to C-low-05 as low")
    assert table.state.supply[0] == before + 1
