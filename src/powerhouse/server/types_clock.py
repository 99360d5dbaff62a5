"""What goes over the wire about time."""

from typing import Annotated

from msgspec import Meta, Struct

MINUTE = 60
DAY = 24 * 60 * MINUTE


class TimeLimit(Struct, frozen=True):
    """Seconds that each seat has for the game, and that every round adds; when they are used up this bot decides."""

    bank: Annotated[int, Meta(ge=MINUTE, le=60 * DAY)]
    round: Annotated[int, Meta(ge=0, le=30 * DAY)]
    bot: Annotated[str, Meta(min_length=1, max_length=100)] | None = None


class PauseWish(Struct, frozen=True):
    """A seat wants all clocks to stand still; these have agreed so far."""

    seat: int
    agreed: list[int]


class PauseAnswer(Struct, frozen=True):
    """`true`: all clocks shall stand still, or the wish for that is granted. `false`: they go on, or it is refused."""

    paused: bool


class ClockInfo(Struct, frozen=True):
    """Seconds that each seat has used, and has left if there is a limit; both without the present decision.

    That began at `since`, null while the clock stands still. `decided`: how often a bot had to decide for each seat.
    """

    used: list[float]
    left: list[float] | None
    limit: TimeLimit | None
    since: str | None
    paused: bool
    wish: PauseWish | None
    decided: list[int]
