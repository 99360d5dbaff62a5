"""What the session needs of a game's screen, and a plain screen for every game: its view, and the moves listed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.plain import position
from powerhouse.cli.terminal.sitting import PERSON, Sitting
from powerhouse.core.catalogue import capital, of_game
from powerhouse.core.input import Batch, Menu
from powerhouse.core.phrase import Phrase, Value, phrase
from powerhouse.core.record import Entry
from powerhouse.core.story import story

# Seats by colour (Okabe and Ito) and letter, so that nobody depends on colour.
SEAT_COLOURS = ("#E69F00", "#56B4E9", "#009E73", "#F0E442", "#0072B2", "#D55E00")
GROUP = "powerhouse.screens"
"""The entry points by which a game brings a screen of its own."""
MOST_LISTED = 40
ACT = "▸"


Draw = Callable[[int, str], RenderableType]
"""Makes a page for a seat, with what was said after its name."""


@dataclass(frozen=True)
class Page:
    """Something a person can look up."""

    help: str
    draw: Draw


class Screen:
    """The table as one seat sees it, in lines. Games with a better screen inherit from this one."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.console = console
        self.letters = seat_letters(self.match.names)
        self.texts = of_game(self.match.game.id)
        self.input = self.match.game.input(self.match.setup)

    def say(self, key: str, **values: Value) -> str:
        """A text of the game or of the terminal."""
        return self.told(phrase(key, **values))

    def told(self, said: Phrase) -> str:
        return self.texts.say(said, self.match.names)

    def draw(self, seat: int, news: list[RenderableType]) -> list[RenderableType]:
        """The whole screen before a decision of this seat, what happened since its last one included."""
        menu = self.match.legal()
        listed = [Text(f"{number:3} {text}") for number, text in enumerate(menu[:MOST_LISTED], 1)]
        left = len(menu) - MOST_LISTED
        more = [Text(self.say("terminal-more-moves", moves=left))] if left > 0 else []
        shown = position(self.match.view(seat), self.told)
        heading = self.title(self.told(self.match.state.heading()))
        return [heading, *news, *shown, Columns(listed, padding=(0, 3)), *more, self.ask(seat)]

    def ask(self, seat: int) -> RenderableType:
        return bullet(Text(ACT, style="bold"), Text(self.question(seat), style="bold"))

    def question(self, seat: int) -> str:
        """What is expected of this seat, in a sentence or two."""
        return self.say("terminal-your-move", name=self.match.names[seat])

    def menu(self, seat: int) -> Menu:
        """What the numbers stand for that the screen shows."""
        return self.match.legal()

    def read(self, seat: int, line: str) -> Batch:
        """The moves of a line that a person typed; raises `UnreadableMove`."""
        return self.input.read(line, self.match.state, self.menu(seat))

    def tell(self, entries: Sequence[Entry], viewer: int | None) -> list[RenderableType]:
        """What happened, in short lines; what follows from the rules by itself stands without a seat."""
        news = [one for entry in entries for one in entry.news]
        return [self._line(line.seat, self.told(line.phrase())) for line in story(news, viewer)]

    def _line(self, seat: int | None, text: str) -> RenderableType:
        if seat is None:
            return bullet(Text("   "), Text(capital(text), style="dim"))
        return bullet(self.chip(seat), Text(text))

    def examples(self, seat: int) -> list[tuple[str, str]]:
        """How moves are typed, with what they mean, for `help`."""
        return [
            ("3", self.say("terminal-example-number")),
            (self.match.legal()[0], self.say("terminal-example-words")),
            (self.say("terminal-this-and-that"), self.say("terminal-example-several")),
        ]

    def pages(self) -> dict[str, Page]:
        """What else can be looked up, by the word that asks for it."""
        return {}

    def title(self, left: str, right: str = "") -> RenderableType:
        """A line across the screen with words at both ends, if there is room for both."""
        if not right or not self.fits(left, right):
            return Text.assemble(
                ("── ", "dim"), (left, "bold"), (" " + "─" * max(0, self.console.width - len(left) - 4), "dim")
            )
        line = "─" * self._between(left, right)
        return Text.assemble(("── ", "dim"), (left, "bold"), (f" {line} ", "dim"), right, (" ──", "dim"))

    def fits(self, left: str, right: str) -> bool:
        """Whether a title has room for both ends."""
        return self._between(left, right) >= 1

    def _between(self, left: str, right: str) -> int:
        return self.console.width - len(left) - len(right) - 8

    def chip(self, seat: int) -> Text:
        """The letter of a seat on its colour."""
        return Text.assemble((f" {self.letters[seat]} ", f"bold black on {SEAT_COLOURS[seat]}"))

    def label(self, seat: int, wide: bool, style: str = "") -> Text:
        """A seat with the name of who sits there; where there is room, also which bot that is."""
        kind = self.sitting.kinds[seat]
        note = f" {kind}" if kind != PERSON and wide else ""
        return Text.assemble(self.chip(seat), (f" {self.match.names[seat]}", style), (note, "dim"))

    def standings(self) -> RenderableType:
        """Who won, by which figures."""
        standings = self.match.standings()
        grid = Grid(box=None, padding=(0, 2), header_style="dim")
        grid.add_column(self.say("terminal-place"), justify="right")
        grid.add_column(self.say("terminal-player"))
        for figure in standings.places[0].figures:
            grid.add_column(self.say(f"figure-{figure}", text=figure), justify="right")
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


def screen_for(sitting: Sitting, console: Console) -> Screen:
    """The game's own screen, or the plain one."""
    for entry in entry_points(group=GROUP, name=sitting.match.game.id):
        screen: Screen = entry.load()(sitting, console)
        return screen
    return Screen(sitting, console)
