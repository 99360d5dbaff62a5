"""Why one would make a move, in a few words with the figures that speak for it."""

from powerhouse.bots.power_grid.weights import Weights
from powerhouse.games.power_grid.state import PowerGrid


def reason(state: PowerGrid, move: int, weights: Weights) -> str:
    return ""
