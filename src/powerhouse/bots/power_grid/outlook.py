"""What greedy expects of the rounds to come: prices of fuel, the cost of a city, how soon the game may end."""

from typing import Final

from powerhouse.games.power_grid.codes import COAL, FUELS, OIL, URANIUM, Phase
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import HYBRID, NO_FUEL
from powerhouse.parts.network import NEVER

HORIZON: Final = 2
"""A plant or a city is judged by what it earns in so many rounds at most."""

CITIES_A_ROUND: Final = 2
"""How fast the leader is expected to grow."""


def fuel_prices(state: PowerGrid) -> list[int]:
    """What a token costs once half of all plants are served; the last entries are for hybrids and plants without fuel.

    So `prices[plant.burns]` holds for every plant, `NO_FUEL` being the index -1.
    """
    twice_needed = [0, 0, 0, 0]
    for player in state.players:
        for plant in player.fleet.plants:
            if plant.burns == HYBRID:
                twice_needed[COAL] += plant.need
                twice_needed[OIL] += plant.need
            elif plant.burns != NO_FUEL:
                twice_needed[plant.burns] += 2 * plant.need
    # From phase 3 on the question is what fuel will cost in the next round, after the refill.
    refill = state.figures.refill[state.step - 1] if state.phase >= Phase.FUEL else [0, 0, 0, 0]
    prices = []
    for fuel in range(len(FUELS)):
        coming = 0 if fuel == URANIUM and state.uranium_closed else refill[fuel]
        by_left = state.fuel.prices.by_left[fuel]
        left = state.fuel.left[fuel] + coming - twice_needed[fuel] // 4
        prices.append(by_left[max(1, min(left, len(by_left) - 1))])
    return [*prices, min(prices[COAL], prices[OIL]), 0]


def city_cost(state: PowerGrid, player: Player) -> int:
    """What the next city costs the player, house and way; `NEVER` or more if none can be had."""
    houses = state.houses
    reach = player.reach
    price = state.figures.house_price[state.step - 1]
    return min([reach[city] + price[houses[city]] for city in state.network.cities], default=NEVER)


def rounds_left(state: PowerGrid) -> int:
    """How many rounds of income are still to come, as far as they count."""
    leader = max([len(player.network) for player in state.players])
    missing = state.figures.end_cities - leader
    return max(1, min(HORIZON, missing // CITIES_A_ROUND))


def may_end(state: PowerGrid) -> bool:
    """Whether somebody has, or could pay, enough cities for the game to end this round."""
    figures = state.figures
    for player in state.players:
        missing = figures.end_cities - len(player.network)
        # The first test is quick: no city costs less than its house.
        if missing * figures.house_costs[0] <= player.money and missing * (city_cost(state, player) + 2) <= player.money:
            return True
    return False
