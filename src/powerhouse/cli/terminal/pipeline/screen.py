"""The screen of Pipeline, put together from its parts as the decision and the size of the terminal ask for."""

from collections.abc import Iterable

from rich.console import Console, Group, RenderableType
from rich.text import Text

from powerhouse.cli.terminal.chronicle import Event
from powerhouse.cli.terminal.layout import Part, Section, arrange
from powerhouse.cli.terminal.pipeline import demands, drawing, markets, menus, pages, players, spelling, valuing
from powerhouse.cli.terminal.pipeline.asks import ask
from powerhouse.cli.terminal.pipeline.deciding import Deciding, track
from powerhouse.cli.terminal.pipeline.examples import examples
from powerhouse.cli.terminal.pipeline.marks import labelled
from powerhouse.cli.terminal.pipeline.spots import Memory
from powerhouse.cli.terminal.pipeline.story import Story
from powerhouse.cli.terminal.reading import Known
from powerhouse.cli.terminal.screen import ACT, Page, Screen, bullet
from powerhouse.cli.terminal.seating import PERSON, Table
from powerhouse.games.pipeline.codes import ACTIONS, FAMILIES, Action, Stage
from powerhouse.games.pipeline.state import Pipeline

PHASES = {Stage.TANKS: "Set-up", Stage.MACHINES: "Machine phase", Stage.ORDER: "Turn order"}
LAYING = (Stage.PLACE, Stage.SITE)
LEAST_ROWS = 2
PLACES = ["run machines"] + [f"go {action}" for action in ACTIONS[: Action.ALL_MACHINES]]
UPGRADES = [f"{verb} {family}" for verb in ("upgrade", "close") for family in FAMILIES]
VOCABULARY = {Stage.WORK: PLACES, Stage.MACHINES: PLACES, Stage.UPGRADE: UPGRADES}


class PipelineScreen(Screen):
    """Draws from the position, in which everything is open; what would be is tried on copies of it."""

    def __init__(self, table: Table, console: Console) -> None:
        super().__init__(table, console)
        self.memory = Memory()
        self.deciding = Deciding(self.memory)

    @property
    def state(self) -> Pipeline:
        state = self.match.state
        assert isinstance(state, Pipeline)
        return state

    def draw(self, seat: int, news: list[RenderableType]) -> list[RenderableType]:
        state = self.state
        width = self.console.width

        def main(rows: int) -> list[RenderableType]:
            return self.deciding.draw(state, seat, width, rows)

        return arrange(self.console, self._title(state), news, self._parts(state, seat, width), main, self.ask(seat))

    def _title(self, state: Pipeline) -> RenderableType:
        doing = ACTIONS[state.action] if state.action < Action.NONE else "Worker phase"
        phase = PHASES.get(state.stage, doing)
        left = f"Year {state.year + 1} · round {state.round} of {state.figures.rounds[state.year]} · {phase}"
        return self.title(left, f"next round {track(state, self.letters)}")

    def _parts(self, state: Pipeline, seat: int, width: int) -> list[Part]:
        """What must be seen, then what is good to see, by what is decided."""
        player = state.players[seat]
        own = players.contracts(state, player, width)
        refining = [players.refining_costs(state), players.lines(state, player, width)]
        board = [demands.contracts(state, seat, width), demands.orders(state, seat, width)]
        cross = markets.cross(state, player, False)
        network = self._network(state, seat, width)
        cards = labelled("valuation", Text(valuing.line(state)))
        parts = [Part(players.table(state, self._label, width))]
        wanted: list[RenderableType | Section | None] = [*refining]
        if state.stage not in LAYING:
            parts.append(Part(players.tanks(state, player)))
        if state.stage == Stage.WORK:
            wanted = [own, *refining, *board, network, cards]
        elif state.stage == Stage.SIGN:
            wanted = [own, *refining, cross, network]
        elif state.stage == Stage.TRADE:
            wanted = [own, *refining, *board, cross]
        elif state.stage not in LAYING:
            wanted = [*refining, own, network, cross, *board, cards]
        shown = [what for what in wanted if what is not None]
        return parts + [Part(what, rank) for rank, what in enumerate(shown, 1)]

    def _network(self, state: Pipeline, seat: int, width: int) -> Section:
        """One's network, as far as there is room for it."""
        pipes = state.players[seat].network

        def section(rows: int) -> list[RenderableType]:
            fitting = rows // drawing.HEIGHT
            if fitting < LEAST_ROWS or not pipes.tiles:
                return []
            columns = (width - drawing.MARGIN) // drawing.WIDTH
            whole = drawing.window(pipes.halves, (), len(pipes.halves), len(pipes.halves))
            if whole.rows <= fitting and whole.columns <= columns:
                return [drawing.network(pipes, whole, {})]
            shown = drawing.window(pipes.halves, (), columns, fitting - 1)
            return [drawing.network(pipes, shown, {}), Text("    … `map` shows all of it", style="dim")]

        return section

    def _label(self, seat: int) -> Text:
        kind = self.table.kinds[seat]
        note = f" {kind}" if kind != PERSON and self.console.width >= players.WIDE else ""
        return Text.assemble(self.chip(seat), f" {self.seat_name(seat)}", (note, "dim"))

    def seat_name(self, seat: int) -> str:
        return self.match.names[seat]

    def standings(self) -> RenderableType:
        """The places, and of what each company's money is made."""
        return Group(super().standings(), Text(""), valuing.table(self.state, self._label))

    # Asking and understanding

    def ask(self, seat: int) -> RenderableType:
        return bullet(Text(ACT, style="bold"), Text(ask(self.state, seat), style="bold"))

    def known(self, seat: int) -> Known:
        """Numbers mean what the screen lists; short words are read in the position that they meet."""
        state = self.state
        siting = state.stage == Stage.SITE
        return Known(
            menus.menu(state, self.memory),
            [*VOCABULARY.get(state.stage, []), "pass", "done", "loan"],
            parts=lambda line: spelling.parts(line, siting),
            meant=spelling.meant,
        )

    def tell(self, events: Iterable[Event]) -> list[RenderableType]:
        return Story(self).tell(events)

    def examples(self, seat: int) -> list[tuple[str, str]]:
        return examples(self.state.stage)

    # Pages

    def pages(self) -> dict[str, Page]:
        return {
            "markets": Page("all markets, slot by slot", self._markets_page),
            "board": Page("contracts and orders on the board", self._board_page),
            "tiles": Page("government and shop pipes, tanks and machines", self._tiles_page),
            "families": Page("the upgrades; `families eng`: all cards of one", self._families_page),
            "map": Page("your network with its lines, or `map boris`", self._map_page),
            "spots": Page("all places for the tile or machine in hand", self._spots_page),
            "try": Page("`try 2`: your network with the tile on spot 2", self._try_page),
            "worth": Page("valuation cards, and what each company would bring now", self._worth_page),
        }

    def _markets_page(self, seat: int, rest: str) -> RenderableType:
        return markets.page(self.state, self.state.players[seat])

    def _board_page(self, seat: int, rest: str) -> RenderableType:
        width = self.console.width
        return Group(demands.contracts(self.state, seat, width), demands.orders(self.state, seat, width))

    def _tiles_page(self, seat: int, rest: str) -> RenderableType:
        return pages.tiles(self.state, self.memory, self.console.width)

    def _families_page(self, seat: int, rest: str) -> RenderableType:
        return pages.families(self.state, seat, rest)

    def _map_page(self, seat: int, rest: str) -> RenderableType:
        return pages.network(self.state, seat, rest, self.match.names, self.console.width)

    def _spots_page(self, seat: int, rest: str) -> RenderableType:
        return pages.spots(self.memory.spots(self.state), self.console.width)

    def _try_page(self, seat: int, rest: str) -> RenderableType:
        return pages.tried(self.state, self.memory.spots(self.state), rest, self.console.width)

    def _worth_page(self, seat: int, rest: str) -> RenderableType:
        return pages.worth(self.state, self._label)
