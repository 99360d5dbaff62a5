"""The Step 3 card, whenever it is drawn (PG-6.7 to PG-6.13, PG-6.15, PG-6.16)."""

import pytest

from powerhouse.games.power_grid.codes import OFFER
from tests.clauses import clause
from tests.power_grid.scenario import STEP_3, Table

NO_FUEL = {"coal": 0, "oil": 0, "garbage": 0, "uranium": 0}


def auction(step: int = 2, players: int = 4) -> Table:
    """Phase 2: the Step 3 card is next, and 38, 40, 44 and 46 lie below it."""
    table = Table(players).order(*range(players)).round(6).step(step)
    table.market(10, 12, 15, 20, 25, 30, 31, 33).last_card_on_top(38, 40, 44, 46)
    return table.auction()


def end_of_round(step: int) -> Table:
    """Phase 5 before anybody has supplied: the Step 3 card is next, and 33 and 44 lie below it."""
    table = Table(4).order(0, 1, 2, 3).round(6).step(step).market(6, 7, 8, 10, 14, 19, 25, 31)
    return table.last_card_on_top(33, 44).fuel_market(**NO_FUEL).supplying()


def unseen(table: Table) -> list[int]:
    """What the deck may still show; nothing else is in it."""
    plugs, sockets = table.unseen()
    assert table.state.market.deck.size() == len(plugs) + len(sockets)
    return plugs + sockets


# Drawn in phase 2


@clause("PG-6.8", "PG-6.9")
def test_drawn_after_a_sale_it_lies_last_in_the_lower_row_and_the_phase_goes_on() -> None:
    table = auction().draws(STEP_3, 40).buys(20)
    assert table.rows() == [[10, 12, 15, 25], [30, 31, 33, STEP_3]]
    assert table.heading() == "round 6, step 2, auction"
    assert table.state.actor == 1
    assert table.legal() == ["pass", "offer 10", "offer 12", "offer 15", "offer 25"]

    table.buys(25)
    assert table.rows() == [[10, 12, 15, 30], [31, 33, 40, STEP_3]]


@clause("PG-6.8")
def test_it_can_never_be_offered() -> None:
    table = auction().draws(STEP_3).buys(20).money(1, 500)
    refusals = table.state.refusals(OFFER + STEP_3)
    assert [str(refusal) for refusal in refusals] == ["plant 99 is not in the market (PG-2.5)"]


@clause("PG-6.8")
def test_it_is_not_on_offer_even_when_the_upper_row_has_a_free_place() -> None:
    table = auction(players=6).last_card_on_top().draws(STEP_3)
    for plant in (20, 25, 30, 31, 33):
        table.money(table.state.turn, 50).buys(plant)
    assert table.rows() == [[10, 12, 15], [STEP_3]]
    assert table.legal() == ["pass", "offer 10", "offer 12", "offer 15"]


@clause("PG-6.9")
def test_the_deck_is_shuffled_at_once_and_holds_just_the_plants_put_under_it() -> None:
    table = auction().last_card_on_top(14, 38, 40).draws(STEP_3, 38).buys(20)
    assert unseen(table) == [14, 38, 40]
    assert table.view(0).market.top == "socket"
    assert table.view(0).market.under == []


@clause("PG-6.8", "PG-6.9")
def test_drawn_for_a_plant_removed_below_the_discount_token() -> None:
    table = auction().deck(3, under=(38, 40)).draws(3, STEP_3).buys(20)
    assert table.rows() == [[10, 12, 15, 25], [30, 31, 33, STEP_3]]
    assert table.token() is None  # 3 left the game with the token
    assert unseen(table) == [38, 40]


@clause("PG-6.8", "PG-6.10")
def test_drawn_for_the_unsold_discount_plant() -> None:
    table = auction().draws(STEP_3).everybody("pass")
    assert table.heading() == "round 6, step 3, fuel"
    assert list(table.state.market.cards) == [15, 20, 25, 30, 31, 33]  # 10 unsold, 12 with the card
    assert unseen(table) == [38, 40, 44, 46]


@clause("PG-6.8", "PG-8.12")
def test_drawn_for_the_plant_that_the_trust_took() -> None:
    table = auction(players=2).draws(STEP_3, 44).play("pass")
    assert [plant.number for plant in table.trust().fleet.plants] == [20]
    assert table.rows() == [[10, 12, 15, 25], [30, 31, 33, STEP_3]]
    assert table.state.actor == 1
    table.play("pass")
    assert table.state.step == 3
    assert list(table.state.market.cards) == [15, 25, 30, 31, 33, 44]  # 44 came for the unsold 10


@clause("PG-6.10", "PG-6.7")
def test_at_the_end_of_the_phase_the_card_and_the_cheapest_plant_leave_without_replacement() -> None:
    table = auction().draws(STEP_3, 40, 46).buys(20)
    gone = table.state.market.gone
    table.buys(12).play("pass")
    assert table.state.step == 2
    table.play("pass")  # 10 unsold, 46 comes; then the card and 15 leave
    assert list(table.state.market.cards) == [25, 30, 31, 33, 40, 46]
    assert table.state.market.gone == gone + 3
    assert table.state.step == 3
    assert unseen(table) == [38, 44]


@clause("PG-6.10")
def test_fewer_than_six_remain_when_the_deck_has_run_out() -> None:
    table = auction().last_card_on_top().draws(STEP_3)
    table.buys(20).buys(12).play("pass", "pass")
    assert list(table.state.market.cards) == [25, 30, 31, 33]  # 10 unsold, 15 with the card


@clause("PG-6.11", "PG-6.1")
def test_step_3_counts_from_phase_3_of_the_same_round() -> None:
    table = auction().draws(STEP_3, 46).everybody("pass").everybody("done")
    table.some_cities(0, 1).some_cities(3, 1)
    city = table.view(0).players[0].cities[0]
    way = int(table.player(3).reach[table.city(city)])
    table.cities(1, city).play(f"build {city}")
    assert table.slots(city) == [0, 1, 3]
    assert table.player(3).money == 50 - 20 - way

    table.fuel_market(**NO_FUEL).everybody("done").everybody("run nothing")
    assert table.on_market() == {"coal": 4, "oil": 5, "garbage": 4, "uranium": 2}
    assert table.rows() == [[20, 25, 30, 31, 33, 46], []]  # 15 left the game, 46 was drawn


# Drawn in phase 5


@clause("PG-6.12", "PG-6.7", "PG-5.1")
def test_drawn_in_the_plant_update_it_leaves_with_the_cheapest_plant() -> None:
    table = end_of_round(2).draws(STEP_3)
    gone = table.state.market.gone
    table.everybody("run nothing")
    assert list(table.state.market.cards) == [7, 8, 10, 14, 19, 25]
    assert table.state.market.gone == gone + 2
    assert unseen(table) == [31, 33, 44]  # 31 went under the deck in this update


@clause("PG-6.12", "PG-6.14")
def test_drawn_in_the_plant_update_step_3_counts_from_the_next_phase_1() -> None:
    table = end_of_round(2).draws(STEP_3).everybody("run nothing")
    assert table.heading() == "round 7, step 3, auction"
    assert table.on_market() == {"coal": 6, "oil": 4, "garbage": 3, "uranium": 2}  # still column 2
    assert table.rows() == [[7, 8, 10, 14, 19, 25], []]
    assert table.token() == 7


@clause("PG-6.13")
def test_drawn_for_the_plant_that_step_2_removed() -> None:
    table = end_of_round(1).some_cities(0, 7).building().draws(STEP_3)
    gone = table.state.market.gone
    table.everybody("done")
    assert table.heading() == "round 6, step 2, bureaucracy"
    assert list(table.state.market.cards) == [8, 10, 14, 19, 25, 31]  # 6 for step 2, 7 with the card
    assert table.state.market.gone == gone + 3
    assert unseen(table) == [33, 44]


@clause("PG-6.13", "PG-6.5")
def test_drawn_for_the_plant_that_step_2_removed_there_is_no_plant_update() -> None:
    table = end_of_round(1).some_cities(0, 7).building().draws(STEP_3).everybody("done")
    table.everybody("run nothing")
    assert table.on_market() == {"coal": 6, "oil": 4, "garbage": 3, "uranium": 2}  # column 2
    assert table.heading() == "round 7, step 3, auction"
    assert table.rows() == [[8, 10, 14, 19, 25, 31], []]
    assert unseen(table) == [33, 44]


@clause("PG-6.13", "PG-5.14")
def test_after_that_the_next_round_is_an_ordinary_round_of_step_3() -> None:
    table = end_of_round(1).some_cities(0, 7).building().draws(STEP_3, 44).everybody("done")
    table.everybody("run nothing").fuel_market(**NO_FUEL).next_round()
    assert table.on_market() == {"coal": 4, "oil": 5, "garbage": 4, "uranium": 2}
    assert list(table.state.market.cards) == [10, 14, 19, 25, 31, 44]


# Step 3 before step 2


@clause("PG-6.15")
def test_step_3_before_step_2_in_phase_2_does_the_effect_of_step_2_first() -> None:
    table = auction(step=1).draws(STEP_3, 40, 44).buys(20)
    table.play("pass", "pass")
    assert table.rows() == [[10, 12, 15, 25], [30, 31, 33, STEP_3]]
    gone = table.state.market.gone
    table.play("pass")
    # 10 unsold, 40 comes; 12 leaves for step 2, 44 comes; 15 leaves with the card
    assert list(table.state.market.cards) == [25, 30, 31, 33, 40, 44]
    assert table.state.market.gone == gone + 4
    assert unseen(table) == [38, 46]
    assert table.heading() == "round 6, step 3, fuel"


@clause("PG-6.15")
def test_the_card_drawn_for_the_effect_of_step_2_may_be_the_cheapest() -> None:
    table = auction(step=1).last_card_on_top(4, 40).draws(STEP_3, 40, 4)
    table.buys(20).play("pass", "pass", "pass")
    # 10 unsold, 40 comes; 12 leaves for step 2, 4 comes and leaves at once with the card
    assert list(table.state.market.cards) == [15, 25, 30, 31, 33, 40]


@clause("PG-6.16")
def test_step_3_before_step_2_in_phase_5_does_the_effect_of_step_2_first() -> None:
    table = end_of_round(1).draws(STEP_3, 33)
    gone = table.state.market.gone
    table.everybody("run nothing")
    # 31 goes under; 6 leaves for step 2 and 33 comes; 7 leaves with the card
    assert list(table.state.market.cards) == [8, 10, 14, 19, 25, 33]
    assert table.state.market.gone == gone + 3
    assert unseen(table) == [31, 44]
    assert table.heading() == "round 7, step 3, auction"


@clause("PG-6.16", "PG-6.1")
def test_step_3_before_step_2_in_phase_5_leaves_the_refill_of_column_1() -> None:
    table = end_of_round(1).draws(STEP_3).everybody("run nothing")
    assert table.on_market() == {"coal": 5, "oil": 3, "garbage": 2, "uranium": 1}


@clause("PG-6.8", "PG-6.12", "PG-6.16")
@pytest.mark.parametrize("step", [1, 2])
def test_no_card_is_lost_when_the_step_3_card_comes(step: int) -> None:
    table = auction(step).draws(STEP_3)
    before = table.state.ledger()
    table.everybody("pass")
    assert table.state.ledger() == before
    table = end_of_round(step).draws(STEP_3)
    before = table.state.ledger()
    table.everybody("run nothing")
    assert table.state.ledger() == before
