"""A bot in a few lines: `powerhouse arena examples/first_bot.py:Dreamer random random random --games 40`."""

from random import Random

from powerhouse.bots import Bot, Clock, find
from powerhouse.core.chance import Seeded
from powerhouse.core.state import State


class Dreamer(Bot):
    """Of a few moves it takes the one after which it stands best when everybody has played on at random."""

    def __init__(self, game: str, seed: int) -> None:
        self.somebody = find("random", game, seed)
        self.dice = Random(seed)

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        moves = {self.somebody.choose(state, seat, clock) for _ in range(8)}
        return max(sorted(moves), key=lambda move: sum(self.dream(state.copy(), seat, move) for _ in range(3)))

    def dream(self, state: State, seat: int, move: int) -> int:
        chance = Seeded(self.dice.getrandbits(32))
        state.play(move, chance)
        for _ in range(100):
            if not state.over:
                state.play(self.somebody.choose(state, state.turn, Clock()), chance)
        return -next(standing.place for standing in state.standings().places if standing.seat == seat)
