"""Two players against the Trust: its place, its plants (CG-6.1 to CG-6.7, CG-6.14)."""

from collections import Counter

import pytest

from tests.clauses import clause
from tests.power_grid_card_game.scenario import LAST_ROUND, Table

PLANTS = ("10", "11-coal", "13", "15", "16", "17", "19", "20")


def auction(*order: int) -> Table:
    return Table(2).order(*(order or (0, 1))).round(5).rich().market(*PLANTS).auction()


@clause("CG-6.1")
def test_the_trust_plays_with_two_only_and_has_no_money() -> None:
    assert Table(2).view(None).trust is not None
    for players in (3, 4, 5, 6):
        assert Table(players).view(None).trust is None
    table = auction().draws("22", "23-oil").buys("11-coal")
    assert table.state.ledger()["money"] == Table(2).rich().state.ledger()["money"]
    assert len(table.view(None).players) == 2


@clause("CG-6.2")
def test_the_first_player_is_drawn_at_random() -> None:
    orders = Counter(tuple(Table(2, seed).state.order) for seed in range(300))
    assert set(orders) == {(0, 1), (1, 0)}
    assert min(orders.values()) > 100


@clause("CG-6.2", "CG-6.8")
def test_the_trust_buys_second_in_every_phase_2() -> None:
    table = auction().trust_plants("4-coal").columns(["coal 2"]).plants(0, "12-coal").plants(1, "12-coal").buying()
    assert table.state.actor == 1
    table.play("done")
    assert table.state.actor == 0
    assert table.trust_held() == ["coal 2 turned to 1"]


@clause("CG-6.2")
@pytest.mark.parametrize(
    ("plants", "expected"), [(("3-coal", "8"), [1, 0]), (("8", "3-coal"), [0, 1]), (("4-coal", "4-gas"), [1, 0])]
)
def test_after_round_1_only_the_players_change_places(plants: tuple[str, str], expected: list[int]) -> None:
    table = Table(2).order(0, 1).plants(0, plants[0]).plants(1, plants[1]).trust_plants("7-uranium").rich(0)
    table.market("9", *PLANTS[:7]).no_token().auction()
    table.trust().acted = True
    assert table.everybody("pass").state.order == expected


@clause("CG-6.2")
def test_by_income_only_the_players_change_places() -> None:
    table = auction().plants(0, "5-eco").plants(1, "8").trust_plants("30").producing().play("run 5-eco", "run 8")
    assert table.state.order == [1, 0]


@clause("CG-6.3")
def test_the_trust_neither_offers_nor_bids() -> None:
    table = auction().draws("22", "23-oil").play("offer 11-coal", "bid 11")
    assert table.state.actor == 1
    table.play("pass")
    assert table.owned(0) == ["11-coal"]
    table.play("offer 13")
    assert table.owned(1) == ["13"]
    assert table.player(1).money == 87


@clause("CG-6.4")
def test_it_takes_a_plant_after_the_first_sale_once_its_replacement_is_there() -> None:
    table = auction().draws("14-eco-1", "22").buys("11-coal")
    # 11-coal is replaced by 14-eco-1, which is the third on offer; the Trust takes 15, the fourth.
    assert table.trust_owns() == ["15"]
    assert table.on_market() == ["10", "13", "14-eco-1", "16", "17", "19", "20", "22"]


@clause("CG-6.4")
def test_whoever_bought() -> None:
    table = auction().draws("22", "23-oil").play("offer 11-coal", "bid 11", "bid 12", "pass")
    assert table.owned(1) == ["11-coal"]
    assert table.trust_owns() == ["16"]


@clause("CG-6.4")
def test_it_takes_one_when_the_first_player_passes() -> None:
    table = auction(1, 0).draws("22").play("pass")
    assert table.trust_owns() == ["15"]
    assert table.state.actor == 0


@clause("CG-6.4")
def test_it_takes_only_one_in_a_round_and_one_in_the_next() -> None:
    table = auction().draws("22", "23-oil", "24-hybrid").buys("11-coal").buys("13")
    assert len(table.trust_owns()) == 1
    table.draws("25", "26", "28-eco").next_round().play("pass")
    assert len(table.trust_owns()) == 2


@clause("CG-6.4")
def test_after_a_pass_of_the_first_player_a_sale_brings_it_no_second_plant() -> None:
    table = auction().draws("22", "23-oil").play("pass", "offer 11-coal")
    assert table.owned(1) == ["11-coal"]
    assert table.trust_owns() == ["15"]
    assert table.view(None).ask == "buy"


@clause("CG-6.4")
def test_it_takes_one_in_round_1_too() -> None:
    table = Table(2).order(0, 1).market("3-coal", "4-coal", "4-gas", "5-eco", "6-coal", "6-gas", "7-uranium", "8")
    table.auction().draws("7-hybrid", "9").buys("4-coal")
    assert table.state.round == 1
    assert table.trust_owns() == ["6-coal"]


@clause("CG-6.4", "CG-6.7")
def test_the_plant_is_scrapped_before_the_trust_takes_one() -> None:
    table = auction().plants(0, "3-coal", "4-coal", "5-eco").draws("22", "23-oil").buys("11-coal")
    assert table.trust_owns() == []
    table.play("scrap 3-coal")
    assert table.trust_owns() == ["16"]


@clause("CG-6.5")
def test_in_the_last_round_it_takes_the_sixth_plant() -> None:
    table = Table(2).order(0, 1).round(9).rich().last_round().market(*PLANTS[:6]).final_deck("29").auction()
    table.draws("29").play("pass")
    assert table.trust_owns() == ["17"]


@clause("CG-6.4", "CG-6.5")
def test_after_a_sale_in_the_last_round_the_replacement_may_be_the_sixth_plant() -> None:
    table = Table(2).order(0, 1).round(9).rich().last_round().market(*PLANTS[:6]).final_deck("28-eco", "29").auction()
    table.draws("29", "28-eco").buys("11-coal")
    assert table.trust_owns() == ["29"]
    assert table.on_market() == ["10", "13", "15", "16", "17", "28-eco"]


@clause("CG-6.5")
def test_of_fewer_plants_it_takes_the_dearest_and_of_none_none() -> None:
    table = Table(2).order(0, 1).round(9).rich().last_round().market("10", "13").final_deck().auction().play("pass")
    assert table.trust_owns() == ["13"]
    empty = Table(2).order(0, 1).round(9).rich().last_round().market().final_deck().auction().no_token().play("pass")
    assert empty.trust_owns() == []


@clause("CG-6.6", "CG-1.16")
def test_a_cheaper_replacement_of_its_plant_drives_the_token_out() -> None:
    table = auction().draws("9", "22").play("pass")
    assert table.token() is None
    assert table.on_market() == ["10", "11-coal", "13", "16", "17", "19", "20", "22"]


@clause("CG-6.6")
def test_if_its_plant_has_the_token_the_token_is_laid_aside_first() -> None:
    table = Table(2).order(0, 1).round(9).rich().last_round().market("13").final_deck("9").auction()
    table.draws("9").play("pass")
    assert table.trust_owns() == ["13"]
    assert table.token() is None
    assert table.on_market() == ["9"]


@clause("CG-6.6", "CG-5.1")
def test_the_last_round_card_may_come_for_its_plant() -> None:
    table = auction().last_card_on_top("29").draws(LAST_ROUND).play("pass")
    assert table.trust_owns() == ["15"]
    assert table.on_market() == ["10", "11-coal", "13", "16", "17", "19", "20", LAST_ROUND]


def test_while_it_has_room_the_trust_drops_nothing() -> None:
    shown = auction().trust_plants("30", "4-coal").view(None).trust
    assert shown is not None
    assert shown.drops is None


@clause("CG-6.7")
def test_with_a_fourth_plant_its_oldest_goes_whatever_the_numbers() -> None:
    table = auction().trust_plants("30", "4-coal", "8").draws("22")
    shown = table.view(None).trust
    assert shown is not None
    assert shown.drops == "30"
    gone = table.state.market.gone
    table.play("pass")
    assert table.trust_owns() == ["4-coal", "8", "15"]
    assert table.state.market.gone == gone + 1
    assert [plant.name for plant in table.trust().fleet.plants] == ["4-coal", "8", "15"]


@clause("CG-6.14")
def test_it_has_no_place_in_the_standings() -> None:
    table = Table(2).last_round().trust_plants("26", "28-eco").end()
    assert sorted(place.seat for place in table.state.standings().places) == [0, 1]
