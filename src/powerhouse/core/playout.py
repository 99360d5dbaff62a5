"""Uniformly random play, the measure of the engine's speed and the first test of any game."""

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.rng import Rng
from powerhouse.core.state import State


def playout(state: State, chance: Chance, rng: Rng) -> int:
    """Play to the end, each move uniform over the whole of `moves()`; returns the number of moves."""
    count = 0
    legal = LegalMoves()
    while state.turn >= 0:
        legal.clear()
        state.collect_moves(legal)
        state.advance(legal.drawn(rng), chance)
        count += 1
    return count
