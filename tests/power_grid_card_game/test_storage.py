"""Plants and resource cards: room, hybrids, what one production burns, how cards are turned (CG-3)."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from powerhouse.games.power_grid_card_game import GAME
from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table


def owner(*plants: str, cards: tuple[str, ...] = ()) -> Table:
    return Table(3).order(0, 1, 2).round(4).plants(0, *plants).holds(0, *cards).rich()


def page() -> str:
    return (Path(__file__).parents[2] / "docs" / "rules" / f"{GAME.id}.md").read_text("utf-8")


@clause("CG-3.1")
def test_the_table_of_the_rules_names_every_plant_with_its_use() -> None:
    cells = [cell.strip() for line in page().splitlines() if line.startswith("|") for cell in line.split("|")[1:-1]]
    told = {name: use for name, use in pairwise(cells) if "→" in use}
    assert len(told) == 42
    for plant in GAME.board(GAME.setup(4)).plants:
        burnt = "nothing" if plant.kind == "eco" else f"{plant.need} {plant.kind}"
        assert told[plant.name] == f"{burnt} → {plant.income}"


@clause("CG-3.2")
def test_a_plant_produces_with_exactly_its_fuel_once() -> None:
    table = owner("12-coal", cards=("coal 3", "coal 3")).producing()
    assert table.legal() == ["run nothing", "run 12-coal"]
    table.play("run 12-coal")
    assert table.player(0).money == 109
    assert table.units(0)["coal"] == 3


@clause("CG-3.2")
def test_part_of_the_fuel_brings_nothing() -> None:
    table = owner("12-coal", cards=("coal 2",)).producing()
    assert table.legal() == ["run nothing"]
    assert table.reasons("run 12-coal") == ["this run burns 3 coal, you have 2 (CG-3.2)"]


@clause("CG-3.3")
@pytest.mark.parametrize(
    ("plant", "fuel", "room"), [("4-coal", "coal", 2), ("30", "gas", 6), ("28-uranium", "uranium", 4)]
)
def test_a_plant_stores_twice_what_it_burns(plant: str, fuel: str, room: int) -> None:
    table = owner(plant)
    assert table.view(0).players[0].room == {
        name: room if name == fuel else 0 for name in ("coal", "gas", "oil", "uranium")
    }


@clause("CG-3.3")
def test_an_eco_plant_burns_and_stores_nothing() -> None:
    table = owner("8")
    assert set(table.view(0).players[0].room.values()) == {0}
    assert table.producing().legal() == ["run nothing", "run 8"]


@clause("CG-3.4")
@pytest.mark.parametrize(("gas", "oil"), [(0, 6), (1, 5), (3, 3), (6, 0)])
def test_a_hybrid_stores_gas_and_oil_in_any_mix(gas: int, oil: int) -> None:
    table = owner("7-hybrid", cards=("gas 1",) * gas + ("oil 1",) * oil)
    assert table.view(0).players[0].room == {"coal": 0, "gas": 0, "oil": 0, "uranium": 0}


@clause("CG-3.4", "CG-4.1")
def test_a_hybrid_burns_any_mix_that_one_has() -> None:
    table = owner("7-hybrid", cards=("gas 2", "oil 2")).producing()
    assert table.legal() == ["run nothing", "run 7-hybrid with 1 gas 2 oil", "run 7-hybrid with 2 gas 1 oil"]
    table.play("run 7-hybrid with 2 gas 1 oil")
    assert table.units(0) == {"gas": 0, "oil": 1, "coal": 0, "uranium": 0}


@clause("CG-3.4")
def test_a_mix_that_does_not_fit_is_refused() -> None:
    table = owner("7-hybrid", cards=("gas 2", "oil 2")).producing()
    assert table.refused("run 7-hybrid with 3 gas") == ["run-fuel"]
    assert table.state.refusals(table.state.moves()[-1] + 9)[0].code == "run-mix"


@clause("CG-3.5")
def test_room_counts_all_plants_of_a_fuel() -> None:
    table = owner("4-coal", "6-coal", "12-coal", cards=("coal 3",))
    assert table.view(0).players[0].room["coal"] == 2 + 4 + 6 - 3


@clause("CG-3.5")
def test_gas_and_oil_share_the_hybrid_after_their_own_plants() -> None:
    """6-gas holds 2 gas, 10 holds 4 oil, 5-hybrid 4 of both."""
    table = owner("6-gas", "10", "5-hybrid", cards=("gas 3", "gas 2", "oil 3"))
    room = table.view(0).players[0].room
    assert (room["gas"], room["oil"]) == (1, 1 + 1)
    table.buying(0).columns(["oil 3"]).play("buy oil 3 for 2")
    assert table.units(0) == {"gas": 5, "oil": 5, "coal": 0, "uranium": 0}
    assert table.reasons("buy gas 1 for 2")[-1] == (
        "no room for more gas: you hold 5 gas and 5 oil, and your plants take at most 10 of both (CG-3.5)"
    )


@clause("CG-3.6")
def test_the_table_of_the_rules_counts_the_standard_cards() -> None:
    cards = GAME.setup(4).components.data["resources"]["cards"]
    found = Counter((card["type"], card["players"], card["units"]) for card in cards if card["kind"] == "standard")
    for fuel in ("coal", "gas", "oil", "uranium"):
        row = " | ".join(
            " / ".join(str(found[fuel, mark, units]) for units in (1, 2, 3)) for mark in ("2-6", "4-6", "5-6")
        )
        assert f"| {fuel} | {row} |" in page()


@clause("CG-3.7")
def test_the_plus_plusplus_and_leftover_cards() -> None:
    cards = GAME.setup(4).components.data["resources"]["cards"]

    def units(kind: str) -> list[tuple[str, int]]:
        return [(card["type"], card["units"]) for card in cards if card["kind"] == kind]

    assert units("plus") == [("coal", 2), ("gas", 2), ("oil", 2), ("uranium", 1)]
    assert units("plusplus") == [("coal", 3), ("gas", 3), ("oil", 3), ("uranium", 2)]
    assert {amount for _, amount in units("leftover")} == {1}


@clause("CG-3.8")
def test_a_card_is_turned_down_and_discarded_at_0() -> None:
    table = owner("4-coal", cards=("coal 2",)).discard_pile().producing().play("run 4-coal")
    assert table.held(0) == ["coal 2 turned to 1"]
    assert table.discarded() == []
    table.producing(0).play("run 4-coal")
    assert table.held(0) == []
    assert table.discarded() == ["coal 2"]


@clause("CG-3.8")
def test_the_units_of_one_card_go_to_several_plants() -> None:
    table = owner("4-coal", "6-coal", cards=("coal 3",)).discard_pile().producing().play("run 4-coal 6-coal")
    assert table.discarded() == ["coal 3"]
    assert table.player(0).money == 112


@clause("CG-3.8")
def test_a_used_leftover_card_goes_back_to_its_stack() -> None:
    table = owner("5-uranium", cards=("leftover uranium",)).stack(uranium=0).discard_pile().producing()
    table.play("run 5-uranium")
    assert table.stacked()["uranium"] == 1
    assert table.discarded() == []


@clause("CG-3.9")
@pytest.mark.parametrize(
    ("cards", "burnt", "left", "discarded"),
    [
        (("coal 3", "coal 2"), "6-coal", ["coal 3"], ["coal 2"]),
        (("coal 3", "leftover coal", "coal 1"), "4-coal", ["coal 1", "coal 3"], []),
        (("coal 3 turned to 1", "coal 1"), "4-coal", ["coal 3 turned to 1"], ["coal 1"]),
        (("coal 3 turned to 2", "coal 2"), "6-coal", ["coal 3 turned to 2"], ["coal 2"]),
        (("coal 3", "coal 3 turned to 2"), "12-coal", ["coal 3 turned to 2"], ["coal 3"]),
        (("coal 3", "coal 3"), "6-coal", ["coal 3 turned to 1", "coal 3"], []),
    ],
)
def test_the_cards_that_show_least_are_used_first(
    cards: tuple[str, ...], burnt: str, left: list[str], discarded: list[str]
) -> None:
    table = owner(burnt, cards=cards).discard_pile().producing().play(f"run {burnt}")
    assert table.held(0) == left
    assert table.discarded() == discarded


def test_what_all_plants_lack_is_half_the_room_less_what_is_held() -> None:
    def lacks(*cards: str) -> list[int]:
        player = owner("6-gas", "10", "5-hybrid", cards=cards).player(0)
        return [player.fleet.lacks(player.stock, fuel) for fuel in range(4)]

    assert lacks() == [3, 4, 0, 0]
    assert lacks("gas 3") == [0, 2, 0, 0]
    assert lacks("gas 3", "gas 3", "oil 3") == [0, 0, 0, 0]
    player = owner("6-gas", "10", "5-hybrid", cards=("oil 3",)).player(0)
    assert player.fleet.hybrids_lack(player.stock) == 1
