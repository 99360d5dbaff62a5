"""The last-round card, wherever it comes, and the last round (CG-5.1 to CG-5.6)."""

import pytest

from tests.clauses import clause
from tests.power_grid_card_game.scenario import LAST_ROUND, Table

PLANTS = ("10", "11-coal", "13", "15", "16", "17", "19", "20")


def auction(*under: str) -> Table:
    """Phase 1 of a later round; the last-round card is on top of the deck, with these plants below it."""
    return Table(3).order(0, 1, 2).round(7).rich().market(*PLANTS).last_card_on_top(*under).auction()


@clause("CG-5.1")
def test_drawn_for_a_sold_plant_it_lies_last_and_cannot_be_offered() -> None:
    table = auction("28-eco", "29", "30").draws(LAST_ROUND).buys("11-coal")
    assert table.rows() == [["10", "13", "15", "16"], ["17", "19", "20", LAST_ROUND]]
    assert table.legal() == ["pass", "offer 10", "offer 13", "offer 15", "offer 16"]
    assert table.view(None).market.last_round_card


@clause("CG-5.1")
def test_the_plants_below_it_are_shuffled_and_are_the_deck_then() -> None:
    table = auction("28-eco", "3-coal", "30").draws(LAST_ROUND).buys("11-coal")
    assert table.unseen() == ["3-coal", "28-eco", "30"]
    assert table.under() == []
    assert table.view(None).market.deck == 3
    assert not table.state.market.deck.holds_last_card


@clause("CG-5.1")
def test_the_phase_goes_on_with_replacements_and_four_plants_on_offer() -> None:
    table = auction("28-eco", "29", "30").draws(LAST_ROUND, "29").buys("11-coal").buys("13")
    assert table.rows() == [["10", "15", "16", "17"], ["19", "20", "29", LAST_ROUND]]
    assert not table.state.last_round


@clause("CG-5.1", "CG-1.16")
def test_drawn_after_a_plant_removed_with_the_token() -> None:
    table = auction().deck("9", under=("29", "30")).draws("9", LAST_ROUND).buys("11-coal")
    assert table.token() is None
    assert table.on_market() == ["10", "13", "15", "16", "17", "19", "20", LAST_ROUND]


@clause("CG-5.2")
def test_at_the_end_of_phase_1_it_leaves_with_the_cheapest_plant() -> None:
    table = auction("28-eco", "29", "30").draws(LAST_ROUND).buys("10").play("pass", "pass")
    assert table.on_market() == ["13", "15", "16", "17", "19", "20"]
    assert table.view(None).next_is_last
    assert not table.view(None).last_round
    assert table.view(None).ask == "buy"


@clause("CG-5.2", "CG-1.17")
def test_the_unsold_plant_with_the_token_leaves_before() -> None:
    table = auction("28-eco", "29", "30").draws(LAST_ROUND, "29").buys("11-coal").play("pass", "pass")
    # 10 left and 29 came; then the card left with 13.
    assert table.on_market() == ["15", "16", "17", "19", "20", "29"]


@clause("CG-5.1", "CG-5.2", "CG-1.17")
def test_drawn_for_the_unsold_plant_with_the_token() -> None:
    table = auction("28-eco", "29").draws(LAST_ROUND).everybody("pass")
    assert table.on_market() == ["13", "15", "16", "17", "19", "20"]
    assert sorted(table.unseen()) == ["28-eco", "29"]


@clause("CG-5.2", "CG-4.15")
def test_phases_2_and_3_follow_as_usual() -> None:
    table = auction("28-eco", "29").draws(LAST_ROUND, "28-eco").everybody("pass")
    table.plants(0, "8").everybody("done")
    assert table.view(None).ask == "run"
    money = table.player(0).money
    table.play("run 8", "run nothing", "run nothing")
    assert table.player(0).money == money + 6
    assert table.on_market() == ["15", "16", "17", "19", "20", "28-eco"]
    assert table.view(None).last_round
    assert table.state.round == 8


@clause("CG-5.2")
def test_with_an_empty_deck_fewer_plants_remain() -> None:
    table = auction().draws(LAST_ROUND).buys("10").buys("11-coal").play("pass")
    assert table.on_market() == ["15", "16", "17", "19", "20"]


@clause("CG-5.3")
def test_drawn_in_the_update_it_leaves_at_once_with_the_cheapest() -> None:
    table = auction("28-eco", "29").draws(LAST_ROUND).next_round()
    # 20 went under the deck, the card came, it and 10 left.
    assert table.on_market() == ["11-coal", "13", "15", "16", "17", "19"]
    assert sorted(table.unseen()) == ["20", "28-eco", "29"]
    assert table.view(None).last_round


def last_auction() -> Table:
    table = Table(3).order(0, 1, 2).round(9).rich().market("11-coal", "13", "15", "16", "17", "19")
    return table.last_round().final_deck("28-eco", "29").auction()


@clause("CG-5.5")
def test_in_the_last_round_all_six_plants_can_be_offered() -> None:
    table = last_auction()
    assert table.legal() == [
        "pass",
        "offer 11-coal",
        "offer 13",
        "offer 15",
        "offer 16",
        "offer 17",
        "offer 19",
    ]
    assert table.token() == "11-coal"


@clause("CG-5.5")
def test_a_plant_sold_in_the_last_round_is_replaced_while_the_deck_lasts() -> None:
    table = last_auction().draws("29", "28-eco").buys("19").buys("17")
    assert table.on_market() == ["11-coal", "13", "15", "16", "28-eco", "29"]
    table.buys("16")
    assert table.on_market() == ["13", "15", "28-eco", "29"]  # 11-coal had the token and left


@clause("CG-5.5", "CG-5.3")
def test_the_round_after_the_card_is_the_last_and_has_the_token() -> None:
    table = auction("28-eco", "29").draws(LAST_ROUND).next_round()
    assert table.token() == "11-coal"
    assert len(table.rows()[0]) == 6
    assert table.heading() == "last round 8, auction"


@clause("CG-5.6", "CG-0.18")
def test_the_game_ends_after_phase_2_of_the_last_round() -> None:
    table = last_auction().plants(0, "8").play("pass", "pass", "pass")
    assert table.view(None).ask == "buy"
    resources = [table.column(price) for price in (2, 3, 4)]
    order = table.state.order
    table.play("done", "done", "done")
    assert table.state.over
    assert table.player(0).money == 100
    assert [table.column(price) for price in (2, 3, 4)] == resources
    assert table.state.order == order
    assert table.legal() == []
    assert table.refused("pass") == ["over"]


@clause("CG-5.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_game_ends_in_the_round_after_the_card(players: int) -> None:
    table = Table(players, seed=players)
    cut_in = 0
    while not table.state.over:
        moves = table.state.moves()
        table.state.advance(moves[-1] if moves[-1] < 1000 else moves[0], table.chance)
        if table.state.market_cut and not cut_in:
            cut_in = table.state.round - (1 if table.state.last_round else 0)
    assert table.state.round == cut_in + 1
