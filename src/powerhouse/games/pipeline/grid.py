"""The grid of half-tiles on which a network lies, and what is printed on one half.

A half is a square with a port in the middle of each side and two segments that join its four ports in pairs. Sides
are numbered clockwise from the east, so a quarter turn adds one; a tile turned by `r` quarters has its second half on
side `r` of its first. The grid is as wide as a player can ever build, so cells are plain numbers and no network meets
an edge.
"""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.packed import vec

WIDTH: Final = 600
"""Cells in a row: more than twice what all 135 tiles reach in a straight line from the middle."""
MIDDLE: Final = 300
CELLS: Final = WIDTH * WIDTH
ORIGIN: Final = MIDDLE * WIDTH + MIDDLE
"""The cell 0,0, where the first tile begins."""

SIDES: Final = ["east", "south", "west", "north"]
STEP: Final[vec[i64]] = vec[i64]([1, WIDTH, -1, -WIDTH])
"""From a cell to its neighbour on each side."""

HALVES: Final = 27
"""Kinds of halves: the partner of the east port (3) and the colours of the two segments (3 each)."""


def half_kind(partner: int, first: int, second: int) -> int:
    """The kind of a half: the east port leads to `partner`, in colour `first`; the other two ports in `second`."""
    return (partner - 1) * 9 + first * 3 + second


def _segment(kind: int, side: int) -> int:
    return 0 if side in (0, kind // 9 + 1) else 1


def _colour(kind: int, segment: int) -> int:
    return kind // 3 % 3 if segment == 0 else kind % 3


def _ports(kind: int, segment: int) -> list[int]:
    return [side for side in range(4) if _segment(kind, side) == segment]


SEGMENT_AT: Final[vec[i64]] = vec[i64]([_segment(kind, side) for kind in range(HALVES) for side in range(4)])
"""`[kind * 4 + side]`: which of the two segments has this port."""
COLOUR_AT: Final[vec[i64]] = vec[i64](
    [_colour(kind, _segment(kind, side)) for kind in range(HALVES) for side in range(4)]
)
"""`[kind * 4 + side]`: the colour of the pipe at this port."""
COLOUR_OF: Final[vec[i64]] = vec[i64]([_colour(kind, segment) for kind in range(HALVES) for segment in range(2)])
"""`[kind * 2 + segment]`: the colour of a segment."""
PORT_A: Final[vec[i64]] = vec[i64]([_ports(kind, segment)[0] for kind in range(HALVES) for segment in range(2)])
PORT_B: Final[vec[i64]] = vec[i64]([_ports(kind, segment)[1] for kind in range(HALVES) for segment in range(2)])
"""`[kind * 2 + segment]`: the two sides that a segment joins."""


def kind_of(pairs: list[tuple[int, int, int]]) -> int:
    """The kind of a half from its segments, each as (side, side, colour)."""
    (a, b, first), (_, _, second) = pairs if 0 in pairs[0][:2] else pairs[::-1]
    return half_kind(a + b, first, second)


def turned(kind: int, quarters: int) -> int:
    """The kind of a half after so many quarter turns clockwise."""
    pairs = [
        ((_ports(kind, segment)[0] + quarters) % 4, (_ports(kind, segment)[1] + quarters) % 4, _colour(kind, segment))
        for segment in range(2)
    ]
    return kind_of(pairs)


def cell_at(x: int, y: int) -> int:
    """The cell so far to the east and to the south of the first one."""
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def x_of(cell: int) -> int:
    return cell % WIDTH - MIDDLE


def y_of(cell: int) -> int:
    return cell // WIDTH - MIDDLE


def cell_of(place: i64) -> i64:
    """The cell of the first half of a tile at a place."""
    return place >> 2


def turn_of(place: i64) -> i64:
    """The rotation of a tile at a place, which is the side of its second half."""
    return place & 3


class Pipes:
    """The three pipes of a tile in one rotation, each with its colour and the two sides where it ends.

    One runs `through` both halves, from a side of the first to a side of the second; one is the other pipe of the
    `first` half, one that of the `second`.
    """

    def __init__(self, first: int, second: int, turn: int) -> None:
        here, there = _segment(first, turn), _segment(second, turn ^ 2)
        self.through: i64 = _colour(first, here)
        self.through_a: i64 = sum(_ports(first, here)) - turn
        self.through_b: i64 = sum(_ports(second, there)) - (turn ^ 2)
        self.first: i64 = _colour(first, 1 - here)
        self.first_a: i64 = _ports(first, 1 - here)[0]
        self.first_b: i64 = _ports(first, 1 - here)[1]
        self.second: i64 = _colour(second, 1 - there)
        self.second_a: i64 = _ports(second, 1 - there)[0]
        self.second_b: i64 = _ports(second, 1 - there)[1]


class Face:
    """A pipe tile: the kinds of its two halves in each of the four rotations.

    `first_colour` and `second_colour` have the colours at their ports, four a rotation. A `symmetric` tile looks the
    same after half a turn, so only two of its rotations are different.
    """

    def __init__(self, id: str, left: int, right: int) -> None:
        self.id = id
        self.first = vec[i64]([turned(left, quarters) for quarters in range(4)])
        self.second = vec[i64]([turned(right, quarters) for quarters in range(4)])
        self.first_colour = vec[i64]([COLOUR_AT[4 * kind + side] for kind in self.first for side in range(4)])
        self.second_colour = vec[i64]([COLOUR_AT[4 * kind + side] for kind in self.second for side in range(4)])
        self.symmetric: bool = turned(left, 2) == right
        self.pipes = [Pipes(int(self.first[turn]), int(self.second[turn]), turn) for turn in range(4)]
        """By rotation."""
