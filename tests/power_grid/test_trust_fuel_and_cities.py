"""Two players against the Trust: its fuel, its houses, and the end (PG-8.13 to PG-8.22)."""

import pytest

from tests.clauses import clause
from tests.power_grid.scenario import Table

SIX = ("essen", "duisburg", "dusseldorf", "koln", "aachen", "munster")


def germany(step: int = 1) -> Table:
    """The Trust has its six cities on the Rhine; seat 1 is last in turn order."""
    return Table(2, zone="west+southwest+east").order(0, 1).step(step).trust_cities(*SIX)


def taken(table: Table) -> tuple[int, int, int, int]:
    coal, oil, garbage, uranium = table.trust().stock
    return coal, oil, garbage, uranium


# Fuel


@clause("PG-8.13")
def test_it_takes_its_fuel_between_the_two_players() -> None:
    table = germany().trust_plants(10).plants(1, 4).plants(0, 4).fuel_phase()
    table.play("buy coal", "buy coal")
    assert taken(table) == (0, 0, 0, 0)
    table.play("done")
    assert taken(table) == (2, 0, 0, 0)
    assert table.on_market()["coal"] == 20
    assert table.state.actor == 0
    table.play("buy coal", "done")
    assert taken(table) == (2, 0, 0, 0)
    assert table.heading() == "round 1, step 1, building"


@clause("PG-8.13", "PG-8.1")
def test_it_takes_the_cheapest_tokens_free_of_charge() -> None:
    table = germany().trust_plants(10, 16).plants(0, 4).fuel_phase()
    bank = table.state.bank
    table.play("done")
    assert table.state.bank == bank
    assert (table.on_market()["coal"], table.on_market()["oil"]) == (22, 16)
    assert (table.price("coal"), table.price("oil")) == (1, 3)
    table.play("buy coal", "buy coal")
    assert table.player(0).money == 50 - 1 - 2  # the Trust took two of the three tokens at 1


@clause("PG-8.14")
def test_it_takes_exactly_one_use_for_each_plant() -> None:
    table = germany().trust_plants(7, 14, 34).fuel_phase().play("done")
    assert taken(table) == (0, 3, 2, 1)


@clause("PG-8.14")
def test_it_takes_what_there_is_even_if_a_plant_cannot_run_with_it() -> None:
    table = germany().trust_plants(8, 20, 34).fuel_market(coal=4, uranium=0).fuel_phase().play("done")
    assert taken(table) == (4, 0, 0, 0)  # three for 8 and one for 20
    assert table.on_market()["coal"] == 0


@clause("PG-8.14")
def test_plants_without_fuel_take_none() -> None:
    assert taken(germany().trust_plants(13, 18, 22).fuel_phase().play("done")) == (0, 0, 0, 0)


@clause("PG-8.15")
def test_plants_of_a_single_fuel_are_served_before_hybrids() -> None:
    table = germany().trust_plants(5, 10).fuel_market(coal=2).fuel_phase().play("done")
    assert taken(table) == (2, 2, 0, 0)  # both coal for 10, then two oil for the hybrid 5


@clause("PG-8.16")
@pytest.mark.parametrize(("plant", "coal", "oil"), [(29, 1, 0), (5, 1, 1), (46, 2, 1)])
def test_a_hybrid_takes_coal_and_oil_in_turn_beginning_with_coal(plant: int, coal: int, oil: int) -> None:
    assert taken(germany().trust_plants(plant).fuel_phase().play("done")) == (coal, oil, 0, 0)


@clause("PG-8.16")
@pytest.mark.parametrize(
    ("coal_left", "oil_left", "coal", "oil"),
    [(0, 9, 0, 3), (1, 9, 1, 2), (9, 0, 3, 0), (1, 1, 1, 1), (0, 2, 0, 2), (2, 0, 2, 0), (0, 0, 0, 0)],
)
def test_without_one_of_the_two_it_goes_on_with_the_other(coal_left: int, oil_left: int, coal: int, oil: int) -> None:
    table = germany().trust_plants(46).fuel_market(coal=coal_left, oil=oil_left).fuel_phase().play("done")
    assert taken(table) == (coal, oil, 0, 0)


@clause("PG-8.16")
def test_each_of_several_hybrids_begins_with_coal() -> None:
    table = germany().trust_plants(29, 46).fuel_phase().play("done")
    assert taken(table) == (3, 1, 0, 0)  # coal; coal, oil, coal


@clause("PG-8.17")
def test_usa_it_never_takes_coal_from_the_coal_storage() -> None:
    usa = Table(2, map="usa").order(0, 1).trust_plants(5, 10).plants(0, 4).fuel_market(coal=1, oil=0).fuel_phase()
    storage = usa.reserve()["coal"]
    assert storage > 0
    usa.play("done")
    assert taken(usa) == (1, 0, 0, 0)
    assert usa.reserve()["coal"] == storage
    usa.play("buy coal")
    assert usa.player(0).money == 50 - 8
    assert usa.reserve()["coal"] == storage - 1


# Cities


@clause("PG-8.18")
def test_in_step_1_its_six_cities_are_closed() -> None:
    table = germany().cities(1, "dortmund").money(1, 500).building()
    for city in SIX:
        assert table.refused(f"build {city}") == ["city-trust"]
    sentence = "Köln is closed to the players in step 1, since a house of the Trust stands there (PG-8.18)"
    assert table.reasons("build koln") == [sentence]


@clause("PG-8.18")
@pytest.mark.parametrize("step", [2, 3])
def test_from_step_2_on_its_six_cities_cost_15_and_then_20(step: int) -> None:
    table = germany(step).cities(1, "dortmund").building()
    table.play("build munster")
    assert table.player(1).money == 50 - (15 + 2)
    assert table.slots("munster") == [-1, 1, None]
    table.building(0).cities(0, "osnabruck")
    if step == 2:
        assert table.refused("build munster") == ["city-full"]
    else:
        assert table.cost(0, "munster") == 20 + 7


@clause("PG-8.19")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_city_without_houses_gets_a_trust_house_in_its_slot_15(step: int) -> None:
    table = germany(step).building().play("build trier")
    assert table.slots("trier") == [1, -1, None]
    assert table.trust().houses == 9
    assert table.player(1).money == 40
    table.play("build saarbrucken")
    assert table.slots("saarbrucken") == [1, -1, None]
    assert table.trust().houses == 8


@clause("PG-8.19")
def test_a_city_with_a_house_gets_none() -> None:
    table = germany(3).cities(1, "dortmund").cities(0, "trier").money(1, 500).building()
    table.play("build essen", "build trier")
    assert table.slots("essen") == [-1, 1, None]
    assert table.slots("trier") == [0, 1, None]
    assert table.trust().houses == 10


@clause("PG-8.19")
def test_cities_blocked_this_way_open_to_the_other_player_in_step_3() -> None:
    table = germany(2).building().play("build trier").cities(0, "saarbrucken").building(0)
    assert table.refused("build trier") == ["city-full"]
    assert table.step(3).cost(0, "trier") == 20 + 11
    assert table.play("build trier").slots("trier") == [1, -1, 0]


@clause("PG-8.19", "PG-8.3")
def test_the_reserve_lasts_for_ten_cities() -> None:
    table = germany().money(1, 500).building()
    cities = [move for move in table.legal() if move != "done"][:12]
    table.play(*cities)
    slots = [table.slots(move.removeprefix("build ")) for move in cities]
    assert slots == [[1, -1, None]] * 10 + [[1, None, None]] * 2
    assert table.trust().houses == 0


@clause("PG-8.20")
def test_ways_run_through_its_cities() -> None:
    table = germany().cities(1, "dortmund").building()
    assert table.cost(1, "trier") == 10 + 10 + 20  # through Köln
    table.play("build trier")
    assert table.player(1).money == 10


@clause("PG-8.20")
def test_it_builds_nothing_by_itself() -> None:
    table = germany(2).building()
    houses = table.view(None).houses
    table.everybody("done")
    assert table.view(None).houses == houses
    assert table.trust().houses == 10


@clause("PG-8.20")
def test_its_houses_never_stand_in_a_slot_20() -> None:
    table = germany(3).money(0, 900).money(1, 900).building()
    for seat in (1, 0):
        while len(table.player(seat).network) < 20:
            table.play(table.legal()[-1])
        table.play("done")
    houses = table.view(None).houses.values()
    assert [sum(owners[slot] == -1 for owners in houses) for slot in range(3)] == [6, 10, 0]


# Phase 5 and the end


@clause("PG-8.21")
def test_its_fuel_goes_to_the_reserve_before_the_refill() -> None:
    table = germany().trust_plants(8, 7, 34).fuel_market(oil=10).fuel_phase()
    oil = table.reserve()["oil"]
    table.everybody("done").everybody("done").play("run nothing")
    assert taken(table) == (3, 3, 0, 1)
    assert table.on_market()["coal"] == 21
    table.play("run nothing")
    assert taken(table) == (0, 0, 0, 0)
    assert table.on_market()["coal"] == 24  # the three are back, although the reserve was empty
    assert table.on_market()["oil"] == 10 - 3 + 2
    assert table.reserve()["oil"] == oil + 3 - 2


@clause("PG-8.21")
def test_usa_its_coal_goes_to_the_coal_storage() -> None:
    usa = Table(2, map="usa").order(0, 1).trust_plants(8, 20, 25).fuel_phase()
    assert usa.reserve()["coal"] == 0
    usa.everybody("done").everybody("done").everybody("run nothing")
    assert usa.on_market()["coal"] == 24 - 8 + 4
    assert usa.reserve()["coal"] == 4


@clause("PG-8.22")
def test_its_cities_neither_start_step_2_nor_end_the_game() -> None:
    table = germany()
    everything = [table.state.map.cities[city].id for city in table.state.network.cities]
    table.trust_cities(*everything).building().everybody("done")
    assert len(table.trust().cities) > 18
    assert table.heading() == "round 1, step 1, bureaucracy"


@clause("PG-8.22")
def test_it_has_no_place_in_the_standings() -> None:
    table = germany().trust_plants(44, 46, 50).some_cities(1, 15)
    table.step(2).cities(1, *SIX[:3]).building().everybody("done")
    assert table.state.over
    assert [(standing.place, standing.seat) for standing in table.state.standings().places] == [(1, 0), (1, 1)]
