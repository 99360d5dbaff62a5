"""What the database holds, as typed objects."""

from dataclasses import dataclass, field

from powerhouse.core.record import Entry
from powerhouse.server.types import UndoWish

UNDO = "undo"


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


@dataclass
class SeatRow:
    seat: int
    name: str
    kind: str
    bot: str | None = None
    visitor: str | None = None
    secret: str | None = None
    secret_used: bool = False


@dataclass(frozen=True)
class Event:
    """One line of the log. An undo says in `code` the number to which the game goes back."""

    number: int
    kind: str
    seat: int | None
    code: int
    text: str
    heading: str = ""
    forced: bool = False
    mark: int = 0
    at: float = 0.0

    @classmethod
    def of(cls, number: int, entry: Entry, at: float) -> "Event":
        kind = "reveal" if entry.seat is None else "move"
        return cls(number, kind, entry.seat, entry.code, entry.text, entry.heading, entry.forced, entry.mark, at)

    @property
    def entry(self) -> Entry:
        return Entry(self.seat, self.code, self.text, self.heading, self.forced, self.mark)


@dataclass(frozen=True)
class ChatRow:
    number: int
    name: str
    seat: int | None
    text: str
    at: float


@dataclass
class Stored:
    """All that is needed to go on with a table, however long it is: the last snapshot and what came after it."""

    row: TableRow
    seats: list[SeatRow]
    chat: list[ChatRow]
    programs: dict[int, str]
    dump: str | None
    dump_number: int
    since: list[Event] = field(default_factory=list)
    log: list[Event] = field(default_factory=list)


def standing(events: list[Event]) -> list[Event]:
    """The events that still count, in order: what an undo took back is left out, and so is the undo."""
    kept: list[Event] = []
    back: int | None = None
    for event in reversed(events):
        if event.kind == UNDO:
            back = event.code if back is None else min(back, event.code)
        elif back is None or event.number < back:
            kept.append(event)
    kept.reverse()
    return kept
