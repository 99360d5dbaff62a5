"""The plant market and the resource market: what is there, what it costs, what finds room."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import flow
from powerhouse.cli.terminal.power_grid_card_game.marks import (
    HYBRID,
    LETTERS,
    NOTHING,
    STYLES,
    card_code,
    card_marks,
    plant_mark,
)
from powerhouse.cli.terminal.power_grid_card_game.needs import PAIR, burns
from powerhouse.games.power_grid_card_game.view import CardView, ColumnView, PlantView, View

LABEL = 12
WIDE = 100


def plant_market(view: View, width: int) -> Grid:
    """Two rows, what can be offered now and what comes later, and the deck."""
    market = view.market
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    lot = view.auction.plant.card if view.auction else None
    now = [_offered(plant, market.token, lot) for plant in market.current]
    grid.add_row("plants now", flow(now, width - LABEL) if now else Text("none", style="dim"))
    if market.future or market.last_round_card:
        soon = [plant_mark(plant) for plant in market.future]
        if market.last_round_card:
            soon.append(Text(" last round ", style="bold reverse"))
        grid.add_row("      soon", flow(soon, width - LABEL))
    next_one = f", the next one is {market.top}" if market.top else ""
    deck = f"{market.deck} cards{next_one}" if market.deck else "empty"
    hybrids = any(plant.kind == "hybrid" for plant in [*market.current, *market.future])
    grid.add_row("      deck", Text(f"{deck}{'   (H burns gas or oil)' if hybrids else ''}", style="dim"))
    return grid


def _offered(plant: PlantView, token: str | None, lot: int | None) -> Text:
    mark = plant_mark(plant)
    if plant.name == token:
        mark += Text(" from 1", style="bold green")
    return Text.assemble("[", mark, "]", style="reverse") if plant.card == lot else mark


def resource_market(view: View, width: int) -> Grid:
    """One line a fuel, one column a price; on wide terminals what lies in deck and discard pile."""
    grid = _columns(view)
    piles = _piles(view, grid, width)
    for fuel in LETTERS:
        cells = [card_marks(_of(fuel, column.cards)) for column in view.resources.columns]
        grid.add_row(fuel_name(fuel), *cells, *(card_marks(_of(fuel, pile)) for pile in piles))
    return grid


def _columns(view: View) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("resources", no_wrap=True)
    for column in view.resources.columns:
        grid.add_column(f"for {column.price}", no_wrap=True)
    return grid


def _piles(view: View, grid: Grid, width: int) -> list[list[CardView]]:
    """The piles that a wide terminal has room for, with columns for them."""
    if width < WIDE:
        return []
    grid.add_column("in the deck")
    grid.add_column("discarded")
    return [view.resources.deck, view.resources.discard]


def _of(fuel: str, cards: list[CardView]) -> list[CardView]:
    return [card for card in cards if card.fuel == fuel]


def fuel_name(name: str) -> Text:
    return Text(f"{LETTERS[name]} {name}", style=STYLES[name])


def shop(view: View, seat: int, width: int) -> RenderableType:
    """The market of a buyer: cards he cannot buy are pale; what he holds, burns in one production and has room for."""
    player = view.players[seat]
    pure, either = burns(player.plants)
    grid = _columns(view)
    for heading in ("held", "burn", "room"):
        grid.add_column(heading, justify="right", no_wrap=True)
    piles = _piles(view, grid, width)
    offers = {choice.move for choice in view.choices}
    for fuel in LETTERS:
        burnt = " + ".join(
            [str(pure[fuel])] * bool(pure[fuel]) + [f"{either}{HYBRID}"] * (fuel in PAIR and bool(either))
        )
        grid.add_row(
            fuel_name(fuel),
            *(_priced(column, fuel, offers) for column in view.resources.columns),
            str(player.fuel[fuel]) if burnt else NOTHING,
            burnt or NOTHING,
            str(player.room[fuel]) if burnt else NOTHING,
            *(card_marks(_of(fuel, pile)) for pile in piles),
        )
    note = _too_much(view)
    return Group(grid, Text(note, style="dim")) if note else grid


def _priced(column: ColumnView, fuel: str, offers: set[str]) -> Text:
    """The cards of a fuel in a column; pale where they cannot be bought."""
    cards = _of(fuel, column.cards)
    if any(f"buy {fuel} {card.units} for {column.price}" in offers for card in cards):
        return card_marks(cards)
    return Text(" ".join(card_code(fuel, card.units, card.count) for card in cards), style="dim") if cards else NOTHING


def _too_much(view: View) -> str:
    """Which cards have more units than find room."""
    kept = {}
    lost = ""
    for choice in view.choices:
        if choice.keeps is None:
            continue
        _, fuel, units, *_ = choice.move.split()
        too_many = int(units) - choice.keeps
        if too_many:
            kept[card_code(fuel, int(units))] = choice.keeps
            if choice.leftover != too_many:
                lost = ", or lost when the leftover cards run out"
    given = ", ".join(f"{keeps} of {code}" for code, keeps in kept.items())
    price = view.resources.columns[0].price
    return f"Not all finds room: you keep {given}; the rest is laid out for {price}{lost}." if kept else ""
