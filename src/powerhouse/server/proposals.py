"""Who sits at a running table may propose a bot, or an open seat, for somebody who has been away for long.

It comes true when all others agree who are not away for as long themselves. To agree is to propose the same; to say
that the person keeps the seat ends the proposal, and so does that person's return. Where nobody else is there to agree
it is announced, as by who has made the table.
"""

from dataclasses import replace
from time import time
from typing import TYPE_CHECKING

import msgspec

from powerhouse.core.phrase import phrase
from powerhouse.server.absence import announce, replaced
from powerhouse.server.errors import HttpProblem, conflict
from powerhouse.server.new_table import checked_bot
from powerhouse.server.seat_changes import change
from powerhouse.server.storage.rows import SeatRow, proposal_of
from powerhouse.server.table import Table
from powerhouse.server.table_info import away_since
from powerhouse.server.types import Proposal, SeatWish

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables


def concerns(table: Table, seat: SeatRow, visitor: str) -> bool:
    """Whether the visitor sits there too, and the seat is a person's."""
    theirs = seat.kind == "person" and seat.visitor not in (None, visitor)
    return theirs and table.row.status == "playing" and bool(table.own(visitor))


def agrees(tables: "OpenTables", table: Table, seat: SeatRow, wish: SeatWish) -> bool:
    """Whether the wish says the same as what is proposed for the seat."""
    before = proposal_of(seat)
    return before is not None and (before.kind, before.bot) == _wanted(tables, table, wish)


async def propose(tables: "OpenTables", table: Table, seat: SeatRow, visitor: str, wish: SeatWish) -> None:
    """Propose, agree or refuse; the lock is held."""
    kind = wish.kind
    if kind == "person":
        if seat.proposal is not None:
            await change(tables, table, replace(seat, proposal=None))
        return
    _check_away(tables, table, seat)
    _, bot = _wanted(tables, table, wish)
    own, before = table.own(visitor), proposal_of(seat)
    if before is None or (before.kind, before.bot) != (kind, bot):
        before = Proposal(own[0], kind, bot, [])
    agreed = {*before.agreed, *own} - {before.seat}
    missing = {other.seat for other in table.seats if _asked(tables, table, other)} - agreed - {seat.seat, before.seat}
    if missing:
        after = msgspec.structs.replace(before, agreed=sorted(agreed))
        await change(tables, table, replace(seat, proposal=msgspec.json.encode(after).decode()))
    elif agreed:
        await change(tables, table, replaced(seat, bot))
    else:  # one alone can only announce it
        await announce(tables, table, seat, replaced(seat, bot))


def _wanted(tables: "OpenTables", table: Table, wish: SeatWish) -> tuple[str, str | None]:
    return wish.kind, checked_bot(tables.settings, table.row.game, wish.bot) if wish.kind == "bot" else None


def _asked(tables: "OpenTables", table: Table, seat: SeatRow) -> bool:
    """Whether somebody sits there who must agree: people who are not away for long themselves."""
    here = seat.visitor in tables.hub.present(table.id)
    return seat.kind == "person" and (here or time() - away_since(table.row, seat) < table.row.absence)


def _check_away(tables: "OpenTables", table: Table, seat: SeatRow) -> None:
    if seat.visitor in tables.hub.present(table.id):
        raise conflict("present", name=seat.name)
    away = time() - away_since(table.row, seat)
    if away < table.row.absence:
        numbers = {"away": int(away // 60), "wanted": int(table.row.absence // 60)}
        raise HttpProblem(409, "not-away-long", phrase("conflict-not-away-long", name=seat.name, **numbers))
