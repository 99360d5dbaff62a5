"""The first plant market and the deck (PG-0.14 to PG-0.18)."""

import pytest

from powerhouse.core.chance import Chance, Seeded
from powerhouse.games.power_grid.codes import BACK, DRAW, LAST_CARD
from powerhouse.parts.plant_deck import PLUG, SOCKET
from tests.clauses import clause
from tests.power_grid.scenario import STEP_3, Table

PLUGS = list(range(3, 16))
SOCKETS = [*range(16, 41), 42, 44, 46, 50]
PLAYERS = (2, 3, 4, 5, 6)


class Draws(Chance):
    """Seeded chance that remembers between which plants and backs it had to choose, and what it chose."""

    def __init__(self, seed: int) -> None:
        self.seeded = Seeded(seed)
        self.plants: list[list[int]] = []
        self.backs: list[list[int]] = []
        self.drawn: list[int] = []

    def pick(self, candidates: list[int]) -> int:
        chosen = self.seeded.pick(candidates)
        if DRAW < candidates[0] <= DRAW + LAST_CARD:
            self.plants.append([code - DRAW for code in candidates])
            self.drawn.append(chosen - DRAW)
        elif BACK <= candidates[0] <= BACK + SOCKET:
            self.backs.append([code - BACK for code in candidates])
        return chosen


def dealt(players: int, seed: int) -> tuple[Table, Draws]:
    """A table whose set-up was watched."""
    chance = Draws(seed)
    return Table(players).dealt_by(chance), chance


def draw(table: Table) -> int:
    """The next card of the deck."""
    return table.state.market.deck.draw(table.chance, table.state.market.first_socket)


@clause("PG-0.14")
def test_there_are_42_plants_with_plugs_and_sockets_on_their_backs() -> None:
    figures = Table().state.figures
    assert sorted(figures.plants) == PLUGS + SOCKETS
    assert len(figures.plants) == 42
    assert figures.plugs == PLUGS
    assert figures.sockets == SOCKETS
    assert (len(PLUGS), len(SOCKETS)) == (13, 29)


@clause("PG-0.14")
def test_plant_15_is_the_last_with_a_plug() -> None:
    """Plants put under the deck come back with the backs they have."""
    table = Table().market(3, 4, 5, 6, 7, 8, 9, 10).last_card_on_top(16, 15, 14, 17)
    table.draws(STEP_3).auction().buys(3)
    assert table.unseen() == [[14, 15], [16, 17]]


@clause("PG-0.15")
@pytest.mark.parametrize("players", PLAYERS)
def test_eight_random_plug_cards_form_the_first_market(players: int) -> None:
    table, chance = dealt(players, 5)
    assert len(chance.drawn) == 8
    for number, choice in enumerate(chance.plants):
        assert choice == [plant for plant in PLUGS if plant not in chance.drawn[:number]]
    shown = sorted(chance.drawn)
    assert table.rows() == [shown[:4], shown[4:]]


@clause("PG-0.15")
def test_first_markets_differ() -> None:
    assert len({tuple(Table(4, seed).state.market.cards) for seed in range(20)}) > 15


@clause("PG-0.15")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_plug_card_lies_on_top_and_may_be_any_of_the_other_five(players: int) -> None:
    table, chance = dealt(players, 3)
    assert table.view(None).market.top == "plug"
    first = draw(table)
    assert chance.plants[8] == [plant for plant in PLUGS if plant not in chance.drawn[:8]]
    assert first in PLUGS


@clause("PG-0.2", "PG-0.16")
@pytest.mark.parametrize(
    ("players", "plugs_removed", "sockets_removed"), [(2, 1, 5), (3, 2, 6), (4, 1, 3), (5, 0, 0), (6, 0, 0)]
)
def test_cards_leave_the_game_unseen(players: int, plugs_removed: int, sockets_removed: int) -> None:
    table = Table(players)
    deck = table.state.market.deck
    assert deck.left == [5 - plugs_removed, 29 - sockets_removed]
    assert table.state.market.gone == plugs_removed + sockets_removed
    assert table.unseen() == [[plant for plant in PLUGS if plant not in table.state.market.cards], SOCKETS]


@clause("PG-0.2", "PG-0.17")
@pytest.mark.parametrize(("players", "plants"), [(2, 28), (3, 26), (4, 30), (5, 34), (6, 34)])
def test_the_step_3_card_lies_below_all_plants_of_the_deck(players: int, plants: int) -> None:
    for seed in range(5):
        table, _ = dealt(players, seed)
        assert table.view(None).market.deck == plants + 1
        cards = [draw(table) for _ in range(plants)]
        assert STEP_3 not in cards
        assert len(set(cards)) == plants
        assert cards[0] in PLUGS
        assert draw(table) == STEP_3


@clause("PG-0.16", "PG-0.17")
def test_any_card_may_be_among_those_that_left() -> None:
    """Over many games with three players, every plant is missing from the deck some time."""
    missing: set[int] = set()
    for seed in range(60):
        table, _ = dealt(3, seed)
        cards = list(table.state.market.cards) + [draw(table) for _ in range(26)]
        missing |= set(PLUGS + SOCKETS) - set(cards)
    assert missing == set(PLUGS + SOCKETS)


@clause("PG-0.17")
def test_plugs_and_sockets_are_shuffled_together() -> None:
    """Below the top card each of the cards left is equally likely to come next."""
    table, chance = dealt(4, 2)
    draw(table)
    assert chance.backs == [[PLUG] * 3 + [SOCKET] * 26]


@clause("PG-0.18")
@pytest.mark.parametrize(
    ("drawn", "rows"),
    [
        (5, [[4, 5, 6, 7], [9, 10, 11, 12]]),
        (13, [[4, 6, 7, 9], [10, 11, 12, 13]]),
        (50, [[4, 6, 7, 9], [10, 11, 12, 50]]),
    ],
)
def test_the_rows_are_put_in_order_when_a_plant_comes(drawn: int, rows: list[list[int]]) -> None:
    table = Table().market(4, 6, 7, 8, 9, 10, 11, 12).draws(drawn).auction().buys(8)
    assert table.rows() == rows


@clause("PG-0.18")
def test_the_rows_are_put_in_order_when_a_plant_leaves() -> None:
    table = Table(3).plants(0, 3).plants(1, 4).plants(2, 5).market(6, 7, 8, 9, 10, 11, 12, 13).draws(14)
    table.next_round()
    assert table.rows() == [[6, 7, 8, 9], [10, 11, 12, 14]]
    table.empty_deck().draws().buys(8)
    assert table.rows() == [[6, 7, 9, 10], [11, 12, 14]]
