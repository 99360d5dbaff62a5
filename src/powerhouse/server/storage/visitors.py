"""All that is kept of one visitor: read as one document, or deleted.

Tables whose rows belong to a visitor have a column `visitor`; those that need more thought are treated by name.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from sqlalchemy import Connection, and_, delete, or_, select, update

from powerhouse.core.catalogue import say
from powerhouse.server.clocks import passed_on
from powerhouse.server.storage import host, queries, removal, schema
from powerhouse.server.storage.rows import SeatRow, TableRow

FORMAT = "powerhouse-visitor"
Bot = Callable[[str], str]
"""The name of the bot that plays a game in place of who has gone."""
# Presence and links end by themselves within minutes.
_BY_NAME = ("seats", "presence", "seat_links", "chat")
_PLAIN = [table for table in schema.metadata.sorted_tables if "visitor" in table.c and table.name not in _BY_NAME]


@dataclass
class Forgotten:
    """The tables at which somebody else goes on, and those that are gone."""

    changed: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)


def _tables_of(connection: Connection, visitor: str) -> list[tuple[TableRow, list[SeatRow]]]:
    seated = select(schema.seats.c.table_id).filter_by(visitor=visitor)
    own = or_(schema.tables.c.owner == visitor, schema.tables.c.id.in_(seated))
    return queries.listed(connection, own, most=None, kinds=("table", "replay"))


# Reading


def document(connection: Connection, visitor: str) -> dict[str, Any]:
    """For the visitor: what was said and done, and what else is kept; times are seconds since 1970."""
    found: dict[str, Any] = {"format": FORMAT, "version": 1, "visitor": visitor}
    found["tables"] = [
        {
            "id": row.id,
            "kind": row.kind,
            "game": row.game,
            "options": row.options,
            "status": row.status,
            "created": row.created,
            "changed": row.changed,
            "owner": row.owner == visitor,
            "seats": [_seat(connection, row.id, seat, visitor) for seat in seats if seat.visitor == visitor],
        }
        for row, seats in _tables_of(connection, visitor)
    ]
    for table in _PLAIN:
        rows = connection.execute(select(table).where(table.c.visitor == visitor)).mappings()
        found[table.name] = [{name: value for name, value in row.items() if name != "visitor"} for row in rows]
    found["chat"] = _said_elsewhere(connection, visitor)
    found["bans"] = [dict(row) for row in connection.execute(select(schema.bans).filter_by(subject=visitor)).mappings()]
    return found


def _seat(connection: Connection, table: str, seat: SeatRow, visitor: str) -> dict[str, Any]:
    events, chat = schema.events.c, schema.chat.c
    moves = select(events.number, events.text, events.at).where(
        events.table_id == table, events.seat == seat.seat, events.kind == "move"
    )
    said = select(chat.number, chat.text, chat.at).where(_said_by(table, seat, visitor))
    orders = connection.execute(select(schema.orders.c.orders).filter_by(table_id=table, seat=seat.seat)).scalar()
    return {
        "seat": seat.seat,
        "name": seat.name,
        "orders": [] if orders is None else json.loads(orders),
        "moves": [dict(row) for row in connection.execute(moves.order_by(events.number)).mappings()],
        "chat": [dict(row) for row in connection.execute(said.order_by(chat.number)).mappings()],
    }


def _said_by(table: str, seat: SeatRow, visitor: str) -> Any:
    """A seat may have changed hands; who spoke before lines said whose they are spoke under another name."""
    chat = schema.chat.c
    own = or_(chat.visitor == visitor, and_(chat.visitor.is_(None), chat.name == seat.name))
    return and_(chat.table_id == table, chat.seat == seat.seat, own)


def _said_elsewhere(connection: Connection, visitor: str) -> list[dict[str, Any]]:
    """Lines of chat at seats that are the visitor's no longer."""
    chat, seats = schema.chat.c, schema.seats.c
    held = select(seats.seat).where(seats.table_id == chat.table_id, seats.seat == chat.seat, seats.visitor == visitor)
    lines = select(chat.table_id, chat.number, chat.name, chat.text, chat.at).where(
        chat.visitor == visitor, ~held.exists()
    )
    return [dict(row) for row in connection.execute(lines.order_by(chat.at)).mappings()]


# Deleting


def forget(connection: Connection, visitor: str, now: float, bot: Bot) -> Forgotten:
    """Delete what is kept of a visitor, but for a ban; the moves of games with others stay, without the name.

    `bot` says for a game which bot plays on where the visitor sat.
    """
    found = Forgotten()
    for row, seats in _tables_of(connection, visitor):
        others = [seat for seat in seats if seat.visitor not in (None, visitor)]
        if not others:
            found.removed.append(row.id)
            continue
        found.changed.append(row.id)
        for seat in seats:
            if seat.visitor == visitor:
                _empty(connection, row, seats, seat, now, bot)
        if row.owner == visitor:
            _set(connection, row.id, owner=others[0].visitor)
    removal.remove(connection, found.removed)
    found.changed += _unsay(connection, visitor)
    sent_to = select(schema.channels.c.id).filter_by(visitor=visitor)
    connection.execute(delete(schema.deliveries).where(schema.deliveries.c.channel.in_(sent_to)))
    for table in [*_PLAIN, schema.presence, schema.seat_links]:
        connection.execute(delete(table).where(table.c.visitor == visitor))
    links = schema.seat_links
    connection.execute(delete(links).where(links.c.used_by == visitor))
    host.forget(connection, visitor)
    host.note(connection, "forget", "", now, [*found.changed, *found.removed])
    return found


def _unsay(connection: Connection, visitor: str) -> list[str]:
    """Empty what was said at seats that the visitor has left since; the tables where that was."""
    chat = schema.chat
    own = chat.c.visitor == visitor
    found = connection.execute(select(chat.c.table_id, chat.c.seat).where(own).distinct()).all()
    for row in found:
        there = update(chat).where(own, chat.c.table_id == row.table_id, chat.c.seat == row.seat)
        name = say("player-name", number=row.seat + 1)
        connection.execute(there.values(name=name, text="", visitor=None))
    return sorted({row.table_id for row in found})


def _empty(
    connection: Connection, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow, now: float, bot: Bot
) -> None:
    after = _left(row.status, seat, bot(row.game))
    if row.status != "waiting":
        after = replace(after, name=_name(seats, seat))
    here = schema.seats
    connection.execute(update(here).where(here.c.table_id == row.id, here.c.seat == seat.seat).values(**asdict(after)))
    connection.execute(delete(schema.orders).filter_by(table_id=row.id, seat=seat.seat))
    said = update(schema.chat).where(_said_by(row.id, seat, seat.visitor or ""))
    connection.execute(said.values(name=after.name, text="", visitor=None))
    # What was agreed on ends, as whenever a seat changes hands.
    connection.execute(update(here).where(here.c.table_id == row.id).values(proposal=None))
    values = passed_on(row, seats, after, now) if row.status == "playing" else {}
    if row.actor == seat.seat:
        values["bot_turn"] = after.kind == "bot"
    if row.undo_wish is not None:
        values["undo_wish"] = None
    if values:
        _set(connection, row.id, **values)
        for name, value in values.items():  # the visitor may have another seat there
            setattr(row, name, value)


def _left(status: str, seat: SeatRow, bot: str) -> SeatRow:
    """The seat without its holder: open before the game, in it a bot's or what was announced, after it nobody's."""
    after = replace(seat, visitor=None, away_until=None, away_bot=None, seen=0.0, proposal=None)
    if status == "waiting":
        return replace(after, kind="open", name="", bot=None)
    if status != "playing" or seat.kind != "person":
        return after
    opens = seat.away_until is not None and seat.away_bot is None
    return replace(after, kind="open") if opens else replace(after, kind="bot", bot=seat.away_bot or bot)


def _name(seats: Sequence[SeatRow], seat: SeatRow) -> str:
    taken = {other.name for other in seats if other is not seat}
    numbers = [seat.seat + 1, *range(len(seats) + 1, 2 * len(seats) + 2)]
    return next(name for number in numbers if (name := say("player-name", number=number)) not in taken)


def _set(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))
