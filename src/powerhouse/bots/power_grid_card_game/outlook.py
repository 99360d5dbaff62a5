"""What is to come: how many rounds, what fuel will cost in them, how long plants will count."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.core.packed import vec
from powerhouse.games.power_grid_card_game.codes import (
    COAL,
    COLUMNS,
    FIRST_KIND,
    FUEL_OF_KIND,
    FUELS,
    GAS,
    KINDS,
    MOST_UNITS,
    OIL,
    RESOURCE,
    URANIUM,
    Phase,
)
from powerhouse.games.power_grid_card_game.state import CardGame
from powerhouse.parts.fleet import HYBRID, NO_FUEL, Fleet, Plant

USUAL: Final = 0.5
"""What all plants burn in an ordinary round, over what is on sale."""

RANKS: Final = 3
"""Plants of a company, the strongest first."""

UNKNOWN: Final = -1e18
"""Stands for what has not been reckoned yet."""

MOST_LACK: Final = 0.9
"""Fuel is never quite sure to be sold out."""


def rounds_to_follow(state: CardGame, weights: Weights) -> float:
    """How many rounds will follow this one, if plants are drawn as usual: 0 in the last, else 1 at least."""
    if state.last_round:
        return 0.0
    if state.market_cut or state.market.shows_last_card():
        return 1.0
    deck = state.market.deck
    left = float(deck.plugs_left + deck.sockets_left + 1)
    in_a_round = weights.draws_each * float(len(state.players)) + weights.draws_besides
    if state.trust is not None:
        in_a_round += weights.draws_trust
    now = weights.draws_besides
    if state.phase < Phase.BUY:
        waiting = state.waiting
        while waiting:
            now += weights.draws_each
            waiting &= waiting - 1
    rounds = weights.rounds_more + (left - now) / in_a_round
    return rounds if rounds > 1.0 else 1.0


class Outlook:
    """What a position lets one expect, the same for all seats.

    `price` and `lack` are by what a plant burns (gas, oil, coal, uranium, hybrid): what a unit costs and how likely it
    is sold out.
    """

    def __init__(self, state: CardGame, weights: Weights) -> None:
        self.weights = weights
        self.rounds = rounds_to_follow(state, weights)
        self.last = state.last_round
        self.per_point = float(state.figures.money_per_point)
        self.rate = self.per_point if self.last else 1.0
        """What a unit of output is worth in this round."""
        self.price = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        self.lack = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        self._reckon_fuel(state, weights)
        self._cards: i64 = len(state.figures.plants) + 1
        self._known = vec[float]([])

    def _reckon_fuel(self, state: CardGame, weights: Weights) -> None:
        demand = vec[float]([0.0, 0.0, 0.0, 0.0])
        for player in state.players:
            _add_demand(demand, player.fleet)
        if state.trust is not None:
            _add_demand(demand, state.trust.fleet)
        market = state.resources
        units = vec[float]([0.0, 0.0, 0.0, 0.0])
        everything = 0.0
        fuel: i64
        kind: i64
        count: i64
        for kind in range(KINDS):
            fuel = FUEL_OF_KIND[kind]
            count = market.discard[kind] + market.cards[KINDS + kind]
            count += market.cards[2 * KINDS + kind] + market.cards[3 * KINDS + kind]
            units[fuel] += float(count * (kind % MOST_UNITS + 1))
            everything += float(count)
        for card in market.deck:
            kind = card - RESOURCE
            fuel = FUEL_OF_KIND[kind]
            units[fuel] += float(kind % MOST_UNITS + 1)
            everything += 1.0
        shown = float((COLUMNS - 1) * state.figures.column) / everything if everything > 0.0 else 1.0
        if shown > 1.0:
            shown = 1.0
        for fuel in range(4):
            on_sale = units[fuel] * shown + float(market.cards[FIRST_KIND[fuel]])
            crowding = demand[fuel] / (on_sale + 0.5)
            self.price[fuel] = weights.crowding * (crowding - USUAL)
            lack = weights.lack_slope * (crowding - weights.lack_from)
            self.lack[fuel] = 0.0 if lack < 0.0 else lack if lack < MOST_LACK else MOST_LACK
        self.price[GAS] += weights.gas
        self.price[OIL] += weights.oil
        self.price[COAL] += weights.coal
        self.price[URANIUM] += weights.uranium
        gas, oil = self.price[GAS], self.price[OIL]
        self.price[HYBRID] = gas if gas < oil else oil
        self.lack[HYBRID] = self.lack[GAS] * self.lack[OIL]

    def income(self, plant: Plant) -> float:
        """What a plant earns in a round to come, its fuel paid."""
        if plant.burns == NO_FUEL:
            return float(plant.output)
        return (1.0 - self.lack[plant.burns]) * (float(plant.output) - float(plant.need) * self.price[plant.burns])

    def score(self, plant: Plant) -> float:
        """How many points a plant gives in the end, the risk of lacking its fuel counted."""
        if plant.burns == NO_FUEL:
            return float(plant.output)
        return (1.0 - self.lack[plant.burns]) * float(plant.output)

    def strength(self, plant: Plant) -> float:
        """By what the plants of a company are ranked."""
        if plant.burns == NO_FUEL:
            return float(plant.output)
        return float(plant.output) - self.weights.frugal * float(plant.need) * self.price[plant.burns]

    def later(self, plant: Plant, rank: i64) -> float:
        """What a plant is worth after this round; reckoned once for each plant and rank."""
        if self.last:
            return 0.0
        if len(self._known) == 0:
            self._known = vec[float]([UNKNOWN] * int(RANKS * self._cards))
        place = RANKS * plant.card + rank
        if self._known[place] == UNKNOWN:
            self._known[place] = self._later(plant, rank)
        return self._known[place]

    def _later(self, plant: Plant, rank: i64) -> float:
        """Income while it stays, and points in the end.

        Each auction may push it down a rank; the third plant of a company is then replaced.
        """
        weights = self.weights
        income = self.income(plant)
        first = 1.0 if rank == 0 else 0.0
        second = 1.0 if rank == 1 else 0.0
        third = 1.0 if rank == 2 else 0.0
        push_out = _chance(weights.push_out)
        counts, worth = 1.0, 0.0
        left = self.rounds - 1.0
        while left > 0.0:
            part = 1.0 if left >= 1.0 else left
            push = part * weights.push
            third = third * (1.0 - part * push_out) + second * push
            second = second * (1.0 - push) + first * push
            first *= 1.0 - push
            counts *= 1.0 - part * (1.0 - weights.wait)
            worth += part * counts * (first + second + third) * income
            left -= 1.0
        stays = first + second + third * (1.0 - _chance(weights.push_last * weights.push_out))
        return worth + weights.wait_end * counts * stays * self.per_point * self.score(plant)


def _chance(number: float) -> float:
    return 0.0 if number < 0.0 else 1.0 if number > 1.0 else number


def _add_demand(demand: vec[float], fleet: Fleet) -> None:
    """What a production burns; half of what hybrids burn is gas."""
    fuel: i64
    for fuel in range(len(FUELS)):
        demand[fuel] += 0.5 * float(fleet.room[fuel])
    if fleet.hybrid_room:
        demand[GAS] += 0.25 * float(fleet.hybrid_room)
        demand[OIL] += 0.25 * float(fleet.hybrid_room)
