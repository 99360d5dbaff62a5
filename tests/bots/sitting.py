"""Games between bots, of which one seat's decisions are looked at."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from powerhouse.bots import Clock, find
from powerhouse.core import registry
from powerhouse.core.chance import Seeded
from powerhouse.core.state import State

SEAT = 0


@dataclass(frozen=True)
class Decision:
    """A position, the move that was made there, and the position after it."""

    before: Any
    move: int
    after: Any

    @property
    def words(self) -> str:
        return str(self.before.text(self.move))

    @property
    def own(self) -> Any:
        return self.before.players[self.before.turn]

    @property
    def own_after(self) -> Any:
        return self.after.players[self.before.turn]


def dealt(game: str, players: int, seed: int) -> tuple[State, Seeded]:
    chance, kind = Seeded(seed), registry.find(game)
    return kind.start(kind.setup(players), chance), chance


@cache
def decisions(game: str, spec: str, seed: int, rivals: str = "hard", players: int = 4) -> list[Decision]:
    """What a bot in seat 0 chose among several moves in one game, against rivals of a kind."""
    state, chance = dealt(game, players, seed)
    bots = [find(spec if seat == SEAT else rivals, game, seed * 8 + seat) for seat in range(players)]
    made: list[Decision] = []
    while not state.over:
        moves = state.moves()
        seat = state.turn
        if len(moves) == 1:
            state.play(moves[0], chance)
            continue
        before = state.copy()
        move = bots[seat].choose(state.copy(), seat, Clock())
        state.play(move, chance)
        if seat == SEAT:
            made.append(Decision(before, move, state.copy()))
    return made
