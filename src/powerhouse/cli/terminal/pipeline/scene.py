"""What the parts of the screen draw from: the view of a seat, the board, and the texts."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from powerhouse.core.errors import UnreadableMove
from powerhouse.core.phrase import Phrase, Value, phrase
from powerhouse.games.pipeline.board import Board, DemandView, PipeTileView
from powerhouse.games.pipeline.choices import Choice, of_verb
from powerhouse.games.pipeline.view import PlayerView, TurnView, View


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
