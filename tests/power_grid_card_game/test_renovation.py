"""The variant Renovation: scrapping is paid for (CG-7.1 to CG-7.5)."""

import pytest

from powerhouse.games.power_grid_card_game import GAME
from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table

PLANTS = ("10", "11-coal", "13", "15", "16", "17", "19", "20")
OWN = [("3-coal", "4-coal", "5-eco"), ("3-oil", "4-gas", "8"), ("4-oil", "5-hybrid", "6-gas")]


def auction(players: int = 3, renovation: str = "on") -> Table:
    """Everybody has three plants and 100 elektro."""
    table = Table(players, renovation=renovation).order(*range(players)).round(5).rich()
    for seat in range(players):
        table.plants(seat, *OWN[seat])
    return table.market(*PLANTS).auction()


@clause("CG-7.1")
def test_the_pile_of_five_cards() -> None:
    table = Table(4, renovation="on")
    assert table.state.figures.renovation == [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)]
    assert table.view(None).renovation == [1, 0]
    assert GAME.board(table.setup).renovation[4] == [5, 4]


@clause("CG-7.2")
def test_the_first_to_scrap_gets_more_than_the_others() -> None:
    table = auction().draws("22", "23-oil", "24-hybrid")
    table.buys("11-coal").play("scrap 3-coal")
    assert table.player(0).money == 100 - 11 + 1
    assert table.view(None).renovation == [0, 0]
    table.buys("13").play("scrap 3-oil")
    assert table.player(1).money == 100 - 13


@clause("CG-7.2")
def test_on_the_third_card() -> None:
    table = auction().draws("22", "23-oil", "24-hybrid")
    table.state.renovation_card = 2
    table.buys("11-coal").play("scrap 3-coal").buys("13").play("scrap 3-oil").buys("15").play("scrap 6-gas")
    assert [table.player(seat).money for seat in range(3)] == [100 - 11 + 3, 100 - 13 + 2, 100 - 15 + 2]


@clause("CG-7.2")
def test_it_cannot_help_to_pay_the_bid() -> None:
    table = auction().money(0, 10)
    assert "offer 11-coal" not in table.legal()


@clause("CG-7.2")
def test_who_buys_without_scrapping_gets_nothing() -> None:
    table = auction().plants(0, "3-coal").draws("22").buys("11-coal")
    assert table.player(0).money == 89


@clause("CG-7.2")
def test_nobody_is_paid_without_the_option() -> None:
    table = auction(renovation="off").draws("22").buys("11-coal").play("scrap 3-coal")
    assert table.player(0).money == 89
    assert table.view(None).renovation is None


@clause("CG-7.3")
def test_after_a_phase_in_which_somebody_scrapped_the_top_card_leaves() -> None:
    table = auction().draws("22", "23-oil").buys("11-coal").play("scrap 3-coal", "pass")
    assert table.state.renovation_card == 0
    table.play("pass")
    assert table.view(None).ask == "buy"
    assert table.state.renovation_card == 1
    table.next_round()
    assert table.view(None).renovation == [2, 1]


@clause("CG-7.3")
def test_otherwise_the_pile_stays() -> None:
    table = auction().everybody("pass")
    assert table.state.renovation_card == 0


@clause("CG-7.4")
def test_the_last_card_never_leaves() -> None:
    table = auction().draws("22", "23-oil")
    table.state.renovation_card = 4
    table.buys("11-coal").play("scrap 3-coal", "pass", "pass")
    assert table.state.renovation_card == 4
    assert table.player(0).money == 100 - 11 + 5


@clause("CG-7.5")
@pytest.mark.parametrize("bought", [False, True])
def test_the_trust_gets_nothing_and_does_not_count(bought: bool) -> None:
    table = auction(2).trust_plants("28-eco", "29", "30")
    if bought:
        table.plants(0, "3-coal").draws("22", "23-oil").buys("10").play("pass")
    else:
        table.everybody("pass")
    assert len(table.trust_owns()) == 3
    assert "28-eco" not in table.trust_owns()
    assert table.state.renovation_card == 0
