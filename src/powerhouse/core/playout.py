"""Uniformly random play, the measure of the engine's speed and the first test of any game."""

from powerhouse.core.chance import Chance
from powerhouse.core.rng import Rng
from powerhouse.core.state import State


def playout(state: State, chance: Chance, rng: Rng) -> int:
    """Play to the end, each move uniform over the whole of `moves()`; returns the number of moves."""
    count = 0
    while state.turn >= 0:
        moves = state.moves()
        state.advance(moves[rng.below(len(moves))], chance)
        count += 1
    return count
