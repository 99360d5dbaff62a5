"""The three steps of the game, and how step 2 begins (PG-6.1 to PG-6.6, PG-6.14, PG-6.17)."""

import pytest

from tests.clauses import clause
from tests.power_grid.scenario import STEP_3, Table

STEP_2_AT = {2: 7, 3: 7, 4: 7, 5: 7, 6: 6}
"""Cities that begin step 2, by players."""


def table(players: int = 4) -> Table:
    """Phase 4 of round 4, everybody has yet to build."""
    table = Table(players).order(*range(players)).round(4)
    return table.market(3, 4, 5, 6, 7, 8, 9, 10).building()


@clause("PG-6.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_game_begins_in_step_1(players: int) -> None:
    assert Table(players).state.step == 1


@clause("PG-6.2")
def test_a_city_has_room_for_as_many_houses_as_the_step() -> None:
    germany = Table(4, zone="west+southwest+east+northwest").order(0, 1, 2, 3)
    germany.cities(2, "duisburg").cities(3, "dusseldorf")
    for step, price in ((1, 10), (2, 15), (3, 20 + 2)):
        germany.step(step).building(step).play("build essen")
        assert germany.player(step).money == 50 - price
        assert germany.building(0).refused("build essen") == ["city-full"]
    assert germany.slots("essen") == [1, 2, 3]


@clause("PG-6.2")
@pytest.mark.parametrize(("step", "others", "price"), [(2, 0, 10), (3, 0, 10), (3, 1, 15)])
def test_cheaper_slots_stay_available_at_their_own_price(step: int, others: int, price: int) -> None:
    germany = Table(3, zone="west+southwest+east").step(step)
    for seat in range(others):
        germany.cities(seat, "essen")
    assert germany.cost(2, "essen") == price


@clause("PG-6.2")
def test_the_houses_of_a_city_are_of_different_players() -> None:
    germany = Table(3, zone="west+southwest+east").order(0, 1, 2).step(3).cities(2, "essen").building()
    assert germany.refused("build essen") == ["own-city"]


@clause("PG-6.3")
@pytest.mark.parametrize(("players", "cities"), STEP_2_AT.items())
def test_step_2_begins_at_the_number_of_the_table(players: int, cities: int) -> None:
    assert table(players).some_cities(0, cities - 1).everybody("done").state.step == 1
    assert table(players).some_cities(0, cities).everybody("done").state.step == 2
    assert table(players).some_cities(0, cities + 2).everybody("done").state.step == 2


@clause("PG-6.3")
def test_one_network_must_reach_the_number_alone() -> None:
    germany = table().some_cities(0, 6).some_cities(1, 6).some_cities(2, 6).some_cities(3, 6)
    assert germany.everybody("done").state.step == 1


@clause("PG-6.3", "PG-6.4")
def test_several_networks_may_reach_the_number_and_step_2_begins_once() -> None:
    germany = table().some_cities(0, 7).some_cities(1, 8).some_cities(3, 7).draws(20)
    germany.everybody("done")
    assert germany.state.step == 2
    assert list(germany.state.market.cards) == [4, 5, 6, 7, 8, 9, 10, 20]


@clause("PG-6.3")
def test_step_2_begins_only_from_step_1() -> None:
    germany = table().step(2).some_cities(0, 9).everybody("done")
    assert germany.state.step == 2
    assert list(germany.state.market.cards) == [3, 4, 5, 6, 7, 8, 9, 10]


@clause("PG-6.3", "PG-6.6")
def test_building_in_the_round_of_the_seventh_city_is_still_step_1() -> None:
    germany = Table(3, zone="west+southwest+east").order(0, 1, 2).money(2, 500).building()
    for city in ("essen", "duisburg", "dusseldorf", "koln", "aachen", "munster", "dortmund"):
        germany.play(f"build {city}")
    germany.play("done")
    assert germany.state.step == 1
    assert germany.reasons("build essen") == ["Essen has no free slot in step 1 (PG-4.4)"]
    germany.play("done", "done")
    assert germany.heading() == "round 1, step 2, bureaucracy"
    germany.everybody("run nothing").building(0)
    assert germany.state.round == 2
    assert germany.cost(0, "essen") == 15


@clause("PG-6.4")
def test_step_2_removes_the_cheapest_plant_from_the_game_and_draws_one() -> None:
    germany = table().some_cities(0, 7).draws(11)
    gone = germany.state.market.gone
    germany.everybody("done")
    assert germany.rows() == [[4, 5, 6, 7], [8, 9, 10, 11]]
    assert germany.state.market.gone == gone + 1


@clause("PG-6.4")
def test_the_effect_of_step_2_comes_one_time_only() -> None:
    germany = table().some_cities(0, 7).draws(20, 21).everybody("done").everybody("run nothing")
    market = list(germany.state.market.cards)
    germany.building().some_cities(1, 7).everybody("done")
    assert list(germany.state.market.cards) == market


@clause("PG-6.5", "PG-6.1")
def test_the_refill_of_the_same_phase_5_uses_the_column_of_step_2() -> None:
    germany = table().some_cities(0, 7).fuel_market(coal=0, oil=0, garbage=0, uranium=0)
    germany.everybody("done").everybody("run nothing")
    assert germany.on_market() == {"coal": 6, "oil": 4, "garbage": 3, "uranium": 2}


@clause("PG-6.5")
def test_the_usual_plant_update_follows_the_effect_of_step_2() -> None:
    germany = table().some_cities(0, 7).draws(20, 21).everybody("done").everybody("run nothing")
    assert germany.rows() == [[4, 5, 6, 7], [8, 9, 10, 21]]
    assert germany.state.market.deck.under == [20]


@clause("PG-6.14")
def test_in_step_3_all_six_plants_are_on_offer() -> None:
    germany = Table(4).order(0, 1, 2, 3).round(8).step(3).market(20, 25, 31, 36, 40, 46).money(0, 100).auction()
    assert germany.rows() == [[20, 25, 31, 36, 40, 46], []]
    assert germany.legal() == ["pass", *(f"offer {plant}" for plant in (20, 25, 31, 36, 40, 46))]
    assert germany.draws(42).buys(46).owned(0) == [46]
    assert germany.rows() == [[20, 25, 31, 36, 40, 42], []]


@clause("PG-6.14")
def test_in_step_3_a_plant_is_replaced_while_the_deck_lasts() -> None:
    germany = Table(4).order(0, 1, 2, 3).round(8).step(2).market(6, 7, 8, 10, 14, 19, 25, 31)
    germany.last_card_on_top(44).draws(STEP_3, 44, 31).next_round()
    assert germany.rows() == [[7, 8, 10, 14, 19, 25], []]
    assert germany.buys(25).rows() == [[7, 8, 10, 14, 19, 44], []]
    assert germany.buys(19).rows() == [[7, 8, 10, 14, 31, 44], []]
    assert germany.buys(14).rows() == [[7, 8, 10, 31, 44], []]


@clause("PG-6.17")
@pytest.mark.parametrize("cities", [7, 12])
def test_after_the_step_3_card_the_cities_of_step_2_do_nothing(cities: int) -> None:
    germany = table().step(3).market(20, 25, 31, 36, 40, 46).building().some_cities(0, cities)
    germany.everybody("done")
    assert germany.state.step == 3
    assert list(germany.state.market.cards) == [20, 25, 31, 36, 40, 46]


@clause("PG-6.17")
def test_the_seventh_city_in_the_round_in_which_step_3_came_before_step_2_does_nothing() -> None:
    germany = Table(4).order(0, 1, 2, 3).round(4).market(3, 4, 5, 6, 7, 8, 9, 10).auction()
    germany.last_card_on_top(40, 44, 46).draws(STEP_3, 40, 44).everybody("pass")
    market = list(germany.state.market.cards)
    germany.everybody("done").some_cities(0, 7).everybody("done")
    assert germany.heading() == "round 4, step 3, bureaucracy"
    assert list(germany.state.market.cards) == market
