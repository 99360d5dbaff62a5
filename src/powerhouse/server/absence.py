"""Seats of people who are away: that a bot takes one, or that it opens, is announced, and comes true after a time."""

import logging
from dataclasses import replace
from time import time
from typing import TYPE_CHECKING

from powerhouse.server.errors import HttpProblem, conflict
from powerhouse.server.seat_changes import change
from powerhouse.server.storage.rows import SeatRow
from powerhouse.server.storage.store import StorageFailed
from powerhouse.server.table import Table

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

logger = logging.getLogger(__name__)


def guarded(table: Table, before: SeatRow, after: SeatRow, visitor: str) -> bool:
    """Whether the change would take a running game from somebody else, or let others see that hand.

    A bot that stands in shows the hand to nobody, so that it is another bot or gives the seat back needs no time.
    """
    theirs = table.row.status == "playing" and before.visitor not in (None, visitor)
    return theirs and after.kind != "person" and before.kind != "open" and (before.kind, after.kind) != ("bot", "bot")


async def announce(tables: "OpenTables", table: Table, before: SeatRow, after: SeatRow) -> None:
    """Say that somebody is away; what was said before counts on, if it was the same. The lock is held."""
    if before.visitor in tables.hub.present(table.id):
        raise conflict("present", name=before.name)
    bot = after.bot if after.kind == "bot" else None
    if before.away_until is None or before.away_bot != bot:
        until = time() + table.row.absence
        await change(tables, table, replace(before, away_until=until, away_bot=bot))
    await _take_effect(tables, table, before.seat)


async def note_return(tables: "OpenTables", table: Table, visitor: str) -> None:
    """Whoever is here again is not away any more; the lock is held."""
    for seat in list(table.seats):
        if seat.visitor == visitor and (seat.away_until, seat.proposal) != (None, None):
            await change(tables, table, replace(seat, away_until=None, away_bot=None, proposal=None))


async def sweep(tables: "OpenTables") -> None:
    """What was announced comes true where the time is over."""
    for id in await tables.store.away(time()):
        try:
            async with tables.at(id) as table:
                for seat in range(len(table.seats)):
                    await _take_effect(tables, table, seat)
            tables.bot_turns.wake(id)
        except (HttpProblem, StorageFailed) as error:
            logger.warning("nobody could be replaced at table %s: %s", id, error)


async def _take_effect(tables: "OpenTables", table: Table, number: int) -> None:
    seat = table.seats[number]
    if seat.away_until is None or seat.away_until > time() or table.row.status != "playing":
        return
    if seat.visitor in tables.hub.present(table.id):
        await change(tables, table, replace(seat, away_until=None, away_bot=None))
        return
    await change(tables, table, replaced(seat, seat.away_bot))


def replaced(seat: SeatRow, bot: str | None) -> SeatRow:
    """A bot plays there, or without one the seat is open.

    The visitor is kept, to come back: to the bot's seat at any time, to an open one until somebody sits there.
    """
    return replace(seat, kind="bot" if bot else "open", bot=bot, away_until=None, away_bot=None, proposal=None)
