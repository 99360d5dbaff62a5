"""Where the tile or the machine in hand could go: the network with the best places on it, and what each would do."""

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.pipeline import drawing
from powerhouse.cli.terminal.pipeline.drawing import Cell, Pipes
from powerhouse.cli.terminal.pipeline.scene import Scene
from powerhouse.cli.terminal.pipeline.symbols import STYLES, grade_letter, letter, line_mark
from powerhouse.games.pipeline.input import typed_place
from powerhouse.games.pipeline.previews import LineChange, PlacePreview

LIST_WIDTH = 36
MOST_LISTED = 9
ROOMY = 24
LEAST_MAP = 3


def effect(scene: Scene, place: PlacePreview) -> Text:
    if place.lines:
        return scene.drawn("place-lines", lines=[_change(scene, change) for change in place.lines])
    if place.runs:
        return scene.drawn("place-runs", lines=Text(" ").join(line_mark(scene.say, line) for line in place.runs))
    if len(place.cells) == 1:
        return scene.dim("place-runs-nothing")
    if scene.me.tiles:
        return scene.dim("place-lengthens-nothing")
    return scene.dim("place-lies" if place.cells[0][1] == place.cells[1][1] else "place-stands")


def _change(scene: Scene, change: LineChange) -> Text:
    """`T 4→7 m!`, `O 3+5→9`; a grade is named where the line reaches a better one."""
    lengths = "+".join(map(str, change.before))
    text = Text(f"{letter(scene.say, change.colour)} {lengths}→{change.length}", style=STYLES[change.colour])
    return text.append(f" {grade_letter(scene.say, change.grade)}!" if change.grade else "", style="bold")


def table(scene: Scene, rows: int) -> Grid:
    """The network with the numbers of the best places on it, and what each of them does."""
    found = scene.view.places
    useful = sum(place.longer > 0 for place in found) or len(found)
    count = max(1, min(useful + 1, MOST_LISTED if rows < ROOMY else 2 * MOST_LISTED, rows - 3))
    listed = found[:count]
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(_map(scene, listed, rows), _list(scene, listed, len(found)))
    return grid


def _map(scene: Scene, listed: list[PlacePreview], rows: int) -> Text:
    pipes, labels = Pipes(scene.me), _labels(listed[:MOST_LISTED])
    columns = max(LEAST_MAP, (scene.width - LIST_WIDTH - 2 - drawing.MARGIN) // drawing.WIDTH)
    focus = listed[0].cells if listed else ()
    shown = drawing.window([*pipes.cells, *labels], focus, columns, max(LEAST_MAP, rows // drawing.HEIGHT))
    return drawing.network(scene.say, pipes, shown, labels)


def _list(scene: Scene, listed: list[PlacePreview], total: int) -> Text:
    lines: list[Text] = []
    held = scene.turn.held
    if held is not None:
        lines.append(Text.assemble(drawing.tile(scene.say, scene.tile(held)), "  ", scene.dim("place-tile", tile=held)))
    for number, place in enumerate(listed, 1):
        lines.append(Text.assemble((f"{number:2}) ", "bold"), f"{typed_place(place.cells):8}", effect(scene, place)))
    if total > len(listed):
        lines.append(Text("    ") + scene.dim("place-more", count=total - len(listed)))
    return Text("\n").join(lines)


def _labels(listed: list[PlacePreview]) -> dict[Cell, str]:
    """The numbers of the places, which have one digit, on each cell they would cover."""
    numbers: dict[Cell, str] = {}
    for number, place in enumerate(listed, 1):
        for cell in place.cells:
            numbers[cell] = numbers.get(cell, "") + str(number)
    return {cell: " ".join(said) if 2 * len(said) <= drawing.INSIDE + 1 else said for cell, said in numbers.items()}
