"""Before round 1: start cities where ways are cheap, houses of the Trust where they are dear."""

from powerhouse.bots.power_grid.greedy.cities import surroundings
from powerhouse.games.power_grid.codes import MARK, PLACE
from powerhouse.games.power_grid.state import PowerGrid


def mark(state: PowerGrid, moves: list[int]) -> int:
    return min(moves, key=lambda move: surroundings(state, move - MARK))


def place(state: PowerGrid, moves: list[int]) -> int:
    """The six cities are closed in step 1, so they had better be the ones that nobody is after."""
    return max(moves, key=lambda move: surroundings(state, move - PLACE))
