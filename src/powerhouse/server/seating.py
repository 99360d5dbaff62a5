"""Who sits where: new tables, invitations, seats that change hands, bots that stand in, closing, rematch."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from time import time
from typing import TYPE_CHECKING

from powerhouse.bots import registry as bots
from powerhouse.core.errors import BadSetup
from powerhouse.core.match import Match
from powerhouse.core.record import check_name
from powerhouse.server import games
from powerhouse.server.acting import dump, head_of, write
from powerhouse.server.errors import Trouble, conflict, forbidden, unknown
from powerhouse.server.identity import is_id, new_id
from powerhouse.server.settings import Settings
from powerhouse.server.storage.rows import Event, SeatRow, TableRow
from powerhouse.server.storage.store import Conflict
from powerhouse.server.table import Table
from powerhouse.server.types import Join, NewTable, SeatWish

if TYPE_CHECKING:
    from powerhouse.server.tables import Tables

# Names that few guests have, with different first letters.
BOT_NAMES = (
    "Volta",
    "Ampere",
    "Joule",
    "Faraday",
    "Ohm",
    "Watt",
    "Hertz",
    "Tesla",
    "Kelvin",
    "Siemens",
    "Galvani",
    "Maxwell",
)


async def create(tables: "Tables", visitor: str, wish: NewTable) -> Table:
    """A new table; with no open seat it starts at once."""
    await check_room(tables, visitor)
    seats = _seats(tables.settings, wish, visitor)
    people = {seat.seat for seat in seats if seat.kind != "bot"}
    undo = wish.undo or ("ask" if len(people) > 1 else "free")
    row = new_row(wish.game, wish.players, wish.options, visitor, undo, wish.watch, wish.seed)
    await open_table(tables, row, seats)
    return await tables.find(row.id)


def new_row(
    game: str, players: int, options: dict[str, str], owner: str, undo: str, watch: bool, seed: int | None = None
) -> TableRow:
    kind = games.find(game)
    setup = kind.setup(players, options)
    now = time()
    return TableRow(
        id=new_id(),
        kind="table",
        game=game,
        rules=kind.rules,
        components=setup.components.hash,
        players=players,
        options=setup.options,
        undo=undo,
        watch=watch,
        owner=owner,
        invite=new_id(),
        seed=seed,
        created=now,
        changed=now,
    )


async def check_room(tables: "Tables", visitor: str) -> None:
    limits = tables.settings.limits
    if not limits.on:
        return
    if await tables.store.count(visitor) >= limits.tables_of_visitor:
        raise Trouble(429, "too-many", f"you have {limits.tables_of_visitor} open tables; close one first")
    if await tables.store.count() >= limits.tables:
        raise Trouble(429, "too-many", f"this server has {limits.tables} open tables and takes no more now")


async def open_table(tables: "Tables", row: TableRow, seats: list[SeatRow], rematch_of: str | None = None) -> str:
    """Write a new table, begun if nobody is missing; of two rematches the first stays."""
    events: list[Event] = []
    text = None
    if all(seat.kind != "open" for seat in seats):
        match = await asyncio.to_thread(begin, row, seats)
        events = [Event.of(number, entry, row.created) for number, entry in enumerate(match.log)]
        for name, value in head_of(seats, match, row.created).items():
            setattr(row, name, value)
        row.number = len(events)
        text = dump(match)
    if rematch_of is None:
        await tables.store.create(row, seats, events, text)
        id = row.id
    else:
        id = await tables.store.create_rematch(rematch_of, row, seats, events, text)
    tables.drivers.wake(id)
    return id


def begin(row: TableRow, seats: Sequence[SeatRow]) -> Match:
    return Match.new(row.game, row.players, row.seed, row.options, [seat.name for seat in seats], undo=row.undo)


def _seats(settings: Settings, wish: NewTable, visitor: str) -> list[SeatRow]:
    wished = wish.seats if wish.seats is not None else [SeatWish("person")]
    if len(wished) > wish.players:
        raise BadSetup(f"{wish.players} players need {wish.players} seats, there are {len(wished)}")
    wished = [*wished, *[SeatWish("open")] * (wish.players - len(wished))]
    seats = [SeatRow(at, _first_name(wish, at, seat), seat.kind) for at, seat in enumerate(wished)]
    for seat, wanted in zip(seats, wished):
        if seat.kind != "open":
            seat.name = checked_name(seat.name or _free_name(seats), seats, but=seat.seat)
        if seat.kind == "person":
            seat.visitor = visitor
        elif seat.kind == "bot":
            seat.bot = checked_bot(settings, wish.game, wanted.bot)
    return seats


def _first_name(wish: NewTable, at: int, seat: SeatWish) -> str:
    """The name that somebody chose: the first person is who asks, open seats have none."""
    people = [place for place, other in enumerate(wish.seats or [seat]) if other.kind == "person"]
    if seat.kind == "person" and people[:1] == [at]:
        return seat.name or wish.name
    return "" if seat.kind == "open" else seat.name or ""


def _free_name(seats: Sequence[SeatRow]) -> str:
    taken = {seat.name for seat in seats}
    return next((name for name in BOT_NAMES if name not in taken), f"Player {len(seats) + 1}")


def checked_name(name: str, seats: Sequence[SeatRow], but: int | None = None) -> str:
    check_name(name)
    if any(seat.name == name and seat.seat != but for seat in seats):
        raise conflict("name-taken", f"somebody is called {name} already")
    return name


def checked_bot(settings: Settings, game: str, bot: str | None) -> str:
    """A bot that plays this game, ours or one that the host has added; without a name, the usual one."""
    name = bot or bots.usual(game)
    if name not in settings.bots:
        bots.find(name, game, 0)
    return name


# Sitting down


async def join(tables: "Tables", invite: str, visitor: str, wish: Join) -> Table:
    """Take an open seat with the table's invitation."""
    async with tables.at(await table_of_invite(tables, invite)) as table:
        if table.own(visitor) and (table.row.status != "waiting" or wish.seat is None):
            return table  # the link was opened twice; while a game runs nobody holds two hands
        if table.row.status not in ("waiting", "playing"):
            raise conflict("over", "the table is closed")
        seats = [seat for seat in table.seats if seat.kind == "open" and wish.seat in (None, seat.seat)]
        if not seats:
            raise conflict("taken", "all seats are taken" if wish.seat is None else "that seat is taken")
        name = checked_name(wish.name, table.seats, but=seats[0].seat)
        await change(tables, table, replace(seats[0], name=name, kind="person", bot=None, visitor=visitor))
    tables.drivers.wake(table.id)
    return table


async def table_of_invite(tables: "Tables", invite: str) -> str:
    id = await tables.store.by_invite(invite) if is_id(invite) else None
    if id is None:
        raise unknown("invitation")
    return id


async def change(tables: "Tables", table: Table, after: SeatRow, **values: object) -> None:
    """Write who sits there now, and begin if nobody is missing; the lock is held."""
    before = table.seats[after.seat]
    if table.row.actor == after.seat:
        values["bot_turn"] = after.kind == "bot"
    try:
        await write(table, tables.store.change_seat(table.row, before, after, **values))
    except Conflict as error:
        await tables.reload(table)
        raise conflict("taken", "somebody else has changed that seat just now") from error
    table.sit(after)
    table.set(**values)
    await begin_if_full(tables, table)
    tables.hub.snapshot(table)


async def begin_if_full(tables: "Tables", table: Table) -> None:
    if table.row.status != "waiting" or any(seat.kind == "open" for seat in table.seats):
        return
    match = await asyncio.to_thread(begin, table.row, table.seats)
    now = time()
    events = [Event.of(number, entry, now) for number, entry in enumerate(match.log)]
    head = head_of(table.seats, match, now)
    try:
        await write(table, tables.store.append(table.id, 0, events, head, dump(match)))
    except Conflict:  # another process has begun it
        await tables.reload(table)
        return
    match.log = []
    table.advance(match, events, head)


async def seat_link(tables: "Tables", id: str, visitor: str, wanted: int | None) -> str:
    """A secret by which another device takes over an own seat, once."""
    async with tables.at(id) as table:
        own = table.own(visitor)
        if not own or (wanted is not None and wanted not in own):
            raise forbidden("that is not your seat")
        seat = table.seats[own[0] if wanted is None else wanted]
        if seat.secret is None or seat.secret_used:
            await change(tables, table, replace(seat, secret=new_id(), secret_used=False))
        return f"/seat/{table.seats[seat.seat].secret}"


async def take_seat(tables: "Tables", secret: str, visitor: str) -> Table:
    found = await tables.store.by_secret(secret) if is_id(secret) else None
    if found is None:
        raise unknown("seat link")
    id, number = found
    async with tables.at(id) as table:
        seat = table.seats[number]
        if seat.visitor == visitor and seat.secret == secret:
            return table
        if seat.secret != secret or seat.secret_used or seat.visitor is None:
            raise unknown("seat link")
        moves_house = table.row.owner == seat.visitor and len(table.own(seat.visitor)) == 1
        owner = visitor if moves_house else table.row.owner
        await change(tables, table, replace(seat, visitor=visitor, secret_used=True), owner=owner)
    return table


async def set_seat(tables: "Tables", id: str, visitor: str, number: int, wish: SeatWish) -> Table:
    """The owner fills or frees a seat, or lets a bot stand in; who was stood in for may come back."""
    async with tables.at(id) as table:
        if number >= len(table.seats):
            raise unknown("seat")
        seat = table.seats[number]
        comes_back = wish.kind == "person" and seat.visitor == visitor
        if table.row.owner != visitor and not comes_back:
            raise forbidden("only the owner of the table changes seats")
        if table.row.status not in ("waiting", "playing"):
            raise conflict("over", "the game is over")
        if seat.kind == "person" and seat.visitor != visitor and seat.visitor in tables.hub.present(id):
            raise conflict("present", f"{seat.name} is at the table")
        await change(tables, table, _changed(tables.settings, table, seat, visitor, wish))
    tables.drivers.wake(id)
    return table


def _changed(settings: Settings, table: Table, seat: SeatRow, visitor: str, wish: SeatWish) -> SeatRow:
    name = checked_name(wish.name or seat.name or _free_name(table.seats), table.seats, but=seat.seat)
    if wish.kind == "bot":  # the visitor is kept, to come back to the seat
        return replace(seat, kind="bot", name=name, bot=checked_bot(settings, table.row.game, wish.bot))
    if wish.kind == "open":
        kept = name if table.row.status == "playing" else ""
        return replace(seat, kind="open", name=kept, bot=None, visitor=None, secret=None, secret_used=False)
    if seat.visitor is None and table.row.status == "playing" and table.own(visitor):
        raise conflict("seated", "while a game runs nobody takes a second seat")
    return replace(seat, kind="person", name=name, bot=None, visitor=seat.visitor or visitor)


# The end


async def close(tables: "Tables", id: str, visitor: str) -> Table:
    async with tables.at(id) as table:
        if table.row.owner != visitor:
            raise forbidden("only the owner closes the table")
        if table.row.status in ("waiting", "playing"):
            values = {"status": "closed", "actor": None, "bot_turn": False, "undo_wish": None, "changed": time()}
            await write(table, tables.store.change(table.row, **values))
            table.set(**values)
            tables.hub.snapshot(table)
    return table


async def rematch(tables: "Tables", id: str, visitor: str) -> Table:
    """The same people and options again; who asks second gets the table of who asked first."""
    async with tables.at(id) as table:
        old = table.row
        if old.kind != "table" or not table.own(visitor):
            raise forbidden("you do not sit at this table")
        if old.status not in ("over", "closed"):
            raise conflict("playing", "the game is not over")
        if old.rematch is None:
            row = new_row(old.game, old.players, old.options, old.owner, old.undo, old.watch)
            seats = [replace(seat, secret=None, secret_used=False) for seat in table.seats]
            table.set(rematch=await open_table(tables, row, seats, rematch_of=id))
            tables.hub.info(table)
        new = table.row.rematch
    assert new is not None
    return await tables.find(new)
