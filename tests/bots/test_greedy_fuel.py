"""Greedy in phases 3 and 5: what fuel it buys, gives back and burns."""

from powerhouse.games.power_grid.codes import Phase
from tests.bots.greedy import choice, turn
from tests.power_grid.scenario import Table


def fuel(*plants: int, cities: int, money: int = 60) -> Table:
    """Seat 0 buys fuel; the others have no plants."""
    return Table(4).order(0, 1, 2, 3).round(3).plants(0, *plants).some_cities(0, cities).money(0, money).fuel_phase(0)


def supply(*plants: int, cities: int) -> Table:
    return Table(4).order(0, 1, 2, 3).round(3).plants(0, *plants).some_cities(0, cities).supplying(0)


def test_it_buys_what_its_plants_need_for_its_cities() -> None:
    assert turn(fuel(15, cities=3, money=12)) == ["buy coal", "buy coal", "done"]


def test_it_buys_nothing_for_plants_that_no_city_needs() -> None:
    assert turn(fuel(15, 18, cities=2, money=8)) == ["done"]


def test_it_buys_for_the_cities_it_is_going_to_build() -> None:
    assert turn(fuel(15, 18, cities=2, money=60)) == ["buy coal", "buy coal", "done"]


def test_it_buys_only_what_is_lacking() -> None:
    assert turn(fuel(15, cities=3, money=12).fuel(0, coal=1)) == ["buy coal", "done"]


def test_a_hybrid_gets_the_cheaper_fuel() -> None:
    assert turn(fuel(12, cities=2, money=12).fuel_market(coal=3, oil=20)) == ["buy oil", "buy oil", "done"]
    assert turn(fuel(12, cities=2, money=12).fuel_market(coal=20, oil=3)) == ["buy coal", "buy coal", "done"]


def test_when_one_fuel_runs_out_a_hybrid_takes_the_other() -> None:
    assert turn(fuel(12, cities=2, money=12).fuel_market(coal=0, oil=1)) == ["done"]
    assert turn(fuel(12, cities=2, money=20).fuel_market(coal=1, oil=1)) == ["buy coal", "buy oil", "done"]


def test_in_the_usa_it_counts_on_the_coal_storage() -> None:
    table = Table(4, map="usa").order(0, 1, 2, 3).round(3).plants(0, 15).some_cities(0, 3).money(0, 20)
    assert turn(table.fuel_market(coal=1).fuel_phase(0)) == ["buy coal", "buy coal", "done"]


def test_it_does_not_buy_half_a_use() -> None:
    assert turn(fuel(15, cities=3, money=7).fuel_market(coal=3)) == ["done"]


def test_fuel_dearer_than_the_income_stays_in_the_market() -> None:
    assert turn(fuel(17, cities=1, money=16).fuel_market(uranium=1)) == ["done"]


def test_a_bargain_is_bought_for_the_next_round_unless_a_city_can_be_built() -> None:
    """Everybody burns coal, so it will cost more next time."""
    table = fuel(15, cities=3, money=12).plants(1, 4, 8, 10).plants(2, 20, 25).plants(3, 31, 36, 42).fuel(0, coal=2)
    assert turn(table) == ["buy coal", "buy coal", "done"]
    table = fuel(15, cities=2, money=18).plants(1, 4, 8, 10).plants(2, 20, 25).plants(3, 31, 36, 42).fuel(0, coal=2)
    assert turn(table) == ["done"]


def test_it_gives_back_the_fuel_that_is_cheaper() -> None:
    table = Table(4).plants(0, 12).fuel(0, coal=3, oil=3)
    table.state.phase, table.state.turn = Phase.RETURN, 0
    assert choice(table.fuel_market(coal=20, oil=5)) == "return coal"
    assert choice(table.fuel_market(coal=5, oil=20)) == "return oil"


def test_it_runs_what_its_cities_need_and_no_more() -> None:
    table = supply(10, 15, 18, cities=3).fuel(0, coal=4)
    assert choice(table) == "run 15"
    assert choice(table.some_cities(0, 2)) == "run 15 18"
    assert choice(table.some_cities(0, 2)) == "run 10 15 18"


def test_it_runs_the_plant_that_burns_nothing_first() -> None:
    assert choice(supply(10, 18, cities=2).fuel(0, coal=2)) == "run 18"


def test_a_hybrid_burns_the_cheaper_fuel() -> None:
    table = supply(12, cities=2).fuel(0, coal=2, oil=2)
    assert choice(table.fuel_market(coal=20, oil=4)) == "run 12 with 2 coal"
    assert choice(table.fuel_market(coal=4, oil=20)) == "run 12 with 2 oil"


def test_the_fuel_of_a_pure_plant_is_left_for_it() -> None:
    table = supply(12, 15, cities=5).fuel(0, coal=3, oil=1).fuel_market(coal=20, oil=4)
    assert choice(table) == "run 12 15 with 1 coal 1 oil"


def test_fuel_worth_more_than_the_income_is_kept() -> None:
    table = supply(17, cities=1).fuel(0, uranium=1).fuel_market(uranium=0)
    assert choice(table) == "run nothing"
    assert choice(table.some_cities(0, 1)) == "run 17"
