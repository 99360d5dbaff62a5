"""What is said about moves over the wire: making them, trying them out, asking about them, leaving them to others."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from powerhouse.core.notation import Arguments, Form
from powerhouse.core.phrase import Phrase
from powerhouse.server.types import MoveText, OrderWish, RefusalInfo, Seat


class Moves(Struct, frozen=True):
    """Moves of one seat, made one after the other; `number` is that of the snapshot they were chosen from.

    A move is the text of a choice, sent back as it came, or a form, for what a page puts together itself, as a bid.
    """

    moves: Annotated[list[MoveText | Form], Meta(min_length=1, max_length=200)]
    number: int
    seat: Seat | None = None


class Made(Struct, frozen=True):
    """The moves are durable; the log has so many entries now, and the live connection brings what they changed."""

    number: int


class TrialWish(Struct, frozen=True):
    moves: Annotated[list[MoveText | Form], Meta(max_length=200)]
    seat: Seat | None = None


class Trial(Struct, frozen=True):
    """What would be after the moves: how many could be tried, and why it stopped before or after."""

    view: Any
    played: int
    refusals: list[RefusalInfo]
    stopped: Literal["reveal", "turn"] | None


class Question(Struct, frozen=True):
    move: MoveText | Form


class Refusals(Struct, frozen=True):
    refusals: list[RefusalInfo]


class Prospect(Struct, frozen=True):
    """What something would cost a seat, as a choice of the game's view, and the reasons against it."""

    choice: Any
    refusals: list[RefusalInfo]


class Prospects(Struct, frozen=True):
    prospects: list[Prospect]


class Hint(Struct, frozen=True):
    """The move of a bot, and why, if it says so; `words` is how people say it.

    `coach` are further sentences: what it is worth, and what the next best moves would lose.
    """

    move: str
    words: Phrase
    verb: str
    arguments: Arguments
    bot: str
    reason: Phrase | None
    coach: list[Phrase]


class UndoAnswer(Struct, frozen=True):
    """Nothing: take back, or ask to. `agree`: the wish of that seat shall be granted. `refuse`: there shall be none."""

    refuse: bool = False
    agree: Seat | None = None


Pace = Literal["calm", "brisk", "at-once"]


class PaceWish(Struct, frozen=True):
    """How long bots seem to think for a visitor; `skip`: not at all until a person is to decide."""

    pace: Pace
    skip: bool = False


class OrderWishes(Struct, frozen=True):
    orders: Annotated[list[OrderWish], Meta(max_length=20)]
