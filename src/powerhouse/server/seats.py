"""Seats that change hands: invitations, bots that stand in; closing and rematch."""

from dataclasses import replace
from time import time
from typing import TYPE_CHECKING, Any

from powerhouse.server import absence, proposals
from powerhouse.server.clocks import clock_of
from powerhouse.server.errors import conflict, forbidden, unknown
from powerhouse.server.identity import is_id
from powerhouse.server.moves import write
from powerhouse.server.new_table import check_room, checked_bot, checked_name, free_name, new_row, open_table
from powerhouse.server.seat_changes import change
from powerhouse.server.settings import Settings
from powerhouse.server.storage.rows import SeatRow
from powerhouse.server.stored_match import changes_of
from powerhouse.server.table import Table
from powerhouse.server.types import Join, SeatWish

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables


async def join(tables: "OpenTables", invite: str, visitor: str, wish: Join) -> Table:
    """Take an open seat with the table's invitation."""
    async with tables.at(await table_of_invite(tables, invite)) as table:
        if table.own(visitor) and (table.row.status != "waiting" or wish.seat is None):
            return table  # the link was opened twice; while a game runs nobody holds two hands
        if table.row.status not in ("waiting", "playing"):
            raise conflict("over", why="closed")
        if table.row.seed is not None and wish.seed != table.row.seed:
            raise conflict("seeded", seed=str(table.row.seed))
        seats = [seat for seat in table.seats if seat.kind == "open" and wish.seat in (None, seat.seat)]
        if not seats:
            raise conflict("taken", why="full" if wish.seat is None else "")
        seat = next((seat for seat in seats if seat.visitor == visitor), seats[0])  # who was away comes back to the own
        name = checked_name(wish.name, table.seats, but=seat.seat)
        await change(tables, table, replace(seat, name=name, kind="person", bot=None, visitor=visitor, seen=time()))
    tables.bot_turns.wake(table.id)
    return table


async def table_of_invite(tables: "OpenTables", invite: str) -> str:
    id = await tables.store.by_invite(invite) if is_id(invite) else None
    if id is None:
        raise unknown("invitation")
    return id


async def set_seat(tables: "OpenTables", id: str, visitor: str, number: int, wish: SeatWish) -> Table:
    """The owner fills or frees a seat, or lets a bot stand in; who holds a seat gives it away, or comes back to it.

    What would take the seat of somebody else in a running game is announced, and comes true after a time. Who sits
    there too may propose it once somebody has been away for long.
    """
    async with tables.at(id) as table:
        if number >= len(table.seats):
            raise unknown("seat")
        seat = table.seats[number]
        owner = table.row.owner == visitor
        if not owner and seat.visitor != visitor and not proposals.concerns(table, seat, visitor):
            raise forbidden("owner-seats")
        if table.row.status not in ("waiting", "playing"):
            raise conflict("over")
        if table.row.lesson is not None:
            raise conflict("lesson-seats")
        after = _changed(tables.settings, table, seat, visitor, wish)
        if seat.visitor != visitor and (not owner or proposals.agrees(tables, table, seat, wish)):
            await proposals.propose(tables, table, seat, visitor, wish)
        elif absence.guarded(table, seat, after, visitor):
            await absence.announce(tables, table, seat, after)
        else:
            if seat.kind == "person" and seat.visitor != visitor and seat.visitor in tables.hub.present(id):
                raise conflict("present", name=seat.name)
            await change(tables, table, after)
    tables.bot_turns.wake(id)
    return table


def _changed(settings: Settings, table: Table, seat: SeatRow, visitor: str, wish: SeatWish) -> SeatRow:
    name = checked_name(wish.name or seat.name or free_name(table.seats), table.seats, but=seat.seat)
    seat = replace(seat, away_until=None, away_bot=None, proposal=None, seen=time())
    if wish.kind == "bot":  # the visitor is kept, to come back to the seat
        return replace(seat, kind="bot", name=name, bot=checked_bot(settings, table.row.game, wish.bot))
    if wish.kind == "open":
        running = table.row.status == "playing"
        # Who was replaced may come back until somebody else has sat down; who goes, or is not needed yet, is gone.
        theirs = seat.visitor if running and seat.visitor != visitor else None
        kept = name if running else ""
        return replace(seat, kind="open", name=kept, bot=None, visitor=theirs)
    if seat.visitor is None and table.row.status == "playing" and table.own(visitor):
        raise conflict("seated")
    return replace(seat, kind="person", name=name, bot=None, visitor=seat.visitor or visitor)


# The end


async def close(tables: "OpenTables", id: str, visitor: str) -> Table:
    async with tables.at(id) as table:
        if table.row.owner != visitor:
            raise forbidden("owner-closes")
        if table.row.status in ("waiting", "playing"):
            values: dict[str, Any] = {"status": "closed", "actor": None, "bot_turn": False, "undo_wish": None}
            values |= {"changed": time(), "flag": None}
            await write(table, tables.store.change(table.row, **values))
            table.set(**values)
            tables.hub.snapshot(table)
    return table


async def share(tables: "OpenTables", id: str, visitor: str, shared: bool) -> Table:
    """Open or close the link to the finished game; while it runs it is as private as it was."""
    async with tables.at(id) as table:
        if table.row.owner != visitor:
            raise forbidden("owner-shares")
        if table.row.shared != shared:
            await write(table, tables.store.change(table.row, shared=shared))
            table.set(shared=shared)
            tables.hub.info(table)
    return table


def _again(seat: SeatRow) -> SeatRow:
    """The seat in a new game; that of somebody who had all data deleted is open."""
    seat = replace(seat, away_until=None, away_bot=None, proposal=None, seen=time())
    gone = seat.kind == "person" and seat.visitor is None
    return replace(seat, kind="open", name="") if gone else seat


async def rematch(tables: "OpenTables", id: str, visitor: str) -> Table:
    """The same people and options again; who asks second gets the table of who asked first."""
    async with tables.at(id) as table:
        old = table.row
        if old.kind != "table" or not table.own(visitor):
            raise forbidden("not-seated")
        if old.status not in ("over", "closed"):
            raise conflict("playing")
        if old.rematch is None:
            await check_room(tables, old.owner)
            limit, own = clock_of(old).limit, changes_of(old)
            made = (old.game, old.players, old.options)
            row = new_row(*made, old.owner, old.undo, old.watch, limit=limit, figures=own)
            row.absence, row.rated = old.absence, old.rated
            seats = [_again(seat) for seat in table.seats]
            table.set(rematch=await open_table(tables, row, seats, rematch_of=id))
            tables.hub.info(table)
        new = table.row.rematch
    assert new is not None
    return await tables.find(new)
