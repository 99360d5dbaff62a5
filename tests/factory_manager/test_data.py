"""The data files of the package: what the rulebook states of them, and their own consistency."""

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from powerhouse.core.catalogue import of_game
from powerhouse.core.phrase import phrase
from powerhouse.games.factory_manager import GAME
from powerhouse.games.factory_manager.codes import TYPES
from tests.clauses import clause

DATA: dict[str, Any] = GAME.setup(4).components.data
TILES: list[dict[str, Any]] = DATA["tiles"]["tiles"]
TABLES: dict[str, Any] = DATA["tables"]
SETS = "ABCDE"
NUMBERS = ("price", "production", "storage", "energy", "workers")
ORIGINS = {"rulebook", "verified", "single source", "reconstructed", "owner"}


def of(**wanted: str) -> list[dict[str, Any]]:
    return [tile for tile in TILES if all(tile[key] == value for key, value in wanted.items())]


def in_play(players: int) -> list[dict[str, Any]]:
    return [tile for tile in TILES if tile["back"][0].isdigit() and int(tile["back"][0]) <= players]


def test_every_tile_has_an_id_of_its_own() -> None:
    assert len({tile["id"] for tile in TILES}) == len(TILES)


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: str(tile["id"]))
def test_every_number_of_a_tile_says_where_it_comes_from(tile: dict[str, Any]) -> None:
    for name in NUMBERS:
        assert type(tile[name]) is int
        assert tile["field_source"][name] in ORIGINS
    assert tile["price"] >= 0
    assert tile["production"] >= 0
    assert tile["storage"] >= 0
    assert tile["type"] == "storage" or tile["storage"] == 0


@clause("FM-0.5")
def test_there_are_106_tiles_of_six_types() -> None:
    assert len(TILES) == 106 == TABLES["components"]["factory_tiles"]
    assert Counter(tile["type"] for tile in TILES) == {
        "storage": 35,
        "machine": 27,
        "robot_auto": 18,
        "robot_semi": 9,
        "control": 9,
        "optimizer": 8,
    }
    starts = Counter(tile["type"] for tile in TILES if tile["back"] in SETS)
    assert starts == {"storage": 15, "machine": 10}


@clause("FM-0.5")
def test_more_players_use_more_tiles_of_each_type() -> None:
    for fewer, more in pairwise((2, 3, 4, 5)):
        less, now = in_play(fewer), in_play(more)
        assert {tile["id"] for tile in less} < {tile["id"] for tile in now}
    assert {tile["back"] for tile in in_play(3)} == {"2-5", "3-5"}
    assert len(in_play(5)) == 106 - 25 - 6
    assert [len(in_play(players)) for players in (2, 3, 4, 5)] == [31, 48, 63, 75]
    assert {tile["type"] for tile in in_play(2)} == set(TYPES)


@clause("FM-0.7")
def test_one_tile_of_each_type_has_an_x_on_its_back() -> None:
    assert sorted(tile["type"] for tile in of(back="X")) == sorted(TYPES)
    row = TABLES["x_tiles"]
    assert (row["face_up_in_first_market"], row["removed_unseen"]) == (3, 3)


@clause("FM-0.2", "FM-0.3")
@pytest.mark.parametrize("name", SETS)
def test_a_starting_set(name: str) -> None:
    tiles = of(back=name)
    machines = of(back=name, type="machine")
    assert len(of(back=name, type="storage")) == 3
    assert [machine["workers"] for machine in machines] == [2, 2]
    sums = {number: sum(tile[number] for tile in tiles) for number in NUMBERS}
    assert sums == {"price": 0, "production": 2, "storage": 3, "energy": 4, "workers": 4}


@clause("FM-0.8")
def test_the_energy_tiles_and_prices() -> None:
    steps = sorted(int(step) for step, count in TABLES["energy_price_tiles"]["steps"].items() for _ in range(count))
    assert steps == [0, 0, 1, 1, 1, 1, 2, 2]
    assert (TABLES["energy_price_tiles"]["used"], TABLES["energy_price_tiles"]["removed_unseen"]) == (5, 3)
    prices = list(TABLES["energy_price_track"]["prices"].values())
    assert prices[0] == 1
    assert all(lower < higher for lower, higher in pairwise(prices))
    assert 1 + sum(steps[-5:]) == len(prices) == 8


@clause("FM-0.4")
@pytest.mark.parametrize(
    ("players", "first", "stack"),
    [
        ("2", [2, 10], [1, 4, 6, 8]),
        ("3", [5, 7, 8], [1, 2, 3, 4, 6]),
        ("4", [7, 8, 9, 10], [1, 2, 3, 4, 5, 6]),
        ("5", [8, 9, 10, 11, 12], [1, 2, 3, 4, 5, 6, 7]),
    ],
)
def test_the_turn_order_tiles(players: str, first: list[int], stack: list[int]) -> None:
    assert TABLES["turn_order_setup"]["by_players"][players] == {"initial": first, "stack": stack}
    assert len(stack) == int(players) + 2


@clause("FM-3.3")
def test_discounts_begin_with_tile_4_and_never_fall() -> None:
    discounts = list(TABLES["turn_order_discounts"]["by_tile"].values())
    assert len(discounts) == 12
    assert discounts[:3] == [0, 0, 0]
    assert all(discounts[3:])
    assert discounts == sorted(discounts)


@clause("FM-5.1")
def test_income_is_ten_for_each_unit() -> None:
    assert TABLES["income_track"]["by_value"] == {str(value): 10 * value for value in range(17)}


def test_there_are_workers_for_five_players() -> None:
    assert TABLES["components"]["workers"] == 5 * TABLES["per_player_start"]["workers"]
    assert TABLES["components"]["seasonal_workers"] == 5 * TABLES["seasonal_workers"]["max_per_player"]


def test_equal_price_means_equal_tiles() -> None:
    """So a name such as machine-10 says all."""
    prints = {tuple(tile[name] for name in ("type", *NUMBERS)) for tile in TILES}
    assert len(prints) == len({(print[0], print[1]) for print in prints}) == 37


@pytest.mark.parametrize("type", TYPES)
def test_what_a_type_is_good_for(type: str) -> None:
    for tile in of(type=type):
        assert (tile["price"] > 0) == (tile["back"] not in SETS)
        assert (tile["storage"] > 0) == (type == "storage")
        assert (tile["production"] > 0) == (type in ("machine", "robot_auto"))
        assert (tile["workers"] > 0) == (type == "machine")
        if type == "robot_semi":
            assert tile["workers"] < 0
        if type in ("control", "optimizer"):
            assert tile["workers"] < 0 or tile["energy"] < 0


def test_the_two_storages_that_a_source_names() -> None:
    assert {tile["storage"] for tile in of(type="storage") if tile["price"] == 6} == {1}
    assert {tile["storage"] for tile in of(type="storage") if tile["price"] == 18} == {4}


def test_the_game_says_what_is_reconstructed() -> None:
    made_up = [tile for tile in TILES if tile["field_source"]["price"] == "reconstructed"]
    assert len(made_up) == 74
    said = [of_game(GAME.id).say(phrase(f"reconstructed-{name}")) for name in GAME.reconstructed]
    assert any("74 of the 106 tiles" in line for line in said)


def _told(cell: str) -> int:
    """What a cell of the page says: a number, needed or saved."""
    word, _, number = cell.rpartition(" ")
    return 0 if not cell else -int(number) if word == "saves" else int(number)


@clause("FM-0.15")
def test_the_page_of_rules_lists_every_tile() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rules" / "factory-manager.md").read_text("utf-8")
    lines = [line for line in page.splitlines() if line.startswith(("| `", "| all |"))]
    rows = [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in lines]
    *tiles, totals = rows
    found: dict[str, list[int]] = {}
    for tile in TILES:
        name = f"{tile['type'].replace('_', '-')}-{tile['price']}"
        does = [tile[number] for number in NUMBERS[1:]]
        backs = [tile["back"] in SETS[:players] or tile in in_play(players) for players in (2, 3, 4, 5)]
        counts = found.setdefault(name, [*does, 0, 0, 0, 0, 0])
        assert counts[:4] == does
        for at, counted in enumerate([*backs, tile["back"] == "X"], 4):
            counts[at] += counted
    assert {name: [_told(cell) for cell in cells] for name, *cells in tiles} == found
    assert [int(cell) for cell in totals[5:]] == [sum(counts[at] for counts in found.values()) for at in range(4, 9)]
