"""A sheet that lasts for a whole game: what tells of the table is kept once, of each seat as the others see it, and
what is for an observer alone for each of them. Only what has changed is written.
"""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.features import OBSERVER, SEAT, TABLE, Sheet
from powerhouse.core.packed import i32, vec
from powerhouse.core.state import State

_NOTHING: Final = object()
"""The cause of a block that was never written."""


class Piece:
    """Features that come together from one place: from number `first` on, `size` of them.

    They lie from `start` on in the numbers of the table, of the observer, or of all other seats as he sees them.
    """

    def __init__(self, first: int, size: int, source: int, start: int) -> None:
        self.first = first
        self.size = size
        self.source = source
        self.start = start


class Layout:
    """How many numbers tell of the table, of a seat to the others, and of an observer to himself, and their order."""

    def __init__(self, state: State) -> None:
        self.seats: int = state.seats
        sheet = Sheet(named=True)
        state.features(0, sheet)
        self.features: int = len(sheet.names)
        self.blocks: list[int] = sheet.blocks
        bounds = [first for first, _ in sheet.sections[1:]] + [self.features]
        sections = [(first, end - first, of) for (first, of), end in zip(sheet.sections, bounds) if end > first]
        sizes = [0] * (SEAT + self.seats)
        for _, size, of in sections:
            sizes[of] += size
        self.table: int = sizes[TABLE]
        self.observer: int = sizes[OBSERVER]
        self.seat: int = max(sizes[SEAT:])
        self.pieces: list[Piece] = []
        cursors = [0, 0] + [(relative - 1) * self.seat for relative in range(self.seats)]
        for first, size, of in sections:
            self._add(first, size, min(of, SEAT), cursors[of])
            cursors[of] += size

    def size(self) -> int:
        """How many numbers are kept for a game."""
        return self.table + self.seats * (self.seat + self.observer)

    def _add(self, first: int, size: int, source: int, start: int) -> None:
        """A further piece, or more of the last one."""
        if self.pieces:
            last = self.pieces[-1]
            if (last.source, last.start + last.size) == (source, start):
                last.size += size
                return
        self.pieces.append(Piece(first, size, source, start))


def room(layout: Layout, games: i64) -> vec[i32]:
    """The array that so many games share."""
    return vec[i32]([0] * (games * layout.size()))


class Block:
    """From what the numbers of a block were written."""

    def __init__(self) -> None:
        self.thing: object = _NOTHING
        self.cause: i64 = -1
        self.more: i64 = -1


class LastingSheet(Sheet):
    """The sheet of one game among others, written into an array that they share.

    The array has first the tables of all games, then for each game what is told of each seat, then for each game what
    is for each observer.
    """

    def __init__(self, layout: Layout, numbers: vec[i32], games: i64, game: i64) -> None:
        super().__init__()
        self.numbers = numbers
        self._seats: i64 = layout.seats
        self._blocks = vec[i64](layout.blocks)
        self._sizes = vec[i64]([layout.table, layout.observer, layout.seat])
        self._table: i64 = game * layout.table
        self._others: i64 = games * layout.table + game * layout.seats * layout.seat
        self._own: i64 = games * (layout.table + layout.seats * layout.seat) + game * layout.seats * layout.observer
        self._observer: i64 = 0
        self._of: i64 = OBSERVER
        self._next_of_table: i64 = 0
        self._next_of_observer: i64 = 0
        self._first: i64 = 0
        blocks = layout.blocks[TABLE] + layout.seats * (layout.blocks[OBSERVER] + layout.blocks[SEAT])
        self._all_blocks = [Block() for _ in range(blocks)]

    def forget(self) -> None:
        """What comes is of another game."""
        for block in self._all_blocks:
            block.thing = _NOTHING
            block.cause = -1

    def observe(self, seat: i64) -> None:
        """The next position of the game, seen from there."""
        self._observer = seat
        self._next_of_table = self._table
        self._next_of_observer = self._own + seat * self._sizes[OBSERVER]
        self._of = SEAT
        self.observer()

    def table(self) -> None:
        self._leave()
        self._of = TABLE
        self._next = self._next_of_table
        self._first = 0

    def observer(self) -> None:
        self._leave()
        blocks = self._blocks
        self._of = OBSERVER
        self._next = self._next_of_observer
        self._first = blocks[TABLE] + self._seats * blocks[SEAT] + self._observer * blocks[OBSERVER]

    def seat(self, relative: i64, seat: i64) -> None:
        """A game tells all of a seat at once."""
        if relative == 0:
            self.observer()
            return
        self._leave()
        self._of = SEAT
        self._next = self._others + seat * self._sizes[SEAT]
        self._first = self._blocks[TABLE] + seat * self._blocks[SEAT]

    def nobody(self, relative: i64) -> None:
        self.table()

    def _leave(self) -> None:
        if self._of == TABLE:
            self._next_of_table = self._next
        elif self._of == OBSERVER:
            self._next_of_observer = self._next

    def stands(self, block: i64, size: i64, thing: object, cause: i64 = 0, more: i64 = 0) -> bool:
        written = self._all_blocks[self._first + block]
        if written.thing is thing and written.cause == cause and written.more == more:
            self._next += size
            return True
        written.thing = thing
        written.cause = cause
        written.more = more
        return False

    def same(self, block: i64, thing: object, cause: i64 = 0, more: i64 = 0) -> bool:
        return self.stands(block, 0, thing, cause, more)

    def changed(self, block: i64, cause: i64) -> bool:
        written = self._all_blocks[self._first + block]
        if written.cause == cause:
            return False
        written.cause = cause
        return True

    def kept(self, block: i64) -> i64:
        return self._all_blocks[self._first + block].cause

    def keep(self, block: i64, note: i64) -> None:
        self._all_blocks[self._first + block].cause = note
