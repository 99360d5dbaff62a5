"""Phase 5: which plants run, what that burns, supplies and earns."""

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import listing
from powerhouse.cli.terminal.power_grid.symbols import tokens_mark
from powerhouse.cli.terminal.power_grid.zone import Say
from powerhouse.games.power_grid.view import Choice, View


def sensible(view: View) -> list[Choice]:
    """The runs worth a thought, the best first."""
    return sorted((choice for choice in view.choices if choice.rank), key=lambda choice: choice.rank or 0)


def menu(view: View, seat: int, say: Say) -> Grid:
    titles = [say(f"terminal-{title}") for title in ("run", "burns", "supplies", "income")]
    grid = listing(["", *titles, ""], right=(0, 3, 4), gap=2)
    for number, choice in enumerate(sensible(view), 1):
        grid.add_row(
            f"{number})",
            choice.move,
            tokens_mark(say, choice.burns or {}),
            say("terminal-of", part=choice.supplies, all=len(view.players[seat].cities)),
            str(choice.income),
            Text(say("terminal-best"), style="bold green") if choice.rank == 1 else "",
        )
    return grid
