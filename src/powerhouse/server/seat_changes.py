"""Who sits where is written first; what belonged to the one who sat there before ends with it."""

from time import time
from typing import TYPE_CHECKING

from powerhouse.server import clocks
from powerhouse.server.errors import conflict
from powerhouse.server.moves import write
from powerhouse.server.new_table import begin_if_full
from powerhouse.server.storage.rows import SeatRow
from powerhouse.server.storage.store import Conflict
from powerhouse.server.table import Table

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables


async def change(
    tables: "OpenTables", table: Table, after: SeatRow, same_person: bool = False, **values: object
) -> None:
    """Write who sits there now, and begin if nobody is missing; the lock is held.

    Standing orders of the seat, a wish to take back and what others have agreed to are the old holder's affair.
    """
    before = table.seats[after.seat]
    passes = not same_person and (before.kind, before.visitor) != (after.kind, after.visitor)
    if table.row.actor == after.seat:
        values["bot_turn"] = after.kind == "bot"
    if passes:
        values |= clocks.passed_on(table.row, table.seats, after, time())
    if passes and table.row.undo_wish is not None:
        values["undo_wish"] = None
    try:
        await write(table, tables.store.change_seat(table.row, before, after, forget_orders=passes, **values))
    except Conflict as error:
        await tables.reload(table)
        raise conflict("taken", why="seat-changed") from error
    if passes:
        table.orders.pop(after.seat, None)
        table.taken_back = []
    table.sit(after)
    table.set(**values)
    await begin_if_full(tables, table)
    tables.hub.snapshot(table)
