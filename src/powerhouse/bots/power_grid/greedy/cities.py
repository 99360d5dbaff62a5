"""Phase 4: build what the plants can supply, nearest first, and end the game when that wins."""

from typing import Final

from powerhouse.games.power_grid.building import cost
from powerhouse.games.power_grid.codes import BUILD, DONE
from powerhouse.games.power_grid.houses import NOBODY, owner
from powerhouse.games.power_grid.player import Player
from powerhouse.games.power_grid.state import PowerGrid

NEARBY: Final = 6
"""A place is as good as the ways to so many cities around it are cheap."""


def build(state: PowerGrid, seat: int, moves: list[int]) -> int:
    player = state.players[seat]
    open_cities = [move - BUILD for move in moves if move != DONE]
    if not player.network:
        return BUILD + min(open_cities, key=lambda city: surroundings(state, city))
    nearest = min(open_cities, key=lambda city: cost(state, player, city))
    return BUILD + nearest if _wants(state, seat, cost(state, player, nearest)) else DONE


def surroundings(state: PowerGrid, city: int) -> int:
    """What the ways from a city to the nearest cities that can be had in step 1 cost together."""
    ways = state.network.distance[city]
    free = [
        ways[other]
        for other in state.network.cities
        if other != city and owner(state.houses[other], 0) == NOBODY and other not in state.marked
    ]
    return sum(sorted(free)[:NEARBY])


def _wants(state: PowerGrid, seat: int, price: int) -> bool:
    """Whether one more city, for this price, is a good idea."""
    player = state.players[seat]
    cities = len(player.network)
    end = state.figures.end_cities
    ready = player.fleet.best_output(player.stock, state.figures.houses)
    if state.most_cities() >= end:
        return cities < ready
    if cities + player.money // price >= end and _should_end(state, seat, ready):
        return True
    if cities + 1 >= end:
        return cities < ready and _rival_can_end(state, seat)
    return cities < sum([plant.output for plant in player.fleet.plants])


def _should_end(state: PowerGrid, seat: int, ready: int) -> bool:
    """Whether to build to the end of the game now: if it can be paid and wins, or no plant is left to wait for."""
    end = state.figures.end_cities
    cities, money = _grown(state, state.players[seat], max(end, ready))
    if cities < end:
        return False
    if len(state.market.cards) == 0:
        return True
    mine = (min(cities, ready), money)
    place = state.order.index(seat)
    return all(
        _result(state, state.players[rival], builds=rival_place < place) <= mine
        for rival_place, rival in enumerate(state.order)
        if rival != seat
    )


def _rival_can_end(state: PowerGrid, seat: int) -> bool:
    """Whether somebody who builds later has the money to end the game."""
    end = state.figures.end_cities
    later = state.order[: state.order.index(seat)]
    return any(_grown(state, state.players[rival], end)[0] >= end for rival in later)


def _result(state: PowerGrid, player: Player, builds: bool) -> tuple[int, int]:
    """What a rival can make of the last round: cities supplied and money, as they count in the end."""
    ready = player.fleet.best_output(player.stock, state.figures.houses)
    cities, money = _grown(state, player, ready) if builds else (len(player.network), player.money)
    return min(cities, ready), money


def _grown(state: PowerGrid, player: Player, target: int) -> tuple[int, int]:
    """The cities and the money of a player who builds, nearest first, up to a number or while money lasts."""
    houses = state.houses
    price = state.figures.house_price[state.step - 1]
    cities, money, reach = len(player.network), player.money, player.reach
    while cities < min(target, state.figures.houses):
        costs = {city: reach[city] + price[houses[city]] for city in state.network.cities}
        nearest = min(costs, key=lambda city: costs[city])
        if costs[nearest] > money:
            break
        money -= costs[nearest]
        reach = state.network.extended(reach, nearest) if cities else state.network.reach_from(nearest)
        cities += 1
    return cities, money
