"""What can be looked up: every plant, every resource card, what a purchase would come to."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import flow
from powerhouse.cli.terminal.power_grid_card_game.markets import Markets
from powerhouse.cli.terminal.power_grid_card_game.symbols import Symbols, units_phrase
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.games.power_grid_card_game.previews import Bill
from powerhouse.games.power_grid_card_game.view import Board, PlantView, View

LABEL = 18


def _labelled() -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True, max_width=LABEL, overflow="ellipsis")
    grid.add_column()
    return grid


def plants(view: View, board: Board, names: list[str], symbols: Symbols, width: int) -> Grid:
    """Every plant of the box: where it is, or whether it may still come."""
    say = symbols.say
    cards = {plant.name: plant for plant in board.plants}
    groups: list[tuple[str, list[PlantView]]] = [
        (say("screen-now"), view.market.current),
        (say("screen-soon"), view.market.future),
        *((names[player.seat], player.plants) for player in view.players),
        (say("the-trust"), view.trust.plants if view.trust is not None else []),
        (say("screen-under"), [cards[each] for each in view.market.under]),
        (say("screen-may-come"), [cards[each] for each in view.market.unseen]),
    ]
    placed = {plant.card for _, group in groups for plant in group}
    groups.append((say("screen-gone"), [plant for plant in board.plants if plant.card not in placed]))
    grid = _labelled()
    for label, group in groups:
        if group:
            grid.add_row(label, flow([symbols.plant(plant) for plant in group], width - LABEL - 2))
    return grid


def resources(view: View, board: Board, names: list[str], symbols: Symbols, width: int) -> RenderableType:
    """The market, the piles behind it, and the cards of everybody."""
    say = symbols.say
    piles = _labelled()
    piles.add_row(say("screen-deck-pile", cards=view.resources.deck_size), symbols.cards(view.resources.deck))
    piles.add_row(say("screen-discarded"), symbols.cards(view.resources.discard))
    piles.add_row(say("screen-leftovers"), say("screen-not-laid-out", units=units_phrase(view.resources.stack)))
    if view.resources.plusplus:
        piles.add_row("", say("screen-plusplus", cards=sum(card.count for card in board.plusplus)))
    held = _labelled()
    for player in view.players:
        held.add_row(names[player.seat], symbols.held(player.resources))
    if view.trust is not None:
        held.add_row(say("the-trust"), symbols.held(view.trust.resources))
    market = Markets(view, board.fuels, symbols, width).resources()
    return Group(market, Text(""), piles, Text(""), held)


def purchase(bill: Bill) -> Phrase:
    """What cards would cost together, what would be left, and what one would hold."""
    return phrase(
        "screen-sum",
        bought=units_phrase(bill.bought),
        paid=bill.cost,
        money=bill.money,
        held=units_phrase(bill.held),
        income=bill.income,
        capacity=bill.capacity,
    )
