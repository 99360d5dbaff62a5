"""The screen of the Card Game, put together from its parts as the phase and the size of the terminal ask for."""

from rich.console import Console, RenderableType
from rich.text import Text

from powerhouse.cli.terminal.layout import Part, arrange
from powerhouse.cli.terminal.power_grid_card_game import decisions, pages, players, prompts
from powerhouse.cli.terminal.power_grid_card_game.markets import Markets
from powerhouse.cli.terminal.power_grid_card_game.symbols import Symbols
from powerhouse.cli.terminal.screen import Draw, Page, Screen
from powerhouse.cli.terminal.sitting import Sitting
from powerhouse.core.errors import UnreadableMove
from powerhouse.core.input import Menu
from powerhouse.core.phrase import phrase, told_of
from powerhouse.games.power_grid_card_game.previews import bill
from powerhouse.games.power_grid_card_game.view import Board, View

EVERY_ROW = 100
EXAMPLES = {
    "8": "number",
    "4c": "letter",
    "4c for 6": "opening",
    "c3 c3 u1": "cards",
    "c3, done": "several",
    "run 4 12": "run",
    "p, d": "short",
    "12 CCC→9": "plant",
}
TITLES = {"buy": "buying", "run": "bureaucracy", "over": "end"}


class CardGameScreen(Screen):
    """Draws from the view of the seat that is to decide; of the others' money it knows what they show."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        super().__init__(sitting, console)
        self.board: Board = self.match.game.board(self.match.setup)
        self.symbols = Symbols(self.say)

    def draw(self, seat: int, news: list[RenderableType]) -> list[RenderableType]:
        view: View = self.match.view(seat)
        width = self.console.width
        buying, producing = view.ask == "buy", view.ask == "run"
        markets = Markets(view, self.board.fuels, self.symbols, width)
        parts = [
            Part(players.table(view, self._label, self.symbols, width)),
            Part(markets.plants(), rank=2 if buying or producing else 0),
            Part(markets.shop(seat) if buying else markets.resources(), rank=0 if buying else 1),
        ]
        return arrange(
            self.console, self._title(view), news, parts, lambda rows: self._main(view, seat, rows), self.ask(seat)
        )

    def _title(self, view: View) -> RenderableType:
        kind = "last" if view.last_round else "usual"
        return self.title(
            self.say(f"screen-title-{TITLES.get(view.ask, 'auction')}", kind=kind, round=view.round), self._end(view)
        )

    def _end(self, view: View) -> str:
        """How far the end is."""
        if view.last_round:
            return self.say("screen-end-points", money=self.board.money_per_point)
        if view.next_is_last or view.market.before_last is None:
            return self.say("screen-end-next")
        return self.say("screen-end-after", plants=view.market.before_last)

    def _main(self, view: View, seat: int, rows: int) -> list[RenderableType]:
        """What the decision is about, where the markets do not tell."""
        if view.ask == "run":
            return [decisions.runs(view, seat, self.symbols, rows)]
        return [decisions.scraps(view, view.players[seat], self.symbols)] if view.ask == "scrap" else []

    def _label(self, seat: int) -> Text:
        label = self.label(seat, self.console.width >= players.WIDE)
        label.no_wrap, label.overflow = True, "ellipsis"
        return label

    def question(self, seat: int) -> str:
        return self.told(told_of([*prompts.question(self.match.view(seat), seat, self.symbols)]))

    def menu(self, seat: int) -> Menu:
        view: View = self.match.view(seat)
        return [run.move for run in view.runs]

    def examples(self, seat: int) -> list[tuple[str, str]]:
        shown = {**EXAMPLES, f"{self.say('figure-income')} 8/14": "income"}
        return [(typed, self.say(f"screen-example-{name}")) for typed, name in shown.items()]

    def pages(self) -> dict[str, Page]:
        board, names, symbols, width = self.board, self.match.names, self.symbols, self.console.width
        drawn: dict[str, Draw] = {
            "plants": lambda seat, rest: pages.plants(self.match.view(seat), board, names, symbols, width),
            "resources": lambda seat, rest: pages.resources(self.match.view(seat), board, names, symbols, width),
            "sum": self._sum_page,
            "runs": self._runs_page,
        }
        return {name: Page(self.say(f"screen-page-{name}"), draw) for name, draw in drawn.items()}

    def _sum_page(self, seat: int, rest: str) -> RenderableType:
        if self.match.view(seat).ask != "buy":
            raise UnreadableMove(phrase("screen-sum-phase"), self.match.game.id)
        if not rest:
            raise UnreadableMove(phrase("screen-sum-cards"), self.match.game.id)
        return Text(self.told(pages.purchase(bill(self.match.state, self.read(seat, rest).moves))))

    def _runs_page(self, seat: int, rest: str) -> RenderableType:
        view: View = self.match.view(seat)
        if view.ask != "run":
            return Text(self.say("screen-runs-phase"), style="dim")
        return decisions.runs(view, seat, self.symbols, EVERY_ROW)
