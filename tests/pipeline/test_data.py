"""The data files: counts, structure, and that they fit together, as the sources describe them."""

import json
import re
from collections import Counter, defaultdict
from typing import Any

import pytest

from powerhouse.games.pipeline.codes import COLOURS, FAMILY_IDS, GRADES
from tests.pipeline.scenario import DATA, TILES

BOARD: dict[str, Any] = json.loads((DATA / "board.json").read_text("utf-8"))
TABLES: dict[str, Any] = json.loads((DATA / "tiles.json").read_text("utf-8"))
PIPES: dict[str, Any] = json.loads((DATA / "pipe_tiles.json").read_text("utf-8"))
PARTS = BOARD["components"]
OWN = BOARD["player_board"]
COUNTS = ("2", "3", "4")
SOURCE = re.compile(r"rulebook|single|single\+rulebook|inferred|reconstructed|verified:[2-9]")


def _sources(node: Any, path: str = "") -> list[tuple[str, str]]:
    """Every value that says where a figure comes from."""
    found: list[tuple[str, str]] = []
    if isinstance(node, dict):
        for key, value in node.items():
            if (key == "source" or key.endswith("_source")) and isinstance(value, str):
                found.append((f"{path}/{key}", value))
            elif key != "source_vocabulary":
                found += _sources(value, f"{path}/{key}")
    elif isinstance(node, list):
        for number, value in enumerate(node):
            found += _sources(value, f"{path}[{number}]")
    return found


@pytest.mark.parametrize("name", ["board", "tiles", "pipe_tiles"])
def test_sources_use_the_agreed_words(name: str) -> None:
    found = _sources(json.loads((DATA / f"{name}.json").read_text("utf-8")))
    assert found
    assert [pair for pair in found if not SOURCE.fullmatch(pair[1])] == []


def test_the_counts_of_the_box() -> None:
    assert BOARD["years"]["rounds"] == [8, 6, 4]
    assert len(TABLES["contracts"]["list"]) == PARTS["contract_tiles"] == 30
    assert len(TABLES["orders"]["list"]) == PARTS["order_tiles"] == 24
    assert len(TABLES["refining_markers"]["values"]) == PARTS["refining_cost_markers"] == 12
    assert len(TABLES["action_tiles"]["list"]) == PARTS["action_tiles"] == 4
    assert [card["card"] for card in TABLES["valuation_cards"]["list"]] == list(range(1, PARTS["valuation_cards"] + 1))
    assert TABLES["machines"]["count"] == PARTS["machine_tiles"] == 18
    assert TABLES["tanks"]["count"] == PARTS["tank_tiles"] == 59
    assert len(TILES) == PARTS["pipe_tiles"] == 135


def test_the_upgrade_cards() -> None:
    upgrades = TABLES["upgrades"]
    assert [family["id"] for family in upgrades["list"]] == FAMILY_IDS
    assert all([level["number"] for level in family["levels"]] == [1, 2, 3] for family in upgrades["list"])
    assert 7 * sum(upgrades["copies_per_level"].values()) == PARTS["upgrade_cards"] == 35
    assert len(upgrades["first_game"]) == upgrades["in_play"] == PARTS["upgrade_tokens"] == 5


def _needs(tile: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((need["colour"], need["grade"]) for need in tile["needs"]))


@pytest.mark.parametrize("grade", GRADES[1:])
def test_ten_different_contracts_of_each_grade(grade: str) -> None:
    deck = [tile for tile in TABLES["contracts"]["list"] if tile["back"] == grade]
    assert len(deck) == len({_needs(tile) for tile in deck}) == 10
    for tile in deck:
        assert len(tile["needs"]) in (2, 3)
        assert max(GRADES.index(need["grade"]) for need in tile["needs"]) == GRADES.index(grade)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_eight_different_orders_of_each_size(size: int) -> None:
    deck = [tile for tile in TABLES["orders"]["list"] if tile["back"] == size]
    assert len(deck) == len({_needs(tile) for tile in deck}) == 8
    assert all(len(tile["needs"]) == size for tile in deck)


@pytest.mark.parametrize("players", COUNTS)
def test_the_contract_stacks_last_exactly_two_refreshes(players: str) -> None:
    area = BOARD["contract_area"]
    assert area["set_aside_per_grade_by_players"][players] == area["shown_by_players"][players] + 2
    assert area["shown_by_players"][players] == BOARD["order_area"]["shown_by_players"][players]


def test_market_rows() -> None:
    assert (
        sum(row["grade"] != "crude" for market in BOARD["markets"] for row in market["rows"]) == PARTS["market_tiles"]
    )
    for market in BOARD["markets"]:
        for row in market["rows"]:
            prices = row["printed_prices"]
            assert prices == sorted(prices)
            assert all(prices[at] == prices[at + 1] for at in range(0, len(prices), 2))
            slots = [set(row["slots_by_players"][players]["slots"]) for players in COUNTS]
            assert slots[0] <= slots[1] <= slots[2] == set(range(len(prices)))
            crude = row["grade"] == "crude"
            assert (len(prices), row["filled_at_setup"], row["refresh"]["op"]) == (
                (8, True, "add") if crude else (4, False, "remove")
            )


def test_each_colour_has_both_ladders_and_crude_prices_mirror_each_other() -> None:
    ladders: dict[str, list[tuple[int, ...]]] = defaultdict(list)
    crude: Counter[str] = Counter()
    for market in BOARD["markets"]:
        first = {(row["colour"], row["grade"]): row["printed_prices"][0] for row in market["rows"]}
        for colour in COLOURS:
            if (colour, "low") in first:
                ladders[colour].append(tuple(first[colour, grade] for grade in GRADES[1:]))
            crude[colour] += first.get((colour, "crude"), 0)
    assert all(sorted(found) == [(20, 40, 45), (25, 35, 50)] for found in ladders.values())
    assert crude == dict.fromkeys(COLOURS, 12)


@pytest.mark.parametrize("players", COUNTS)
def test_three_years_of_shops_are_in_the_box(players: str) -> None:
    machines = BOARD["shops"]["machine"]["slots_per_row_by_players"][players]["n"]
    tanks = BOARD["shops"]["tank"]["slots_per_row_by_players"][players]["n"]
    assert 3 * sum(machines) <= 18
    assert 3 * sum(tanks) + int(players) * OWN["start_tanks"] <= 59
    assert 32 + 3 * 2 * 2 * int(players) <= 135


def test_the_quadrant_is_a_pinwheel() -> None:
    spaces = BOARD["government"]["spaces"]
    assert sorted(tuple(cell) for space in spaces for cell in space["cells"]) == [
        (x, y) for x in range(4) for y in range(4)
    ]
    for space in spaces:
        touching = [
            other["id"]
            for other in spaces
            if other is not space
            and any(abs(a - c) + abs(b - d) == 1 for a, b in space["cells"] for c, d in other["cells"])
        ]
        assert touching == space["neighbours"]


def test_the_cross() -> None:
    cross = BOARD["action_cross"]
    place = {space["id"]: space["xy"] for space in cross["spaces"]}

    def steps(a: list[int], b: list[int]) -> int:
        return abs(a[0] - b[0]) + abs(a[1] - b[1])

    near = {frozenset((a, b)) for a in place for b in place if steps(place[a], place[b]) == 1}
    assert near == {frozenset(pair) for pair in cross["pairs"]}
    inner = [space["id"] for space in cross["spaces"] if space["kind"] == "tile_place"]
    assert all(steps(place[id], cross["centre"]) == 1 for id in inner)
    assert set(cross["turn_order_actions"]) == set(TABLES["action_tiles"]["list"])


def test_tiles_are_coded_as_they_are_drawn() -> None:
    letters = {"o": "orange", "t": "teal", "s": "silver"}
    colours: Counter[str] = Counter()
    for tile in TILES:
        left, right, _, *pipes = list(tile["code"])
        through, first, second = (letters[pipe] for pipe in pipes)
        assert {frozenset(path["ports"]): path["colour"] for path in tile["left"]} == {
            frozenset((left, "E")): through,
            frozenset({"N", "W", "S"} - {left}): first,
        }
        assert {frozenset(path["ports"]): path["colour"] for path in tile["right"]} == {
            frozenset(("W", right)): through,
            frozenset({"N", "E", "S"} - {right}): second,
        }
        colours.update(path["colour"] for half in (tile["left"], tile["right"]) for path in half)
    assert set(colours.values()) == {180}
    assert [tile["id"] for tile in TILES] == [f"P{number:03}" for number in range(1, 136)]


def test_pay_and_penalties() -> None:
    assert all(OWN["order_pay"][grade] - OWN["contract_pay"][grade] == 10 for grade in GRADES[1:])
    assert list(OWN["penalty_total"].values()) == [5 * cubes * (cubes + 3) for cubes in range(1, 11)]
    assert (OWN["penalty_beyond_10"]["11"], OWN["penalty_beyond_10"]["12"]) == (770, 900)
    assert list(TABLES["valuation_cards"]["set_pay"].values()) == [5 * kinds * (kinds + 1) for kinds in range(1, 10)]
    assert BOARD["costs"]["upgrade_each"] == TABLES["upgrades"]["cost"] == 20
    assert sum(OWN["recommended_start_tanks"].values()) == OWN["start_tanks"]


def test_markers_without_sevens_are_just_enough() -> None:
    markers = TABLES["refining_markers"]
    assert Counter(markers["values"]) == {4: 3, 5: 3, 6: 3, 7: 3}
    assert sum(value != 7 for value in markers["values"]) == markers["used"] == 9
