"""Before round 1: start cities where ways are short, the Trust where they are long."""

from powerhouse.bots.power_grid.cities import surroundings
from powerhouse.games.power_grid.codes import MARK, PLACE
from powerhouse.games.power_grid.state import PowerGrid


def mark(state: PowerGrid, moves: list[int]) -> int:
    return min(moves, key=lambda move: surroundings(state, move - MARK))


def place(state: PowerGrid, moves: list[int]) -> int:
    """The cities that a Trust house closes in step 1 should be those that nobody would hurry to."""
    return max(moves, key=lambda move: surroundings(state, move - PLACE))
