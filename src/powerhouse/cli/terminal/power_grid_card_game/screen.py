"""The screen of the Card Game, put together from its parts as the phase and the size of the terminal ask for."""

from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.text import Text

from powerhouse.cli.terminal.chronicle import Event
from powerhouse.cli.terminal.layout import Part, arrange
from powerhouse.cli.terminal.power_grid_card_game import (
    markets,
    pages,
    players,
    production,
    scrapping,
    spelling,
)
from powerhouse.cli.terminal.power_grid_card_game.asks import ask
from powerhouse.cli.terminal.power_grid_card_game.marks import LETTERS
from powerhouse.cli.terminal.power_grid_card_game.story import Story
from powerhouse.cli.terminal.reading import Known
from powerhouse.cli.terminal.screen import ACT, Page, Screen, bullet
from powerhouse.cli.terminal.seating import PERSON, Table
from powerhouse.games.power_grid_card_game.view import Board, View

EVERY_ROW = 100
UNITS = (1, 2, 3)
PHASES = {"buy": "Resources", "run": "Bureaucracy", "over": "The end"}


class CardGameScreen(Screen):
    """Draws from the view of the seat that is to decide; of the others' money it knows what they show."""

    def __init__(self, table: Table, console: Console) -> None:
        super().__init__(table, console)
        board: Board = self.match.game.board(self.match.setup)
        self.plants = {plant.name: plant for plant in board.plants}
        self.money_per_point = board.money_per_point

    def draw(self, seat: int, news: list[RenderableType]) -> list[RenderableType]:
        view: View = self.match.view(seat)
        width = self.console.width
        buying, producing = view.ask == "buy", view.ask == "run"
        parts = [
            Part(players.table(view, self._label, width)),
            Part(markets.plant_market(view, width), rank=2 if buying or producing else 0),
            Part(
                markets.shop(view, seat, width) if buying else markets.resource_market(view, width),
                rank=0 if buying else 1,
            ),
        ]
        return arrange(
            self.console, self._title(view), news, parts, lambda rows: self._main(view, seat, rows), self.ask(seat)
        )

    def _title(self, view: View) -> RenderableType:
        number = f"Last round {view.round}" if view.last_round else f"Round {view.round}"
        return self.title(f"{number} · {PHASES.get(view.ask, 'Auction')}", self._end(view))

    def _end(self, view: View) -> str:
        """How far the end is."""
        if view.last_round:
            return f"plants and every {self.money_per_point} elektro give points"
        if view.next_is_last or view.market.last_round_card:
            return "the next round is the last"
        return f"last-round card after {view.market.deck - 1 - len(view.market.under)} plants"

    def _main(self, view: View, seat: int, rows: int) -> list[RenderableType]:
        """What the decision is about, where the markets do not tell."""
        if view.ask == "run":
            return [production.menu(view, seat, rows)]
        return [scrapping.table(view, seat)] if view.ask == "scrap" else []

    def _label(self, seat: int) -> Text:
        kind = self.table.kinds[seat]
        note = f" {kind}" if kind != PERSON and self.console.width >= players.WIDE else ""
        return Text.assemble(
            self.chip(seat), f" {self.seat_name(seat)}", (note, "dim"), no_wrap=True, overflow="ellipsis"
        )

    def seat_name(self, seat: int) -> str:
        return self.match.names[seat]

    def ask(self, seat: int) -> RenderableType:
        question = ask(self.match.view(seat), seat, self.seat_name)
        return bullet(Text(ACT, style="bold"), Text(question, style="bold"))

    def known(self, seat: int) -> Known:
        """Numbers mean what the screen lists; any plant and card may be named, also where it is refused."""
        view: View = self.match.view(seat)
        menu = [one.move for one in production.options(view, seat)] if view.ask == "run" else []
        verb = "scrap" if view.ask == "scrap" else "offer"
        plants = [f"{verb} {name}" for name in self.plants]
        cards = [f"buy {fuel} {units}" for fuel in LETTERS for units in UNITS]
        spell = {"buy": spelling.cards, "offer": spelling.opening}.get(view.ask)
        known = Known(menu, [*plants, *cards, "pass", "done"])
        return known if spell is None else Known(known.menu, known.vocabulary, spell=spell)

    def tell(self, events: Iterable[Event]) -> list[RenderableType]:
        return Story(self, self.plants).tell(events)

    def examples(self, seat: int) -> list[tuple[str, str]]:
        return [
            ("8", "offer or scrap plant 8, bid 8, or the line 8) of a list"),
            ("4c", "of several plants 4 the one for coal (g gas, o oil, h hybrid, u uranium, e eco)"),
            ("4c for 6", "offer plant 4 and open with 6; `offer 4c, bid 6` is the same"),
            ("c3 c3 u1", "buy three cards, each where it is cheapest; or `coal 3 for 4`"),
            ("c3, done", "several moves in one line: all are made, or none"),
            ("run 4 12", "produce with plants 4 and 12"),
            ("p, d", "pass: no bid, no plant; done: enough bought. Beginnings are enough"),
            ("12 CCC→9", "plant 12 burns 3 coal and earns 9 (H gas or oil)"),
            ("income 8/14", "the resources at hand earn 8, all plants could earn 14"),
        ]

    def pages(self) -> dict[str, Page]:
        return {
            "plants": Page("where every plant is, and which may still come", self._plants_page),
            "resources": Page("the resource market, its piles, and everybody's cards", self._resources_page),
            "sum": Page("what cards would cost together, as in `sum c3 u1`", self._sum_page),
            "runs": Page("all ways to produce that are worth a thought", self._runs_page),
        }

    def _plants_page(self, seat: int, rest: str) -> RenderableType:
        return pages.plants(self.match.view(seat), self.plants, self.seat_name, self.console.width)

    def _resources_page(self, seat: int, rest: str) -> RenderableType:
        return pages.resources(self.match.view(seat), self.seat_name, self.console.width)

    def _sum_page(self, seat: int, rest: str) -> RenderableType:
        return pages.purchase(self.match.state, seat, rest, self.known(seat))

    def _runs_page(self, seat: int, rest: str) -> RenderableType:
        view: View = self.match.view(seat)
        if view.ask != "run":
            return Text("Plants produce in phase 3, bureaucracy.", style="dim")
        return production.menu(view, seat, EVERY_ROW)
