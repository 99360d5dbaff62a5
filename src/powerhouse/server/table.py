"""A table in memory: what the database holds of it, the match, and what each visitor may know."""

import asyncio
from collections.abc import Mapping, Sequence
from time import time
from typing import Any

import msgspec

from powerhouse.core.bidding import Orderable, StandingOrder, active, ordered_move
from powerhouse.core.match import Match
from powerhouse.core.phrase import Phrase
from powerhouse.core.record import Entry
from powerhouse.core.step import Step
from powerhouse.server.lesson_info import lesson_info
from powerhouse.server.storage.queries import CHAT_TAIL, LOG_TAIL
from powerhouse.server.storage.rows import ChatRow, LogRow, SeatRow, Stored, TableRow
from powerhouse.server.stored_match import restored
from powerhouse.server.table_info import info_for_all, known_to, moment, open_to_all, own_seats, replay_open, seat_shown
from powerhouse.server.types import Chat, LogEntry, Place, Snapshot, TableInfo
from powerhouse.server.types_moves import Pace

_KEPT_LOG = 2 * LOG_TAIL


class Table:
    """Changed only under its lock, and only after the change is durable."""

    def __init__(self, stored: Stored, match: Match | None = None) -> None:
        self.lock = asyncio.Lock()
        self.used = time()
        self.seq = 0
        self.paces: dict[str, Pace] = {}  # what visitors wish, while the server runs
        self.hurry = asyncio.Event()  # bots do not pause until a person is to decide
        self._views: dict[int | None, Any] = {}
        self._hides: bool | None = None
        self._for_all: tuple[Mapping[str, str], TableInfo] | None = None  # with those who were present
        self.take(stored, match)

    def take(self, stored: Stored, match: Match | None = None) -> None:
        """Become what the database says; `match` is that which it leads to, where it has been made already."""
        self.row: TableRow = stored.row
        self.seats: list[SeatRow] = stored.seats
        self.chat: list[ChatRow] = stored.chat
        self.orders: dict[int, list[StandingOrder]] = {
            seat: msgspec.json.decode(text, type=list[StandingOrder]) for seat, text in stored.orders.items()
        }
        self.log: list[LogRow] = stored.log
        self.match: Match | None = restored(stored) if match is None else match
        self.stale = False  # a write failed, and what the database holds must be read first
        self.taken_back: list[list[Entry]] = []  # by each undo since the last move; what can be made again
        self._forget()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def number(self) -> int:
        return self.row.number

    def complete_since(self, number: int) -> bool:
        """Whether the log we hold has all that came since that number, and nothing of it was taken back."""
        return len(self.rows_since(number)) == self.number - number

    def rows_since(self, number: int) -> list[LogRow]:
        """What the log we hold has from that number on."""
        start = len(self.log)
        while start and self.log[start - 1].number >= number:
            start -= 1
        return self.log[start:]

    def next_seq(self) -> int:
        """Grows with every frame, and beyond the frames of a server that was here before."""
        self.seq = max(self.seq + 1, int(time() * 1000))
        return self.seq

    # Who may see what

    def own(self, visitor: str) -> list[int]:
        return own_seats(self.seats, visitor)

    def may_see(self, visitor: str) -> bool:
        there = {self.row.owner, *(seat.visitor for seat in self.seats)}
        return open_to_all(self.row) or visitor in there

    def may_look_back(self, visitor: str) -> bool:
        """Who has the link of a game that is over may look through it, but not into the talk at the table."""
        return self.may_see(visitor) or replay_open(self.row)

    def seat(self, visitor: str) -> int | None:
        return seat_shown(self.row, self.own(visitor))

    def hides(self) -> bool:
        """Whether several people play, and one of them has something that the others may not know.

        An open seat is a person's who is still to come, and a bot that stands in keeps the seat for somebody.
        """
        theirs = [seat for seat in self.seats if seat.kind == "open" or seat.visitor is not None]
        people = {seat.visitor or str(seat.seat) for seat in theirs}
        if self.match is None or self.match.over or self.row.status != "playing" or len(people) < 2:
            return False
        state = self.match.state
        return any(state.hides(seat.seat, None) for seat in theirs)

    def view(self, seat: int | None) -> Any:
        """The position as this seat may see it; made once for each."""
        if self.match is None:
            return None
        if seat not in self._views:
            shown = next(iter(self._views.values()), None)
            state = self.match.state
            self._views[seat] = state.view(seat) if shown is None else state.view_for(seat, shown)
        return self._views[seat]

    def orders_of(self, seat: int | None) -> list[StandingOrder]:
        """The standing orders that have not ended."""
        if seat is None or self.match is None or not self.orders.get(seat):
            return []
        state = self.match.state
        return active(self.orders[seat], state.bidding(), state.rounds())

    def orderable(self, seat: int | None) -> Orderable | None:
        """What this seat may leave to the table."""
        if seat is None or self.match is None or self.row.lesson is not None:
            return None
        return self.match.state.orderable(seat)

    def ordered_move(self) -> int | None:
        """What the one who is to act, if it is a person, has ordered."""
        actor = self.row.actor
        if self.match is None or self.row.status != "playing" or actor is None or not self.orders.get(actor):
            return None
        state = self.match.state
        person = self.seats[actor].kind == "person"
        return ordered_move(self.orders[actor], state.bidding(), state.rounds()) if person else None

    # What a visitor is told

    def info(self, visitor: str, present: Mapping[str, str], invited: bool = False) -> TableInfo:
        if self._for_all is None or self._for_all[0] is not present:
            self._for_all = present, info_for_all(self.row, self.seats, present, self._covers())
        redo = self.may_redo(visitor)
        lesson = lesson_info(self) if self.row.lesson is not None and self.may_see(visitor) else None
        return known_to(visitor, self._for_all[1], self.row, self.seats, invited, redo, lesson)

    def _covers(self) -> bool:
        """Whether one seat may know less of another than that one itself; asked once for each position."""
        if self.match is None:
            return True
        if self._hides is None:
            state, seats = self.match.state, range(len(self.seats))
            self._hides = any(state.hides(owner, viewer) for owner in seats for viewer in seats)
        return self._hides

    def may_redo(self, visitor: str) -> bool:
        """What was taken back last began with a decision of the visitor."""
        return bool(self.taken_back) and self.taken_back[-1][0].seat in self.own(visitor)

    def snapshot(self, visitor: str, present: Mapping[str, str]) -> Snapshot:
        seat = self.seat(visitor)
        places, reason, tie_break = self._result()
        return Snapshot(
            table=self.info(visitor, present),
            number=self.number,
            view=self.view(seat),
            log=log_entries(self.log[-LOG_TAIL:], seat),
            chat=chat_lines(self.chat),
            orders=self.orders_of(seat),
            orderable=self.orderable(seat),
            standings=places,
            reason=reason,
            tie_break=tie_break,
        )

    def _result(self) -> tuple[list[Place] | None, Phrase | None, str | None]:
        if self.match is None or not self.match.over:
            return None, None, None
        standings = self.match.standings()
        places = [Place(place.place, place.seat, place.figures, place.counted) for place in standings.places]
        return places, standings.reason, standings.tie_break

    # Changes that are durable already

    def accept(self, step: Step, rows: Sequence[LogRow], head: dict[str, Any]) -> None:
        """Moves that were made."""
        assert self.match is not None
        self.taken_back = []
        self.match.take(step)
        self.match.log = []  # the rows are the log
        self._add(rows, head)

    def become(self, match: Match, rows: Sequence[LogRow], head: dict[str, Any]) -> None:
        """A match that has begun or gone back."""
        match.log = []
        self.match = match
        self._add(rows, head)

    def _add(self, rows: Sequence[LogRow], head: dict[str, Any]) -> None:
        self.log = [*self.log, *rows][-_KEPT_LOG:]
        self.row.number += len(rows)
        self.set(**head)

    def set(self, **values: Any) -> None:
        for name, value in values.items():
            setattr(self.row, name, value)
        self._forget()

    def _forget(self) -> None:
        """What was made of the position before."""
        self._views = {}
        self._hides = None
        self._for_all = None

    def sit(self, after: SeatRow) -> None:
        self.seats[after.seat] = after
        if self.match is not None:
            self.match.names = [seat.name for seat in self.seats]
        self._forget()

    def add_chat(self, line: ChatRow) -> None:
        self.chat = [*self.chat, line][-CHAT_TAIL:]


def log_entries(rows: Sequence[LogRow], viewer: int | None) -> list[LogEntry]:
    """The log as this seat may know it."""
    return [
        LogEntry(
            number=row.number,
            seat=row.entry.seat,
            text=row.entry.text,
            verb=row.entry.form.verb,
            arguments=row.entry.form.arguments,
            heading=row.entry.heading,
            forced=row.entry.forced,
            news=[news for news in row.entry.news if news.told_to(viewer)],
        )
        for row in rows
    ]


def chat_lines(lines: Sequence[ChatRow]) -> list[Chat]:
    """What was said, but for what was deleted at the wish of who had said it."""
    return [Chat(line.number, line.name, line.seat, line.text, moment(line.at)) for line in lines if line.text]
