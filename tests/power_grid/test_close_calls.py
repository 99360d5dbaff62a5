"""Where a rule is just met or just missed: money, room for fuel, and the cheapest way."""

from itertools import pairwise, product

import pytest
from mypy_extensions import i64

from powerhouse.core.bidding import Orderable
from powerhouse.core.packed import vec
from powerhouse.parts.auction import BID, ladder
from powerhouse.parts.fleet import Fleet
from tests.clauses import clause
from tests.power_grid.scenario import STEP_3, Table


def _auction(money: int, *owned: int) -> Table:
    table = Table(3).order(0, 1, 2).plants(0, *owned).money(0, money).round(6)
    return table.market(10, 19, 27, 28, 30, 31, 32, 34).draws(40, 42).auction()


@clause("PG-2.6", "PG-2.8")
def test_exactly_the_minimum_is_enough_to_offer_and_to_bid() -> None:
    table = _auction(19)
    assert table.legal() == ["pass", "offer 10", "offer 19"]
    assert table.refused("offer 19") == []
    assert table.refused("offer 27") == ["offer-dear"]
    table.play("offer 19")
    assert table.legal() == ["bid 19"]
    assert table.refused("bid 19") == []
    assert table.refused("bid 18") == ["bid-below-minimum"]
    assert table.refused("bid 0") == ["bid-below-minimum"]
    assert table.refused("bid 20") == ["bid-dear"]


@clause("PG-2.8")
def test_who_has_just_enough_may_raise_or_leave_it_to_the_table() -> None:
    table = _auction(100).money(1, 11).money(2, 10).play("offer 10", "bid 10")
    assert table.legal() == ["pass", "bid 11"]
    bidding = table.state.bidding()
    assert bidding is not None
    assert (bidding.raise_to, bidding.highest, bidding.amount) == (BID + 11, BID + 11, 11)
    assert table.state.orderable(1) == Orderable(10, (11, 11), True)
    assert table.state.orderable(2) == Orderable(10, None, True)


@clause("PG-2.8")
@pytest.mark.parametrize("highest", [19, 20, 2500])
def test_all_bids_up_to_ones_money_can_be_made(highest: int) -> None:
    table = _auction(highest).play("offer 19")
    assert table.legal() == [f"bid {amount}" for amount in range(19, highest + 1)]


@clause("PG-2.8")
@pytest.mark.parametrize("highest", [1989, 1990, 1998, 1999, 2000, 2001, 2500])
def test_a_ladder_of_bids_has_both_ends(highest: int) -> None:
    assert ladder(1990, highest) == [BID + amount for amount in range(1990, highest + 1)]


@clause("PG-2.1")
def test_who_has_bought_is_known_until_the_next_auction() -> None:
    table = _auction(100).buys(10)
    assert table.view(None).bought == [0]
    table.play("offer 19", "bid 19", "pass")
    assert table.view(None).bought == [0, 1]
    table.play("pass").everybody("done").everybody("done")
    assert table.next_round().view(None).bought == []


@clause("PG-2.21")
def test_only_fuel_that_has_no_room_of_its_own_is_returned() -> None:
    """Plants 3 (oil, room 4), 5 (coal and oil, room 4) and 13: 7 coal and 5 oil are 4 too many."""
    table = Table(3).order(0, 1, 2).plants(0, 4, 3, 5).money(0, 100).round(6).fuel(0, coal=7, oil=5)
    table.market(13, 19, 27, 28, 30, 31, 32, 34).draws(40, 42).auction().buys(13).play("scrap 4")
    assert table.legal() == ["return coal", "return oil"]
    assert table.refused("return coal") == table.refused("return oil") == []
    table.play("return oil")
    assert table.held(0)["oil"] == 4
    assert table.view(None).ask != "return"
    assert table.held(0)["coal"] == 4


@clause("PG-2.18")
@pytest.mark.parametrize("numbers", [(4, 10, 7), (10, 7, 4), (7, 4, 10), (4, 7, 10)])
def test_plants_lie_in_ascending_order(numbers: tuple[int, ...]) -> None:
    fleet = Table(3).fleet()
    plants = Table(3).state.figures.plants
    for number in numbers:
        fleet = fleet.with_plant(plants[number])
    assert [plant.number for plant in fleet.plants] == [4, 7, 10]


def _stocks() -> list[vec[i64]]:
    return [vec[i64](list(stock)) for stock in product((0, 1, 3, 4, 6, 9), (0, 2, 4, 5, 9), (0, 4, 6), (0, 2))]


FLEETS = [(4, 3, 5), (5, 12), (5, 6), (11, 12, 14), (20, 26, 46), (6, 11), (13, 29)]


@clause("PG-3.5", "PG-3.7", "CG-2.4")
@pytest.mark.parametrize("numbers", FLEETS)
def test_there_is_room_for_as_many_as_fit_one_after_the_other(numbers: tuple[int, ...]) -> None:
    fleet = Table(3).fleet(*numbers)
    for stock in _stocks():
        if any(fleet.surplus(stock, fuel) for fuel in range(4)) or fleet.shared_surplus(stock):
            continue
        for fuel in range(4):
            more, fits = stock[:], 0
            while fleet.has_room(more, fuel):
                more[fuel] += 1
                fits += 1
            assert fleet.room_for(stock, fuel) == fits


def _burns(fleet: Fleet, stock: vec[i64]) -> int:
    """How many tokens all plants together burn at once."""
    needs = [0, 0, 0, 0, 0]
    for plant in fleet.plants:
        if plant.burns >= 0:
            needs[plant.burns] += int(plant.need)
    own = [min(int(stock[fuel]), needs[fuel]) for fuel in range(4)]
    left = int(stock[0]) - own[0] + int(stock[1]) - own[1]
    return sum(own) + min(left, needs[4])


@clause("CG-2.10")
@pytest.mark.parametrize("numbers", FLEETS)
def test_what_lacks_is_what_one_production_would_still_burn(numbers: tuple[int, ...]) -> None:
    fleet = Table(3).fleet(*numbers)
    for stock in _stocks():
        for fuel in range(4):
            more, lacks = stock[:], 0
            while True:
                before = _burns(fleet, more)
                more[fuel] += 1
                if _burns(fleet, more) == before:
                    break
                lacks += 1
            assert fleet.lacks(stock, fuel) == lacks


@clause("PG-4.6", "PG-4.7")
def test_the_way_is_a_cheapest_one_link_by_link() -> None:
    table = Table(3)
    network = table.state.network
    cities = [int(city) for city in network.cities]
    for start in cities[::5]:
        for city in cities[::3]:
            if city == start:
                continue
            way = network.way([start], city)
            assert (way[0], way[-1]) == (start, city)
            assert len(set(way)) == len(way)
            links = [
                min(link.cost for link in network.links if {int(link.a), int(link.b)} == {here, there})
                for here, there in pairwise(way)
            ]
            assert sum(links) == network.distance[start][city]


@clause("PG-4.6")
def test_the_way_begins_in_the_nearest_city_of_ones_own() -> None:
    network = Table(3).state.network
    cities = [int(city) for city in network.cities]
    for city in cities[4:]:
        way = network.way(cities[:4], city)
        assert network.distance[way[0]][city] == min(network.distance[own][city] for own in cities[:4])


def _standings(table: Table) -> list[tuple[int, dict[str, int]]]:
    return [(place.seat, place.figures) for place in table.state.standings().places]


@clause("PG-0.22")
def test_hidden_money_is_the_owners_alone_until_the_end() -> None:
    table = Table(3, money="hidden").money(0, 77)
    assert [table.state.hides(0, viewer) for viewer in (None, 0, 1)] == [["money"], [], ["money"]]
    before = _standings(table)
    assert _standings(table.money(0, 5)) == before
    open_money = Table(3, money="open")
    assert open_money.state.hides(0, 1) == []
    before = _standings(open_money.money(0, 77))
    assert _standings(open_money.money(0, 5)) != before


@clause("PG-3.7", "PG-4.2")
def test_exactly_the_price_is_enough_for_fuel_and_cities() -> None:
    table = Table(3).order(1, 2, 0).plants(0, 4).fuel_market(coal=24).fuel_phase()
    price = table.price("coal")
    assert table.money(0, price).refused("buy coal") == []
    assert table.money(0, price - 1).refused("buy coal") == ["fuel-dear"]
    building = Table(3).order(1, 2, 0).building().money(0, 10)
    assert building.refused(building.legal()[1]) == []
    assert building.money(0, 9).legal() == ["done"]


@clause("PG-2.2")
def test_one_plant_alone_gets_the_token_and_none_none() -> None:
    table = Table(3).market(10).empty_deck()
    table.state.market.place_token()
    assert table.token() == 10
    table.market(token=10).state.market.place_token()
    assert table.token() is None


@clause("PG-6.8")
def test_the_step_3_card_is_no_plant_even_where_it_lies_alone() -> None:
    market = Table(3).market(10, STEP_3).state.market
    assert (market.plants(), market.on_offer(), market.shows_last_card()) == ([10], [10], True)
    market = Table(3).market(STEP_3).state.market
    assert (market.plants(), market.on_offer(), market.shows_last_card()) == ([], [], True)
    market = Table(3).market(10).state.market
    assert (market.plants(), market.on_offer(), market.shows_last_card()) == ([10], [10], False)


@clause("PG-5.13")
def test_the_last_plant_goes_under_the_deck_and_then_none() -> None:
    market = Table(3).market(10).empty_deck().state.market
    market.put_dearest_under()
    assert (list(market.cards), list(market.deck.under)) == ([], [10])
    market.put_dearest_under()
    assert (list(market.cards), list(market.deck.under)) == ([], [10])


@clause("PG-2.14")
def test_what_a_copy_draws_is_still_in_the_deck() -> None:
    table = Table(3).market(10, 12, 15, 20).deck(30, 31).draws(30)
    other = table.state.market.copy()
    other.replace(table.chance)
    assert list(other.cards) == [10, 12, 15, 20, 30]
    assert table.unseen() == [[], [30, 31]]
