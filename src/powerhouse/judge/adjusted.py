"""Games of the arena with what chance gave to whom: a result less that luck tells more than the result alone."""

from powerhouse.arena.outcomes import Table, Task
from powerhouse.core.chance import Chance, Witness
from powerhouse.core.state import State
from powerhouse.evaluator import registry
from powerhouse.judge.luck import Odds, Value, luck, odds

MOST = 12
"""More outcomes than that are sampled, fewer than in an analysis: over many games it is the mean that counts."""
SAMPLED = 8


class LuckyTable(Table):
    """Adds up the luck of every reveal."""

    def __init__(self, value: Value, odds: Odds = odds, most: int = MOST, sampled: int = SAMPLED) -> None:
        self._value = value
        self._odds = odds
        self._looks = (most, sampled)
        self._total: list[float] = []

    def advance(self, state: State, move: int, chance: Chance) -> None:
        before, witness = state.copy(), Witness(chance)
        state.advance(move, witness)
        self._total = self._total or [0.0] * state.seats
        if witness.seen:
            most, sampled = self._looks
            found = luck(before, move, witness.seen, self._value, most, self._odds, sampled)
            self._total = [sum(pair) for pair in zip(self._total, found.by_seat)]

    def luck(self) -> list[float]:
        return self._total


class LuckTask(Task, frozen=True):
    """Games of which the luck is told."""

    def table(self) -> Table:
        return LuckyTable(registry.find(self.series.game).shares)
