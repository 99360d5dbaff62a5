"""Tiles in few characters: `Ma9 2p3e2w` is a machine for 9 that makes 2, takes 3 energy and 2 workers."""

from collections.abc import Callable, Iterable

from rich.table import Table as Grid
from rich.text import Text

from powerhouse.cli.terminal.layout import GAP, flow, labelled
from powerhouse.core.phrase import Items, Phrase, Value, phrase
from powerhouse.games.factory_manager.view import Board, Pile, TileView

STYLES = {
    "storage": "#c9a800",
    "machine": "#6cb0e0",
    "robot_auto": "#a796e8",
    "robot_semi": "#d890b8",
    "control": "#3cab6e",
    "optimizer": "#e08a4c",
}
LABEL = 10


class Symbols:
    """How this table writes: its tiles, and the texts of the game."""

    def __init__(self, board: Board, told: Callable[[Phrase], str]) -> None:
        self.board = board
        self.tiles: dict[str, TileView] = {tile.id: tile for tile in board.tiles}
        self.told = told

    def say(self, key: str, **values: Value) -> str:
        return self.told(phrase(key, **values))

    def type_word(self, type: str) -> str:
        """The word that names a type: `auto` for automatic robots."""
        return self.say("terminal-type", type=type)

    def name(self, id: str) -> Phrase:
        """Type and price in few characters, which the colour makes more of in `mark`."""
        tile = self.tiles[id]
        return phrase("terminal-tile", type=tile.type, mark=tile.mark)

    def short(self, id: str) -> str:
        """Type and price as they can be typed: `Ma9`, `Au8`, `Se7`."""
        return self.told(self.name(id))

    def mark(self, id: str) -> Text:
        return Text(self.short(id), style=f"bold {STYLES[self.tiles[id].type]}")

    def figures(self, id: str) -> str:
        """What it gives and needs: `2p3e2w`."""
        tile = self.tiles[id]
        values = {name: getattr(tile, name) for name in ("production", "storage", "energy", "workers")}
        return "".join(
            self.say("terminal-figure", amount=value, figure=name) for name, value in values.items() if value
        )

    def pile(self, pile: Pile, details: bool = True) -> Text:
        """Equal tiles: `3 St0 1s`."""
        count = f"{pile.count} " if pile.count > 1 else ""
        return Text.assemble(count, self.mark(pile.tile), (f" {self.figures(pile.tile)}", "dim") if details else "")

    def piles(self, held: list[Pile], width: int, details: bool = True) -> Text:
        """What stands or lies somewhere, one after the other, never broken in the middle of a tile."""
        if not held:
            return Text("–", style="dim")
        gap = GAP if details else GAP - 1
        return flow([self.pile(each, details) for each in held], width, gap)

    def counted(self, ids: Iterable[str]) -> Items:
        """Tiles in a sentence, equal ones counted: `2 St6, Ma9`."""
        counts: dict[str, int] = {}
        for id in ids:
            counts[id] = counts.get(id, 0) + 1
        return [phrase("terminal-tiles", count=count, tile=self.name(id)) for id, count in counts.items()]

    def labelled(self, label: str, text: Text) -> Grid:
        """A paragraph after a word in the margin."""
        return labelled((self.say(f"terminal-label-{label}"), text), width=LABEL - 1)
