"""The screen of Pipeline, put together from its parts as the decision and the size of the terminal ask for."""

from collections.abc import Callable

from rich.console import Console, Group, RenderableType
from rich.text import Text

from powerhouse.cli.terminal.layout import Part, Section, arrange
from powerhouse.cli.terminal.pipeline import (
    decision,
    drawing,
    markets,
    menu,
    pages,
    players,
    tenders,
    valuation,
)
from powerhouse.cli.terminal.pipeline.drawing import Pipes
from powerhouse.cli.terminal.pipeline.examples import examples
from powerhouse.cli.terminal.pipeline.prompts import ask
from powerhouse.cli.terminal.pipeline.scene import Scene
from powerhouse.cli.terminal.pipeline.symbols import labelled
from powerhouse.cli.terminal.screen import Page, Screen
from powerhouse.cli.terminal.sitting import Sitting
from powerhouse.core.input import Menu
from powerhouse.core.phrase import phrase
from powerhouse.games.pipeline import previews
from powerhouse.games.pipeline.view import laid

LAYING = ("place", "site")
LEAST_ROWS = 2
PAGES = ("markets", "board", "tiles", "families", "map", "spots", "try", "worth")


class PipelineScreen(Screen):
    """Draws from the view, in which everything is open."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        super().__init__(sitting, console)
        self.board = self.match.game.board(self.match.setup)

    def scene(self, seat: int) -> Scene:
        def line_with(tile: str) -> tuple[str, int] | None:
            return previews.line_with(self.match.state, seat, tile)

        view = self.match.view(seat)
        return Scene(view, self.board, seat, self.console.width, self.told, self._label, line_with)

    def draw(self, seat: int, news: list[RenderableType]) -> list[RenderableType]:
        scene = self.scene(seat)

        def main(rows: int) -> list[RenderableType]:
            return decision.draw(scene, rows)

        return arrange(self.console, self._title(scene), news, self._parts(scene), main, self.ask(seat))

    def _title(self, scene: Scene) -> RenderableType:
        view = scene.view
        phase = f"phase-{view.ask}" if view.ask in ("start-tanks", "machines", "disc") else "phase-work"
        action = scene.turn.action
        if phase == "phase-work" and action:
            phase = f"pl-action-{action}"
        when = phrase(phase)
        left = self.say("title", year=view.year, round=view.round, rounds=view.rounds_this_year, phase=when)
        discs = " ".join("–" if disc is None else self.letters[disc] for disc in view.track)
        return self.title(left, self.say("title-track", discs=discs))

    def _parts(self, scene: Scene) -> list[Part]:
        """What must be seen, then what is good to see, by what is decided."""
        own = tenders.signed(scene)
        refining = [players.refining_costs(scene), players.lines(scene, scene.me)]
        board = [tenders.contracts(scene), tenders.orders(scene)]
        cross = markets.cross(scene, False)
        network = self._network(scene)
        cards = labelled(self.say("label-valuation"), valuation.line(scene))
        parts = [Part(players.table(scene))]
        wanted: list[RenderableType | Section | None] = [*refining]
        asked = scene.view.ask
        if asked not in LAYING:
            parts.append(Part(players.tanks(scene, scene.me)))
        if asked == "work":
            wanted = [own, *refining, *board, network, cards]
        elif asked == "sign":
            wanted = [own, *refining, cross, network]
        elif asked == "trade":
            wanted = [own, *refining, *board, cross]
        elif asked not in LAYING:
            wanted = [*refining, own, network, cross, *board, cards]
        shown = [what for what in wanted if what is not None]
        return parts + [Part(what, rank) for rank, what in enumerate(shown, 1)]

    def _network(self, scene: Scene) -> Section:
        """One's network, as far as there is room for it."""
        pipes = Pipes(scene.me)

        def section(rows: int) -> list[RenderableType]:
            fitting = rows // drawing.HEIGHT
            if fitting < LEAST_ROWS or not pipes.cells:
                return []
            columns = (scene.width - drawing.MARGIN) // drawing.WIDTH
            whole = drawing.window(pipes.cells, (), len(pipes.cells), len(pipes.cells))
            if whole.rows <= fitting and whole.columns <= columns:
                return [drawing.network(scene.say, pipes, whole, {})]
            shown = drawing.window(pipes.cells, (), columns, fitting - 1)
            return [drawing.network(scene.say, pipes, shown, {}), Text("    ") + scene.dim("map-more")]

        return section

    def _label(self, seat: int) -> Text:
        return self.label(seat, self.console.width >= players.WIDE)

    def standings(self) -> RenderableType:
        """The places, and of what each company's money is made."""
        return Group(super().standings(), Text(""), valuation.table(self.scene(0)))

    # Asking and understanding

    def question(self, seat: int) -> str:
        return self.told(ask(self.scene(seat)))

    def menu(self, seat: int) -> Menu:
        return menu.menu(self.match.view(seat))

    def examples(self, seat: int) -> list[tuple[str, str]]:
        return [(typed, self.say(key)) for typed, key in examples(self.match.view(None).ask)]

    # Pages

    def pages(self) -> dict[str, Page]:
        drawn: dict[str, Callable[[Scene, str], RenderableType]] = {
            "markets": lambda scene, rest: markets.page(scene),
            "board": lambda scene, rest: Group(tenders.contracts(scene), tenders.orders(scene)),
            "tiles": lambda scene, rest: pages.tiles(scene),
            "families": pages.families,
            "map": lambda scene, rest: pages.network(scene, rest, self.match.names),
            "spots": lambda scene, rest: pages.spots(scene),
            "try": self._try,
            "worth": lambda scene, rest: pages.worth(scene),
        }

        def page(name: str) -> Page:
            return Page(self.say(f"page-{name}"), lambda seat, rest: drawn[name](self.scene(seat), rest))

        return {name: page(name) for name in PAGES}

    def _try(self, scene: Scene, rest: str) -> RenderableType:
        number = pages.spot_said(scene, rest)
        return pages.tried(scene, number, laid(self.match.state, scene.view.places[number].move))
