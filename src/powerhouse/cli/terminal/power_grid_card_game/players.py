"""The companies in turn order: money, income, where each stands in the phase, plants and resources."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.power_grid_card_game.marks import held_marks, plant_marks, units_mark
from powerhouse.cli.terminal.screen import ACT
from powerhouse.games.power_grid_card_game.view import PlayerView, View

NAME = 16
WIDE = 100
WIDE_NAME = 28
HEADINGS = {"buy": "buying", "run": "earned"}


def table(view: View, label: Callable[[int], Text], width: int) -> Grid:
    """A line a company, the Trust second; `label` names a seat. Wide terminals show the cards one by one."""
    wide = width >= WIDE
    grid = Grid(box=None, padding=(0, 2 if wide else 1, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("")
    grid.add_column("player", overflow="ellipsis", max_width=WIDE_NAME if wide else NAME)
    grid.add_column("money", justify="right", no_wrap=True)
    grid.add_column("points" if view.last_round else "income", justify="right", no_wrap=True)
    grid.add_column(HEADINGS.get(view.ask, "auction"), no_wrap=True)
    grid.add_column("plants", no_wrap=True)
    grid.add_column("resources", no_wrap=True)
    rows = [_company(view, view.players[seat], label(seat), wide) for seat in view.order]
    if view.trust is not None:
        name = Text.assemble((" T ", "bold black on grey70"), " the Trust", no_wrap=True)
        held = held_marks(view.trust.resources) if wide else units_mark(view.trust.fuel)
        rows.insert(1, ["", name, "", "", "", plant_marks(view.trust.plants), held])
    for row in rows:
        grid.add_row(*row)
    return grid


def _company(view: View, player: PlayerView, label: Text, wide: bool) -> list[RenderableType]:
    acting = player.seat == view.actor
    if acting:
        label.stylize("bold")
    return [
        Text(ACT if acting else " ", style="bold"),
        label,
        "?" if player.money is None else str(player.money),
        f"{player.ready}/{player.capacity}",
        _standing(view, player.seat),
        plant_marks(player.plants),
        held_marks(player.resources) if wide else units_mark(player.fuel),
    ]


def _standing(view: View, seat: int) -> Text:
    """Where a company stands in this phase."""
    if view.ask == "run":
        earned = view.earned[seat]
        return Text("" if earned is None else f"+{earned}")
    if view.ask == "buy":
        return Text("" if seat == view.actor else "to buy" if seat in view.waiting else "done", style="dim")
    if seat in view.bought:
        return Text("bought", style="dim")
    if seat not in view.waiting:
        return Text("passed", style="dim")
    auction = view.auction
    if auction is None or auction.bid is None:
        return Text("offers" if seat == view.actor else "")
    if seat == auction.leader:
        return Text(f"bids {auction.bid}", style="bold")
    return Text("in" if seat in auction.bidders else "out", style="" if seat in auction.bidders else "dim")
