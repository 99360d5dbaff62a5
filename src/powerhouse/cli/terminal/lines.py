"""Lines of a story: moves that belong together go on the line that is open."""

from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from powerhouse.cli.terminal.screen import bullet

LATEST_BIDS = 3
AUCTION = "auction"


class Told(Protocol):
    """What a story needs of the table: names and letters of the seats."""

    def chip(self, seat: int) -> Text: ...
    def seat_name(self, seat: int) -> str: ...


class Line:
    """A line of the story: parts of the same kind, of which the middle may be left out.

    `bought` has of each thing how many were bought on this line, and for how much.
    """

    def __init__(self, chip: Text, key: tuple[object, ...], opening: str) -> None:
        self.chip = chip
        self.key = key
        self.opening = opening
        self.parts: list[str] = []
        self.bought: dict[str, tuple[int, int]] = {}
        self.end = ""

    def text(self) -> str:
        """Of an auction the first bid and the last ones, or the end, tell enough."""
        if self.key[:1] != (AUCTION,):
            return self.opening + ", ".join(self.parts) + self.end
        if self.end:
            return f"{self.opening} … {self.end}"
        left_out = " … " if len(self.parts) > LATEST_BIDS else ", " if self.parts else ""
        return self.opening + left_out + ", ".join(self.parts[-LATEST_BIDS:])


class Lines:
    """Collects the lines; what follows from the rules by itself is an aside."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.lines: list[Line] = []

    def drawn(self) -> list[RenderableType]:
        return [
            bullet(line.chip, Text(line.text(), style="" if line.chip.plain.strip() else "dim")) for line in self.lines
        ]

    def line(self, seat: int, opening: str, *key: object) -> None:
        self.lines.append(Line(self.told.chip(seat), key, opening))

    def more(self, seat: int, opening: str, part: str) -> None:
        if not self.lines or self.lines[-1].key != (opening,):
            self.line(seat, opening, opening)
        self.lines[-1].parts.append(part)

    def aside(self, text: str) -> None:
        self.lines.append(Line(Text("   "), (), text[0].upper() + text[1:]))
