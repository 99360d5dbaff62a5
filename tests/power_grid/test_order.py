"""Phase 1: turn order (PG-1)."""

import pytest

from tests.clauses import clause
from tests.power_grid.scenario import Table


@clause("PG-1.1")
def test_most_cities_go_first() -> None:
    table = Table(4).order(0, 1, 2, 3).plants(0, 40).plants(1, 3).plants(2, 4).plants(3, 5)
    table.some_cities(0, 1).some_cities(1, 3).some_cities(2, 4).some_cities(3, 2).next_round()
    assert table.state.order == [2, 1, 3, 0]
    assert table.state.actor == 2


@clause("PG-1.1")
def test_order_is_made_anew_every_round() -> None:
    table = Table(3).plants(0, 3).plants(1, 4).plants(2, 5).some_cities(0, 2).next_round()
    assert table.state.order == [0, 2, 1]
    table.some_cities(1, 3).next_round()
    assert table.state.order == [1, 0, 2]


@clause("PG-1.2")
@pytest.mark.parametrize("cities", [0, 3])
def test_among_equals_the_dearest_plant_goes_first(cities: int) -> None:
    table = Table(3).order(0, 1, 2).plants(0, 11).plants(1, 30).plants(2, 22)
    for seat in range(3):
        table.some_cities(seat, cities)
    assert table.next_round().state.order == [1, 2, 0]


@clause("PG-1.2")
def test_plants_of_a_dump_made_by_hand_may_stand_in_any_order() -> None:
    table = Table(3).order(0, 1, 2).plants(0, 11, 31).plants(1, 12, 30).plants(2, 13, 22)
    dump = table.state.dump()
    for player in dump["players"]:
        player["plants"] = player["plants"][::-1]
    table.state.restore(dump)
    assert [plant.number for plant in table.player(0).fleet.plants] == [11, 31]
    assert table.next_round().state.order == [0, 1, 2]


@clause("PG-1.2")
def test_only_the_highest_number_counts_and_not_the_sum() -> None:
    table = Table(3).order(0, 1, 2).plants(0, 27, 28, 29).plants(1, 3, 31).plants(2, 30)
    assert table.next_round().state.order == [1, 2, 0]


@clause("PG-1.1", "PG-1.2")
def test_plants_do_not_outweigh_cities() -> None:
    table = Table(3).plants(0, 50).plants(1, 3).plants(2, 4).some_cities(0, 1).some_cities(1, 2).some_cities(2, 2)
    assert table.next_round().state.order == [2, 1, 0]


@clause("PG-1.1")
def test_not_the_cities_supplied_but_the_cities_connected_count() -> None:
    table = Table(3, zone="west+east+southwest").order(0, 1, 2).plants(0, 50).plants(1, 3).plants(2, 4)
    table.some_cities(0, 2).some_cities(1, 3).supplying().play("run 50", "run nothing", "run nothing")
    assert table.state.order == [1, 0, 2]


@clause("PG-1.3")
@pytest.mark.parametrize("seed", range(6))
def test_the_random_order_of_the_set_up_stays_in_round_1(seed: int) -> None:
    table = Table(4, seed)
    order = table.state.order[:]
    offered = []
    for _ in range(4):
        assert table.state.actor is not None
        offered.append(table.state.actor)
        table.buys(table.rows()[0][-1])
    assert offered == order


@clause("PG-1.4")
def test_phases_2_and_5_run_from_first_to_last() -> None:
    table = Table(4).order(2, 0, 3, 1).round(2).market(3, 4, 5, 6, 7, 8, 9, 10).draws(11).auction()
    assert turns(table, "pass") == [2, 0, 3, 1]
    assert turns(table.supplying(), "run nothing") == [2, 0, 3, 1]


@clause("PG-1.4")
def test_phases_3_and_4_run_from_last_to_first() -> None:
    table = Table(4).order(2, 0, 3, 1).fuel_phase()
    assert turns(table, "done") == [1, 3, 0, 2]
    assert table.view(None).ask == "build"
    assert turns(table, "done") == [1, 3, 0, 2]


def turns(table: Table, move: str) -> list[int | None]:
    """Who is to act in a phase in which everybody makes the same move."""
    seats = []
    for _ in range(4):
        seats.append(table.state.actor)
        table.play(move)
    return seats
