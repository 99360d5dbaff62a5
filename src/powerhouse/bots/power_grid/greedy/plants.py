"""Phase 2: what a plant is worth, and so which to offer, how far to bid, which to scrap."""

from typing import Final

from powerhouse.bots.power_grid.greedy.outlook import city_cost, fuel_prices, may_end
from powerhouse.games.power_grid.codes import BID, OFFER, PASS, SCRAP
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import Plant

PROMISE: Final = 5
"""What each city that the plants could supply is worth beyond the next income: for later rounds and for the end."""

FUEL_ROUNDS: Final = 2
"""Fuel is counted for so many rounds: more cities will come from elsewhere too, but a thirsty plant stays thirsty."""

CITY_INCOME: Final = 8
"""About what one more city earns in a round, in the middle of the table of payments."""

FINAL_CITY: Final = 1000
"""In the last round one more city supplied beats any money."""


class Appraiser:
    """Judges plants for one player in one position."""

    def __init__(self, state: PowerGrid, player: Player) -> None:
        self.figures = state.figures
        self.player = player
        self.prices = fuel_prices(state)
        self.city_cost = city_cost(state, player)
        self.last_round = may_end(state)
        self.worth_now = self.worth(player.fleet.plants, player.money)

    def gain(self, number: int, price: int) -> int:
        """What it brings to have this plant for this price."""
        plants = self.player.fleet.plants
        if len(plants) == self.figures.plant_limit:
            weakest = self.weakest(plants)
            plants = [plant for plant in plants if plant is not weakest]
        return self.worth([*plants, self.figures.plants[number]], self.player.money - price) - self.worth_now

    def worth(self, plants: list[Plant], money: int) -> int:
        """Money, the next income with the cities that can be built and supplied, and the promise of the plants.

        What cities cost does not count: they are needed in the end, sooner or later. In the last round there is no
        income, and supply decides.
        """
        cities = len(self.player.network)
        capacity = sum([plant.output for plant in plants])
        affordable = max(0, money - self.fuel_bill(plants, cities)) // self.city_cost
        built = max(0, min(affordable, capacity - cities, self.figures.end_cities - cities))
        supplied = min(capacity, cities + built)
        bill = self.fuel_bill(plants, supplied)
        if self.last_round:
            return FINAL_CITY * supplied + money - bill - built * self.city_cost
        income = self.figures.payment(supplied) - FUEL_ROUNDS * bill
        return money + income + PROMISE * min(capacity, self.figures.end_cities)

    def fuel_bill(self, plants: list[Plant], cities: int) -> int:
        """What a round's fuel costs, the plants that supply cheapest running first."""
        bill = 0
        for plant in sorted(plants, key=self._cost_of_sixty_cities):
            if cities <= 0:
                break
            bill += plant.need * self.prices[plant.burns]
            cities -= plant.output
        return bill

    def _cost_of_sixty_cities(self, plant: Plant) -> int:
        """Of sixty, to compare in whole numbers."""
        return 60 * plant.need * self.prices[plant.burns] // max(1, plant.output)

    def weakest(self, plants: list[Plant]) -> Plant:
        """The plant that would be missed least."""
        return min(plants, key=lambda plant: CITY_INCOME * plant.output - plant.need * self.prices[plant.burns])

    def reserve(self) -> int:
        """Money that no plant may cost: fuel for the cities there are, or two houses for a start."""
        if self.player.network:
            return self.fuel_bill(self.player.fleet.plants, len(self.player.network))
        return 2 * self.figures.house_costs[0]


def offer(state: PowerGrid, seat: int, moves: list[int]) -> int:
    """The plant that brings most at its minimum; none if money is worth more than any of them."""
    appraiser = Appraiser(state, state.players[seat])
    gains = {move: appraiser.gain(move - OFFER, state.market.minimum(move - OFFER)) for move in moves if move != PASS}
    best = max(gains, key=lambda move: gains[move])
    return best if gains[best] > 0 or PASS not in moves else PASS


def bid(state: PowerGrid, seat: int) -> int:
    """The least that may be bid, as long as no other plant on offer would bring as much at its minimum."""
    auction = state.auction
    assert auction is not None
    amount = auction.lowest_bid()
    if not auction.opened():
        return BID + amount
    player = state.players[seat]
    appraiser = Appraiser(state, player)
    gain = appraiser.gain(auction.lot, amount)
    if gain <= 0 or amount > player.money - appraiser.reserve():
        return PASS
    for plant in state.market.on_offer():
        minimum = state.market.minimum(plant)
        if plant != auction.lot and minimum <= player.money and appraiser.gain(plant, minimum) >= gain:
            return PASS
    return BID + amount


def scrap(state: PowerGrid, seat: int) -> int:
    player = state.players[seat]
    older = [plant for plant in player.fleet.plants if plant.number != state.newest]
    return SCRAP + Appraiser(state, player).weakest(older).number
