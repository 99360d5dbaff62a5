"""Taking back, as the table's policy says: free, with everybody's consent, or strictly own steps only."""

import asyncio
from time import time
from typing import TYPE_CHECKING

import msgspec

from powerhouse.core.errors import UndoRefused
from powerhouse.core.match import Match
from powerhouse.core.phrase import phrase
from powerhouse.core.replay import position_after
from powerhouse.server.errors import forbidden
from powerhouse.server.moves import DUMP_EVERY, dump, head_of, playing, write
from powerhouse.server.storage.queries import LOG_TAIL
from powerhouse.server.storage.rows import LogRow
from powerhouse.server.storage.store import Conflict
from powerhouse.server.stored_match import chance_after
from powerhouse.server.table import Table
from powerhouse.server.types import UndoWish
from powerhouse.server.types_moves import UndoAnswer

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables


async def undo(tables: "OpenTables", id: str, visitor: str, answer: UndoAnswer) -> Table:
    async with tables.at(id) as table:
        if not table.own(visitor):
            raise forbidden("not-seated")
        playing(table)
        if table.row.lesson is not None:
            raise UndoRefused(phrase("undo-lesson"))
        try:
            if answer.refuse:
                await _set_wish(tables, table, None)
            else:
                _check_meant(table, visitor, answer.agree)
                await _ask(tables, table, visitor)
        except Conflict as error:
            await tables.reload(table)
            raise UndoRefused(phrase("undo-gone-on")) from error
    tables.bot_turns.wake(id)
    return table


async def redo(tables: "OpenTables", id: str, visitor: str) -> Table:
    """Make again what the visitor has just taken back, with all that followed and was revealed."""
    async with tables.at(id) as table:
        if not table.own(visitor):
            raise forbidden("not-seated")
        match = playing(table)
        if not table.may_redo(visitor):
            raise UndoRefused(phrase("redo-nothing"))
        now, since = time(), table.number
        rows = [LogRow.of(since + offset, entry, now) for offset, entry in enumerate(table.taken_back[-1])]
        entries = [row.entry for row in rows]
        state = await asyncio.to_thread(position_after, match.game, match.setup, entries, match.state.copy())
        chance = chance_after(table.row, rows)
        again = Match(match.game, match.setup, match.names, match.undo_policy, chance, state)
        head = head_of(table.row, table.seats, state, now)
        try:
            await write(table, tables.store.append(table.id, since, rows, head, dump(state)))
        except Conflict as error:
            await tables.reload(table)
            raise UndoRefused(phrase("undo-gone-on")) from error
        table.become(again, rows, head)
        table.taken_back.pop()
        tables.hub.snapshot(table)
    tables.bot_turns.wake(id)
    return table


def _check_meant(table: Table, visitor: str, agree: int | None) -> None:
    """Who wants to take back at the moment in which another asks has not agreed; and a wish may have changed."""
    wish = table.row.undo_wish
    if agree is not None and (wish is None or wish.seat != agree):
        raise UndoRefused(phrase("undo-no-wish"))
    if agree is None and wish is not None and wish.seat not in table.own(visitor):
        raise UndoRefused(phrase("undo-asked-first", name=table.seats[wish.seat].name))


async def _ask(tables: "OpenTables", table: Table, visitor: str) -> None:
    """Take back at once where nobody need agree; otherwise start a wish, or agree to the one there is."""
    if table.row.status == "over" and table.row.undo != "free":
        raise UndoRefused(phrase("undo-over"))
    own = table.own(visitor)
    wish = table.row.undo_wish
    seat = _seat(table, own) if wish is None else wish.seat
    agreed = {*own, *(wish.agreed if wish is not None else ())}
    # A bot that stands in for somebody agrees to nothing.
    agreed |= {other.seat for other in table.seats if other.kind != "person" and other.visitor is None}
    log = await tables.store.log(table.id, table.number)
    match = _whole_match(table, log)
    if table.row.undo == "ask" and len(agreed | {seat}) < len(table.seats):
        _check_something(match, seat)
        await _set_wish(tables, table, UndoWish(seat, sorted(agreed - {seat})))
        return
    await asyncio.to_thread(match.undo, seat, sorted(agreed))
    await _go_back(tables, table, match, log)


def _seat(table: Table, own: list[int]) -> int:
    """Of several own seats, the one that decided last."""
    for row in reversed(table.log):
        if row.entry.seat is not None and row.entry.seat in own and not row.entry.forced:
            return row.entry.seat
    return own[0]


def _whole_match(table: Table, log: list[LogRow]) -> Match:
    """The match with its log and a chance of its own, so that nothing is changed before it is written."""
    match = playing(table)
    entries = [row.entry for row in log]
    chance = chance_after(table.row, log)
    return Match(match.game, match.setup, match.names, match.undo_policy, chance, match.state, entries)


def _check_something(match: Match, seat: int) -> None:
    if not any(entry.seat == seat and not entry.forced for entry in match.log):
        raise UndoRefused(phrase("undo-nothing", name=match.names[seat]))


async def _set_wish(tables: "OpenTables", table: Table, wish: UndoWish | None) -> None:
    text = None if wish is None else msgspec.json.encode(wish).decode()
    await write(table, tables.store.change(table.row, undo_wish=text))
    table.set(undo_wish=wish)
    tables.hub.info(table)


async def _go_back(tables: "OpenTables", table: Table, match: Match, log: list[LogRow]) -> None:
    """Write that the game goes back; standing orders end, since they would only do it again."""
    kept = log[: len(match.log)]
    back = log[len(kept)].number
    now = time()
    row = LogRow.undo(table.number, back, now)
    head = head_of(table.row, table.seats, match.state, now, back=True)
    # Of moves that are taken back and made again without end only one dump is kept.
    near = back - DUMP_EVERY
    written = tables.store.append(table.id, table.number, [row], head, dump(match.state), back=near)
    await write(table, written)
    table.become(match, [row], head)
    table.log = kept[-LOG_TAIL:]
    table.orders = {}
    table.taken_back.append([row.entry for row in log[len(kept) :]])
    tables.hub.snapshot(table)
