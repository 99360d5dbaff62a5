"""Phase 3, first part: production, income, and the new turn order (CG-4.1 to CG-4.5)."""

import pytest

from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table


def producers(*order: int) -> Table:
    return Table(len(order)).order(*order).round(4).rich(0)


@clause("CG-4.1")
def test_the_first_in_turn_order_produces_first() -> None:
    table = producers(2, 0, 1).producing()
    seats = []
    for _ in range(3):
        seats.append(table.state.actor)
        table.play("run nothing")
    assert seats == [2, 0, 1]


@clause("CG-4.1")
def test_any_set_of_fuelled_plants_may_produce() -> None:
    table = producers(0, 1, 2).plants(0, "4-coal", "5-eco", "12-gas").holds(0, "coal 1").producing()
    assert table.legal() == ["run nothing", "run 4-coal", "run 5-eco", "run 4-coal 5-eco"]
    assert [choice.income for choice in table.view(0).choices] == [1, 5, 5, 10]


@clause("CG-4.1")
def test_only_ones_own_plants_produce() -> None:
    table = producers(0, 1, 2).plants(0, "5-eco").producing()
    assert table.refused("done") == ["not-run"]
    assert table.state.refusals(60 + 16 * 2)[0].code == "run-not-yours"


@clause("CG-4.2")
def test_income_of_all_plants_that_produce_comes_from_the_bank() -> None:
    table = producers(0, 1, 2).plants(0, "4-coal", "5-eco", "8").holds(0, "coal 1").producing()
    table.play("run 4-coal 5-eco 8")
    assert table.player(0).money == 16
    assert table.state.bank == -16
    assert table.view(None).earned == [16, None, None]


@clause("CG-4.2")
def test_who_produces_nothing_gets_1() -> None:
    table = producers(0, 1, 2).plants(0, "5-eco").producing().play("run nothing")
    assert table.player(0).money == 1
    assert table.view(None).earned[0] == 1


def order_after(order: tuple[int, ...], plants: dict[int, tuple[str, ...]]) -> list[int]:
    """Everybody runs all his plants, which need no fuel here."""
    table = producers(*order)
    for seat, names in plants.items():
        table.plants(seat, *names)
    table.producing()
    for _ in order:
        table.play(table.legal()[-1])
    return table.state.order


@clause("CG-4.3")
def test_the_highest_income_is_first() -> None:
    assert order_after((0, 1, 2), {0: ("5-eco",), 1: ("8",), 2: ("5-eco", "8")}) == [2, 1, 0]


@clause("CG-4.3")
def test_money_does_not_count() -> None:
    table = producers(0, 1, 2).money(0, 90).plants(0, "5-eco").plants(1, "8").producing()
    table.play("run 5-eco", "run 8", "run nothing")
    assert table.state.order == [1, 0, 2]


@clause("CG-4.3", "CG-4.2")
def test_the_guaranteed_income_counts() -> None:
    table = producers(2, 1, 0).plants(0, "5-eco").plants(1, "30").plants(2, "29").producing()
    table.play("run nothing", "run nothing", "run 5-eco")
    assert table.state.order == [0, 1, 2]


@clause("CG-4.4")
def test_of_equal_incomes_the_dearest_single_plant_is_first() -> None:
    """20 and 21 both bring 8; only the highest number counts, not the sum: 26 goes before 21 and 20 together."""
    assert order_after((0, 1, 2), {0: ("20",), 1: ("21",), 2: ("5-eco",)}) == [1, 0, 2]
    assert order_after((0, 1, 2), {0: ("20", "5-eco"), 1: ("8", "14-eco-1"), 2: ("5-eco",)}) == [0, 1, 2]
    assert order_after((0, 1, 2), {0: ("20", "21"), 1: ("14-eco-1", "26"), 2: ("5-eco",)}) == [1, 0, 2]


@clause("CG-4.4")
def test_plants_that_do_not_produce_count_for_the_number() -> None:
    assert order_after((0, 1, 2), {0: ("20",), 1: ("21",), 2: ("20", "30")})[0] == 2


@clause("CG-4.4", "CG-4.2")
def test_of_those_who_produce_nothing_the_dearest_plant_is_first_too() -> None:
    """Without fuel all have the guaranteed income; equal ones would be turned round."""
    assert order_after((0, 1, 2), {0: ("10",), 1: ("25",), 2: ("16",)}) == [1, 2, 0]
    assert order_after((1, 2, 0), {0: ("10",), 1: ("25",), 2: ("16",)}) == [1, 2, 0]


@clause("CG-4.5")
def test_two_who_are_equal_in_both_swap() -> None:
    assert order_after((0, 1, 2), {0: ("14-eco-1",), 1: ("14-eco-2",), 2: ("5-eco",)}) == [1, 0, 2]


@clause("CG-4.5")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 0, 1)])
def test_three_and_four_who_are_equal_are_turned_round(order: tuple[int, ...]) -> None:
    plants: dict[int, tuple[str, ...]] = dict.fromkeys(range(4), ("14-eco-1",))
    assert order_after(order, plants) == list(reversed(order))
    plants[order[1]] = ("26",)
    assert order_after(order, plants) == [order[1], order[3], order[2], order[0]]
