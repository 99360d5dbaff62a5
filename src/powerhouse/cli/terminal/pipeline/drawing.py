"""Tiles and networks drawn with characters: a half is five columns wide, and pipes that join are drawn through.

In `S╮ ╰O` silver oil comes from the left and turns down, orange oil comes from above and turns right; in `O━T━O` orange
goes straight on and teal crosses it.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from powerhouse.cli.terminal.pipeline.symbols import STYLES, Say, letter
from powerhouse.games.pipeline.board import PathView, PipeTileView
from powerhouse.games.pipeline.view import LineView, PlayerView

WIDTH = 6
HEIGHT = 2
INSIDE = 5
MARGIN = 4
OPPOSITE = {"east": "west", "west": "east", "south": "north", "north": "south"}
STEPS = {"east": (1, 0), "south": (0, 1)}
# What the pipe at the west port and the pipe at the east port do, by the side to which the east port leads.
BENDS = {"south": ("╯", "╭"), "north": ("╮", "╰")}
THIN = {"┃": "│", "━": "─"}

Cell = tuple[int, int]
Piece = tuple[str, str]


class Half:
    """What is printed on half a tile: the colour at each side, and where the pipe from the east leads."""

    def __init__(self, paths: Iterable[PathView]) -> None:
        self.colours: dict[str, str] = {}
        self.partner = ""
        for path in paths:
            self.colours[path.a] = self.colours[path.b] = path.colour
            if "east" in (path.a, path.b):
                self.partner = path.b if path.a == "east" else path.a

    def pieces(self, say: Say) -> list[Piece]:
        """Five characters, each with its style."""
        east, west, south = (self.colours[side] for side in ("east", "west", "south"))
        if self.partner == "west":
            along = STYLES[east]
            crossing = (letter(say, south), STYLES[south])
            return [(letter(say, east), along), ("━", along), crossing, ("━", along), (letter(say, east), along)]
        left, right = BENDS[self.partner]
        pieces = [(letter(say, west), STYLES[west]), (left, STYLES[west]), (" ", "")]
        return [*pieces, (right, STYLES[east]), (letter(say, east), STYLES[east])]


def tile(say: Say, face: PipeTileView) -> Text:
    """A tile in one line, its second half to the east."""
    first, second = Half(face.first), Half(face.second)
    return Text.assemble(*first.pieces(say), ("━", STYLES[first.colours["east"]]), *second.pieces(say))


class Pipes:
    """A network by its cells: halves of tiles, and the machines that cover some; `lines` by the ports they have."""

    def __init__(self, player: PlayerView) -> None:
        paths: dict[Cell, list[PathView]] = {}
        self.lines: dict[tuple[Cell, str], LineView] = {}
        for line in player.lines:
            for part in line.segments:
                cell = part.x, part.y
                paths.setdefault(cell, []).append(PathView(part.a, part.b, line.colour))
                self.lines[cell, part.a] = self.lines[cell, part.b] = line
        self.halves = {cell: Half(printed) for cell, printed in paths.items()}
        self.machines = [(cell.x, cell.y) for cell in player.machines]

    @property
    def cells(self) -> list[Cell]:
        return [*self.halves, *self.machines]


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


def window(cells: Iterable[Cell], focus: Iterable[Cell], columns: int, rows: int) -> Window:
    """All cells if they fit, otherwise as many as do around those in focus."""
    seen, middle = list(cells), list(focus)
    left, right = _fit([x for x, _ in seen], [x for x, _ in middle], columns)
    top, bottom = _fit([y for _, y in seen], [y for _, y in middle], rows)
    return Window(left, top, right, bottom)


def _fit(all: list[int], middle: list[int], room: int) -> tuple[int, int]:
    low, high = min(all), max(all)
    if high - low < room:
        return low, high
    centre = (min(middle) + max(middle)) // 2 if middle else (low + high) // 2
    start = min(max(low, centre - room // 2), high - room + 1)
    return start, start + room - 1


def network(say: Say, pipes: Pipes, shown: Window, labels: dict[Cell, str], new: Iterable[Cell] = ()) -> Text:
    """The network inside a window, with coordinates; `labels` are written on free cells, `new` cells are reversed."""
    fresh = set(new)
    columns = range(shown.left, shown.right + 1)
    text = Text(" " * MARGIN + "".join(f"{x:^6}" for x in columns) + "\n", style="dim")
    for y in range(shown.top, shown.bottom + 1):
        if y > shown.top:
            text.append(" " * MARGIN)
            for x in columns:
                text.append_text(Text("  ") + _port(pipes, (x, y - 1), "south", "┃") + Text("   "))
            text.append("\n")
        text.append(f"{y:3} ", style="dim")
        for x in columns:
            text.append_text(_inside(say, pipes, (x, y), labels.get((x, y), ""), (x, y) in fresh))
            if x < shown.right:
                text.append_text(_port(pipes, (x, y), "east", "━"))
        text.append("\n")
    text.right_crop(1)
    return text


def _inside(say: Say, pipes: Pipes, cell: Cell, label: str, fresh: bool) -> Text:
    if cell in pipes.machines:
        return Text(
            "[" + say("mark-machine", number=pipes.machines.index(cell) + 1).center(3) + "]", style="bold reverse"
        )
    if cell in pipes.halves:
        drawn = Text.assemble(*pipes.halves[cell].pieces(say))
        if fresh:
            drawn.stylize("reverse")
        return drawn
    return Text(label[:INSIDE].center(INSIDE), style="bold") if label else Text("  ·  ", style="dim")


def _port(pipes: Pipes, cell: Cell, side: str, joined: str) -> Text:
    """Between two cells: a pipe where a line goes on, a cross where two end; thin where one is open."""
    beyond = cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]
    ports = [(cell, side), (beyond, OPPOSITE[side])]
    meeting = [pipes.lines[port] for port in ports if port in pipes.lines]
    if not meeting:
        return Text(" ")
    if len(meeting) == 1:
        attached = beyond in pipes.machines or cell in pipes.machines
        return Text(joined if attached else THIN[joined], style=STYLES[meeting[0].colour])
    one, other = meeting
    return Text(joined, style=STYLES[one.colour]) if one.number == other.number else Text("x", style="dim")
