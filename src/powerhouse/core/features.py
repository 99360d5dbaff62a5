"""A position as numbers with names, for programs that learn: what one seat may know, and what follows from it.

A game writes its features one after the other on a `Sheet`, in an order and a number that are the same in every
position and at tables of every size. Names are put together only where somebody asks for them.
"""

from mypy_extensions import i64


class Feature:
    """What a number of the sheet counts, its `unit`, and what it means in a sentence."""

    def __init__(self, unit: str, means: str) -> None:
        self.unit = unit
        self.means = means


FLAG = "0/1"
"""The unit of what is so or not."""


class Sheet:
    """The numbers of one position; if it is `named`, each with its name and what it tells of, as `seat 2`."""

    def __init__(self, named: bool = False) -> None:
        self.values: list[int] = []
        self.names: list[str] = []
        self.parts: list[str] = []
        self._named = named
        self._part = ""

    def part(self, kind: str, number: i64 = -1) -> None:
        """What follows tells of this thing; of seats, the observer is number 0, the next one clockwise number 1."""
        if self._named:
            self._part = f"{kind} {number}" if number >= 0 else kind

    def whole(self) -> None:
        """What follows tells of the whole table."""
        self._part = ""

    def put(self, name: str, value: i64) -> None:
        self.values.append(value)
        if self._named:
            self.names.append(name)
            self.parts.append(self._part)

    def flag(self, name: str, holds: bool) -> None:
        self.put(name, 1 if holds else 0)

    def blank(self, named: list[str]) -> None:
        """Numbers of something that is not there."""
        for name in named:
            self.put(name, 0)
