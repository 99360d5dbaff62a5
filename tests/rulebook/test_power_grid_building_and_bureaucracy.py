"""Worked examples of the rulebooks: building, bureaucracy, steps, end, the Trust and renovation."""

import pytest

from tests.clauses import clause
from tests.power_grid.scenario import Table

ANNA, PETER = 0, 1
"""The Russian book calls her Galina; she plays violet, he plays red."""


@pytest.fixture
def rhine() -> Table:
    """Anna has Essen and Münster, Peter has Düsseldorf and Köln."""
    table = Table(3, zone="west+southwest+east").order(ANNA, PETER, 2)
    return table.cities(ANNA, "essen", "munster").cities(PETER, "dusseldorf", "koln")


# Slots of a city


@clause("PG-4.3", "PG-6.2")
@pytest.mark.parametrize(("step", "slots"), [(1, [10]), (2, [10, 15]), (3, [10, 15, 20])])
def test_slot_10_is_open_from_the_start_15_from_step_2_and_20_from_step_3(step: int, slots: list[int]) -> None:
    table = Table(4).order(0, 1, 2, 3).step(step)
    city, *others = [table.state.map.cities[number].id for number in table.state.network.cities]
    paid = []
    for seat in range(4):
        table.cities(seat, others[seat]).money(seat, 200)
        if f"build {city}" in table.building(seat).legal():
            way = int(table.player(seat).reach[table.state.network.cities[0]])
            paid.append(200 - way - table.play(f"build {city}").player(seat).money)
    assert paid == slots


@clause("PG-4.3", "PG-6.2")
def test_in_step_2_a_city_with_all_slots_free_costs_10() -> None:
    table = Table(4).step(2)
    city = table.state.map.cities[table.state.network.cities[0]].id
    assert table.cost(ANNA, city) == 10


# Connecting cities on the Rhine


@clause("PG-4.10", "PG-4.2")
def test_duisburg_costs_anna_10_because_the_link_from_essen_costs_nothing(rhine: Table) -> None:
    rhine.building(ANNA).play("build duisburg")
    assert rhine.player(ANNA).money == 50 - 10


@clause("PG-4.7")
def test_dortmund_costs_anna_12_by_the_cheaper_link_from_munster(rhine: Table) -> None:
    rhine.building(ANNA).play("build dortmund")
    assert rhine.player(ANNA).money == 50 - (10 + 2)


@clause("PG-4.6")
def test_aachen_costs_anna_21_through_dusseldorf_which_is_full(rhine: Table) -> None:
    rhine.building(ANNA)
    assert rhine.refused("build dusseldorf") == ["city-full"]
    rhine.play("build aachen")
    assert rhine.player(ANNA).money == 50 - (10 + 9 + 2)


@clause("PG-4.6", "PG-4.10")
def test_duisburg_costs_peter_12_through_essen(rhine: Table) -> None:
    rhine.building(PETER).play("build duisburg")
    assert rhine.player(PETER).money == 50 - (10 + 2 + 0)


@clause("PG-4.3", "PG-6.2")
def test_in_step_2_dusseldorf_costs_anna_17_and_koln_21(rhine: Table) -> None:
    rhine.step(2)
    assert rhine.cost(ANNA, "dusseldorf") == 15 + 2
    assert rhine.cost(ANNA, "koln") == 15 + 2 + 4


@clause("PG-4.8")
def test_in_step_2_both_in_one_turn_cost_anna_36(rhine: Table) -> None:
    rhine.step(2).building(ANNA).play("build dusseldorf")
    assert rhine.player(ANNA).money == 50 - 17
    rhine.play("build koln")
    assert rhine.player(ANNA).money == 50 - 17 - 19


@clause("PG-4.9")
def test_a_city_passed_by_before_is_paid_with_its_link_when_it_is_connected(rhine: Table) -> None:
    rhine.step(2).money(ANNA, 100).building(ANNA).play("build aachen")
    assert rhine.player(ANNA).money == 100 - 21
    rhine.play("build dusseldorf")
    assert rhine.player(ANNA).money == 100 - 21 - (15 + 2)


# Supplying


@clause("PG-5.3", "PG-5.5", "PG-5.6", "PG-5.7")
def test_anna_supplies_her_6_cities_with_07_10_and_15_and_earns_73() -> None:
    table = Table(4).order(0, 1, 2, 3).plants(ANNA, 7, 10, 15).fuel(ANNA, coal=8, oil=6).some_cities(ANNA, 6)
    reserve, market = table.reserve(), table.on_market()
    table.supplying().play("run 7 10 15")  # 2 + 2 + 3 = 7 cities, one too many
    assert table.player(ANNA).money == 50 + 73
    assert table.held(ANNA) == {"coal": 4, "oil": 3, "garbage": 0, "uranium": 0}
    assert table.reserve()["coal"] == reserve["coal"] + 4
    assert table.reserve()["oil"] == reserve["oil"] + 3
    assert table.on_market() == market


@clause("PG-5.6")
def test_who_supplies_no_city_gets_10() -> None:
    table = Table(4).order(0, 1, 2, 3).supplying().play("run nothing")
    assert table.player(ANNA).money == 50 + 10


# Refill


@clause("PG-5.8", "PG-5.9", "PG-5.10")
def test_five_players_refill_the_market_after_the_first_round() -> None:
    table = Table(5, map="germany").order(0, 1, 2, 3, 4)
    for seat, plant in enumerate((4, 10, 15, 3, 6)):
        table.plants(seat, plant)
    table.fuel_phase()
    table.play("buy garbage", "done")
    table.play("buy oil", "buy oil", "done")
    table.play("buy coal", "buy coal", "done")
    table.play(*["buy coal"] * 4, "done")
    table.play(*["buy coal"] * 4, "done")  # 10 coal, 2 oil and 1 garbage in all
    table.everybody("done")
    table.play("run 4", "run 10", "run nothing", "run nothing")
    assert table.reserve()["coal"] == 4  # the other six stay on plants
    table.play("run nothing")

    assert tokens_by_price(table, "coal") == {3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3}
    assert tokens_by_price(table, "oil") == {2: 2, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3}
    assert tokens_by_price(table, "garbage") == {5: 2, 6: 3, 7: 3, 8: 3}
    assert tokens_by_price(table, "uranium") == {10: 1, 12: 1, 14: 1, 16: 1}
    assert [table.price(fuel) for fuel in ("coal", "oil", "garbage", "uranium")] == [3, 2, 5, 10]
    assert table.reserve()["coal"] == 0


def tokens_by_price(table: Table, fuel: str) -> dict[int, int]:
    """How many tokens lie on the spaces of each price, found by taking them off one by one."""
    game = table.state.copy()
    kind = ["coal", "oil", "garbage", "uranium"].index(fuel)
    tokens: dict[int, int] = {}
    fuel_market = game.own_fuel()
    while fuel_market.left[kind]:
        price = fuel_market.take(kind)
        tokens[price] = tokens.get(price, 0) + 1
    return tokens


# Steps and end


@clause("PG-6.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_2_to_5_players_step_2_begins_when_somebody_has_7_cities(players: int) -> None:
    table = Table(players).order(*range(players)).some_cities(ANNA, 6).building()
    assert table.everybody("done").state.step == 1
    table.building().some_cities(ANNA, 1)
    assert table.everybody("done").state.step == 2


@clause("PG-7.1")
@pytest.mark.parametrize("players", [3, 4])
def test_with_3_or_4_players_the_game_ends_when_somebody_has_17_cities(players: int) -> None:
    table = Table(players).order(*range(players)).some_cities(ANNA, 16).building()
    assert not table.everybody("done").state.over
    table.building().some_cities(ANNA, 1)
    assert table.everybody("done").state.over


# The Trust


@clause("PG-8.4", "PG-8.5")
def test_the_players_place_six_houses_of_the_trust_into_slots_10_of_neighbouring_cities() -> None:
    six = ("frankfurt_m", "mainz", "fulda", "kassel", "wurzburg", "saarbrucken")
    table = Table(2, zone="west+southwest+east")
    first, other = table.state.order
    placed_by = []
    for city in six:
        placed_by.append(table.state.actor)
        table.play(f"place {city}")
    assert placed_by == [first, other, other, first, first, other]
    assert all(table.slots(city) == [-1, None, None] for city in six)
    assert table.trust().houses == 10


@clause("PG-8.19")
def test_mannheim_gets_a_house_of_the_trust_in_slot_15_at_once() -> None:
    table = Table(2, zone="west+southwest+east").order(0, 1).building().play("build mannheim")
    assert table.slots("mannheim") == [1, -1, None]
    assert table.state.actor == 1


# Renovation


@clause("PG-9.9")
def test_anna_who_scraps_first_is_paid_more_than_those_who_scrap_after_her() -> None:
    """The book's amounts are those of the card game's side of the card; the board game has its own."""
    table = Table(3, renovation="on").order(0, 1, 2).round(4).market(12, 15, 16, 20, 25, 30, 31, 33)
    table.plants(ANNA, 3, 4, 5).plants(PETER, 6, 7, 8).plants(2, 9, 11, 13).auction()
    table.buys(15).play("scrap 3").buys(16).play("scrap 6").buys(20).play("scrap 9")
    paid = [table.player(seat).money - 50 + price for seat, price in enumerate((15, 16, 20))]
    assert paid == [3, 1, 1]
