"""Why one would make a move, in a few words with figures."""

from powerhouse.bots.power_grid_card_game.weights import Weights
from powerhouse.games.power_grid_card_game.state import CardGame


def reason(state: CardGame, move: int, weights: Weights) -> str:
    return state.text(move)
