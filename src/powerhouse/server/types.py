"""What goes over the wire: the contract between server and browser."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from powerhouse.core.bidding import Orderable, StandingOrder
from powerhouse.core.news import News
from powerhouse.core.notation import LONGEST, Arguments
from powerhouse.core.phrase import Phrase
from powerhouse.core.sheets import Share
from powerhouse.server.types_clock import DAY, ClockInfo, TimeLimit
from powerhouse.server.types_figures import OwnFigures
from powerhouse.server.types_lessons import LessonInfo

Seat = Annotated[int, Meta(ge=0, le=31)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
MoveText = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Status = Literal["waiting", "playing", "over", "closed"]
UndoPolicy = Literal["free", "ask", "strict"]
SeatKind = Literal["person", "bot", "open"]


class OptionInfo(Struct, frozen=True):
    """A choice at the table; the first value is the default, an `open` one takes others too.

    The game's texts have its name, its help and its values by key; one for the `first_page` is shown at once. Other
    values are put together, by plus signs, of `pieces` if there are any: ids in a list of the board, or things that
    have one, and what the keys of their names begin with.
    """

    values: list[str]
    open: bool
    first_page: bool
    pieces: tuple[str, str] | None


class GameInfo(Struct, frozen=True):
    """`share`: how many of its cards or tiles are reconstructed.

    `about` has the texts for whoever does not know the game, as Fluent writes them; empty if it has none.
    `clauses` says on which clause of the rules a code of the news rests.
    `tutorial` is how many minutes its tutorial takes; null if it has none.
    """

    id: str
    name: str
    players: list[int]
    options: dict[str, OptionInfo]
    bots: list[str]
    reconstructed: list[str]
    clauses: dict[str, str]
    share: Share
    about: str = ""
    tutorial: int | None = None


class Absence(Struct, frozen=True):
    """Somebody who is away was told so: unless they come back before, their seat becomes this `kind`."""

    until: str
    kind: SeatKind


class Proposal(Struct, frozen=True):
    """A seat proposes that a bot plays for somebody who is away, or that the seat opens; these have agreed so far."""

    seat: int
    kind: Literal["bot", "open"]
    bot: str | None
    agreed: list[int]


class SeatInfo(Struct, frozen=True):
    """`present`: the person's browser is connected; `mine`: the seat of the visitor who asks.

    `away`: since when the person has not been at a running table.
    """

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    present: bool
    mine: bool
    absence: Absence | None
    away: str | None
    proposal: Proposal | None


class UndoWish(Struct, frozen=True):
    """A seat wants to take back; these have agreed so far."""

    seat: int
    agreed: list[int]


class TableInfo(Struct, frozen=True):
    """A table as one visitor may know it. `seat` is the seat whose view is shown, `own` all seats of the visitor.

    `watchers` are the names of those who look on, empty for a guest without one. When the game is over everybody with
    the link may look through it if it is `shared`.
    `seed` is what the cards follow from, for those who sit and those who are invited; null if they follow from nothing.
    Somebody who has been away for `absence` seconds may be replaced if the others agree.
    `hides`: seats have something to hide from each other. `redo`: the visitor may make again what was just taken back.
    `learning`: it is a tutorial; where it is open, `lesson` is what the teacher says now.
    """

    id: str
    game: str
    options: dict[str, str]
    players: int
    status: Status
    undo: UndoPolicy
    seats: list[SeatInfo]
    owner: bool
    seat: int | None
    own: list[int]
    number: int
    actor: int | None
    heading: Phrase | None
    invite: str | None
    watch: bool
    watchers: list[str]
    shared: bool
    created: str
    undo_wish: UndoWish | None
    rematch: str | None
    seed: int | None
    clock: ClockInfo
    absence: float
    rated: bool
    figures: OwnFigures | None = None
    hides: bool = True
    redo: bool = False
    learning: bool = False
    lesson: LessonInfo | None = None


class TableList(Struct, frozen=True):
    mine: list[TableInfo]
    watch: list[TableInfo]


class LogEntry(Struct, frozen=True):
    """A move, or a reveal (seat null), with what it did as the visitor may know it.

    Numbers grow; after an undo some are missing. What older programs wrote has neither verb nor arguments.
    """

    number: int
    seat: int | None
    text: str
    verb: str
    arguments: Arguments
    heading: Phrase | None
    forced: bool
    news: list[News]


class Chat(Struct, frozen=True):
    number: int
    name: str
    seat: int | None
    text: str
    at: str


class OrderWish(Struct, frozen=True):
    """A move that the table shall make for a seat: bid up to an amount, pass this auction, pass this round."""

    kind: Literal["bid-max", "pass-auction", "pass-round"]
    amount: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    lot: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Place(Struct, frozen=True):
    """A place at the end, with the figures that decide, and those that had to be looked at for it."""

    place: int
    seat: int
    figures: dict[str, int]
    counted: list[str]


class Snapshot(Struct, frozen=True):
    """All that a screen shows. `view` is the game's own (see GameView), null until the table starts."""

    table: TableInfo
    number: int
    view: Any
    log: list[LogEntry]
    chat: list[Chat]
    orders: list[StandingOrder]
    orderable: Orderable | None
    standings: list[Place] | None
    reason: Phrase | None
    tie_break: str | None


class RefusalInfo(Struct, frozen=True):
    """Why a move is not legal: a code, the clause of the rules, what is to be said, and that in English."""

    code: str
    clause: str
    said: Phrase
    text: str


class Problem(Struct, frozen=True):
    """What went wrong: a code, what is to be said, and that in English; `snapshot` comes with an error "stale"."""

    error: str
    said: Phrase
    text: str
    refusals: list[RefusalInfo] = []
    snapshot: Snapshot | UnsetType = UNSET


class SeatWish(Struct, frozen=True):
    kind: SeatKind
    name: Name | None = None
    bot: Annotated[str, Meta(min_length=1, max_length=100)] | None = None


class NewTable(Struct, frozen=True):
    """A table that is wanted; seats that are not described are open.

    What happens at a `rated` table counts for the ratings of those who want one.
    `absence`: after so many seconds others may propose a bot for somebody who is away; else what the host has set.
    `figures` are kept ones, by their id; without them the host's own or ours.
    """

    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=32)]
    name: Name
    options: dict[Annotated[str, Meta(max_length=64)], Annotated[str, Meta(max_length=200)]] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=32)] | None = None
    seed: Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)] | None = None
    undo: UndoPolicy | None = None
    watch: bool = False
    time: TimeLimit | None = None
    absence: Annotated[int, Meta(ge=60, le=30 * DAY)] | None = None
    rated: bool = False
    figures: Annotated[str, Meta(max_length=64)] | None = None


class Sharing(Struct, frozen=True):
    """Whether everybody with the link may look through the game once it is over."""

    shared: bool


class Reach(Struct, frozen=True):
    """Whether other machines can reach the server, and under which addresses of the local network.

    Only who sits at the server's own machine is told the addresses.
    """

    everywhere: bool
    addresses: list[str]


class Welcome(Struct, frozen=True):
    """The visitor is a guest of the host."""

    guest: bool


class Forgotten(Struct, frozen=True):
    """Nothing is kept of the visitor any more: at so many `tables` others go on, so many were `removed`."""

    tables: int
    removed: int


class Health(Struct, frozen=True):
    """The server answers, and so did its database, after so many seconds."""

    database: float


class Join(Struct, frozen=True):
    """Whoever sits down where the cards follow from a seed says that seed, and so has been told."""

    name: Name
    seat: Seat | None = None
    seed: int | None = None


class SeatLink(Struct, frozen=True):
    """Where another device takes over the seat; the path only, the browser knows its own address."""

    link: str


class ChatLine(Struct, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
