"""An owner of the box may replace any figure by a file of components; what cannot work is refused with a sentence."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from powerhouse import Match
from powerhouse.conformance import play_random
from powerhouse.core.chance import Seeded
from powerhouse.core.errors import BadRecord, BadSetup
from powerhouse.core.game import Setup
from powerhouse.games.power_grid_card_game import GAME
from powerhouse.games.power_grid_card_game.game import figures
from powerhouse.games.power_grid_card_game.state import CardGame
from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table

Replace = Callable[[Any], Setup]


@pytest.fixture
def replace(tmp_path: Path) -> Replace:
    """A table of four that is set up with these replacements."""

    def setup(replacements: Any) -> Setup:
        path = tmp_path / "box.json"
        path.write_text(json.dumps(replacements), "utf-8")
        return GAME.setup(4, replacements=path)

    return setup


def test_a_single_value_is_replaced_and_all_others_stay(replace: Replace) -> None:
    setup = replace({"tables": {"setup": {"start_money": 20}}})
    state = GAME.start(setup, Seeded(1))
    assert isinstance(state, CardGame)
    assert [player.money for player in state.players] == [20] * 4
    own = GAME.setup(4).components
    assert setup.components.data["plants"] == own.data["plants"]
    assert setup.components.hash != own.hash


def test_plants_are_replaced_by_id_since_numbers_are_shared(replace: Replace) -> None:
    setup = replace({"plants": {"plants": [{"id": "S04", "number": 6, "income": 9, "source": "verified"}]}})
    plants = figures(setup).plants
    changed = [plant for plant in plants.values() if plant.output == 9 and plant.number == 6]
    assert [plant.name for plant in changed] == ["6-gas-1"]
    assert [plant.number for plant in plants.values()].count(4) == 2
    assert len(plants) == 42


def test_resource_cards_are_replaced_by_id(replace: Replace) -> None:
    before, after = (
        figures(GAME.setup(4)).deck,
        figures(replace({"resources": {"cards": [{"id": "C01", "units": 3}]}})).deck,
    )
    assert len(before) == len(after) == 30
    assert before != after


def test_renovation_cards_are_replaced_by_card(replace: Replace) -> None:
    setup = replace({"tables": {"renovation": [{"card": 5, "first": 9}]}})
    assert figures(setup).renovation == [(1, 0), (2, 1), (3, 2), (4, 3), (9, 4)]


@clause("CG-4.2")
def test_a_high_guaranteed_income_is_only_for_those_who_produce_nothing(replace: Replace) -> None:
    table = Table(4).order(0, 1, 2, 3).rich(0).plants(0, "5-eco").plants(1, "5-eco")
    table.state.figures = figures(replace({"tables": {"guaranteed_income": 10}}))
    table.producing()
    assert [choice.income for choice in table.view(0).choices] == [10, 5]
    table.play("run 5", "run nothing")
    assert table.view(None).earned == [5, 10, None, None]


def test_sources_do_not_count_for_the_hash(replace: Replace) -> None:
    setup = replace({"plants": {"plants": [{"id": "S01", "source": "verified"}]}})
    assert setup.components.hash == GAME.setup(4).components.hash


def test_a_game_with_other_figures_is_played_to_its_end(replace: Replace) -> None:
    """Hardly any money, dear resources, small plants that are dearer than big ones."""
    setup = replace(
        {
            "tables": {"setup": {"start_money": 1}, "prices": {"columns": [3, 5, 9]}, "money_per_point": 3},
            "plants": {"plants": [{"id": "S13", "number": 40}, {"id": "B29", "number": 1}]},
        }
    )
    state = GAME.start(setup, Seeded(3))
    totals = state.ledger()

    def look(now: Any) -> None:
        assert now.ledger() == totals
        assert now.moves() == sorted(now.moves())

    play_random(state, 4, Seeded(5), look)
    assert state.over


def test_a_record_names_its_components(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    path.write_text(json.dumps({"tables": {"setup": {"start_money": 20}}}), "utf-8")
    match = Match.new(GAME.id, 3, seed=2, components=path)
    assert Match.parse(match.record(), path).record() == match.record()
    path.write_text(json.dumps({"tables": {"setup": {"start_money": 21}}}), "utf-8")
    with pytest.raises(BadRecord, match="was played with components"):
        Match.parse(match.record(), path)


@pytest.mark.parametrize(
    ("replacements", "sentence"),
    [
        ({"map": {}}, "plants, resources, tables"),
        ({"tables": {"rounds": 7}}, "replaces 'rounds', which does not exist there"),
        ({"plants": {"plants": [{"id": "X01", "income": 3}]}}, "replaces id X01, which does not exist there"),
        (
            {"tables": {"setup": {"start_money": -1}}},
            "start_money must be a whole number from 0 to 1000",
        ),
        ({"tables": {"setup": {"plant_limit": 4}}}, "tables: setup: plant_limit is always 3, not 4"),
        (
            {"plants": {"plants": [{"id": "S01", "number": 99}]}},
            "S01: number must be a whole number from 1 to 98",
        ),
        ({"plants": {"plants": [{"id": "S01", "fuel": "garbage"}]}}, "S01: fuel must be one of coal, eco, gas, hybrid"),
        ({"plants": {"plants": [{"id": "S08", "fuel_amount": 1}]}}, "plant S08, eco, cannot burn 1"),
        ({"plants": {"plants": [{"id": "S01", "fuel_amount": 0}]}}, "plant S01, coal, cannot burn 0"),
        ({"plants": {"plants": [{"id": "S06", "fuel_amount": 10}]}}, "at most 15 units together, these burn 16"),
        ({"plants": {"plants": [{"id": "S01", "set": "big"}]}}, "there are 12 small plants, not 13"),
        ({"tables": {"setup": {"big_cards": 28}}}, "there are 29 big plants, not 28"),
        ({"tables": {"players": {"3": {"small_removed": 5}}}}, "the set-up for 3 needs 14 small plants, there are 13"),
        ({"tables": {"players": {"3": {"big_removed": 29}}}}, "the set-up for 3 removes 29 big plants of 29"),
        ({"tables": {"players": {"3": {"trust": True}}}}, "the Trust plays with two players"),
        ({"tables": {"players": {"6": {"column": 13}}}}, "the market for 6 needs 39 resource cards, there are 36"),
        ({"tables": {"setup": {"current_row": 9}}}, "the upper row has 9 plants, the market only 8"),
        ({"tables": {"setup": {"last_market": 7}}}, "two leave before the last round, so 7 cannot remain"),
        ({"tables": {"prices": {"columns": [2, 4, 3]}}}, "prices must rise from column to column: 1, 2, 4, 3"),
        ({"tables": {"prices": {"leftover": 2}}}, "prices must rise from column to column: 2, 2, 3, 4"),
        ({"tables": {"prices": {"columns": [2, 3]}}}, "tables: prices: columns must have 3 to 3 entries, not 2"),
        ({"tables": {"discount_minimum_bid": 0}}, "discount_minimum_bid must be a whole number from 1 to 1000, not 0"),
        ({"resources": {"cards": [{"id": "C01", "units": 4}]}}, "C01: units must be a whole number from 1 to 3, not 4"),
        ({"resources": {"cards": [{"id": "CL1", "units": 2}]}}, "leftover card CL1 must have 1 unit, not 2"),
        ({"resources": {"cards": [{"id": "C01", "players": ""}]}}, "standard card C01 must say which player counts"),
        ({"resources": {"cards": [{"id": "CP1", "players": "2-6"}]}}, "plus card CP1 must say no player counts"),
        ({"resources": {"cards": [{"id": "C01", "players": "6-2"}]}}, "resource card C01 is for 6-2 players"),
    ],
)
def test_figures_that_cannot_work_are_refused(replace: Replace, replacements: Any, sentence: str) -> None:
    with pytest.raises(BadSetup) as error:
        replace(replacements)
    assert sentence in str(error.value)


@pytest.mark.parametrize("fuel", ["coal", "gas", "oil", "uranium"])
def test_every_fuel_has_a_card(replace: Replace, fuel: str) -> None:
    other = "coal" if fuel != "coal" else "gas"
    cards = GAME.setup(4).components.data["resources"]["cards"]
    with pytest.raises(BadSetup, match=f"there is no card with {fuel}"):
        replace({"resources": {"cards": [{"id": card["id"], "type": other} for card in cards if card["type"] == fuel]}})


def test_renovation_cards_cannot_be_left_out(replace: Replace) -> None:
    """A list of named rows is merged, so a short list changes only what it names."""
    assert len(figures(replace({"tables": {"renovation": [{"card": 1}, {"card": 2}]}})).renovation) == 5
