"""The bot that plays anything: uniform over the moves of a game, of a ladder of bids the lowest."""

from powerhouse.bots.bot import Bot, Clock
from powerhouse.core.rng import Rng
from powerhouse.core.state import State


class RandomBot(Bot):
    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        moves = state.shortlist()
        return moves[self._rng.below(len(moves))]
