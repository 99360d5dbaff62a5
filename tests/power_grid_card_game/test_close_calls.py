"""Where a rule is just met or just missed: resource cards, what the Trust takes, and refilled columns."""

import pytest

from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table


def _buyer(*plants: str, cards: tuple[str, ...] = (), money: int = 50) -> Table:
    return Table(3).order(1, 2, 0).round(4).plants(0, *plants).holds(0, *cards).money(0, money).buying()


@clause("CG-2.4", "CG-3.5")
def test_hybrids_have_no_room_for_coal() -> None:
    table = _buyer("4-coal", "5-hybrid", cards=("coal 2",)).columns(["coal 1", "gas 1", "oil 2"])
    assert table.legal() == ["done", "buy gas 1 for 2", "buy oil 2 for 2"]
    assert table.reasons("buy coal 1 for 2") == [
        "no room for more coal: you hold 2, and your plants take at most 2 (CG-2.4)"
    ]


@clause("CG-2.4", "CG-3.5")
def test_a_gas_plant_and_a_hybrid_have_room_together() -> None:
    """4-gas and 5-hybrid both burn 2, so there is room for 8 gas."""
    table = _buyer("4-gas", "5-hybrid", cards=("gas 3", "gas 3")).columns(["gas 2", "gas 1"])
    assert table.play("buy gas 2 for 2").units(0)["gas"] == 8
    assert table.reasons("buy gas 1 for 2") == [
        "no room for more gas: you hold 8, and your plants take at most 8 (CG-2.4)"
    ]


@clause("CG-2.2", "CG-2.9")
def test_with_room_for_one_and_exact_money_only_the_card_is_missing() -> None:
    table = _buyer("4-coal", "6-gas", cards=("coal 1", "gas 1"), money=3).columns(["coal 1", "gas 1", "oil 1"])
    assert table.legal() == ["done", "buy coal 1 for 2", "buy gas 1 for 2"]
    assert table.reasons("buy gas 3 for 3") == ["there is no card of 3 gas for 3 (CG-2.9)"]
    assert table.reasons("buy coal 2 for 3") == ["there is no card of 2 coal for 3 (CG-2.9)"]
    assert table.refused("buy coal 1 for 4") == ["card-absent", "card-dear"]


@clause("CG-2.6", "CG-2.8")
def test_leftover_cards_lie_beside_those_that_lie_there() -> None:
    table = _buyer("4-coal", cards=("coal 1",)).columns(["coal 2"], leftovers=("coal",)).plants(2, "12-coal")
    table.money(2, 9).play("buy coal 2 for 2", "done")
    assert table.column(1) == ["coal 1", "coal 1"]
    assert table.legal() == ["done", "buy coal 1 for 1"]


@clause("CG-6.9", "CG-6.8")
@pytest.mark.parametrize(
    ("columns", "taken"),
    [
        ((["gas 2"], ["oil 2"]), ["gas 2"]),
        ((["oil 2"], ["gas 2"]), ["oil 2"]),
        ((["oil 2", "gas 2"], []), ["gas 2"]),
        (([], ["oil 2"]), ["oil 2"]),
        (([], ["gas 2"]), ["gas 2"]),
        (([], []), []),
        (([], ["gas 1"], ["oil 1"]), ["gas 1", "oil 1"]),
    ],
)
def test_the_hybrids_of_the_trust_get_the_cheaper_fuel(columns: tuple[list[str], ...], taken: list[str]) -> None:
    table = Table(2).order(0, 1).round(5).trust_plants("5-hybrid").buying().columns(*columns).play("done")
    assert table.trust_held() == taken


@clause("CG-4.8", "CG-4.6")
def test_after_a_sale_the_columns_are_filled_again() -> None:
    """As they were dealt: four cards in each of three columns, two of which are sold."""
    table = Table(3).order(1, 2, 0).round(4).plants(0, "12-coal", "10").rich().buying()
    for price in (2, 3):
        table.play(next(move for move in table.legal() if move.endswith(f"for {price}")))
    assert len(table.column(2)) + len(table.column(3)) + len(table.column(4)) == 10
    before = table.state.copy()
    digest = before.digest()
    table.play("done", "done", "done").everybody("run nothing")
    assert [len(table.column(price)) for price in (2, 3, 4)] == [4, 4, 4]
    assert before.digest() == digest


@clause("CG-4.1")
def test_what_was_earned_is_told_anew_in_every_round() -> None:
    table = Table(3).round(4).producing()
    first = table.state.actor
    table.play("run nothing")
    assert first is not None
    assert table.view(None).earned[first] == table.state.figures.guaranteed_income
    table.play("run nothing", "run nothing").everybody("pass").everybody("done")
    assert table.view(None).earned == [None, None, None]


@clause("CG-1.6")
def test_what_may_be_bid_for_is_told_before_a_plant_is_offered() -> None:
    table = Table(3).round(4).rich().auction()
    bidding = table.state.bidding()
    assert bidding is not None
    assert (bidding.lot, bidding.raise_to, bidding.amount, bidding.highest, bidding.may_pass) == (
        None,
        None,
        0,
        0,
        True,
    )
    first = Table(3).state.bidding()
    assert first is not None
    assert not first.may_pass
    bought = table.buying().state.bidding()
    assert bought is not None
    assert not bought.may_pass
