"""The data files of the package: plants, tables, renovation cards."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from powerhouse.games.power_grid import GAME
from powerhouse.games.power_grid.codes import FUELS
from tests.clauses import clause

DATA: dict[str, Any] = GAME.setup(4).components.data
PLANTS: dict[int, dict[str, Any]] = {plant["number"]: plant for plant in DATA["plants"]["plants"]}
TABLES: dict[str, Any] = DATA["tables"]
PLAYERS = ("2", "3", "4", "5", "6")


@clause("PG-0.14")
def test_there_are_42_plants_in_ascending_order() -> None:
    assert [plant["number"] for plant in DATA["plants"]["plants"]] == [*range(3, 41), 42, 44, 46, 50]


@clause("PG-0.14")
def test_13_plants_have_a_plug_and_29_a_socket() -> None:
    assert Counter(plant["back"] for plant in PLANTS.values()) == {"plug": 13, "socket": 29}
    assert all((plant["back"] == "plug") == (number <= 15) for number, plant in PLANTS.items())


@clause("PG-3.2")
def test_the_kinds_of_plants_are_as_many_as_in_the_box() -> None:
    kinds = Counter(plant["kind"] for plant in PLANTS.values())
    assert kinds == {"oil": 8, "coal": 9, "hybrid": 5, "garbage": 6, "uranium": 6, "eco": 7, "fusion": 1}


@clause("PG-3.2", "PG-3.3")
@pytest.mark.parametrize("number", PLANTS)
def test_a_plant_card_is_complete(number: int) -> None:
    plant = PLANTS[number]
    fuels = {"hybrid": ["coal", "oil"], "eco": [], "fusion": []}.get(plant["kind"], [plant["kind"]])
    assert plant["fuels"] == fuels
    assert set(fuels) <= set(FUELS)
    assert plant["fuel_needed"] in ((1, 2, 3) if fuels else (0,))
    assert plant["storage"] == 2 * plant["fuel_needed"]
    assert 1 <= plant["cities"] <= 7


@clause("PG-3.2")
def test_the_cards_of_the_rulebook_examples() -> None:
    def card(number: int) -> tuple[str, int, int]:
        return PLANTS[number]["kind"], PLANTS[number]["fuel_needed"], PLANTS[number]["cities"]

    assert card(5) == ("hybrid", 2, 1)
    assert card(14) == ("garbage", 2, 2)
    assert card(33) == ("eco", 0, 4)
    assert card(7) == ("oil", 3, 2)
    assert card(10) == ("coal", 2, 2)
    assert card(15) == ("coal", 2, 3)
    assert (PLANTS[3]["kind"], PLANTS[3]["storage"]) == ("oil", 4)
    assert PLANTS[13]["kind"] == "eco"
    assert PLANTS[39]["kind"] == "uranium"


@clause("PG-5.6")
def test_income_rises_ever_more_slowly_up_to_150_for_20_cities() -> None:
    income = TABLES["payments"]["by_cities_powered"]
    assert len(income) == 21
    assert (income[0], income[6], income[20]) == (10, 73, 150)
    rises = [later - earlier for earlier, later in pairwise(income)]
    assert all(rise > 0 for rise in rises)
    assert rises[1:] == sorted(rises[1:], reverse=True)
    assert TABLES["payments"]["more_than_20"] == 150


@clause("PG-0.10", "PG-0.11")
def test_the_spaces_of_the_market_have_room_for_all_tokens() -> None:
    tokens = TABLES["tokens"]
    assert [tokens[fuel] for fuel in FUELS] == [24, 24, 24, 12]
    assert tokens["total"] == 84
    for fuel in FUELS:
        assert sum(space["tokens"] for space in TABLES["market"]["cells"][fuel]) == tokens[fuel]


@clause("PG-0.12")
@pytest.mark.parametrize("fuel", FUELS)
def test_market_and_reserve_of_the_start_add_up(fuel: str) -> None:
    market = TABLES["market"]
    full = [space["tokens"] for space in market["cells"][fuel] if space["price"] in market["start_cells"][fuel]]
    assert sum(full) == market["start_tokens_in_market"][fuel]
    assert sum(full) + market["start_tokens_in_reserve"][fuel] == TABLES["tokens"][fuel]


@clause("PG-5.8")
def test_the_refill_card_for_5_players_is_as_printed() -> None:
    assert TABLES["refill"]["5"] == {
        "coal": [5, 7, 5],
        "oil": [4, 5, 6],
        "garbage": [3, 3, 5],
        "uranium": [2, 3, 2],
    }


@clause("PG-5.8")
@pytest.mark.parametrize("fuel", FUELS)
@pytest.mark.parametrize("step", [0, 1, 2])
def test_refills_grow_with_the_players_and_uranium_is_scarcest(fuel: str, step: int) -> None:
    refills = [TABLES["refill"][players][fuel][step] for players in PLAYERS]
    uranium = [TABLES["refill"][players]["uranium"][step] for players in PLAYERS]
    assert refills == sorted(refills)
    assert all(1 <= least <= refill <= 9 for least, refill in zip(uranium, refills, strict=True))


@clause("PG-5.8")
@pytest.mark.parametrize("fuel", FUELS)
@pytest.mark.parametrize("players", PLAYERS)
def test_refills_grow_in_step_2_and_coal_and_uranium_grow_scarce_in_step_3(players: str, fuel: str) -> None:
    first, second, third = TABLES["refill"][players][fuel]
    assert first <= second
    assert third <= second if fuel in ("coal", "uranium") else third >= second


@clause("PG-5.8")
def test_the_older_row_for_two_players_is_never_above_that_for_three() -> None:
    older = TABLES["refill_2_players_uncertain"]["older_edition_row"]
    assert TABLES["refill"]["2"] == TABLES["refill"]["3"]
    differing = [
        f"{fuel} step {step + 1}" for fuel in FUELS for step in range(3)
        if older[fuel][step] < TABLES["refill"]["3"][fuel][step]
    ]  # fmt: skip
    assert differing == TABLES["refill_2_players_uncertain"]["differs_in"]


@clause("PG-0.2")
@pytest.mark.parametrize(
    ("column", "numbers"),
    [
        ("regions", [3, 3, 4, 5, 5]),
        ("plug_cards_removed", [1, 2, 1, 0, 0]),
        ("socket_cards_removed", [5, 6, 3, 0, 0]),
        ("step2_cities", [7, 7, 7, 7, 6]),
        ("end_cities", [18, 17, 17, 15, 14]),
        ("trust", [True, False, False, False, False]),
    ],
)
def test_the_numbers_that_depend_on_the_players(column: str, numbers: list[int]) -> None:
    assert [TABLES["players"][players][column] for players in PLAYERS] == numbers


@clause("PG-0.8")
def test_132_houses_are_enough_to_end_the_game() -> None:
    setup = TABLES["setup"]
    assert setup["houses_per_player"] * setup["colours"] == 132
    assert setup["houses_for_cities"] == setup["houses_per_player"] - setup["houses_on_tracks"] == 20
    assert max(TABLES["players"][players]["end_cities"] for players in PLAYERS) <= setup["houses_for_cities"]


@clause("PG-0.15", "PG-0.16")
def test_there_are_plug_cards_for_market_top_and_box() -> None:
    setup = TABLES["setup"]
    assert (setup["plug_cards"], setup["socket_cards"]) == (13, 29)
    assert setup["market_from_plug_cards"] == setup["current_market"] + setup["future_market"] == 8
    needed = setup["market_from_plug_cards"] + setup["plug_card_on_top_of_deck"]
    for players in PLAYERS:
        assert needed + TABLES["players"][players]["plug_cards_removed"] <= setup["plug_cards"]


@clause("PG-0.7", "PG-2.18", "PG-2.3", "PG-4.3")
def test_money_plants_discount_and_houses() -> None:
    assert TABLES["setup"]["start_money"] == 50
    assert TABLES["setup"]["plant_limit"] == 3
    assert TABLES["discount_minimum_bid"] == 1
    assert TABLES["house_costs"] == [10, 15, 20]
    assert TABLES["houses_per_city_by_step"] == [1, 2, 3]


@clause("PG-0.23")
def test_the_notes_of_the_box_are_worth_1765() -> None:
    assert sum(int(note) * count for note, count in TABLES["money_notes"].items()) == 1765


@clause("PG-0.13", "PG-3.10", "PG-5.11")
def test_the_special_rules_of_the_maps() -> None:
    storage = TABLES["special_rules"]["usa_coal_storage"]
    phase_out = TABLES["special_rules"]["germany_nuclear_phase_out"]
    assert (storage["map"], storage["price"], storage["start_tokens"]) == ("usa", 8, 0)
    assert (phase_out["map"], phase_out["plant"]) == ("germany", 39)


@clause("PG-8.3", "PG-8.4", "PG-9.3")
def test_the_houses_of_the_trust_add_up() -> None:
    trust = TABLES["trust_2_players"]
    assert trust["houses"] == trust["houses_placed_at_setup"] + trust["houses_in_reserve"] == 16
    assert trust["placing_order_first_second"] == [1, 2, 2, 1]
    assert sum(trust["placing_order_first_second"]) == trust["houses_placed_at_setup"]
    assert trust["houses_in_reserve_with_starting_cities"] == trust["houses_in_reserve"] - 2


@clause("PG-9.8")
def test_six_renovation_cards_pay_ever_more() -> None:
    cards = DATA["renovation"]["cards"]
    assert [card["card"] for card in cards] == [1, 2, 3, 4, 5, 6]
    for kind in ("first", "others"):
        paid = [card[kind] for card in cards]
        assert paid == sorted(set(paid))
    assert all(card["first"] > card["others"] > 0 for card in cards)
