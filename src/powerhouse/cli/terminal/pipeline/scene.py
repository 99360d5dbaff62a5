"""What the parts of the screen draw from: the view of a seat, the board, and the texts."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from powerhouse.core.errors import UnreadableMove
from powerhouse.core.phrase import Phrase, Value, phrase
from powerhouse.games.pipeline.board import Board, DemandView, PipeTileView
from powerhouse.games.pipeline.choices import Choice, of_verb
from powerhouse.games.pipeline.view import PlayerView, TurnView, View

FIRST = 0xE000
"""Characters from here on are nobody's: they stand for what is drawn while a text is said."""
_STANDING = re.compile("([\ue000-\uf8ff])")


@dataclass(frozen=True)
class Scene:
    """One look at the table. `line_with(tile)` is the line that a pipe tile would make, by colour and length."""

    view: View
    board: Board
    seat: int
    width: int
    told: Callable[[Phrase], str]
    label: Callable[[int], Text]
    line_with: Callable[[str], tuple[str, int] | None]

    def say(self, key: str, **values: Value) -> str:
        return self.told(phrase(key, **values))

    def dim(self, key: str, **values: Value) -> Text:
        return Text(self.say(key, **values), style="dim")

    def drawn(self, key: str, style: str = "", **values: Value | Text | list[Text]) -> Text:
        """A text in this style, around pieces that are drawn in their own."""
        pieces: list[Text] = []

        def standing(piece: Text) -> str:
            pieces.append(piece)
            return chr(FIRST + len(pieces) - 1)

        said: dict[str, Value] = {}
        for name, value in values.items():
            if isinstance(value, Text):
                said[name] = standing(value)
            elif isinstance(value, list):
                said[name] = [standing(item) if isinstance(item, Text) else item for item in value]
            else:
                said[name] = value
        parts = _STANDING.split(self.told(Phrase(key, said)))
        return Text.assemble(*(pieces[ord(part) - FIRST] if _STANDING.match(part) else (part, style) for part in parts))

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.seat]

    @property
    def turn(self) -> TurnView:
        assert self.view.turn is not None
        return self.view.turn

    def tile(self, id: str) -> PipeTileView:
        return next(tile for tile in self.board.pipes if tile.id == id)

    def tender(self, id: str) -> DemandView:
        return next(tender for tender in [*self.board.contracts, *self.board.orders] if tender.id == id)

    def choices(self, verb: str) -> list[Choice]:
        return of_verb(self.view.choices, verb)


def unreadable(key: str, **values: Value) -> UnreadableMove:
    return UnreadableMove(phrase(key, **values), "pipeline")
