"""How a table is fitted into a terminal: what must be seen, what is good to see, and news in the room that is left."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import TypeVar

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.screen import Block
from powerhouse.core.catalogue import say

T = TypeVar("T")

LEAST_NEWS = 3
PIPED_HEIGHT = 40
GAP = 3
HERE = "\ufffc"
"""Stands in a text for something that is drawn, until `filled`."""


Section = Callable[[int], list[RenderableType]]
"""What can be drawn in so many lines; nothing if they are too few."""


@dataclass(frozen=True)
class Part:
    """A part of the table; one with a rank is left out if there is no room for it, the highest rank first."""

    what: RenderableType | Section
    rank: int = 0

    def blocks(self, console: Console, room: int) -> list[Block]:
        drawn = self.what(room) if callable(self.what) else [self.what]
        return [Block(console, what) for what in drawn]


def filled(text: str, part: Text, style: str = "") -> Text:
    """A text with something drawn in the place of `HERE`, the rest in this style."""
    before, _, after = text.partition(HERE)
    return Text.assemble((before, style), part, (after, style))


def arrange(
    console: Console,
    title: RenderableType,
    news: list[RenderableType],
    parts: list[Part],
    main: Section,
    question: RenderableType,
) -> list[RenderableType]:
    """The whole screen from top to bottom; `main(rows)` draws what the decision is about, if it can in so many rows."""
    top, bottom = Block(console, title), Block(console, question)
    told = [Block(console, line) for line in news]
    # The last line of the terminal is the person's.
    room = (console.height if console.is_terminal else PIPED_HEIGHT) - 1 - len(top) - len(bottom)
    shown: dict[int, list[Block]] = {}
    for number, part in enumerate(parts):
        if part.rank == 0:
            shown[number] = part.blocks(console, room)
            room -= _height(shown[number])
    decision = [Block(console, part) for part in main(room - _height(told[-LEAST_NEWS:]))]
    room -= _height(decision)
    while len(told) > LEAST_NEWS and _height(told) > room:
        told = [Block(console, Text(say("terminal-more-news"), style="dim")), *told[2:]]
    room -= _height(told)
    for number in sorted(range(len(parts)), key=lambda number: parts[number].rank):
        if number not in shown:
            blocks = parts[number].blocks(console, room)
            if _height(blocks) <= room:
                shown[number] = blocks
                room -= _height(blocks)
    middle = [shown[number] for number in sorted(shown)]
    return _spaced([[top], told, *middle, decision, [bottom]], room)


def _spaced(sections: list[list[Block]], room: int) -> list[RenderableType]:
    """Empty lines between the sections, as far as there is room for them, from the bottom up."""
    spaced: list[RenderableType] = []
    filled = [section for section in sections if section]
    for number, section in enumerate(filled):
        if number and len(filled) - number <= room:
            spaced.append(Text(""))
        spaced += section
    return spaced


def _height(blocks: list[Block]) -> int:
    return sum(len(block) for block in blocks)


def listing(
    titles: Iterable[str], right: Collection[int] = (), gap: int = 1, whole: bool = False, expand: bool = False
) -> Grid:
    """A table without lines; columns named in `right` hold figures. With `whole` no entry is broken."""
    grid = Grid(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim", expand=expand)
    for at, title in enumerate(titles):
        grid.add_column(Text(title), justify="right" if at in right else "left", no_wrap=whole)
    return grid


def fitting(found: list[T], rows: int) -> list[T]:
    """As many as there are rows for, under a heading and above a line that tells of the others."""
    return found if len(found) <= rows - 1 else found[: max(1, rows - 2)]


def with_rest(grid: Grid, left: int, told: str) -> RenderableType:
    """A list of which so many are left out, and how to see them."""
    return Group(grid, Text(f"    {told}", style="dim")) if left else grid


def labelled(*rows: tuple[str, RenderableType], width: int | None = None, gap: int = 1, right: bool = False) -> Grid:
    """Paragraphs, each behind a word in the margin."""
    grid = Grid.grid(padding=(0, gap))
    grid.add_column(style="dim", no_wrap=True, width=width, justify="right" if right else "left")
    grid.add_column()
    for label, what in rows:
        grid.add_row(label, what)
    return grid


def flow(items: list[Text], width: int, gap: int = GAP) -> Text:
    """Items one after the other, never broken in the middle."""
    text = Text()
    used = 0
    for item in items:
        if used and used + gap + len(item) > width:
            text.append("\n")
            used = 0
        elif used:
            text.append(" " * gap)
            used += gap
        text.append_text(item)
        used += len(item)
    return text
