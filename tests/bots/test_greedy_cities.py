"""Greedy in the set-up and in phase 4: where it starts, how much it builds, when it ends the game."""

from tests.bots.greedy import choice, turn
from tests.power_grid.scenario import Table

ZONE = "west+southwest+east"
RUHR = ("essen", "duisburg", "dusseldorf", "koln", "munster", "dortmund")


def builder(*plants: int, money: int) -> Table:
    """Seat 0, with a city in Essen, is last in turn order and so builds first."""
    return Table(3, zone=ZONE).order(1, 2, 0).round(3).cities(0, "essen").plants(0, *plants).money(0, money).building(0)


def test_a_network_starts_where_ways_are_short() -> None:
    table = Table(3, zone=ZONE).order(1, 2, 0).plants(0, 10).money(0, 10).building(0)
    assert choice(table).removeprefix("build ") in RUHR
    table.cities(1, *RUHR)
    assert choice(table).removeprefix("build ") not in RUHR


def test_it_marks_a_start_city_where_ways_are_short() -> None:
    table = Table(3, zone=ZONE, start_cities="on")
    assert choice(table).removeprefix("mark ") in RUHR


def test_marked_cities_do_not_count_as_near() -> None:
    """In step 1 they are open to first cities only."""
    table = Table(3, zone=ZONE, start_cities="on")
    best = choice(table)
    around = [f"mark {name}" for name in RUHR if f"mark {name}" != best]
    assert choice(table.play(*around[:2])) != best


def test_the_trust_is_kept_away_from_the_short_ways() -> None:
    table = Table(2, zone=ZONE)
    placed = [choice(table.play(choice(table))) for _ in range(5)]
    assert not {move.removeprefix("place ") for move in placed} & set(RUHR)


def test_it_builds_the_nearest_cities_up_to_what_its_plants_supply() -> None:
    assert turn(builder(15, money=200).fuel(0, coal=2)) == ["build duisburg", "build dusseldorf", "done"]


def test_it_builds_for_a_plant_that_has_no_fuel_yet() -> None:
    assert turn(builder(15, money=200)) == ["build duisburg", "build dusseldorf", "done"]


def test_it_builds_nothing_that_no_plant_supplies() -> None:
    assert turn(builder(13, money=200)) == ["done"]


# The end: 17 cities, all in step 3. Seat 0 has 16 and builds; seat 1 has the same 16 cities.


def finale(*order: int, money: int = 60) -> Table:
    table = Table(3, zone=ZONE).order(*order).round(9).step(3).market(35, 37, 39, 40, 42, 44)
    table.some_cities(0, 16).money(0, money).plants(0, 25, 31, 36)
    table.cities(1, *[table.state.map.cities[city].id for city in table.player(0).network])
    return table.money(1, 0).plants(1, 32, 38, 50).building(0)


def supplied(table: Table, mine: int, rival: int) -> Table:
    """Fuel for so many cities: coal for seat 0, oil and garbage for seat 1, six of whose cities need none."""
    return table.fuel(0, coal={12: 6, 18: 8}[mine]).fuel(1, oil=3, garbage={12: 0, 19: 3}[rival])


def test_it_ends_the_game_when_that_wins() -> None:
    table = supplied(finale(0, 1, 2), mine=18, rival=19)
    assert turn(table)[0].startswith("build")
    assert table.state.over
    assert table.state.standings().winners == [0]


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    assert turn(supplied(finale(0, 1, 2), mine=12, rival=19)) == ["done"]


def test_it_ends_a_lost_game_when_no_plant_is_left_to_wait_for() -> None:
    table = supplied(finale(0, 1, 2), mine=12, rival=19).market()
    assert turn(table)[0].startswith("build")
    assert table.state.over


def test_it_builds_to_its_supply_when_a_later_builder_can_end_the_game() -> None:
    """It loses to seat 1 either way, but a better place may be had; without supply there is nothing to gain."""
    assert len(turn(supplied(finale(1, 0, 2), mine=18, rival=19).money(1, 300))) == 3
    assert turn(supplied(finale(1, 0, 2), mine=12, rival=19).money(1, 300)) == ["done"]


def test_once_the_game_is_ending_only_cities_with_supply_are_built() -> None:
    table = supplied(finale(0, 1, 2), mine=12, rival=12).some_cities(1, 1)
    assert len(table.player(1).network) == 17
    assert turn(table) == ["done"]
    table = supplied(finale(0, 1, 2), mine=18, rival=12).some_cities(1, 1)
    assert len(turn(table)) == 3
