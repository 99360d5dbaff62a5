"""What greedy expects: the price of fuel, the cost of a city, whether the game may end this round."""

from powerhouse.games.power_grid.codes import COAL, FUELS, OIL, URANIUM, Phase
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.fleet import HYBRID, NO_FUEL


def fuel_prices(state: PowerGrid) -> list[int]:
    """What a token will cost once half of all plants are served, by what a plant burns.

    The four fuels are followed by entries for hybrids and for plants without fuel, so that `prices[plant.burns]`
    holds for every plant: `NO_FUEL` is the last index.
    """
    needed_twice = [0, 0, 0, 0]
    for player in state.players:
        for plant in player.fleet.plants:
            if plant.burns == HYBRID:
                needed_twice[COAL] += plant.need
                needed_twice[OIL] += plant.need
            elif plant.burns != NO_FUEL:
                needed_twice[plant.burns] += 2 * plant.need
    prices = [_price(state, fuel, needed_twice[fuel] // 4) for fuel in range(len(FUELS))]
    return [*prices, min(prices[COAL], prices[OIL]), 0]


def _price(state: PowerGrid, fuel: int, sold: int) -> int:
    """The price after so many tokens are sold; from phase 3 on that means in the next round, after the refill."""
    left = state.fuel.left[fuel] - sold
    if state.phase >= Phase.FUEL and not (fuel == URANIUM and state.uranium_closed):
        left += state.figures.refill[state.step - 1][fuel]
    by_left = state.fuel.prices.by_left[fuel]
    return by_left[min(max(1, left), len(by_left) - 1)]


def city_cost(state: PowerGrid, player: Player) -> int:
    """What the player's next city costs, house and way; `NEVER` or more if none can be had."""
    reach, houses = player.reach, state.houses
    price = state.figures.house_price[state.step - 1]
    return min([reach[city] + price[houses[city]] for city in state.network.cities])


def may_end(state: PowerGrid) -> bool:
    """Whether somebody has, or can pay, enough cities for the game to end this round."""
    house = state.figures.house_costs[0]
    for player in state.players:
        missing = state.figures.end_cities - len(player.network)
        # No city costs less than its house, which spares most of the looking; each next one is a little dearer.
        if missing * house <= player.money and missing * (city_cost(state, player) + 2) <= player.money:
            return True
    return False
