"""Moves as numbers of an action space, worked out for a position at once; `envs/micro.py` says what they mean."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.packed import vec

NONE: Final = -1


class Places:
    """A verb whose codes are places times what can be done there: the k-th legal place has the k-th numbers."""

    def __init__(self, base: int, codes: int, each: int, first: int, size: int) -> None:
        """Codes from `base` on, `each` of them for a place; their numbers begin with `first`, and there are `size`."""
        self.base: i64 = base
        self.end: i64 = base + codes
        self.each: i64 = each
        self.first: i64 = first
        self.size: i64 = size


class Numbering:
    """The numbers of codes: from a table, or by the rank of their place; -1 where a code has none."""

    def __init__(self, by_code: list[int], places: list[Places]) -> None:
        self._by_code = vec[i64](by_code)
        self._places = places

    def number(self, legal: LegalMoves, moves: vec[i64], actions: vec[i64]) -> i64:
        """Write the legal moves that have a number, and these, both ascending; how many there are.

        The arrays have room for all legal moves.
        """
        by_code = self._by_code
        known: i64 = len(by_code)
        count: i64 = 0
        block: i64 = -1
        place: i64 = -1
        rank: i64 = 0
        at: i64
        for at in range(legal.size()):
            move = legal.nth(at)
            action: i64 = NONE
            if move < known:
                action = by_code[move]
            if action < 0:
                if block < 0 or move >= self._places[block].end:
                    block = self._block(move)
                    place = -1
                    rank = -1
                if block < 0:
                    continue
                ranked = self._places[block]
                here = (move - ranked.base) // ranked.each
                if here != place:
                    place = here
                    rank += 1
                number = rank * ranked.each + (move - ranked.base) % ranked.each
                if number >= ranked.size:
                    continue
                action = ranked.first + number
            moves[count] = move
            actions[count] = action
            count += 1
        return count

    def _block(self, move: i64) -> i64:
        number: i64
        for number in range(len(self._places)):
            if self._places[number].base <= move < self._places[number].end:
                return number
        return -1
