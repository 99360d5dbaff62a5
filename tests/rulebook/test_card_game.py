"""The worked examples of the Card Game's rulebook.

Its pictures are missing, so plants and cards that an example does not name are chosen to give the numbers it tells.
"""

import pytest

from tests.clauses import clause
from tests.power_grid_card_game.scenario import LAST_ROUND, Table

ANNA, OKSANA = 0, 1


@clause("CG-1.3", "CG-3.1")
def test_the_minimum_bid_for_plant_12_is_12() -> None:
    table = Table(3).order(0, 1, 2).round(2).rich()
    table.market("9", "10", "12-coal", "13", "15", "16", "17", "19").auction()
    assert table.play("offer 12-coal").legal()[0] == "bid 12"


@clause("CG-3.1", "CG-3.2", "CG-3.3")
def test_plant_12_burns_3_coal_stores_6_and_brings_9() -> None:
    table = Table(3).order(0, 1, 2).plants(0, "12-coal").rich(0)
    assert table.view(0).players[0].room["coal"] == 6
    table.holds(0, "coal 3").producing().play("run 12-coal")
    assert table.player(0).money == 9
    assert table.units(0)["coal"] == 0


@clause("CG-3.1", "CG-3.4")
@pytest.mark.parametrize(("cards", "run"), [(("gas 3",), "with 3 gas"), (("oil 1", "gas 2"), "with 2 gas 1 oil")])
def test_plant_7_burns_3_of_gas_and_oil_in_any_mix_for_8(cards: tuple[str, ...], run: str) -> None:
    table = Table(3).order(0, 1, 2).plants(0, "7-hybrid").rich(0).holds(0, *cards).producing()
    assert table.legal() == ["run nothing", f"run 7-hybrid {run}"]
    table.play(f"run 7-hybrid {run}")
    assert table.player(0).money == 8


@clause("CG-3.4")
@pytest.mark.parametrize("cards", [("oil 3", "gas 3"), ("oil 3", "oil 3")])
def test_plant_7_stores_6_of_both_together(cards: tuple[str, ...]) -> None:
    table = Table(3).order(1, 2, 0).plants(0, "7-hybrid").rich()
    table.columns([*cards, "gas 1", "oil 1"]).buying().play(*[f"buy {card} for 2" for card in cards])
    assert table.legal() == ["done"]


@clause("CG-3.1", "CG-3.3")
def test_plant_8_needs_no_fuel_and_stores_none_and_brings_6() -> None:
    table = Table(3).order(0, 1, 2).plants(0, "8").rich(0)
    assert set(table.view(0).players[0].room.values()) == {0}
    assert table.producing().play("run 8").player(0).money == 6


@clause("CG-1.5", "CG-1.14")
def test_anna_offers_the_third_plant_of_the_row_and_its_replacement_is_put_in_order() -> None:
    table = Table(3).order(ANNA, 1, 2).round(2).rich()
    table.market("9", "10", "12-coal", "13", "15", "16", "17", "19").auction().draws("11-uranium")
    table.play("offer 12-coal", "bid 12", "pass", "pass")
    assert table.owned(ANNA) == ["12-coal"]
    assert table.rows() == [["9", "10", "11-uranium", "13"], ["15", "16", "17", "19"]]


@clause("CG-1.16")
def test_anna_shows_a_plant_cheaper_than_the_one_with_the_token() -> None:
    table = Table(3).order(ANNA, 1, 2).round(2).rich()
    table.market("9", "10", "12-coal", "13", "15", "16", "17", "19").auction().draws("7-hybrid", "20").buys("10")
    assert "7-hybrid" not in table.on_market()
    assert "7-hybrid" not in table.unseen()
    assert table.token() is None
    assert table.on_market() == ["9", "12-coal", "13", "15", "16", "17", "19", "20"]


@clause("CG-5.1", "CG-5.2")
def test_anna_shows_the_last_round_card_in_phase_1_and_six_plants_remain() -> None:
    table = Table(3).order(ANNA, 1, 2).round(6).rich()
    table.market("9", "10", "12-coal", "13", "15", "16", "17", "19").last_card_on_top("29", "30").auction()
    table.draws(LAST_ROUND, "29").buys("10")
    assert table.on_market()[-1] == LAST_ROUND
    table.play("pass", "pass")
    assert len(table.on_market()) == 6
    assert LAST_ROUND not in table.on_market()
    assert "12-coal" not in table.on_market()  # 9 left with the token, then the cheapest with the card


@clause("CG-2.2", "CG-2.5", "CG-2.6")
def test_anna_holds_2_coal_and_pays_7_for_uranium_and_two_coal_cards() -> None:
    """4-coal and 6-coal hold 6 coal; the cards of 3 and 2 make 7 with what she has, so one unit is left over."""
    table = (
        Table(2).order(OKSANA, ANNA).plants(ANNA, "4-coal", "6-coal", "5-uranium").holds(ANNA, "coal 2").money(ANNA, 20)
    )
    table.columns(["coal 2", "coal 3"], ["uranium 1"]).buying()
    table.play("buy uranium 1 for 3", "buy coal 2 for 2", "buy coal 3 for 2")
    assert table.player(ANNA).money == 13
    assert table.units(ANNA) == {"gas": 0, "oil": 0, "coal": 6, "uranium": 1}
    assert table.held(ANNA) == ["coal 2", "coal 2", "coal 3 turned to 2", "uranium 1"]
    assert table.column(1) == ["coal 1"]
    table.play("done").plants(OKSANA, "12-coal")
    assert table.legal() == ["done", "buy coal 1 for 1"]


@clause("CG-6.9", "CG-6.10", "CG-6.12")
def test_the_trust_takes_a_leftover_card_then_2_gas_then_3_gas_turned_to_2() -> None:
    """6-gas needs 1 gas and 7-hybrid 3 of either; the leftover card serves its coal plant."""
    table = Table(2).order(OKSANA, ANNA).trust_plants("4-coal", "6-gas", "7-hybrid")
    table.columns(["gas 2", "gas 3"], ["oil 3"], leftovers=("coal",)).buying().play("done")
    assert table.trust_held() == ["gas 2", "gas 3 turned to 2", "leftover coal"]
    assert table.column(1) == ["gas 1"]
    assert table.column(3) == ["oil 3"]


@clause("CG-6.9", "CG-6.10", "CG-6.12")
def test_the_trust_example_with_a_leftover_card_of_gas() -> None:
    """4-gas needs 2: one unit is left to find when the leftover gas is taken; the other reading of the example."""
    table = Table(2).order(OKSANA, ANNA).trust_plants("4-gas", "7-hybrid")
    table.columns(["gas 2", "gas 3"], ["oil 3"], leftovers=("gas",)).buying().play("done")
    assert table.trust_held() == ["leftover gas", "gas 2", "gas 3 turned to 2"]
    assert table.column(1) == ["gas 1"]


def anna_produces() -> Table:
    """Three plants that need 1 uranium and 3 coal and bring 16, with the cards of the example before."""
    table = Table(2).order(OKSANA, ANNA).rich(0).plants(ANNA, "4-coal", "3-coal", "5-uranium")
    return table.holds(ANNA, "coal 2", "coal 2", "coal 3 turned to 2", "uranium 1").discard_pile()


@clause("CG-4.1", "CG-4.2", "CG-3.8")
def test_anna_produces_with_three_plants_for_16() -> None:
    table = anna_produces().order(ANNA, OKSANA).producing()
    choices = {choice.move: choice.income for choice in table.view(ANNA).choices}
    assert choices["run 3-coal 4-coal 5-uranium"] == 16
    table.play("run 3-coal 4-coal 5-uranium")
    assert table.player(ANNA).money == 16
    assert table.discarded() == ["coal 2", "uranium 1"]
    assert table.held(ANNA) == ["coal 2 turned to 1", "coal 3 turned to 2"]


@clause("CG-4.3", "CG-6.2")
def test_anna_earned_16_and_oksana_14_so_they_change_places() -> None:
    """Oksana's 14 elektro are 7 for plant 14 and 7 for a uranium plant."""
    table = anna_produces().plants(OKSANA, "14-eco-1", "7-uranium").holds(OKSANA, "uranium 1").producing()
    table.play("run 7-uranium 14-eco-1", "run 3-coal 4-coal 5-uranium")
    assert table.view(None).earned == [16, 14]
    assert table.state.order == [ANNA, OKSANA]


@clause("CG-4.6", "CG-4.7")
def test_anna_moves_coal_and_gas_from_column_3_then_gas_and_three_cards_from_column_4() -> None:
    table = Table(2).columns(["uranium 1"], ["coal 2", "gas 2"], ["gas 3", "oil 1", "oil 2", "uranium 2"])
    table.resource_deck().discard_pile().next_round()
    assert table.column(2) == ["coal 2", "gas 2", "gas 3", "uranium 1"]
    assert table.column(3) == ["oil 1", "oil 2", "uranium 2"]
    assert table.column(4) == []


@clause("CG-4.8", "CG-0.11")
def test_anna_fills_the_last_place_of_column_3_and_then_column_4() -> None:
    table = Table(2).columns(["uranium 1"], ["coal 2", "gas 2"], ["gas 3", "oil 1", "oil 2", "uranium 2"])
    table.resource_deck("coal 3", "gas 1", "gas 2", "oil 3", "uranium 1")
    table.draws(resources=("uranium 1", "oil 3", "gas 2", "coal 3", "gas 1")).next_round()
    assert table.column(3) == ["oil 1", "oil 2", "uranium 1", "uranium 2"]
    assert table.column(4) == ["coal 3", "gas 1", "gas 2", "oil 3"]


@clause("CG-5.3")
def test_anna_shows_the_last_round_card_in_phase_3_and_six_plants_remain() -> None:
    table = Table(3).market("9", "10", "12-coal", "13", "15", "16", "17", "19").last_card_on_top("29", "30")
    table.no_token().draws(LAST_ROUND).next_round()
    assert table.on_market() == ["10", "12-coal", "13", "15", "16", "17"]


@clause("CG-5.7", "CG-5.8", "CG-5.9", "CG-5.10")
def test_anna_scores_26_for_her_plants_and_2_for_23_elektro() -> None:
    """7 + 9 + 10 points, 3 elektro left and plant 19 for ties."""
    table = Table(2).last_round().plants(ANNA, "14-eco-1", "12-coal", "19").holds(ANNA, "coal 3", "coal 3")
    table.money(ANNA, 23).money(OKSANA, 0).end()
    first = table.state.standings().places[0]
    assert first.seat == ANNA
    assert first.figures == {"points": 28, "money": 3, "dearest-plant": 19}


@clause("CG-7.1", "CG-7.2")
def test_anna_gets_1_for_the_first_plant_scrapped_and_the_others_nothing() -> None:
    table = Table(3, renovation="on").order(ANNA, 1, 2).round(4).rich()
    table.plants(ANNA, "3-coal", "4-coal", "5-eco").plants(1, "3-oil", "4-gas", "8").plants(
        2, "4-oil", "6-coal", "6-gas"
    )
    table.market("9", "10", "12-coal", "13", "15", "16", "17", "19").auction().draws("20", "21", "22")
    table.buys("10").play("scrap 3-coal").buys("12-coal").play("scrap 3-oil").buys("13").play("scrap 4-oil")
    assert [table.player(seat).money for seat in range(3)] == [100 - 10 + 1, 100 - 12, 100 - 13]


@clause("CG-0.2", "CG-0.9", "CG-0.10", "CG-0.12", "CG-0.13", "CG-6.1")
def test_the_table_laid_for_two_players_and_the_trust() -> None:
    table = Table(2)
    assert [len(table.column(price)) for price in (1, 2, 3, 4)] == [0, 4, 4, 4]
    assert [len(row) for row in table.rows()] == [4, 4]
    assert table.token() == table.rows()[0][0]
    assert sum(table.stacked().values()) == 7
    assert len(table.discarded()) == 4
    assert table.trust_owns() == []
    assert [table.player(seat).money for seat in range(2)] == [12, 12]
