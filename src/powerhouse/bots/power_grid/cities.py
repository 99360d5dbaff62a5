"""Phase 4: build what the plants can supply, nearest first, and end the game when that wins."""

from typing import Final

from powerhouse.games.power_grid.building import cost
from powerhouse.games.power_grid.codes import BUILD, DONE
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid

NEAR: Final = 6
"""A place is as good as the ways to so many cities around it are short."""

AHEAD: Final = 1
"""So many cities are built before there is a plant for them, if money is left."""

SAVINGS: Final = 40
"""Money kept for the next plant before building ahead."""


def build(state: PowerGrid, seat: int, moves: list[int]) -> int:
    player = state.players[seat]
    if moves[-1] == DONE:
        return DONE
    if not player.network:
        return BUILD + _best_start(state, [move - BUILD for move in moves if move != DONE])
    nearest = min([move for move in moves if move != DONE], key=lambda move: cost(state, player, move - BUILD))
    return nearest if _wants(state, seat, cost(state, player, nearest - BUILD)) else DONE


def _wants(state: PowerGrid, seat: int, price: int) -> bool:
    """Whether one more city for this price is a good idea."""
    player = state.players[seat]
    cities = len(player.network)
    end = state.figures.end_cities
    ready = player.fleet.best_output(player.stock, state.figures.houses)
    if any(len(other.network) >= end for other in state.players):
        return cities < ready
    if cities + player.money // price >= end and _should_end(state, seat, ready):
        return True
    if cities + 1 >= end:
        return cities < ready and _rival_can_end(state, seat)
    capacity = sum([plant.output for plant in player.fleet.plants])
    if cities < capacity:
        return True
    return cities < capacity + AHEAD and player.money - price >= SAVINGS


def _should_end(state: PowerGrid, seat: int, ready: int) -> bool:
    """Whether to build to the end of the game now: if that wins, or if no plant is left to wait for."""
    end = state.figures.end_cities
    cities, money = grown(state, state.players[seat], max(end, ready))
    if cities < end:
        return False
    if not state.market.cards:
        return True
    mine = (min(cities, ready), money)
    place = state.order.index(seat)
    return all(
        _final(state, state.players[rival], builds=later < place) <= mine
        for later, rival in enumerate(state.order)
        if rival != seat
    )


def _rival_can_end(state: PowerGrid, seat: int) -> bool:
    """Whether somebody who builds later has the money for enough cities."""
    end = state.figures.end_cities
    later = state.order[: state.order.index(seat)]
    return any(grown(state, state.players[rival], end)[0] >= end for rival in later)


def _final(state: PowerGrid, player: Player, builds: bool) -> tuple[int, int]:
    """The most cities a rival can supply at the end, and its money."""
    ready = player.fleet.best_output(player.stock, state.figures.houses)
    cities, money = grown(state, player, ready) if builds else (len(player.network), player.money)
    return min(cities, ready), money


def grown(state: PowerGrid, player: Player, target: int) -> tuple[int, int]:
    """The cities and the money of a player who builds the nearest cities up to a number, as far as money lasts."""
    price = state.figures.house_price[state.step - 1]
    cities, money, reach = len(player.network), player.money, player.reach
    while cities < min(target, state.figures.houses):
        city = min(state.network.cities, key=lambda city: reach[city] + price[state.houses[city]])
        money -= reach[city] + price[state.houses[city]]
        if money < 0:
            return cities, money + reach[city] + price[state.houses[city]]
        reach = state.network.extended(reach, city) if cities else state.network.reach_from(city)
        cities += 1
    return cities, money


def _best_start(state: PowerGrid, cities: list[int]) -> int:
    return min(cities, key=lambda city: surroundings(state, city))


def surroundings(state: PowerGrid, city: int) -> int:
    """How much the ways from a city to the nearest free cities cost."""
    ways = state.network.distance[city]
    free = [ways[other] for other in state.network.cities if other != city and not state.houses[other] & 7]
    return sum(sorted(free)[:NEAR])
