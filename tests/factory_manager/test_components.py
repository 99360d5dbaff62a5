"""An owner of the box may replace any figure by a file of components."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from powerhouse import Match
from powerhouse.conformance import play_random
from powerhouse.core.bidding import Orderable
from powerhouse.core.chance import Seeded
from powerhouse.core.errors import BadRecord, BadSetup
from powerhouse.core.game import Setup
from powerhouse.games.factory_manager import GAME
from powerhouse.games.factory_manager.game import figures
from powerhouse.games.factory_manager.state import FactoryManager
from tests.clauses import clause

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


def test_tiles_are_replaced_by_id(replace: Replace) -> None:
    rows = [row["id"] for row in GAME.setup(4).components.data["tiles"]["tiles"] if row["type"] == "machine"]
    changed = [{"id": id, "price": 8} for id in ("MA01", "MA02")]
    assert {"MA01", "MA02"} <= set(rows)
    table = figures(replace({"tiles": {"tiles": changed}}))
    assert "machine-8" in table.tile_numbers
    assert "machine-7" not in table.tile_numbers
    assert table.tiles[table.tile_numbers["machine-8"]].production == 1


def test_a_table_is_replaced_value_by_value(replace: Replace) -> None:
    setup = replace({"tables": {"turn_order_discounts": {"by_tile": {"12": 5}}, "per_player_start": {"money": 30}}})
    assert figures(setup).discounts == [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 5]
    state = GAME.start(setup, Seeded(1))
    assert isinstance(state, FactoryManager)
    assert [player.money for player in state.players] == [30] * 4


def test_two_workers_may_have_to_be_kept(replace: Replace) -> None:
    limits = {"min_available_workers_after_bid": 2, "min_available_workers_after_phase4": 2}
    setup = replace({"tables": {"limits": limits}})
    state = GAME.start(setup, Seeded(1))
    state.play(state.moves()[0], Seeded(1))
    assert [state.text(move) for move in state.moves()] == ["bid 0", "bid 1"]
    lot = state.view(None).auction.tile
    assert state.orderable((state.turn + 1) % 4) == Orderable(lot, (0, 1), True), "nor can the table bid higher"


@clause("FM-0.3")
@pytest.mark.parametrize(("first", "second"), [(0, 0), (1, 0), (1, 1)])
def test_as_many_workers_as_the_starting_machines_need_stand_in_the_canteen(
    replace: Replace, first: int, second: int
) -> None:
    machines = [{"id": f"{set}-MA1", "workers": first} for set in "ABCDE"]
    machines += [{"id": f"{set}-MA2", "workers": second} for set in "ABCDE"]
    start = {"workers_in_canteen": first + second, "workers_available": 7 - first - second}
    state = GAME.start(replace({"tiles": {"tiles": machines}, "tables": {"per_player_start": start}}), Seeded(1))
    assert isinstance(state, FactoryManager)
    assert [player.canteen for player in state.players] == [first + second] * 4


@pytest.mark.parametrize(
    "replacements",
    [
        {"tables": {"limits": {"min_available_workers_after_bid": 0, "min_available_workers_after_phase4": 0}}},
        {"tables": {"robots": {"max_running_robots_per_running_machine": 2}}},
        {"tables": {"x_tiles": {"face_up_in_first_market": 6, "removed_unseen": 0}}},
        {"tables": {"factory_layout": {"building_sites": 0, "total_tile_spaces": 12}}},
        {"tables": {"seasonal_workers": {"max_per_player": 0}}},
        {"tables": {"income_track": {"by_value": {"16": 170}}}},
        {"tiles": {"tiles": [{"id": "MA01", "workers": 3}, {"id": "ST01", "price": 0}]}},
    ],
    ids=lambda replacements: json.dumps(replacements)[:70],
)
def test_a_game_with_other_figures_can_be_played(replace: Replace, replacements: Any) -> None:
    setup = replace(replacements)
    for seed in range(5):
        state = GAME.start(setup, Seeded(seed))
        totals = state.ledger()
        play_random(state, seed, Seeded(seed), lambda _: None)
        assert state.ledger() == totals


def test_beyond_the_track_each_step_brings_as_much_as_the_last(replace: Replace) -> None:
    table = figures(replace({"tables": {"income_track": {"by_value": {"16": 165}}}}))
    assert [table.income(value) for value in (15, 16, 17, 19)] == [150, 165, 180, 210]


def test_a_record_is_replayed_with_its_own_components_only(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    path.write_text('{"tables": {"per_player_start": {"money": 30}}}', "utf-8")
    match = Match.new("factory-manager", players=4, seed=3, components=path)
    record = match.record()
    assert Match.parse(record, path).state.digest() == match.state.digest()
    path.write_text('{"tables": {"per_player_start": {"money": 40}}}', "utf-8")
    with pytest.raises(BadRecord, match="the record was played with components"):
        Match.parse(record, path)


def test_what_only_describes_does_not_count_for_the_hash(replace: Replace) -> None:
    own = GAME.setup(4).components.hash
    tile = {"id": "MA01", "field_source": {"price": "owner"}}
    assert replace({"tiles": {"tiles": [tile]}}).components.hash == own
    assert replace({"tiles": {"tiles": [{"id": "MA01", "price": 8}]}}).components.hash != own


@pytest.mark.parametrize(
    ("replacements", "sentence"),
    [
        ({"tiles": {"tiles": [{"id": "MA99", "price": 8}]}}, "tiles: tiles replaces id MA99, which does not exist"),
        ({"tiles": {"tiles": [{"id": "MA01", "type": "robot_auto"}]}}, "there are 26 tiles of type machine, not 27"),
        (
            {
                "tiles": {"tiles": [{"id": "MA01", "back": "5"}]},
                "tables": {"back_marking_counts": {"by_type": {"machine": {"2-5": 7}}}},
            },
            "there are 6 tiles of type machine with the back 2-5, not 7"
            " (tables: back_marking_counts: by_type: machine: 2-5 says so)",
        ),
        ({"tiles": {"tiles": [{"id": "MA01", "storage": 1}]}}, "MA01 is a tile of type machine and cannot store 1"),
        (
            {"tiles": {"tiles": [{"id": "ST01", "workers": 2}]}},
            "ST01 is a tile of type storage, which cannot be stopped, and so cannot need 2 workers",
        ),
        ({"tiles": {"tiles": [{"id": "A-MA1", "production": 2}]}}, "set A starts with 3 production, not 2"),
        ({"tiles": {"tiles": [{"id": "A-MA1", "workers": 3}]}}, "set A starts with 5 workers in the canteen, not 4"),
        ({"tables": {"components": {"factory_tiles": 107}}}, "there are 106 tiles, not 107"),
        ({"tables": {"x_tiles": {"removed_unseen": 2}}}, "of 6 X tiles 3 lie in the first market and 2 leave"),
        ({"tables": {"per_player_start": {"workers_available": 4}}}, "3 workers are available at the start, not 4"),
        (
            {"tables": {"limits": {"min_available_workers_after_bid": 2}}},
            "2 workers must be kept in the auction, but only 1 are sure to be available",
        ),
        (
            {"tables": {"limits": {"min_available_workers_after_phase4": 8}}},
            "8 workers must stay available, but a player has 7",
        ),
        (
            {"tables": {"turn_order_setup": {"by_players": {"4": {"stack": [1, 2, 3]}}}}},
            "4 players need 4 turn-order tiles at the start and as many in the stack",
        ),
        (
            {"tables": {"turn_order_setup": {"by_players": {"4": {"initial": [6, 8, 9, 10]}}}}},
            "with 4 players the turn-order tiles 6, 8, 9, 10, 1, 2, 3, 4, 5, 6 must be different ones of 1 to 12",
        ),
        ({"tables": {"players": {"rounds": 6}}}, "6 rounds use as many energy tiles, and the other 2 leave the game"),
        ({"tables": {"energy_price_tiles": {"steps": {"0": 3}}}}, "there are 9 energy tiles"),
        (
            {"tables": {"energy_price_track": {"start_position": 2}}},
            "the energy price may reach space 9, but there are 8",
        ),
        ({"tables": {"factory_layout": {"building_sites": 3}}}, "a factory has 15 spaces, not 14"),
        ({"tables": {"seasonal_workers": {"max_per_player": 3}}}, "5 players may hire 3 seasonal workers each, but"),
        ({"tables": {"components": {"workers": 40}}}, "5 players with 7 workers each need as many"),
        ({"tables": {"components": {"turn_order_tiles": 13}}}, "there must be a discount for each of the turn-order"),
    ],
    ids=lambda value: value[:50] if isinstance(value, str) else "",
)
def test_components_that_do_not_fit_together_are_refused(replace: Replace, replacements: Any, sentence: str) -> None:
    assert refused(replace, replacements).startswith(f"box.json: {sentence}")


@pytest.mark.parametrize(
    "replacements",
    [
        {"tables": {"per_player_start": {"money": -1}}},
        {"tables": {"per_player_start": {"money": "much"}}},
        {"tables": {"limits": {"max_control_tiles": 2}}},
        {"tables": {"limits": {"min_workers_in_canteen": 1}}},
        {"tables": {"factory_layout": {"control_rooms": 2}}},
        {"tables": {"seasonal_workers": {"discount_applies": False}}},
        {"tables": {"scoring": {"last_round_profit_factor": 0}}},
        {"tables": {"turn_order_setup": {"by_players": {"4": {"initial": [17, 18, 19, 20]}}}}},
        {"tiles": {"tiles": [{"id": "MA01", "price": -8}]}},
        {"tiles": {"tiles": [{"id": "MA01", "type": "crane"}]}},
        {"tiles": {"tiles": []}},
        {"tiles": {"meta": {"market_column_order": ["machine"]}}},
        {"cards": {}},
    ],
    ids=lambda replacements: json.dumps(replacements)[:70],
)
def test_components_with_which_no_game_can_be_played_are_refused(replace: Replace, replacements: Any) -> None:
    """They are refused when the table is set up, with a sentence and not in the middle of the game."""
    assert refused(replace, replacements)
