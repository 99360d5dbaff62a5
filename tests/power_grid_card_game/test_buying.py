"""Phase 2: buying whole cards, turning them, leftover cards (CG-2.1 to CG-2.9)."""

import pytest

from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table


def buyer(*plants: str, cards: tuple[str, ...] = (), money: int = 50) -> Table:
    """Seat 0 is last in turn order, so the first to buy."""
    return Table(3).order(1, 2, 0).round(4).plants(0, *plants).holds(0, *cards).money(0, money).buying()


@clause("CG-2.1")
def test_the_last_in_turn_order_buys_first_and_everybody_has_one_turn() -> None:
    table = buyer("4-coal")
    seats = []
    for _ in range(3):
        seats.append(table.state.actor)
        table.play("done")
    assert seats == [0, 2, 1]
    assert table.view(None).ask == "run"


@clause("CG-2.1")
def test_one_buys_card_after_card_or_nothing() -> None:
    table = buyer("12-coal").columns(["coal 1", "coal 2"], ["coal 2"])
    assert table.legal() == ["done", "buy coal 1 for 2", "buy coal 2 for 2", "buy coal 2 for 3"]
    table.play("buy coal 1 for 2", "buy coal 2 for 3")
    assert table.legal() == ["done", "buy coal 2 for 2"]
    assert table.refused("bid 3") == ["not-buy"]


@clause("CG-2.2")
@pytest.mark.parametrize(("card", "price"), [("coal 1", 2), ("coal 3", 2), ("coal 2", 3), ("coal 1", 4)])
def test_a_card_costs_the_price_of_its_column_whatever_its_units(card: str, price: int) -> None:
    table = buyer("12-coal").columns(["coal 1", "coal 3"], ["coal 2"], ["coal 1"])
    table.play(f"buy {card} for {price}")
    assert table.player(0).money == 50 - price
    assert table.state.bank == price
    assert table.held(0) == [card]


@clause("CG-2.2")
def test_a_card_that_one_cannot_pay_cannot_be_bought() -> None:
    table = buyer("12-coal", money=2).columns(["coal 1"], ["coal 2"])
    assert table.legal() == ["done", "buy coal 1 for 2"]
    assert table.reasons("buy coal 2 for 3") == ["the card costs 3, you have 2 (CG-2.2)"]


@clause("CG-2.2")
def test_a_dearer_card_may_be_bought_while_a_cheaper_lies_there() -> None:
    table = buyer("12-coal").columns(["coal 2"], [], ["coal 2"]).play("buy coal 2 for 4")
    assert table.column(2) == ["coal 2"]
    assert table.column(4) == []
    assert table.player(0).money == 46


@clause("CG-2.3")
def test_fuel_that_no_own_plant_burns_cannot_be_bought() -> None:
    table = buyer("12-coal", "8").columns(["coal 1", "gas 1", "uranium 1"])
    assert table.legal() == ["done", "buy coal 1 for 2"]
    assert table.reasons("buy gas 1 for 2") == ["none of your plants burns gas (CG-2.3)"]


@clause("CG-2.4")
def test_a_card_is_bought_while_one_unit_has_room() -> None:
    table = buyer("4-coal", cards=("coal 1",)).columns(["coal 3"])
    assert table.legal() == ["done", "buy coal 3 for 2"]
    table.play("buy coal 3 for 2")
    assert table.units(0)["coal"] == 2


@clause("CG-2.4")
def test_without_room_nothing_is_bought() -> None:
    table = buyer("4-coal", cards=("coal 2",)).columns(["coal 1", "coal 3"])
    assert table.legal() == ["done"]
    assert table.reasons("buy coal 1 for 2") == [
        "no room for more coal: you hold 2, and your plants take at most 2 (CG-2.4)"
    ]


@clause("CG-2.5", "CG-2.6")
def test_a_card_is_turned_to_what_has_room_and_leftover_cards_are_laid_out() -> None:
    table = buyer("4-coal", cards=("coal 1",)).columns(["coal 3"])
    choice = table.view(0).choices[1]
    assert (choice.cost, choice.keeps, choice.leftover) == (2, 1, 2)
    table.play("buy coal 3 for 2")
    assert table.held(0) == ["coal 1", "coal 3 turned to 1"]
    assert table.column(1) == ["coal 1", "coal 1"]
    assert table.stacked()["coal"] == 0
    assert table.player(0).money == 48


@clause("CG-2.5")
def test_with_room_for_all_the_card_shows_everything() -> None:
    table = buyer("12-coal").columns(["coal 3"]).play("buy coal 3 for 2")
    assert table.held(0) == ["coal 3"]
    assert table.column(1) == []


@clause("CG-2.5", "CG-3.5")
def test_a_hybrid_takes_what_the_gas_plant_cannot() -> None:
    """6-gas holds 2, 5-hybrid 4 of gas and oil: with 3 oil and 2 gas there is room for one more of either."""
    table = buyer("6-gas", "5-hybrid", cards=("oil 3", "gas 2")).columns(["gas 3"])
    table.play("buy gas 3 for 2")
    assert table.units(0) == {"gas": 3, "oil": 3, "coal": 0, "uranium": 0}
    assert table.column(1) == ["gas 1", "gas 1"]


@clause("CG-2.7")
def test_without_leftover_cards_the_units_are_lost() -> None:
    table = buyer("5-uranium", cards=("uranium 1",)).columns(["uranium 2"]).stack(uranium=0)
    choice = table.view(0).choices[1]
    assert (choice.keeps, choice.leftover) == (1, 0)
    table.play("buy uranium 2 for 2")
    assert table.held(0) == ["uranium 1", "uranium 2 turned to 1"]
    assert table.column(1) == []
    assert table.stacked()["uranium"] == 0


@clause("CG-2.7")
def test_as_many_leftover_cards_as_there_are() -> None:
    table = buyer("4-coal", cards=("coal 1",)).columns(["coal 3"], leftovers=("coal",))
    choice = table.view(0).choices[2]
    assert (choice.move, choice.keeps, choice.leftover) == ("buy coal 3 for 2", 1, 1)
    table.play("buy coal 3 for 2")
    assert table.column(1) == ["coal 1", "coal 1"]
    assert table.stacked()["coal"] == 0


@clause("CG-2.8")
def test_anybody_may_buy_leftover_cards_for_1() -> None:
    table = buyer("4-coal", cards=("coal 1",)).columns(["coal 3"]).plants(2, "6-coal").money(2, 5)
    table.play("buy coal 3 for 2", "done")
    assert table.legal() == ["done", "buy coal 1 for 1"]
    table.play("buy coal 1 for 1", "buy coal 1 for 1")
    assert table.held(2) == ["leftover coal", "leftover coal"]
    assert table.player(2).money == 3
    assert table.column(1) == []


@clause("CG-2.8")
def test_column_1_has_no_limit() -> None:
    table = buyer("12-coal").columns(leftovers=("coal", "coal", "gas", "gas", "oil", "oil", "uranium"))
    assert len(table.column(1)) == 7
    assert table.view(None).resources.columns[0].slots is None
    assert table.legal() == ["done", "buy coal 1 for 1"]


@clause("CG-2.9")
def test_what_is_sold_out_stays_so_in_this_phase() -> None:
    table = buyer("12-coal").columns(["coal 2"]).plants(2, "12-coal").play("buy coal 2 for 2", "done")
    assert table.column(2) == []
    assert table.legal() == ["done"]
    assert table.reasons("buy coal 2 for 2") == ["there is no card of 2 coal for 2 (CG-2.9)"]


@clause("CG-2.9")
def test_a_missing_card_without_room_and_money_is_refused_for_every_reason() -> None:
    table = buyer("4-coal", cards=("coal 2",), money=0).columns()
    assert table.refused("buy coal 2 for 2") == ["card-absent", "fuel-no-room", "card-dear"]
