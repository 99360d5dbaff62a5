"""What a view says so that no screen works out a rule, also with components of another box."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from powerhouse.core.bidding import Orderable
from tests.clauses import clause
from tests.power_grid.scenario import Table

ZONE = "west+southwest+east+northwest"
Box = Callable[[Any], str]


@pytest.fixture
def box(tmp_path: Path) -> Box:
    """A file with other figures of the tables."""

    def write(tables: Any) -> str:
        path = tmp_path / "box.json"
        path.write_text(json.dumps({"tables": tables}), "utf-8")
        return str(path)

    return write


def table() -> Table:
    return Table(zone=ZONE).order(0, 1, 2, 3)


def runs(table: Table) -> list[str]:
    """The moves of the runs worth a thought, the best first."""
    ranked = [choice for choice in table.view(table.state.actor).choices if choice.rank]
    return [choice.move for choice in sorted(ranked, key=lambda choice: choice.rank or 0)]


def runs_of_plants(table: Table) -> list[int | None]:
    return [plant.runs for plant in table.view(None).players[0].plants]


# Plants


@clause("PG-2.6")
def test_every_plant_on_offer_has_its_minimum(box: Box) -> None:
    for discount in (1, 2):
        game = Table(zone=ZONE, box=box({"discount_minimum_bid": discount})).order(0, 1, 2, 3)
        game.market(3, 4, 5, 6, 7, 8, 9, 10).auction()
        offered = {plant.number: plant.minimum for plant in game.view(None).market.current}
        assert offered == {3: discount, 4: 4, 5: 5, 6: 6}
        assert offered == {
            choice.arguments["plant"]: choice.cost for choice in game.view(0).choices if choice.verb == "offer"
        }


@clause("PG-2.8")
def test_the_auction_says_the_lowest_bid() -> None:
    game = table().market(3, 4, 5, 6, 7, 8, 9, 10).auction().play("offer 3")
    auction = game.view(1).auction
    assert auction
    assert auction.lowest == 1
    auction = game.play("bid 9").view(0).auction
    assert auction
    assert auction.lowest == 10


@clause("PG-2.9")
def test_who_offers_alone_is_unopposed() -> None:
    game = table().round(2).market(3, 4, 5, 6, 7, 8, 9, 10).auction()
    assert not game.view(0).unopposed
    game.play("pass", "pass", "pass")
    assert game.view(0).unopposed
    assert not game.play("pass").view(0).unopposed


# Fuel


@clause("PG-3.2")
def test_the_prices_of_all_tokens_that_can_be_bought_in_their_order() -> None:
    game = table().plants(0, 20).money(0, 500).fuel_market(coal=5).fuel_phase(0)
    coal = game.view(None).fuel[0]
    assert coal.prices == [7, 7, 8, 8, 8]
    paid = []
    for _ in coal.prices:
        paid.append(game.price("coal"))
        game.play("buy coal")
    assert paid == coal.prices
    assert game.view(None).fuel[0].prices == []


@clause("PG-3.9")
def test_the_coal_storage_of_the_usa_is_sold_last() -> None:
    game = Table(map="usa").order(0, 1, 2, 3).fuel_market(coal=1).fuel_phase(0)
    assert game.view(None).fuel[0].prices == [8] * (1 + game.reserve()["coal"])
    assert len(game.view(None).fuel[1].prices) == game.on_market()["oil"]


@clause("PG-5.11")
def test_a_fuel_is_closed_after_the_nuclear_phase_out() -> None:
    game = table()
    game.state.uranium_closed = True
    assert [fuel.name for fuel in game.view(None).fuel if fuel.closed] == ["uranium"]


def test_needs_of_all_plants_name_what_hybrids_burn_apart() -> None:
    game = table().plants(0, 4, 5, 13)
    assert game.view(None).players[0].needs == {"coal": 2, "hybrid": 2}


def test_every_plant_gets_fuel_for_one_run_before_any_gets_two() -> None:
    game = table().plants(0, 5, 10, 13)
    assert runs_of_plants(game.fuel(0, coal=4)) == [1, 1, None]
    assert runs_of_plants(game.fuel(0, coal=6)) == [1, 2, None]
    assert runs_of_plants(game.fuel(0, coal=4, oil=2)) == [1, 2, None], "oil is left to the hybrid"


@clause("PG-3.5")
def test_every_token_that_has_room_lies_on_a_plant() -> None:
    for coal in range(9):
        for oil in range(5):
            if max(0, coal - 4) + oil <= 4:
                plants = table().plants(0, 5, 10, 13).fuel(0, coal=coal, oil=oil).view(None).players[0].plants
                assert sum(plant.holds["coal"] for plant in plants) == coal
                assert sum(plant.holds["oil"] for plant in plants) == oil
                assert [sum(plant.holds.values()) + plant.free for plant in plants] == [4, 4, 0]


# Cities


@clause("PG-4.5")
def test_the_step_opens_slots_and_says_what_a_house_costs() -> None:
    game = table().cities(1, "essen")
    assert [(site.open, site.house) for site in [game.step(step).view(None).sites["essen"] for step in (1, 2, 3)]] == [
        (1, None),
        (2, 15),
        (3, 15),
    ]
    assert game.step(1).view(None).sites["koln"].house == 10
    assert "berlin" not in Table(3, zone="west+southwest+northwest").view(None).sites


def test_other_components_may_open_two_slots_in_step_1(box: Box) -> None:
    game = Table(zone=ZONE, box=box({"houses_per_city_by_step": [2, 2, 3]})).order(0, 1, 2, 3)
    game.cities(1, "essen").building(0)
    site = game.view(0).sites["essen"]
    assert (site.open, site.house) == (2, 15)
    assert game.cost(0, "essen") == 15


@clause("PG-4.6")
def test_the_next_city_is_the_cheapest_beyond_the_money() -> None:
    game = table().cities(0, "essen").money(0, 11).building(0)
    assert [choice.cost for choice in game.view(0).choices if choice.verb == "build"] == [10]
    dear = game.view(0).next_city
    assert dear
    assert (dear.city, dear.cost) == ("dusseldorf", 12)
    assert game.view(1).next_city is None, "it would tell how much money there is"


@clause("PG-9.3")
def test_a_marked_city_is_no_next_city_in_step_1() -> None:
    game = Table(zone=ZONE, start_cities="on").order(0, 1, 2, 3).cities(0, "essen").money(0, 11).building(0)
    game.state.marked = [game.city("dusseldorf")]
    dear = game.view(0).next_city
    assert dear
    assert dear.city != "dusseldorf"


@clause("PG-4.6")
def test_what_a_city_costs_is_told_as_house_and_way(box: Box) -> None:
    game = Table(zone=ZONE, box=box({"houses_per_city_by_step": [2, 2, 3]})).order(0, 1, 2, 3)
    game.cities(0, "duisburg").cities(1, "essen", "dusseldorf").money(0, 100).building(0)
    told = {choice.arguments["city"]: choice for choice in game.view(0).choices if choice.verb == "build"}
    assert (told["essen"].house, told["essen"].way_cost, told["essen"].cost) == (15, 0, 15)
    assert (told["dusseldorf"].house, told["dusseldorf"].way_cost, told["dusseldorf"].cost) == (15, 2, 17)


# Fuel


def test_a_bill_ends_with_room_and_money() -> None:
    game = table().plants(0, 4).money(0, 8).fuel_phase(0)
    coal = game.view(0).fuel[0].prices
    assert game.view(0).bills == {"coal": [1, 2, 3, 5], "oil": [], "garbage": [], "uranium": []}
    assert coal[:4] == [1, 1, 1, 2]
    assert game.money(0, 3).view(0).bills["coal"] == [1, 2, 3], "the fourth costs more than there is"
    assert game.view(1).bills == {}, "it would tell how much money there is"


def test_cities_stay_dark_once_no_fuel_can_be_bought() -> None:
    game = table().plants(0, 4).cities(0, "essen", "koln").fuel_phase(0)
    assert game.view(None).dark == [0] * 4
    assert game.building(0).view(None).dark == [2, 0, 0, 0]
    assert game.fuel(0, coal=2).view(None).dark == [1, 0, 0, 0]


# What a seat does, and what it may leave to the table


def test_marks_tell_what_each_seat_does() -> None:
    game = table().market(3, 4, 5, 6, 7, 8, 9, 10).round(2).auction()
    assert game.view(None).marks == ["acts", "waits", "waits", "waits"]
    game.play("offer 4", "bid 4")
    assert game.view(None).marks == ["leads", "acts", "bidding", "bidding"]
    game.play("pass")
    assert game.view(None).marks == ["leads", "out", "acts", "bidding"]
    game.play("pass", "pass")
    assert game.view(None).marks == ["bought", "acts", "waits", "waits"]
    assert game.play("pass").view(None).marks[1] == "passed"
    assert table().supplying(1).view(None).marks == ["done", "acts", "waits", "waits"]


@clause("PG-2.4")
def test_the_game_says_what_a_seat_may_leave_to_the_table() -> None:
    for round, may_pass in ((1, False), (2, True)):
        game = table().market(3, 4, 5, 6, 7, 8, 9, 10).round(round).money(1, 30).money(2, 5).auction().play("offer 4")
        assert game.state.orderable(0) is None, "who opens decides himself"
        assert game.state.orderable(1) == Orderable(4, (4, 30), may_pass)
        game.play("bid 5")
        assert game.state.orderable(1) == Orderable(4, (6, 30), may_pass)
        assert game.state.orderable(2) == Orderable(4, None, may_pass), "he cannot bid higher"
        game.play("pass")
        assert game.state.orderable(1) is None, "he is out"


def test_the_trust_has_its_place_in_turn_order() -> None:
    game = Table(2).order(0, 1)
    trust = game.view(None).trust
    assert trust
    assert trust.place == 1
    assert table().view(None).trust is None


# Fuel and light


def test_the_cheapest_spaces_are_empty_first() -> None:
    coal, uranium = (table().fuel_market(coal=3, uranium=12).view(None).fuel[at] for at in (0, 3))
    assert (coal.empty, coal.spaces[coal.empty :]) == (len(coal.spaces) - 3, coal.prices)
    assert (uranium.empty, uranium.prices) == (0, uranium.spaces)


def test_light_is_seen_from_supplying_until_the_auction_is_over() -> None:
    game = table().plants(0, 13).plants(1, 8).cities(0, "essen", "koln").cities(1, "aachen").supplying(0)
    assert game.view(None).lit == [0] * 4
    game.play("run 13")
    assert game.view(None).lit == [1, 0, 0, 0]
    assert game.auction().view(1).lit == [1, 0, 0, 0]
    assert game.fuel_phase().view(None).lit == [0] * 4
    assert game.building().view(None).lit == [0] * 4
    assert game.fuel(1, coal=3).end().view(None).lit == [1, 1, 0, 0]


# Income and the end


@clause("PG-5.2")
def test_a_company_knows_what_its_fuel_supplies_and_earns() -> None:
    company = table().plants(0, 10, 20).fuel(0, coal=3).cities(0, "essen", "koln").view(None).players[0]
    assert (company.capacity, company.ready, company.supplies, company.income) == (7, 5, 2, 33)


@clause("PG-5.3")
def test_runs_that_waste_fuel_have_no_rank() -> None:
    game = table().plants(0, 4, 13, 20).fuel(0, coal=5)
    game.cities(0, "essen", "duisburg", "dortmund", "munster", "koln").supplying(0)
    assert runs(game) == ["run 20", "run 4 13", "run 13"]
    best = next(choice for choice in game.view(0).choices if choice.rank == 1)
    assert best.burns == {"coal": 3, "oil": 0, "garbage": 0, "uranium": 0}
    assert (best.supplies, best.income) == (5, 64)


def test_of_equal_runs_the_best_burns_what_is_cheaper_now() -> None:
    game = table().plants(0, 12).fuel(0, coal=2, oil=2).cities(0, "essen").supplying(0)
    assert runs(game.fuel_market(coal=3, oil=18))[0] == "run 12 with 2 oil"
    assert runs(game.fuel_market(coal=18, oil=3))[0] == "run 12 with 2 coal"


def test_of_runs_that_cost_the_same_the_best_leaves_coal_and_oil_even() -> None:
    game = table().plants(0, 5, 10).cities(0, "essen", "koln", "aachen").supplying(0).fuel_market(coal=3, oil=3)
    assert game.price("coal") == game.price("oil")
    assert runs(game.fuel(0, coal=6, oil=2))[0] == "run 5 10 with 2 coal"
    assert runs(game.fuel(0, coal=3, oil=4))[0] == "run 5 10 with 2 oil"


@clause("PG-7.4", "PG-7.5")
def test_there_are_winners_when_the_game_is_over() -> None:
    game = table().plants(0, 13).plants(1, 18).cities(0, "essen").cities(1, "koln", "aachen").money(2, 500)
    assert game.view(None).winners == []
    assert game.end().view(None).winners == [1]
    assert game.view(None).winners == game.state.standings().winners
