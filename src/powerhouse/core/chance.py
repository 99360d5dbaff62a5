"""The one door through which anything random enters a game."""

from abc import abstractmethod
from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.packed import vec
from powerhouse.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Says what is revealed: a generator, a record being replayed, a person at a real table.

    A reveal is an int, like a move but in a code space of its own; the game puts it into words.
    """

    @abstractmethod
    def pick(self, candidates: list[int]) -> int:
        """One of the candidates, all equally likely; a candidate listed twice is twice as likely.

        The list belongs to the game and must not be changed.
        """

    def draw(self, candidates: vec[i64]) -> i64:
        """The same of a packed array."""
        return self.pick(list(candidates))

    def either(self, one: i64, times: i64, other: i64, other_times: i64) -> i64:
        """The same of two candidates, each listed so many times."""
        return self.pick([int(one)] * times + [int(other)] * other_times)

    def position(self) -> int:
        """Where this source stands, for `seek`."""
        return 0

    def seek(self, position: int) -> None:
        """Go back, so that moves taken back and made again show the same; a source without memory cannot."""


class Seeded(Chance):
    """Chance from a seed: the same seed and the same moves give the same game everywhere."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def pick(self, candidates: list[int]) -> int:
        return candidates[self.rng.below(len(candidates))]

    def draw(self, candidates: vec[i64]) -> i64:
        return candidates[self.rng.below(len(candidates))]

    def either(self, one: i64, times: i64, other: i64, other_times: i64) -> i64:
        return one if self.rng.below(times + other_times) < times else other

    def position(self) -> int:
        return self.rng.state

    def seek(self, position: int) -> None:
        self.rng.state = position


class Scripted(Chance):
    """Reveals what was revealed before, in the same order."""

    def __init__(self, codes: list[int]) -> None:
        self._codes = codes
        self._next = 0

    def pick(self, candidates: list[int]) -> int:
        code = self._codes[self._next]
        self._next += 1
        return code

    def position(self) -> int:
        return self._next

    def seek(self, position: int) -> None:
        self._next = position


class Revealing(Exception):
    """Something would be revealed."""


class NoReveal(Chance):
    """Reveals nothing: for trying moves whose outcome nobody may know."""

    def pick(self, candidates: list[int]) -> int:
        raise Revealing


class Asked(Exception):
    """Chance is asked for one of these candidates."""

    def __init__(self, candidates: list[int]) -> None:
        self.candidates = candidates


class Known(Chance):
    """Reveals what is known and then asks, for going through all that may come; where there is no choice, that."""

    def __init__(self, codes: Sequence[int]) -> None:
        self._codes = codes
        self._next = 0

    def pick(self, candidates: list[int]) -> int:
        if candidates.count(candidates[0]) == len(candidates):
            return candidates[0]
        if self._next == len(self._codes):
            raise Asked(candidates[:])
        self._next += 1
        return self._codes[self._next - 1]


class Witness(Chance):
    """Passes on what another source reveals, and remembers it."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.seen: list[int] = []

    def pick(self, candidates: list[int]) -> int:
        code = self.source.pick(candidates)
        self.seen.append(code)
        return code
