"""Figures of one's own box over the wire: what a game has, what somebody changes, what is wrong with that."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from powerhouse.core.phrase import Phrase
from powerhouse.core.sheets import Share, Sheet

MOST_VALUES = 2000
Place = Annotated[str, Meta(max_length=200)]
FiguresName = Annotated[str, Meta(max_length=60)]


class Workshop(Struct, frozen=True):
    """All figures of a game with how certain they are; `totals` is what they come to, in the words of the game."""

    game: str
    hash: str
    share: Share
    sheets: list[Sheet]
    totals: list[Phrase]


class FiguresWish(Struct, frozen=True):
    """Values by their place that are to replace ours; or the text of a file with them."""

    name: FiguresName = ""
    values: Annotated[dict[Place, Any], Meta(max_length=MOST_VALUES)] = {}
    text: Annotated[str, Meta(max_length=60_000)] | None = None


class FiguresToKeep(Struct, frozen=True):
    """Values by their place that are to be kept, with the name they go by."""

    game: Annotated[str, Meta(max_length=64)]
    values: Annotated[dict[Place, Any], Meta(min_length=1, max_length=MOST_VALUES)]
    name: FiguresName = ""


class FigureFault(Struct, frozen=True):
    """Something that cannot be: at which `place`, if at a single one, what is to be said, and that in English."""

    place: str
    said: Phrase
    text: str


class CheckedFigures(Struct, frozen=True):
    """What was asked about, all that is wrong with it, and the file that says the same (docs/components.md)."""

    name: str
    values: dict[str, Any]
    faults: list[FigureFault]
    totals: list[Phrase]
    file: str


class KeptFigures(Struct, frozen=True):
    """Under which id they can be found again, by everybody who knows it."""

    id: str


class ChangedFigure(Struct, frozen=True):
    """A value, where it stands, and what ours is."""

    place: str
    value: Any
    ours: Any


class FiguresInfo(Struct, frozen=True):
    """Figures of somebody's own box: what is other than ours."""

    game: str
    name: str
    changes: list[ChangedFigure]


class OwnFigures(Struct, frozen=True):
    """Figures of somebody's own box at a table: their name, and how many values are other than ours."""

    name: str
    changed: int
