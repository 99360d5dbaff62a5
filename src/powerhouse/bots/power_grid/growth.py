"""How far a company's network can grow for its money, nearest cities first."""

from mypy_extensions import i64

from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.network import NEVER


class Growth:
    """So many cities in all, and the money that is left."""

    def __init__(self, cities: i64, money: i64) -> None:
        self.cities = cities
        self.money = money


def growth(state: PowerGrid, player: Player, target: i64, money: i64) -> Growth:
    """Building the nearest city again and again, up to a number of cities or while the money lasts."""
    houses = state.houses
    price = state.figures.house_price[state.step - 1]
    network = state.network
    cities: i64 = len(player.network)
    reach = player.reach
    if target > state.figures.houses:
        target = state.figures.houses
    while cities < target:
        nearest: i64 = -1
        cost: i64 = money + 1
        for city in network.cities:
            here = reach[city] + price[houses[city]]
            if here < cost:
                cost = here
                nearest = city
        if nearest < 0:
            break
        money -= cost
        reach = network.extended(reach, nearest) if cities else network.reach_from(nearest)
        cities += 1
    return Growth(cities, money)


def nearest_cost(state: PowerGrid, player: Player) -> i64:
    """What the next city costs, house and way; `NEVER` if none can be had."""
    houses = state.houses
    price = state.figures.house_price[state.step - 1]
    reach = player.reach
    least: i64 = NEVER
    for city in state.network.cities:
        cost = reach[city] + price[houses[city]]
        if cost < least:
            least = cost
    return least
