"""New tables: who sits where at first, and how a game begins when nobody is missing."""

import asyncio
from collections.abc import Sequence
from time import time
from typing import TYPE_CHECKING

from msgspec import structs

from powerhouse.bots import registry as bots
from powerhouse.core import registry
from powerhouse.core.catalogue import say
from powerhouse.core.changes import Changes
from powerhouse.core.errors import BadSetup
from powerhouse.core.match import Match
from powerhouse.core.phrase import phrase
from powerhouse.core.record import Entry, check_name
from powerhouse.core.state import State
from powerhouse.server import clocks, figures
from powerhouse.server.errors import HttpProblem, conflict
from powerhouse.server.guests import check_invited
from powerhouse.server.identity import new_id
from powerhouse.server.moves import dump, head_of, write
from powerhouse.server.settings import Settings
from powerhouse.server.storage.rows import FiguresRow, LogRow, SeatRow, TableRow
from powerhouse.server.storage.store import Conflict
from powerhouse.server.stored_match import setup
from powerhouse.server.table import Table
from powerhouse.server.types import NewTable, SeatWish
from powerhouse.server.types_clock import TimeLimit

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

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


async def create(tables: "OpenTables", visitor: str, wish: NewTable) -> Table:
    """A new table; with no open seat it starts at once."""
    await check_room(tables, visitor)
    seats = _seats(tables.settings, wish, visitor)
    people = {seat.seat for seat in seats if seat.kind != "bot"}
    if wish.rated:
        _check_rated(wish, seats)
    undo = wish.undo or ("ask" if len(people) > 1 else "free")
    limit = _checked_limit(tables.settings, wish)
    own = await figures.wished(tables, wish.game, wish.figures)
    row = new_row(wish.game, wish.players, wish.options, visitor, undo, wish.watch, wish.seed, limit, figures=own)
    row.rated = wish.rated
    row.absence = float(wish.absence) if wish.absence is not None else tables.settings.absence
    await open_table(tables, row, seats)
    return await tables.find(row.id)


def _check_rated(wish: NewTable, seats: Sequence[SeatRow]) -> None:
    """Nobody knows what comes, plays two hands, or tries out what would be: that would rate something else."""
    people = sum(seat.kind == "person" for seat in seats)
    if wish.undo != "strict":
        raise BadSetup(phrase("rated-undo"))
    if wish.seed is not None:
        raise BadSetup(phrase("rated-seed", seed=str(wish.seed)))
    if people > 1:
        raise BadSetup(phrase("rated-people", people=people))
    if wish.figures is not None:
        raise BadSetup(phrase("rated-figures"))


def _checked_limit(settings: Settings, wish: NewTable) -> TimeLimit | None:
    """With the bot that decides when somebody's time is used up."""
    if wish.time is None:
        return None
    return structs.replace(wish.time, bot=checked_bot(settings, wish.game, wish.time.bot))


def new_row(
    game: str,
    players: int,
    options: dict[str, str],
    owner: str,
    undo: str,
    watch: bool,
    seed: int | None = None,
    limit: TimeLimit | None = None,
    rules: int | None = None,
    figures: Changes | None = None,
) -> TableRow:
    """A table by the newest rules, or by those of the game that it goes on with.

    Without `figures` they are the host's own or ours; no changes are ours.
    """
    kind = registry.find(game)
    made = kind.setup(players, options, figures, rules=rules)
    now = time()
    return TableRow(
        id=new_id(),
        kind="table",
        game=game,
        rules=made.rules,
        components=made.components.hash,
        players=players,
        options=made.options,
        undo=undo,
        watch=watch,
        owner=owner,
        invite=new_id(),
        seed=seed,
        created=now,
        changed=now,
        clock=clocks.new(players, limit),
        figures=FiguresRow.of(made.components.changes),
    )


async def check_room(tables: "OpenTables", visitor: str) -> None:
    await check_invited(tables, visitor)
    limits = tables.settings.limits
    if not limits.on:
        return
    if await tables.store.count("table", visitor) >= limits.tables_of_visitor:
        raise HttpProblem(429, "too-many", phrase("tables-of-visitor", tables=limits.tables_of_visitor))
    if await tables.store.count("table") >= limits.tables:
        raise HttpProblem(429, "too-many", phrase("tables-of-server", tables=limits.tables))
    if await tables.store.count("table", ended=True) >= limits.tables_kept:
        raise HttpProblem(429, "too-many", phrase("tables-kept", tables=limits.tables_kept))


async def make_room_for_replay(tables: "OpenTables", visitor: str) -> None:
    """A visitor's oldest replay makes room for a new one: it came from a file that the visitor has."""
    await check_invited(tables, visitor)
    limits = tables.settings.limits
    if not limits.on:
        return
    if await tables.store.count("replay", visitor, ended=True) >= limits.replays_of_visitor:
        now = time()
        oldest = await tables.store.oldest(now, 1, kind="replay", owner=visitor)
        await tables.store.remove(oldest, now)
        for id in oldest:
            await tables.on_notify(id)
    elif await tables.store.count("replay", ended=True) >= limits.replays:
        raise HttpProblem(429, "too-many", phrase("replays-of-server", replays=limits.replays))


async def open_table(tables: "OpenTables", row: TableRow, seats: list[SeatRow], rematch_of: str | None = None) -> str:
    """Write a new table, begun if nobody is missing; of two rematches the first stays."""
    rows: list[LogRow] = []
    text = None
    if all(seat.kind != "open" for seat in seats):
        match = await asyncio.to_thread(begin, row, seats)
        rows = [LogRow.of(number, entry, row.created) for number, entry in enumerate(match.log)]
        for name, value in head_of(row, seats, match.state, row.created).items():
            setattr(row, name, value)
        row.number = len(rows)
        text = dump(match.state)
    if rematch_of is None:
        await tables.store.create(row, seats, rows, text)
        id = row.id
    else:
        id = await tables.store.create_rematch(rematch_of, row, seats, rows, text)
    tables.bot_turns.wake(id)
    return id


async def open_midway(
    tables: "OpenTables", row: TableRow, seats: list[SeatRow], entries: Sequence[Entry], state: State
) -> Table:
    """A table that begins with the log of another game, which has led to this position."""
    rows = [LogRow.of(number, entry, row.created) for number, entry in enumerate(entries)]
    for name, value in head_of(row, seats, state, row.created).items():
        setattr(row, name, value)
    row.number = len(rows)
    await tables.store.create(row, seats, rows, dump(state))
    tables.bot_turns.wake(row.id)
    return await tables.find(row.id)


def begin(row: TableRow, seats: Sequence[SeatRow]) -> Match:
    """With the figures that the table was made with, whatever the host's own are by now."""
    own = setup(row)[1].components.changes
    names = [seat.name for seat in seats]
    return Match.new(row.game, row.players, row.seed, row.options, names, own, row.undo, row.rules)


def _seats(settings: Settings, wish: NewTable, visitor: str) -> list[SeatRow]:
    wished = wish.seats if wish.seats is not None else [SeatWish("person")]
    if len(wished) > wish.players:
        raise BadSetup(phrase("seats-number", players=wish.players, seats=len(wished)))
    wished = [*wished, *[SeatWish("open")] * (wish.players - len(wished))]
    seats = [SeatRow(at, _first_name(wish, at, seat), seat.kind) for at, seat in enumerate(wished)]
    for seat, wanted in zip(seats, wished):
        if seat.kind != "open":
            seat.name = checked_name(seat.name or free_name(seats), seats, but=seat.seat)
        if seat.kind == "person":
            seat.visitor, seat.seen = visitor, time()
        elif seat.kind == "bot":
            seat.bot = checked_bot(settings, wish.game, wanted.bot)
    return seats


def _first_name(wish: NewTable, at: int, seat: SeatWish) -> str:
    """The name that somebody chose: the first person is who asks, open seats have none."""
    people = [place for place, other in enumerate(wish.seats or [seat]) if other.kind == "person"]
    if seat.kind == "person" and people[:1] == [at]:
        return seat.name or wish.name
    return "" if seat.kind == "open" else seat.name or ""


def free_name(seats: Sequence[SeatRow]) -> str:
    taken = {seat.name for seat in seats}
    return next((name for name in BOT_NAMES if name not in taken), say("player-name", number=len(seats) + 1))


def checked_name(name: str, seats: Sequence[SeatRow], but: int | None = None) -> str:
    check_name(name)
    if any(seat.name == name and seat.seat != but for seat in seats):
        raise conflict("name-taken", name=name)
    return name


def checked_bot(settings: Settings, game: str, bot: str | None) -> str:
    """A bot that plays this game, ours or one that the host has added; without a name, the usual one."""
    name = bot or bots.usual(game)
    if name not in settings.bots:
        bots.find(name, game, 0)
    return name


async def begin_if_full(tables: "OpenTables", table: Table) -> None:
    if table.row.status != "waiting" or any(seat.kind == "open" for seat in table.seats):
        return
    match = await asyncio.to_thread(begin, table.row, table.seats)
    now = time()
    rows = [LogRow.of(number, entry, now) for number, entry in enumerate(match.log)]
    head = head_of(table.row, table.seats, match.state, now)
    try:
        await write(table, tables.store.append(table.id, 0, rows, head, dump(match.state)))
    except Conflict:  # another process has begun it
        await tables.reload(table)
        return
    table.become(match, rows, head)
