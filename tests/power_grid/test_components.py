"""An owner of the box may replace any figure by a file of components."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from powerhouse import Match
from powerhouse.core.chance import Seeded
from powerhouse.core.errors import BadRecord, BadSetup
from powerhouse.core.game import Setup
from powerhouse.games.power_grid import GAME
from powerhouse.games.power_grid.game import figures
from powerhouse.games.power_grid.state import PowerGrid

Replace = Callable[[Any], Setup]


@pytest.fixture
def replace(tmp_path: Path) -> Replace:
    """A table of four that is set up with these replacements."""

    def setup(replacements: Any) -> Setup:
        path = tmp_path / "box.json"
        path.write_text(json.dumps(replacements), "utf-8")
        return GAME.setup(4, replacements=path)

    return setup


def refused(replace: Replace, replacements: Any) -> str:
    with pytest.raises(BadSetup) as error:
        replace(replacements)
    return str(error.value)


def test_a_single_value_is_replaced_and_all_others_stay(replace: Replace) -> None:
    setup = replace({"tables": {"setup": {"start_money": 60}}})
    state = GAME.start(setup, Seeded(1))
    assert isinstance(state, PowerGrid)
    assert [player.money for player in state.players] == [60] * 4
    own = GAME.setup(4).components.data
    assert setup.components.data["plants"] == own["plants"]
    assert setup.components.data["tables"]["setup"] == {**own["tables"]["setup"], "start_money": 60}


def test_plants_are_replaced_by_number(replace: Replace) -> None:
    plants = figures(replace({"plants": {"plants": [{"number": 14, "cities": 3}]}})).plants
    assert (plants[14].need, plants[14].output) == (2, 3)
    assert len(plants) == 42
    assert plants[15].output == 3


def test_cities_are_replaced_by_id(replace: Replace) -> None:
    germany = figures(replace({"germany": {"cities": [{"id": "aachen", "name": "Aix-la-Chapelle"}]}})).maps["germany"]
    aachen = germany.cities[germany.city_numbers["aachen"]]
    assert aachen.name == "Aix-la-Chapelle"
    assert germany.region_ids[aachen.region] == "southwest"
    assert len(germany.cities) == 42


def test_renovation_cards_are_replaced_by_card(replace: Replace) -> None:
    setup = replace({"renovation": {"cards": [{"card": 2, "first": 8}, {"card": 6, "others": 12}]}})
    assert figures(setup).renovation == [(3, 1), (8, 3), (9, 5), (12, 7), (15, 9), (18, 12)]


def test_a_row_of_a_table_is_replaced_as_a_whole(replace: Replace) -> None:
    """The older refill for two players can be put back."""
    row = {"coal": [3, 4, 3], "oil": [2, 2, 4]}
    setup = replace({"tables": {"refill": {"2": row}}})
    assert setup.components.data["tables"]["refill"]["2"] == {
        **row,
        "garbage": [1, 2, 3],
        "uranium": [1, 1, 1],
    }


def test_several_files_are_replaced_at_once(replace: Replace) -> None:
    setup = replace({"plants": {"plants": [{"number": 3, "cities": 2}]}, "tables": {"discount_minimum_bid": 2}})
    assert figures(setup).plants[3].output == 2
    state = GAME.start(setup, Seeded(1))
    assert isinstance(state, PowerGrid)
    assert state.market.minimum(state.market.token) == 2


def test_a_file_that_was_changed_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    for second, money in enumerate((60, 70)):
        path.write_text(json.dumps({"tables": {"setup": {"start_money": money}}}), "utf-8")
        os.utime(path, (second, second))
        assert figures(GAME.setup(4, replacements=path)).start_money == money


def test_the_packages_own_data_are_never_changed(replace: Replace) -> None:
    replace({"tables": {"setup": {"start_money": 60}}})
    assert GAME.setup(4).components.data["tables"]["setup"]["start_money"] == 50


@pytest.mark.parametrize(
    ("replacements", "sentence"),
    [
        (
            {"tables": {"setup": {"start_mony": 60}}},
            "box.json: tables: setup replaces 'start_mony', which does not exist there",
        ),
        (
            {"plants": {"plants": [{"number": 41, "cities": 3}]}},
            "box.json: plants: plants replaces number 41, which does not exist there",
        ),
        (
            {"plants": {"plants": [{"number": 14, "citys": 3}]}},
            "box.json: plants: plants: 14 replaces 'citys', which does not exist there",
        ),
        (
            {"germany": {"cities": [{"id": "bonn", "name": "Bonn"}]}},
            "box.json: germany: cities replaces id bonn, which does not exist there",
        ),
        (
            {"renovation": {"cards": [{"card": 7, "first": 21}]}},
            "box.json: renovation: cards replaces card 7, which does not exist there",
        ),
    ],
)
def test_what_does_not_exist_cannot_be_replaced(replace: Replace, replacements: Any, sentence: str) -> None:
    assert refused(replace, replacements) == sentence


@pytest.mark.parametrize(
    ("value", "kind"),
    [("60", "a text"), (60.5, "a number"), (True, "yes or no"), ([60], "a list"), (None, "nothing")],
)
def test_a_whole_number_is_replaced_by_a_whole_number_only(replace: Replace, value: Any, kind: str) -> None:
    sentence = refused(replace, {"tables": {"setup": {"start_money": value}}})
    assert sentence == f"box.json: tables: setup: start_money must be a whole number, not {kind}"


def test_a_list_is_replaced_by_a_list_only(replace: Replace) -> None:
    assert refused(replace, {"tables": {"house_costs": 10}}) == (
        "box.json: tables: house_costs must be a list, not a whole number"
    )


@pytest.mark.parametrize("replacements", [[], 7, "tables", {"table": {}}, {"tables": {}, "france": {}}])
def test_the_file_must_name_data_files(replace: Replace, replacements: Any) -> None:
    sentence = refused(replace, replacements)
    assert sentence.endswith("must be an object with some of the keys plants, tables, germany, usa, renovation")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    with pytest.raises(BadSetup) as error:
        GAME.setup(4, replacements=path)
    assert str(error.value) == f"the components file {path} cannot be read: No such file or directory"


@pytest.mark.parametrize("text", [b"", b"{", b"{'tables': {}}", b"\xff\xfe"])
def test_a_file_that_is_not_json_is_told(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "box.json"
    path.write_bytes(text)
    with pytest.raises(BadSetup, match=r"box\.json is not JSON: "):
        GAME.setup(4, replacements=path)


def test_figures_have_a_hash_of_their_own(replace: Replace, tmp_path: Path) -> None:
    own = GAME.setup(4).components.hash
    assert replace({"tables": {"setup": {"start_money": 60}}}).components.hash != own
    other = tmp_path / "other.json"
    other.write_text('{"tables": {"setup": {"start_money": 61}}}', "utf-8")
    assert GAME.setup(4, replacements=other).components.hash != own


@pytest.mark.parametrize("replacements", [{}, {"tables": {}}, {"tables": {"setup": {"start_money": 50}}}])
def test_replacing_nothing_leaves_the_hash(replace: Replace, replacements: Any) -> None:
    assert replace(replacements).components.hash == GAME.setup(4).components.hash


def test_names_and_places_on_the_screen_do_not_count_for_the_hash(replace: Replace) -> None:
    setup = replace({"germany": {"cities": [{"id": "aachen", "name": "Aix", "x": 170}]}})
    assert setup.components.hash == GAME.setup(4).components.hash


def test_a_record_is_replayed_with_its_own_components_only(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    path.write_text('{"tables": {"setup": {"start_money": 60}}}', "utf-8")
    match = Match.new("power-grid", players=4, seed=3, components=path)
    record = match.record()
    assert Match.parse(record, path).state.digest() == match.state.digest()
    path.write_text('{"tables": {"setup": {"start_money": 70}}}', "utf-8")
    with pytest.raises(BadRecord, match="the record was played with components"):
        Match.parse(record, path)


@pytest.mark.parametrize(
    ("replacements", "sentence"),
    [
        (
            {"plants": {"plants": [{"number": 20, "back": "plug"}]}},
            "plug plants must be smaller than socket plants, but 20 > 16",
        ),
        (
            {"plants": {"plants": [{"number": number, "back": "socket"} for number in range(11, 16)]}},
            "the set-up for 2 needs 10 plug plants, there are 8",
        ),
        (
            {"plants": {"plants": [{"number": 46, "fuel_needed": 12, "storage": 24}]}},
            "hybrids of one player may burn at most 15 tokens together, these burn 16",
        ),
        (
            {"plants": {"plants": [{"number": 14, "storage": 6}]}},
            "plant 14 burns 2, so it stores 4, not 6",
        ),
        (
            {"plants": {"plants": [{"number": 14, "kind": "oil"}]}},
            "plant 14 is of kind oil, so its fuels are oil, not garbage",
        ),
        (
            {"plants": {"plants": [{"number": 14, "fuel_needed": 0, "storage": 0}]}},
            "plant 14, garbage, cannot burn 0",
        ),
        ({"plants": {"plants": [{"number": 15, "back": "socket"}]}}, "there are 12 plug cards, not 13"),
        ({"tables": {"tokens": {"coal": 10}}}, "the market starts with 24 coal, there are 10"),
        ({"tables": {"tokens": {"coal": 30}}}, "coal starts with 24 on the market and 6 in reserve"),
        (
            {"tables": {"market": {"start_cells": {"uranium": [13]}}}},
            "uranium starts on spaces that do not exist: 13",
        ),
        ({"tables": {"house_costs": [10, 20, 15]}}, "house costs must rise: 10, 20, 15"),
        (
            {"tables": {"houses_per_city_by_step": [1, 2, 4]}},
            "houses a city by step must rise from 1 to 3: 1, 2, 4",
        ),
        (
            {"tables": {"payments": {"more_than_20": 160}}},
            "above the table cities pay its last figure 150, not 160",
        ),
        ({"tables": {"setup": {"houses_for_cities": 22}}}, "20 houses are left for cities, not 22"),
        ({"tables": {"setup": {"current_market": 5}}}, "two rows of 9 cards are not 8"),
        (
            {"tables": {"players": {"4": {"end_cities": 21}}}},
            "the game of 4 ends at 21 cities, but a player has 20 houses",
        ),
        (
            {"tables": {"players": {"4": {"socket_cards_removed": 30}}}},
            "the set-up for 4 removes 30 socket plants of 29",
        ),
        (
            {"tables": {"trust_2_players": {"houses": 17}}},
            "the Trust places 6 of 17 houses and keeps 10",
        ),
        (
            {"germany": {"cities": [{"id": "aachen", "region": "east"}]}},
            "the cities of east on Germany are aachen, dresden, erfurt, fulda, halle, leipzig, nurnberg, wurzburg",
        ),
    ],
)
def test_components_that_do_not_fit_together_are_refused(replace: Replace, replacements: Any, sentence: str) -> None:
    assert refused(replace, replacements) == f"box.json: {sentence}"


@pytest.mark.parametrize(
    "replacements",
    [
        {"tables": {"refill": {"4": {"coal": [1]}}}},
        {"tables": {"refill": {"4": {"coal": ["five", "six", "four"]}}}},
        {"tables": {"payments": {"by_cities_powered": []}}},
        {"tables": {"payments": {"by_cities_powered": ["ten"]}}},
        {"tables": {"house_costs": [10]}},
        {"tables": {"players": {"4": {"regions": 0}}}},
        {"tables": {"players": {"4": {"regions": 7}}}},
        {"tables": {"setup": {"start_money": -1}}},
        {"tables": {"setup": {"plant_limit": 4}}},
        {"plants": {"plants": []}},
        {"plants": {"plants": [{"cities": 3}]}},
        {"plants": {"plants": [{"number": [14], "cities": 3}]}},
        {"plants": {"plants": [{"number": 14, "kind": "peat"}]}},
        {"germany": {"cities": [{"id": "aachen", "region": "rhineland"}]}},
        {"germany": {"connections": [{"a": "aachen", "b": "bonn", "cost": 3}]}},
        {"germany": {"connections": [{"a": "aachen", "b": "koln", "cost": 7}]}},
    ],
    ids=lambda replacements: json.dumps(replacements)[:70],
)
def test_components_with_which_no_game_can_be_played_are_refused(replace: Replace, replacements: Any) -> None:
    """They are refused when the table is set up, with a sentence and not in the middle of the game."""
    assert refused(replace, replacements)
