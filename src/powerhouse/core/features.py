"""A position as numbers with names, for programs that learn: what one seat may know, and what follows from it.

A game writes its features one after the other on a `Sheet`, in an order and a number that are the same in every
position and at tables of every size. Names are put together only where somebody asks for them.

Who follows a game move by move lays a *lasting* sheet: it keeps what was written for the position before, and a block
of numbers whose causes have not changed is passed over (`stands`). What it says is what a new sheet would say.
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

_ROOM: Final = 256
_BLOCKS: Final = 128
_NOTHING: Final = Feature("", "")
"""The cause of a block that was never written."""


class Sheet:
    """The numbers of one position; if it is `named`, each with its name and what it tells of, as `seat 2`."""

    def __init__(self, named: bool = False) -> None:
        self.names: list[str] = []
        self.parts: list[str] = []
        self._named = named
        self._part = ""
        self.numbers = vec[i32]([0] * _ROOM)
        """What was written, and room for more."""
        self._start: i64 = 0
        self._next: i64 = 0
        self._lasting = False
        self._things: list[object] = []
        self._causes = vec[i64]([])

    @property
    def values(self) -> list[int]:
        """All that was written."""
        return [int(self.numbers[at]) for at in range(self._start, self._next)]

    def part(self, kind: str, number: i64 = -1) -> None:
        """What follows tells of this thing; of seats, the observer is number 0, the next one clockwise number 1."""
        if self._named:
            self._part = f"{kind} {number}" if number >= 0 else kind

    def whole(self) -> None:
        """What follows tells of the whole table."""
        self._part = ""

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

    # A sheet that lasts.

    def last(self, numbers: vec[i32], start: i64) -> None:
        """Write into this array from here on, which has room for all, position after position of one game."""
        self.numbers = numbers
        self._start = start
        self._lasting = True
        self.forget()

    def forget(self) -> None:
        """What comes is of another game."""
        self._things = [_NOTHING] * _BLOCKS
        self._causes = vec[i64]([-1] * (2 * _BLOCKS))
        self._next = self._start

    def again(self) -> None:
        """The next position of the game."""
        self._next = self._start

    def stands(self, block: i64, size: i64, thing: object, cause: i64 = 0, more: i64 = 0) -> bool:
        """Whether the next `size` numbers were written for the same thing and causes; if so, they are passed over.

        A thing is the same if it is the very object, so it must be one that never changes. A game numbers its blocks.
        """
        if not self.same(block, thing, cause, more):
            return False
        self._next += size
        return True

    def same(self, block: i64, thing: object, cause: i64 = 0, more: i64 = 0) -> bool:
        """Whether the thing and causes of a block are those of the position before, wherever its numbers are."""
        if not self._lasting:
            return False
        things = self._things
        causes = self._causes
        if things[block] is thing and causes[2 * block] == cause and causes[2 * block + 1] == more:
            return True
        things[block] = thing
        causes[2 * block] = cause
        causes[2 * block + 1] = more
        return False

    def changed(self, block: i64, cause: i64) -> bool:
        """As `same`, the other way round, for a block that has but one cause, which is never negative."""
        if not self._lasting:
            return True
        causes = self._causes
        if causes[2 * block] == cause:
            return False
        causes[2 * block] = cause
        return True

    def pass_over(self, size: i64) -> None:
        """So many numbers are what they were."""
        self._next += size
