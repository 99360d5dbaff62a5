"""What is to come: how many rounds, what fuel will cost in them, how long plants will count."""

from math import exp
from typing import Final

from mypy_extensions import i64

from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.core.packed import vec
from powerhouse.games.power_grid_card_game.codes import (
    COLUMNS,
    FIRST_KIND,
    FUEL_OF_KIND,
    FUELS,
    GAS,
    KINDS,
    MOST_UNITS,
    OIL,
    RESOURCE,
    Phase,
)
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import HYBRID, NO_FUEL, Fleet, Plant

LEAST_STAY: Final = 0.2
"""However weak a plant is, it counts for something."""

MOST_LACK: Final = 0.9
"""Fuel is never quite sure to be sold out."""


def rounds_to_follow(state: CardGame, weights: Weights) -> float:
    """How many rounds will follow this one, if plants are drawn as usual: 0 in the last, else 1 at least."""
    if state.last_round:
        return 0.0
    if state.market_cut or state.market.shows_last_card():
        return 1.0
    deck = state.market.deck
    left = float(deck.left[0] + deck.left[1] + 1)
    companies = float(len(state.players) + (1 if state.trust is not None else 0))
    in_a_round = weights.draws_each * companies + weights.draws_besides
    now = weights.draws_besides
    if state.phase < Phase.BUY:
        waiting = state.waiting
        while waiting:
            now += weights.draws_each
            waiting &= waiting - 1
    later = (left - now) / in_a_round
    if later <= 0.0:
        return 1.0
    # The last-round card comes somewhere in a round; the round after is the last.
    return 1.0 + 2.0 * later if later < 0.5 else 1.5 + later


class Outlook:
    """What a position lets one expect, the same for all seats.

    `price` and `lack` are by what a plant burns (gas, oil, coal, uranium, hybrid): what a unit costs and how likely it
    is sold out. `incomes` and `points` are by a plant's rank in its company: how many incomes it will bring after this
    round, and what a point of its last production is worth.
    """

    __slots__ = (
        "delay",
        "incomes",
        "lack",
        "last",
        "money",
        "per_point",
        "points",
        "price",
        "rate",
        "rounds",
        "weights",
    )

    def __init__(self, state: CardGame, weights: Weights) -> None:
        self.weights = weights
        self.rounds = rounds_to_follow(state, weights)
        self.last = state.last_round
        self.per_point = float(state.figures.money_per_point)
        self.rate = self.per_point if self.last else 1.0
        """What a unit of output is worth in this round."""
        self.money = 1.0
        """What an elektro is worth that is left after this round, in elektro of the end."""
        self.delay = 1.0
        """What of that is left a round later."""
        self.incomes = vec[float]([0.0, 0.0, 0.0])
        self.points = vec[float]([0.0, 0.0, 0.0])
        if not self.last:
            self._weigh()
        self.price = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        self.lack = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        self._reckon_fuel(state, weights)

    def _weigh(self) -> None:
        """Round after round: how likely the best, the second and the third plant stay, and what money is worth then.

        Purchases come by chance (a Poisson process); the best plant outlives two, the second one, the third none.
        """
        weights = self.weights
        floor = 1.0 + weights.money_late
        early = weights.money_early * weights.money_growth ** (self.rounds - 1.0)
        self.money = floor + early
        self.delay = (floor + early / weights.money_growth) / self.money
        bought = 0.0
        left = self.rounds - 1.0
        while left > 0.0:
            part = 1.0 if left >= 1.0 else left
            bought += part * (weights.churn + weights.churn_early * left)
            none = part * exp(-bought)
            early /= weights.money_growth
            none *= floor + early
            self.incomes[0] += none * (1.0 + bought + 0.5 * bought * bought)
            self.incomes[1] += none * (1.0 + bought)
            self.incomes[2] += none
            left -= 1.0
        bought += weights.churn_last
        none = self.per_point * exp(-bought)
        self.points[0] = none * (1.0 + bought + 0.5 * bought * bought)
        self.points[1] = none * (1.0 + bought)
        self.points[2] = none

    def _reckon_fuel(self, state: CardGame, weights: Weights) -> None:
        demand = vec[float]([0.0, 0.0, 0.0, 0.0])
        for player in state.players:
            _add_demand(demand, player.fleet)
        if state.trust is not None:
            _add_demand(demand, state.trust.fleet)
        market = state.resources
        cards = vec[float]([0.0, 0.0, 0.0, 0.0])
        units = vec[float]([0.0, 0.0, 0.0, 0.0])
        everything = 0.0
        fuel: i64
        kind: i64
        count: i64
        for kind in range(KINDS):
            fuel = FUEL_OF_KIND[kind]
            count = market.discard[kind] + market.cards[KINDS + kind]
            count += market.cards[2 * KINDS + kind] + market.cards[3 * KINDS + kind]
            cards[fuel] += float(count)
            units[fuel] += float(count * (kind % MOST_UNITS + 1))
            everything += float(count)
        for card in market.deck:
            kind = card - RESOURCE
            fuel = FUEL_OF_KIND[kind]
            cards[fuel] += 1.0
            units[fuel] += float(kind % MOST_UNITS + 1)
            everything += 1.0
        shown = float((COLUMNS - 1) * state.figures.column) / everything if everything > 0.0 else 1.0
        if shown > 1.0:
            shown = 1.0
        for fuel in range(4):
            on_sale = units[fuel] * shown + float(market.cards[FIRST_KIND[fuel]])
            crowding = demand[fuel] / (on_sale + 0.5)
            in_a_card = units[fuel] / cards[fuel] if cards[fuel] > 0.0 else 1.0
            self.price[fuel] = (weights.card_price + weights.card_crowding * crowding) / in_a_card
            lack = weights.lack_slope * (crowding - weights.lack_from)
            self.lack[fuel] = 0.0 if lack < 0.0 else lack if lack < MOST_LACK else MOST_LACK
        gas, oil = self.price[GAS], self.price[OIL]
        self.price[HYBRID] = gas if gas < oil else oil
        self.lack[HYBRID] = self.lack[GAS] * self.lack[OIL]

    def income(self, plant: Plant) -> float:
        """What a plant earns in a round to come, its fuel paid."""
        if plant.burns == NO_FUEL:
            return float(plant.output)
        return (1.0 - self.lack[plant.burns]) * (float(plant.output) - float(plant.need) * self.price[plant.burns])

    def score(self, plant: Plant) -> float:
        """How many points a plant gives in the end, its fuel paid."""
        if plant.burns == NO_FUEL:
            return float(plant.output)
        fuel = float(plant.need) * self.price[plant.burns]
        return (1.0 - self.lack[plant.burns]) * (float(plant.output) - fuel / self.per_point)

    def strength(self, plant: Plant) -> float:
        """By what the plants of a company are ranked."""
        return self.score(plant) if self.last else self.income(plant)

    def later(self, plant: Plant, rank: i64) -> float:
        """What a plant is worth after this round, in elektro of the end; a weak one is replaced sooner."""
        if self.last:
            return 0.0
        income = self.income(plant)
        weights = self.weights
        stays = 1.0 + weights.tough * (income - weights.ordinary) * (1.0 - 1.0 / self.rounds)
        if stays < LEAST_STAY:
            stays = LEAST_STAY
        return stays * (self.incomes[rank] * income + self.points[rank] * self.score(plant))


def _add_demand(demand: vec[float], fleet: Fleet) -> None:
    """What a production burns; half of what hybrids burn is gas."""
    fuel: i64
    for fuel in range(len(FUELS)):
        demand[fuel] += 0.5 * float(fleet.room[fuel])
    if fleet.hybrid_room:
        demand[GAS] += 0.25 * float(fleet.hybrid_room)
        demand[OIL] += 0.25 * float(fleet.hybrid_room)
