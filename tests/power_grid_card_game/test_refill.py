"""Phase 3, second part: cards move to cheaper columns, new ones come, piles are shuffled (CG-4.6 to CG-4.13)."""

from tests.clauses import clause
from tests.power_grid_card_game.scenario import LAST_ROUND, Table

PLANTS = ("10", "11-coal", "13", "15", "16", "17", "19", "20")
DECK = (
    "coal 1",
    "coal 2",
    "coal 3",
    "gas 1",
    "gas 2",
    "gas 3",
    "oil 1",
    "oil 2",
    "oil 3",
    "uranium 1",
    "uranium 2",
    "coal 3",
)


def before(*columns: list[str], players: int = 3, leftovers: tuple[str, ...] = ()) -> Table:
    """The end of phase 3 is near; columns hold four cards."""
    return Table(players).market(*PLANTS).columns(*columns, leftovers=leftovers).resource_deck(*DECK).no_token()


@clause("CG-4.6")
def test_cards_move_to_the_cheapest_columns() -> None:
    table = before([], ["coal 1", "gas 1"], ["coal 2", "oil 1", "uranium 1"]).resource_deck().discard_pile()
    table.next_round()
    assert table.column(2) == ["coal 1", "coal 2", "gas 1", "oil 1"]
    assert table.column(3) == ["uranium 1"]
    assert table.column(4) == []


@clause("CG-4.6")
def test_column_3_goes_before_column_4() -> None:
    table = before(["coal 3"] * 3, ["uranium 2", "uranium 2"], ["coal 1", "coal 1"]).resource_deck().discard_pile()
    table.next_round()
    assert table.column(2) == ["coal 3", "coal 3", "coal 3", "uranium 2"]
    assert table.column(3) == ["coal 1", "coal 1", "uranium 2"]


@clause("CG-4.6")
def test_full_columns_stay_as_they_are() -> None:
    columns = (["coal 3"] * 4, ["gas 3"] * 4, ["oil 3"] * 4)
    table = before(*columns).next_round()
    assert [table.column(price) for price in (2, 3, 4)] == list(columns)
    assert len(table.deck_cards()) == len(DECK)


@clause("CG-4.6", "CG-0.10")
def test_leftover_cards_stay_and_no_other_card_comes_to_column_1() -> None:
    table = before([], [], [], leftovers=("coal", "gas")).next_round()
    assert table.column(1) == ["coal 1", "gas 1"]
    assert [len(table.column(price)) for price in (2, 3, 4)] == [4, 4, 4]


@clause("CG-4.7")
def test_coal_moves_first_then_gas_oil_uranium_and_small_cards_first() -> None:
    moving = ["uranium 1", "oil 1", "gas 3", "gas 2", "coal 3"]
    for free in range(5):
        table = Table(4).market(*PLANTS).columns(["oil 3"] * (5 - free), moving).resource_deck().discard_pile()
        table.no_token().next_round()
        expected = ["coal 3", "gas 2", "gas 3", "oil 1", "uranium 1"]
        assert table.column(3) == expected[free:]
        assert sorted(table.column(2)) == sorted(["oil 3"] * (5 - free) + expected[:free])


@clause("CG-4.8")
def test_new_cards_fill_column_2_then_3_then_4() -> None:
    drawn = ("uranium 1", "coal 3", "gas 1", "oil 2", "coal 1")
    table = before(["coal 3"] * 3, [], []).draws("22", resources=drawn).next_round()
    assert table.column(2) == ["coal 3", "coal 3", "coal 3", "uranium 1"]
    assert table.column(3) == ["coal 1", "coal 3", "gas 1", "oil 2"]
    assert [len(table.column(price)) for price in (2, 3, 4)] == [4, 4, 4]


@clause("CG-4.8")
def test_what_was_drawn_has_left_the_deck() -> None:
    table = before(["coal 3"] * 4, ["gas 3"] * 4, ["oil 3"] * 2).draws("22", resources=("oil 2", "gas 1")).next_round()
    left = sorted(DECK)
    left.remove("oil 2")
    left.remove("gas 1")
    assert sorted(table.deck_cards()) == left


@clause("CG-4.9")
def test_an_empty_deck_is_made_from_the_discard_pile_when_a_card_is_needed() -> None:
    table = before(["coal 3"] * 4, ["gas 3"] * 4, ["oil 3"]).resource_deck("coal 1")
    table.discard_pile("gas 1", "gas 2", "gas 3").draws(
        "22", "23-oil", resources=("coal 1", "gas 2", "gas 1")
    ).next_round()
    assert table.column(4) == ["coal 1", "gas 1", "gas 2", "oil 3"]
    assert table.deck_cards() == ["gas 3"]


@clause("CG-4.9", "CG-4.10")
def test_a_deck_that_is_used_up_exactly_is_not_shuffled_yet() -> None:
    table = before(["coal 3"] * 4, ["gas 3"] * 4, ["oil 3"] * 3).resource_deck("coal 1").discard_pile("gas 1")
    table.draws("22").next_round()
    assert table.deck_cards() == []
    assert table.discarded() == ["gas 1"]
    assert table.on_market() == ["10", "11-coal", "13", "15", "16", "17", "19", "22"]


@clause("CG-4.10")
def test_each_shuffle_removes_the_cheapest_plant() -> None:
    table = before(["coal 3"] * 4, ["gas 3"] * 4, ["oil 3"] * 3).resource_deck().discard_pile("gas 1")
    gone = table.state.market.gone
    table.draws("9", "22").next_round()
    # 10 left and 9 came; then 20 went under the deck and 22 came.
    assert table.on_market() == ["9", "11-coal", "13", "15", "16", "17", "19", "22"]
    assert table.under() == ["20"]
    assert table.state.market.gone == gone + 1


@clause("CG-4.10", "CG-4.13")
def test_two_shuffles_in_one_refill_remove_two_plants() -> None:
    """After the first, the cards marked ++ are the discard pile, and the second comes when they are needed."""
    table = before(["coal 3"] * 4, ["gas 3"] * 4, []).resource_deck().discard_pile("gas 1")
    table.draws("22", "23-oil", "24-hybrid", resources=("gas 1", "coal 3", "gas 3", "oil 3")).next_round()
    assert table.column(4) == ["coal 3", "gas 1", "gas 3", "oil 3"]
    assert table.deck_cards() == ["uranium 2"]
    assert table.discarded() == []
    assert table.on_market() == ["13", "15", "16", "17", "19", "20", "22", "24-hybrid"]


@clause("CG-4.11")
def test_without_a_discard_pile_places_stay_free_and_no_plant_leaves() -> None:
    table = before(["coal 3"] * 4, ["gas 3"] * 3, []).resource_deck().discard_pile()
    table.state.resources.plusplus_due = False
    table.draws("22").next_round()
    assert [len(table.column(price)) for price in (2, 3, 4)] == [4, 3, 0]
    assert table.on_market() == ["10", "11-coal", "13", "15", "16", "17", "19", "22"]


@clause("CG-4.12", "CG-4.13")
def test_plus_cards_come_with_the_first_shuffle_and_plusplus_cards_begin_the_new_pile() -> None:
    table = before(["coal 3"] * 4, ["gas 3"] * 4, ["oil 3"] * 3).resource_deck()
    assert table.discarded() == ["coal 2", "gas 2", "oil 2", "uranium 1"]
    table.draws("22", "23-oil", resources=("uranium 1",)).next_round()
    assert table.column(4) == ["oil 3", "oil 3", "oil 3", "uranium 1"]
    assert table.deck_cards() == ["coal 2", "gas 2", "oil 2"]
    assert table.discarded() == ["coal 3", "gas 3", "oil 3", "uranium 2"]
    assert not table.view(None).resources.plusplus


@clause("CG-4.13")
def test_later_shuffles_add_nothing() -> None:
    table = before(["coal 3"] * 4, ["gas 3"] * 4, ["oil 3"] * 3).resource_deck().discard_pile("gas 1", "gas 2")
    table.state.resources.plusplus_due = False
    table.draws("22", "23-oil", resources=("gas 2",)).next_round()
    assert table.deck_cards() == ["gas 1"]
    assert table.discarded() == []


@clause("CG-5.4")
def test_the_last_round_card_drawn_for_a_shuffle() -> None:
    table = before(["coal 3"] * 4, ["gas 3"] * 4, ["oil 3"] * 3).resource_deck().discard_pile("gas 1")
    table.last_card_on_top("29", "30").draws(LAST_ROUND).next_round()
    # 10 left, the card came, it and 11-coal left; the refill went on; no plant went under the deck.
    assert table.on_market() == ["13", "15", "16", "17", "19", "20"]
    assert table.column(4) == ["gas 1", "oil 3", "oil 3", "oil 3"]
    assert sorted(table.unseen()) == ["29", "30"]
    assert table.view(None).last_round


@clause("CG-4.10", "CG-5.4")
def test_a_second_shuffle_after_the_card_exchanges_one_of_the_six() -> None:
    table = before(["coal 3"] * 4, ["gas 3"] * 4, []).resource_deck().discard_pile("gas 1")
    table.last_card_on_top("29", "30").draws(LAST_ROUND, "29").next_round()
    assert table.on_market() == ["15", "16", "17", "19", "20", "29"]
