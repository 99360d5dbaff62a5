"""The last round's limit: no more than one production burns (CG-2.10, CG-2.11)."""

from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table


def buyer(*plants: str, cards: tuple[str, ...] = ()) -> Table:
    """Seat 0 buys first in the last round."""
    return Table(3).order(1, 2, 0).round(9).last_round().plants(0, *plants).holds(0, *cards).rich().buying()


@clause("CG-2.10")
def test_one_production_counted_with_what_one_holds() -> None:
    table = buyer("12-coal", cards=("coal 1",)).columns(["coal 1", "coal 1", "coal 1"])
    table.play("buy coal 1 for 2", "buy coal 1 for 2")
    assert table.legal() == ["done"]
    assert table.reasons("buy coal 1 for 2") == [
        "in the last round you may not buy more coal: you hold 3, and your plants burn 3 at once (CG-2.10)"
    ]


@clause("CG-2.10")
def test_a_card_is_turned_to_what_is_needed_and_leftover_cards_are_laid_out() -> None:
    table = buyer("12-coal", cards=("coal 2",)).columns(["coal 3"])
    table.play("buy coal 3 for 2")
    assert table.held(0) == ["coal 3 turned to 1", "coal 2"]
    assert table.column(1) == ["coal 1", "coal 1"]


@clause("CG-2.10")
def test_enough_from_the_round_before_closes_the_fuel() -> None:
    table = buyer("4-coal", "5-uranium", cards=("coal 2",)).columns(["coal 1", "uranium 1"])
    assert table.legal() == ["done", "buy uranium 1 for 2"]


@clause("CG-2.10")
def test_leftover_cards_count_for_the_limit_too() -> None:
    table = buyer("12-coal", cards=("coal 2",)).columns(["coal 1"], leftovers=("coal", "coal"))
    assert table.legal() == ["done", "buy coal 1 for 1", "buy coal 1 for 2"]
    table.play("buy coal 1 for 1")
    assert table.column(1) == ["coal 1"]
    assert table.legal() == ["done"]
    assert table.refused("buy coal 1 for 1") == ["last-no-room"]


@clause("CG-2.10")
def test_for_gas_and_oil_the_hybrid_counts_once() -> None:
    """6-gas burns 1 gas, 5-hybrid 2 of either: 3 gas, or 1 gas and 2 oil."""
    table = buyer("6-gas", "5-hybrid", cards=("gas 1",)).columns(["gas 1", "oil 3"])
    table.play("buy oil 3 for 2")
    assert table.units(0) == {"gas": 1, "oil": 2, "coal": 0, "uranium": 0}
    assert table.legal() == ["done"]
    assert table.reasons("buy gas 1 for 2") == [
        "in the last round you may not buy more gas: you hold 1 gas and 2 oil, and your plants burn 3 of both at once"
        " (CG-2.10)"
    ]


@clause("CG-2.10")
def test_gas_beyond_the_need_of_all_leaves_the_oil_plant_its_own() -> None:
    """6-gas, 10 and 5-hybrid: 8 gas fill gas plant and hybrid, but plant 10 may still get its 2 oil."""
    table = buyer("6-gas", "10", "5-hybrid", cards=("gas 3", "gas 3")).columns(["gas 1", "oil 3"])
    assert table.legal() == ["done", "buy oil 3 for 2"]
    table.play("buy oil 3 for 2")
    assert table.units(0)["oil"] == 2
    assert table.column(1) == ["oil 1"]


@clause("CG-2.10")
def test_before_the_last_round_twice_as_much_may_be_bought() -> None:
    table = Table(3).order(1, 2, 0).round(9).plants(0, "12-coal").rich().columns(["coal 3", "coal 3"]).buying()
    table.play("buy coal 3 for 2", "buy coal 3 for 2")
    assert table.units(0)["coal"] == 6
    assert table.column(1) == []


@clause("CG-2.11")
def test_what_is_stored_beyond_the_limit_stays() -> None:
    table = buyer("12-coal", cards=("coal 3", "coal 3")).columns(["coal 1"])
    assert table.legal() == ["done"]
    table.everybody("done")
    assert table.state.over
    assert table.units(0)["coal"] == 6
