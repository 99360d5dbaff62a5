"""Phase 4: connecting cities (PG-4)."""

from heapq import heappop, heappush

import pytest

from powerhouse.core.errors import BadSetup, IllegalMove
from tests.clauses import clause
from tests.power_grid.scenario import Table


def rhine() -> Table:
    """Three players in the west, the southwest and the east; seat 2, last in order, builds first."""
    return Table(3, zone="west+southwest+east").order(0, 1, 2)


@clause("PG-4.1")
def test_the_last_in_turn_order_builds_first_and_each_has_one_turn() -> None:
    table = rhine().order(1, 2, 0).building()
    assert table.state.actor == 0
    assert table.play("build essen", "build duisburg", "done").state.actor == 2
    assert table.play("done").state.actor == 1
    table.play("build koln", "done")
    assert table.heading() == "round 1, step 1, bureaucracy"
    assert [len(table.player(seat).network) for seat in range(3)] == [2, 1, 0]


@clause("PG-4.1")
def test_building_is_all_that_can_be_done_in_this_phase() -> None:
    table = rhine().building()
    assert table.refused("pass") == ["not-build"]
    assert table.reasons("buy coal") == ["build in a city or say done (PG-4.1)"]


@clause("PG-4.2")
def test_a_city_costs_its_house_and_the_way_paid_to_the_bank() -> None:
    table = rhine().cities(2, "essen").money(2, 30).building()
    bank = table.state.bank
    table.play("build koln")
    assert table.player(2).money == 30 - (10 + 2 + 4)
    assert table.state.bank == bank + 10 + 2 + 4


@clause("PG-4.2")
def test_the_money_must_be_there() -> None:
    table = rhine().cities(2, "essen").money(2, 20).building()
    assert "build aachen" not in table.legal()
    assert table.reasons("build aachen") == ["connecting Aachen costs 21, you have 20 (PG-4.2)"]
    assert table.money(2, 21).play("build aachen").player(2).money == 0


@clause("PG-4.2")
def test_a_refused_city_changes_nothing() -> None:
    table = rhine().cities(2, "essen").money(2, 20).building()
    before = table.state.digest()
    with pytest.raises(IllegalMove, match="connecting Aachen costs 21, you have 20"):
        table.play("build aachen")
    assert table.state.digest() == before


@clause("PG-4.3")
@pytest.mark.parametrize(("step", "others", "price"), [(1, 0, 10), (2, 0, 10), (2, 1, 15), (3, 1, 15), (3, 2, 20)])
def test_a_house_costs_the_cheapest_free_slot_and_stands_in_it(step: int, others: int, price: int) -> None:
    table = rhine().cities(2, "essen").step(step).building()
    for seat in range(others):
        table.cities(seat, "duisburg")
    assert table.play("build duisburg").player(2).money == 50 - price
    assert table.slots("duisburg") == [*range(others), 2, *[None] * (2 - others)]


@clause("PG-4.3", "PG-4.4")
@pytest.mark.parametrize(("step", "others"), [(1, 1), (2, 2)])
def test_a_later_slot_opens_only_with_its_step(step: int, others: int) -> None:
    table = rhine().cities(2, "essen").step(step).building()
    for seat in range(others):
        table.cities(seat, "duisburg")
    assert "build duisburg" not in table.legal()
    assert table.reasons("build duisburg") == [f"Duisburg has no free slot in step {step} (PG-4.4)"]
    assert "build duisburg" in table.step(step + 1).legal()


@clause("PG-4.4")
def test_three_houses_fill_a_city_for_good() -> None:
    table = Table(4, zone="west+southwest+east+northwest").order(0, 1, 2, 3).step(3).building()
    for seat in range(3):
        table.cities(seat, "duisburg")
    table.cities(3, "essen").money(3, 500)
    assert table.reasons("build duisburg") == ["Duisburg has no free slot in step 3 (PG-4.4)"]


@clause("PG-4.5")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_nobody_connects_a_city_twice(step: int) -> None:
    table = rhine().cities(2, "essen").step(step).building()
    assert "build essen" not in table.legal()
    assert table.reasons("build essen") == ["Essen is in your network already (PG-4.5)"]
    table.play("build duisburg")
    assert table.refused("build duisburg") == ["own-city"]


@clause("PG-4.6")
def test_a_way_through_an_empty_city_pays_every_link() -> None:
    table = rhine().cities(2, "essen")
    assert table.cost(2, "aachen") == 10 + 2 + 9  # through Düsseldorf
    assert table.cost(2, "trier") == 10 + 2 + 4 + 20  # through Düsseldorf and Köln


@clause("PG-4.6")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_way_may_run_through_cities_of_others_even_full_ones(step: int) -> None:
    table = Table(4, zone="west+southwest+east+northwest").order(0, 1, 2, 3).step(step).cities(3, "essen")
    for seat in range(step):
        table.cities(seat, "dusseldorf")
    table.building()
    assert table.refused("build dusseldorf") == ["city-full"]
    assert table.play("build aachen").player(3).money == 50 - (10 + 2 + 9)


@clause("PG-4.7")
def test_the_way_starts_at_the_nearest_city_of_the_network() -> None:
    table = rhine().cities(2, "essen")
    assert table.cost(2, "dortmund") == 10 + 5
    assert table.cities(2, "munster").cost(2, "dortmund") == 10 + 2
    assert table.cities(2, "kassel").cost(2, "erfurt") == 10 + 15


@clause("PG-4.7")
def test_a_way_of_more_links_is_taken_when_it_is_cheaper() -> None:
    table = rhine().cities(2, "kassel")
    assert table.cost(2, "nurnberg") == 10 + 8 + 11 + 8  # by Fulda and Würzburg, not 15 + 21 by Erfurt
    table = rhine().cities(2, "osnabruck")
    assert table.cost(2, "frankfurt_m") == 10 + 7 + 2 + 20  # by Münster and Dortmund, not 20 + 13 by Kassel


@clause("PG-4.7")
def test_ways_stay_inside_the_zone() -> None:
    with_kassel = Table(3, zone="northwest+west+southwest").cities(0, "hannover")
    assert with_kassel.cost(0, "frankfurt_m") == 10 + 15 + 13
    without_kassel = Table(3, zone="northwest+east+southwest").cities(0, "hannover")
    assert without_kassel.cost(0, "frankfurt_m") == 10 + 19 + 13 + 8  # through Erfurt and Fulda


def cheapest_ways(table: Table, start: int) -> dict[int, int]:
    """An independent reckoning of the ways inside the zone."""
    zone = set(table.state.network.cities)
    found: dict[int, int] = {}
    open_ends = [(0, start)]
    while open_ends:
        cost, city = heappop(open_ends)
        if city in found:
            continue
        found[city] = cost
        for link in table.state.map.links:
            if city in (link.a, link.b) and {link.a, link.b} <= zone:
                heappush(open_ends, (cost + link.cost, link.a + link.b - city))
    return found


@clause("PG-4.7", "PG-4.8")
@pytest.mark.parametrize("map", ["germany", "usa"])
def test_every_city_costs_the_cheapest_way_from_the_whole_network(map: str) -> None:
    table = Table(5, seed=3, map=map).some_cities(0, 12)
    network = table.player(0).network
    ways = [cheapest_ways(table, city) for city in network]
    for city in table.state.network.cities:
        if city not in network:
            name = table.state.map.cities[city].id
            assert table.cost(0, name) == 10 + min(way[city] for way in ways)


@clause("PG-4.7")
def test_the_way_is_no_choice_so_each_city_is_one_move() -> None:
    table = rhine().cities(2, "essen").money(2, 500).building()
    moves = table.legal()
    assert len(moves) == len(set(moves)) == 1 + 20  # done, and every other city of the zone


@clause("PG-4.8")
def test_cities_of_the_same_turn_are_starting_points_of_the_next_way() -> None:
    table = rhine().money(2, 100).building()
    table.play("build essen")  # 10
    table.play("build dusseldorf")  # 10 + 2
    table.play("build koln")  # 10 + 4, no longer from Essen
    table.play("build aachen")  # 10 + 7, from Köln
    assert table.player(2).money == 100 - 10 - 12 - 14 - 17
    assert len(table.player(2).network) == 4


@clause("PG-4.9")
def test_a_link_paid_before_is_paid_again() -> None:
    table = rhine().cities(2, "essen").money(2, 100).building()
    table.play("build aachen")  # 10 + 2 + 9, through Düsseldorf
    assert table.player(2).money == 100 - 21
    table.play("build dusseldorf")  # 10 + 2 for the link from Essen once more
    assert table.player(2).money == 100 - 21 - 12


@clause("PG-4.10")
def test_a_link_of_cost_0_joins_two_cities_like_any_other() -> None:
    table = rhine().cities(2, "essen").money(2, 10).building()
    table.play("build duisburg")
    assert table.player(2).money == 0
    assert len(table.player(2).network) == 2
    assert table.slots("essen") == table.slots("duisburg") == [2, None, None]


@clause("PG-4.10")
@pytest.mark.parametrize(("step", "price"), [(2, 15), (3, 20)])
def test_at_a_link_of_cost_0_the_house_costs_what_its_slot_costs(step: int, price: int) -> None:
    table = rhine().cities(2, "halle").step(step)
    for seat in range(step - 1):
        table.cities(seat, "leipzig")
    assert table.cost(2, "leipzig") == price


@clause("PG-4.11", "PG-4.12")
def test_the_first_city_is_any_empty_city_of_the_zone_for_10() -> None:
    table = rhine().cities(0, "essen").cities(1, "halle").money(2, 10).building()
    empty = [city.id for city in table.state.map.cities if city.number in table.state.network.cities]
    empty.remove("essen")
    empty.remove("halle")
    assert set(table.legal()) == {"done"} | {f"build {city}" for city in empty}
    table.play("build dresden")
    assert table.player(2).money == 0


@clause("PG-4.12")
def test_in_step_1_nobody_starts_beside_another_house() -> None:
    table = rhine().cities(0, "essen").building()
    assert table.reasons("build essen") == ["Essen has no free slot in step 1 (PG-4.4)"]


@clause("PG-4.12", "PG-4.7")
def test_cities_outside_the_zone_are_out_of_play() -> None:
    table = rhine().money(2, 500).building()
    assert "build hamburg" not in table.legal()
    assert table.reasons("build hamburg") == ["Hamburg lies outside the zone (PG-0.6)"]
    assert table.cities(2, "kassel").refused("build hannover") == ["outside-zone"]


@clause("PG-4.13")
@pytest.mark.parametrize("step", [2, 3])
def test_a_late_start_is_in_a_city_without_a_house_too(step: int) -> None:
    table = rhine().step(step).round(6).cities(0, "trier").money(2, 500).building()
    sentence = "your network must start in a city without a house, and a house stands in Trier (PG-4.13)"
    assert table.reasons("build trier") == [sentence]
    assert table.money(2, 5).refused("build trier") == ["start-occupied", "city-dear"]
    assert len(table.money(2, 500).legal()) == 1 + 21 - 1
    table.play("build kassel")
    assert table.player(2).money == 490
    assert "build trier" in table.legal()


@clause("PG-4.13")
@pytest.mark.parametrize(("step", "others", "price"), [(2, 1, 15), (3, 1, 15), (3, 2, 20)])
def test_where_every_city_has_a_house_a_late_start_pays_the_free_slot(step: int, others: int, price: int) -> None:
    table = rhine().step(step).round(6).money(2, price).building()
    every = [table.state.map.cities[city].id for city in table.state.network.cities]
    for seat in range(others):
        table.cities(seat, *every)
    assert table.play("build trier").player(2).money == 0
    assert table.slots("trier")[others] == 2


@clause("PG-4.13")
def test_a_late_start_needs_a_slot_that_is_open() -> None:
    table = rhine().step(2).cities(0, "trier").cities(1, "trier").building()
    assert table.refused("build trier") == ["city-full"]


@clause("PG-9.13")
@pytest.mark.parametrize(("step", "others", "price"), [(2, 0, 10), (2, 1, 15), (3, 0, 10), (3, 1, 15), (3, 2, 20)])
@pytest.mark.parametrize("older", [False, True])
def test_by_a_ruling_and_by_rules_1_a_late_start_pays_the_free_slot(
    step: int, others: int, price: int, older: bool
) -> None:
    zone = "west+southwest+east"
    table = Table(3, zone=zone, rules="1") if older else Table(3, zone=zone, rulings="shared-start")
    table.order(0, 1, 2).step(step).round(6).money(2, price).building()
    for seat in range(others):
        table.cities(seat, "trier")
    assert table.play("build trier").player(2).money == 0
    assert table.slots("trier")[others] == 2


@clause("PG-9.13")
def test_unknown_rulings_are_refused() -> None:
    with pytest.raises(BadSetup, match=r"there is no ruling 'house'; there are shared-start, .* \(PG-9\.13\)"):
        Table(3, rulings="house")
    with pytest.raises(BadSetup, match=r"the rulings name shared-start twice \(PG-9\.13\)"):
        Table(3, rulings="shared-start+shared-start")


@clause("PG-4.14")
def test_nobody_has_to_build() -> None:
    table = rhine().cities(2, "essen").building()
    assert table.legal()[0] == "done"
    table.play("done")
    assert len(table.player(2).network) == 1
    assert table.player(2).money == 50


@clause("PG-4.14")
def test_a_network_may_start_in_any_round() -> None:
    table = rhine().building().everybody("done").everybody("run nothing")
    assert table.state.round == 2
    table.building().play("build essen")
    assert len(table.player(table.state.turn).network) == 1


@clause("PG-4.15")
def test_the_twentieth_house_is_the_last() -> None:
    table = rhine().some_cities(2, 19).money(2, 500).building()
    last_but_one, last = (move for move in table.legal() if move != "done")
    table.play(last_but_one)
    assert len(table.player(2).network) == 20
    assert table.legal() == ["done"]
    assert table.reasons(last) == ["all your 20 houses are built (PG-4.15)"]


@clause("PG-4.15", "PG-4.2")
def test_every_reason_of_a_refusal_is_named() -> None:
    table = rhine().some_cities(2, 20).money(2, 0).building()
    last = next(city for city in table.state.network.cities if city not in table.player(2).network)
    name = table.state.map.cities[last].id
    assert table.refused(f"build {name}") == ["no-houses", "city-dear"]
