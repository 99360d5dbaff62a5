"""What everybody sees, what nobody sees, and money (CG-0.14 to CG-0.17, CG-7.6)."""

import json

import msgspec
import pytest

from powerhouse.core.chance import Chance, Seeded
from powerhouse.core.rng import Rng
from powerhouse.games.power_grid_card_game import GAME
from powerhouse.games.power_grid_card_game.codes import Phase
from powerhouse.games.power_grid_card_game.state import CardGame
from tests.clauses import clause
from tests.power_grid_card_game.scenario import Table


@clause("CG-0.14")
def test_both_markets_decks_and_piles_are_public() -> None:
    table = Table(3).market("10", "11-coal", "13", "15", "16", "17", "19", "20").draws("12-gas").next_round()
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert [plant.name for plant in view.market.current] == ["10", "11-coal", "12-gas", "13"]
        assert view.market.under == ["20"]
        assert view.market.deck == table.state.market.deck.size()
        assert view.market.top in ("small", "big")
        assert view.resources.deck_size == len(table.deck_cards())
        assert sum(card.count for card in view.resources.deck) == view.resources.deck_size
        assert [(card.fuel, card.units) for card in view.resources.discard] == [
            (fuel, 1 if fuel == "uranium" else 2) for fuel in ("coal", "gas", "oil", "uranium")
        ]
        assert view.resources.stack == {"coal": 2, "gas": 2, "oil": 2, "uranium": 1}


@clause("CG-0.14")
def test_plants_resource_cards_and_bids_of_everybody_are_public() -> None:
    table = Table(3).order(0, 1, 2).round(4).rich().plants(1, "4-coal").holds(1, "coal 3 turned to 2", "leftover coal")
    table.market("10", "11-coal", "13", "15", "16", "17", "19", "20").auction().play("offer 11-coal", "bid 12")
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        held = [(card.fuel, card.units, card.shown, card.leftover) for card in view.players[1].resources]
        assert held == [("coal", 1, 1, True), ("coal", 3, 2, False)]
        assert [plant.name for plant in view.players[1].plants] == ["4-coal"]
        assert view.auction is not None
        assert (view.auction.plant.name, view.auction.bid, view.auction.leader) == ("11-coal", 12, 0)


@clause("CG-0.15")
def test_the_state_is_the_same_whatever_order_the_decks_will_have() -> None:
    """Two games that have shown the same are the same: nothing of what comes is in them."""
    setup = GAME.setup(4)

    class Noted(Chance):
        """A seed, and what it has shown; given codes are shown first."""

        def __init__(self, seed: int, codes: list[int]) -> None:
            self.source, self.codes, self.shown = Seeded(seed), list(codes), list[int]()

        def pick(self, candidates: list[int]) -> int:
            self.shown.append(self.codes.pop(0) if self.codes else self.source.pick(candidates))
            return self.shown[-1]

    first = Noted(5, [])
    one = GAME.start(setup, first)
    other = GAME.start(setup, Noted(99, first.shown))
    assert one.digest() == other.digest()
    for seat in (None, 0, 1, 2, 3):
        assert one.view(seat) == other.view(seat)


@clause("CG-0.15")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nothing_is_drawn_before_it_is_shown(players: int) -> None:
    """Set-up draws the order, eight plants and three columns; and whatever was not shown may always come next."""
    table = Table(players)
    figures = table.state.figures

    class Watched(Chance):
        """A seed that holds every draw against all that was not shown yet."""

        def __init__(self) -> None:
            self.source, self.draws = Seeded(7), 0
            self.small, self.big, self.resources = figures.small[:], figures.big[:], figures.deck[:]

        def pick(self, candidates: list[int]) -> int:
            self.draws += 1
            shown = self.source.pick(candidates)
            for unseen in (self.small, self.big, self.resources):
                if shown in unseen:
                    assert candidates == unseen
                    unseen.remove(shown)
            return shown

    chance = Watched()
    state = GAME.start(table.setup, chance)
    assert isinstance(state, CardGame)
    assert chance.draws == players + 8 + 3 * figures.column
    while state.resources.plusplus_due and state.market.deck.holds_last_card:
        state.advance(state.moves()[-1 if state.phase == Phase.BUY else 0], chance)
    assert state.round > 2


@clause("CG-0.15")
def test_unseen_plants_include_those_that_left_at_set_up() -> None:
    table = Table(3)
    market = table.view(0).market
    assert len(market.unseen) == 42 - 8
    assert market.deck == 26 + 1
    assert market.unseen == table.unseen()


@clause("CG-0.16")
def test_money_is_hidden_from_the_others_until_the_game_is_over() -> None:
    table = Table(3).money(0, 17).money(1, 23).money(2, 31)
    assert [player.money for player in table.view(1).players] == [None, 23, None]
    assert [player.money for player in table.view(None).players] == [None, None, None]
    assert [player.money for player in table.end().view(1).players] == [17, 23, 31]


@clause("CG-0.16")
@pytest.mark.parametrize("seat", [None, 1, 2])
def test_hidden_money_shows_nowhere_in_a_view(seat: int | None) -> None:
    poor, rich = Table(3).order(0, 1, 2).money(0, 1000), Table(3).order(0, 1, 2).money(0, 2000)
    for table in (poor, rich):
        table.round(3).auction()
    assert msgspec.json.encode(poor.view(seat)) == msgspec.json.encode(rich.view(seat))


@clause("CG-0.16")
def test_standings_leave_out_hidden_money_until_the_end() -> None:
    table = Table(3).plants(0, "8").money(0, 55)
    assert table.state.standings().places[0].figures == {"points-without-money": 6, "dearest-plant": 8}
    assert table.end().state.standings().places[0].figures == {"points": 11, "money": 5, "dearest-plant": 8}


@clause("CG-0.16")
@pytest.mark.parametrize("phase", ["auction", "buying"])
def test_money_is_hidden_in_the_last_round_too(phase: str) -> None:
    table = Table(3).round(9).last_round().plants(0, "8").money(0, 17).money(1, 23).money(2, 31)
    getattr(table, phase)()
    assert table.view(None).last_round
    assert [player.money for player in table.view(1).players] == [None, 23, None]
    assert [player.money for player in table.view(None).players] == [None, None, None]
    assert table.state.standings().places[0].figures == {"points-without-money": 6, "dearest-plant": 8}


@clause("CG-7.6")
def test_with_open_money_everybody_sees_it() -> None:
    table = Table(3, money="open").money(0, 17).money(1, 23).money(2, 31)
    assert [player.money for player in table.view(1).players] == [17, 23, 31]
    assert [player.money for player in table.view(None).players] == [17, 23, 31]
    assert "points" in table.state.standings().places[0].figures


@clause("CG-7.6")
def test_open_money_changes_nothing_else() -> None:
    def final(money: str) -> dict[str, object]:
        state = GAME.start(GAME.setup(3, {"money": money}), Seeded(3))
        chance, dice = Seeded(4), Rng(5)
        while not state.over:
            moves = state.moves()
            state.advance(moves[dice.below(len(moves))], chance)
        dump: dict[str, object] = json.loads(json.dumps(state.dump()))
        return {key: value for key, value in dump.items() if key != "options"}

    assert final("open") == final("hidden")


@clause("CG-0.17")
def test_the_bank_pays_more_than_the_notes_of_the_box() -> None:
    table = Table(3).order(0, 1, 2).plants(0, "8")
    table.state.bank = 0
    for _ in range(100):
        table.producing(0).play("run 8")
    assert table.state.bank == -600
    assert table.player(0).money == 612


def test_choices_are_for_the_actor_only_and_bids_are_an_interval() -> None:
    table = Table(3).order(0, 1, 2).round(4).market("10", "11-coal", "13", "15", "16", "17", "19", "20").money(0, 15)
    table.auction().play("offer 11-coal")
    assert table.view(0).bids == (11, 15)
    assert table.view(0).choices == []
    assert table.view(1).bids is None
    table.play("bid 11").money(1, 20)
    assert table.view(1).bids == (12, 20)
    assert [choice.move for choice in table.view(1).choices] == ["pass"]
    assert table.view(0).choices == []


def test_who_has_still_to_act_is_shown_in_the_order_of_play() -> None:
    table = Table(3).order(2, 0, 1).round(4).market("10", "11-coal", "13", "15", "16", "17", "19", "20").auction()
    assert table.view(None).waiting == [2, 0, 1]
    assert table.play("pass").view(None).waiting == [0, 1]
    assert table.buying().view(None).waiting == [1, 0, 2]
    assert table.play("done").view(None).waiting == [0, 2]
    assert table.producing().view(None).waiting == [2, 0, 1]
    assert table.end().view(None).waiting == []


def test_what_was_earned_and_bought_is_shown() -> None:
    table = (
        Table(3).order(2, 0, 1).round(4).rich().market("10", "11-coal", "13", "15", "16", "17", "19", "20").auction()
    )
    assert table.draws("22").buys("11-coal").view(None).bought == [2]
    table.producing().plants(2, "8").play("run 8")
    assert table.view(None).earned == [None, None, 6]
