"""A screen put together from its sections, so that it fits the height of the terminal."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.text import Text

from powerhouse.cli.terminal.screen import Block

LEAST_NEWS = 3
PIPED_HEIGHT = 40
PROMPT = 1

Section = Callable[[int], list[RenderableType]]
"""What can be drawn in so many lines; nothing if they are too few."""


@dataclass(frozen=True)
class Layout:
    """From top to bottom; `main` is what the decision is about, `others` are shown as far as there is room."""

    title: RenderableType
    news: list[RenderableType]
    players: RenderableType
    others: list[Section]
    main: Section
    question: RenderableType

    def fit(self, console: Console) -> list[RenderableType]:
        """News give way first, down to the latest; empty lines between the sections come last."""
        title, players, question = [Block(console, part) for part in (self.title, self.players, self.question)]
        told = [Block(console, line) for line in self.news]
        room = (console.height if console.is_terminal else PIPED_HEIGHT) - PROMPT
        room -= len(title) + len(players) + len(question)
        main = [Block(console, part) for part in self.main(room - _height(told[-LEAST_NEWS:]))]
        room -= _height(main)
        while len(told) > LEAST_NEWS and _height(told) > room:
            told = [Block(console, Text("    … `log` tells more", style="dim")), *told[2:]]
        room -= _height(told)
        others: list[list[Block]] = []
        for section in self.others:
            blocks = [Block(console, part) for part in section(room)]
            if _height(blocks) <= room:
                others.append(blocks)
                room -= _height(blocks)
        return _spaced([[title], told, [players], *others, main, [question]], room)


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
