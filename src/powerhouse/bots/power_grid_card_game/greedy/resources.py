"""Phase 2: cards for the plants that will run, and some for the next round where they are a bargain."""

from typing import Final, NamedTuple

from powerhouse.bots.power_grid_card_game.greedy.shelf import UNAVAILABLE, Card, cards_of, exact
from powerhouse.games.power_grid_card_game import buying
from powerhouse.games.power_grid_card_game.codes import BUY, DONE, FUELS, GAS, MOST_UNITS, OIL, RETURN
from powerhouse.games.power_grid_card_game.player import Player
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import Run

SPARE: Final = [1.5, 1.5, 1.5, 2.2]
"""What a unit kept for the next round is worth, by fuel."""

NOTHING: Final = [0.0, 0.0, 0.0, 0.0]

CRUMB: Final = 0.01
"""At the same price rather more units in store, and rather none left over for others."""


class Stock:
    """One fuel: the units held, the room for more, what a production burns, what cards on sale cost by units."""

    def __init__(self, state: CardGame, player: Player, fuel: int) -> None:
        fleet = player.fleet
        self.held = player.stock[fuel]
        self.room = int(max(0, buying.room(state, player, fuel)))
        self.burnt = int(fleet.room[fuel] + (fleet.hybrid_room if fuel in (GAS, OIL) else 0)) // 2
        most = self.room + MOST_UNITS - 1 if self.room else 0
        self.costs = exact(cards_of(state, fuel) if self.room else [], most)


class Basket(NamedTuple):
    """Cards of one fuel: what they cost, what they are worth beyond the need, and one of them to begin with."""

    price: int
    worth: float
    card: Card | None


def buy(state: CardGame, seat: int) -> int:
    """A card of the best plan, which is made anew after each card."""
    player = state.players[seat]
    stocks = [Stock(state, player, fuel) for fuel in range(len(FUELS))]
    if state.last_round:
        card, _ = _plan(player, stocks, state.figures.money_per_point, NOTHING)
    else:
        # When money is too short for a plan with spare units, one without them may be better.
        plans = [_plan(player, stocks, 1, spare) for spare in (SPARE, NOTHING)]
        card, _ = max(plans, key=lambda plan: plan[1])
    return DONE if card is None else BUY + card.offer


def _plan(player: Player, stocks: list[Stock], rate: int, spare: list[float]) -> tuple[Card | None, float]:
    """A card to begin with and the worth of the best run that money suffices for, with its fuel and spare units."""
    baskets: dict[tuple[int, int], Basket] = {}
    best, most = None, -float(UNAVAILABLE)
    for run in player.fleet.runs():
        for needs in _needs(run):
            for fuel in range(len(FUELS)):
                if (fuel, needs[fuel]) not in baskets:
                    baskets[fuel, needs[fuel]] = _basket(stocks[fuel], needs[fuel], spare[fuel])
            chosen = [baskets[fuel, needs[fuel]] for fuel in range(len(FUELS))]
            worth = float(rate * run.output) + sum([basket.worth for basket in chosen])
            if worth > most and sum([basket.price for basket in chosen]) <= player.money:
                cards = [basket.card for basket in chosen if basket.card is not None]
                best, most = cards[0] if cards else None, worth
    return best, most


def _needs(run: Run) -> list[tuple[int, int, int, int]]:
    """What a run may need of each fuel, depending on what its hybrids burn."""
    return [(run.need0 + gas, run.need1 + run.either - gas, run.need2, run.need3) for gas in range(run.either + 1)]


def _basket(stock: Stock, need: int, spare: float) -> Basket:
    """The best cards of a fuel of which a run needs so many units."""
    best = Basket(UNAVAILABLE, -float(UNAVAILABLE), None)
    for units, (price, card) in enumerate(stock.costs):
        kept = int(stock.held + min(units, stock.room) - need)
        if kept < 0:
            continue
        waste = max(0, units - stock.room)
        worth = spare * min(kept, stock.burnt) - price + CRUMB * (kept - waste)
        if worth > best.worth:
            best = Basket(price, worth, card)
    return best


def give_back(state: CardGame, moves: list[int]) -> int:
    """After scrapping: the fuel of which more is on sale."""
    return max(moves, key=lambda move: sum([card.units for card in cards_of(state, move - RETURN)]))
