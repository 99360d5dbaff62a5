"""The one door through which anything random enters a game."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

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

    def mark(self) -> int:
        """Where this source stands, for `rewind`."""
        return 0

    def rewind(self, mark: int) -> None:
        """Go back, so that moves taken back and made again show the same; a source without memory cannot."""


class Seeded(Chance):
    """Chance from a seed: the same seed and the same moves give the same game everywhere."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def pick(self, candidates: list[int]) -> int:
        return candidates[self.rng.below(len(candidates))]

    def mark(self) -> int:
        return self.rng.state

    def rewind(self, mark: int) -> None:
        self.rng.state = mark
