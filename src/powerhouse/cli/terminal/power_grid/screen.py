"""The screen of Power Grid, put together from its parts as the phase and the size of the terminal ask for."""

from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.chronicle import Event
from powerhouse.cli.terminal.layout import Part, arrange
from powerhouse.cli.terminal.power_grid import building, markets, supply
from powerhouse.cli.terminal.power_grid.asks import ask
from powerhouse.cli.terminal.power_grid.board import TRUST_SEAT, Board
from powerhouse.cli.terminal.power_grid.marks import plant_marks, tokens_mark
from powerhouse.cli.terminal.power_grid.story import Story
from powerhouse.cli.terminal.reading import Known
from powerhouse.cli.terminal.screen import ACT, SEAT_COLOURS, Block, Page, Screen, bullet
from powerhouse.cli.terminal.seating import PERSON, Table
from powerhouse.games.power_grid.codes import FUELS
from powerhouse.games.power_grid.state import PowerGrid
from powerhouse.games.power_grid.view import PlayerView, View

WIDE = 100
PHASES = {
    "place": "Set-up",
    "mark": "Set-up",
    "offer": "Auction",
    "bid": "Auction",
    "scrap": "Auction",
    "return": "Auction",
    "fuel": "Buying fuel",
    "build": "Building",
    "run": "Supplying",
    "over": "The end",
}


class PowerGridScreen(Screen):
    """Draws from the view of the seat that is to decide; of the others' money it knows what they show."""

    def __init__(self, table: Table, console: Console) -> None:
        super().__init__(table, console)
        self.board = Board(self.match.setup)

    def draw(self, seat: int, news: list[RenderableType]) -> list[RenderableType]:
        view: View = self.match.view(seat)
        parts = [Part(self._players(view))]
        parts += [Part(other, rank) for rank, other in enumerate(self._others(view), 1)]
        return arrange(
            self.console, self._title(view), news, parts, lambda rows: self._main(view, seat, rows), self.ask(seat)
        )

    def _title(self, view: View) -> RenderableType:
        step2 = f"step 2 at {view.step2_cities} cities, " if view.step == 1 else ""
        left = f"Round {view.round} · Step {view.step} · {PHASES[view.ask]}"
        return self.title(left, f"{self.board.map.name}: {step2}end at {view.end_cities}")

    def _main(self, view: View, seat: int, rows: int) -> list[RenderableType]:
        """What the decision is about."""
        if view.ask == "fuel":
            return [markets.fuel_shop(view, self.board, seat, self.console.width)]
        if view.ask == "run":
            return [supply.menu(view, seat)]
        if view.ask in ("build", "mark", "place"):
            network = building.network(view, self.board, seat)
            rows -= sum(len(Block(self.console, line)) for line in network)
            return [*network, building.connectable(view, self.board, seat, self.letter, rows, self.console.width)]
        return [markets.plant_market(view, self.console.width)]

    def _others(self, view: View) -> list[RenderableType]:
        """What is good to see if there is room for it."""
        fuel = markets.fuel_market(view, self.board, self.console.width)
        plants = markets.plant_market(view, self.console.width)
        if view.ask == "fuel":
            return [plants]
        return [plants, fuel] if view.ask in ("build", "mark", "place", "run") else [fuel]

    def _players(self, view: View) -> RenderableType:
        """In turn order; whoever is to act is marked."""
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        grid.add_column("", no_wrap=True)
        grid.add_column("player", no_wrap=True, overflow="ellipsis", max_width=16 if self.console.width < WIDE else 28)
        grid.add_column("money", justify="right")
        grid.add_column("cities", justify="right")
        grid.add_column("supply", justify="right")
        grid.add_column("plants")
        grid.add_column("fuel")
        rows = [self._player(view, view.players[seat]) for seat in view.order]
        if view.trust is not None:
            rows.insert(1, self._trust_row(view))
        for row in rows:
            grid.add_row(*row)
        return grid

    def _player(self, view: View, player: PlayerView) -> list[RenderableType]:
        acting = player.seat == view.actor
        kind = self.table.kinds[player.seat]
        name = self.seat_name(player.seat)
        note = f" {kind}" if kind != PERSON and self.console.width >= WIDE else ""
        return [
            Text(ACT if acting else " ", style="bold"),
            Text.assemble(self.chip(player.seat), (f" {name}", "bold" if acting else ""), (note, "dim")),
            "?" if player.money is None else str(player.money),
            str(len(player.cities)),
            f"{player.ready}/{player.capacity}",
            plant_marks(player.plants),
            tokens_mark(player.fuel),
        ]

    def _trust_row(self, view: View) -> list[RenderableType]:
        trust = view.trust
        assert trust is not None
        name = Text.assemble((" T ", "bold black on grey70"), " the Trust")
        return ["", name, "", str(len(trust.cities)), "", plant_marks(trust.plants), tokens_mark(trust.fuel)]

    def seat_name(self, seat: int) -> str:
        return self.match.names[seat]

    def letter(self, seat: int) -> Text:
        """A house: the letter of its owner in his colour."""
        if seat == TRUST_SEAT:
            return Text("T", style="bold grey70")
        return Text(self.letters[seat], style=f"bold {SEAT_COLOURS[seat]}")

    def ask(self, seat: int) -> RenderableType:
        question = ask(self.match.view(seat), self.board, seat, self.seat_name)
        return bullet(Text(ACT, style="bold"), Text(question, style="bold"))

    def known(self, seat: int) -> Known:
        """Numbers mean what the screen lists; any plant, fuel and city may be named, also where it is refused."""
        view: View = self.match.view(seat)
        menu = [one.move for one in supply.options(view, seat)] if view.ask == "run" else []
        menu += [target.move for target in building.targets(view, self.board, seat)]
        cities = [f"{verb} {city.id}" for verb in ("build", "mark", "place") for city in self.board.map.cities]
        plants = [f"{verb} {number}" for verb in ("offer", "scrap") for number in sorted(self.board.figures.plants)]
        here = [text for text in cities if text.startswith(view.ask)] or cities[: len(self.board.map.cities)]
        return Known(menu, [*here, *plants, *(f"buy {fuel}" for fuel in FUELS), "pass", "done"])

    def tell(self, events: Iterable[Event]) -> list[RenderableType]:
        return Story(self, self.board).tell(events)

    def examples(self, seat: int) -> list[tuple[str, str]]:
        return [
            ("8", "offer plant 8, bid 8, or the line 8) of a list"),
            ("offer 8, bid 10", "several moves in one line: all are made, or none"),
            ("buy 3 coal, 2 oil", "tokens one after the other"),
            ("b ess", "build in Essen: beginnings are enough"),
            ("run 4 10", "supply cities with plants 4 and 10"),
            ("pass, done", "no bid or no plant; enough bought or built"),
            ("10 CC→2", "plant 10 burns 2 coal and supplies 2 cities (O oil, G garbage, U uranium, H coal or oil)"),
            ("supply 5/7", "the fuel at hand supplies 5 cities, the plants could supply 7"),
        ]

    def pages(self) -> dict[str, Page]:
        return {
            "map": Page("the zone: cities, houses, links and their costs; `map west` for a region", self._map_page),
            "cities": Page("all cities you can connect now", self._cities_page),
            "plants": Page("where every plant is, and which may still come", self._plants_page),
            "fuel": Page("the fuel market", self._fuel_page),
        }

    def _map_page(self, seat: int, region: str) -> RenderableType:
        return self.board.page(self.match.view(seat), self.letter, region)

    def _cities_page(self, seat: int, rest: str) -> RenderableType:
        view: View = self.match.view(seat)
        return building.connectable(view, self.board, seat, self.letter, 100, self.console.width)

    def _fuel_page(self, seat: int, rest: str) -> RenderableType:
        return markets.fuel_market(self.match.view(seat), self.board, self.console.width)

    def _plants_page(self, seat: int, rest: str) -> RenderableType:
        view: View = self.match.view(seat)
        owner = {plant.number: self.seat_name(player.seat) for player in view.players for plant in player.plants}
        if view.trust is not None:
            owner |= {plant.number: "the Trust" for plant in view.trust.plants}
        state = self.match.state
        assert isinstance(state, PowerGrid)
        # What may still come follows from what everybody has seen.
        unseen = [number for numbers in state.market.deck.unseen for number in numbers]
        return markets.all_plants(view, self.board, unseen, owner, self.console.width)
