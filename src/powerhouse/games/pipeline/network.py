"""A player's network of pipes: tiles and machines on the grid of half-tiles, and the lines that run through them.

Every segment has two ports and every port meets at most one other, so a line is a chain of segments with two open ends,
or a closed loop. A new half joins at most four chains, which is why lines are kept up to date piece by piece and never
traced anew. A network is never changed: with another tile or machine it is another network, so copies of a position
share it.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.packed import append, replaced, vec
from powerhouse.games.pipeline.grid import (
    COLOUR_AT,
    COLOUR_OF,
    ORIGIN,
    PORT_A,
    PORT_B,
    SEGMENT_AT,
    STEP,
    Face,
    cell_of,
    turn_of,
)

LOOP: Final = -1
"""In place of an open end: the line has none."""
NOT_YET: Final[vec[i64]] = vec[i64]([])
FIRST_PLACES: Final[vec[i64]] = vec[i64]([ORIGIN * 4 + turn for turn in range(4)])


@mypyc_attr(acyclic=True)
class Line:
    """One pipeline: its colour, its segments (cell * 2 + segment) and its two open ends (cell * 4 + side)."""

    def __init__(self, colour: i64, segments: list[int], first: i64, a: i64, b: i64) -> None:
        self.colour: i64 = colour
        self.segments = segments
        self.first: i64 = first
        self.a: i64 = a
        self.b: i64 = b

    @property
    def loop(self) -> bool:
        return self.a == LOOP


class Network:
    """Tiles as they were laid, each with its place (cell of the first half * 4 + rotation), and machines.

    `halves` has the kind of each half that lies there, `owner` the line of each segment that no machine covers.
    `places` are all places where a further tile touches a pipe, ascending; in a network `walled` in by machines there
    are none, and any place beside it will do. They are found when they are first asked for, from those before the last
    tile was laid.
    """

    def __init__(self) -> None:
        self.tiles: list[int] = []
        self.sites: list[int] = []
        self.machines: list[int] = []
        self.halves: dict[int, int] = {}
        self.owner: dict[int, Line] = {}
        self._places = NOT_YET
        self._walled = False
        self._before: Network | None = None
        self._lines: list[Line] = []
        self._sorted = False

    def with_tile(self, tile: int, face: Face, place: int) -> "Network":
        """The network after a tile has been laid; the place must be among `places`."""
        turn = turn_of(place)
        first = cell_of(place)
        second: i64 = first + STEP[turn]
        wider = Network()
        wider.tiles = self.tiles + [tile]
        wider.sites = self.sites + [place]
        wider.machines = self.machines
        wider.halves = self.halves.copy()
        wider.owner = self.owner.copy()
        wider.halves[first] = face.first[turn]
        wider.halves[second] = face.second[turn]
        for cell in (first, second):
            wider._join(cell, 0)
            wider._join(cell, 1)
        wider._before = self
        return wider

    def with_machine(self, cell: int) -> "Network":
        """The network after a machine has covered a half: both segments of it go, and what they joined falls apart."""
        cut = Network()
        cut.tiles = self.tiles
        cut.sites = self.sites
        cut.machines = self.machines + [cell]
        cut.halves = self.halves
        cut.owner = self.owner.copy()
        loose: list[int] = []
        for covered in (cell * 2, cell * 2 + 1):
            for segment in self.owner[covered].segments:
                if segment in cut.owner:
                    del cut.owner[segment]
                    loose.append(segment)
        for segment in loose:
            if segment >> 1 != cell:
                cut._join(segment >> 1, segment & 1)
        return cut

    def _join(self, cell: i64, segment: i64) -> None:
        """Add one segment to the lines: it lengthens, joins or closes those whose ends it meets in its own colour."""
        kind: i64 = self.halves[cell]
        at = kind * 2 + segment
        colour = COLOUR_OF[at]
        port_a, port_b = PORT_A[at], PORT_B[at]
        here = cell * 2 + segment
        end_a: i64 = cell * 4 + port_a
        end_b: i64 = cell * 4 + port_b
        first: i64 = here
        segments: list[int] = [here]
        one = self._neighbour(cell, port_a, colour)
        if one is not None:
            end_a = one.b if one.a == _facing(cell, port_a) else one.a
            segments = one.segments + segments
            if one.first < first:
                first = one.first
        other = self._neighbour(cell, port_b, colour)
        if other is not None:
            if other is one:
                end_a = LOOP
                end_b = LOOP
            else:
                end_b = other.b if other.a == _facing(cell, port_b) else other.a
                segments = segments + other.segments
                if other.first < first:
                    first = other.first
        line = Line(colour, segments, first, end_a, end_b)
        owner = self.owner
        for part in segments:
            owner[part] = line

    def _neighbour(self, cell: i64, side: i64, colour: i64) -> Line | None:
        """The line of this colour whose end lies against this side of a cell."""
        there: i64 = cell + STEP[side]
        kind = self.halves.get(there)
        if kind is None:
            return None
        at: i64 = kind * 4 + (side ^ 2)
        if COLOUR_AT[at] != colour:
            return None
        return self.owner.get(there * 2 + SEGMENT_AT[at])

    @property
    def places(self) -> vec[i64]:
        if len(self._places) == 0:
            self._places = self._found_places()
            self._before = None
        return self._places

    @property
    def walled(self) -> bool:
        return len(self.places) > 0 and self._walled

    def _found_places(self) -> vec[i64]:
        """All places that touch a pipe; if machines wall every pipe in, all that touch the network (PL-8.4)."""
        if not self.tiles:
            return FIRST_PLACES
        before = self._before
        places = self._places_after(before) if before is not None and not before.walled else NOT_YET
        if len(places) == 0:
            places = self._places_beside([cell for cell in self.halves if cell not in self.machines])
            if len(places) == 0:
                self._walled = True
                places = self._places_beside(list(self.halves))
        return places

    def _places_after(self, before: "Network") -> vec[i64]:
        """The places before the last tile was laid, without those that it takes, and with those beside it."""
        place = self.sites[-1]
        first: i64 = cell_of(place)
        second: i64 = first + STEP[turn_of(place)]
        taken = vec[i64]([])
        beside = vec[i64]([])
        for cell in (first, second):
            for side in range(4):
                there = cell + STEP[side]
                taken = append(append(taken, cell * 4 + side), there * 4 + (side ^ 2))
                if there not in self.halves:
                    beside = _with_places(beside, self.halves, there)
        return replaced(before.places, taken, beside)

    def _places_beside(self, cells: list[int]) -> vec[i64]:
        places = vec[i64]([])
        for cell in cells:
            for side in range(4):
                there = cell + STEP[side]
                if there not in self.halves:
                    places = _with_places(places, self.halves, there)
        return replaced(NOT_YET, NOT_YET, places)

    # Looking

    def place_of(self, tile: int) -> int:
        return self.sites[self.tiles.index(tile)]

    def cells_of(self, tile: int) -> tuple[int, int]:
        """The cells of a tile's first and second half."""
        place = self.place_of(tile)
        first = cell_of(place)
        return first, first + STEP[turn_of(place)]

    def free_halves(self) -> list[int]:
        """The cells that a machine may cover, ascending."""
        machines = self.machines
        return sorted([cell for cell in self.halves if cell not in machines])

    def lines(self) -> list[Line]:
        """All lines, by their first segment; a line's number is its place here."""
        if not self._sorted:
            owner = self.owner
            firsts = sorted([segment for segment, line in owner.items() if line.first == segment])
            self._lines = [owner[segment] for segment in firsts]
            self._sorted = True
        return self._lines

    def numbers_on(self, tile: int) -> list[int]:
        """The numbers of the lines that run over a tile, ascending."""
        found: list[int] = []
        for cell in self.cells_of(tile):
            for segment in (cell * 2, cell * 2 + 1):
                line = self.owner.get(segment)
                if line is not None:
                    number = self.number(line)
                    if number not in found:
                        found.append(number)
        return sorted(found)

    def number(self, line: Line) -> int:
        return self.lines().index(line)

    def attached(self, line: Line) -> bool:
        """Whether an end of the line lies against a machine."""
        if line.a == LOOP or not self.machines:
            return False
        return _beyond(line.a) in self.machines or _beyond(line.b) in self.machines

    def attached_to(self, line: Line, machine: int) -> bool:
        """Whether an end of the line lies against the machine on this cell."""
        return line.a != LOOP and (_beyond(line.a) == machine or _beyond(line.b) == machine)

    def longest(self, colour: int) -> int:
        """The segments of the longest line of a colour, 0 if there is none."""
        most = 0
        for line in self.lines():
            if line.colour == colour and len(line.segments) > most:
                most = len(line.segments)
        return most

    def dump(self) -> dict[str, Any]:
        return {"tiles": self.tiles[:], "places": self.sites[:], "machines": self.machines[:]}


def _facing(cell: i64, side: i64) -> i64:
    """The end that meets the port on this side of a cell."""
    return (cell + STEP[side]) * 4 + (side ^ 2)


def _beyond(end: i64) -> i64:
    """The cell on which an end looks out."""
    return (end >> 2) + STEP[end & 3]


def _with_places(places: vec[i64], halves: dict[int, int], cell: i64) -> vec[i64]:
    """With every place that covers this free cell, with its first half or with its second."""
    for side in range(4):
        there = cell + STEP[side]
        if there not in halves:
            places = append(append(places, cell * 4 + side), there * 4 + (side ^ 2))
    return places


EMPTY: Final = Network()
"""Before the first tile."""


def network_of(faces: list[Face], tiles: list[int], places: list[int], machines: list[int]) -> Network:
    """The network with these tiles at these places and machines on these cells."""
    network = EMPTY
    for tile, place in zip(tiles, places):
        network = network.with_tile(tile, faces[tile], place)
    for cell in machines:
        network = network.with_machine(cell)
    return network
