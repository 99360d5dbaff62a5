"""A table as one visitor may know it, from what the database holds of it and who is there."""

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from functools import lru_cache

from msgspec.structs import replace

from powerhouse.server.clocks import read, runs
from powerhouse.server.storage.rows import SeatRow, TableRow, heading_phrase, proposal_of
from powerhouse.server.types import Absence, SeatInfo, TableInfo
from powerhouse.server.types_clock import ClockInfo
from powerhouse.server.types_figures import OwnFigures
from powerhouse.server.types_lessons import LessonInfo


def open_to_all(row: TableRow) -> bool:
    return row.watch or row.kind == "replay"


def replay_open(row: TableRow) -> bool:
    """Whether the game may be looked through by everybody who has its link."""
    return row.kind == "replay" or (row.status == "over" and row.shared)


def own_seats(seats: Sequence[SeatRow], visitor: str) -> list[int]:
    return [seat.seat for seat in seats if seat.kind == "person" and seat.visitor == visitor]


def seat_shown(row: TableRow, own: list[int]) -> int | None:
    """Several people at one screen see the seat that is to act, and nothing hidden while others act."""
    if row.actor in own:
        return row.actor
    return own[0] if len(own) == 1 else None


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    visitor: str,
    present: Mapping[str, str],
    invited: bool = False,
    hides: bool = True,
    redo: bool = False,
    lesson: LessonInfo | None = None,
) -> TableInfo:
    """`present` are the visitors whose browsers are connected, with the names they go by."""
    return known_to(visitor, info_for_all(row, seats, present, hides), row, seats, invited, redo, lesson)


def known_to(
    visitor: str,
    for_all: TableInfo,
    row: TableRow,
    seats: Sequence[SeatRow],
    invited: bool = False,
    redo: bool = False,
    lesson: LessonInfo | None = None,
) -> TableInfo:
    """What all may know, and what this visitor may know beside it."""
    own = own_seats(seats, visitor)
    belongs = bool(own) or row.owner == visitor
    held = zip(for_all.seats, seats, strict=True)
    return replace(
        for_all,
        seats=[replace(info, mine=True) if seat.visitor == visitor else info for info, seat in held],
        owner=row.owner == visitor,
        seat=seat_shown(row, own),
        own=own,
        invite=row.invite if belongs else None,
        seed=row.seed if belongs or invited else None,
        redo=redo,
        lesson=lesson,
    )


def info_for_all(row: TableRow, seats: Sequence[SeatRow], present: Mapping[str, str], hides: bool = True) -> TableInfo:
    """What everybody who sees the table may know of it."""
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        players=row.players,
        status=row.status,  # type: ignore[arg-type]
        undo=row.undo,  # type: ignore[arg-type]
        seats=[_seat_info(row, seat, present) for seat in seats],
        owner=False,
        seat=None,
        own=[],
        number=row.number,
        actor=row.actor,
        heading=heading_phrase(row.heading),
        invite=None,
        watch=row.watch,
        watchers=_watchers(seats, present),
        shared=row.shared,
        created=moment(row.created),
        undo_wish=row.undo_wish,
        rematch=row.rematch,
        seed=None,
        clock=_clock(row, seats),
        absence=row.absence,
        rated=row.rated,
        figures=None if row.figures is None else OwnFigures(row.figures.name, row.figures.changed),
        hides=hides,
        learning=row.lesson is not None,
    )


def _watchers(seats: Sequence[SeatRow], present: Mapping[str, str]) -> list[str]:
    """The names of those who only look on, empty for who has none; nobody goes by the name of a player."""
    seated = {seat.visitor for seat in seats}
    taken = {seat.name for seat in seats}
    names = ["" if name in taken else name for visitor, name in present.items() if visitor not in seated]
    return sorted(names, key=lambda name: (not name, name))


def _seat_info(row: TableRow, seat: SeatRow, present: Collection[str]) -> SeatInfo:
    person = seat.kind == "person"
    away = person and row.status == "playing" and seat.visitor not in present
    return SeatInfo(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,  # type: ignore[arg-type]
        bot=seat.bot if seat.kind == "bot" else None,
        present=person and seat.visitor in present,
        mine=False,
        absence=_absence(seat),
        away=moment(away_since(row, seat)) if away else None,
        proposal=proposal_of(seat),
    )


def _clock(row: TableRow, seats: Sequence[SeatRow]) -> ClockInfo:
    return _clock_told(row.clock, row.players, row.turn_since if runs(row, seats) else None)


@lru_cache(maxsize=1024)  # everybody at the table is told the same
def _clock_told(text: str, players: int, since: float | None) -> ClockInfo:
    clock = read(text, players)
    return ClockInfo(
        used=[round(seconds, 1) for seconds in clock.used],
        left=[round(seconds, 1) for seconds in clock.left] or None,
        limit=clock.limit,
        since=None if since is None else moment(since),
        paused=clock.paused,
        wish=clock.wish,
        decided=clock.decided or [0] * players,
    )


def away_since(row: TableRow, seat: SeatRow) -> float:
    """Since when who holds the seat has not been at the table; of older tables that is not known so well."""
    return max(seat.seen, row.created)


def _absence(seat: SeatRow) -> Absence | None:
    return None if seat.away_until is None else Absence(moment(seat.away_until), "bot" if seat.away_bot else "open")


@lru_cache(maxsize=4096)  # each frame says when the table was made
def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")
