"""The cross with its markets and action tiles, and the rows of a market while one trades there."""

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.pipeline.marks import STYLES, oil, short
from powerhouse.games.pipeline import markets
from powerhouse.games.pipeline.codes import ACT, ACTIONS, BUY, SELL, Action, Family, Stage
from powerhouse.games.pipeline.markets import CUBES, FREE
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.pipeline.tables import Row

ARM = 24
SLOTS = Text("slots ([price]: a cube lies there)")


def cross(state: Pipeline, player: Player, numbered: bool, only: list[int] | None = None) -> Grid:
    """A line for each arm: the market, the action tile beside it, the cheapest cubes and the best prices."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, width=ARM)
    grid.add_column()
    for market, tile in zip(state.figures.outer, state.cross, strict=True):
        if only is None or market in only:
            grid.add_row(_arm(state, market, tile, numbered), _prices(state, player, market))
    return grid


def _arm(state: Pipeline, market: int, tile: int, numbered: bool) -> Text:
    return Text.assemble(_action(state, market, numbered), (" + ", "dim"), _action(state, tile, numbered))


def _action(state: Pipeline, action: int, numbered: bool) -> Text:
    """An action with the number that goes there, dim if the worker cannot."""
    name = f"{action + 1} {ACTIONS[action]}" if numbered else ACTIONS[action]
    legal = state.stage == Stage.WORK and ACT + action in state.moves()
    return Text(name, style=("bold" if legal else "dim") if numbered else "")


def _prices(state: Pipeline, player: Player, market: int) -> Text:
    rows = [state.figures.rows[number] for number in state.figures.market_rows[market]]
    buys = [_cheapest(state, player, row) for row in rows]
    sales = [_best(state, player, row) for row in rows if row.grade or market == Action.CRUDE_MARKET]
    text = Text.assemble(("buy ", "dim"), Text(" ").join(mark for mark in buys if mark))
    if any(sales):
        text.append(" sell " if any(buys) else "sell ", style="dim")
        text.append_text(Text(" ").join(mark for mark in sales if mark))
    return text


def _cheapest(state: Pipeline, player: Player, row: Row) -> Text:
    """`Tc 5×8`: the lowest price of a cube, and how many lie there if it is not the only one."""
    taken = [slot for slot in row.slots if state.slots[slot] != FREE]
    if not taken:
        return Text("")
    price = min(markets.price(state, player, slot) for slot in taken)
    return oil(4 * row.colour + row.grade) + Text(f" {price}×{len(taken)}" if len(taken) > 1 else f" {price}")


def _best(state: Pipeline, player: Player, row: Row) -> Text:
    """`Om 45`: the highest price of a free slot."""
    free = [slot for slot in row.slots if state.slots[slot] == FREE]
    if not free:
        return Text("")
    return oil(4 * row.colour + row.grade) + Text(f" {max(markets.price(state, player, slot) for slot in free)}")


def row_mark(state: Pipeline, player: Player, row: Row) -> Text:
    """The slots of a row with their prices; a slot with a cube is in brackets."""
    text = Text()
    for slot in row.slots:
        price = markets.price(state, player, slot)
        if state.slots[slot] == FREE:
            text.append(f" {price:2} ")
        else:
            text.append(f"[{price:2}]", style=f"bold {STYLES[state.slots[slot] - 1]}")
    return text


def open_markets(state: Pipeline) -> list[int]:
    """Where the worker trades: one market, or with Refined Markets 2 three."""
    if state.action != Action.CRUDE_MARKET and state.players[state.turn].has(Family.REFINED_MARKETS, 2):
        return [Action.MARKET_1, Action.MARKET_2, Action.MARKET_3]
    return [state.action]


def trade(state: Pipeline, rows: int) -> Grid:
    """The rows of the market: own cubes, slots, and what the next cube sold or bought makes; in short if need be."""
    player = state.players[state.turn]
    if sum(len(state.figures.market_rows[market]) for market in open_markets(state)) >= rows:
        return cross(state, player, False, open_markets(state))
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for title in ("", "oil", SLOTS):
        grid.add_column(title, no_wrap=True)
    grid.add_column("you have", justify="right")
    grid.add_column("sell", justify="right", no_wrap=True)
    grid.add_column("buy", justify="right", no_wrap=True)
    legal = set(state.moves())
    for market in open_markets(state):
        for at, number in enumerate(state.figures.market_rows[market]):
            row = state.figures.rows[number]
            cube = 4 * row.colour + row.grade
            sales = [slot for slot in row.slots if any(SELL + CUBES * slot + own in legal for own in range(CUBES))]
            buys = [slot for slot in row.slots if BUY + slot in legal]
            best = max((markets.price(state, player, slot) for slot in sales), default=None)
            cheap = min((markets.price(state, player, slot) for slot in buys), default=None)
            grid.add_row(
                Text("" if at else ACTIONS[market], style="dim"),
                oil(cube),
                row_mark(state, player, row),
                str(player.oil[cube] or ""),
                Text(f"s {short(cube).casefold()} +{best}", style="green") if best is not None else "",
                Text(f"b {short(cube).casefold()} -{cheap}") if cheap is not None else "",
            )
    return grid


def page(state: Pipeline, player: Player) -> Grid:
    """All four markets, slot by slot, with what the next year does to each row."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for title in ("market", "oil", SLOTS, "new year"):
        grid.add_column(title, no_wrap=True)
    for market, numbers in enumerate(state.figures.market_rows):
        for at, number in enumerate(numbers):
            row = state.figures.rows[number]
            change = f"+{row.refresh}" if row.supply else f"-{row.refresh}"
            grid.add_row(
                "" if at else ACTIONS[market],
                oil(4 * row.colour + row.grade),
                row_mark(state, player, row),
                change if row.refresh else "",
            )
    return grid
