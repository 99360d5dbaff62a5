"""Phase 3, third part: the dearest plant goes under the deck (CG-4.14, CG-4.15)."""

from tests.clauses import clause
from tests.power_grid_card_game.scenario import LAST_ROUND, Table

PLANTS = ("10", "11-coal", "13", "15", "16", "17", "19", "20")


@clause("CG-4.14")
def test_the_dearest_plant_goes_under_the_deck_and_one_is_drawn() -> None:
    table = Table(3).market(*PLANTS).draws("12-gas").next_round()
    assert table.on_market() == ["10", "11-coal", "12-gas", "13", "15", "16", "17", "19"]
    assert table.under() == ["20"]
    assert table.view(None).market.under == ["20"]


@clause("CG-4.14", "CG-0.6")
def test_of_two_dearest_with_the_same_number_the_later_goes() -> None:
    table = (
        Table(3).market("10", "11-coal", "13", "15", "16", "17", "18-uranium", "18-oil").draws("12-gas").next_round()
    )
    assert table.under() == ["18-oil"]


@clause("CG-4.14")
def test_plants_put_under_come_only_after_the_last_round_card() -> None:
    table = Table(3).market(*PLANTS).draws("12-gas", "14-eco-1").next_round().next_round()
    assert table.under() == ["20", "19"]
    assert not {"19", "20"} & set(table.unseen())
    assert table.state.market.deck.holds_last_card


@clause("CG-4.15")
def test_after_a_cut_in_phase_1_the_cheapest_plant_is_exchanged_once() -> None:
    table = Table(3).market("10", "11-coal", "13", "15", "16", "17").final_deck("29", "30")
    table.state.market_cut = True
    table.draws("30").next_round()
    assert table.on_market() == ["11-coal", "13", "15", "16", "17", "30"]
    assert table.under() == []
    assert table.view(None).last_round


@clause("CG-4.15", "CG-4.10", "CG-5.2")
def test_a_shuffle_in_the_round_of_the_cut_exchanges_a_plant_of_its_own() -> None:
    table = Table(3).order(0, 1, 2).round(7).market(*PLANTS).last_card_on_top("28-eco", "29", "30").auction()
    table.columns(["coal 3"] * 4, ["gas 3"] * 4, ["oil 3"] * 3).resource_deck().discard_pile("gas 1")
    table.draws(LAST_ROUND, "29", "30").everybody("pass")
    # 10 left, and the card came and left with 11-coal.
    assert table.on_market() == ["13", "15", "16", "17", "19", "20"]
    table.everybody("done").everybody("run nothing")
    # 13 left for the shuffle and 29 came; then 15 left and 30 came.
    assert table.on_market() == ["16", "17", "19", "20", "29", "30"]
    assert table.unseen() == ["28-eco"]
    assert table.view(None).last_round
