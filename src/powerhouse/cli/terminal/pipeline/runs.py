"""Ways to refine: where the worker could stand, what the machines would do, each line as far as it goes."""

from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal import reading
from powerhouse.cli.terminal.pipeline.marks import GRADE_LETTERS, oil, short
from powerhouse.cli.terminal.pipeline.players import numbered_line
from powerhouse.games.pipeline.codes import ACT, REFINE, Action, Stage
from powerhouse.games.pipeline.refining import power
from powerhouse.games.pipeline.state import Pipeline


@dataclass(frozen=True)
class Run:
    """Moves that refine all they can; `cubes` as (before, after), `lines` are numbers of the lines that may run."""

    start: str
    moves: tuple[str, ...]
    cubes: tuple[tuple[int, int], ...]
    lines: tuple[int, ...]
    gain: int

    def words(self) -> Text:
        """`2 Oc→m, Tc→l`"""
        counts: dict[tuple[int, int], int] = {}
        for cube in self.cubes:
            counts[cube] = counts.get(cube, 0) + 1
        parts = [
            Text(f"{count} " if count > 1 else "") + oil(before) + Text(f"→{GRADE_LETTERS[after]}")
            for (before, after), count in counts.items()
        ]
        return Text(", ").join(parts) if parts else Text("nothing to refine", style="dim")


def furthest(state: Pipeline, start: str = "") -> Run:
    """From a position in which lines may run: each cube as far as a line takes it, the greatest gain first."""
    here = state.copy()
    values = state.figures.oil_value
    lines = tuple(number + 1 for number in here.running)
    moves: list[str] = []
    cubes: list[tuple[int, int]] = []
    gain = 0
    while here.stage == Stage.REFINE:
        player = here.players[here.turn]
        best = max(here.moves(), key=lambda move: _worth(here, move, values))
        if best < REFINE:
            break
        number, before = (best - REFINE) // 16, (best - REFINE) % 16 // 4
        after = (best - REFINE) % 4
        cube = 4 * player.network.lines()[number].colour + before
        moves.append(here.text(best))
        cubes.append((cube, after))
        gain += values[after] - values[before]
        if not reading.advance(here, moves[-1]):
            break
    return Run(start, tuple(moves), tuple(cubes), lines, gain)


def _worth(state: Pipeline, move: int, values: list[int]) -> tuple[int, int]:
    """What a cube gains; among equals the weakest line, so that the strong ones are kept for more."""
    if move < REFINE:
        return 0, 0
    player = state.players[state.turn]
    line = player.network.lines()[(move - REFINE) // 16]
    return values[(move - REFINE) % 4] - values[(move - REFINE) % 16 // 4], -int(power(state, player, line))


def stands(state: Pipeline) -> list[Run]:
    """Where the worker can stand to refine, the best first; of tiles with the same lines one is enough."""
    found: dict[tuple[int, ...], Run] = {}
    for move in state.moves():
        text = state.text(move)
        here = state.copy()
        if reading.advance(here, text) and here.stage == Stage.REFINE:
            run = furthest(here, text)
            found.setdefault(run.lines, run)
    return sorted(found.values(), key=lambda run: -run.gain)


def best_of(state: Pipeline, action: int) -> Run | None:
    """The most that one action of refining would do now: the worker in the network, or the machines."""
    here = state.copy()
    if ACT + action not in here.moves() or not reading.advance(here, here.text(ACT + action)):
        return None
    if action == Action.ALL_MACHINES:
        return furthest(here) if here.stage == Stage.REFINE else None
    return next(iter(stands(here)), None) if here.stage == Stage.STAND else None


def stand_table(state: Pipeline, rows: int) -> RenderableType:
    """The tiles that are worth standing on."""
    player = state.players[state.turn]
    if not stands(state):
        return Text("No line can refine a cube now; `1` ends the action.", style="dim")
    lines = player.network.lines()
    grid = _grid("stand on", "its lines", "would refine")
    for number, run in enumerate(stands(state)[: max(1, rows - 1)], 1):
        running = Text("  ").join(numbered_line(state, player, at, lines[at - 1]) for at in run.lines)
        grid.add_row(f"{number})", run.start.split()[1], running, run.words())
    return grid


def refine_menu(state: Pipeline) -> list[str]:
    """Everything at once, then cube by cube, the best first."""
    run = furthest(state)
    everything = [", ".join(run.moves)] if len(run.moves) > 1 else []
    values = state.figures.oil_value
    single = sorted((move for move in state.moves() if move >= REFINE), key=lambda move: _sort_key(move, values))
    return everything + [state.text(move) for move in single]


def _sort_key(move: int, values: list[int]) -> tuple[int, int]:
    return (move - REFINE) // 16, -values[(move - REFINE) % 4]


def refine_table(state: Pipeline, rows: int) -> Grid:
    """The runs that can be made, with the line that makes them."""
    player = state.players[state.turn]
    lines = player.network.lines()
    grid = _grid("line", "refines", "")
    menu = refine_menu(state)
    for number, entry in enumerate(menu[: max(1, rows - 1)], 1):
        moves = entry.split(", ")
        if len(moves) > 1:
            grid.add_row(f"{number})", "all", furthest(state).words(), Text("each line as far as it goes", style="dim"))
            continue
        _, at, before, after = entry.split()
        line = lines[int(at) - 1]
        cube = 4 * line.colour + "clmh".index(before[0])
        what = oil(cube) + Text(f" to {after}")
        cost = state.costs[16 * line.colour + 4 * (cube % 4) + "clmh".index(after[0])]
        left = player.oil[cube] - state.used[cube]
        note = Text(f"needs {cost}, you have {left} {short(cube)}", style="dim")
        grid.add_row(f"{number})", numbered_line(state, player, int(at), line), what, note)
    return grid


def _grid(*titles: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", justify="right", no_wrap=True)
    for title in titles:
        grid.add_column(title)
    return grid
