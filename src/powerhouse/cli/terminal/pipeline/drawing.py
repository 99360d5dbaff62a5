"""Tiles and networks drawn with characters: a half is five columns wide, and pipes that join are drawn through.

In `S╮ ╰O` silver oil comes from the left and turns down, orange oil comes from above and turns right; in `O━T━O` orange
goes straight on and teal crosses it.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from powerhouse.cli.terminal.pipeline.marks import LETTERS, STYLES
from powerhouse.games.pipeline.grid import COLOUR_AT, STEP, Face, cell_at, x_of, y_of
from powerhouse.games.pipeline.network import Network

EAST, SOUTH, WEST, NORTH = range(4)
WIDTH = 6
HEIGHT = 2
INSIDE = 5
MARGIN = 4
# What the pipe at the west port and the pipe at the east port do, by the side to which the east port leads.
_BENDS = {SOUTH: ("╯", "╭"), NORTH: ("╮", "╰")}

Piece = tuple[str, str]


def half(kind: int) -> list[Piece]:
    """The five characters of a half, each with its style."""
    partner = kind // 9 + 1
    east, west, south = (COLOUR_AT[kind * 4 + side] for side in (EAST, WEST, SOUTH))
    if partner == WEST:
        across = STYLES[east]
        return [
            (LETTERS[east], across),
            ("━", across),
            (LETTERS[south], STYLES[south]),
            ("━", across),
            (LETTERS[east], across),
        ]
    left, right = _BENDS[partner]
    return [
        (LETTERS[west], STYLES[west]),
        (left, STYLES[west]),
        (" ", ""),
        (right, STYLES[east]),
        (LETTERS[east], STYLES[east]),
    ]


def tile(face: Face) -> Text:
    """A tile in one line, its second half to the east."""
    joint = STYLES[COLOUR_AT[face.first[0] * 4 + EAST]]
    return Text.assemble(*half(face.first[0]), ("━", joint), *half(face.second[0]))


@dataclass(frozen=True)
class Window:
    """The cells that are drawn, first and last column and row."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1


def window(cells: Iterable[int], focus: Iterable[int], columns: int, rows: int) -> Window:
    """All cells if they fit, otherwise as many as do around those in focus."""
    seen, middle = list(cells), list(focus)
    left, right = _fit([x_of(cell) for cell in seen], [x_of(cell) for cell in middle], columns)
    top, bottom = _fit([y_of(cell) for cell in seen], [y_of(cell) for cell in middle], rows)
    return Window(left, top, right, bottom)


def _fit(all: list[int], middle: list[int], room: int) -> tuple[int, int]:
    low, high = min(all), max(all)
    if high - low < room:
        return low, high
    centre = (min(middle) + max(middle)) // 2 if middle else (low + high) // 2
    start = min(max(low, centre - room // 2), high - room + 1)
    return start, start + room - 1


def network(pipes: Network, shown: Window, labels: dict[int, str], new: Iterable[int] = ()) -> Text:
    """The network inside a window, with coordinates; `labels` are written on free cells, `new` cells are reversed."""
    fresh = set(new)
    columns = range(shown.left, shown.right + 1)
    text = Text(" " * MARGIN + "".join(f"{x:^6}" for x in columns) + "\n", style="dim")
    for y in range(shown.top, shown.bottom + 1):
        if y > shown.top:
            text.append(" " * MARGIN)
            for x in columns:
                text.append_text(_port_above(pipes, cell_at(x, y)))
            text.append("\n")
        text.append(f"{y:3} ", style="dim")
        for x in columns:
            cell = cell_at(x, y)
            text.append_text(_inside(pipes, cell, labels.get(cell, ""), cell in fresh))
            if x < shown.right:
                text.append_text(_port_right(pipes, cell))
        text.append("\n")
    text.right_crop(1)
    return text


def _inside(pipes: Network, cell: int, label: str, fresh: bool) -> Text:
    if cell in pipes.machines:
        return Text("[" + f"M{pipes.machines.index(cell) + 1}".center(3) + "]", style="bold reverse")
    if cell in pipes.halves:
        drawn = Text.assemble(*half(pipes.halves[cell]))
        if fresh:
            drawn.stylize("reverse")
        return drawn
    return Text(label[:INSIDE].center(INSIDE), style="bold") if label else Text("  ·  ", style="dim")


def _port_above(pipes: Network, cell: int) -> Text:
    return Text("  ") + _port(pipes, cell + STEP[NORTH], SOUTH, "┃") + Text("   ")


def _port_right(pipes: Network, cell: int) -> Text:
    return _port(pipes, cell, EAST, "━")


def _port(pipes: Network, cell: int, side: int, joined: str) -> Text:
    """Between two cells: a pipe where the colours meet, a cross where they differ."""
    here, there = pipes.halves.get(cell), pipes.halves.get(cell + STEP[side])
    opposite = side ^ 2
    if here is None and there is None:
        return Text(" ")
    machines = pipes.machines
    if here is None or there is None or cell in machines or cell + STEP[side] in machines:
        return _end(pipes, cell, side, joined)
    one, other = COLOUR_AT[here * 4 + side], COLOUR_AT[there * 4 + opposite]
    return Text(joined, style=STYLES[one]) if one == other else Text("x", style="dim")


def _end(pipes: Network, cell: int, side: int, joined: str) -> Text:
    """An open end, or one that leads to a machine."""
    beyond = cell + STEP[side]
    for inner, at in ((cell, side), (beyond, side ^ 2)):
        if inner in pipes.halves and inner not in pipes.machines:
            thin = {"┃": "│", "━": "─"}[joined]
            attached = beyond in pipes.machines or cell in pipes.machines
            return Text(joined if attached else thin, style=STYLES[COLOUR_AT[pipes.halves[inner] * 4 + at]])
    return Text(" ")
