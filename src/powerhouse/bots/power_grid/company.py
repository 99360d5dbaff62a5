"""What a company is worth with these plants and this money: the rounds to come are played in outline."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.power_grid.growth import along, course_of
from powerhouse.bots.power_grid.prices import Prices
from powerhouse.bots.power_grid.rations import rations, take
from powerhouse.bots.power_grid.weights import Weights
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import Plant
from powerhouse.parts.network import NEVER

LEAST_PRICE: Final = 0.5
"""Capacity is never for nothing, whatever the weights say of late rounds."""

NO_PLACE: Final = 60.0
"""The cost of the next city for a player whom all others have shut in."""


@mypyc_attr(acyclic=True)
class Unit:
    """A plant in outline: the cities it supplies, what one use costs, and what that is for each city."""

    def __init__(self, plant: Plant, bill: float) -> None:
        output = plant.output
        self.plant = plant
        self.output = output
        self.bill = bill
        self.rate = bill / float(output if output > 0 else 1)


@mypyc_attr(acyclic=True)
class Company:
    """Judges sets of plants for one player in one position of phase 2."""

    def __init__(self, state: PowerGrid, player: Player, prices: Prices, weights: Weights, ending: float) -> None:
        self.player = player
        self._state = state
        self._figures = state.figures
        self._weights = weights
        self._prices = prices
        self._ending = ending
        self._course = course_of(state, player)
        nearest = self._course.cost
        self._first_cost = 0.5 * (float(nearest) + self._city_price(0)) if nearest < NEVER else NO_PLACE
        self._rounds = rounds_left(state, weights)
        progress = float(state.most_cities()) / float(state.figures.end_cities)
        self._complete = weights.complete * progress * progress
        units: list[Unit] = []
        for plant in player.fleet.plants:
            unit = Unit(plant, prices.bill(plant, 0))
            units.insert(place_of(units, unit), unit)
        self._units = units
        self._kept = units
        """Those that stay when one more plant is bought."""
        if len(units) >= self._figures.plant_limit:
            self._kept = without_unit(units, weakest(units).plant.number)
        if ending > 0.0:
            self._rations = rations(state, player)
        else:
            self._rations = state.fuel.left
        self.now = self._value(units, float(player.money))

    def _city_price(self, ahead: i64) -> float:
        """What a city is expected to cost some rounds ahead."""
        return self._weights.city_price + self._weights.city_rise * float(self._state.round + ahead)

    def gain(self, plant: Plant, price: i64) -> float:
        """What it brings to have this plant for this price."""
        return self._with(plant, float(price)) - self.now

    def _with(self, plant: Plant, price: float) -> float:
        unit = Unit(plant, self._prices.bill(plant, plant.need))
        units = self._kept
        place = place_of(units, unit)
        units.insert(place, unit)
        value = self._value(units, float(self.player.money) - price)
        units.pop(place)
        return value

    def without(self, number: i64) -> float:
        """What is left when a plant is scrapped."""
        return self._value(without_unit(self._units, number), float(self.player.money))

    def fuel_bill(self) -> float:
        """What a round's fuel for the cities there are costs."""
        return running(self._units, float(len(self.player.network)))

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
        """The end as foreseen; if this may be the last round, that end counts as much as it is likely."""
        if self._ending <= 0.0:
            return self._played_out(units, money)
        last = self._last_round(units, money)
        if self._ending >= 1.0:
            return last
        return self._ending * last + (1.0 - self._ending) * self._played_out(units, money)

    def _last_round(self, units: list[Unit], money: float) -> float:
        """Cities supplied and money if the game ends after this round, with the fuel that can be had."""
        there = self._rations[:]
        capacity: i64 = 0
        bill = 0.0
        for unit in units:
            if take(there, unit.plant.burns, unit.plant.need):
                capacity += unit.output
                bill += unit.bill
        cities: i64 = len(self.player.network)
        left: i64 = int(money - bill)
        if left > 0 and cities < capacity:
            grown = along(self._state, self.player, self._course, capacity, left)
            money -= float(left - grown.money)
            cities = grown.cities
        supplied = cities if cities < capacity else capacity
        value = money - bill + self._weights.final_city * float(supplied)
        return value + self._weights.complete if supplied >= self._figures.end_cities else value

    def _played_out(self, units: list[Unit], money: float) -> float:
        """Money and cities supplied in the end, when all money goes into cities and what supplies them.

        The rounds to come are played in outline, without regard to whole numbers. Capacity beyond the plants there
        are comes from typical plants, which first take free places, then those of the smallest plants.
        """
        weights = self._weights
        payments = self._figures.payments
        most: i64 = len(payments) - 1
        end = float(self._figures.end_cities)
        capacity = 0.0
        smallest = 0.0
        middle = 0.0
        largest = 0.0
        for unit in units:
            output = float(unit.output)
            capacity += output
            if output >= largest:
                smallest, middle, largest = middle, largest, output
            elif output >= middle:
                smallest, middle = middle, output
            else:
                smallest = output
        owned = capacity
        cities = float(len(self.player.network))
        supplied = cities if cities < capacity else capacity
        cost = self._first_cost
        replaced = smallest
        more = weights.typical_output - smallest
        places: i64 = 1
        price = weights.typical_price + weights.typical_rise * float(self._state.round)
        if price < LEAST_PRICE:
            price = LEAST_PRICE
        ahead: i64 = 0
        while True:
            left = money - running(units, supplied)
            if left > 0.0:
                room = (capacity if capacity < end else end) - cities
                if room > 0.0:
                    built = left / cost
                    if built > room:
                        built = room
                    cities += built
                    money -= built * cost
                    left -= built * cost
                while ahead > 0 and left > 0.01 and capacity < end and places <= 3:
                    if more <= 0.05:
                        # This place is taken by a plant that stays: on to the next larger one.
                        places += 1
                        replaced = middle if places == 2 else largest
                        more = weights.typical_output - replaced
                        continue
                    each = price * weights.typical_output / (weights.typical_output - replaced) + cost
                    built = left / each
                    if built > more:
                        built = more
                    if built > end - capacity:
                        built = end - capacity
                    more -= built
                    capacity += built
                    cities += built
                    money -= built * each
                    left -= built * each
            supplied = cities if cities < capacity else capacity
            money -= running(units, supplied)
            if supplied > owned:
                money -= weights.typical_bill * (supplied - owned)
            ahead += 1
            if ahead >= self._rounds:
                money += weights.goal_city * supplied
                lacking = end - owned
                if lacking <= 0.0:
                    return money + self._complete
                return money + self._complete / (1.0 + weights.lacking * lacking)
            whole: i64 = int(supplied)
            if whole >= most:
                money += float(payments[most])
            else:
                part = supplied - float(whole)
                money += float(payments[whole]) * (1.0 - part) + float(payments[whole + 1]) * part
            cost = self._city_price(ahead)


def running(units: list[Unit], cities: float) -> float:
    """The fuel bill of so many cities, the plants that supply cheapest running first."""
    bill = 0.0
    for unit in units:
        output = float(unit.output)
        if cities <= output:
            return bill + unit.rate * cities
        bill += unit.bill
        cities -= output
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


def place_of(units: list[Unit], unit: Unit) -> int:
    """Where one more stands in the list, cheapest supply first."""
    place = len(units)
    while place > 0 and units[place - 1].rate > unit.rate:
        place -= 1
    return place


def without_unit(units: list[Unit], number: i64) -> list[Unit]:
    return [unit for unit in units if unit.plant.number != number]


def rounds_left(state: PowerGrid, weights: Weights) -> i64:
    """How many rounds the game is likely to last, this one included."""
    missing = float(state.figures.end_cities - state.most_cities())
    rounds: i64 = int(missing / weights.pace + 0.5)
    return rounds if rounds > 2 else 2
