"""Oil and pipes in few characters: `Tm` is teal oil of the grade mid; letter and colour always go together."""

from collections.abc import Iterable

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal import layout
from powerhouse.games.pipeline.board import OilView
from powerhouse.games.pipeline.previews import AttachedLine
from powerhouse.games.pipeline.view import LineView

STYLES = {"orange": "#E69F00", "teal": "#20B2AA", "silver": "#C8CDD2"}
GRADES = ("crude", "low", "mid", "high")
LABEL = 10

Cube = tuple[str, str]
"""Colour and grade."""


def letter(colour: str) -> str:
    return colour[0].upper()


def short(cube: Cube) -> str:
    return letter(cube[0]) + cube[1][0]


def oil(cube: Cube) -> Text:
    """`Om`"""
    return Text(short(cube), style=STYLES[cube[0]])


def cube_of(need: OilView) -> Cube:
    return need.colour, need.grade


def colour_mark(colour: str, number: int | str) -> Text:
    """A figure that belongs to a colour: `T7`."""
    return Text(f"{letter(colour)}{number}", style=STYLES[colour])


def counted(cubes: Iterable[Cube]) -> Text:
    """Cubes, equal ones together: `2Om Tl`."""
    counts: dict[Cube, int] = {}
    for cube in cubes:
        counts[cube] = counts.get(cube, 0) + 1
    marks = [Text(f"{count}" if count > 1 else "") + oil(cube) for cube, count in counts.items()]
    return Text(" ").join(marks) if marks else Text("–", style="dim")


def held(oil_by_colour: dict[str, dict[str, int]]) -> list[Cube]:
    """One entry for each cube of a player, the best ones last."""
    return [(colour, grade) for grade in GRADES for colour in STYLES for _ in range(oil_by_colour[colour][grade])]


def line_mark(line: LineView | AttachedLine) -> Text:
    """Colour, power, and the grade that crude oil gets: `T10→m`."""
    arrow = f"→{line.grade[0]}" if line.grade else ""
    return colour_mark(line.colour, f"{line.power}{arrow}")


def numbered_line(line: LineView) -> Text:
    """`4:T10→m*`; the star is for a machine at an end."""
    return Text.assemble((f"{line.number}:", "dim"), line_mark(line), ("*" if line.attached else "", "bold"))


def labelled(label: str, what: Text) -> Grid:
    """A line, or several, behind a word in the margin."""
    return layout.labelled((label, what), width=LABEL - 1)
