"""What is told of moves: who bought what for how much, what came and went, and nothing of what is hidden."""

import msgspec
import pytest

from powerhouse.core.chance import Witness
from powerhouse.core.news import News
from powerhouse.core.story import story
from tests.power_grid_card_game.scenario import TEXTS, Table

NAMES = ["Anna", "Boris", "Clara"]
PLANTS = ("10", "11-coal", "13", "15", "16", "17", "19", "20")


def table() -> Table:
    return Table(3).order(0, 1, 2).round(5).rich()


def news(table: Table, *moves: str) -> list[News]:
    found: list[News] = []
    for text in moves:
        before, witness = table.state.copy(), Witness(table.chance)
        move = before.parse(text)
        table.state.play(move, witness)
        found += table.state.news(before, move, witness.seen)
    return found


def told(table: Table, *moves: str) -> list[str]:
    return [TEXTS.say(line.phrase(), NAMES) for line in story(news(table, *moves), None)]


def full_but(table: Table, free: int) -> Table:
    """The resource market with so many free places."""
    slots = table.state.figures.column
    return table.columns(*[["coal 3"] * count for count in (slots, slots, slots - free)])


def test_an_auction_is_one_line_and_what_replaces_the_plant_is_told_behind_it() -> None:
    offering = table().market(*PLANTS).auction().draws("22")
    assert told(offering, "offer 13", "bid 13", "bid 14", "pass", "pass") == [
        "Anna offers plant 13 (3 gas or oil, brings 9) for 13 … Boris buys it for 14; plant 22 (1 gas, brings 9) comes"
    ]


def test_the_last_one_buys_without_an_auction_and_then_the_cheapest_plant_leaves() -> None:
    offering = table().market(*PLANTS).auction().draws("22", "25")
    assert told(offering, "pass", "pass", "offer 15") == [
        "Anna passes and buys no plant this round",
        "Boris passes and buys no plant this round",
        (
            "Clara buys plant 15 (1 oil, brings 8) for 15; plant 10 (2 oil, brings 8) leaves the game,"
            " plant 22 (1 gas, brings 9) comes, plant 25 (3 coal, brings 11) comes"
        ),
    ]


def test_scrapping_tells_what_is_paid_and_what_is_given_up() -> None:
    scrapping = Table(3, renovation="on").order(0, 1, 2).round(5).rich().plants(0, "4-coal", "8", "9")
    scrapping.holds(0, "coal 2").market(*PLANTS).auction().draws("22").buys("13")
    assert told(scrapping, "scrap 4") == [
        "Anna scraps plant 4 (1 coal, brings 5) for 1 and gives up 2 coal; plant 22 (1 gas, brings 9) comes"
    ]


def test_units_that_compete_are_given_up_one_by_one_and_told_together() -> None:
    giving = table().plants(0, "5-hybrid", "8", "9").holds(0, "gas 3", "gas 3", "oil 3").market(*PLANTS).auction()
    giving.draws("22").buys("15")
    assert told(giving, "scrap 9", "return gas", "return gas", "return oil") == [
        "Anna scraps plant 9 (1 gas, brings 7)",
        "Anna gives up 2 gas, 1 oil; plant 22 (1 gas, brings 9) comes",
    ]


def test_cards_are_told_together_with_their_sum_and_what_finds_no_room() -> None:
    buying = table().plants(0, "6-coal", "15").columns(["coal 3", "coal 3"], ["oil 1"]).buying(0)
    assert told(buying, "buy coal 3", "buy coal 3", "buy oil 1") == [
        "Anna buys 2 × 3 coal, 1 oil for 7; 2 coal too many are laid out for 1"
    ]


def test_units_that_find_neither_room_nor_a_leftover_card_are_not_laid_out() -> None:
    buying = table().plants(0, "16").columns(["coal 3"]).stack(coal=0).buying(0)
    assert told(buying, "buy coal 3") == ["Anna buys 3 coal for 2"]


def test_a_round_ends_with_income_turn_order_and_both_markets() -> None:
    producing = table().plants(0, "8").plants(1, "5-eco", "20").market(*PLANTS[:-1], "21").producing()
    full_but(producing, 2).resource_deck("oil 1", "gas 2", "coal 2").draws("22", resources=("oil 1", "gas 2"))
    assert told(producing, "run 8", "run 5 20", "run nothing") == [
        "Income: Anna 6 with 8, Boris 13 with 5 and 20, Clara 1",
        "round 6: the turn order is Boris, Anna, Clara",
        "new resource cards: 2 gas, 1 oil",
        "plant 21 (no fuel, brings 8) goes under the deck, plant 22 (1 gas, brings 9) comes",
    ]


def test_a_plant_that_came_and_went_under_the_deck_at_once_has_not_left_the_game() -> None:
    """The discard pile is shuffled, so a plant is drawn; it is the dearest, so it goes under the deck at once."""
    producing = full_but(table().market(*PLANTS).producing(), 1).resource_deck()
    producing.discard_pile("gas 2").draws("30", "22", resources=("gas 2",))
    assert told(producing, "run nothing", "run nothing", "run nothing")[2:] == [
        "new resource cards: 2 gas, after the discard pile was shuffled",
        (
            "plant 30 (3 gas, brings 12) goes under the deck, plant 10 (2 oil, brings 8) leaves the"
            " game, plant 22 (1 gas, brings 9) comes"
        ),
    ]


def test_the_last_round_card_is_told_once() -> None:
    offering = table().market(*PLANTS).no_token().last_card_on_top().auction()
    assert told(offering, "pass", "pass", "offer 15", "done", "done", "done", *["run nothing"] * 3)[2:] == [
        (
            "Clara buys plant 15 (1 oil, brings 8) for 15; plant 10 (2 oil, brings 8) leaves the game,"
            " the last-round card is drawn"
        ),
        "the next round is the last",
        "Income: Anna 1, Boris 1, Clara 1",
        "the last round, for points: the turn order is Clara, Boris, Anna",
        "plant 11 (2 coal, brings 8) leaves the game",
    ]


def test_the_trust_takes_a_plant_and_units() -> None:
    two = Table(2).order(0, 1).round(5).rich().trust_plants("4-coal").market(*PLANTS).auction().draws("22", "25")
    assert told(two, "pass") == [
        "Anna passes and buys no plant this round",
        "the Trust takes plant 15 (1 oil, brings 8); plant 22 (1 gas, brings 9) comes",
    ]
    two.columns(["coal 1", "oil 3"]).buying()
    assert told(two, "done", "done") == ["the Trust takes 1 coal, 1 oil"]


def test_the_set_up_tells_the_turn_order() -> None:
    two = Table(2).order(1, 0)
    assert [TEXTS.say(one.phrase(), NAMES) for one in two.state.news(None, -1, [])] == [
        "the first turn order is Boris, the Trust, Anna"
    ]


@pytest.mark.parametrize("money", [1000, 2000])
def test_what_somebody_has_left_is_never_told(money: int) -> None:
    """Payments are public: two games that differ only in what is in the purses are told alike."""

    def heard(purse: int) -> bytes:
        game = table().rich(purse).plants(0, "8", "9").market(*PLANTS).auction().draws("22", "25")
        moves = ("offer 13", "bid 13", "pass", "pass", "pass", "pass", "done", "done", "done", "run 8")
        return msgspec.json.encode(news(game, *moves))

    assert heard(money) == heard(money + 7)
