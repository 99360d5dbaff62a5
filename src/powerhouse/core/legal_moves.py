"""Legal moves, collected in one place that is used again for every position.

Where the rules run compiled that is an array of machine numbers. Interpreted, a list is faster, so a list it is.
"""

from typing import TYPE_CHECKING

from powerhouse.core import packed_moves

if TYPE_CHECKING or not packed_moves.__file__.endswith(".py"):
    from powerhouse.core.packed_moves import PackedMoves as LegalMoves
else:
    _READY = 3000
    _NUMBERS = list(range(_READY))

    class LegalMoves(list):
        """The same questions, asked of a list."""

        __slots__ = ()

        add = list.append
        size = list.__len__
        nth = list.__getitem__
        listed = list.copy

        def drawn(self, rng):
            return self[rng.below(len(self))]

        def add_each(self, base, numbers):
            self.extend([base + number for number in numbers])
            self.sort()

        def add_ladder(self, lowest, highest):
            if highest < _READY:
                self.extend(_NUMBERS[lowest : highest + 1])
            else:
                self.extend(range(lowest, highest + 1))


__all__ = ["LegalMoves"]
