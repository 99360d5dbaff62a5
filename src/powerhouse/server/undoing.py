"""Taking back, as the table's policy says: free, with everybody's consent, or strictly own steps only."""

import asyncio
from time import time
from typing import TYPE_CHECKING

import msgspec

from powerhouse.core.errors import UndoRefused
from powerhouse.core.match import Match
from powerhouse.server.acting import dump, head_of, playing, write
from powerhouse.server.errors import forbidden
from powerhouse.server.position import match_of
from powerhouse.server.storage.reading import LOG_TAIL
from powerhouse.server.storage.rows import UNDO, Event, standing
from powerhouse.server.storage.store import Conflict
from powerhouse.server.table import Table
from powerhouse.server.types import UndoWish

if TYPE_CHECKING:
    from powerhouse.server.tables import Tables


async def undo(tables: "Tables", id: str, visitor: str, refuse: bool) -> Table:
    async with tables.at(id) as table:
        playing(table)
        if not table.own(visitor):
            raise forbidden("you do not sit at this table")
        try:
            if refuse:
                await _set_wish(tables, table, None)
            else:
                await _ask(tables, table, visitor)
        except Conflict as error:
            await tables.reload(table)
            raise UndoRefused("the game has gone on since") from error
    tables.drivers.wake(id)
    return table


async def _ask(tables: "Tables", table: Table, visitor: str) -> None:
    """Take back at once where nobody need agree; otherwise start a wish, or agree to the one there is."""
    if table.row.status == "over" and table.row.undo != "free":
        raise UndoRefused("the game is over, and what was hidden has been shown")
    own = table.own(visitor)
    wish = table.row.undo_wish
    seat = _seat(table, own) if wish is None else wish.seat
    agreed = {*own, *(wish.agreed if wish is not None else ())}
    agreed |= {other.seat for other in table.seats if other.kind != "person"}
    log = standing(await tables.store.log(table.id))
    match = match_of(table.row, table.seats, log)
    match.log = [event.entry for event in log]
    if table.row.undo == "ask" and len(agreed | {seat}) < len(table.seats):
        _check_something(match, seat)
        await _set_wish(tables, table, UndoWish(seat, sorted(agreed - {seat})))
        return
    await asyncio.to_thread(match.undo, seat, sorted(agreed))
    await _go_back(tables, table, match, log)


def _seat(table: Table, own: list[int]) -> int:
    """Of several own seats, the one that decided last."""
    for event in reversed(table.log):
        if event.seat is not None and event.seat in own and not event.forced:
            return event.seat
    return own[0]


def _check_something(match: Match, seat: int) -> None:
    if not any(entry.seat == seat and not entry.forced for entry in match.log):
        raise UndoRefused(f"{match.names[seat]} has nothing to take back")


async def _set_wish(tables: "Tables", table: Table, wish: UndoWish | None) -> None:
    text = None if wish is None else msgspec.json.encode(wish).decode()
    await write(table, tables.store.change(table.row, undo_wish=text))
    table.set(undo_wish=wish)
    tables.hub.info(table)


async def _go_back(tables: "Tables", table: Table, match: Match, log: list[Event]) -> None:
    """Write that the game goes back; programs end, since they would only do it again."""
    kept = log[: len(match.log)]
    back = log[len(kept)].number
    now = time()
    event = Event(table.number, UNDO, None, back, f"back to {back}", at=now)
    head = head_of(table.seats, match, now)
    await write(table, tables.store.append(table.id, table.number, [event], head, dump(match), forget_programs=True))
    match.log = []
    table.advance(match, [event], head)
    table.log = kept[-LOG_TAIL:]
    table.orders = {}
    tables.hub.snapshot(table)
