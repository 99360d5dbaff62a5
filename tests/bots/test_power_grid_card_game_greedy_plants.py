"""Greedy in phase 1 of the Card Game: what it offers, how far it bids, what it scraps."""

import pytest

from powerhouse.bots.power_grid_card_game.greedy.outlook import auctions_to_come
from powerhouse.games.power_grid_card_game.codes import Phase
from tests.bots.card_game import BIG, last_round, middle
from tests.bots.card_game_greedy import choice
from tests.power_grid_card_game.scenario import Table

SMALL = ("3-coal", "3-oil", "4-coal", "4-gas", "5-hybrid", "6-coal", "7-hybrid", "8")


# What is to come


def test_in_the_last_round_no_auction_is_to_come_and_before_it_one() -> None:
    assert auctions_to_come(last_round("3-oil", "23-coal").state) == 0
    table = middle(*BIG)
    table.state.market_cut = True
    assert auctions_to_come(table.state) == 1


def test_the_more_plants_are_left_the_more_auctions_are_to_come() -> None:
    left = [plant.name for plant in Table(4).state.figures.plants.values() if plant.number > 10][:24]
    few, some, many = (auctions_to_come(middle(*BIG).deck(*left[:count]).state) for count in (1, 12, 24))
    assert 1 == few < some < many


def test_where_few_plants_were_bought_more_auctions_are_to_come() -> None:
    assert auctions_to_come(middle(*BIG).state) < auctions_to_come(middle(*BIG).round(9).state)


def test_at_the_start_everybody_is_expected_to_buy_in_each_round() -> None:
    assert 5 <= auctions_to_come(Table(4).state) <= 7
    assert 5 <= auctions_to_come(Table(2).state) <= 8


# Offering


def test_it_offers_the_plant_that_brings_most_for_its_price() -> None:
    """Three of the four earn 8; one of them is much cheaper than its fuel makes up for."""
    assert choice(middle("4-gas", "11-coal", "20", "21", "22", "25", "26", "30").no_token()) == "offer 11-coal"


def test_the_discount_is_taken_into_account() -> None:
    market = ("16", "17", "20", "21", "22", "25", "26", "30")
    assert choice(middle(*market)) == "offer 16"
    assert choice(middle(*market).no_token()) == "offer 17"


def test_it_passes_when_no_plant_is_better_than_its_own() -> None:
    assert choice(middle(*SMALL).plants(0, "22", "26", "30")) == "pass"


def test_in_round_1_it_offers_something_even_if_nothing_pleases() -> None:
    table = Table(4).order(0, 1, 2, 3).market(*SMALL).auction().money(0, 3)
    assert choice(table).startswith("offer")


def test_it_passes_when_it_cannot_pay_for_anything() -> None:
    assert choice(middle(*BIG).no_token().money(0, 2)) == "pass"


def test_money_for_fuel_is_left() -> None:
    table = Table(4).order(0, 1, 2, 3).columns([], [], ["coal 3", "oil 3"])
    table.market("3-coal", "3-oil", "4-coal", "6-coal", "9", "10", "11-coal", "17").no_token().auction()
    assert choice(table.money(0, 10)) == "offer 6-coal"
    assert choice(table.money(0, 9)) == "offer 3-oil"


# Bidding


def test_it_opens_with_the_minimum() -> None:
    assert choice(middle(*BIG).play("offer 17")) == "bid 17"
    assert choice(middle(*BIG).play("offer 9")) == "bid 1"


def bidding(standing: int, money: int = 60) -> Table:
    """Seat 1, with small plants, is to bid for plant 22 after somebody else; the others on offer are small too."""
    table = middle("3-oil", "4-oil", "5-eco", "22", "25", "26", "28-eco", "30").plants(1, "5-hybrid", "4-gas", "6-gas")
    return table.deck("12-coal").no_token().money(0, 90).money(1, money).play("offer 22", f"bid {standing}")


def test_it_raises_by_one_while_the_plant_is_worth_it() -> None:
    assert choice(bidding(22)) == "bid 23"
    assert choice(bidding(23)) == "bid 24"


def test_it_lets_go_when_the_plant_is_too_dear() -> None:
    assert choice(bidding(50)) == "pass"


def test_it_lets_go_when_it_cannot_pay() -> None:
    assert choice(bidding(22, money=22)) == "pass"


def test_it_lets_go_when_another_plant_on_offer_is_the_better_buy() -> None:
    table = middle("4-gas", "17", "18-hybrid", "22", "25", "26", "28-eco", "30").plants(1, "3-oil", "5-eco", "6-gas")
    assert choice(table.deck("12-coal").no_token().rich().play("offer 22", "bid 25")) == "pass"


def test_it_does_not_bid_for_what_it_does_not_need() -> None:
    assert choice(middle(*BIG).plants(1, "24-uranium", "28-eco", "29").rich().play("offer 9", "bid 1")) == "pass"


# The last round


def test_in_the_last_round_a_point_is_worth_ten() -> None:
    """For 23 and the fuel it gains 5 points, or with a better plant to scrap 3, or 2."""
    assert choice(last_round("3-oil", "23-coal")) == "offer 23-coal"
    assert choice(last_round("3-oil", "23-coal").plants(0, "8", "9", "7-uranium")) == "offer 23-coal"
    assert choice(last_round("3-oil", "23-coal").plants(0, "20", "15", "11-uranium")) == "pass"


def test_in_the_last_round_money_for_all_fuel_is_left() -> None:
    assert choice(last_round("3-oil", "23-coal", money=26)) == "pass"


def test_in_the_last_round_a_plant_whose_fuel_is_sold_out_is_not_bought() -> None:
    table = last_round("3-oil", "23-oil")
    assert choice(table) == "offer 23-oil"
    assert choice(table.columns(["coal 3", "gas 3"], ["oil 1"], ["uranium 2"])) == "pass"


def test_fuel_that_is_bought_before_its_turn_does_not_count() -> None:
    table = last_round("3-oil", "23-oil").columns(["coal 3", "gas 3", "oil 3"], [], ["uranium 2"])
    assert choice(table) == "offer 23-oil"
    assert choice(table.plants(1, "18-oil")) == "pass"
    assert choice(table.order(1, 0, 2, 3).auction().play("pass")) == "offer 23-oil"


def test_with_two_the_trust_is_served_before_the_first_in_order() -> None:
    table = Table(2).order(0, 1).round(8).plants(0, "8", "3-coal", "7-uranium").money(0, 40).market("3-oil", "23-oil")
    table.columns(["coal 3", "gas 3", "oil 3"], [], ["uranium 2"]).final_deck("21").last_round().auction()
    assert choice(table) == "offer 23-oil"
    assert choice(table.trust_plants("18-oil")) == "pass"


# Scrapping


def test_it_scraps_the_plant_that_is_missed_least() -> None:
    table = middle(*BIG).plants(0, "3-coal", "20", "22").buys("17")
    assert table.state.phase == Phase.SCRAP
    assert choice(table) == "scrap 3-coal"


def test_of_equal_incomes_the_plant_that_burns_more_is_scrapped() -> None:
    assert choice(middle(*BIG).plants(0, "20", "22", "10").buys("17")) == "scrap 10"


@pytest.mark.parametrize(("renovation", "move"), [("off", "pass"), ("on", "offer 22")])
def test_renovation_can_make_the_difference(renovation: str, move: str) -> None:
    """Two points for 22 and a card of gas, and 5 for the scrapped plant."""
    table = Table(4, renovation=renovation).order(0, 1, 2, 3).round(8).plants(0, "14-eco-1", "26", "28-eco")
    table.money(0, 40).columns(["gas 1"]).market("3-oil", "22").final_deck("21").last_round().auction()
    table.state.renovation_card = 4
    assert choice(table) == move
