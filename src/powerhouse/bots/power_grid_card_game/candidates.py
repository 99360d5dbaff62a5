"""The moves worth a thought: all that are legal, but of the many bids only the lowest."""

from powerhouse.core.state import State
from powerhouse.games.power_grid_card_game.codes import BID, PASS


def candidates(state: State) -> list[int]:
    moves = state.moves()
    if moves[-1] < BID:
        return moves
    return moves[:2] if moves[0] == PASS else moves[:1]
