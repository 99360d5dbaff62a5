"""The plants and the fuel they hold (PG-3.2 to PG-3.6)."""

from itertools import combinations, product

import pytest

from tests.clauses import clause
from tests.power_grid.scenario import Table

NOTHING = ("nothing", 0)
PLANTS = {
    3: ("oil", 2, 1), 4: ("coal", 2, 1), 5: ("hybrid", 2, 1), 6: ("garbage", 1, 1), 7: ("oil", 3, 2),
    8: ("coal", 3, 2), 9: ("oil", 1, 1), 10: ("coal", 2, 2), 11: ("uranium", 1, 2), 12: ("hybrid", 2, 2),
    13: (*NOTHING, 1), 14: ("garbage", 2, 2), 15: ("coal", 2, 3), 16: ("oil", 2, 3), 17: ("uranium", 1, 2),
    18: (*NOTHING, 2), 19: ("garbage", 2, 3), 20: ("coal", 3, 5), 21: ("hybrid", 2, 4), 22: (*NOTHING, 2),
    23: ("uranium", 1, 3), 24: ("garbage", 2, 4), 25: ("coal", 2, 5), 26: ("oil", 2, 5), 27: (*NOTHING, 3),
    28: ("uranium", 1, 4), 29: ("hybrid", 1, 4), 30: ("garbage", 3, 6), 31: ("coal", 3, 6), 32: ("oil", 3, 6),
    33: (*NOTHING, 4), 34: ("uranium", 1, 5), 35: ("oil", 1, 5), 36: ("coal", 3, 7), 37: (*NOTHING, 4),
    38: ("garbage", 3, 7), 39: ("uranium", 1, 6), 40: ("oil", 2, 6), 42: ("coal", 2, 6), 44: (*NOTHING, 5),
    46: ("hybrid", 3, 7), 50: (*NOTHING, 6),
}  # fmt: skip
"""What each plant burns, how much of it, and how many cities it supplies."""

FUELS_OF = {
    "coal": ["coal"],
    "oil": ["oil"],
    "garbage": ["garbage"],
    "uranium": ["uranium"],
    "hybrid": ["coal", "oil"],
    "nothing": [],
}


def owner(*plants: int) -> Table:
    """Seat 0 is to buy fuel; it is rich, and the market is full."""
    table = Table(3).order(1, 2, 0).plants(0, *plants).money(0, 1000)
    return table.fuel_market(coal=24, oil=24, garbage=24, uranium=12).fuel_phase()


def fill(table: Table, *fuels: str) -> dict[str, int]:
    """Buy as much of each fuel as there is room for, one fuel after the other."""
    for fuel in fuels:
        while f"buy {fuel}" in table.legal():
            table.play(f"buy {fuel}")
    return {fuel: amount for fuel, amount in table.held(0).items() if amount}


@clause("PG-3.2")
@pytest.mark.parametrize("number", PLANTS)
def test_the_cards_say_what_a_plant_burns_and_supplies(number: int) -> None:
    kind, need, cities = PLANTS[number]
    table = Table(3).plants(0, number)
    card = table.view(None).players[0].plants[0]
    assert (card.number, card.fuels, card.need, card.output) == (number, FUELS_OF[kind], need, cities)


@clause("PG-3.2")
def test_these_are_all_the_plants() -> None:
    assert sorted(Table(3).state.figures.plants) == list(PLANTS)


@clause("PG-3.2")
@pytest.mark.parametrize("number", PLANTS)
def test_a_plant_burns_exactly_what_its_card_says(number: int) -> None:
    """With its fuel it supplies the number of cities on the card, with one token less it does not run."""
    kind, need, cities = PLANTS[number]
    table = Table(3).order(0, 1, 2).plants(0, number).some_cities(0, 7)
    fuel = FUELS_OF[kind][:1]
    for name in fuel:
        table.fuel(0, **{name: need - 1}).supplying()
        assert table.legal() == ["run nothing"]
        table.fuel(0, **{name: need})
    run = f"run {number} with {need} coal" if kind == "hybrid" else f"run {number}"
    table.supplying()
    assert [choice.supplies for choice in table.view(0).choices if choice.move == run] == [cities]
    table.play(run)
    assert set(table.held(0).values()) == {0}


@clause("PG-3.3")
@pytest.mark.parametrize("number", [number for number, plant in PLANTS.items() if plant[0] != "hybrid"])
def test_a_plant_stores_twice_what_it_burns_and_nothing_else(number: int) -> None:
    kind, need, _ = PLANTS[number]
    expected = {kind: 2 * need} if need else {}
    assert fill(owner(number), "coal", "oil", "garbage", "uranium") == expected


@clause("PG-3.4")
@pytest.mark.parametrize("number", [5, 12, 21, 29, 46])
def test_a_hybrid_stores_coal_and_oil_in_any_mix(number: int) -> None:
    room = 2 * PLANTS[number][1]
    assert fill(owner(number), "coal", "oil", "garbage", "uranium") == {"coal": room}
    assert fill(owner(number), "oil", "coal", "garbage", "uranium") == {"oil": room}
    for coal in range(room + 1):
        table = owner(number).fuel(0, coal=coal)
        fill(table, "oil")
        assert (table.held(0)["coal"], table.held(0)["oil"]) == (coal, room - coal)
        assert table.legal() == ["done"]


@clause("PG-3.4")
def test_a_hybrid_burns_coal_and_oil_in_any_mix() -> None:
    table = Table(3).order(0, 1, 2).plants(0, 46).fuel(0, coal=3, oil=3).some_cities(0, 7).supplying()
    assert table.legal() == [
        "run nothing",
        "run 46 with 3 oil",
        "run 46 with 1 coal 2 oil",
        "run 46 with 2 coal 1 oil",
        "run 46 with 3 coal",
    ]


@clause("PG-3.5")
def test_room_for_garbage_is_the_sum_of_all_garbage_plants() -> None:
    assert fill(owner(6, 14, 30), "garbage") == {"garbage": 2 + 4 + 6}


@clause("PG-3.5")
def test_room_for_uranium_is_the_sum_of_all_uranium_plants() -> None:
    assert fill(owner(11, 17, 39), "uranium") == {"uranium": 6}


@clause("PG-3.5")
def test_hybrids_add_room_for_what_the_pure_plants_cannot_hold() -> None:
    """Plant 4 holds 4 coal, plant 3 holds 4 oil, plant 5 holds 4 of either."""
    assert fill(owner(4, 3, 5), "coal", "oil") == {"coal": 8, "oil": 4}
    assert fill(owner(4, 3, 5), "oil", "coal") == {"coal": 4, "oil": 8}
    assert fill(owner(4, 3, 5).fuel(0, coal=5), "oil", "coal") == {"coal": 5, "oil": 7}


@clause("PG-3.5")
def test_free_room_on_a_pure_plant_does_not_help_the_other_fuel() -> None:
    table = owner(4, 5)
    assert fill(table, "oil") == {"oil": 4}
    assert table.refused("buy oil") == ["fuel-no-room"]
    assert "buy coal" in table.legal()


@clause("PG-3.5")
def test_the_refusal_names_the_room_of_pure_plants_and_hybrids() -> None:
    table = owner(4, 3, 5)
    fill(table, "coal", "oil")
    assert table.reasons("buy coal") == ["no room for more coal: you hold 8, and your plants take at most 8 (PG-3.5)"]


@clause("PG-3.5")
def test_the_refusal_names_both_fuels_when_the_hybrids_are_full_of_the_other() -> None:
    """The 4 oil on the hybrid are the reason, not the coal that one does not hold."""
    table = owner(5).fuel(0, oil=4)
    sentence = "no room for more coal: you hold 0 coal and 4 oil, and your plants take at most 4 of both (PG-3.5)"
    assert table.refused("buy coal") == ["fuel-hybrids-full"]
    assert table.reasons("buy coal") == [sentence]
    table = owner(4, 3, 5).fuel(0, coal=6, oil=6)
    sentence = "no room for more oil: you hold 6 coal and 6 oil, and your plants take at most 12 of both (PG-3.5)"
    assert table.reasons("buy oil") == [sentence]


def fits_somehow(plants: tuple[int, ...], coal: int, oil: int) -> bool:
    """Whether the tokens can be laid on the plants, tried plant by plant."""
    if not plants:
        return coal == 0 and oil == 0
    kind, need, _ = PLANTS[plants[0]]
    room = 2 * need
    return any(
        fits_somehow(plants[1:], coal - on_coal, oil - on_oil)
        for on_coal in range(min(coal, room) + 1 if "coal" in FUELS_OF[kind] else 1)
        for on_oil in range(min(oil, room - on_coal) + 1 if "oil" in FUELS_OF[kind] else 1)
    )


@clause("PG-3.5", "PG-3.6")
@pytest.mark.parametrize("plants", list(combinations((3, 4, 5, 9, 13, 29), 3)))
def test_there_is_room_exactly_when_the_tokens_can_be_laid_out_somehow(plants: tuple[int, ...]) -> None:
    stocks = [stock for stock in product(range(9), repeat=2) if fits_somehow(plants, *stock)]
    for coal, oil in stocks:
        table = owner(*plants).fuel(0, coal=coal, oil=oil)
        assert ("buy coal" in table.legal()) == fits_somehow(plants, coal + 1, oil)
        assert ("buy oil" in table.legal()) == fits_somehow(plants, coal, oil + 1)


@clause("PG-3.6")
def test_fuel_lies_where_it_fits() -> None:
    """Coal bought for the hybrid makes way for oil, since plant 4 can take it over; nobody says where it lies."""
    table = owner(5, 4).play(*["buy coal"] * 4)
    assert fill(table, "oil") == {"coal": 4, "oil": 4}


@clause("PG-3.6")
def test_fuel_bought_for_one_plant_may_be_burnt_in_another() -> None:
    table = Table(3).order(0, 1, 2).plants(0, 10, 15).fuel(0, coal=2).some_cities(0, 5).supplying()
    assert table.legal() == ["run nothing", "run 10", "run 15"]


@clause("PG-3.6")
def test_moving_fuel_is_never_a_move() -> None:
    table = owner(4, 5, 10).fuel(0, coal=6, oil=2)
    assert table.legal() == ["done", "buy coal", "buy oil"]
