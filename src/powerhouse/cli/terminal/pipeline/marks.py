"""Oil and pipes in few characters: `Tm` is teal oil of the grade mid; letter and colour always go together."""

from collections.abc import Iterable

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.games.pipeline.codes import COLOURS, FAMILIES, GRADES
from powerhouse.games.pipeline.tables import Figures

STYLES = ("#E69F00", "#20B2AA", "#C8CDD2")
LETTERS = "OTS"
GRADE_LETTERS = "clmh"
FAMILY_LETTERS = "GSHERCM"
LABEL = 10
LEGEND = "O orange, T teal, S silver; c crude, l low, m mid, h high"


def oil(cube: int) -> Text:
    """A cube by 4 * colour + grade: `Om`."""
    return Text(short(cube), style=STYLES[cube // 4])


def short(cube: int) -> str:
    return LETTERS[cube // 4] + GRADE_LETTERS[cube % 4]


def cube_named(word: str) -> int | None:
    """The cube meant by `om`, `or-mid` or `tealhigh`; nothing if it is none."""
    word = word.casefold().replace("-", "")
    for colour, name in enumerate(COLOURS):
        for grade, level in enumerate(GRADES):
            for at in range(1, len(word)):
                if name.startswith(word[:at]) and level.startswith(word[at:]):
                    return 4 * colour + grade
    return None


def colour_mark(colour: int, number: int | str) -> Text:
    """A figure that belongs to a colour: `T7`."""
    return Text(f"{LETTERS[colour]}{number}", style=STYLES[colour])


def counted(cubes: Iterable[int]) -> Text:
    """Cubes, equal ones together: `2Om Tl`."""
    counts: dict[int, int] = {}
    for cube in cubes:
        counts[cube] = counts.get(cube, 0) + 1
    marks = [Text(f"{count}" if count > 1 else "") + oil(cube) for cube, count in counts.items()]
    return Text(" ").join(marks) if marks else Text("–", style="dim")


def held(oil_by_cube: Iterable[int]) -> list[int]:
    """One entry for each cube of a player, the best ones last."""
    counts = list(oil_by_cube)
    return [cube for grade in range(4) for cube in (grade, 4 + grade, 8 + grade) for _ in range(counts[cube])]


def demand_name(figures: Figures, tile: int) -> str:
    """A contract or an order as it can be typed: `low3`, `high7`, `o3-4`."""
    id = figures.demands[tile].id
    kind, _, number = id.rpartition("-")
    if kind.startswith("C-"):
        return f"{kind[2:]}{int(number)}"
    return f"{kind.casefold()}-{int(number)}"


def labelled(label: str, what: Text) -> Grid:
    """A line, or several, behind a word in the margin."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True, width=LABEL - 1)
    grid.add_column()
    grid.add_row(label, what)
    return grid


def family_levels(levels: Iterable[int]) -> str:
    """`G1 E2`"""
    owned = [f"{FAMILY_LETTERS[family]}{level}" for family, level in enumerate(levels) if level]
    return " ".join(owned)


def family_word(family: int) -> str:
    return FAMILIES[family].replace("-", " ")
