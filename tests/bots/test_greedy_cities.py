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


def test_the_trust_is_kept_away_from_the_short_ways() -> None:
    table = Table(2, zone=ZONE)
    placed = [choice(table.play(choice(table))) for _ in range(5)]
    assert not {move.removeprefix("place ") for move in placed} & set(RUHR)


def test_it_builds_the_nearest_cities_up_to_what_its_plants_supply() -> None:
    assert turn(builder(15, money=200)) == ["build duisburg", "build dusseldorf", "done"]


def test_it_builds_for_a_plant_that_has_no_fuel_yet() -> None:
    assert turn(builder(18, 15, money=200))[-2:] == ["build munster", "done"]


def test_it_builds_nothing_that_no_plant_supplies() -> None:
    assert turn(builder(13, money=200)) == ["done"]


def finale(mine: int, rival: int, money: int = 100) -> Table:
    """Step 3, three players, 17 cities end the game: seat 0 builds last, has fuel for 17 and no rival who can build."""
    table = Table(3, zone=ZONE).order(0, 1, 2).round(9).step(3).some_cities(0, mine).some_cities(1, 3)
    table.plants(0, 25, 31, 36).fuel(0, coal=8).money(0, money)
    return table.plants(1, 32, 38, 50).fuel(1, oil=3, garbage=3).some_cities(1, 1).money(1, rival).building(0)


def test_it_ends_the_game_when_that_wins() -> None:
    moves = turn(finale(mine=15, rival=0))
    assert len([move for move in moves if move.startswith("build")]) >= 2


def other_leads(money: int) -> Table:
    """Seat 0 has 16 cities but supplies 12 only; seat 1 has built 16 and supplies them all."""
    table = Table(3, zone=ZONE).order(0, 1, 2).round(9).step(3).some_cities(0, 16).money(0, money).plants(0, 25, 36)
    table.fuel(0, coal=5).plants(1, 32, 38, 50).fuel(1, oil=3, garbage=3)
    ids = [table.state.map.cities[city].id for city in table.player(0).network]
    return table.cities(1, *ids).market(35, 37, 39, 40, 42, 44).building(0)


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    assert turn(other_leads(money=200)) == ["done"]


def test_it_ends_a_lost_game_when_no_plant_is_left_to_wait_for() -> None:
    table = other_leads(money=200).market()
    assert turn(table)[0].startswith("build")
    assert table.state.over


def test_once_the_game_is_ending_only_cities_with_supply_are_built() -> None:
    table = finale(mine=15, rival=0).some_cities(1, 2)
    ids = [city.id for city in table.state.map.cities if city.number in table.state.network.cities]
    rest = [id for id in ids if table.city(id) not in table.player(1).network]
    table.cities(1, *rest[:11])
    assert len(table.player(1).network) >= 17
    table.fuel(0, coal=5)
    assert turn(table) == ["done"]


def test_it_builds_to_its_supply_when_a_rival_is_about_to_end_the_game() -> None:
    """Seat 0 cannot win, but seat 1 builds later and can end the game: the place still counts."""
    table = Table(3, zone=ZONE).order(1, 0, 2).round(9).step(3).some_cities(0, 16).money(0, 60).plants(0, 25, 31, 36)
    ids = [table.state.map.cities[city].id for city in table.player(0).network]
    table.cities(1, *ids).plants(1, 38, 46, 50).fuel(0, coal=8).fuel(1, garbage=3, oil=3).money(1, 300)
    table.market(35, 37, 39, 40, 42, 44).building(0)
    assert turn(table)[0].startswith("build")
    table.state.turn, table.state.position = 0, 1
