"""Set-up: turn order, money, the first plant market, the first resource market (CG-0)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.games.power_grid_card_game import auction
from powerhouse.games.power_grid_card_game.codes import COLUMNS, FIRST, Phase
from powerhouse.games.power_grid_card_game.player import Player
from powerhouse.games.power_grid_card_game.resource_market import ResourceMarket, empty_market
from powerhouse.games.power_grid_card_game.store import empty_store
from powerhouse.games.power_grid_card_game.tables import Figures
from powerhouse.games.power_grid_card_game.trust import found_trust
from powerhouse.parts.fleet import Fleet
from powerhouse.parts.plant_deck import PLUG, PlantDeck
from powerhouse.parts.plant_market import PlantMarket

if TYPE_CHECKING:
    from powerhouse.games.power_grid_card_game.state import CardGame


def blank(figures: Figures, options: dict[str, str]) -> "CardGame":
    """Before anything is dealt: the facts are known, the table is empty."""
    from powerhouse.games.power_grid_card_game.state import CardGame

    state = CardGame()
    state.figures = figures
    state.options = options
    state.turn = 0
    state.phase = Phase.OFFER
    state.round = 1
    state.last_round = False
    state.market_cut = False
    state.order = []
    state.position = 0
    state.players = []
    state.market = _plants(figures)
    state.resources = empty_market(figures.deck, figures.plus, figures.leftovers)
    state.waiting = 0
    state.bought = 0
    state.earned = [-1] * figures.players
    state.auction = None
    state.newest = 0
    state.renovation_card = 0
    state.renovation_paid = False
    state.trust = None
    state.bank = 0
    return state


def deal(state: "CardGame", chance: Chance) -> None:
    """From the blank state to the first offer."""
    figures = state.figures
    state.order = _random_order(figures.players, chance)
    state.players = [Player(figures.start_money, Fleet([]), empty_store()) for _ in range(figures.players)]
    if figures.trust:
        state.trust = found_trust()
    # Eight small plants face up; some cards go unseen into the box.
    state.market.deal(figures.first_market, figures.small_removed, figures.big_removed, chance)
    _deal_resources(state.resources, figures.column, chance)
    auction.begin(state)


def _random_order(players: int, chance: Chance) -> list[int]:
    order: list[int] = []
    for _ in range(players):
        order.append(chance.pick([FIRST + seat for seat in range(players) if seat not in order]) - FIRST)
    return order


def _plants(figures: Figures) -> PlantMarket:
    """All plants in the deck: a small card on top, the last card at the bottom."""
    deck = PlantDeck([figures.small, figures.big], [len(figures.small), len(figures.big)], True, [], PLUG)
    return PlantMarket(deck, figures.numbers, figures.big[0], figures.row, figures.discount_bid)


def _deal_resources(market: ResourceMarket, slots: int, chance: Chance) -> None:
    """The columns from 2 on are full, the first is empty; the cards marked + lie in the discard pile already."""
    market.own_deck()
    column: i64
    for column in range(1, COLUMNS):
        for _ in range(slots):
            market.draw_into(column, chance)
