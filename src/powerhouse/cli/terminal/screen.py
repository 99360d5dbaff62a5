"""What the session needs of a game's screen, and a plain screen that serves every game by listing the moves."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.chronicle import Event
from powerhouse.cli.terminal.reading import Known
from powerhouse.cli.terminal.seating import Table

# Seats by colour (Okabe and Ito) and letter, so that nobody depends on colour.
SEAT_COLOURS = ("#E69F00", "#56B4E9", "#009E73", "#F0E442", "#0072B2", "#D55E00")
OWN_SCREENS = {
    "power-grid": ("powerhouse.cli.terminal.power_grid.screen", "PowerGridScreen"),
    "power-grid-card-game": ("powerhouse.cli.terminal.power_grid_card_game.screen", "CardGameScreen"),
    "factory-manager": ("powerhouse.cli.terminal.factory_manager.screen", "FactoryManagerScreen"),
    "pipeline": ("powerhouse.cli.terminal.pipeline.screen", "PipelineScreen"),
}
MOST_LISTED = 40
ACT = "▸"


@dataclass(frozen=True)
class Page:
    """Something a person can look up: `draw(seat, rest)` makes it, where `rest` is what was said after its name."""

    help: str
    draw: Callable[[int, str], RenderableType]


class Screen:
    """The table as one seat sees it, in lines. Games with a better screen inherit from this one."""

    def __init__(self, table: Table, console: Console) -> None:
        self.table = table
        self.match = table.match
        self.console = console
        self.letters = seat_letters(self.match.names)

    def draw(self, seat: int, news: list[RenderableType]) -> list[RenderableType]:
        """The whole screen before a decision of this seat, what happened since its last one included."""
        menu = self.known(seat).menu
        listed = [Text(f"{number:3} {text}") for number, text in enumerate(menu[:MOST_LISTED], 1)]
        more = [Text(f"… {len(menu) - MOST_LISTED} more: `moves` lists them all")] if len(menu) > MOST_LISTED else []
        return [self.title(self.match.state.heading()), *news, Columns(listed, padding=(0, 3)), *more, self.ask(seat)]

    def ask(self, seat: int) -> RenderableType:
        """What is expected of this seat, in a sentence."""
        question = f"{self.match.names[seat]}, your move: a number of the list or its words."
        return bullet(Text(ACT, style="bold"), Text(question, style="bold"))

    def known(self, seat: int) -> Known:
        """The moves as a person may name them."""
        return Known(self.match.legal(), [])

    def tell(self, events: Iterable[Event]) -> list[RenderableType]:
        """What happened, in short lines."""
        lines: list[RenderableType] = []
        for event in events:
            if event.move is not None and event.move.seat is not None:
                lines.append(bullet(self.chip(event.move.seat), Text(event.move.text)))
            if event.reveals:
                revealed = ", ".join(entry.text for entry in event.reveals)
                lines.append(bullet(Text("   "), Text(revealed, style="dim")))
        return lines

    def examples(self, seat: int) -> list[tuple[str, str]]:
        """How moves are typed, with what they mean, for `help`."""
        return [
            ("3", "the third move of the list"),
            (self.match.legal()[0], "a move in words; unambiguous beginnings are enough"),
            ("this, that", "several moves in one line: all are made, or none"),
        ]

    def pages(self) -> dict[str, Page]:
        """What else can be looked up, by the word that asks for it."""
        return {}

    def title(self, left: str, right: str = "") -> RenderableType:
        """A line across the screen with words at both ends, if there is room for both."""
        room = self.console.width - len(left) - len(right) - 8
        if not right or room < 1:
            return Text.assemble(
                ("── ", "dim"), (left, "bold"), (" " + "─" * max(0, self.console.width - len(left) - 4), "dim")
            )
        return Text.assemble(("── ", "dim"), (left, "bold"), (f" {'─' * room} ", "dim"), right, (" ──", "dim"))

    def chip(self, seat: int) -> Text:
        """The letter of a seat on its colour."""
        return Text.assemble((f" {self.letters[seat]} ", f"bold black on {SEAT_COLOURS[seat]}"))

    def standings(self) -> RenderableType:
        """Who won, by which figures."""
        standings = self.match.standings()
        grid = Grid(box=None, padding=(0, 2), header_style="dim")
        grid.add_column("place", justify="right")
        grid.add_column("player")
        for figure in standings.places[0].figures:
            grid.add_column(figure, justify="right")
        for at in standings.places:
            name = self.chip(at.seat) + Text(f" {self.match.names[at.seat]}")
            grid.add_row(str(at.place), name, *(str(value) for value in at.figures.values()))
        return grid


class Block:
    """Something drawn, so that it is known how many lines it takes."""

    def __init__(self, console: Console, what: RenderableType) -> None:
        self.lines = console.render_lines(what, pad=False)

    def __len__(self) -> int:
        return len(self.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


def bullet(mark: Text, text: Text) -> Grid:
    """A paragraph beside a mark."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=len(mark))
    grid.add_column()
    grid.add_row(mark, text)
    return grid


def seat_letters(names: list[str]) -> list[str]:
    """The first letters of the names if they differ, otherwise A, B, C by seat."""
    initials = [name[0].upper() for name in names]
    return initials if len(set(initials)) == len(initials) else [chr(ord("A") + seat) for seat in range(len(names))]


def screen_for(table: Table, console: Console) -> Screen:
    """The game's own screen, or the plain one."""
    own = OWN_SCREENS.get(table.match.game.id)
    if own is None:
        return Screen(table, console)
    screen: Screen = getattr(import_module(own[0]), own[1])(table, console)
    return screen
