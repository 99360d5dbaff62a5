"""The luck of what was revealed: the value of what came, less the mean of what could have come.

Decks are known sets and the state holds no secret, so all that a move may reveal can be counted with its probability.
Where a move reveals so much that it cannot be counted, as a whole year's tiles, the mean is that of a sample; as the
sample knows nothing of what came, luck is 0 on the average all the same.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from powerhouse.bots.search import seed_at
from powerhouse.core.chance import Asked, Chance, Known, Scripted
from powerhouse.core.rng import Rng
from powerhouse.core.state import State

Value = Callable[[State], list[float]]
Odds = Callable[[list[int]], dict[int, float]]

MOST_OUTCOMES = 150
"""More than that are sampled."""
SAMPLED = 24
"""So many, then."""
_FINE = 1 << 30


@dataclass(frozen=True)
class Luck:
    """By seat, 0 in all. `outcomes` is of how many possibilities; of a sample, how many were looked at."""

    by_seat: list[float]
    expected: list[float]
    exact: bool
    outcomes: int


def odds(candidates: list[int]) -> dict[int, float]:
    """Each candidate with its probability: one that is listed twice is twice as likely."""
    return {code: times / len(candidates) for code, times in Counter(candidates).items()}


class Drawn(Chance):
    """Shows what may come, by its odds."""

    def __init__(self, seed: int, odds: Odds) -> None:
        self._rng = Rng(seed)
        self._odds = odds

    def pick(self, candidates: list[int]) -> int:
        left = self._rng.below(_FINE) / _FINE
        for code, probability in self._odds(candidates).items():
            left -= probability
            if left < 0:
                return code
        return candidates[-1]


def outcomes(state: State, move: int, most: int = MOST_OUTCOMES, odds: Odds = odds) -> list[tuple[float, State]] | None:
    """All positions to which a move may lead, each with its probability; `None` if there are too many."""
    found: list[tuple[float, State]] = []
    open: list[tuple[float, list[int]]] = [(1.0, [])]
    while open:
        probability, codes = open.pop()
        after = state.copy()
        try:
            after.advance(move, Known(codes))
        except Asked as asked:
            open += [(probability * part, [*codes, code]) for code, part in odds(asked.candidates).items()]
            if len(open) + len(found) > most:
                return None
        else:
            found.append((probability, after))
    return found


def expected(
    state: State, move: int, value: Value, most: int = MOST_OUTCOMES, odds: Odds = odds, sampled: int = SAMPLED
) -> tuple[list[float], bool, int]:
    """The mean value after a move, whether it is exact, and of how many outcomes."""
    found = outcomes(state, move, most, odds)
    exact = found is not None
    if found is None:
        found = []
        chance = Drawn(seed_at(state, move), odds)  # the same dice for all games would err in the same direction
        for _ in range(sampled):
            after = state.copy()
            after.advance(move, chance)
            found.append((1 / sampled, after))
    total = [0.0] * state.seats
    for probability, after in found:
        for seat, share in enumerate(value(after)):
            total[seat] += probability * share
    return total, exact, len(found)


def luck(
    state: State,
    move: int,
    reveals: list[int],
    value: Value,
    most: int = MOST_OUTCOMES,
    odds: Odds = odds,
    sampled: int = SAMPLED,
) -> Luck:
    """That of what a move revealed."""
    after = state.copy()
    after.advance(move, Scripted(reveals))
    mean, exact, count = expected(state, move, value, most, odds, sampled)
    return Luck([came - usual for came, usual in zip(value(after), mean)], mean, exact, count)
