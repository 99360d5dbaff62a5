"""The frames of the live connection."""

from typing import Any

from msgspec import Struct

from powerhouse.core.bidding import Orderable, StandingOrder
from powerhouse.server.types import Chat, LogEntry, Snapshot, TableInfo


class SnapshotFrame(Snapshot, frozen=True, kw_only=True, tag_field="type", tag="snapshot"):
    """Everything."""

    seq: int


class MovesFrame(Struct, frozen=True, rename={"start": "from"}, tag_field="type", tag="moves"):
    """What was added to the log since the number `from`."""

    seq: int
    start: int
    number: int
    log: list[LogEntry]
    view: Any
    table: TableInfo
    orders: list[StandingOrder]
    orderable: Orderable | None


class Position(Struct, frozen=True):
    """What a browser was told of the present, apart from the log: the part of a frame that `changes` are told of."""

    view: Any
    table: TableInfo
    orders: list[StandingOrder]
    orderable: Orderable | None


class ChangesFrame(Struct, frozen=True, rename={"start": "from"}, tag_field="type", tag="changes"):
    """A MovesFrame in short, for who asked for it: `changes` lead from what this connection was told last of view,
    table, orders and orderable to what they are now. `[value]` replaces; an object goes inwards, by names or places.
    """

    seq: int
    start: int
    number: int
    log: list[LogEntry]
    changes: Any


class ChatFrame(Struct, frozen=True, tag_field="type", tag="chat"):
    seq: int
    chat: list[Chat]


class TableFrame(Struct, frozen=True, tag_field="type", tag="table"):
    seq: int
    table: TableInfo


class ClosingFrame(Struct, frozen=True, tag_field="type", tag="closing"):
    seq: int


class PongFrame(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping; `build` is the mark of the pages that the server has."""

    build: str | None


Frame = SnapshotFrame | MovesFrame | ChangesFrame | ChatFrame | TableFrame | ClosingFrame | PongFrame
