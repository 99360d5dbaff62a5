"""Components that an owner of the box corrects: worked in, or refused with one sentence."""

import json
from pathlib import Path
from typing import Any

import pytest

from powerhouse import Match
from powerhouse.core.errors import BadSetup
from powerhouse.games.pipeline import GAME
from powerhouse.games.pipeline.game import figures
from tests.pipeline.test_data import BOARD, PIPES, TABLES


def _file(folder: Path, data: dict[str, Any]) -> Path:
    path = folder / "box.json"
    path.write_text(json.dumps(data), "utf-8")
    return path


def test_any_value_can_be_replaced(tmp_path: Path) -> None:
    changes = {
        "board": {
            "player_board": {"start_cash": 55},
            "markets": [{"id": "crude", "rows": [{"id": "teal-crude", "printed_prices": [1, 2, 3, 4, 5, 6, 7, 8]}]}],
            "government": {"open_quadrants_max_by_year": [1, 2, 3]},
        },
        "tiles": {
            "valuation_cards": {"list": [{"card": 11, "pay": 20}]},
            "upgrades": {"list": [{"id": "engineering", "levels": [{"number": 1, "bonus_per_4_segments": 3}]}]},
        },
    }
    setup = GAME.setup(4, None, _file(tmp_path, changes))
    table = figures(setup)
    assert table.start_money == 55
    assert [row.prices for row in table.rows if row.market == 0 and row.colour == 1] == [[1, 2, 3, 4, 5, 6, 7, 8]]
    assert table.open_quadrants == [1, 2, 3]
    assert table.cards[10].pay == 20
    assert table.upgrades.bonus == [0, 3, 2]
    assert setup.components.hash != GAME.setup(4).components.hash


def test_a_game_with_other_components_names_them_in_its_record(tmp_path: Path) -> None:
    path = _file(tmp_path, {"board": {"player_board": {"start_cash": 90}}})
    match = Match.new("pipeline", 2, seed=1, components=path)
    assert match.view(0).players[0].money == 90
    assert Match.parse(match.record(), path).record() == match.record()


def test_descriptions_do_not_count_for_the_hash(tmp_path: Path) -> None:
    path = _file(tmp_path, {"board": {"action_cross": {"description": "a plus"}, "costs": {"source": "rulebook"}}})
    assert GAME.setup(2, None, path).components.hash == GAME.setup(2).components.hash


BAD: list[tuple[dict[str, Any], str]] = [
    ({"board": {"player_board": {"start_cash": -1}}}, "player_board: start_cash must be a whole number from 0 to"),
    ({"board": {"years": {"rounds": [8, 6]}}}, "board: years: rounds must have 3 to 3 entries, not 2"),
    ({"board": {"player_board": {"start_tanks": 4}}}, "5 start tanks are recommended, not 4"),
    ({"board": {"player_board": {"tank_columns": 1}}}, "a row has 1 columns, but more start tanks are recommended"),
    ({"board": {"player_board": {"contract_pay": {"low": "twenty"}}}}, "must be a whole number"),
    ({"board": {"player_board": {"order_pay": {"low": "x"}}}}, "must be a whole number"),
    ({"board": {"shops": {"tank": {"price_rows": [5, 5, 10]}}}}, "the prices of the tank shop must rise"),
    (
        {"board": {"shops": {"machine": {"slots_per_row_by_players": {"4": {"n": [3, 3, 3]}}}}}},
        "4 players can buy 27 machines, there are 18",
    ),
    (
        {"board": {"shops": {"tank": {"slots_per_row_by_players": {"2": {"n": [9, 9, 9]}}}}}},
        "2 players can get 91 tanks",
    ),
    (
        {"board": {"shops": {"pipes": {"per_player_per_shop": 5}}}},
        "shop must be a whole number from 0 to 4, not 5",
    ),
    ({"board": {"costs": {"upgrade_each": 25}}}, "an upgrade costs 25 on the board and 20 on the cards"),
    ({"board": {"costs": {"government_pipes": {"3": 8}}}}, "government pipes must not get cheaper"),
    (
        {"board": {"government": {"spaces": [{"id": "A", "neighbours": ["B"]}]}}},
        "space A touches B, C, not B",
    ),
    (
        {"board": {"government": {"spaces": [{"id": "A", "cells": [[0, 0], [0, 1]]}]}}},
        "the spaces of a quadrant must cover 4 by 4 cells",
    ),
    (
        {"board": {"contract_area": {"set_aside_per_grade_by_players": {"4": 11}}}},
        "4 players set 11 low contracts aside, there are 10",
    ),
    ({"board": {"contract_area": {"shown_by_players": {"2": 5}}}}, "2 players see 5 contracts a row, but set only 4"),
    ({"board": {"order_area": {"shown_by_players": {"3": 9}}}}, "3 players see 9 orders of 5 cubes, there are 8"),
    (
        {
            "board": {
                "markets": [
                    {"id": "crude", "rows": [{"id": "teal-crude", "slots_by_players": {"2": {"slots": [3, 1]}}}]}
                ]
            }
        },
        r"the slots of teal-crude on crude for 2 are 3, 1 of 8",
    ),
    (
        {"board": {"markets": [{"id": "crude", "rows": [{"id": "teal-crude", "colour": "orange"}]}]}},
        "two rows of the market crude are alike",
    ),
    ({"tiles": {"oil_cubes": {"teal": 9}}}, "start with 12 teal cubes, there are 9"),
    (
        {"board": {"action_cross": {"turn_order_actions": ["upgrades", "lunch"]}}},
        "which are not all actions",
    ),
    (
        {"tiles": {"action_tiles": {"list": ["upgrades", "upgrades", "machines_pipes", "contracts_loans"]}}},
        "four markets are printed and four action tiles dealt",
    ),
    (
        {"board": {"action_cross": {"spaces": [{"id": "outer_north", "action": "upgrades"}]}}},
        "four markets are printed and four action tiles dealt",
    ),
    (
        {"board": {"action_cross": {"pairs": [["outer_north", "outer_west"]] * 4}}},
        "the arm outer_north and outer_west must join a market and a tile",
    ),
    ({"tiles": {"upgrades": {"in_play": 8}}}, "8 families are in play of 7"),
    ({"tiles": {"upgrades": {"first_game": ["shops"]}}}, "the first game names 5 different families, not shops"),
    ({"tiles": {"valuation_cards": {"first_game": [1, 1, 2]}}}, "the first game names 3 different valuation cards"),
    ({"tiles": {"valuation_cards": {"drawn": 4}}}, "the first game names 4 different valuation cards"),
    (
        {"tiles": {"orders": {"list": [{"id": "O3-01", "needs": [{"colour": "teal", "grade": "low"}]}]}}},
        "order O3-01 needs 1 cubes, not 3",
    ),
    ({"tiles": {"contracts": {"list": [{"id": "C-low-99"}]}}}, "replaces id C-low-99, which does not exist there"),
    (
        {"pipe_tiles": {"tiles": [{"id": "P001", "left": [{"colour": "teal", "ports": ["N", "E"]}] * 2}]}},
        "a half of P001 must have each port once",
    ),
    (
        {
            "pipe_tiles": {
                "tiles": [
                    {
                        "id": "P001",
                        "left": [{"colour": "teal", "ports": ["N", "E"]}, {"colour": "teal", "ports": ["W", "S"]}],
                    }
                ]
            }
        },
        "the pipe across P001 changes from teal to orange",
    ),
]


@pytest.mark.parametrize(("changes", "sentence"), BAD, ids=[sentence for _, sentence in BAD])
def test_components_that_cannot_work_are_refused(tmp_path: Path, changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        GAME.setup(4, None, _file(tmp_path, changes))


def test_without_sevens_nine_markers_must_be_left(tmp_path: Path) -> None:
    path = _file(tmp_path, {"tiles": {"refining_markers": {"values": [7] * 9}}})
    GAME.setup(2, None, path)
    with pytest.raises(BadSetup, match="fewer than nine refining cost markers"):
        GAME.setup(2, {"refining": "no-7"}, path)


def test_the_files_of_the_box_are_whole() -> None:
    data = GAME.setup(2).components.data
    assert data == {"board": BOARD, "tiles": TABLES, "pipe_tiles": PIPES}


def test_what_is_reconstructed_is_said() -> None:
    text = json.dumps(BOARD)
    assert text.count('"reconstructed"') > 50
    assert len(GAME.reconstructed) == 5
