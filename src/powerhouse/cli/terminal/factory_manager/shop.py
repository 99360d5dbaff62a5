"""Phase 3: what can be bought, placed and demolished, what it costs, and what it would earn."""

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.factory_manager import runs
from powerhouse.cli.terminal.factory_manager.marks import LABEL, Tiles, figures, mark, pile, piles
from powerhouse.cli.terminal.factory_manager.running import stopped_words
from powerhouse.cli.terminal.factory_manager.runs import Run
from powerhouse.games.factory_manager.state import FactoryManager
from powerhouse.games.factory_manager.view import Board, PlayerView, View

COUNT_AND_NAME = 11
HEADER = "    tile   gives  pay gain"


def menu(view: View) -> list[str]:
    """What the numbers mean: the tiles of the market, then those that can be placed."""
    placeable = [choice.move for choice in view.choices if choice.move.startswith("place ")]
    return [f"buy {held.tile}" for held in view.market] + placeable


def market(view: View, state: FactoryManager, tiles: Tiles, seat: int, width: int) -> RenderableType:
    """The tiles with one's own price and what each would add to the profit; dim if they cannot be bought now."""
    if not view.market:
        return Text("The market is empty.", style="dim")
    now = runs.likely_profit(state, runs.planned(state, seat))
    entries = []
    for number, held in enumerate(view.market, 1):
        tile = tiles[held.tile]
        cost = max(0, tile.price - view.players[seat].discount)
        legal = any(choice.move == f"buy {held.tile}" for choice in view.choices)
        gain = runs.likely_profit(state, _with(state, seat, held.tile)) - now
        count = f"×{held.count}" if held.count > 1 else ""
        entry = Text.assemble(f"{number:2}) ", mark(tile), count)
        entry.pad_right(max(0, COUNT_AND_NAME - len(entry)))
        entry.append(f"{figures(tile):7}")
        entry.append(f"{cost:3}", style="bold" if legal else "")
        entry.append(f"{gain:+5}" if gain else "     ", style="green" if gain > 0 else "")
        if not legal:
            entry.stylize("dim")
        entries.append(entry)
    return _in_columns(entries, width)


def _with(state: FactoryManager, seat: int, id: str) -> Run:
    """How the factory would run with this tile; a control or an optimizer takes the place of the one before."""
    figures, player = state.figures, state.players[seat]
    tile = figures.tiles[figures.tile_numbers[id]]
    owned = [figures.tiles[number] for number in [*player.factory.tiles, *player.beside]]
    replaced = [] if tile.in_hall() else [other for other in owned if other.type == tile.type]
    return runs.planned(state, seat, [tile], replaced)


def _in_columns(entries: list[Text], width: int) -> Grid:
    """Down, then across, each column under a header."""
    columns = max(1, min(len(entries), (width + 1) // (len(HEADER) + 1)))
    rows = -(-len(entries) // columns)
    columns = -(-len(entries) // rows)
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for _ in range(columns):
        grid.add_column(HEADER, no_wrap=True)
    for row in range(rows):
        grid.add_row(*entries[row::rows])
    return grid


def own_factory(view: View, board: Board, state: FactoryManager, tiles: Tiles, seat: int, width: int) -> RenderableType:
    """What stands there, how it would run, what lies beside it and what a further hall costs."""
    player = view.players[seat]
    run = runs.planned(state, seat)
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True, width=LABEL - 1)
    grid.add_column()
    grid.add_row(
        "factory", piles(tiles, player.factory, width - LABEL) + Text(f"   {_halls(player, board)}", style="dim")
    )
    if player.beside:
        numbers = {move: number for number, move in enumerate(menu(view), 1)}
        grid.add_row("beside it", Text("   ").join(_beside(view, tiles, held.tile, numbers) for held in player.beside))
    grid.add_row("would run", Text(_placed(player)) + running_words(run, state, seat, tiles))
    return grid


def _placed(player: PlayerView) -> str:
    """Whether what lies beside the factory is thought of as standing in it."""
    if not player.beside:
        return ""
    room = player.halls_left + player.sites_left
    return "all placed, " if sum(held.count for held in player.beside) <= room else "as many placed as find room, "


def _beside(view: View, tiles: Tiles, id: str, numbers: dict[str, int]) -> Text:
    """A tile that is not placed, with the number that places it and what that costs."""
    held = next(each for each in view.players[view.seat or 0].beside if each.tile == id)
    choice = next((choice for choice in view.choices if choice.move == f"place {id}"), None)
    if choice is None:
        return pile(tiles, held) + Text(" (no hall)", style="dim")
    cost = f" for {choice.cost}" if choice.cost else ""
    return Text.assemble((f"{numbers[choice.move]}) ", "bold"), f"place{cost} ", pile(tiles, held))


def _halls(player: PlayerView, board: Board) -> str:
    """How many tiles still find a place."""
    sites = f"1 site for {board.site_fee}"
    if player.sites_left != 1:
        sites = f"{player.sites_left} sites for {board.site_fee} each" if player.sites_left else ""
    if player.halls_left:
        return f"{player.halls_left} {'hall' if player.halls_left == 1 else 'halls'} free"
    return f"halls full, {sites}" if sites else "halls full"


def running_words(run: Run, state: FactoryManager, seat: int, tiles: Tiles) -> Text:
    """The sums of a run and what it would earn at the energy prices that may come."""
    stopped = f" with {stopped_words(run, tiles)} stopped" if run.stopped else ""
    own = state.players[seat].workers
    text = Text(
        f"production {run.production}, storage {run.storage}, energy {run.energy}, {run.workers} of {own} workers"
    )
    text.append(stopped)
    text.append(": ")
    text.append_text(profit_words(run, state))
    return text


def profit_words(run: Run, state: FactoryManager) -> Text:
    """Income less energy, at the likely price."""
    price = runs.price_after(state, runs.likely_rise(state))
    sum = f"{run.income} - {run.energy}×{price}"
    factor = f"{state.figures.last_factor}×({sum})" if runs.is_last_round(state) else sum
    return Text.assemble(f"{factor} = ", (str(runs.likely_profit(state, run)), "bold green"))
