"""Live updates: everybody who looks at a table hears of every change, each with the own view."""

import asyncio
from collections.abc import Callable
from time import time
from typing import Any

import msgspec

from powerhouse.server.storage.rows import ChatRow
from powerhouse.server.table import Table, chat_lines, log_entries
from powerhouse.server.types import ChatFrame, ClosingFrame, MovesFrame, SnapshotFrame, TableFrame

MOST_WAITING = 200
encoder = msgspec.json.Encoder()


class Connection:
    """One connected browser; frames wait here until they are sent. One that does not keep up is cut off."""

    def __init__(self, table: str, visitor: str, network: str, name: str = "") -> None:
        self.table = table
        self.visitor = visitor
        self.network = network
        self.name = name
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def put(self, frame: bytes | None) -> None:
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.cut()

    def cut(self) -> None:
        """Drop what waits and end; the browser comes back and asks from where it stood."""
        while not self.frames.empty():
            self.frames.get_nowait()
        self.frames.put_nowait(None)


class Hub:
    """The connected browsers of this process, by table."""

    def __init__(self) -> None:
        self._connections: dict[str, set[Connection]] = {}

    def present(self, table: str) -> dict[str, str]:
        """Whose browsers are connected, with the names they go by."""
        return {connection.visitor: connection.name for connection in self._connections.get(table, ())}

    def watched(self, table: str) -> bool:
        return table in self._connections

    def networks(self, table: str) -> set[str]:
        """From where the table is looked at."""
        return {connection.network for connection in self._connections.get(table, ())}

    def connections(self) -> int:
        return sum(map(len, self._connections.values()))

    def enter(self, table: Table, connection: Connection, since: int | None) -> None:
        """Take in a browser and send it what it has missed since a number, or everything."""
        fresh = connection.visitor not in self.present(table.id)
        self._connections.setdefault(table.id, set()).add(connection)
        if (
            since is not None
            and 0 < since <= table.number
            and table.row.status == "playing"
            and table.complete_since(since)
        ):
            connection.put(encoder.encode(self._moves_frame(table, connection.visitor, since)))
            connection.put(encoder.encode(ChatFrame(table.next_seq(), chat_lines(table.chat))))
        else:
            connection.put(encoder.encode(self._snapshot_frame(table, connection.visitor)))
        if fresh:
            self.info(table, but=connection)

    def leave(self, table: Table | None, connection: Connection) -> None:
        connections = self._connections.get(connection.table, set())
        connections.discard(connection)
        if not connections:
            self._connections.pop(connection.table, None)
        elif table is not None and connection.visitor not in self.present(connection.table):
            self.info(table)

    # What happened

    def moves(self, table: Table, since: int) -> None:
        if table.match is not None and table.match.over:
            self.snapshot(table)  # with standings
        else:
            self._send(table, lambda visitor: self._moves_frame(table, visitor, since))

    def snapshot(self, table: Table) -> None:
        self._send(table, lambda visitor: self._snapshot_frame(table, visitor))

    def chat(self, table: Table, line: ChatRow) -> None:
        self._send(table, lambda visitor: ChatFrame(table.next_seq(), chat_lines([line])))

    def info(self, table: Table, but: Connection | None = None) -> None:
        present = self.present(table.id)
        self._send(table, lambda visitor: TableFrame(table.next_seq(), table.info(visitor, present)), but)

    def closing(self) -> None:
        """Before the server stops: say so, and end all connections."""
        frame = encoder.encode(ClosingFrame(int(time() * 1000)))
        for connections in self._connections.values():
            for connection in connections:
                connection.put(frame)
                connection.put(None)

    def _send(self, table: Table, make: Callable[[str], Any], but: Connection | None = None) -> None:
        """Make the frame once for each visitor, however many windows are open."""
        made: dict[str, bytes] = {}
        for connection in self._connections.get(table.id, ()):
            if connection is not but:
                if connection.visitor not in made:
                    made[connection.visitor] = encoder.encode(make(connection.visitor))
                connection.put(made[connection.visitor])

    def _snapshot_frame(self, table: Table, visitor: str) -> SnapshotFrame:
        snapshot = table.snapshot(visitor, self.present(table.id))
        return SnapshotFrame(
            **{name: getattr(snapshot, name) for name in snapshot.__struct_fields__}, seq=table.next_seq()
        )

    def _moves_frame(self, table: Table, visitor: str, since: int) -> MovesFrame:
        seat = table.seat(visitor)
        return MovesFrame(
            seq=table.next_seq(),
            start=since,
            number=table.number,
            log=log_entries([row for row in table.log if row.number >= since], seat),
            view=table.view(seat),
            table=table.info(visitor, self.present(table.id)),
            orders=table.orders_of(seat),
            orderable=table.orderable(seat),
        )
