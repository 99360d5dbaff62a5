"""Set-up: turn order, money, both markets and both decks (CG-0)."""

from collections import Counter

import pytest

from powerhouse.core.chance import Chance
from powerhouse.games.power_grid_card_game import GAME
from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table

PLAYERS = (2, 3, 4, 5, 6)
PLACES = {2: 4, 3: 4, 4: 5, 5: 6, 6: 6}
IN_DECK = {2: 28, 3: 26, 4: 30, 5: 34, 6: 34}
STANDARD = {2: 24, 3: 24, 4: 30, 5: 36, 6: 36}


@clause("CG-0.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_42_plants_and_the_last_round_card_are_in_the_box(players: int) -> None:
    table = Table(players)
    assert len(table.state.figures.small) == 13
    assert len(table.state.figures.big) == 29
    assert table.state.ledger()["plants"] == 43


@clause("CG-0.1")
def test_with_six_all_51_resource_cards_are_somewhere() -> None:
    totals = Table(6).state.ledger()
    counted = Counter[str]()
    for name, count in totals.items():
        if name[-1].isdigit():
            counted[name.split()[0]] += count
    assert counted == {"coal": 12 + 2, "gas": 10 + 2, "oil": 9 + 2, "uranium": 5 + 2}
    assert sum(count for name, count in totals.items() if name.startswith("leftover")) == 7


@clause("CG-0.2", "CG-0.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_columns_are_full_and_the_rest_is_the_deck(players: int) -> None:
    table = Table(players)
    assert [len(table.column(price)) for price in (2, 3, 4)] == [PLACES[players]] * 3
    assert len(table.deck_cards()) == STANDARD[players] - 3 * PLACES[players]


@clause("CG-0.2", "CG-0.7", "CG-0.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_plants_left_in_the_deck(players: int) -> None:
    deck = Table(players).state.market.deck
    assert deck.left[0] + deck.left[1] == IN_DECK[players]
    assert deck.holds_last_card
    assert deck.under == []


@clause("CG-0.7")
@pytest.mark.parametrize(("players", "small", "big"), [(2, 1, 5), (3, 2, 6), (4, 1, 3), (5, 0, 0), (6, 0, 0)])
def test_so_many_plants_leave_unseen(players: int, small: int, big: int) -> None:
    table = Table(players)
    deck = table.state.market.deck
    assert [len(cards) for cards in deck.unseen] == [5, 29]
    assert [5 - deck.left[0], 29 - deck.left[1]] == [small, big]
    assert table.state.market.gone == small + big


@clause("CG-0.3")
def test_the_first_order_is_random_and_every_order_comes() -> None:
    orders = Counter(tuple(Table(3, seed).state.order) for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60


@clause("CG-0.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_12_elektro_and_nothing_else(players: int) -> None:
    table = Table(players)
    for seat in range(players):
        assert (table.player(seat).money, table.owned(seat), table.held(seat)) == (12, [], [])


@clause("CG-0.5")
def test_eight_small_plants_lie_in_two_ascending_rows_of_four() -> None:
    for seed in range(20):
        table = Table(4, seed)
        numbers = [table.state.figures.numbers[card] for card in table.state.market.cards]
        assert numbers == sorted(numbers)
        assert all(card in table.state.figures.small for card in table.state.market.cards)
        assert [len(row) for row in table.rows()] == [4, 4]


class Shown(Chance):
    """Draws these plants first."""

    def __init__(self, *cards: int) -> None:
        self.cards = list(cards)

    def pick(self, candidates: list[int]) -> int:
        if self.cards and self.cards[0] in candidates:
            return self.cards.pop(0)
        return candidates[0]


@clause("CG-0.6")
def test_of_equal_plants_the_one_shown_later_lies_to_the_right() -> None:
    table = Table(4)
    names = ("4-oil", "3-oil", "4-coal", "8", "3-coal", "4-gas", "5-eco", "5-uranium")
    state = GAME.start(table.setup, Shown(*map(table.card, names)))
    table.state = state  # type: ignore[assignment]
    assert table.rows() == [["3-oil", "3-coal", "4-oil", "4-coal"], ["4-gas", "5-eco", "5-uranium", "8"]]


@clause("CG-0.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_small_plant_lies_on_top_of_the_deck(players: int) -> None:
    for seed in range(10):
        assert Table(players, seed).view(None).market.top == "small"


@clause("CG-0.9")
@pytest.mark.parametrize(
    ("players", "marks"),
    [
        (2, ["2-6"]),
        (3, ["2-6"]),
        (4, ["2-6", "4-6"]),
        (5, ["2-6", "4-6", "5-6"]),
        (6, ["2-6", "4-6", "5-6"]),
    ],
)
def test_only_cards_for_so_many_players_are_in_the_game(players: int, marks: list[str]) -> None:
    table = Table(players)
    cards = GAME.setup(players).components.data["resources"]["cards"]
    expected = Counter(f"{card['type']} {card['units']}" for card in cards if card["players"] in marks)
    assert Counter([*table.deck_cards(), *table.column(2), *table.column(3), *table.column(4)]) == expected


@clause("CG-0.10")
@pytest.mark.parametrize("players", PLAYERS)
def test_column_1_is_empty(players: int) -> None:
    assert Table(players).column(1) == []


@clause("CG-0.11")
def test_a_column_is_shown_by_fuel_and_ascending_units() -> None:
    table = Table(4).columns(["uranium 1", "gas 3", "coal 2", "gas 1", "oil 2"])
    assert table.column(2) == ["coal 2", "gas 1", "gas 3", "oil 2", "uranium 1"]
    shown = table.view(None).resources.columns[1]
    assert [(card.fuel, card.units) for card in shown.cards] == [
        ("coal", 2),
        ("gas", 1),
        ("gas", 3),
        ("oil", 2),
        ("uranium", 1),
    ]


@clause("CG-0.12")
def test_the_stack_of_leftover_cards() -> None:
    assert Table(4).stacked() == {"coal": 2, "gas": 2, "oil": 2, "uranium": 1}


@clause("CG-0.13")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_plus_cards_begin_the_discard_pile_and_the_plusplus_cards_wait(players: int) -> None:
    table = Table(players)
    assert table.discarded() == ["coal 2", "gas 2", "oil 2", "uranium 1"]
    assert table.view(None).resources.plusplus


@clause("CG-0.18")
def test_a_round_goes_through_three_phases() -> None:
    table = Table(3).rich().order(0, 1, 2)
    asked: list[str] = []
    while table.state.round == 1:
        ask = table.view(None).ask
        if not asked or asked[-1] != ask:
            asked.append(ask)
        moves = table.state.moves()
        table.state.advance(moves[0], table.chance)
    phases = ["buy" if ask == "buy" else "run" if ask == "run" else "auction" for ask in asked]
    assert list(dict.fromkeys(phases)) == ["auction", "buy", "run"]
    assert sorted(phases, key=["auction", "buy", "run"].index) == phases
