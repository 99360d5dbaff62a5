"""The companies: a table of all of them, and what one has in its tanks and lines."""

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import flow
from powerhouse.cli.terminal.pipeline.scene import Scene
from powerhouse.cli.terminal.pipeline.symbols import (
    GRADES,
    LABEL,
    STYLES,
    colour_mark,
    counted,
    grade_letter,
    held,
    labelled,
    numbered_line,
)
from powerhouse.cli.terminal.screen import ACT
from powerhouse.games.pipeline.view import PlayerView

WIDE = 112


def table(scene: Scene) -> Grid:
    """In turn order; whoever is to act is marked. `worth` is what the company would bring now."""
    wide = scene.width >= WIDE
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", expand=True)
    grid.add_column("", no_wrap=True)
    grid.add_column(scene.say("column-player"), no_wrap=True, overflow="ellipsis", max_width=28 if wide else 12)
    grid.add_column(scene.say("column-money"), justify="right", no_wrap=True)
    grid.add_column(scene.say("column-penalties"), justify="right", no_wrap=True)
    grid.add_column(scene.say("column-oil"), ratio=1)
    grid.add_column(scene.say("column-longest"), no_wrap=True)
    for key in ("column-machines", "column-contracts", "column-orders"):
        grid.add_column(scene.say(key), justify="right", no_wrap=True)
    grid.add_column(scene.say("column-upgrades"), no_wrap=wide)
    grid.add_column(scene.say("column-worth"), justify="right", no_wrap=True)
    for seat in scene.view.order:
        player = scene.view.players[seat]
        acting = seat == scene.view.actor
        filled = sum(contract.times > 0 for contract in player.contracts)
        grid.add_row(
            Text(ACT if acting else " ", style="bold"),
            scene.label(seat),
            Text(str(player.money), style="bold" if acting else ""),
            Text(str(player.penalties), style="red") if player.penalties else "",
            counted(scene.say, held(player.oil)),
            Text(" ").join(colour_mark(scene.say, colour, length) for colour, length in player.longest.items()),
            str(len(player.machines) or ""),
            f"{filled}/{len(player.contracts)}" if player.contracts else "",
            str(len(player.orders) or ""),
            " ".join(
                f"{scene.say(f'letter-family-{family}')}{level}" for family, level in player.upgrades.items() if level
            ),
            str(player.score.total),
        )
    return grid


def tanks(scene: Scene, player: PlayerView) -> Grid:
    """What lies in the tanks by grade, and the free room: `crude 2Oc Tc 1 free`."""
    parts: list[Text] = []
    for grade in GRADES:
        cubes = [cube for cube in held(player.oil) if cube[1] == grade]
        inside = counted(scene.say, cubes) + Text(" ") if cubes else Text("")
        room = player.room[grade]
        free = scene.say("tanks-free", room=room) if room else scene.say("tanks-full") if cubes else "–"
        parts.append(Text.assemble((f"{scene.say(f'grade-{grade}')} ", "dim"), inside, free))
    return labelled(scene.say("label-tanks"), Text("   ").join(parts))


def lines(scene: Scene, player: PlayerView, all: bool = False) -> Grid | None:
    """The lines that refine crude oil, by number; those with a machine at an end are marked *."""
    if not player.tiles:
        return None
    useful = sorted([line for line in player.lines if all or line.grade], key=lambda line: -line.power)
    marks = [numbered_line(scene.say, line) for line in useful]
    rest = len(player.lines) - len(useful)
    if rest:
        marks.append(scene.dim("lines-short" if useful else "lines-all-short", lines=rest))
    return labelled(scene.say("label-lines"), flow(marks, scene.width - LABEL))


def refining_costs(scene: Scene) -> Grid:
    """The power that a line needs to make low, mid and high of crude: `O l5 m9 h13`."""
    parts = []
    for colour in STYLES:
        needed = [f"{grade_letter(scene.say, grade)}{power}" for grade, power in scene.view.powers[colour].items()]
        parts.append(Text.assemble(colour_mark(scene.say, colour, ""), f" {' '.join(needed)}"))
    note = scene.dim("refining-power")
    return labelled(scene.say("label-refining"), Text("   ").join([*parts, note]))
