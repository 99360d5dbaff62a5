"""Phase 2: what a plant is worth, and so what to offer, how far to bid and what to scrap."""

from typing import Final

from powerhouse.bots.power_grid.outlook import city_cost, fuel_prices, may_end, rounds_left
from powerhouse.games.power_grid.codes import BID, OFFER, PASS, SCRAP
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import Plant

PROMISE: Final = 5
"""What each city that the plants could supply is worth beyond the income expected soon."""

FINAL_CITY: Final = 1000
"""In the last round one more city supplied beats any money."""


class Appraiser:
    """Judges fleets for one player in one position."""

    def __init__(self, state: PowerGrid, player: Player) -> None:
        self.state = state
        self.player = player
        self.prices = fuel_prices(state)
        self.city_cost = city_cost(state, player)
        self.rounds = rounds_left(state)
        self.last_round = may_end(state)
        self.now = self.worth(player.fleet.plants, player.money)

    def gain(self, number: int, price: int) -> int:
        """What it brings to have this plant for this price."""
        plants = [*self.player.fleet.plants, self.state.figures.plants[number]]
        if len(plants) > self.state.figures.plant_limit:
            plants.remove(self.weakest(self.player.fleet.plants))
        return self.worth(plants, self.player.money - price) - self.now

    def worth(self, plants: list[Plant], money: int) -> int:
        """Money and income to come: with the cities there are, or with all that the plants can supply."""
        cities = len(self.player.network)
        capacity = sum([plant.output for plant in plants])
        spare = max(0, money - self.fuel_bill(plants, cities))
        most = min(cities + spare // self.city_cost, capacity, self.state.figures.end_cities)
        idle = self._worth_with(plants, capacity, cities, money)
        if most <= cities:
            return idle
        return max(idle, self._worth_with(plants, capacity, most, money - self.city_cost * (most - cities)))

    def _worth_with(self, plants: list[Plant], capacity: int, cities: int, money: int) -> int:
        supplied = min(capacity, cities)
        bill = self.fuel_bill(plants, supplied)
        if self.last_round:
            return FINAL_CITY * supplied + money - bill
        promise = PROMISE * min(capacity, self.state.figures.end_cities)
        return money + self.rounds * (self.state.figures.payment(supplied) - bill) + promise

    def fuel_bill(self, plants: list[Plant], cities: int) -> int:
        """The fuel of a round, the plants with the cheapest supply running first."""
        bill = 0
        for plant in sorted(plants, key=self._cost_of_sixty):
            if cities <= 0:
                break
            bill += plant.need * self.prices[plant.burns]
            cities -= plant.output
        return bill

    def _cost_of_sixty(self, plant: Plant) -> int:
        return 60 * plant.need * self.prices[plant.burns] // plant.output

    def weakest(self, plants: list[Plant]) -> Plant:
        """The plant that is missed least."""
        return min(plants, key=self._strength)

    def _strength(self, plant: Plant) -> int:
        """Income of its cities in the middle of the table, less its fuel."""
        return 8 * plant.output - plant.need * self.prices[plant.burns]


def offer(state: PowerGrid, seat: int, moves: list[int]) -> int:
    """The plant that brings most at its minimum; none if the money does more elsewhere."""
    appraiser = Appraiser(state, state.players[seat])
    best, most = moves[0], 0 if moves[0] == PASS else -1_000_000
    for move in moves:
        if move != PASS:
            gain = appraiser.gain(move - OFFER, state.market.minimum(move - OFFER))
            if gain > most:
                best, most = move, gain
    return best


def bid(state: PowerGrid, seat: int) -> int:
    """The least that may be bid, while that is better than the other plants on offer."""
    auction = state.auction
    assert auction is not None
    amount = auction.lowest_bid()
    if not auction.bid:
        return BID + amount
    player = state.players[seat]
    appraiser = Appraiser(state, player)
    gain = appraiser.gain(auction.lot, amount)
    if gain <= 0 or amount > player.money - reserve(state, player, appraiser):
        return PASS
    market = state.market
    others = [
        appraiser.gain(plant, market.minimum(plant))
        for plant in market.on_offer()
        if plant != auction.lot and market.minimum(plant) <= player.money
    ]
    return BID + amount if gain > max(others, default=0) else PASS


def reserve(state: PowerGrid, player: Player, appraiser: Appraiser) -> int:
    """Money that a plant must not cost: fuel for the cities there are, and a first city."""
    if player.network:
        return appraiser.fuel_bill(player.fleet.plants, len(player.network))
    return 2 * state.figures.house_costs[0]


def scrap(state: PowerGrid, seat: int) -> int:
    player = state.players[seat]
    older = [plant for plant in player.fleet.plants if plant.number != state.newest]
    return SCRAP + Appraiser(state, player).weakest(older).number
