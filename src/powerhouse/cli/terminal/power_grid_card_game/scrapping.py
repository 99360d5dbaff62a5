"""A fourth plant: what each choice leaves, and which units go with it."""

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.power_grid_card_game.marks import plant_mark, plant_marks, units_mark, units_words
from powerhouse.cli.terminal.power_grid_card_game.needs import lost
from powerhouse.games.power_grid_card_game.view import PlantView, View


def candidates(view: View, seat: int) -> list[PlantView]:
    """The plants that may be scrapped: all but the new one."""
    names = {choice.move.removeprefix("scrap ") for choice in view.choices}
    return [plant for plant in view.players[seat].plants if plant.name in names]


def table(view: View, seat: int) -> Grid:
    player = view.players[seat]
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("scrap", no_wrap=True)
    grid.add_column("keep", no_wrap=True)
    grid.add_column("income", justify="right")
    grid.add_column("units without room")
    for gone in candidates(view, seat):
        kept = [plant for plant in player.plants if plant.card != gone.card]
        units = lost(kept, player.fuel)
        shared = {fuel: count for fuel, count in units.items() if " or " in fuel and count}
        grid.add_row(
            plant_mark(gone),
            plant_marks(kept),
            str(sum(plant.income for plant in kept)),
            Text(units_words(units)) if shared else units_mark(units),
        )
    return grid
