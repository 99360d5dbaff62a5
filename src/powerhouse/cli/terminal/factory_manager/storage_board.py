"""The storage board and the market as they lie on the table: a column for each type, the cheapest tile first."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.factory_manager.symbols import LABEL, STYLES, Symbols
from powerhouse.games.factory_manager.view import ColumnView, View

LEAST_ROWS = 3
COLUMNS = {"tile": "left", "price": "right", "figures": "left", "board": "right", "market": "right", "owners": "left"}


def storage_board(view: View, symbols: Symbols, rows: int) -> list[RenderableType]:
    """The columns, numbered, with as many tiles as there are rows for; nothing if they are too few."""
    longest = max(len(column.tiles) for column in view.columns)
    shown = min(longest, rows - 1)
    if shown < min(longest, LEAST_ROWS):
        return []
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for number, column in enumerate(view.columns, 1):
        name = Text.assemble(f"{number} ", (symbols.type_word(column.type), f"bold {STYLES[column.type]}"))
        grid.add_column(name, no_wrap=True)
    for row in range(shown):
        grid.add_row(*(_cell(view, column, row, row == shown - 1, symbols) for column in view.columns))
    return [grid]


def _cell(view: View, column: ColumnView, row: int, is_last: bool, symbols: Symbols) -> Text:
    """Price, figures and how many; in the last row how many kinds are not shown."""
    if row >= len(column.tiles):
        return Text("")
    hidden = len(column.tiles) - row - 1
    if is_last and hidden:
        return Text(symbols.say("terminal-dearer", tiles=hidden + 1), style="dim")
    held = column.tiles[row]
    front = held.tile in view.fronts
    count = f"×{held.count}" if held.count > 1 else ""
    style = STYLES[column.type] if front and view.ask == "bring" else "" if front else "dim"
    return Text.assemble(
        (symbols.tiles[held.tile].mark, f"bold {style}".strip()), (f" {symbols.figures(held.tile)}{count}", style)
    )


def market(view: View, symbols: Symbols, width: int) -> RenderableType:
    """What is for sale, in few lines."""
    return symbols.labelled("market", symbols.piles(view.market, width - LABEL))


def page(view: View, symbols: Symbols, width: int) -> RenderableType:
    """All that can still come to the market, and what is there."""
    return Group(
        *storage_board(view, symbols, 100),
        market(view, symbols, width),
        Text(symbols.say("terminal-legend-price"), style="dim"),
    )


def tiles_page(view: View, symbols: Symbols, letters: list[str], wanted: str) -> RenderableType:
    """Every kind of tile, or those of the types that begin so: its figures, how many are left, who has some."""
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    for title, side in COLUMNS.items():
        grid.add_column(symbols.say(f"terminal-column-{title}"), justify="right" if side == "right" else "left")
    owners = _owners(view, letters)
    board = {held.tile: held.count for column in view.columns for held in column.tiles}
    for_sale = {held.tile: held.count for held in view.market}
    for id, tile in symbols.tiles.items():
        exists = id in board or id in for_sale or id in owners
        if not exists or not symbols.type_word(tile.type).startswith(wanted.casefold()):
            continue
        grid.add_row(
            Text(id, style=f"bold {STYLES[tile.type]}"),
            str(tile.price),
            symbols.figures(id),
            str(board.get(id, "")),
            str(for_sale.get(id, "")),
            ", ".join(owners.get(id, [])),
        )
    return Group(grid, Text(symbols.say("terminal-legend"), style="dim"))


def _owners(view: View, letters: list[str]) -> dict[str, list[str]]:
    """The letters of those who have a tile, with how many."""
    found: dict[str, list[str]] = {}
    for player in view.players:
        counts: dict[str, int] = {}
        for held in [*player.factory, *player.beside]:
            counts[held.tile] = counts.get(held.tile, 0) + held.count
        for id, count in counts.items():
            found.setdefault(id, []).append(f"{letters[player.seat]}×{count}" if count > 1 else letters[player.seat])
    return found
