"""The plant market and the resource market: what is there, what it costs, what finds room."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import flow, labelled, listing
from powerhouse.cli.terminal.power_grid_card_game.symbols import NOTHING, Symbols
from powerhouse.core.phrase import Items, phrase
from powerhouse.games.power_grid_card_game.view import CardView, Choice, ColumnView, MarketView, PlantView, View

LABEL = 12
WIDE = 100


class Markets:
    """Both markets of one position, in so many columns."""

    def __init__(self, view: View, fuels: list[str], symbols: Symbols, width: int) -> None:
        self.view = view
        self.fuels = fuels
        self.symbols = symbols
        self.say = symbols.say
        self.width = width

    def plants(self) -> Grid:
        """Two rows, what can be offered now and what comes later, and the deck."""
        market = self.view.market
        grid = labelled(right=True)
        now = [self._offered(plant) for plant in market.current]
        none = Text(self.say("screen-none"), style="dim")
        grid.add_row(self.say("screen-plants-now"), flow(now, self.width - LABEL) if now else none)
        if market.future or market.last_round_card:
            soon = [self.symbols.plant(plant) for plant in market.future]
            if market.last_round_card:
                soon.append(Text(f" {self.say('screen-last-round-card')} ", style="bold reverse"))
            grid.add_row(self.say("screen-soon"), flow(soon, self.width - LABEL))
        grid.add_row(self.say("screen-deck"), Text(self._deck(market), style="dim"))
        return grid

    def _deck(self, market: MarketView) -> str:
        deck = self.say("screen-deck-cards", cards=market.deck, top=market.top or "none")
        hybrids = any(plant.kind == "hybrid" for plant in [*market.current, *market.future])
        return self.say("told-of", items=[deck, self.say("screen-hybrids")]) if hybrids else deck

    def _offered(self, plant: PlantView) -> Text:
        mark = self.symbols.plant(plant)
        market, auction = self.view.market, self.view.auction
        if plant.name == market.token:
            mark += Text(f" {self.say('screen-from', minimum=market.minimums[plant.name])}", style="bold green")
        lot = auction is not None and auction.plant.name == plant.name
        return Text.assemble("[", mark, "]", style="reverse") if lot else mark

    def resources(self) -> Grid:
        """One line a fuel, one column a price; on wide terminals what lies in deck and discard pile."""
        grid = self._columns()
        piles = self._piles(grid)
        for fuel in self.fuels:
            cells = [self._marks(fuel, column.cards) for column in self.view.resources.columns]
            grid.add_row(self.symbols.fuel(fuel), *cells, *(self._marks(fuel, pile) for pile in piles))
        return grid

    def _columns(self) -> Grid:
        prices = [self.say("screen-for", price=column.price) for column in self.view.resources.columns]
        return listing([self.say("screen-resources"), *prices], gap=2, whole=True)

    def _piles(self, grid: Grid) -> list[list[CardView]]:
        """The piles that a wide terminal has room for, with columns for them."""
        if self.width < WIDE:
            return []
        grid.add_column(self.say("screen-in-the-deck"))
        grid.add_column(self.say("screen-discarded"))
        return [self.view.resources.deck, self.view.resources.discard]

    def _marks(self, fuel: str, cards: Sequence[CardView]) -> Text:
        return self.symbols.cards(card for card in cards if card.fuel == fuel)

    def shop(self, seat: int) -> RenderableType:
        """The market of a buyer: cards he cannot buy are pale; what he holds, burns at once and has room for."""
        player = self.view.players[seat]
        grid = self._columns()
        for heading in ("held", "burn", "room"):
            grid.add_column(self.say(f"screen-{heading}"), justify="right", no_wrap=True)
        piles = self._piles(grid)
        for fuel in self.fuels:
            burnt = self._burnt(fuel, seat)
            grid.add_row(
                self.symbols.fuel(fuel),
                *(self._priced(column, fuel) for column in self.view.resources.columns),
                str(player.fuel[fuel]) if burnt else NOTHING,
                burnt or NOTHING,
                str(player.room[fuel]) if burnt else NOTHING,
                *(self._marks(fuel, pile) for pile in piles),
            )
        note = self._too_much()
        return Group(grid, Text(note, style="dim")) if note else grid

    def _burnt(self, fuel: str, seat: int) -> str:
        """What one production takes of a fuel, and what hybrids could take of it."""
        player = self.view.players[seat]
        return self.say("screen-burnt", units=player.burns.fuels[fuel], either=player.hybrids[fuel])

    def _priced(self, column: ColumnView, fuel: str) -> Text:
        """The cards of a fuel in a column; pale where they cannot be bought."""
        marks = self._marks(fuel, column.cards)
        offers = [choice.arguments for choice in self.view.choices if choice.verb == "buy"]
        if any(offer["fuel"] == fuel and offer["price"] == column.price for offer in offers) or marks is NOTHING:
            return marks
        return Text(marks.plain, style="dim")

    def _too_much(self) -> str:
        """Which cards have more units than find room."""
        cut = [choice for choice in self.view.choices if choice.leftover or choice.lost]
        kept: Items = list(dict.fromkeys(self._kept(choice) for choice in cut))
        if not kept:
            return ""
        key = "screen-too-much-lost" if any(choice.lost for choice in cut) else "screen-too-much"
        return self.say(key, kept=kept, price=self.view.resources.columns[0].price)

    def _kept(self, choice: Choice) -> str:
        card = phrase("letters-card", **{**choice.arguments, "count": 1})
        return self.say("screen-kept", units=choice.keeps, card=card)
