"""What a company is worth with these plants and this money: the next rounds, and what lasts beyond them."""

from mypy_extensions import i64

from powerhouse.bots.power_grid.growth import nearest_cost
from powerhouse.bots.power_grid.prices import Prices
from powerhouse.bots.power_grid.weights import Weights
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import Plant
from powerhouse.parts.network import NEVER

NO_PLACE = 60.0
"""The cost of the next city for a player whom all others have shut in."""


class Unit:
    """A plant in outline: the cities it supplies, what one use costs, and what that is for each city."""

    __slots__ = ("bill", "number", "output", "rate")

    def __init__(self, number: i64, output: i64, bill: float) -> None:
        self.number = number
        self.output = output
        self.bill = bill
        self.rate = bill / float(output if output > 0 else 1)


class Company:
    """Judges sets of plants for one player in one position of phase 2."""

    def __init__(self, state: PowerGrid, player: Player, prices: Prices, weights: Weights, ending: float) -> None:
        self.player = player
        self._figures = state.figures
        self._weights = weights
        self._prices = prices
        self._ending = ending
        nearest = nearest_cost(state, player)
        self._first_cost = float(nearest) if nearest < NEVER else NO_PLACE
        self._further_cost = weights.city_price
        if self._further_cost < self._first_cost:
            self._further_cost = self._first_cost
        rounds = rounds_left(state, weights)
        self._horizon = weights.horizon if weights.horizon < rounds else rounds
        progress = float(state.most_cities()) / float(state.figures.end_cities)
        self._promise = weights.promise + weights.promise_late * progress
        self._fuel_counts = weights.fuel_counts + weights.fuel_late * progress
        self._lasting = weights.lasting + weights.lasting_late * progress
        units: list[Unit] = []
        for plant in player.fleet.plants:
            units = with_unit(units, Unit(plant.number, plant.output, prices.bill(plant, 0)))
        self._units = units
        self.now = self._value(units, float(player.money))

    def gain(self, plant: Plant, price: i64) -> float:
        """What it brings to have this plant for this price."""
        return self._with(plant, float(price)) - self.now

    def _with(self, plant: Plant, price: float) -> float:
        unit = Unit(plant.number, plant.output, self._prices.bill(plant, plant.need))
        units = self._units
        if len(units) >= self._figures.plant_limit:
            units = without_unit(units, weakest(units).number)
        return self._value(with_unit(units, unit), float(self.player.money) - price)

    def without(self, number: i64) -> float:
        """What is left when a plant is scrapped."""
        return self._value(without_unit(self._units, number), float(self.player.money))

    def fuel_bill(self) -> float:
        """What a round's fuel for the cities there are costs."""
        return running(self._units, len(self.player.network))

    def ceiling(self, plant: Plant, minimum: i64, least: float) -> float:
        """The price at which the plant brings no more than `least`."""
        at_minimum = self.gain(plant, minimum) - least
        if at_minimum <= 0.0:
            return float(minimum) + at_minimum
        price = float(minimum) + at_minimum
        if price > float(self.player.money):
            price = float(self.player.money)
        if price <= float(minimum):
            return price
        there = self._with(plant, price) - self.now - least
        if there >= 0.0:
            return price + there
        # Money may be worth more than its face, so that the gain falls faster than the price rises.
        return float(minimum) + (price - float(minimum)) * at_minimum / (at_minimum - there)

    def _value(self, units: list[Unit], money: float) -> float:
        """Money, the rounds looked ahead and what the plants promise beyond them.

        Cities are built as money allows up to what the plants supply. If this may be the last round, the cities
        supplied in it count as much as that is likely.
        """
        weights = self._weights
        payments = self._figures.payments
        end: i64 = self._figures.end_cities
        capacity: i64 = 0
        lasting = 0.0
        for unit in units:
            capacity += unit.output
            over = float(unit.output) - weights.lasting_from
            if over > 0.0:
                lasting += self._lasting * over
            lasting -= weights.lasting_fuel * unit.bill
        top = capacity if capacity < end else end
        value = money + lasting + self._promise * float(top)
        value += weights.free_place * float(self._figures.plant_limit - len(units))
        cities: i64 = len(self.player.network)
        purse = money
        counts = 1.0
        final = 0.0
        cost = self._first_cost
        ahead = 0.0
        while ahead < self._horizon:
            if ahead + 1.0 > self._horizon:
                counts *= self._horizon - ahead
            if cities < top:
                left = purse - running(units, cities)
                while cities < top and left >= cost:
                    left -= cost
                    purse -= cost
                    value -= counts * (1.0 - weights.city_credit) * cost
                    cities += 1
                    cost = self._further_cost
            supplied = cities if cities < capacity else capacity
            bill = running(units, supplied)
            if ahead == 0.0 and self._ending > 0.0:
                final = weights.final_city * float(supplied) + purse - bill
            income = float(payments[supplied])
            purse += income - bill
            value += counts * (income - self._fuel_counts * bill)
            counts *= weights.discount
            ahead += 1.0
        spare = top - cities - 1
        if spare > 0:
            value -= weights.excess * float(spare)
        return value + self._ending * (final - value) if self._ending > 0.0 else value


def running(units: list[Unit], cities: i64) -> float:
    """The fuel bill of so many cities, the plants that supply cheapest running first."""
    bill = 0.0
    for unit in units:
        if cities <= 0:
            break
        bill += unit.bill
        cities -= unit.output
    return bill


def weakest(units: list[Unit]) -> Unit:
    """The plant that would be missed least."""
    worst = units[0]
    least = 1e9
    for unit in units:
        call = 9.0 * float(unit.output) - unit.bill
        if call < least:
            least = call
            worst = unit
    return worst


def with_unit(units: list[Unit], unit: Unit) -> list[Unit]:
    """The list, cheapest supply first, with one more."""
    place = len(units)
    while place > 0 and units[place - 1].rate > unit.rate:
        place -= 1
    wider = units[:]
    wider.insert(place, unit)
    return wider


def without_unit(units: list[Unit], number: i64) -> list[Unit]:
    return [unit for unit in units if unit.number != number]


def rounds_left(state: PowerGrid, weights: Weights) -> float:
    """How many rounds the game is likely to last, this one included."""
    missing = float(state.figures.end_cities - state.most_cities())
    rounds = missing / weights.pace
    return rounds if rounds > 1.0 else 1.0
