"""Oil and pipes in few characters: `Tm` is teal oil of the grade mid; letter and colour always go together."""

from collections.abc import Callable, Iterable

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal import layout
from powerhouse.games.pipeline.board import OilView
from powerhouse.games.pipeline.previews import AttachedLine
from powerhouse.games.pipeline.view import LineView

STYLES = {"orange": "#E69F00", "teal": "#20B2AA", "silver": "#C8CDD2"}
GRADES = ("crude", "low", "mid", "high")
LABEL = 10

Say = Callable[..., str]
Cube = tuple[str, str]
"""Colour and grade."""


def letter(say: Say, colour: str) -> str:
    return say(f"letter-colour-{colour}")


def grade_letter(say: Say, grade: str) -> str:
    return say(f"letter-grade-{grade}")


def short(say: Say, cube: Cube) -> str:
    return letter(say, cube[0]) + grade_letter(say, cube[1])


def oil(say: Say, cube: Cube) -> Text:
    """`Om`"""
    return Text(short(say, cube), style=STYLES[cube[0]])


def cube_of(need: OilView) -> Cube:
    return need.colour, need.grade


def colour_mark(say: Say, colour: str, number: int | str) -> Text:
    """A figure that belongs to a colour: `T7`."""
    return Text(f"{letter(say, colour)}{number}", style=STYLES[colour])


def counted(say: Say, cubes: Iterable[Cube]) -> Text:
    """Cubes, equal ones together: `2Om Tl`."""
    counts: dict[Cube, int] = {}
    for cube in cubes:
        counts[cube] = counts.get(cube, 0) + 1
    marks = [Text(f"{count}" if count > 1 else "") + oil(say, cube) for cube, count in counts.items()]
    return Text(" ").join(marks) if marks else Text("–", style="dim")


def held(oil_by_colour: dict[str, dict[str, int]]) -> list[Cube]:
    """One entry for each cube of a player, the best ones last."""
    return [(colour, grade) for grade in GRADES for colour in STYLES for _ in range(oil_by_colour[colour][grade])]


def line_mark(say: Say, line: LineView | AttachedLine) -> Text:
    """Colour, power, and the grade that crude oil gets: `T10→m`."""
    arrow = f"→{grade_letter(say, line.grade)}" if line.grade else ""
    return colour_mark(say, line.colour, f"{line.power}{arrow}")


def numbered_line(say: Say, line: LineView) -> Text:
    """`4:T10→m*`; the star is for a machine at an end."""
    return Text.assemble((f"{line.number}:", "dim"), line_mark(say, line), ("*" if line.attached else "", "bold"))


def labelled(label: str, what: Text) -> Grid:
    """A line, or several, behind a word in the margin."""
    return layout.labelled((label, what), width=LABEL - 1)
