"""Phase 4: which machines and robots run, what that needs and earns."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.factory_manager import runs
from powerhouse.cli.terminal.factory_manager.marks import Tiles, words
from powerhouse.cli.terminal.factory_manager.runs import Run
from powerhouse.games.factory_manager.state import FactoryManager


def menu(state: FactoryManager, seat: int) -> list[str]:
    return [run.move for run in runs.sensible(state, seat)]


def table(state: FactoryManager, tiles: Tiles, seat: int, rows: int) -> RenderableType:
    """The runs worth a thought, as many as there are rows for, with their profit at each price that may come."""
    found = runs.sensible(state, seat)
    shown = found if len(found) <= rows - 1 else found[: max(1, rows - 2)]
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    grid.add_column("", justify="right")
    grid.add_column("stopped")
    for title in ("work", "free", "prod", "stor", "energy"):
        grid.add_column(title, justify="right")
    for at, price in enumerate(runs.prices_to_come(state)):
        profit = "" if at else "2× profit " if runs.is_last_round(state) else "profit "
        grid.add_column(f"{profit}at {price}", justify="right", no_wrap=True)
    for number, run in enumerate(shown, 1):
        grid.add_row(
            f"{number})",
            stopped_words(run, tiles) if run.stopped else Text("nothing", style="dim"),
            str(run.workers),
            str(run.free),
            str(run.production),
            str(run.storage),
            str(run.energy),
            *(Text(str(profit), style="bold green" if number == 1 else "bold") for profit in run.profits),
        )
    if len(shown) == len(found):
        return grid
    return Group(grid, Text(f"    … {len(found) - len(shown)} more: `runs`", style="dim"))


def stopped_words(run: Run, tiles: Tiles) -> str:
    """What is stopped; if that is more than what runs, what is not."""
    if len(run.stopped) <= max(2, len(run.running)):
        return words(tiles, run.stopped)
    return f"all but {words(tiles, run.running)}" if run.running else "all"
