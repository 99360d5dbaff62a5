"""What is said about the past of a game over the wire."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from powerhouse.server.types import LogEntry, Name


class Round(Struct, frozen=True):
    """The figures of every seat when a round began, null where they are hidden; after the last round they are final."""

    round: int
    number: int
    players: list[dict[str, int | None]]


class History(Struct, frozen=True):
    """The numbers at which there is a position to look at, and the figures round by round."""

    numbers: list[int]
    rounds: list[Round]


class Moment(Struct, frozen=True):
    """A position of the past; `last` is the number of the latest."""

    number: int
    last: int
    view: Any
    log: list[LogEntry]


class ForkWish(Struct, frozen=True):
    number: Annotated[int, Meta(ge=0)]
    name: Name
