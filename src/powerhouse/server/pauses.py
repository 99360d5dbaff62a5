"""Clocks stand still when all who sit at a table have agreed to it, and go on when one of them wants it."""

from collections.abc import Sequence
from time import time
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from powerhouse.server.clocks import Clock, charged, clock_of, started
from powerhouse.server.errors import conflict, forbidden
from powerhouse.server.moves import playing, write
from powerhouse.server.storage.rows import SeatRow
from powerhouse.server.table import Table
from powerhouse.server.types_clock import PauseAnswer, PauseWish

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables


async def pause(tables: "OpenTables", id: str, visitor: str, answer: PauseAnswer) -> Table:
    async with tables.at(id) as table:
        own = table.own(visitor)
        if not own:
            raise forbidden("not-seated")
        if playing(table).over:
            raise conflict("over")
        clock = clock_of(table.row)
        if clock.limit is None:
            raise conflict("no-limit")
        going_on = replace(clock, paused=False, wish=None)
        after = _wished(clock, table.seats, own) if answer.paused else going_on
        await _set(tables, table, after)
    tables.bot_turns.see_to(table)
    return table


def _wished(clock: Clock, seats: Sequence[SeatRow], own: list[int]) -> Clock:
    if clock.paused:
        return clock
    seat = own[0] if clock.wish is None else clock.wish.seat
    agreed = {*own, *(clock.wish.agreed if clock.wish is not None else ())} - {seat}
    asked = {other.seat for other in seats if other.kind == "person"} - {seat}
    if asked <= agreed:
        return replace(clock, paused=True, wish=None)
    return replace(clock, wish=PauseWish(seat, sorted(agreed & asked)))


async def _set(tables: "OpenTables", table: Table, after: Clock) -> None:
    clock = clock_of(table.row)
    values: dict[str, Any] = {"clock": after.text()}
    if clock.paused != after.paused:  # what was used until now counts; from now on it stands, or runs again
        now = time()
        used = charged(table.row, table.seats, now)
        after = replace(used, paused=after.paused, wish=after.wish)
        values = started(after, table.seats, table.row.actor, now)
    await write(table, tables.store.change(table.row, **values))
    table.set(**values)
    tables.hub.info(table)
