"""The network: from the features of each seat to a score, and from the scores of all seats to shares of the win.

Every seat goes through the same weights. The first layer reads the features that this seat's own view has of the table
and of itself; the second one reads what came out for the seat, the mean of the others and the most of the others.
So a seat's score depends on who else sits there, and not on which chairs they have, but for what the features say of
turn order.

All numbers are whole. Sums of whole numbers are the same in any order, so a position has the same value on every
machine, compiled or not. A hidden unit is counted in `UNIT` parts of 1 and lies between 0 and `MOST`.
"""

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import Sheet
from powerhouse.core.packed import i32, vec
from powerhouse.core.state import State

FIRST_BITS: Final = 20
"""Weights of the first layer are so many bits finer than 1, those of the others `LATER_BITS`."""
LATER_BITS: Final = 12
UNIT_BITS: Final = 12
UNIT: Final = 1 << UNIT_BITS
MOST: Final = 8 * UNIT
SCORE_BITS: Final = 16
"""A score is counted in parts of a natural logarithm: 2**16 of them more mean e times the share."""
WARMTH_BITS: Final = 8
FINE: Final = 255
WEIGHT_BITS: Final = 30
FARTHEST: Final = 20
"""A seat whose score is so many logarithms below the best has no share any more."""


def _exponentials(step: Fraction, count: int) -> list[int]:
    """exp(0), exp(-step), exp(-2 step) ... in parts of 2**30, by whole numbers alone."""
    ratio, term = Fraction(0), Fraction(1)
    for number in range(1, 40):
        ratio += term
        term *= -step / number
    found, value = [], Fraction(1)
    for _ in range(count):
        found.append(round(value * (1 << WEIGHT_BITS)))
        value = Fraction(round(value * ratio * (1 << 60)), 1 << 60)
    return found


_WHOLE: Final[vec[i64]] = vec[i64](_exponentials(Fraction(1), FARTHEST))
_PARTS: Final[vec[i64]] = vec[i64](_exponentials(Fraction(1, 256), 256))
_SMALL: Final[vec[i64]] = vec[i64](_exponentials(Fraction(1, 65536), 256))


class Layer:
    """Weights row by row, one row for each input, and what is added to each sum."""

    def __init__(self, rows: list[list[int]], added: list[int]) -> None:
        self.width: i64 = len(added)
        self.weights: vec[i64] = vec[i64]([weight for row in rows for weight in row])
        self.added: vec[i64] = vec[i64](added)


class Network:
    """`places` are those of the features on a sheet, each held between `low` and `high`, the limits it was trained for.

    `warmth` has for each number of players by what scores are multiplied before they become shares, in parts of 256.
    """

    def __init__(
        self,
        places: list[int],
        low: list[int],
        high: list[int],
        first: Layer,
        second: Layer,
        last: list[int],
        warmth: dict[int, int],
    ) -> None:
        self._places: vec[i64] = vec[i64](places)
        self._low: vec[i64] = vec[i64](low)
        self._high: vec[i64] = vec[i64](high)
        self._first = first
        self._second = second
        self._last: vec[i64] = vec[i64](last)
        self._warmth = warmth
        self._room = 0

    def shares(self, state: State) -> list[float]:
        """Each seat's share of the win, at least 0 and 1 in all; of a game that is not over."""
        seats = state.seats
        hidden: list[vec[i64]] = []
        sheet = Sheet()  # one for all seats, and as long as the last one was: to make room takes longer than to write
        if self._room:
            sheet.numbers = vec[i32]([0] * self._room)
        for seat in range(seats):
            sheet.again()
            state.features(seat, sheet)
            hidden.append(self._seat(sheet.numbers))
        self._room = len(sheet.numbers)
        warmth: i64 = self._warmth[seats]
        scores: list[int] = []
        for seat in range(seats):
            score: i64 = self._score(hidden, seat)
            scores.append(score * warmth >> WARMTH_BITS)
        return shares(scores)

    def _seat(self, values: vec[i32]) -> vec[i64]:
        """What the features of one seat come to."""
        width = self._first.width
        weights = self._first.weights
        sums = vec[i64](self._first.added)
        places, lowest, highest = self._places, self._low, self._high
        for at in range(len(places)):
            value = i64(values[places[at]])
            if value < lowest[at]:
                value = lowest[at]
            elif value > highest[at]:
                value = highest[at]
            if value != 0:
                base: i64 = at * width
                unit: i64
                for unit in range(width):
                    sums[unit] = sums[unit] + value * weights[base + unit]
        for unit in range(width):
            sums[unit] = _held(sums[unit] >> FIRST_BITS - UNIT_BITS)
        return sums

    def _score(self, hidden: list[vec[i64]], seat: int) -> i64:
        own = hidden[seat]
        width: i64 = len(own)
        others: i64 = len(hidden) - 1
        sums = vec[i64](self._second.added)
        weights = self._second.weights
        second = self._second.width
        part: i64
        unit: i64
        to: i64
        value: i64
        for part in range(3):
            for unit in range(width):
                if part == 0:
                    value = own[unit]
                else:
                    value = 0
                    for other in range(len(hidden)):
                        if other != seat:
                            found = hidden[other][unit]
                            if part == 1:
                                value += found
                            elif found > value:
                                value = found
                    if part == 1:
                        value = value // others
                if value != 0:
                    base: i64 = (part * width + unit) * second
                    for to in range(second):
                        sums[to] = sums[to] + value * weights[base + to]
        score: i64 = 0
        for to in range(second):
            score += _held(sums[to] >> LATER_BITS) * self._last[to]
        return score >> UNIT_BITS + LATER_BITS - SCORE_BITS


def _held(value: i64) -> i64:
    return 0 if value < 0 else MOST if value > MOST else value


def shares(scores: list[int]) -> list[float]:
    """Scores as shares of the win, by whole numbers up to the last division."""
    best: i64 = max(scores)
    weights: list[int] = []
    total: i64 = 0
    for score in scores:
        below: i64 = best - score
        whole = below >> SCORE_BITS
        weight: i64 = 0
        if whole < FARTHEST:
            weight = _WHOLE[whole] * _PARTS[below >> 8 & FINE] >> WEIGHT_BITS
            weight = weight * _SMALL[below & FINE] >> WEIGHT_BITS
        weights.append(weight)
        total += weight
    return [float(weight) / float(total) for weight in weights]
