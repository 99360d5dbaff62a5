"""What the view says of what follows: units on plants, next order, refill, the Trust's cards, what a lot changes."""

import pytest

from powerhouse.games.power_grid_card_game.forecast import Load, Refill, TakenCard
from powerhouse.games.power_grid_card_game.previews import LotPreview
from tests.power_grid_card_game.scenario import Table

PLANTS = ("10", "11-coal", "13", "15", "16", "17", "19", "20")
FULL = ["coal 1", "coal 2", "oil 1", "gas 2"]


def table(players: int = 3) -> Table:
    return Table(players).order(*range(players)).round(5).rich(30).market(*PLANTS)


# Units on plants


def test_units_lie_where_they_bring_most() -> None:
    own = table().plants(0, "4-coal", "12-coal").holds(0, "coal 3").view(None).players[0]
    assert own.loads == [Load({}, False, 1, 2, False), Load({"coal": 3}, True, 0, 6, False)]
    assert own.income == 9


def test_what_is_left_lies_on_plants_for_later() -> None:
    own = table().plants(0, "4-coal", "8").holds(0, "coal 2").view(None).players[0]
    assert own.loads == [Load({"coal": 2}, True, 0, 2, True), Load({}, True, 0, 0, False)]


def test_what_has_no_room_elsewhere_lies_on_hybrids() -> None:
    # Plant 4 holds all gas, so the oil must have the whole hybrid.
    own = table().plants(0, "4-gas", "5-hybrid").holds(0, "gas 3", "gas 1", "oil 3", "oil 1").view(None).players[0]
    assert own.loads == [Load({"gas": 4}, True, 0, 4, True), Load({"oil": 4}, True, 0, 4, True)]


def test_in_the_last_round_nothing_is_stored_and_nothing_runs_again() -> None:
    some = table().plants(0, "4-coal", "12-coal").holds(0, "coal 3", "coal 3", "coal 2")
    assert [(load.room, load.again) for load in some.view(None).players[0].loads] == [(2, True), (6, True)]
    some.last_round()
    assert [(load.room, load.again) for load in some.view(None).players[0].loads] == [(1, False), (3, False)]


def test_who_produces_nothing_expects_the_guaranteed_income() -> None:
    assert table().plants(0, "4-coal").view(None).players[0].income == 1


def test_nobody_expects_an_income_in_the_last_round() -> None:
    last = table().plants(0, "8").last_round().view(None)
    assert last.players[0].income is None
    assert last.next_order == []
    assert last.refill is None


# Turn order


def test_the_next_order_is_that_of_the_incomes() -> None:
    some = table().plants(0, "8").plants(1, "20").plants(2, "14-eco-1")
    assert some.view(None).next_order == [1, 2, 0]


def test_what_is_earned_counts_not_what_could_be() -> None:
    some = table().plants(0, "20").plants(1, "8").plants(2, "5-eco").producing().play("run nothing")
    assert some.view(None).next_order == [1, 2, 0]
    assert some.view(None).players[0].income == 1


def test_money_after_the_round_counts_an_income_once() -> None:
    some = table().plants(0, "20").plants(1, "8").plants(2, "5-eco").producing()
    assert [some.view(0).players[seat].money_after for seat in (0, 1)] == [38, None]
    some.play("run nothing")
    assert (some.view(0).players[0].money, some.view(0).players[0].money_after) == (31, 31)
    assert some.last_round().view(0).players[0].money_after is None


@pytest.mark.parametrize(("money", "places"), [("open", [1, 2, 2]), ("hidden", [3, 1, 1])])
def test_the_standings_as_they_would_be_now(money: str, places: list[int]) -> None:
    some = Table(3, money=money).round(5).rich(20).money(0, 50)
    some.plants(0, "8").plants(1, "14-eco-1").plants(2, "14-eco-2")
    assert [player.place for player in some.view(None).players] == places


# Bookkeeping


def test_free_places_after_cards_have_moved() -> None:
    some = table().columns(FULL, ["coal 2"], ["gas 3"]).resource_deck(*["oil 1"] * 9).buying()
    assert some.view(None).refill == Refill(free=[0, 0, 2, 4], shuffles=False, leaves=None, under="20")


def test_an_empty_deck_is_shuffled_and_the_cheapest_plant_leaves() -> None:
    some = table().columns(FULL, [], []).resource_deck("oil 1").discard_pile("coal 1").buying()
    assert some.view(None).refill == Refill(free=[0, 0, 4, 4], shuffles=True, leaves="10", under="20")
    nothing = some.discard_pile().view(None).refill
    assert nothing is not None
    assert not nothing.shuffles


# The Trust


def test_the_cards_that_the_trust_will_take() -> None:
    two = table(2).trust_plants("12-coal", "13").columns(["coal 1", "gas 1"], ["coal 3", "oil 2"], [])
    trust = two.buying().view(None).trust
    assert trust is not None
    assert trust.next == [
        TakenCard("coal", 1, 2, 1),
        TakenCard("gas", 1, 2, 1),
        TakenCard("coal", 3, 3, 1),
        TakenCard("oil", 2, 3, 1),
    ]
    trust = two.play("done").view(None).trust
    assert trust is not None
    assert trust.next == []


def test_a_leftover_card_is_the_first_that_the_trust_takes() -> None:
    two = table(2).trust_plants("11-coal").columns(["coal 3"], [], [], leftovers=("coal",)).buying()
    trust = two.view(None).trust
    assert trust is not None
    assert trust.next == [TakenCard("coal", 1, 1, 1), TakenCard("coal", 3, 2, 1)]


# What a decision would bring


def test_what_a_plant_on_offer_would_change() -> None:
    some = table().plants(0, "3-coal", "8", "5-eco").plants(1, "9").plants(2, "4-coal")
    some.columns(["coal 1"], ["coal 2"], ["oil 1"]).auction()
    lots = {lot.plant: lot for lot in some.view(0).lots}
    assert lots["11-coal"] == LotPreview(
        plant="11-coal", capacity=19, ready=11, drops="3-coal", cost=3, units=3, rivals=[2]
    )
    assert lots["10"].cost is None
    assert some.view(None).lots == []


def test_a_plant_for_who_has_few_drops_none() -> None:
    some = table().plants(0, "8").columns([], [], []).auction()
    assert [(lot.drops, lot.capacity) for lot in some.view(0).lots] == [(None, 14), (None, 14), (None, 15), (None, 14)]


@pytest.mark.parametrize(
    ("card", "income", "runs"), [("coal 1 for 2", 6, ["8"]), ("coal 2 for 3", 14, ["8", "11-coal"])]
)
def test_what_a_card_would_let_run(card: str, income: int, runs: list[str]) -> None:
    some = table().plants(2, "8", "11-coal").columns(["coal 1"], ["coal 2"], []).buying()
    choice = next(one for one in some.view(2).choices if one.move == f"buy {card}")
    assert (choice.income, choice.runs) == (income, runs)


def test_things_that_cannot_be_had_have_a_move_to_ask_about() -> None:
    some = table().plants(2, "8").columns([], [], ["uranium 1"]).buying().view(2)
    assert [card.move for column in some.resources.columns for card in column.cards] == ["buy uranium 1 for 4"]
    assert some.market.offers["20"] == "offer 20"
