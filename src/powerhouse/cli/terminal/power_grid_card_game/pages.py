"""What can be looked up: every plant, every resource card, what a purchase would come to."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal import reading
from powerhouse.cli.terminal.layout import flow
from powerhouse.cli.terminal.power_grid_card_game import markets
from powerhouse.cli.terminal.power_grid_card_game.marks import card_marks, held_marks, plant_mark, units_words
from powerhouse.core.errors import IllegalMove, UnreadableMove
from powerhouse.core.state import State
from powerhouse.games.power_grid_card_game.view import PlantView, View

Names = Callable[[int], str]
LABEL = 18


def _labelled() -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True, max_width=LABEL, overflow="ellipsis")
    grid.add_column()
    return grid


def plants(view: View, cards: dict[str, PlantView], name: Names, width: int) -> Grid:
    """Every plant of the box: where it is, or whether it may still come."""
    groups: dict[str, list[PlantView]] = {"now": view.market.current, "soon": view.market.future}
    groups |= {name(player.seat): player.plants for player in view.players}
    if view.trust is not None:
        groups["the Trust"] = view.trust.plants
    groups["under the deck"] = [cards[each] for each in view.market.under]
    groups["may still come"] = [cards[each] for each in view.market.unseen]
    placed = {plant.card for group in groups.values() for plant in group}
    groups["gone"] = [plant for plant in cards.values() if plant.card not in placed]
    grid = _labelled()
    for label, group in groups.items():
        if group:
            grid.add_row(label, flow([plant_mark(plant) for plant in group], width - LABEL - 2))
    return grid


def resources(view: View, name: Names, width: int) -> RenderableType:
    """The market, the piles behind it, and the cards of everybody."""
    piles = _labelled()
    piles.add_row(f"deck ({view.resources.deck_size} cards)", card_marks(view.resources.deck))
    piles.add_row("discarded", card_marks(view.resources.discard))
    piles.add_row("leftover cards", f"{units_words(view.resources.stack)} not laid out")
    if view.resources.plusplus:
        piles.add_row("", "four cards marked ++ come to the discard pile with the first shuffle")
    held = _labelled()
    for player in view.players:
        held.add_row(name(player.seat), held_marks(player.resources))
    if view.trust is not None:
        held.add_row("the Trust", held_marks(view.trust.resources))
    return Group(markets.resource_market(view, width), Text(""), piles, Text(""), held)


def purchase(state: State, seat: int, said: str, known: reading.Known) -> Text:
    """What cards would cost together, what would be left, and what one would hold."""
    if state.view(seat).ask != "buy":
        raise UnreadableMove("sums are for buying resource cards")
    if not said:
        raise UnreadableMove("say which cards, as in `sum c3 g2`")
    after = state.copy()
    before: View = state.view(seat)
    for text in reading.read(said, state, known).moves:
        if text != "done" and not reading.advance(after, text):
            raise IllegalMove(after.refusals(after.parse(text)))
    then: View = after.view(seat)
    old, new = before.players[seat], then.players[seat]
    paid = (old.money or 0) - (new.money or 0)
    bought = {fuel: new.fuel[fuel] - count for fuel, count in old.fuel.items()}
    return Text(
        f"{units_words(bought)} for {paid}: you would have {new.money} left and hold {units_words(new.fuel)},"
        f" enough for an income of {new.ready} of {new.capacity}."
    )
