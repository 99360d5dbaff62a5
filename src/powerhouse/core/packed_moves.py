"""Legal moves as an array of machine numbers; see legal_moves.py."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.packed import vec
from powerhouse.core.rng import Rng

_ROOM: Final[vec[i64]] = vec[i64]([0] * 64)


@mypyc_attr(acyclic=True)
class PackedMoves:
    """Moves in ascending order. A ladder of bids is the last of them and known by its ends, never spelled out."""

    def __init__(self) -> None:
        self._moves = _ROOM[:]
        self._count: i64 = 0
        self._lowest: i64 = 0
        self._rungs: i64 = 0

    def clear(self) -> None:
        self._count = 0
        self._rungs = 0

    def add(self, move: i64) -> None:
        count = self._count
        if count == len(self._moves):
            self._double()
        self._moves[count] = move
        self._count = count + 1

    def _double(self) -> None:
        self._moves = vec[i64](list(self._moves) + [0] * len(self._moves))

    def extend(self, moves: vec[i64]) -> None:
        """Moves that are in order."""
        for move in moves:
            self.add(move)

    def add_each(self, base: i64, numbers: list[int]) -> None:
        """The moves that begin at this base, one for each number; numbers come in any order."""
        number: i64
        for number in numbers:
            self.add(base + number)
        self.sort()

    def sort(self) -> None:
        """Where moves were added in another order. They are few and nearly in order."""
        moves = self._moves
        end: i64
        for end in range(1, self._count):
            move = moves[end]
            place = end
            while place > 0 and moves[place - 1] > move:
                moves[place] = moves[place - 1]
                place -= 1
            moves[place] = move

    def add_ladder(self, lowest: i64, highest: i64) -> None:
        """All from lowest to highest, both included; nothing comes after them."""
        self._lowest = lowest
        self._rungs = 0
        if highest >= lowest:
            self._rungs = highest - lowest + 1

    def size(self) -> i64:
        return self._count + self._rungs

    def nth(self, place: i64) -> i64:
        """The move at this place, counted from 0."""
        return self._moves[place] if place < self._count else self._lowest + place - self._count

    def drawn(self, rng: Rng) -> i64:
        """One of them, all equally likely."""
        return self.nth(rng.below(self.size()))

    def listed(self) -> list[int]:
        found = [int(self._moves[place]) for place in range(self._count)]
        if self._rungs:
            found += range(int(self._lowest), int(self._lowest + self._rungs))
        return found
