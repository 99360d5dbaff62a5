"""The storage board and the market as they lie on the table: a column for each type, the cheapest tile first."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.factory_manager.marks import (
    LABEL,
    LEGEND,
    STYLES,
    Tiles,
    figures,
    piles,
    type_word,
)
from powerhouse.games.factory_manager.view import ColumnView, View

LEAST_ROWS = 3


def storage_board(view: View, tiles: Tiles, rows: int) -> list[RenderableType]:
    """The columns, numbered, with as many tiles as there are rows for; nothing if they are too few."""
    longest = max(len(column.tiles) for column in view.columns)
    shown = min(longest, rows - 1)
    if shown < min(longest, LEAST_ROWS):
        return []
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for number, column in enumerate(view.columns, 1):
        name = Text.assemble((f"{number} ", ""), (type_word(column.type), f"bold {STYLES[column.type]}"))
        grid.add_column(name, no_wrap=True)
    for row in range(shown):
        grid.add_row(*(_cell(column, row, row == shown - 1, view.ask == "bring", tiles) for column in view.columns))
    return [grid]


def _cell(column: ColumnView, row: int, is_last: bool, choosing: bool, tiles: Tiles) -> Text:
    """Price, figures and how many; in the last row how many kinds are not shown."""
    if row >= len(column.tiles):
        return Text("")
    hidden = len(column.tiles) - row - 1
    if is_last and hidden:
        return Text(f"… {hidden + 1} dearer", style="dim")
    held = column.tiles[row]
    tile = tiles[held.tile]
    front = tile.price == tiles[column.tiles[0].tile].price
    count = f"×{held.count}" if held.count > 1 else ""
    style = STYLES[column.type] if front and choosing else "" if front else "dim"
    return Text.assemble(
        (f"{held.tile.rsplit('-', 1)[-1]}", f"bold {style}".strip()), (f" {figures(tile)}{count}", style)
    )


def market(view: View, tiles: Tiles, width: int) -> RenderableType:
    """What is for sale, in few lines."""
    return labelled("market", piles(tiles, view.market, width - LABEL))


def labelled(label: str, text: Text) -> Grid:
    """A paragraph after a word in the margin."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True, width=LABEL - 1)
    grid.add_column()
    grid.add_row(label, text)
    return grid


def page(view: View, tiles: Tiles, width: int) -> RenderableType:
    """All that can still come to the market, and what is there."""
    return Group(
        *storage_board(view, tiles, 100),
        market(view, tiles, width),
        Text(f"price, then {LEGEND}", style="dim"),
    )


def tiles_page(view: View, tiles: Tiles, owner: dict[str, list[str]], wanted: str) -> RenderableType:
    """Every kind of tile, or those of the types that begin so: its figures, how many are left, who has some."""
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    for title in ("tile", "price", "gives and needs", "board", "market", "owners"):
        grid.add_column(title, justify="right" if title in ("price", "board", "market") else "left")
    board = {held.tile: held.count for column in view.columns for held in column.tiles}
    for_sale = {held.tile: held.count for held in view.market}
    for id, tile in tiles.items():
        exists = board.get(id) or for_sale.get(id) or id in owner
        if not exists or not type_word(tile.type).startswith(wanted.casefold()):
            continue
        grid.add_row(
            Text(id, style=f"bold {STYLES[tile.type]}"),
            str(tile.price),
            figures(tile),
            str(board.get(id, "")),
            str(for_sale.get(id, "")),
            ", ".join(owner.get(id, [])),
        )
    return Group(grid, Text(LEGEND, style="dim"))


def owners(view: View, letters: list[str]) -> dict[str, list[str]]:
    """The letters of those who have a tile, with how many."""
    found: dict[str, list[str]] = {}
    for player in view.players:
        counts: dict[str, int] = {}
        for held in [*player.factory, *player.beside]:
            counts[held.tile] = counts.get(held.tile, 0) + held.count
        for id, count in counts.items():
            found.setdefault(id, []).append(f"{letters[player.seat]}×{count}" if count > 1 else letters[player.seat])
    return found
