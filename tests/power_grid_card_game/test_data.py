"""The data files of the package: counts and examples of the rulebook, and how the reconstructed values were chosen."""

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest

from powerhouse.core.catalogue import of_game
from powerhouse.games.power_grid_card_game import GAME
from tests.clauses import clause

DATA: dict[str, Any] = GAME.setup(4).components.data
PLANTS: list[dict[str, Any]] = DATA["plants"]["plants"]
CARDS: list[dict[str, Any]] = DATA["resources"]["cards"]
TABLES: dict[str, Any] = DATA["tables"]
STANDARD = [card for card in CARDS if card["kind"] == "standard"]
SOURCES = {"rulebook", "reconstructed", "single source", "verified"}
FUELS = ("coal", "gas", "oil", "uranium")


@clause("CG-0.1", "CG-3.1")
def test_13_small_and_29_big_plants() -> None:
    assert Counter(plant["set"] for plant in PLANTS) == {"small": 13, "big": 29}
    assert len({plant["id"] for plant in PLANTS}) == 42


@clause("CG-0.1", "CG-3.6")
def test_the_counts_of_resource_cards() -> None:
    assert Counter(card["type"] for card in STANDARD) == {"coal": 12, "gas": 10, "oil": 9, "uranium": 5}
    leftovers = Counter(card["type"] for card in CARDS if card["kind"] == "leftover")
    assert leftovers == {"coal": 2, "gas": 2, "oil": 2, "uranium": 1}
    for kind in ("plus", "plusplus"):
        assert Counter(card["type"] for card in CARDS if card["kind"] == kind) == dict.fromkeys(FUELS, 1)
    assert len(CARDS) == len({card["id"] for card in CARDS}) == 51


def test_every_row_tells_its_source() -> None:
    rows = [*PLANTS, *CARDS, *TABLES["renovation"], *TABLES["players"].values()]
    assert {row["source"] for row in rows} <= SOURCES
    assert {card["type_source"] for card in CARDS} <= SOURCES
    assert sum(plant["source"] != "reconstructed" for plant in PLANTS) == 3


def test_what_is_reconstructed_is_said() -> None:
    assert len(GAME.reconstructed) == 3
    sourced = {plant["id"] for plant in PLANTS if plant["source"] == "rulebook"}
    assert sourced == {"S11", "S13", "B05"}
    told = of_game(GAME.id).format("reconstructed-plants", {})
    assert f"{len(PLANTS) - len(sourced)} of the {len(PLANTS)} plants" in told


@clause("CG-3.1")
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant["id"])
def test_a_plant_card_is_complete(plant: dict[str, Any]) -> None:
    assert plant["fuel"] in (*FUELS, "hybrid", "eco")
    assert plant["fuel_amount"] in ((0,) if plant["fuel"] == "eco" else (1, 2, 3))
    assert 3 <= plant["number"] <= 30
    assert 5 <= plant["income"] <= 12


@clause("CG-0.6")
def test_numbers_are_shared_by_two_or_three_plants() -> None:
    assert set(Counter(plant["number"] for plant in PLANTS).values()) == {1, 2, 3}


@clause("CG-0.2", "CG-0.9")
@pytest.mark.parametrize(("players", "places", "cards"), [(2, 4, 24), (3, 4, 24), (4, 5, 30), (5, 6, 36), (6, 6, 36)])
def test_the_deck_is_twice_the_market(players: int, places: int, cards: int) -> None:
    used = [card for card in STANDARD if int(card["players"][0]) <= players <= int(card["players"][-1])]
    assert TABLES["players"][str(players)]["column"] == places
    assert len(used) == cards == 2 * 3 * places


def test_the_units_follow_the_tokens_of_the_board_game() -> None:
    units = {fuel: sum(card["units"] for card in STANDARD if card["type"] == fuel) for fuel in FUELS}
    assert units == {"coal": 27, "gas": 24, "oil": 20, "uranium": 7}


@clause("CG-1.18")
def test_in_round_1_everybody_can_pay_a_small_plant() -> None:
    affordable = [
        plant for plant in PLANTS if plant["set"] == "small" and plant["number"] <= TABLES["setup"]["start_money"]
    ]
    assert len(affordable) >= 6


def test_reconstructed_plants_follow_their_curve() -> None:
    curve = DATA["plants"]["curve"]
    for plant in PLANTS:
        strength = plant["income"] - curve["weights"][plant["fuel"]] * plant["fuel_amount"]
        number = 7 + 6.3 * (strength - 5.86) if strength >= 5.86 else 7 - 2 * (5.86 - strength)
        assert abs(number - plant["number"]) <= curve["tolerance"], plant


def test_no_plant_is_worse_than_a_cheaper_one_of_its_fuel() -> None:
    for one, other in combinations(PLANTS, 2):
        low, high = sorted((one, other), key=lambda plant: int(plant["number"]))
        if low["fuel"] == high["fuel"] and low["number"] < high["number"]:
            assert high["income"] >= low["income"] or high["fuel_amount"] < low["fuel_amount"]


@clause("CG-7.1")
def test_renovation_pays_more_from_card_to_card() -> None:
    rows = TABLES["renovation"]
    assert [row["card"] for row in rows] == [1, 2, 3, 4, 5]
    assert all(row["first"] >= row["others"] >= 0 for row in rows)
    assert all(low["first"] + low["others"] < high["first"] + high["others"] for low, high in pairwise(rows))
