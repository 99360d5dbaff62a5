"""Phase 4: which machines and robots run, what that needs and earns."""

from rich.console import RenderableType
from rich.text import Text

from powerhouse.cli.terminal.factory_manager.symbols import Symbols
from powerhouse.cli.terminal.layout import HERE, filled, fitting, listing, with_rest
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.games.factory_manager.run_previews import RunPreview
from powerhouse.games.factory_manager.view import View

COLUMNS = ("stopped", "work", "free", "prod", "stor", "energy")


def runs(view: View) -> list[RunPreview]:
    """Those worth a thought, the most profitable first."""
    return view.running.runs if view.running else []


def menu(view: View) -> list[list[str]]:
    return [run.moves for run in runs(view)]


def table(view: View, symbols: Symbols, rows: int) -> RenderableType:
    """The runs worth a thought, as many as there are rows for, with their profit at each price that may come."""
    found = runs(view)
    shown = fitting(found, rows)
    titles = [symbols.say(f"terminal-column-{title}") for title in COLUMNS]
    grid = listing(["", *titles], right=(0, 2, 3, 4, 5, 6), gap=2)
    for at, price in enumerate(view.next_prices):
        key = "terminal-at-price" if at else "terminal-profit-at-price"
        grid.add_column(symbols.say(key, price=price, factor=view.profit_factor), justify="right", no_wrap=True)
    for number, run in enumerate(shown, 1):
        grid.add_row(
            f"{number})",
            Text(symbols.told(stopped(run, symbols)), style="" if run.stopped else "dim"),
            str(run.workers),
            str(run.free),
            str(run.production),
            str(run.storage),
            str(run.energy),
            *(Text(str(profit), style="bold green" if number == 1 else "bold") for profit in run.profits),
        )
    left = len(found) - len(shown)
    return with_rest(grid, left, symbols.say("terminal-more-runs", runs=left))


def stopped(run: RunPreview, symbols: Symbols) -> Phrase:
    """What is stopped; if that is more than what runs, what is not."""
    if not run.stopped:
        return phrase("terminal-nothing")
    if len(run.stopped) <= max(2, len(run.running)):
        return phrase("terminal-these", tiles=symbols.counted(run.stopped))
    return phrase("terminal-all-but", tiles=symbols.counted(run.running)) if run.running else phrase("terminal-all")


def summary(run: RunPreview, view: View, seat: int, symbols: Symbols) -> Text:
    """The sums of a run and what it would earn at the likely energy price: income less energy."""
    return marked(summed(run, view, seat, symbols), run, symbols)


def marked(said: Phrase, run: RunPreview, symbols: Symbols) -> Text:
    """What is said of a run that was `summed`, with its profit."""
    return filled(symbols.told(said), Text(str(run.profit), style="bold green"))


def summed(run: RunPreview, view: View, seat: int, symbols: Symbols) -> Phrase:
    """The sums of a run, with a place for its profit."""
    sum = phrase(
        "terminal-sum",
        income=run.income,
        energy=run.energy,
        price=view.likely_price,
        factor=view.profit_factor,
        profit=HERE,
    )
    return phrase(
        "terminal-run" if run.stopped else "terminal-run-all",
        production=run.production,
        storage=run.storage,
        energy=run.energy,
        workers=run.workers,
        own=view.players[seat].workers,
        stopped=stopped(run, symbols),
        sum=sum,
    )
