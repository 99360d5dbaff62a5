"""What a decision is about where the markets do not tell: the runs of phase 3, and what scrapping a plant leaves."""

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import fitting, listing, with_rest
from powerhouse.cli.terminal.power_grid_card_game.symbols import Symbols, needs_phrase
from powerhouse.games.power_grid_card_game.view import PlantView, PlayerView, View


def runs(view: View, seat: int, symbols: Symbols, rows: int) -> RenderableType:
    """As many runs as there are rows for, and how to see the others."""
    say = symbols.say
    shown = fitting(view.runs, rows)
    rivals = view.runs[0].known > 1
    titles = [say(key) for key in ("screen-produce-with", "screen-burns", "screen-leaves", "figure-income")]
    order = say("screen-next-order") if rivals else ""
    grid = listing(["", *titles, order], right=(0, 4), gap=2, whole=True)
    for number, run in enumerate(shown, 1):
        plants = [plant for plant in view.players[seat].plants if plant.name in run.plants]
        grid.add_row(
            f"{number})",
            symbols.plants(plants) if plants else Text(say("nothing")),
            symbols.units(run.burns),
            symbols.units(run.leaves),
            Text(str(run.income), style="bold"),
            Text(say("screen-run-place", place=run.place, known=run.known) if rivals else "", style="dim"),
        )
    left = len(view.runs) - len(shown)
    return with_rest(grid, left, say("screen-more-runs", runs=left))


def scrappable(view: View, seat: int) -> list[PlantView]:
    """The plants that may be scrapped."""
    names = {choice.arguments["plant"] for choice in view.choices}
    return [plant for plant in view.players[seat].plants if plant.name in names]


def scraps(view: View, player: PlayerView, symbols: Symbols) -> Grid:
    """What each choice leaves, and which units go with it."""
    say = symbols.say
    grid = listing([say("screen-scrap"), say("screen-keep"), say("figure-income")], right=(2,), gap=2, whole=True)
    grid.add_column(say("screen-without-room"))
    by_name = {choice.arguments["plant"]: choice for choice in view.choices}
    for gone in scrappable(view, player.seat):
        choice = by_name[gone.name]
        units = choice.gives_up
        assert units is not None
        grid.add_row(
            symbols.plant(gone),
            symbols.plants([plant for plant in player.plants if plant.card != gone.card]),
            str(choice.income),
            Text(say("screen-listed", items=needs_phrase(units))) if units.either else symbols.units(units.fuels),
        )
    return grid
