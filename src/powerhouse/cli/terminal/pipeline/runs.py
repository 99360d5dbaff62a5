"""Ways to refine: where the worker could stand, what the machines would do, each line as far as it goes."""

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import listing
from powerhouse.cli.terminal.pipeline.menu import single_runs
from powerhouse.cli.terminal.pipeline.scene import Scene
from powerhouse.cli.terminal.pipeline.symbols import Cube, grade_letter, numbered_line, oil, short
from powerhouse.core.phrase import phrase
from powerhouse.games.pipeline.run_previews import RunPreview


def words(scene: Scene, run: RunPreview | None) -> Text:
    """`2 Oc→m, Tc→l`"""
    counts: dict[tuple[Cube, str], int] = {}
    for cube in run.cubes if run is not None else []:
        kind = (cube.colour, cube.grade), cube.to
        counts[kind] = counts.get(kind, 0) + 1
    parts = [
        Text(f"{count} " if count > 1 else "") + oil(scene.say, cube) + Text(f"→{grade_letter(scene.say, to)}")
        for (cube, to), count in counts.items()
    ]
    return scene.drawn("run-cubes", cubes=parts) if parts else scene.dim("run-nothing")


def stand_table(scene: Scene, rows: int) -> RenderableType:
    """The tiles that are worth standing on."""
    if not scene.view.runs:
        return scene.dim("run-none")
    grid = _grid(scene, "column-stand", "column-lines", "column-would-refine")
    stands = {choice.move: choice for choice in scene.view.choices}
    for number, run in enumerate(scene.view.runs[: max(1, rows - 1)], 1):
        (place,) = stands[run.start or ""].arguments.values()
        running = Text("  ").join(numbered_line(scene.say, scene.me.lines[at - 1]) for at in run.lines)
        grid.add_row(f"{number})", str(place), running, words(scene, run))
    return grid


def refine_table(scene: Scene, rows: int) -> Grid:
    """The runs that can be made, with the line that makes them."""
    grid = _grid(scene, "column-line", "column-refines", "")
    (run,) = scene.view.runs
    lines: list[tuple[RenderableType, Text, Text]] = []
    if len(run.moves) > 1:
        lines.append((scene.say("run-all"), words(scene, run), scene.dim("run-all-note")))
    for choice in single_runs(scene.view):
        line = scene.me.lines[int(str(choice.arguments["line"])) - 1]
        cube = line.colour, str(choice.arguments["from"])
        to = phrase(f"grade-{choice.arguments['to']}")
        note = scene.dim("run-needs", power=choice.power, cubes=choice.cubes, oil=short(scene.say, cube))
        lines.append((numbered_line(scene.say, line), scene.drawn("run-to", oil=oil(scene.say, cube), grade=to), note))
    for number, row in enumerate(lines[: max(1, rows - 1)], 1):
        grid.add_row(f"{number})", *row)
    return grid


def _grid(scene: Scene, *titles: str) -> Grid:
    return listing(["", *(scene.say(title) if title else "" for title in titles)], right=(0,), gap=2)
