"""PL-15: the valuation tile and the sixteen cards."""

import pytest

from tests.clauses import clause
from tests.pipeline.scenario import Table

FOURS = {"orange": (4, 4, 4), "teal": (4, 4, 4), "silver": (4, 4, 4)}
ORANGE = tuple(f"WE-o{sides} {2 * n},0 east" for n, sides in enumerate(["oo", "st", "ts", "tt", "ss", "os"]))
TEAL = tuple(f"WE-t{sides} {2 * n},1 east" for n, sides in enumerate(["oo", "st"]))
NETWORK = (*ORANGE[:4], *TEAL)
"""An orange line of 8, which makes mid, and a teal line of 4, which makes low."""


def _card(number: int, rulings: str = "standard") -> Table:
    return Table(2, rulings=rulings).cards(number).tiles(0, *NETWORK).costs(**FOURS).tanks(0, 3, 2, 2, 2)


def _worth(table: Table) -> int:
    return table.score(0).cards[0]


@clause("PL-15.1")
def test_the_tile_counts_attached_lines_once_more() -> None:
    assert _card(9).score(0).tile == 0
    attached = Table(2).cards(9).tiles(0, *ORANGE[:5], "machine 9,0").costs(**FOURS)
    assert attached.lines(0).count(("orange", 9, True)) == 1
    assert attached.score(0).lines == 20
    assert attached.score(0).tile == 20


@clause("PL-15.2")
def test_card_1_pays_oil_like_a_contract_and_card_2_repeats_lines() -> None:
    assert _worth(_card(1).oil(0, teal_low=1, silver_high=2, orange_crude=2)) == 20 + 2 * 45
    assert _worth(_card(1).oil(0, teal_mid=1).level(0, "contracts-orders", 2)) == 35
    assert _worth(_card(2)) == 30


@clause("PL-15.2")
def test_card_5_repeats_attached_lines() -> None:
    table = Table(2).cards(5).tiles(0, *ORANGE[:5], "machine 9,0", *TEAL).costs(**FOURS)
    assert _worth(table) == 20
    assert table.score(0).lines == 30
    assert table.score(0).total() == 40 + 30 + 20 + 20


@clause("PL-15.2")
@pytest.mark.parametrize(("card", "worth"), [(6, 35), (7, 20 + 20), (8, 45 + 10)])
def test_cards_6_to_8_pay_oil_of_one_colour_and_repeat_its_lines(card: int, worth: int) -> None:
    assert _worth(_card(card).oil(0, silver_mid=1, orange_low=1, teal_high=1)) == worth


@clause("PL-16.5")
@pytest.mark.parametrize(("card", "worth"), [(1, 20 + 10 + 30), (6, 20), (7, 10 + 20), (8, 30 + 10)])
def test_by_a_ruling_cards_count_oil_once_more(card: int, worth: int) -> None:
    table = _card(card, rulings="oil-as-cubes").oil(0, silver_mid=1, orange_low=1, teal_high=1)
    assert _worth(table) == worth
    assert table.score(0).oil == _card(card).oil(0, silver_mid=1, orange_low=1, teal_high=1).score(0).oil


@clause("PL-15.3")
def test_cards_3_and_4_pay_for_tanks_and_level_3() -> None:
    assert _worth(_card(3)) == 90
    assert _worth(_card(4).level(0, "engineering", 3).level(0, "shops", 3).level(0, "machines", 2)) == 200


@clause("PL-15.4")
@pytest.mark.parametrize(("card", "worth"), [(9, 10), (10, 20), (11, 0)])
def test_cards_9_to_11_pay_for_lines_of_that_best_grade(card: int, worth: int) -> None:
    assert _worth(_card(card)) == worth


@clause("PL-15.4")
def test_card_11_pays_30() -> None:
    table = Table(2).cards(11).tiles(0, *ORANGE).costs(**FOURS)
    assert _worth(table) == 30


@clause("PL-15.5")
def test_card_12_pays_filled_contracts_once_more() -> None:
    # C-low-05: two low; C-mid-09: mid and low; C-high-01: two high, not filled.
    table = _card(12).contract(0, "C-low-05", times=2).contract(0, "C-mid-09", times=1).contract(0, "C-high-01")
    assert _worth(table) == 40 + 55
    assert _worth(table.level(0, "contracts-orders", 2)) == 95 + 40


@clause("PL-15.5")
def test_card_13_pays_filled_orders_once_more() -> None:
    table = _card(13).served(0, "O3-01", "O4-06")
    assert _worth(table) == (55 + 30 + 30) + 4 * 30
    assert _worth(table.level(0, "contracts-orders", 2)) == 235 + 70


@clause("PL-15.6")
def test_cards_14_and_15_count_kinds_of_lines() -> None:
    assert _worth(_card(14)) == 30
    assert _worth(_card(15)) == 0
    again = Table(2).cards(14).costs(**FOURS)
    again.tiles(0, *TEAL, "WE-tts 0,2 east", "WE-tso 2,2 east")
    assert _worth(again) == 10
    attached = Table(2).cards(15).tiles(0, *ORANGE[:5], "machine 9,0", *TEAL).costs(**FOURS)
    assert _worth(attached) == 10


@clause("PL-15.6")
def test_the_table_of_the_sets() -> None:
    assert Table(2).state.figures.set_pay == [0, 10, 30, 60, 100, 150, 210, 280, 360, 450]


@clause("PL-15.7")
def test_card_16_counts_kinds_of_oil_asked_for() -> None:
    # O3-08: silver high, teal mid, orange low. C-mid-09: silver mid, teal low. C-low-05: orange low twice.
    table = _card(16).served(0, "O3-08").contract(0, "C-mid-09", times=1).contract(0, "C-low-05", times=1)
    assert _worth(table) == 150
    assert _worth(table.contract(0, "C-high-01")) == 150
