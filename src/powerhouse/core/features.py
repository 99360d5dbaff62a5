"""A position as numbers with names, for programs that learn: what one seat may know, and what follows from it.

A game writes its features one after the other on a `Sheet`, in an order and a number that are the same in every
position and at tables of every size. Names are put together only where somebody asks for them.

Before it writes, it says of whom: what tells of the `table` is the same whoever observes; what tells of a `seat` is the
same for all the others; the rest is for the `observer` alone. Who follows a game move by move keeps each of them apart,
and has written only what has changed (`lasting.py`). What such a sheet says is what a new one would say.
"""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.packed import i32, vec


class Feature:
    """What a number of the sheet counts, its `unit`, and what it means in a sentence."""

    def __init__(self, unit: str, means: str) -> None:
        self.unit = unit
        self.means = means


FLAG = "0/1"
"""The unit of what is so or not."""

TABLE: Final = 0
OBSERVER: Final = 1
SEAT: Final = 2
"""Of whom numbers tell; + a number, if it is one of the other seats."""

_ROOM: Final = 256


class Sheet:
    """The numbers of one position; if it is `named`, each with its name and what it tells of, as `seat 2`."""

    def __init__(self, named: bool = False) -> None:
        self.names: list[str] = []
        self.parts: list[str] = []
        self.sections: list[tuple[int, int]] = [(0, OBSERVER)]
        """From which number on they tell of whom: `TABLE`, `OBSERVER`, or `SEAT` + a seat as the observer sees it."""
        self.blocks: list[int] = [0, 0, 0]
        """So many are told apart of the table, of an observer, and of another seat; see `stands`."""
        self._named = named
        self._part = ""
        self.numbers = vec[i32]([0] * _ROOM)
        """What was written, and room for more."""
        self._next: i64 = 0

    @property
    def values(self) -> list[int]:
        """All that was written."""
        return [int(self.numbers[at]) for at in range(self._next)]

    def again(self) -> None:
        """Another position, or another observer: what was written is written over."""
        self._next = 0

    # Of whom what follows tells.

    def table(self) -> None:
        self._begin("", -1, TABLE)

    def observer(self) -> None:
        self._begin("", -1, OBSERVER)

    def seat(self, relative: i64, seat: i64) -> None:
        """Of a seat; the observer is number 0, the next one clockwise number 1."""
        self._begin("seat", relative, OBSERVER if relative == 0 else SEAT + relative)

    def nobody(self, relative: i64) -> None:
        """Of a seat that nobody has."""
        self._begin("seat", relative, TABLE)

    def part(self, kind: str, number: i64 = -1) -> None:
        """Of this thing among them, as a fuel or a card."""
        if self._named:
            self._part = f"{kind} {number}" if number >= 0 else kind

    def _begin(self, kind: str, number: i64, of: i64) -> None:
        self.part(kind, number)
        if self._named:
            self.sections.append((int(self._next), int(of)))

    # Numbers.

    def put(self, name: str, value: i64) -> None:
        at = self._next
        if at == len(self.numbers):
            self._make_room(at)
        self.numbers[at] = i32(value)
        self._next = at + 1
        if self._named:
            self.names.append(name)
            self.parts.append(self._part)

    def flag(self, name: str, holds: bool) -> None:
        self.put(name, 1 if holds else 0)

    def blank(self, named: list[str]) -> i64:
        """Numbers of something that is not there, or not yet; where the first one is."""
        at = self.row(named)
        numbers = self.numbers
        place: i64
        for place in range(at, self._next):
            numbers[place] = 0
        return at

    def row(self, named: list[str]) -> i64:
        """Room for numbers with these names that tell of the same thing; where the first one is.

        Here and in `rows` the writer puts the values into `numbers` himself, which spares a call for each.
        """
        at = self._next
        end = at + len(named)
        if end > len(self.numbers):
            self._make_room(end)
        self._next = end
        if self._named:
            self.names += named
            self.parts += [self._part] * len(named)
        return at

    def rows(self, kind: str, count: i64, named: list[str]) -> i64:
        """Room for rows of numbers that tell of things of a kind, each with these names; where the first one is."""
        at = self._next
        end = at + count * len(named)
        if end > len(self.numbers):
            self._make_room(end)
        self._next = end
        if self._named:
            row: i64
            for row in range(count):
                self.names += named
                self.parts += [f"{kind} {row}"] * len(named)
        return at

    def _make_room(self, least: i64) -> None:
        self.numbers = vec[i32](list(self.numbers) + [0] * (least + _ROOM))

    # What a sheet that lasts need not write again.

    def stands(self, block: i64, size: i64, thing: object, cause: i64 = 0, more: i64 = 0) -> bool:
        """Whether the next `size` numbers were written for the same thing and causes; if so, they are passed over.

        A thing is the same if it is the very object, so it must be one that never changes. A game numbers its blocks;
        those of the table, of each seat and of each observer are different ones with the same number.
        """
        if not self.same(block, thing, cause, more):
            return False
        self._next += size
        return True

    def same(self, block: i64, thing: object, cause: i64 = 0, more: i64 = 0) -> bool:
        """Whether the thing and causes of a block are those of the position before, wherever its numbers are."""
        self._count(block)
        return False

    def changed(self, block: i64, cause: i64) -> bool:
        """As `same`, the other way round, for a block that has but one cause, which is never negative."""
        self._count(block)
        return True

    def kept(self, block: i64) -> i64:
        """What the game has noted for a block of which it asks nothing else; -1 if nothing."""
        self._count(block)
        return -1

    def keep(self, block: i64, note: i64) -> None:
        """Note it for the next position."""

    def _count(self, block: i64) -> None:
        if self._named:
            of = min(self.sections[-1][1], SEAT)
            self.blocks[of] = max(self.blocks[of], int(block) + 1)

    def pass_over(self, size: i64) -> None:
        """So many numbers are what they were."""
        self._next += size
