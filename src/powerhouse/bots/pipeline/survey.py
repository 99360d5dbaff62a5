"""A network as it lies: its lines, which of them cross a tile, and where a further pipe would meet their ends.

Cells are counted anew within a box around the network, so that a port (4 * cell + side) is a small number.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.packed import vec
from powerhouse.games.pipeline.grid import SEGMENT_AT, WIDTH
from powerhouse.games.pipeline.network import LOOP, Line, Network

MARGIN: Final = 3
"""Free cells around the network: a tile that meets an end, and the ports that it looks out on."""

PIPE: Final = 1
COVERED: Final = 2
"""In `taken`: pipes lie there, or a machine covers them."""

MACHINE: Final = -1
"""In `ends`: a pipe there would lie against a machine."""

ZEROS: Final[vec[i64]] = vec[i64]([0] * 8192)

LINES_ON_TILE: Final = 4
SIDES: Final = 4


def zeros(count: i64) -> vec[i64]:
    if count <= len(ZEROS):
        return ZEROS[:count]
    return vec[i64]([0] * count)


@mypyc_attr(acyclic=True)
class Survey:
    """`ends` has for each port outside the network the line + 1 that a pipe there would meet, or `MACHINE`.

    `half_at` has the kind + 1 of the half on each cell, `line_at` the line + 1 of each segment (2 * cell + segment),
    `on_tile` the loose lines over each tile, four numbers a tile, -1 where there are fewer.
    """

    def __init__(self, network: Network) -> None:
        self.network = network
        self._walked = False
        self._reach = ZEROS
        lines = network.lines()
        self.count: i64 = len(lines)
        self.colour = vec[i64]([line.colour for line in lines])
        self.length = vec[i64]([len(line.segments) for line in lines])
        self.loop = vec[i64]([int(line.a == LOOP) for line in lines])
        self.attached = vec[i64]([int(network.attached(line)) for line in lines])
        left: i64 = WIDTH
        right: i64 = 0
        top: i64 = WIDTH
        bottom: i64 = 0
        for cell in network.halves:
            x: i64 = cell % WIDTH
            y: i64 = cell // WIDTH
            left = x if x < left else left
            right = x if x > right else right
            top = y if y < top else top
            bottom = y if y > bottom else bottom
        self.left: i64 = left - MARGIN
        self.top: i64 = top - MARGIN
        self.width: i64 = right - left + 1 + 2 * MARGIN
        self.height: i64 = bottom - top + 1 + 2 * MARGIN
        cells = self.width * self.height if network.tiles else 0
        self.step = vec[i64]([1, self.width, -1, -self.width])
        self.taken = zeros(cells)
        self.half_at = zeros(cells)
        self.line_at = zeros(2 * cells)
        self.ends = zeros(4 * cells)
        self._draw()
        self.on_tile = vec[i64]([-1] * (LINES_ON_TILE * len(network.tiles)))
        for tile in range(len(network.tiles)):
            self._look_at(tile)

    def _draw(self) -> None:
        network = self.network
        taken, step, ends = self.taken, self.step, self.ends
        for cell, kind in network.halves.items():
            inside = self.inside(cell)
            taken[inside] = PIPE
            self.half_at[inside] = kind + 1
        lines = network.lines()
        for number in range(1, len(lines) + 1):
            line = lines[number - 1]
            for segment in line.segments:
                self.line_at[2 * self.inside(segment >> 1) + (segment & 1)] = number
            if line.a != LOOP:
                self._draw_end(line.a, number)
                self._draw_end(line.b, number)
        for machine in network.machines:
            taken[self.inside(machine)] = COVERED
            for side in range(4):
                beyond = self.inside(machine) + step[side]
                if not taken[beyond]:
                    ends[4 * beyond + (side ^ 2)] = MACHINE

    def _draw_end(self, end: i64, number: i64) -> None:
        beyond = self.inside(end >> 2) + self.step[end & 3]
        if not self.taken[beyond]:
            self.ends[4 * beyond + ((end & 3) ^ 2)] = number

    def _look_at(self, tile: i64) -> None:
        """Find the loose lines over a tile."""
        place = self.network.sites[tile]
        first = self.inside(place >> 2)
        second = first + self.step[place & 3]
        on_tile = self.on_tile
        base = LINES_ON_TILE * tile
        found: i64 = 0
        segment: i64
        for segment in range(4):
            cell = first if segment < 2 else second
            line = self.line_at[2 * cell + (segment & 1)] - 1
            if line < 0 or self.attached[line]:
                continue
            known = False
            for other in range(found):
                if on_tile[base + other] == line:
                    known = True
            if not known:
                on_tile[base + found] = line
                found += 1

    def reach(self) -> vec[i64]:
        """By port of the network: the segments of the line beyond it."""
        if not self._walked:
            self._walked = True
            self._reach = zeros(4 * len(self.taken))
            for line in self.network.lines():
                self._walk(line)
        return self._reach

    def _walk(self, line: Line) -> None:
        """Go along a line from one end to the other and note what lies beyond each port."""
        half_at, step = self.half_at, self.step
        count: i64 = len(line.segments)
        if line.a == LOOP:
            for segment in line.segments:
                inside = self.inside(segment >> 1)
                for port in range(SIDES):
                    if SEGMENT_AT[(half_at[inside] - 1) * 4 + port] == segment & 1:
                        self._reach[4 * inside + port] = count - 1
            return
        cell = self.inside(line.a >> 2)
        side: i64 = line.a & 3
        for passed in range(count):
            kind = half_at[cell] - 1
            segment_here: i64 = SEGMENT_AT[kind * 4 + side]
            self._reach[4 * cell + side] = passed
            onward: i64 = side
            for other in range(SIDES):
                if other != side and SEGMENT_AT[kind * 4 + other] == segment_here:
                    onward = other
            self._reach[4 * cell + onward] = count - 1 - passed
            cell += step[onward]
            side = onward ^ 2

    def inside(self, cell: i64) -> i64:
        """A cell of the grid as a cell of the box."""
        return (cell // WIDTH - self.top) * self.width + cell % WIDTH - self.left

    def outside(self, cell: i64) -> i64:
        """A cell of the box as a cell of the grid."""
        return (cell // self.width + self.top) * WIDTH + cell % self.width + self.left
