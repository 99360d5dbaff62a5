"""Before round 1 and for the first city: how good a place is to start from."""

from mypy_extensions import i64

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.power_grid.ranking import best_first
from powerhouse.bots.power_grid.weights import Weights
from powerhouse.games.power_grid.codes import MARK, PLACE, Phase
from powerhouse.games.power_grid.houses import NOBODY, owner
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.parts.network import NEVER

MOST = 4
NEAR = 12
"""A rival whose way to a city costs no more than this competes for it."""


def start_cost(state: PowerGrid, seat: i64, weights: Weights, start: i64) -> float:
    """What a network of some cities costs that grows from here in step 1, dearer where rivals are near."""
    network = state.network
    reach = network.reach_from(start)
    total = 0.0
    wanted: i64 = int(weights.start_cities)
    found: i64 = 0
    while found < wanted:
        nearest: i64 = -1
        least = 1e6
        for city in network.cities:
            way = reach[city]
            if way < NEVER and owner(state.houses[city], 0) == NOBODY and city not in state.marked:
                call = float(way)
                if weights.crowd > 0.0:
                    call += weights.crowd * float(_rivals_near(state, seat, city))
                if call < least:
                    least = call
                    nearest = city
        if nearest < 0:
            total += 40.0
        else:
            total += least
            reach = network.extended(reach, nearest)
        found += 1
    return total


def _rivals_near(state: PowerGrid, seat: i64, city: i64) -> i64:
    count: i64 = 0
    for other, rival in enumerate(state.players):
        if other != seat and rival.network and rival.reach[city] <= NEAR:
            count += 1
    return count


def placings(state: PowerGrid, weights: Weights) -> list[Candidate]:
    """Start cities where ways are cheap; the Trust, whose cities are closed in step 1, where they are dear."""
    found: list[Candidate] = []
    for move in state.moves():
        if state.phase == Phase.MARK:
            found.append(Candidate(move, -start_cost(state, state.turn, weights, move - MARK)))
        else:
            found.append(Candidate(move, start_cost(state, state.turn, weights, move - PLACE)))
    return best_first(found)[:MOST]
