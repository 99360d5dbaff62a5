"""Variant: renovation, money for a plant that is scrapped (PG-9.8 to PG-9.11)."""

import json
from pathlib import Path

import pytest

from powerhouse.core.chance import Seeded
from powerhouse.games.power_grid import GAME
from tests.clauses import clause
from tests.power_grid.scenario import Table

PILE = [(3, 1), (6, 3), (9, 5), (12, 7), (15, 9), (18, 11)]
"""What the first to scrap in a round and each later one get, by card from the top."""


def auction(card: int = 1, players: int = 3, **options: str) -> Table:
    """Round 5; everybody has three plants and 100 elektro, and this card lies on top of the pile."""
    return ready(Table(players, 1, **{"renovation": "on", **options}), card)


def ready(table: Table, card: int = 1) -> Table:
    seats = range(len(table.state.players))
    table.order(*seats).round(5)
    for seat, plants in zip(seats, ((3, 4, 5), (6, 7, 8), (9, 11, 13))):
        table.plants(seat, *plants).money(seat, 100)
    table.state.renovation_card = card - 1
    return table.market(12, 15, 16, 20, 25, 30, 31, 33).auction()


def to_the_next_auction(table: Table) -> Table:
    for move in ("done", "done", "run nothing"):
        table.everybody(move)
    return table


@clause("PG-9.8")
def test_without_the_variant_scrapping_is_not_paid() -> None:
    table = auction(renovation="off").buys(15).play("scrap 3")
    assert table.player(0).money == 100 - 15
    assert table.view(None).renovation is None


@clause("PG-9.8", "PG-9.9")
@pytest.mark.parametrize("card", [1, 2, 3, 4, 5, 6])
def test_the_first_to_scrap_gets_more_than_the_later_ones(card: int) -> None:
    first, later = PILE[card - 1]
    table = auction(card)
    bank = table.state.bank
    table.buys(15).play("scrap 3").buys(16).play("scrap 6").buys(20).play("scrap 9")
    assert table.player(0).money == 100 - 15 + first
    assert table.player(1).money == 100 - 16 + later
    assert table.player(2).money == 100 - 20 + later
    assert table.state.bank == bank + 15 + 16 + 20 - first - 2 * later


@clause("PG-9.8")
def test_the_pile_begins_with_card_1() -> None:
    assert Table(3, renovation="on").view(None).renovation == [3, 1]


@clause("PG-9.8")
def test_an_owner_of_the_box_can_replace_the_values(tmp_path: Path) -> None:
    values = tmp_path / "box.json"
    values.write_text(json.dumps({"renovation": {"cards": [{"card": 1, "first": 8, "others": 4}]}}))
    table = Table(3, renovation="on")
    table.setup = GAME.setup(3, {"renovation": "on"}, values)
    ready(table.dealt_by(Seeded(1)))
    table.buys(15).play("scrap 3").buys(16).play("scrap 6")
    assert table.player(0).money == 100 - 15 + 8
    assert table.player(1).money == 100 - 16 + 4


@clause("PG-9.9")
def test_who_buys_without_scrapping_is_not_paid_and_is_not_the_first() -> None:
    table = auction().plants(0, 3, 4).buys(15)
    assert table.player(0).money == 100 - 15
    table.buys(16).play("scrap 6")
    assert table.player(1).money == 100 - 16 + 3


@clause("PG-9.9")
def test_it_is_paid_when_the_plant_is_scrapped_not_before() -> None:
    table = auction().buys(15)
    assert table.player(0).money == 100 - 15
    assert table.play("scrap 3").player(0).money == 100 - 15 + 3


@clause("PG-9.9")
def test_it_cannot_help_to_pay_the_bid() -> None:
    table = auction(6).money(0, 15)
    assert table.reasons("offer 16") == ["plant 16 costs at least 16, you have 15 (PG-2.6)"]
    table.play("offer 15")
    assert table.reasons("bid 16") == ["a bid of 16 is more than the 15 you have (PG-2.8)"]
    table.play("bid 15", "pass", "pass", "scrap 3")
    assert table.player(0).money == 18


@clause("PG-9.9")
def test_in_every_round_the_first_gets_more_again() -> None:
    table = auction().buys(15).play("scrap 3").buys(16).play("scrap 6", "pass")
    to_the_next_auction(table)
    seat = table.state.turn
    plant, oldest = table.state.market.cards[1], table.owned(seat)[0]
    money = table.player(seat).money
    table.buys(plant).play(f"scrap {oldest}")
    assert table.player(seat).money == money - plant + 6


@clause("PG-9.10")
def test_the_top_card_leaves_at_the_end_of_a_phase_2_with_payments() -> None:
    table = auction(2).buys(15).play("scrap 3")
    assert table.view(None).renovation == [3, 3]  # still card 2, whose higher amount is paid
    table.buys(16).play("scrap 6")
    assert table.view(None).renovation == [3, 3]
    table.play("pass")
    assert to_the_next_auction(table).view(None).renovation == [9, 5]  # one card, although two were paid


@clause("PG-9.10")
def test_without_a_payment_the_pile_stays() -> None:
    table = auction(2).plants(0, 3, 4).buys(15).play("pass", "pass")
    assert to_the_next_auction(table).view(None).renovation == [6, 3]


@clause("PG-9.10")
def test_the_last_card_never_leaves() -> None:
    table = auction(5).buys(15).play("scrap 3", "pass", "pass")
    assert to_the_next_auction(table).view(None).renovation == [18, 11]
    table = auction(6).buys(15).play("scrap 3", "pass", "pass")
    assert to_the_next_auction(table).view(None).renovation == [18, 11]


@clause("PG-9.11")
def test_the_trust_gets_nothing_for_the_plant_it_drops() -> None:
    table = auction(players=2).trust_plants(10, 14, 17).market(12, 15, 16, 20, 25, 30, 31, 33)
    bank = table.state.bank
    table.play("pass")
    assert [plant.number for plant in table.trust().fleet.plants] == [14, 17, 20]
    assert table.state.bank == bank


@clause("PG-9.11")
def test_the_trust_does_not_count_as_somebody_who_scrapped() -> None:
    table = auction(players=2).trust_plants(10, 14, 17).market(12, 15, 16, 20, 25, 30, 31, 33)
    table.play("pass")
    assert table.view(None).renovation == [3, 1]
    table.buys(15).play("scrap 6")
    assert table.player(1).money == 100 - 15 + 3
    table = auction(players=2).trust_plants(10, 14, 17).market(12, 15, 16, 20, 25, 30, 31, 33)
    table.play("pass", "pass")
    assert to_the_next_auction(table).view(None).renovation == [3, 1]
