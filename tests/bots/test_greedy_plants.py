"""Greedy in phase 2: what it offers, how far it bids, what it scraps."""

from powerhouse.games.power_grid.codes import Phase
from tests.bots.greedy import choice
from tests.power_grid.scenario import Table

SMALL = (4, 5, 6, 8, 10, 11, 12, 13)
BIG = (6, 23, 25, 26, 31, 32, 33, 36)


def middle(*market: int) -> Table:
    """Seat 0 has five cities and three small plants, and is first to offer."""
    table = Table(4).order(0, 1, 2, 3).round(5).some_cities(0, 5).plants(0, 4, 10, 12)
    return table.money(0, 90).market(*market).auction()


def test_it_offers_the_plant_that_helps_most_for_its_price() -> None:
    assert choice(middle(*BIG)) == "offer 25"
    assert choice(middle(*BIG).fuel_market(coal=4, oil=22)) == "offer 26"


def test_the_discount_is_taken_into_account() -> None:
    table = middle(21, 25, 26, 31, 32, 33, 36, 38)
    assert choice(table) == "offer 21"
    assert choice(table.market(21, 25, 26, 31, 32, 33, 36, 38, token=0)) == "offer 31"


def test_it_passes_when_no_plant_is_better_than_its_own() -> None:
    assert choice(middle(*SMALL).plants(0, 25, 31, 36)) == "pass"


def test_in_round_1_it_offers_something_even_if_nothing_pleases() -> None:
    assert choice(Table(4).order(0, 1, 2, 3).market(*SMALL).auction().money(0, 5)).startswith("offer")


def test_it_opens_with_the_minimum() -> None:
    assert choice(middle(*BIG).play("offer 26")) == "bid 26"
    assert choice(middle(*BIG).play("offer 6")) == "bid 1"


def bidding(standing: int, money: int = 90) -> Table:
    """Seat 1, which needs plants, is to bid for plant 25 after somebody else; plant 10 is the next best on offer."""
    table = middle(5, 8, 10, 25, 31, 32, 33, 36).some_cities(1, 5).plants(1, 3, 4, 13).money(0, 200).money(1, money)
    return table.play("offer 25", f"bid {standing}")


def test_it_raises_by_one_while_the_plant_is_worth_it() -> None:
    assert choice(bidding(25)) == "bid 26"
    assert choice(bidding(32)) == "bid 33"


def test_it_lets_go_when_another_plant_on_offer_is_the_better_buy() -> None:
    assert choice(bidding(60)) == "pass"


def test_it_keeps_money_for_the_fuel_of_its_cities() -> None:
    assert choice(bidding(25, money=27)) == "pass"


def test_it_does_not_bid_for_what_it_does_not_need() -> None:
    table = middle(8).plants(1, 25, 31, 36).some_cities(1, 5).play("offer 8", "bid 8")
    assert choice(table) == "pass"


def test_in_the_last_round_every_city_supplied_counts_and_nothing_else() -> None:
    """Seat 0 has ten cities, plants for twelve, and money for a plant and some more cities."""
    table = Table(4).order(0, 1, 2, 3).round(9).step(3).some_cities(0, 10).plants(0, 13, 25, 31).money(0, 90)
    table.some_cities(1, 16).market(29, 31, 32, 35, 36, 38, token=0).auction()
    assert choice(table.money(1, 0)) == "pass"
    assert choice(table.money(1, 90)) == "offer 29"


def test_it_scraps_the_plant_that_is_missed_least() -> None:
    table = middle(*BIG).plants(0, 3, 18, 20).buys(25)
    assert table.state.phase == Phase.SCRAP
    assert choice(table) == "scrap 3"
