"""Moves and reveals in words: names of plants with shared numbers, and what a hand may leave out."""

import pytest

from powerhouse import Match
from powerhouse.core.errors import UnreadableMove
from tests.power_grid_card_game.scenario import Table

PLANTS = ("10", "11-coal", "13", "14-eco-2", "14-eco-1", "17", "19", "20")


def offering() -> Table:
    return Table(3).order(0, 1, 2).round(5).rich().market(*PLANTS).auction()


def test_a_number_alone_means_the_plant_on_offer() -> None:
    table = offering()
    assert table.state.text(table.state.parse("offer 11")) == "offer 11-coal"
    assert table.state.parse("Offer 11-COAL") == table.state.parse("offer 11-coal")


def test_of_equal_plants_the_one_on_offer_is_meant() -> None:
    table = offering()
    assert table.rows()[0][-1] == "14-eco-2"
    assert table.state.text(table.state.parse("offer 14")) == "offer 14-eco-2"
    assert table.state.text(table.state.parse("offer 14-eco")) == "offer 14-eco-2"


def test_of_equal_plants_on_offer_the_cheaper_is_meant() -> None:
    """It came first, so it lies to the left and may have the token."""
    table = Table(3).order(0, 1, 2).round(5).rich()
    table.market("14-eco-2", "14-eco-1", "15", "16", "17", "19", "20", "21").auction().play("offer 14")
    assert table.legal()[0] == "bid 1"
    assert table.view(0).auction is not None
    assert table.view(0).market.token == "14-eco-2"


@pytest.mark.parametrize(
    ("own", "bought", "scrapped"),
    [
        ("14-eco-2", "14-eco-1", "14-eco-2"),
        ("14-eco-1", "14-eco-2", "14-eco-1"),
        ("18-oil", "18-hybrid", "18-oil"),
        ("5-eco", "18-hybrid", "18-hybrid"),
    ],
)
def test_a_number_alone_means_an_older_plant_before_the_new_one(own: str, bought: str, scrapped: str) -> None:
    table = Table(3).order(0, 1, 2).round(5).rich().plants(0, "3-coal", "4-gas", own)
    table.market("13", bought, "19", "20", "21", "22", "25", "26").auction().buys(bought)
    number = bought.split("-")[0]
    assert table.state.text(table.state.parse(f"scrap {number}")) == f"scrap {scrapped}"
    assert table.refused(f"scrap {number}") == (["scrap-newest"] if scrapped == bought else [])


def test_a_number_that_several_plants_on_offer_have_is_not_enough() -> None:
    table = Table(3).order(0, 1, 2).round(5).rich()
    table.market("11-coal", "11-uranium", "13", "14-eco-2", "15", "17", "19", "20").auction()
    with pytest.raises(UnreadableMove, match="say which of 11-coal, 11-uranium is meant"):
        table.state.parse("offer 11")


def test_a_plant_that_is_not_on_offer_is_refused_not_misread() -> None:
    table = offering()
    assert table.refused("offer 16") == ["offer-absent"]
    assert table.refused("offer 20") == ["offer-future"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "an empty line is no move"),
        ("sell 4", "'sell' is not a word of this game"),
        ("offer", "needs one plant"),
        ("offer 27", "there is no plant '27'"),
        ("bid", "needs one whole number"),
        ("bid 12x", "needs one whole number"),
        ("bid 99999999", "is more than"),
        ("buy coal", "needs a fuel and its units"),
        ("buy garbage 2", "needs one fuel: gas, oil, coal, uranium"),
        ("buy coal 4", "4 is more than 3"),
        ("buy coal 0", "a card has 1 to 3 units"),
        ("buy coal 2 for 7", "no column costs 7, there are 1, 2, 3, 4"),
        ("return", "needs one fuel"),
        ("run 8", "plants produce in phase 3 only (CG-4.1)"),
    ],
)
def test_texts_that_are_no_move(text: str, reason: str) -> None:
    with pytest.raises(UnreadableMove) as error:
        offering().state.parse(text)
    assert reason in str(error.value)


def test_without_a_price_the_cheapest_card_is_meant() -> None:
    table = Table(3).order(1, 2, 0).plants(0, "12-coal").columns([], ["coal 2"], ["coal 2", "coal 3"]).buying()
    assert table.state.text(table.state.parse("buy coal 2")) == "buy coal 2 for 3"
    assert table.state.text(table.state.parse("buy coal 3")) == "buy coal 3 for 4"
    assert table.reasons("buy coal 1") == ["there is no card of 1 coal for 1 (CG-2.9)"]
    table.columns(["coal 2"], leftovers=("coal",))
    assert table.state.text(table.state.parse("buy coal 1")) == "buy coal 1 for 1"
    assert table.reasons("buy coal 3") == ["there is no card of 3 coal for 2 (CG-2.9)"]
    assert table.reasons("buy coal 3 for 1") == ["there is no card of 3 coal for 1 (CG-2.9)"]


def test_the_mix_may_be_left_out_where_there_is_no_choice() -> None:
    table = Table(3).order(0, 1, 2).plants(0, "7-hybrid", "8").holds(0, "gas 3").producing()
    assert table.state.text(table.state.parse("run 7")) == "run 7-hybrid with 3 gas"
    table.holds(0, "gas 3", "oil 1")
    with pytest.raises(UnreadableMove, match="say what the hybrids burn, as in 'with 3 gas'"):
        table.state.parse("run 7-hybrid 8")
    assert table.state.text(table.state.parse("run 8 7 with 1 oil 2 gas")) == "run 7-hybrid 8 with 2 gas 1 oil"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("run", "say which plants produce"),
        ("run 30", "plant 30 is not yours, you have 7-hybrid, 14-eco-1, 14-eco-2"),
        ("run 7-hybrid 7-hybrid", "names a plant twice"),
        ("run 7 with", "burn 3 units in all"),
        ("run 7 with 2 gas", "burn 3 units in all"),
        ("run 7 with 3 coal", "hybrids burn gas and oil"),
    ],
)
def test_runs_that_are_no_move(text: str, reason: str) -> None:
    table = Table(3).order(0, 1, 2).plants(0, "7-hybrid", "14-eco-1", "14-eco-2").holds(0, "gas 3").producing()
    with pytest.raises(UnreadableMove) as error:
        table.state.parse(text)
    assert reason in str(error.value)


def test_two_equal_plants_run_by_their_number() -> None:
    table = Table(3).order(0, 1, 2).plants(0, "14-eco-1", "14-eco-2").producing()
    assert table.state.text(table.state.parse("run 14 14")) == "run 14-eco-1 14-eco-2"
    assert table.state.text(table.state.parse("run 14")) == "run 14-eco-1"


@pytest.mark.parametrize("text", ["draw 8", "draw last-round", "back big", "order 3", "resource uranium 2"])
def test_reveals_come_back_unchanged(text: str) -> None:
    state = Table(3).market("9", "10", "13", "15", "16", "17", "19", "20").state
    assert state.reveal_text(state.parse_reveal(text)) == text


@pytest.mark.parametrize(
    ("text", "reason"), [("order 0", "from 1"), ("draw", "one plant"), ("zone", "nothing that"), ("", "nothing")]
)
def test_texts_that_are_no_reveal(text: str, reason: str) -> None:
    with pytest.raises(UnreadableMove) as error:
        Table(3).state.parse_reveal(text)
    assert reason in str(error.value)


def test_codes_that_mean_nothing_have_words_too() -> None:
    state = Table(3).state
    assert state.text(999) == "move 999"
    assert state.reveal_text(999) == "reveal 999"


def test_a_record_typed_by_hand_may_leave_out_backs_and_forced_moves() -> None:
    match = Match.new("power-grid-card-game", 3, seed=4)
    while match.state.rounds() < 3:
        match.play(match.legal()[-1])
    record = match.record()
    lines = [line for line in record.splitlines() if not line.startswith(("> back", "="))]
    assert len(lines) < len(record.splitlines())
    # After the last plant drawn nothing tells the back any more, so it is kept.
    last = next(line for line in reversed(record.splitlines()) if line.startswith("> back"))
    again = Match.parse("\n".join([*lines, last]))
    assert again.record() == record
