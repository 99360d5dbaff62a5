"""What everybody sees and what nobody sees (PG-0.19 to PG-0.22)."""

from typing import Any

import msgspec
import pytest

from powerhouse import Match
from powerhouse.core.chance import Chance, Seeded
from tests.clauses import clause
from tests.power_grid.scenario import STEP_3, Table

OWN = ("seat", "choices", "bids")
"""What differs from screen to screen besides money."""


def common(table: Table, seat: int | None) -> dict[str, Any]:
    """The part of a view that must be equal for all."""
    shown: dict[str, Any] = msgspec.to_builtins(table.view(seat))
    for name in OWN:
        del shown[name]
    for player in shown["players"]:
        del player["money"]
    return shown


@clause("PG-0.19")
def test_zone_board_plants_fuel_and_markets_are_the_same_on_every_screen() -> None:
    table = Table(4, zone="west+east+southwest+northwest").order(2, 0, 3, 1).plants(0, 4, 7)
    table.fuel(0, coal=3, oil=2).cities(0, "essen", "koln").market(3, 5, 6, 8, 9, 10, 11, 12).round(3)
    table.auction().play("offer 5", "bid 9")
    shown = common(table, None)
    assert all(common(table, seat) == shown for seat in range(4))
    assert shown["zone"] == ["northwest", "west", "east", "southwest"]
    assert shown["houses"] == {"essen": [0, None, None], "koln": [0, None, None]}
    assert [plant["number"] for plant in shown["players"][0]["plants"]] == [4, 7]
    assert shown["players"][0]["fuel"] == {"coal": 3, "oil": 2, "garbage": 0, "uranium": 0}
    assert [plant["number"] for plant in shown["market"]["current"]] == [3, 5, 6, 8]
    assert [plant["number"] for plant in shown["market"]["future"]] == [9, 10, 11, 12]
    assert shown["market"]["token"] == 3
    assert [(fuel["name"], fuel["left"]) for fuel in shown["fuel"]] == [
        ("coal", 21), ("oil", 18), ("garbage", 9), ("uranium", 2),
    ]  # fmt: skip


@clause("PG-0.19")
def test_everybody_sees_the_standing_bid_and_who_made_it() -> None:
    table = Table(4).order(2, 0, 3, 1).market(3, 5, 6, 8, 9, 10, 11, 12).auction()
    table.play("offer 5", "bid 9", "bid 12", "pass")
    for seat in (None, 0, 1, 2, 3):
        auction = table.view(seat).auction
        assert auction is not None
        assert (auction.plant, auction.minimum, auction.bid, auction.leader) == (5, 5, 12, 3)
        assert auction.bidders == [1, 2, 3]


@clause("PG-0.19")
def test_the_number_of_cities_is_updated_with_each_house() -> None:
    table = Table(3, zone="west+east+southwest").order(1, 2, 0).building()
    counted = [len(table.view(2).players[0].cities)]
    for city in ("essen", "duisburg"):
        table.play(f"build {city}")
        counted.append(len(table.view(2).players[0].cities))
    assert counted == [0, 1, 2]


@clause("PG-0.19")
def test_the_record_of_the_game_tells_every_payment() -> None:
    """Bids and purchases are logged with their amounts, or at prices that everybody sees."""
    match = Match.new("power-grid", players=3, seed=4)
    plant = match.legal()[-1]
    for move in (plant, "bid 20", "pass", "pass"):
        match.play(move)
    assert [entry.text for entry in match.log if entry.seat is not None][:4] == [
        plant,
        "bid 20",
        "pass",
        "pass",
    ]


@clause("PG-0.20")
def test_the_back_of_the_top_card_is_seen_by_all() -> None:
    table = Table(4).market(3, 4, 5, 6, 7, 8, 9, 10).draws(11, 21, 12).auction()
    seen = []
    for plant in (3, 4, 5):
        seen.append([table.view(seat).market.top for seat in (None, 0, 1, 2, 3)])
        table.buys(plant)
    assert seen == [["plug"] * 5, ["socket"] * 5, ["plug"] * 5]


@clause("PG-0.20")
def test_no_back_shows_when_only_the_step_3_card_is_left_above_the_plants_put_away() -> None:
    table = Table(4).last_card_on_top(25, 31)
    assert table.view(None).market.top is None
    assert table.view(None).market.deck == 3


@clause("PG-0.20")
def test_everybody_can_count_the_cards_above_the_step_3_card() -> None:
    table = Table(3)
    for round in range(1, 4):
        table.next_round()
        market = table.view(1).market
        assert len(market.under) == round
        assert market.deck - 1 - len(market.under) == 26 - round


@clause("PG-0.20")
def test_everybody_knows_which_plants_were_put_under_the_deck() -> None:
    table = Table(3).plants(0, 3).plants(1, 4).plants(2, 5).market(6, 7, 8, 9, 10, 11, 12, 33).draws(50, 13)
    table.next_round().next_round()
    assert table.view(None).market.under == [33, 50]
    assert table.view(2).market.under == [33, 50]


class Shown(Chance):
    """Repeats what was shown in another game, and then goes its own way."""

    def __init__(self, seed: int, shown: list[int] | None = None) -> None:
        self.to_show = list(shown or [])
        self.shown: list[int] = []
        self.seeded = Seeded(seed)

    def pick(self, candidates: list[int]) -> int:
        self.shown.append(self.to_show.pop(0) if self.to_show else self.seeded.pick(candidates))
        return self.shown[-1]


def after_sales(chance: Chance, sales: int) -> Table:
    """A game in which the cheapest plant has been bought so many times."""
    table = Table(4).dealt_by(chance)
    for _ in range(sales):
        table.buys(table.rows()[0][0])
    return table


@clause("PG-0.21")
@pytest.mark.parametrize("sales", [0, 1, 2])
def test_two_decks_that_have_shown_the_same_cannot_be_told_apart(sales: int) -> None:
    """What is still to come stands neither in the position nor in any view."""
    first = Shown(1)
    table = after_sales(first, sales)
    shown = first.shown[:]
    later: set[str] = set()
    for seed in range(2, 12):
        twin = after_sales(Shown(seed, shown), sales)
        assert twin.state.digest() == table.state.digest()
        assert all(twin.view(seat) == table.view(seat) for seat in (None, 0, 1, 2, 3))
        later.add(twin.buys(twin.rows()[0][0]).state.digest())
    assert len(later) > 1


@clause("PG-0.21")
def test_views_name_no_card_that_was_never_shown() -> None:
    table = Table(4)
    shown = msgspec.json.encode(table.view(0).market).decode()
    hidden = set(table.state.figures.plants) - set(table.state.market.cards)
    assert not [plant for plant in hidden if f'"number":{plant},' in shown]
    assert table.view(0).market.under == []


@clause("PG-0.21")
def test_after_the_shuffle_nobody_knows_the_order_of_the_plants_put_away() -> None:
    table = Table(4).round(5).step(2).market(3, 4, 5, 6, 7, 8, 9, 10).last_card_on_top(40, 25, 31)
    table.draws(STEP_3).auction().buys(3)
    market = table.view(0).market
    assert market.step3_card
    assert market.deck == 3
    assert market.under == []
    assert table.unseen() == [[], [25, 31, 40]]


@clause("PG-0.22")
def test_nobody_sees_the_money_of_others() -> None:
    table = Table(3).money(0, 11).money(1, 22).money(2, 33)
    assert [player.money for player in table.view(0).players] == [11, None, None]
    assert [player.money for player in table.view(2).players] == [None, None, 33]
    assert [player.money for player in table.view(None).players] == [None, None, None]


@clause("PG-0.22")
def test_the_standings_of_a_running_game_do_not_tell_money() -> None:
    table = Table(3).money(0, 11).money(1, 22).money(2, 33)
    assert all("money" not in place.figures for place in table.state.standings().places)
    assert not any(str(amount) in str(table.state.standings()) for amount in (11, 22, 33))
    shown = Table(3, money="open").money(0, 11).money(1, 22).money(2, 33).state.standings()
    assert sorted(place.figures["money"] for place in shown.places) == [11, 22, 33]


@clause("PG-0.22")
def test_the_money_of_the_bidder_cannot_be_read_from_the_bids_he_may_make() -> None:
    """The highest bid is the bidder's money, so only he is told."""
    table = Table(3).order(0, 1, 2).money(0, 41).market(3, 4, 5, 6, 7, 8, 9, 10).auction().play("offer 5")
    assert table.view(0).bids == (5, 41)
    for seat in (1, 2, None):
        assert table.view(seat).bids is None
        assert table.view(seat).choices == []
        assert "41" not in msgspec.json.encode(table.view(seat)).decode()


@clause("PG-0.22")
def test_what_somebody_can_pay_is_told_to_nobody_else() -> None:
    """The plants, tokens and cities one may choose tell how much one has."""
    table = Table(3).order(0, 1, 2).money(0, 7).plants(0, 4).market(3, 5, 6, 8, 9, 10, 11, 12).round(2)
    for phase in (table.auction, table.fuel_phase, table.building):
        phase()
        acting = table.state.actor
        assert table.view(acting).choices
        for seat in (0, 1, 2, None):
            if seat != acting:
                assert table.view(seat).choices == []


@clause("PG-0.22")
def test_money_is_shown_at_the_end_of_the_game() -> None:
    table = Table(4).some_cities(0, 17).money(0, 11).money(1, 22).building().everybody("done")
    assert table.state.over
    assert [player.money for player in table.view(2).players] == [11, 22, 50, 50]


@clause("PG-0.22", "PG-9.12")
def test_open_money_is_seen_by_all() -> None:
    table = Table(3, money="open").money(0, 11).money(1, 22).money(2, 33)
    for seat in (0, 1, 2, None):
        assert [player.money for player in table.view(seat).players] == [11, 22, 33]
