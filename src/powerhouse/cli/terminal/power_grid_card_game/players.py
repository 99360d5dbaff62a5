"""The companies in turn order: money, income, where each stands in the phase, plants and resources."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.power_grid_card_game.symbols import Symbols
from powerhouse.cli.terminal.screen import ACT
from powerhouse.games.power_grid_card_game.view import PlayerView, View

NAME = 16
WIDE = 100
WIDE_NAME = 28
HEADINGS = {"buy": "buying", "run": "earned"}


def table(view: View, label: Callable[[int], Text], symbols: Symbols, width: int) -> Grid:
    """A line a company; `label` names a seat. Wide terminals show the cards one by one."""
    wide = width >= WIDE
    say = symbols.say
    grid = Grid(box=None, padding=(0, 2 if wide else 1, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("")
    grid.add_column(say("terminal-player"), overflow="ellipsis", max_width=WIDE_NAME if wide else NAME)
    grid.add_column(say("figure-money"), justify="right", no_wrap=True)
    grid.add_column(say("figure-points" if view.last_round else "figure-income"), justify="right", no_wrap=True)
    grid.add_column(say(f"screen-{HEADINGS.get(view.ask, 'auction')}"), no_wrap=True)
    grid.add_column(say("screen-plants"), no_wrap=True)
    grid.add_column(say("screen-resources"), no_wrap=True)
    rows = [_company(view, view.players[seat], label(seat), symbols, wide) for seat in view.order]
    trust = view.trust
    if trust is not None:
        name = Text.assemble((f" {say('screen-trust-letter')} ", "bold black on grey70"), f" {say('the-trust')}")
        name.no_wrap = True
        held = symbols.held(trust.resources) if wide else symbols.units(trust.fuel)
        rows.insert(trust.place, ["", name, "", "", "", symbols.plants(trust.plants), held])
    for row in rows:
        grid.add_row(*row)
    return grid


def _company(view: View, player: PlayerView, label: Text, symbols: Symbols, wide: bool) -> list[RenderableType]:
    acting = player.seat == view.actor
    if acting:
        label.stylize("bold")
    return [
        Text(ACT if acting else " ", style="bold"),
        label,
        "?" if player.money is None else str(player.money),
        f"{player.ready}/{player.capacity}",
        _standing(view, player.seat, symbols),
        symbols.plants(player.plants),
        symbols.held(player.resources) if wide else symbols.units(player.fuel),
    ]


def _standing(view: View, seat: int, symbols: Symbols) -> Text:
    """Where a company stands in this phase."""
    say = symbols.say
    auction = view.auction
    if view.ask == "run":
        earned = view.earned[seat]
        return Text("" if earned is None else say("amount-more", amount=earned))
    if view.ask == "buy":
        waits = say("screen-to-buy") if seat in view.waiting else say("screen-done")
        return Text("" if seat == view.actor else waits, style="dim")
    if seat in view.bought:
        return Text(say("screen-bought"), style="dim")
    if seat not in view.waiting:
        return Text(say("screen-passed"), style="dim")
    if auction is None or auction.bid is None:
        return Text(say("screen-offers") if seat == view.actor else "")
    if seat == auction.leader:
        return Text(say("screen-bids", bid=auction.bid), style="bold")
    bidding = seat in auction.bidders
    return Text(say("screen-in" if bidding else "screen-out"), style="" if bidding else "dim")
