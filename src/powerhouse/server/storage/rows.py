"""What the database holds, as typed objects."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import msgspec

from powerhouse.core.changes import Changes
from powerhouse.core.news import News
from powerhouse.core.notation import Form
from powerhouse.core.phrase import Phrase, said
from powerhouse.core.record import Entry
from powerhouse.server.types import Proposal, UndoWish

UNDO = "undo"
_encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class FiguresRow:
    """Figures of somebody's own box with which a table is played; where tables are listed, without the values."""

    name: str
    changed: int
    text: str

    @classmethod
    def of(cls, changes: Changes) -> "FiguresRow | None":
        return cls(changes.name, len(changes), changes.text) if changes else None


@dataclass
class TableRow:
    id: str
    kind: str
    game: str
    rules: int
    components: str
    players: int
    options: dict[str, str]
    undo: str
    watch: bool
    owner: str
    invite: str
    seed: int | None
    created: float
    changed: float
    status: str = "waiting"
    number: int = 0
    actor: int | None = None
    heading: str = ""
    bot_turn: bool = False
    undo_wish: UndoWish | None = None
    rematch: str | None = None
    shared: bool = True
    clock: str = ""
    turn: int = 0
    turn_since: float = 0.0
    flag: float | None = None
    absence: float = 900.0
    rated: bool = False
    lesson: int | None = None
    figures: FiguresRow | None = None


@dataclass
class SeatRow:
    seat: int
    name: str
    kind: str
    bot: str | None = None
    visitor: str | None = None
    away_until: float | None = None
    away_bot: str | None = None
    seen: float = 0.0
    proposal: str | None = None


class LogDetails(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a row of the log says beside its text; rows of older programs have none."""

    form: Form
    heading: Phrase | None = None
    news: list[News] = []


_told = msgspec.json.Decoder(LogDetails)


@dataclass(frozen=True)
class LogRow:
    """One line of the log. An undo says in the `code` of its entry the number to which the game goes back."""

    number: int
    kind: str
    entry: Entry
    at: float = 0.0

    @classmethod
    def of(cls, number: int, entry: Entry, at: float) -> "LogRow":
        return cls(number, "reveal" if entry.seat is None else "move", entry, at)

    @classmethod
    def undo(cls, number: int, back: int, at: float) -> "LogRow":
        return cls(number, UNDO, Entry(None, back, f"back to {back}"), at)

    @classmethod
    def read(cls, row: Any) -> "LogRow":
        """From a row of the database; one without `told` has its heading as a text."""
        heading = said(row.heading) if row.heading else None
        told = LogDetails(Form(""), heading, _older_news(row)) if row.told is None else _told.decode(row.told)
        entry = Entry(row.seat, row.code, row.text, told.form, told.heading, row.forced, row.mark, told.news)
        return cls(row.number, row.kind, entry, row.at)

    def columns(self, table: str) -> dict[str, Any]:
        entry = self.entry
        return {
            "table_id": table,
            "number": self.number,
            "kind": self.kind,
            "seat": entry.seat,
            "code": entry.code,
            "text": entry.text,
            "heading": "",
            "forced": entry.forced,
            "mark": entry.position,
            "at": self.at,
            "told": _encoder.encode(LogDetails(entry.form, entry.heading, entry.news)).decode(),
        }


def _older_news(row: Any) -> list[News]:
    if row.seat is None:
        return [News("reveal", None, {"reveal": row.text})]
    return [News("move", row.seat, {"move": row.text})]


@dataclass(frozen=True)
class ChatRow:
    number: int
    name: str
    seat: int | None
    text: str
    at: float
    visitor: str | None = None


@dataclass
class Stored:
    """All that is needed to go on with a table, however long it is: the last dump and what came after it."""

    row: TableRow
    seats: list[SeatRow]
    chat: list[ChatRow]
    orders: dict[int, str]
    dump: str | None
    since: list[LogRow] = field(default_factory=list)
    log: list[LogRow] = field(default_factory=list)


def effective(rows: list[LogRow]) -> list[LogRow]:
    """The rows that still count, in order: what an undo took back is left out, and so is the undo."""
    kept: list[LogRow] = []
    back: int | None = None
    for row in reversed(rows):
        if row.kind == UNDO:
            back = row.entry.code if back is None else min(back, row.entry.code)
        elif back is None or row.number < back:
            kept.append(row)
    kept.reverse()
    return kept


def proposal_of(seat: SeatRow) -> Proposal | None:
    return None if seat.proposal is None else msgspec.json.decode(seat.proposal, type=Proposal)


def heading_text(heading: Phrase) -> str:
    return _encoder.encode(heading).decode()


@lru_cache(maxsize=4096)  # each frame says it
def heading_phrase(text: str) -> Phrase | None:
    """Where a table stands; those of older programs said so in words."""
    if not text:
        return None
    return msgspec.json.decode(text, type=Phrase) if text.startswith("{") else said(text)
