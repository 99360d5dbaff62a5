"""A fourth plant: which one goes, and the resources that find no room with it (CG-1.20 to CG-1.22)."""

import pytest

from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table

CARDS = ("10", "11-coal", "11-uranium", "12-coal", "12-gas", "13", "15", "16")


def owner(*plants: str, cards: tuple[str, ...] = ()) -> Table:
    """Seat 0 owns these plants and resource cards and is to offer."""
    table = Table(3).order(0, 1, 2).round(5).rich().plants(0, *plants).holds(0, *cards)
    return table.market(*CARDS).auction().draws("17")


@clause("CG-1.20")
def test_a_third_plant_needs_no_scrapping() -> None:
    table = owner("4-coal", "5-eco").buys("11-coal")
    assert table.owned(0) == ["4-coal", "5-eco", "11-coal"]
    assert table.view(None).ask == "offer"


@clause("CG-1.20")
def test_a_fourth_plant_replaces_one_of_the_older_three_at_once() -> None:
    table = owner("4-coal", "5-eco", "8").buys("11-coal")
    assert table.view(None).ask == "scrap"
    assert table.state.actor == 0
    assert table.legal() == ["scrap 4-coal", "scrap 5-eco", "scrap 8"]
    gone = table.state.market.gone
    table.play("scrap 5-eco")
    assert table.owned(0) == ["4-coal", "8", "11-coal"]
    assert table.state.market.gone == gone + 1
    assert "5-eco" not in table.unseen()


@clause("CG-1.20")
def test_the_new_plant_and_plants_of_others_cannot_be_scrapped() -> None:
    table = owner("4-coal", "5-eco", "8").buys("11-coal")
    assert table.reasons("scrap 11-coal") == [
        "plant 11 (2 coal, brings 8) was just bought and cannot be scrapped (CG-1.20)"
    ]
    assert table.reasons("scrap 30") == ["plant 30 (3 gas, brings 12) is not yours (CG-1.20)"]
    assert table.reasons("pass") == ["you have 4 plants and may keep 3: scrap one (CG-1.20)"]


@clause("CG-1.20", "CG-0.6")
def test_of_plants_with_the_same_number_the_named_one_goes() -> None:
    table = owner("4-coal", "4-gas", "4-oil").buys("11-coal")
    table.play("scrap 4-gas")
    assert table.owned(0) == ["4-coal", "4-oil", "11-coal"]


@clause("CG-1.14", "CG-1.20")
def test_scrapping_comes_before_the_replacement() -> None:
    table = owner("4-coal", "5-eco", "8").buys("11-coal")
    assert len(table.on_market()) == 7
    assert table.player(0).money == 89
    table.play("scrap 8")
    assert len(table.on_market()) == 8


@clause("CG-1.21")
def test_units_that_another_plant_can_hold_are_kept() -> None:
    table = owner("4-coal", "5-eco", "8", cards=("coal 2",)).buys("11-coal").play("scrap 4-coal")
    assert table.held(0) == ["coal 2"]


@clause("CG-1.21")
def test_units_that_no_plant_burns_any_more_go_to_the_discard_pile() -> None:
    table = owner("4-coal", "5-eco", "8", cards=("coal 2",)).discard_pile().buys("11-uranium").play("scrap 4-coal")
    assert table.held(0) == []
    assert table.discarded() == ["coal 2"]
    assert table.column(1) == []
    assert table.player(0).money == 89


@clause("CG-1.21")
def test_leftover_cards_go_back_to_their_stack() -> None:
    table = owner("4-coal", "5-eco", "8", cards=("leftover coal",)).discard_pile().stack(coal=1)
    table.buys("11-uranium").play("scrap 4-coal")
    assert table.discarded() == []
    assert table.stacked()["coal"] == 2


@clause("CG-1.21")
def test_only_what_has_no_room_goes() -> None:
    """12-coal and 4-coal hold 8; without the 12 there is room for 2."""
    table = owner("4-coal", "12-coal", "8", cards=("coal 3", "coal 1")).discard_pile()
    table.market("10", "11-uranium", "12-gas", "13", "15", "16", "17", "19").draws("20").buys("11-uranium")
    table.play("scrap 12-coal")
    assert table.units(0)["coal"] == 2
    assert table.held(0) == ["coal 3 turned to 2"]
    assert table.discarded() == ["coal 1"]


@clause("CG-1.21", "CG-1.22")
def test_where_only_oil_is_too_much_for_the_hybrid_it_goes_by_itself() -> None:
    table = owner("3-oil", "5-hybrid", "8", cards=("oil 3", "oil 3")).discard_pile().buys("11-uranium")
    table.play("scrap 3-oil")
    assert table.units(0)["oil"] == 4
    assert table.view(None).ask == "offer"


@clause("CG-1.22")
def test_gas_and_oil_that_compete_for_a_hybrid_are_named_unit_by_unit() -> None:
    """With plant 10 the storage of 4 oil goes, and the hybrid holds 4 of the 6 oil and 2 gas."""
    table = owner("10", "5-hybrid", "8", cards=("oil 3", "oil 3", "gas 2")).discard_pile().buys("11-uranium")
    assert table.units(0) == {"gas": 2, "oil": 6, "coal": 0, "uranium": 0}
    table.play("scrap 10")
    assert table.view(None).ask == "return"
    assert table.legal() == ["return gas", "return oil"]
    assert table.reasons("return coal") == [
        "only gas and oil compete for room, coal does not: return gas or oil (CG-1.22)"
    ]
    assert table.reasons("done") == ["gas and oil find no room, 4 too many: return gas or oil (CG-1.22)"]
    table.play("return gas", "return oil", "return oil")
    assert table.view(None).ask == "return"
    table.play("return gas")
    assert table.units(0) == {"gas": 0, "oil": 4, "coal": 0, "uranium": 0}
    assert table.view(None).ask == "offer"


@clause("CG-1.14", "CG-1.22")
def test_the_replacement_comes_when_everything_fits() -> None:
    table = owner("10", "5-hybrid", "8", cards=("oil 3", "oil 3", "gas 2")).buys("11-uranium").play("scrap 10")
    for move in ("return gas", "return oil", "return oil"):
        table.play(move)
        assert len(table.on_market()) == 7
    table.play("return gas")
    assert table.on_market() == ["10", "11-coal", "12-coal", "12-gas", "13", "15", "16", "17"]


@clause("CG-1.21", "CG-1.22")
def test_no_leftover_cards_are_laid_out_for_units_given_up() -> None:
    """Neither for coal that no plant burns, nor for units named one by one, nor for oil that then goes by itself."""
    cards = ("oil 3", "oil 3", "gas 1", "coal 2")
    table = owner("10", "5-hybrid", "4-coal", cards=cards).buys("11-uranium").play("scrap 4-coal")
    assert table.units(0) == {"gas": 1, "oil": 6, "coal": 0, "uranium": 0}
    full = {"coal": 2, "gas": 2, "oil": 2, "uranium": 1}
    assert (table.column(1), table.stacked()) == ([], full)
    table = owner("10", "5-hybrid", "8", cards=cards[:3]).buys("11-uranium").play("scrap 10")
    assert table.view(None).ask == "return"
    table.play("return oil")
    assert (table.column(1), table.stacked()) == ([], full)
    table.play("return gas")
    assert table.units(0)["oil"] == 4
    assert (table.column(1), table.stacked()) == ([], full)


@clause("CG-1.22")
def test_as_soon_as_only_one_is_too_much_the_rest_goes_by_itself() -> None:
    table = owner("10", "5-hybrid", "8", cards=("oil 3", "oil 3", "gas 1")).discard_pile().buys("11-uranium")
    table.play("scrap 10", "return gas")
    assert table.units(0) == {"gas": 0, "oil": 4, "coal": 0, "uranium": 0}
    assert table.view(None).ask == "offer"


@clause("CG-1.22")
def test_a_fuel_within_the_room_of_its_own_plants_is_not_named() -> None:
    """4-gas holds the 4 gas by itself, so only oil is too much for the hybrid."""
    table = owner("10", "5-hybrid", "4-gas", cards=("oil 3", "oil 3", "gas 3", "gas 1")).buys("11-uranium")
    table.play("scrap 10")
    assert table.units(0) == {"gas": 4, "oil": 4, "coal": 0, "uranium": 0}


@clause("CG-1.21")
@pytest.mark.parametrize("scrapped", ["4-coal", "5-hybrid", "8"])
def test_what_has_room_is_never_given_up(scrapped: str) -> None:
    table = owner("4-coal", "5-hybrid", "8", cards=("coal 2", "gas 2"))
    table.market("10", "11-coal", "11-uranium", "13", "15", "16", "17", "19").draws("20")
    table.buys("13").play(f"scrap {scrapped}")
    assert table.units(0)["gas"] == 2
    assert table.units(0)["coal"] == (0 if scrapped == "4-coal" else 2)
