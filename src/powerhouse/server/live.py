"""Live updates: everybody who looks at a table hears of every change, each with the own view."""

import asyncio
from collections.abc import Callable, Mapping
from time import time

import msgspec

from powerhouse.server.changes import Known, changes
from powerhouse.server.storage.rows import ChatRow
from powerhouse.server.table import Table, chat_lines, log_entries
from powerhouse.server.types_live import (
    ChangesFrame,
    ChatFrame,
    ClosingFrame,
    MovesFrame,
    Position,
    SnapshotFrame,
    TableFrame,
)

MOST_WAITING = 200
COME_BACK = 1012  # of WebSocket: the service starts anew
encoder = msgspec.json.Encoder()
Told = tuple[msgspec.Struct, Position | None]  # a frame, and what a browser knows with it


class Connection:
    """One connected browser; frames wait here until they are sent. One that does not keep up is cut off.

    `last` is what a browser that takes changes was told last; none for others. `code` is what the connection ends with.
    """

    def __init__(self, table: str, visitor: str, network: str, name: str = "", changes: bool = False) -> None:
        self.table = table
        self.visitor = visitor
        self.network = network
        self.name = name
        self.changes = changes
        self.last: Position | None = None
        self.hidden = False  # the page is in the background
        self.code = COME_BACK
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def tell(self, frame: bytes, now: Position | None) -> None:
        """Send a frame, after which this browser knows a position."""
        if self.changes:
            self.last = now
        self.put(frame)

    def put(self, frame: bytes | None) -> None:
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.cut()

    def cut(self, code: int = COME_BACK) -> None:
        """Drop what waits and end; the browser comes back and asks from where it stood, unless the code forbids it."""
        self.code = code
        while not self.frames.empty():
            self.frames.get_nowait()
        self.frames.put_nowait(None)


class Hub:
    """The connected browsers of this process, by table; of those in other processes it is known who they are.

    `noted` is called when a visitor comes to a table in this process, or with no name leaves it.
    """

    def __init__(self) -> None:
        self._connections: dict[str, set[Connection]] = {}
        self.elsewhere: dict[str, dict[str, str]] = {}
        self.noted: Callable[[str, str, str | None], None] = lambda table, visitor, name: None

    def here(self, table: str) -> dict[str, str]:
        """Whose browsers are connected to this process."""
        return {connection.visitor: connection.name for connection in self._connections.get(table, ())}

    def looking(self, table: str) -> set[str]:
        """Who has the table before the eyes in this process: pages in the background do not count."""
        return {connection.visitor for connection in self._connections.get(table, ()) if not connection.hidden}

    def present(self, table: str) -> dict[str, str]:
        """Whose browsers are connected anywhere, with the names they go by."""
        return self.elsewhere.get(table, {}) | self.here(table)

    def everybody(self) -> list[Connection]:
        """The browsers that are connected to this process."""
        return [connection for connections in self._connections.values() for connection in connections]

    def tables(self) -> list[str]:
        return list(self._connections)

    def connected(self, table: str) -> bool:
        return table in self._connections

    def watched(self, table: str) -> bool:
        return table in self._connections or table in self.elsewhere

    def networks(self, table: str) -> set[str]:
        """From where the table is looked at."""
        return {connection.network for connection in self._connections.get(table, ())}

    def connections(self) -> int:
        return sum(map(len, self._connections.values()))

    def enter(self, table: Table, connection: Connection, since: int | None) -> None:
        """Take in a browser and send it what it has missed since a number, or everything."""
        fresh = connection.visitor not in self.present(table.id)
        if connection.visitor not in self.here(table.id):
            self.noted(table.id, connection.visitor, connection.name)
        self._connections.setdefault(table.id, set()).add(connection)
        if (
            since is not None
            and 0 < since <= table.number
            and table.row.status == "playing"
            and table.complete_since(since)
        ):
            frame, now = self._moves(table, connection.visitor, None, since, self.present(table.id), {})
            connection.tell(encoder.encode(frame), now)
            connection.put(encoder.encode(ChatFrame(table.next_seq(), chat_lines(table.chat))))
        else:
            frame, now = self._everything(table, connection.visitor)
            connection.tell(encoder.encode(frame), now)
        if fresh:
            self.info(table, but=connection)

    def leave(self, table: Table | None, connection: Connection) -> None:
        connections = self._connections.get(connection.table, set())
        if connection not in connections:
            return
        connections.discard(connection)
        if not connections:
            self._connections.pop(connection.table, None)
        if connection.visitor not in self.here(connection.table):
            self.noted(connection.table, connection.visitor, None)
        if connections and table is not None and connection.visitor not in self.present(connection.table):
            self.info(table)

    def drop(self, table: str) -> None:
        """The table is gone; who comes back is told so."""
        for connection in self._connections.get(table, ()):
            connection.cut()

    # What happened

    def moves(self, table: Table, since: int) -> None:
        if table.match is not None and table.match.over:
            self.snapshot(table)  # with standings
        else:
            present = self.present(table.id)
            known: Known = {}
            self._send(table, lambda visitor, last: self._moves(table, visitor, last, since, present, known))

    def snapshot(self, table: Table) -> None:
        self._send(table, lambda visitor, _: self._everything(table, visitor))

    def chat(self, table: Table, line: ChatRow) -> None:
        self._send(table, lambda _, last: (ChatFrame(table.next_seq(), chat_lines([line])), last))

    def info(self, table: Table, but: Connection | None = None) -> None:
        present = self.present(table.id)

        def make(visitor: str, last: Position | None) -> Told:
            info = table.info(visitor, present)
            return TableFrame(table.next_seq(), info), last and msgspec.structs.replace(last, table=info)

        self._send(table, make, but)

    def closing(self) -> None:
        """Before the server stops: say so, and end all connections."""
        frame = encoder.encode(ClosingFrame(int(time() * 1000)))
        for connections in self._connections.values():
            for connection in connections:
                connection.put(frame)
                connection.put(None)

    def _send(self, table: Table, make: Callable[[str, Position | None], Told], but: Connection | None = None) -> None:
        """Make the frame once for each visitor and what was told before, however many windows are open."""
        made: dict[tuple[str, int], tuple[bytes, Position | None]] = {}
        for connection in self._connections.get(table.id, ()):
            if connection is not but:
                key = connection.visitor, id(connection.last)
                if key not in made:
                    frame, now = make(connection.visitor, connection.last)
                    made[key] = encoder.encode(frame), now
                connection.tell(*made[key])

    def _everything(self, table: Table, visitor: str) -> Told:
        told = table.snapshot(visitor, self.present(table.id))
        values = {name: getattr(told, name) for name in told.__struct_fields__}
        now = Position(told.view, told.table, told.orders, told.orderable)
        return SnapshotFrame(**values, seq=table.next_seq()), now

    def _moves(
        self,
        table: Table,
        visitor: str,
        last: Position | None,
        since: int,
        present: Mapping[str, str],
        known: Known,
    ) -> Told:
        seat = table.seat(visitor)
        now = Position(table.view(seat), table.info(visitor, present), table.orders_of(seat), table.orderable(seat))
        head = table.next_seq(), since, table.number, log_entries(table.rows_since(since), seat)
        if last is None:
            return MovesFrame(*head, now.view, now.table, now.orders, now.orderable), now
        return ChangesFrame(*head, changes(last, now, known)), now
