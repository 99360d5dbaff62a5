"""A bot in a few lines: `powerhouse arena examples/first_bot.py:Builder random random --games 100`."""

from powerhouse.bots import Bot, Clock
from powerhouse.core.state import State


class Builder(Bot):
    """Never bids more than it must, and otherwise makes the last move of the list: building before waiting."""

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        moves = state.moves()
        bids = [move for move in moves if state.text(move).startswith("bid ")]
        return bids[0] if bids else moves[-1]
