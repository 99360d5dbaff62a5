"""Time: how long each seat has thought and, where the table wants it, how long it may.

What a decision took is charged when it is made, in the row of the table, so it is durable with the move. The present
decision has a beginning (`turn_since`) and, with a limit, an end (`flag`): then a bot decides, and nobody has lost.
Only people have a clock. Time that was used stays used when moves are taken back.
"""

from collections.abc import Sequence
from functools import lru_cache
from time import time
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from powerhouse.server.storage.rows import SeatRow, TableRow
from powerhouse.server.types_clock import PauseWish, TimeLimit

NOT_BEGUN = -1
N = TypeVar("N", int, float)


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """As it is stored. `round` is the last one for which time was added."""

    used: list[float]
    left: list[float] = []
    limit: TimeLimit | None = None
    round: int = NOT_BEGUN
    decided: list[int] = []
    paused: bool = False
    wish: PauseWish | None = None

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


def new(players: int, limit: TimeLimit | None) -> str:
    """A clock that has not begun."""
    left = [] if limit is None else [float(limit.bank)] * players
    return Clock([0.0] * players, left, limit, decided=[0] * players).text()


def clock_of(row: TableRow) -> Clock:
    return read(row.clock, row.players)


@lru_cache(maxsize=1024)  # each frame tells it
def read(text: str, players: int) -> Clock:
    """Tables of older programs have none."""
    return msgspec.json.decode(text or new(players, None), type=Clock)


def runs(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether somebody is being timed now."""
    person = row.actor is not None and seats[row.actor].kind == "person"
    return person and row.status == "playing" and row.turn_since > 0 and not clock_of(row).paused


def fallen(row: TableRow) -> bool:
    """Whether the time of who is to act is used up."""
    return row.status == "playing" and row.flag is not None and row.flag <= time()


def charged(row: TableRow, seats: Sequence[SeatRow], now: float) -> Clock:
    """The clock after the present decision has taken so long."""
    clock = clock_of(row)
    if row.actor is None or not runs(row, seats):
        return clock
    spent = max(0.0, now - row.turn_since)
    used = _changed(clock.used, row.actor, clock.used[row.actor] + spent)
    if clock.limit is None:
        return replace(clock, used=used)
    return replace(clock, used=used, left=_changed(clock.left, row.actor, max(0.0, clock.left[row.actor] - spent)))


def turned(
    row: TableRow,
    seats: Sequence[SeatRow],
    actor: int | None,
    rounds: int,
    now: float,
    back: bool = False,
    by_clock: bool = False,
) -> dict[str, Any]:
    """What a move or an undo (`back`) changes of the table's row; `by_clock`: a bot has made it for a person.

    A round brings its time once, however often it is taken back. Who is to decide again after an undo has at least
    what a round brings, else the bot that decided before would do it again at once.
    """
    clock = charged(row, seats, now)
    if by_clock and row.actor is not None:
        clock = replace(clock, decided=_changed(clock.decided, row.actor, clock.decided[row.actor] + 1))
    if clock.limit is not None:
        begun = 0 if clock.round == NOT_BEGUN else max(0, rounds - clock.round)
        left = [seconds + begun * clock.limit.round for seconds in clock.left]
        if back and actor is not None:
            left = _changed(left, actor, max(left[actor], float(clock.limit.round)))
        clock = replace(clock, left=left)
    clock = replace(clock, round=max(clock.round, rounds))
    turn = row.turn if actor == row.actor and not back else row.turn + 1
    return {**started(clock, seats, actor, now), "turn": turn}


def passed_on(row: TableRow, before: Sequence[SeatRow], after: SeatRow, now: float) -> dict[str, Any]:
    """What changes when somebody else has a seat: what was agreed on ends, and a decision begins anew for that one."""
    if row.actor != after.seat:
        clock = clock_of(row)
        return {} if clock.wish is None else {"clock": replace(clock, wish=None).text()}
    clock = replace(charged(row, before, now), wish=None)
    if clock.limit is not None and row.actor is not None:
        at_least = max(clock.left[row.actor], float(clock.limit.round))
        clock = replace(clock, left=_changed(clock.left, row.actor, at_least))
    seats = [after if seat.seat == after.seat else seat for seat in before]
    return started(clock, seats, row.actor, now)


def started(clock: Clock, seats: Sequence[SeatRow], actor: int | None, now: float) -> dict[str, Any]:
    """What the row says when a decision begins; without a limit no flag can fall."""
    said = {"clock": clock.text(), "turn_since": now}
    if clock.limit is None:
        return said
    timed = not clock.paused and actor is not None and seats[actor].kind == "person"
    return {**said, "flag": now + clock.left[actor] if timed and actor is not None else None}


def _changed(values: list[N], at: int, value: N) -> list[N]:
    changed = list(values)
    changed[at] = value
    return changed
