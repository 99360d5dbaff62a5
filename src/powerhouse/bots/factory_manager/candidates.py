"""The moves worth a thought: all that are legal, but of the many bids only the lowest."""

from powerhouse.core.state import State
from powerhouse.games.factory_manager.codes import BID, BRING, PASS


def candidates(state: State) -> list[int]:
    moves = state.moves()
    if not BID <= moves[-1] < BRING:
        return moves
    return moves[:2] if moves[0] == PASS else moves[:1]
