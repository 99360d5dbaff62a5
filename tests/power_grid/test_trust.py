"""Two players against the Trust: set-up, turn order and its plants (PG-8.1 to PG-8.12)."""

import pytest

from tests.clauses import clause
from tests.power_grid.scenario import Table

SIX = ("essen", "duisburg", "dusseldorf", "koln", "aachen", "munster")


def start() -> Table:
    """The very start: seat 1 is first, and the houses of the Trust are still to be placed."""
    table = Table(2, zone="west+southwest+east").order(1, 0)
    table.state.turn = 1
    return table


def auction(*market: int, step: int = 1) -> Table:
    """Phase 2 of a later round; seat 0 is first in turn order."""
    return Table(2).order(0, 1).round(5).step(step).market(*market).auction()


def trust_plants(table: Table) -> list[int]:
    return [plant.number for plant in table.trust().fleet.plants]


# Set-up


@clause("PG-8.1")
def test_the_trust_is_there_with_two_players_only() -> None:
    assert Table(2).state.trust is not None
    for players in (3, 4, 5, 6):
        assert Table(players).state.trust is None


@clause("PG-8.1")
def test_the_trust_has_no_seat_and_no_money() -> None:
    table = auction(10, 12, 15, 20, 25, 30, 31, 33)
    assert len(table.state.players) == 2
    ledger, bank = table.state.ledger(), table.state.bank
    table.play("pass")
    assert trust_plants(table) == [20]
    table.play("pass", "done", "done")
    assert table.state.bank == bank
    assert table.state.ledger() == ledger


@clause("PG-8.2")
def test_the_first_player_is_drawn_at_random_and_places_first() -> None:
    tables = [Table(2, seed=seed) for seed in range(20)]
    assert {tuple(table.state.order) for table in tables} == {(0, 1), (1, 0)}
    assert all(table.state.actor == table.state.order[0] for table in tables)


@clause("PG-8.3")
def test_six_houses_are_placed_and_ten_are_the_reserve() -> None:
    table = start()
    assert table.trust().cities == []
    for city in SIX:
        table.play(f"place {city}")
    assert [table.state.map.cities[city].id for city in table.trust().cities] == list(SIX)
    assert table.trust().houses == 10
    assert table.heading() == "round 1, step 1, auction"


@clause("PG-8.4")
def test_the_players_place_one_two_two_and_one_into_slots_10() -> None:
    table = start()
    placed_by = []
    for city in SIX:
        placed_by.append(table.state.actor)
        table.play(f"place {city}")
        assert table.slots(city) == [-1, None, None]
    assert placed_by == [1, 0, 0, 1, 1, 0]


@clause("PG-8.4")
def test_only_placing_is_possible_now() -> None:
    assert start().reasons("pass") == ["place a house of the Trust: place CITY (PG-8.4)"]
    assert start().refused("build essen") == ["not-place"]


@clause("PG-8.5")
def test_the_first_house_goes_into_any_city_of_the_zone() -> None:
    table = start()
    zone = [table.state.map.cities[city].id for city in table.state.network.cities]
    assert len(zone) == 21
    assert set(table.legal()) == {f"place {city}" for city in zone}
    assert table.reasons("place hamburg") == ["Hamburg lies outside the zone (PG-0.6)"]


@clause("PG-8.5")
def test_each_next_house_is_a_single_link_from_another() -> None:
    table = start().play("place essen")
    assert set(table.legal()) == {"place munster", "place duisburg", "place dortmund", "place dusseldorf"}
    table.play("place dusseldorf")  # Duisburg, at a link of cost 0, remains possible
    assert set(table.legal()) == {
        "place munster",
        "place duisburg",
        "place dortmund",
        "place aachen",
        "place koln",
    }


@clause("PG-8.5")
def test_links_that_leave_the_zone_do_not_count() -> None:
    table = start().play("place osnabruck")
    assert set(table.legal()) == {"place munster", "place kassel"}
    assert table.refused("place bremen") == ["outside-zone"]


@clause("PG-8.5")
def test_a_city_further_away_or_with_a_house_of_the_trust_is_refused() -> None:
    table = start().play("place essen")
    assert table.refused("place koln") == ["trust-not-adjacent"]
    assert table.reasons("place koln") == ["Köln is not one link away from a city of the Trust (PG-8.5)"]
    assert table.refused("place essen") == ["trust-there"]
    assert table.reasons("place essen") == ["the Trust has a house in Essen already (PG-8.5)"]


@clause("PG-8.5")
@pytest.mark.parametrize("map", ["germany", "usa"])
def test_a_city_for_the_trust_can_always_be_found(map: str) -> None:
    for seed in range(60):
        table = Table(2, seed=seed, map=map)
        for house in range(6):
            choices = table.legal()
            assert choices
            assert "pass" not in choices
            table.play(choices[(seed + house) % len(choices)])


# Turn order


@clause("PG-8.6", "PG-8.13")
def test_the_trust_stays_second_whoever_is_first() -> None:
    table = start()
    for city in SIX:
        table.play(f"place {city}")
    table.market(3, 4, 5, 6, 7, 8, 9, 10).trust_plants(13).draws(12, 14, 15).money(0, 60)
    table.play("offer 3", "bid 3", "bid 4", "pass").play("offer 5")
    assert table.owned(0) == [3]
    assert table.owned(1) == [5]
    assert table.state.order == [1, 0]  # made anew: 5 before 3
    assert trust_plants(table) == [7, 13]
    oil = table.on_market()["oil"]
    table.play("done")
    assert table.on_market()["oil"] == oil - 3  # the Trust comes after the third and before the first
    assert table.state.actor == 1

    table.play("done", "done", "build trier", "done", "run nothing", "run nothing")
    assert table.state.order == [1, 0]
    table.some_cities(0, 2).next_round()
    assert table.state.order == [0, 1]


# Its plants


@clause("PG-8.7")
def test_the_trust_neither_offers_nor_bids() -> None:
    table = auction(10, 12, 15, 20, 25, 30, 31, 33).play("offer 15", "bid 15")
    assert table.state.actor == 1
    table.play("pass")  # only two bid
    assert table.owned(0) == [15]


@clause("PG-8.7")
def test_the_last_of_the_two_pays_the_minimum() -> None:
    table = auction(10, 12, 15, 20, 25, 30, 31, 33).draws(16, 17, 18).buys(15)
    table.play("offer 12")
    assert table.owned(1) == [12]
    assert table.player(1).money == 50 - 12


@clause("PG-8.8")
def test_it_takes_a_plant_after_the_replacement_of_the_first_sale() -> None:
    table = auction(10, 12, 15, 20, 25, 30, 31, 33).draws(16, 40).play("offer 10", "bid 1")
    assert trust_plants(table) == []
    table.play("pass")  # 16 comes for 10, so the offer is 12, 15, 16, 20
    assert trust_plants(table) == [20]
    assert table.rows() == [[12, 15, 16, 25], [30, 31, 33, 40]]


@clause("PG-8.8")
def test_it_takes_a_plant_whoever_of_the_two_bought() -> None:
    table = auction(10, 12, 15, 20, 25, 30, 31, 33).draws(16, 40, 42)
    table.play("offer 10", "bid 1", "bid 2", "pass")
    assert table.owned(1) == [10]
    assert trust_plants(table) == [20]
    table.play("offer 12")  # by seat 0, who was outbid
    assert table.owned(0) == [12]
    assert trust_plants(table) == [20]  # once in the phase


@clause("PG-8.8")
def test_it_waits_until_the_buyer_has_scrapped() -> None:
    table = auction(10, 12, 15, 20, 25, 30, 31, 33).plants(0, 3, 4, 5).draws(16, 40).buys(15)
    assert trust_plants(table) == []
    table.play("scrap 4")
    assert trust_plants(table) == [20]


@clause("PG-8.8")
def test_it_takes_a_plant_right_after_the_pass_of_the_first_player() -> None:
    table = auction(10, 12, 15, 20, 25, 30, 31, 33).draws(40, 42).play("pass")
    assert trust_plants(table) == [20]
    assert table.rows() == [[10, 12, 15, 25], [30, 31, 33, 40]]
    table.play("offer 12")
    assert trust_plants(table) == [20]


@clause("PG-8.8")
def test_it_takes_nothing_after_the_pass_of_the_second_player() -> None:
    table = auction(10, 12, 15, 20, 25, 30, 31, 33).draws(40, 42, 44).buys(12)
    assert trust_plants(table) == [25]
    table.play("pass")
    assert trust_plants(table) == [25]


@clause("PG-8.8")
def test_it_takes_one_plant_in_every_round() -> None:
    table = auction(10, 12, 15, 20, 25, 30, 31, 33).draws(14, 16, 17, 18, 19)
    table.everybody("pass").everybody("done").everybody("done").everybody("run nothing")
    assert trust_plants(table) == [20]
    assert table.play("pass").state.round == 6
    assert len(trust_plants(table)) == 2


@clause("PG-8.9")
@pytest.mark.parametrize("step", [1, 2])
def test_in_steps_1_and_2_it_takes_the_fourth_plant(step: int) -> None:
    table = auction(10, 12, 15, 20, 25, 30, 31, 33, step=step).play("pass")
    assert trust_plants(table) == [20]


@clause("PG-8.9")
def test_in_step_3_it_takes_the_dearest_of_the_whole_market() -> None:
    table = auction(20, 25, 30, 31, 33, 46, step=3).play("pass")
    assert trust_plants(table) == [46]


@clause("PG-8.10")
def test_with_three_plants_it_takes_a_dearer_one_for_its_cheapest() -> None:
    table = auction(10, 12, 15, 20, 25, 30, 31, 33).trust_plants(19, 22, 38).draws(40)
    gone = table.state.market.gone
    table.play("pass")
    assert trust_plants(table) == [20, 22, 38]
    assert table.state.market.gone == gone + 1  # 19 leaves the game
    assert table.rows() == [[10, 12, 15, 25], [30, 31, 33, 40]]


@clause("PG-8.10")
def test_with_three_plants_it_takes_none_that_is_cheaper_than_all_of_them() -> None:
    table = auction(10, 12, 15, 20, 25, 30, 31, 33).trust_plants(21, 22, 38).draws(16, 17).play("pass")
    assert trust_plants(table) == [21, 22, 38]
    assert table.rows() == [[10, 12, 15, 20], [25, 30, 31, 33]]
    table.buys(10)  # the sale that follows is not another occasion
    assert trust_plants(table) == [21, 22, 38]


@clause("PG-8.11")
def test_without_a_plant_on_offer_it_takes_none() -> None:
    table = auction(step=3).empty_deck().play("pass")
    assert trust_plants(table) == []
    assert table.state.actor == 1


@clause("PG-8.11")
def test_the_token_on_its_plant_is_laid_aside_before_the_replacement() -> None:
    table = auction(46, step=3).draws(20).play("pass")
    assert trust_plants(table) == [46]
    assert table.token() is None
    assert list(table.state.market.cards) == [20]  # cheaper than 46, but the token is gone


@clause("PG-8.12")
def test_its_plant_is_replaced_like_a_sold_one() -> None:
    table = auction(10, 12, 15, 20, 25, 30, 31, 33).draws(3, 40).play("pass")
    assert table.rows() == [[10, 12, 15, 25], [30, 31, 33, 40]]  # 3 left the game: it is below the token
    assert table.token() is None
