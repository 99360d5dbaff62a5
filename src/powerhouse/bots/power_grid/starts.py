"""Before round 1 and for the first city: how good a place is to start from."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.power_grid.weights import Weights
from powerhouse.bots.ranking import best_first
from powerhouse.core.packed import append, vec
from powerhouse.games.power_grid.codes import MARK, PLACE, Phase
from powerhouse.games.power_grid.houses import NOBODY, owner
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.network import NEVER

MOST: Final = 4
APART: Final = 40
"""Rivals farther away than this do not matter to a start."""


def open_cities(state: PowerGrid) -> vec[i64]:
    """The cities that a network may grow into in step 1."""
    cities = vec[i64]([])
    for city in state.network.cities:
        if owner(state.houses[city], 0) == NOBODY and city not in state.marked:
            cities = append(cities, city)
    return cities


def start_cost(state: PowerGrid, seat: i64, weights: Weights, open: vec[i64], start: i64) -> float:
    """What speaks against a start: dear ways to the next cities, a place on the edge, a rival nearby."""
    cost = _ways(state, int(weights.start_cities), open, start)
    if weights.central > 0.0:
        cost += weights.central * mean_way(state, start)
    if weights.apart > 0.0:
        nearest: i64 = APART
        for other, rival in enumerate(state.players):
            if other != seat and rival.network and rival.reach[start] < nearest:
                nearest = rival.reach[start]
        cost -= weights.apart * float(nearest)
    return cost


def mean_way(state: PowerGrid, start: i64) -> float:
    """What the way to a city of the zone costs on average."""
    total: i64 = 0
    ways = state.network.distance[start]
    for city in state.network.cities:
        total += ways[city]
    return float(total) / float(len(state.network.cities))


def _ways(state: PowerGrid, wanted: i64, open: vec[i64], start: i64) -> float:
    """What the ways of a network cost that grows from here by some cities in step 1."""
    network = state.network
    reach = network.reach_from(start)[:]
    total = 0.0
    found: i64 = 0
    while found < wanted:
        nearest: i64 = -1
        least: i64 = NEVER
        for city in open:
            if reach[city] < least:
                least = reach[city]
                nearest = city
        if nearest < 0:
            total += float(APART)
        else:
            total += float(least)
            reach[nearest] = NEVER
            onward = network.distance[nearest]
            for city in open:
                if onward[city] < reach[city] < NEVER:
                    reach[city] = onward[city]
        found += 1
    return total


def placings(state: PowerGrid, weights: Weights) -> list[Candidate]:
    """Start cities where ways are cheap; the Trust, whose cities are closed in step 1, where they are dear."""
    open = open_cities(state)
    found: list[Candidate] = []
    for move in state.moves():
        if state.phase == Phase.MARK:
            found.append(Candidate(move, -start_cost(state, state.turn, weights, open, move - MARK)))
        else:
            found.append(Candidate(move, start_cost(state, state.turn, weights, open, move - PLACE)))
    return best_first(found)[:MOST]
