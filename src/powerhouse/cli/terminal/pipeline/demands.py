"""The contracts and orders on the board."""

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import flow
from powerhouse.cli.terminal.pipeline.marks import LABEL, counted, demand_name
from powerhouse.games.pipeline.codes import CONTRACTS, SERVE, SIGN, Stage
from powerhouse.games.pipeline.deliveries import pay_for
from powerhouse.games.pipeline.state import Pipeline

GONE = -1


def mark(state: Pipeline, tile: int, seat: int) -> Text:
    """`low3 3Tl 60`: what can be typed, what is needed, and the pay; bold if it can be had now."""
    order = tile >= CONTRACTS
    player = state.players[seat]
    demand = state.figures.demands[tile]
    pay = sum(pay_for(state, player, need % 4, order) for need in demand.needs)
    legal = seat == state.actor and (SERVE + tile - CONTRACTS if order else SIGN + 2 * tile) in state.moves()
    if order and state.stage == Stage.SIGN and seat == state.actor:
        legal = SIGN + 2 * tile in state.moves()
    name = Text(demand_name(state.figures, tile), style="bold" if legal else "dim")
    return Text.assemble(name, " ", counted(demand.needs), f" {pay}")


def contracts(state: Pipeline, seat: int, width: int) -> Grid:
    """A line for each grade, with the contract that comes next year."""
    grid = _margin()
    columns = state.figures.contract_columns
    for row in range(3):
        lying = [tile for tile in state.contracts[row * columns : (row + 1) * columns] if tile != GONE]
        marks = [mark(state, tile, seat) for tile in lying]
        coming = state.next_contract[row]
        if coming != GONE:
            needs = counted(state.figures.contracts[coming].needs)
            marks.append(Text.assemble(("next year ", "dim"), needs))
        grid.add_row("" if row else "contracts", flow(marks, width - LABEL))
    return grid


def orders(state: Pipeline, seat: int, width: int) -> Grid:
    grid = _margin()
    columns = state.figures.order_columns
    marks = [
        mark(state, CONTRACTS + order, seat)
        for row in range(len(state.figures.order_backs))
        for order in state.orders[row * columns : (row + 1) * columns]
        if order != GONE
    ]
    grid.add_row("orders", flow(marks, width - LABEL) if marks else Text("none left", style="dim"))
    return grid


def _margin() -> Grid:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True, width=LABEL - 1)
    grid.add_column()
    return grid
