"""Phase 2: cards for the plants that will run, and some for the next round where they are a bargain."""

from typing import Final

from powerhouse.bots.power_grid_card_game.shelf import UNAVAILABLE, Card, cards_of, exact
from powerhouse.games.power_grid_card_game import buying
from powerhouse.games.power_grid_card_game.codes import BUY, DONE, FUELS, GAS, MOST_UNITS, OIL, RETURN
from powerhouse.games.power_grid_card_game.player import Player
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import Run

SPARE: Final = [0.9, 0.9, 0.9, 1.4]
"""What a unit that is kept for the next round is worth, by fuel."""


class Basket:
    """The cards to take of one fuel, if a run needs so many units: the price, its worth with what is kept, a card."""

    __slots__ = ("card", "price", "worth")

    def __init__(self, price: int, worth: float, card: Card | None) -> None:
        self.price = price
        self.worth = worth
        self.card = card


def buy(state: CardGame, seat: int) -> int:
    """The first card of the best plan; the plan is made anew after each card."""
    card = plan(state, state.players[seat])
    return DONE if card is None else BUY + card.offer


def plan(state: CardGame, player: Player) -> Card | None:
    rate = state.figures.money_per_point if state.last_round else 1
    spare = [0.0] * len(FUELS) if state.last_round else SPARE
    best, most = None, -float(UNAVAILABLE)
    shelves = [_shelf(state, player, fuel) for fuel in range(len(FUELS))]
    for thrift in (False, True):
        worth = [0.0] * len(FUELS) if thrift else spare
        cache: dict[tuple[int, int], Basket] = {}
        for run in player.fleet.runs():
            for needs in _mixes(run):
                baskets = []
                for fuel in range(len(FUELS)):
                    key = fuel, needs[fuel]
                    if key not in cache:
                        cache[key] = _basket(shelves[fuel], needs[fuel], worth[fuel])
                    baskets.append(cache[key])
                if sum([basket.price for basket in baskets]) > player.money:
                    continue
                score = rate * run.output + sum([basket.worth for basket in baskets])
                if score > most:
                    cards = [basket.card for basket in baskets if basket.card is not None]
                    best, most = (cards[0] if cards else None), score
    return best


class Shelf:
    """What can be had of a fuel: `table` by units, at hand, room for more, what a production burns."""

    def __init__(self, table: list[tuple[int, Card | None]], held: int, room: int, burnt: int) -> None:
        self.table = table
        self.held = held
        self.room = room
        self.burnt = burnt


def _shelf(state: CardGame, player: Player, fuel: int) -> Shelf:
    held = player.store.units[fuel]
    room = buying.room(state, player, fuel)
    fleet = player.fleet
    burnt = fleet.room[fuel] // 2 + (fleet.hybrid_room // 2 if fuel in (GAS, OIL) else 0)
    cards = cards_of(state, fuel) if room > 0 else []
    return Shelf(exact(cards, room + MOST_UNITS - 1 if room > 0 else 0), held, room, burnt)


def _mixes(run: Run) -> list[tuple[int, int, int, int]]:
    """What a run may need of each fuel."""
    return [(run.need0 + gas, run.need1 + run.either - gas, run.need2, run.need3) for gas in range(run.either + 1)]


def _basket(shelf: Shelf, need: int, spare: float) -> Basket:
    best = Basket(UNAVAILABLE, -float(UNAVAILABLE), None)
    for units, (price, card) in enumerate(shelf.table):
        kept = shelf.held + min(units, shelf.room) - need
        if kept < 0 or price >= UNAVAILABLE:
            continue
        waste = max(0, units - shelf.room)
        worth = spare * min(kept, shelf.burnt) - price + 0.01 * kept - 0.01 * waste
        if worth > best.worth:
            best = Basket(price, worth, card)
    return best


def give_back(state: CardGame, seat: int, moves: list[int]) -> int:
    """After scrapping: the fuel of which more lies on the market."""
    return max(moves, key=lambda move: sum([card.units for card in cards_of(state, move - RETURN)]))
