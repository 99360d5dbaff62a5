"""The screen of Power Grid, put together from its parts as the phase and the size of the terminal ask for."""

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import Part, arrange
from powerhouse.cli.terminal.power_grid import cities, markets, runs
from powerhouse.cli.terminal.power_grid.prompts import ask
from powerhouse.cli.terminal.power_grid.symbols import plant_marks, tokens_mark
from powerhouse.cli.terminal.power_grid.zone import TRUST_SEAT, Zone
from powerhouse.cli.terminal.screen import ACT, SEAT_COLOURS, Block, Draw, Page, Screen
from powerhouse.cli.terminal.sitting import Sitting
from powerhouse.core.input import Menu
from powerhouse.core.phrase import named, phrase, told_of
from powerhouse.games.power_grid.view import Board, PlayerView, View

WIDE = 100


class PowerGridScreen(Screen):
    """Draws from the view of the seat that is to decide; of the others' money it knows what they show."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        super().__init__(sitting, console)
        self.board: Board = self.match.game.board(self.match.setup)
        self.zone = Zone(self.board, self.letter, self.say)

    def draw(self, seat: int, news: list[RenderableType]) -> list[RenderableType]:
        view: View = self.match.view(seat)
        parts = [Part(self._players(view))]
        parts += [Part(other, rank) for rank, other in enumerate(self._others(view), 1)]
        return arrange(
            self.console, self._title(view), news, parts, lambda rows: self._main(view, seat, rows), self.ask(seat)
        )

    def _title(self, view: View) -> RenderableType:
        phase = phrase("terminal-phase", ask=view.ask)
        left = self.say("terminal-title", round=view.round, step=view.step, phase=phase)
        map = named(f"option-map-{self.board.map}", self.board.name)
        goals = {"step": view.step, "step2": view.step2_cities, "end": view.end_cities}
        right = self.say("terminal-goals", map=map, **goals)
        return self.title(left, right)

    def _main(self, view: View, seat: int, rows: int) -> list[RenderableType]:
        """What the decision is about."""
        if view.ask == "fuel":
            return [markets.fuel_shop(view, self.say, seat, self.console.width)]
        if view.ask == "run":
            return [runs.menu(view, seat, self.say)]
        if view.ask in ("build", "mark", "place"):
            network = cities.network(view, self.zone, seat)
            rows -= sum(len(Block(self.console, line)) for line in network)
            return [*network, cities.connectable(view, self.zone, rows, self.console.width)]
        return [markets.plant_market(view, self.say, self.console.width)]

    def _others(self, view: View) -> list[RenderableType]:
        """What is good to see if there is room for it."""
        fuel = markets.fuel_market(view, self.say, self.console.width)
        plants = markets.plant_market(view, self.say, self.console.width)
        if view.ask == "fuel":
            return [plants]
        return [plants, fuel] if view.ask in ("build", "mark", "place", "run") else [fuel]

    def _players(self, view: View) -> RenderableType:
        """In turn order; whoever is to act is marked."""
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        grid.add_column("", no_wrap=True)
        most = 16 if self.console.width < WIDE else 28
        grid.add_column(self.say("terminal-player"), no_wrap=True, overflow="ellipsis", max_width=most)
        for figure in ("money", "cities", "supply"):
            grid.add_column(self.say(f"terminal-{figure}"), justify="right")
        grid.add_column(self.say("terminal-plants"))
        grid.add_column(self.say("terminal-fuel"))
        rows = [self._player(view, view.players[seat]) for seat in view.order]
        if view.trust is not None:
            rows.insert(view.trust.place, self._trust_row(view))
        for row in rows:
            grid.add_row(*row)
        return grid

    def _player(self, view: View, player: PlayerView) -> list[RenderableType]:
        acting = player.seat == view.actor
        return [
            Text(ACT if acting else " ", style="bold"),
            self.label(player.seat, self.console.width >= WIDE, "bold" if acting else ""),
            "?" if player.money is None else str(player.money),
            str(len(player.cities)),
            f"{player.ready}/{player.capacity}",
            plant_marks(self.say, player.plants),
            tokens_mark(self.say, player.fuel),
        ]

    def _trust_row(self, view: View) -> list[RenderableType]:
        trust = view.trust
        assert trust is not None
        name = Text.assemble(
            (f" {self.say('terminal-trust-letter')} ", "bold black on grey70"), f" {self.say('terminal-trust')}"
        )
        return [
            "",
            name,
            "",
            str(len(trust.cities)),
            "",
            plant_marks(self.say, trust.plants),
            tokens_mark(self.say, trust.fuel),
        ]

    def letter(self, seat: int) -> Text:
        """A house: the letter of its owner in his colour."""
        if seat == TRUST_SEAT:
            return Text(self.say("terminal-trust-letter"), style="bold grey70")
        return Text(self.letters[seat], style=f"bold {SEAT_COLOURS[seat]}")

    def question(self, seat: int) -> str:
        return self.told(told_of([*ask(self.match.view(seat), self.zone, seat)]))

    def menu(self, seat: int) -> Menu:
        view: View = self.match.view(seat)
        listed = runs.sensible(view) if view.ask == "run" else cities.targets(view, self.zone)
        return [choice.move for choice in listed]

    def examples(self, seat: int) -> list[tuple[str, str]]:
        shown = {
            "8": "number",
            "offer 8, bid 10": "several",
            "buy 3 coal, 2 oil": "fuel",
            "b ess": "build",
            "run 4 10": "run",
            "pass, done": "pass",
            "10 CC→2": "plant",
            f"{self.say('terminal-supply')} 5/7": "supply",
        }
        return [(typed, self.say(f"terminal-example-{name}")) for typed, name in shown.items()]

    def pages(self) -> dict[str, Page]:
        width = self.console.width
        drawn: dict[str, Draw] = {
            "map": lambda seat, region: self.zone.page(self.match.view(seat), region),
            "cities": lambda seat, rest: cities.connectable(self.match.view(seat), self.zone, 100, width),
            "plants": self._plants_page,
            "fuel": lambda seat, rest: markets.fuel_market(self.match.view(seat), self.say, width),
        }
        return {name: Page(self.say(f"terminal-page-{name}"), draw) for name, draw in drawn.items()}

    def _plants_page(self, seat: int, rest: str) -> RenderableType:
        view: View = self.match.view(seat)
        owners = {self.match.names[player.seat]: [plant.number for plant in player.plants] for player in view.players}
        if view.trust is not None:
            owners[self.say("terminal-trust")] = [plant.number for plant in view.trust.plants]
        return markets.all_plants(view, self.board, owners, self.say, self.console.width)
