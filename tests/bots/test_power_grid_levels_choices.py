"""What hard does in positions of Power Grid that are set up by hand, one consideration each."""

from powerhouse.games.power_grid.codes import Phase
from tests.bots.player import Player, choose_by_advice
from tests.bots.test_power_grid_levels import heuristics
from tests.power_grid.scenario import Table

player = Player(choose_by_advice(heuristics("hard")))
choice = player.choice
turn = player.turn


def middle(*plants: int, cities: int, money: int) -> Table:
    """Round 5: seat 0 is the one to look at, the others have small companies."""
    table = Table(4).order(0, 1, 2, 3).round(5)
    for seat in range(1, 4):
        table.plants(seat, 9 + seat).some_cities(seat, 3).money(seat, 20)
    return table.plants(0, *plants).some_cities(0, cities).money(0, money)


def last_round(*plants: int, cities: int, money: int) -> Table:
    """Seat 1 has built the cities that end the game."""
    table = Table(4).order(0, 1, 2, 3).round(10).step(3)
    table.plants(1, 25, 31, 36).some_cities(1, 17)
    return table.plants(0, *plants).cities(0, *_nearby(table, cities)).money(0, money).building(0)


def _nearby(table: Table, count: int) -> list[str]:
    """Cities in which a second house finds room, as they come on the map."""
    state = table.state
    return [state.map.cities[city].id for city in list(state.network.cities)[:count]]


def test_it_buys_the_fuel_of_the_plants_that_will_run() -> None:
    assert turn(middle(15, cities=3, money=12).fuel_phase(0))[:2] == ["buy coal", "buy coal"]


def test_a_hybrid_gets_the_cheaper_fuel() -> None:
    table = middle(12, cities=2, money=14).fuel_market(coal=3, oil=20).fuel_phase(0)
    assert turn(table)[:2] == ["buy oil", "buy oil"]


def test_it_builds_what_its_fuelled_plants_supply() -> None:
    table = middle(15, 18, cities=3, money=60).fuel(0, coal=2).building(0)
    assert choice(table).startswith("build")


def test_it_does_not_build_far_beyond_its_plants() -> None:
    assert choice(middle(10, cities=6, money=100).fuel(0, coal=2).building(0)) == "done"


def test_it_passes_on_a_bid_far_above_a_plants_worth() -> None:
    table = middle(15, cities=3, money=150).market(13, 14, 17, 19, 22, 23, 24, 25).auction()
    table.play("offer 14", "bid 100")
    table.money(1, 200)
    assert choice(table) == "pass"


def test_it_bids_on_a_bargain() -> None:
    table = middle(10, cities=3, money=60).order(1, 0, 2, 3).market(13, 14, 17, 25, 30, 33, 34, 35)
    table.money(1, 60).auction().play("offer 25", "bid 25", "pass", "pass")
    assert table.state.turn == 0
    assert choice(table) == "bid 26"


def test_the_smallest_plant_is_scrapped() -> None:
    table = middle(5, 20, 25, 31, cities=6, money=30)
    table.state.phase, table.state.turn, table.state.newest = Phase.SCRAP, 0, 31
    assert choice(table) == "scrap 5"


def test_it_runs_no_more_plants_than_its_cities_need() -> None:
    assert choice(middle(10, 15, 18, cities=3, money=0).fuel(0, coal=4).supplying(0)) == "run 15"


def test_in_the_last_round_money_goes_into_cities_that_are_supplied() -> None:
    table = last_round(20, 25, cities=7, money=200).fuel(0, coal=5)
    moves = turn(table)
    assert [move.split()[0] for move in moves] == ["build", "build", "build", "done"]


def test_it_ends_the_game_when_that_wins() -> None:
    table = Table(4).order(0, 1, 2, 3).round(10).step(3)
    table.plants(0, 25, 31, 36).fuel(0, coal=8).some_cities(0, 15).money(0, 120)
    for seat in range(1, 4):
        table.plants(seat, 9 + seat).cities(seat, *_nearby(table, 3)[seat - 1 : seat]).money(seat, 20)
    assert turn(table.building(0))[:2] != ["done"]
    assert len(table.player(0).network) >= 17


def test_it_does_not_end_a_game_that_a_rival_would_win() -> None:
    table = Table(4).order(0, 1, 2, 3).round(9).step(3)
    table.plants(0, 10, 15).fuel(0, coal=4).some_cities(0, 15).money(0, 120)
    table.plants(1, 25, 31, 36).fuel(1, coal=8).cities(1, *_nearby(table, 12)).money(1, 0)
    turn(table.building(0))
    assert len(table.player(0).network) < 17
