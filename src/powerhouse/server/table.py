"""A table in memory: what the database holds of it, the match, and what each visitor may know."""

import asyncio
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from time import time
from typing import Any

import msgspec

from powerhouse.core.match import Match
from powerhouse.server import programs
from powerhouse.server.position import restored
from powerhouse.server.programs import Order
from powerhouse.server.storage.reading import CHAT_TAIL, LOG_TAIL
from powerhouse.server.storage.rows import ChatRow, Event, SeatRow, Stored, TableRow
from powerhouse.server.types import (
    Chat,
    LogEntry,
    Place,
    Program,
    SeatInfo,
    Snapshot,
    TableInfo,
)

_KEPT_LOG = 2 * LOG_TAIL


class Table:
    """Changed only under its lock, and only after the change is durable."""

    def __init__(self, stored: Stored) -> None:
        self.lock = asyncio.Lock()
        self.used = time()
        self.seq = 0
        self.take(stored)

    def take(self, stored: Stored) -> None:
        """Become what the database says."""
        self.row: TableRow = stored.row
        self.seats: list[SeatRow] = stored.seats
        self.chat: list[ChatRow] = stored.chat
        self.orders: dict[int, list[Order]] = {
            seat: msgspec.json.decode(text, type=list[Order]) for seat, text in stored.programs.items()
        }
        self.log: list[Event] = stored.log
        self.match: Match | None = restored(stored)
        self.doubtful = False  # a write failed, and what the database holds must be read first
        self._views: dict[int | None, Any] = {}

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def number(self) -> int:
        return self.row.number

    def complete_since(self, number: int) -> bool:
        """Whether the log we hold has all that came since that number, and nothing of it was taken back."""
        return sum(event.number >= number for event in self.log) == self.number - number

    def next_seq(self) -> int:
        """Grows with every frame, and beyond the frames of a server that was here before."""
        self.seq = max(self.seq + 1, int(time() * 1000))
        return self.seq

    # Who may see what

    def own(self, visitor: str) -> list[int]:
        return own_seats(self.seats, visitor)

    def may_see(self, visitor: str) -> bool:
        there = {self.row.owner, *(seat.visitor for seat in self.seats)}
        return self.row.watch or self.row.kind == "replay" or visitor in there

    def seat(self, visitor: str) -> int | None:
        return seat_shown(self.row, self.own(visitor))

    def view(self, seat: int | None) -> Any:
        """The position as this seat may see it; made once for each."""
        if self.match is None:
            return None
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        return self._views[seat]

    def programs(self, seat: int | None) -> list[Program]:
        if seat is None or not self.orders.get(seat):
            return []
        return [order.program for order in programs.standing(self.row.game, self.view(seat), self.orders[seat])]

    # What a visitor is told

    def info(self, visitor: str, present: Collection[str]) -> TableInfo:
        return table_info(self.row, self.seats, visitor, present)

    def snapshot(self, visitor: str, present: Collection[str]) -> Snapshot:
        seat = self.seat(visitor)
        places, reason = self._result()
        return Snapshot(
            table=self.info(visitor, present),
            number=self.number,
            view=self.view(seat),
            log=log_entries(self.log[-LOG_TAIL:]),
            chat=chat_lines(self.chat),
            programs=self.programs(seat),
            standings=places,
            reason=reason,
        )

    def _result(self) -> tuple[list[Place] | None, str | None]:
        if self.match is None or not self.match.over:
            return None, None
        standings = self.match.standings()
        places = [Place(place.place, place.seat, place.figures) for place in standings.places]
        return places, standings.reason

    # Changes that are durable already

    def advance(self, match: Match, events: Sequence[Event], head: dict[str, Any]) -> None:
        self.match = match
        self.log = [*self.log, *events][-_KEPT_LOG:]
        self.row.number += len(events)
        self.set(**head)

    def set(self, **values: Any) -> None:
        for name, value in values.items():
            setattr(self.row, name, value)
        self._views = {}

    def sit(self, after: SeatRow) -> None:
        self.seats[after.seat] = after
        if self.match is not None:
            self.match.names = [seat.name for seat in self.seats]
        self._views = {}

    def add_chat(self, line: ChatRow) -> None:
        self.chat = [*self.chat, line][-CHAT_TAIL:]


def own_seats(seats: Sequence[SeatRow], visitor: str) -> list[int]:
    return [seat.seat for seat in seats if seat.kind == "person" and seat.visitor == visitor]


def seat_shown(row: TableRow, own: list[int]) -> int | None:
    """Several people at one screen see the seat that is to act, and nothing hidden while others act."""
    if row.actor in own:
        return row.actor
    return own[0] if len(own) == 1 else None


def table_info(row: TableRow, seats: Sequence[SeatRow], visitor: str, present: Collection[str]) -> TableInfo:
    own = own_seats(seats, visitor)
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        players=row.players,
        status=row.status,  # type: ignore[arg-type]
        undo=row.undo,  # type: ignore[arg-type]
        seats=[_seat_info(seat, visitor, present) for seat in seats],
        owner=row.owner == visitor,
        seat=seat_shown(row, own),
        own=own,
        number=row.number,
        actor=row.actor,
        heading=row.heading,
        invite=row.invite if own or row.owner == visitor else None,
        watch=row.watch,
        created=moment(row.created),
        undo_wish=row.undo_wish,
        rematch=row.rematch,
    )


def _seat_info(seat: SeatRow, visitor: str, present: Collection[str]) -> SeatInfo:
    person = seat.kind == "person"
    return SeatInfo(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,  # type: ignore[arg-type]
        bot=seat.bot if seat.kind == "bot" else None,
        present=person and seat.visitor in present,
        mine=seat.visitor == visitor,
    )


def log_entries(events: Sequence[Event]) -> list[LogEntry]:
    return [LogEntry(event.number, event.seat, event.text, event.heading, event.forced) for event in events]


def chat_lines(lines: Sequence[ChatRow]) -> list[Chat]:
    return [Chat(line.number, line.name, line.seat, line.text, moment(line.at)) for line in lines]


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")
