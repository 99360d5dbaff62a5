"""One fuel in phase 2: what cards cost by units, and what the units that are not burnt at once are good for."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.power_grid_card_game.outlook import Outlook
from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.core.packed import vec
from powerhouse.games.power_grid_card_game import buying
from powerhouse.games.power_grid_card_game.codes import COLUMNS, FIRST_KIND, GAS, KINDS, MOST_UNITS, OIL
from powerhouse.games.power_grid_card_game.player import Player
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import HYBRID, Fleet

UNAVAILABLE: Final = 1_000_000

CRUMB: Final = 0.01
"""At the same price rather more units in store, and rather none left over for others."""


class Stock:
    """`prices[units]` is what cards with just so many units cost, `cards[units]` one of these cards.

    `paid`, `worths` and `firsts` are by need: the price, the worth and a first card (or -1) of the best basket.
    """

    def __init__(self, state: CardGame, player: Player, fuel: i64, outlook: Outlook, weights: Weights) -> None:
        fleet = player.fleet
        self.held = player.stock[fuel]
        room = buying.room(state, player, fuel)
        self.room = room if room > 0 else 0
        self.burnt = burnt(fleet, fuel)
        self.spare = spare_worth(fleet, fuel, outlook, weights)
        self.deny = weights.deny * outlook.rate
        self._price(state, fuel)
        self.lacked: i64 = 0
        if weights.deny != 0.0:
            self.lacked = later_demand(state, fuel) - on_sale(state, fuel)
        needs = int(self.burnt) + 1
        self.paid = vec[i64]([UNAVAILABLE] * needs)
        self.worths = vec[float]([0.0] * needs)
        self.firsts = vec[i64]([-1] * needs)

    def _price(self, state: CardGame, fuel: i64) -> None:
        most = int(self.room) + MOST_UNITS - 1 if self.room else 0
        prices = vec[i64]([UNAVAILABLE] * (most + 1))
        cards = vec[i64]([-1] * (most + 1))
        prices[0] = 0
        self.prices = prices
        self.cards = cards
        if most == 0:
            return
        on_sale = state.resources.cards
        column: i64
        units: i64
        total: i64
        count: i64
        for column in range(COLUMNS):
            price = state.figures.prices[column]
            offer = KINDS * column + FIRST_KIND[fuel]
            for units in range(1, MOST_UNITS + 1):
                count = on_sale[offer + units - 1]
                while count > 0:
                    count -= 1
                    for total in range(most, units - 1, -1):
                        cost = prices[total - units] + price
                        if cost < prices[total]:
                            prices[total] = cost
                            cards[total] = offer + units - 1

    def fill(self, scale: float) -> None:
        """The best basket for each need, spare units counting `scale` times what they are worth."""
        need: i64
        units: i64
        most: i64 = len(self.prices) - 1
        for need in range(self.burnt + 1):
            best = -1e9
            self.paid[need] = UNAVAILABLE
            for units in range(most + 1):
                price = self.prices[units]
                if price == UNAVAILABLE:
                    continue
                taken = units if units < self.room else self.room
                kept = self.held + taken - need
                if kept < 0:
                    continue
                useful = kept if kept < self.burnt else self.burnt
                worth = self.spare * float(useful) + CRUMB * float(kept - units + taken)
                lacked = self.lacked + taken
                if lacked > 0:
                    worth += self.deny * float(lacked if lacked < taken else taken)
                if scale * worth - float(price) > best:
                    best = scale * worth - float(price)
                    self.paid[need] = price
                    self.worths[need] = worth
                    self.firsts[need] = self.cards[units]


def burnt(fleet: Fleet, fuel: i64) -> i64:
    """The most units of a fuel that one production can burn."""
    return (fleet.room[fuel] + fleet.hybrid_room) // 2 if fuel <= OIL else fleet.room[fuel] // 2


def spare_worth(fleet: Fleet, fuel: i64, outlook: Outlook, weights: Weights) -> float:
    """What a unit kept for the next round is worth: its price then, and what would stand still without it."""
    if outlook.last:
        return 0.0
    per_unit = 0.0
    for plant in fleet.plants:
        if plant.burns == fuel or (plant.burns == HYBRID and fuel <= OIL):
            output = float(plant.output) / float(plant.need)
            if output > per_unit:
                per_unit = output
    near = 2.0 - outlook.rounds
    if near < 0.0:
        near = 0.0
    lost = outlook.lack[fuel] * (1.0 + near * (outlook.per_point - 1.0)) * per_unit
    price = weights.spare * outlook.price[fuel]
    return price + weights.spare_lack * lost + weights.spare_last * near


def on_sale(state: CardGame, fuel: i64) -> i64:
    """All units of a fuel on the market."""
    found: i64 = 0
    column: i64
    units: i64
    cards = state.resources.cards
    for column in range(COLUMNS):
        for units in range(MOST_UNITS):
            found += (units + 1) * cards[KINDS * column + FIRST_KIND[fuel] + units]
    return found


def later_demand(state: CardGame, fuel: i64) -> i64:
    """What those who buy after this seat lack of a fuel; half of what hybrids lack is gas."""
    demand: i64 = 0
    place: i64
    for place in range(state.position):
        player = state.players[state.order[place]]
        lacking = player.fleet.room[fuel] // 2 - player.stock[fuel]
        if lacking > 0:
            demand += lacking
        if player.fleet.hybrid_room and fuel <= OIL:
            either = player.fleet.hybrids_lack(player.stock)
            demand += either // 2 if fuel == GAS else either - either // 2
    return demand
