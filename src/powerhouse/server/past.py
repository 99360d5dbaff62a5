"""Looking back: the record, any earlier position, figures round by round, playing on from there, uploaded records."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from time import time
from typing import TYPE_CHECKING, Any

from powerhouse.bots import registry as bots
from powerhouse.core import record
from powerhouse.core.entropy import Entropy
from powerhouse.core.game import Game, Setup
from powerhouse.core.match import Match
from powerhouse.core.record import Entry
from powerhouse.core.state import State
from powerhouse.server import games, position
from powerhouse.server.acting import dump, head_of
from powerhouse.server.errors import Trouble, conflict, forbidden
from powerhouse.server.seating import BOT_NAMES, check_room, new_row
from powerhouse.server.storage.reading import LOG_TAIL
from powerhouse.server.storage.rows import Event, SeatRow, standing
from powerhouse.server.table import Table, log_entries
from powerhouse.server.types import ForkWish, History, Moment, Round
from powerhouse.server.workers import Failed, Overrun

if TYPE_CHECKING:
    from powerhouse.server.tables import Tables

RECORD_SECONDS = 10.0
MOST_ENTRIES = 20_000


async def game_record(tables: "Tables", table: Table) -> str:
    """The game so far as a text; it holds moves and reveals, nothing that anybody hides."""
    match = _begun(table)
    digest, number = match.state.digest(), table.number
    log = standing_until(await tables.store.log(table.id), number)
    return record.write(match.header(), [event.entry for event in log], digest)


def standing_until(events: list[Event], number: int) -> list[Event]:
    """What counted when the log had so many events."""
    return standing([event for event in events if event.number < number])


def _begun(table: Table) -> Match:
    if table.match is None:
        raise conflict("waiting", "the table waits for players")
    return table.match


def _setup(table: Table) -> tuple[Game, Setup]:
    """Once a game is over, or for a record, nothing of the past is hidden any more."""
    match = _begun(table)
    if table.row.kind != "replay" and not match.over:
        return match.game, match.setup
    opened = {**table.row.options, **games.lore(table.row.game).opened}
    return match.game, match.game.setup(table.row.players, opened, hash=table.row.components)


async def at(tables: "Tables", table: Table, visitor: str, number: int) -> Moment:
    """The position at a number, or the last one before it."""
    game, setup = _setup(table)
    seat = None if setup is not _begun(table).setup else table.seat(visitor)
    log = standing_until(await tables.store.log(table.id), table.number)
    numbers = position.positions(log)
    at = max((n for n in numbers if n <= number), default=numbers[0])
    snapshot = await tables.store.snapshot_at(table.id, at)
    until = [event for event in log if event.number < at]
    state = await asyncio.to_thread(_position, game, setup, until, snapshot)
    return Moment(at, numbers[-1], state.view(seat), log_entries(until[-LOG_TAIL:]))


def _position(game: Game, setup: Setup, log: list[Event], snapshot: tuple[int, str] | None) -> State:
    """The position after the log, from the snapshot on if there is one that can be read."""
    if snapshot is not None:
        start, text = snapshot
        with suppress(position.UnreadableDump):
            return position.replayed(game, setup, [event.entry for event in log if event.number >= start], text)
    return position.replayed(game, setup, [event.entry for event in log])


async def history(tables: "Tables", table: Table, visitor: str) -> History:
    game, setup = _setup(table)
    seat = None if setup is not _begun(table).setup else table.seat(visitor)
    log = standing_until(await tables.store.log(table.id), table.number)
    rounds = await asyncio.to_thread(_rounds, game, setup, log, seat)
    return History(position.positions(log), rounds)


def _rounds(game: Game, setup: Setup, log: list[Event], seat: int | None) -> list[Round]:
    """The figures where each round begins; when the game is over, those of the end follow as one round more."""
    lore = games.lore(game.id)
    told = position.Told([event.code for event in log if event.seat is None])
    state: State = game.blank(setup)
    state.deal(told)
    rounds: list[Round] = []
    heading = ""
    for event in log:
        if event.seat is None:
            continue
        if event.heading != heading:
            heading = event.heading
            _add_round(rounds, lore, state.view(seat), event.number)
        state.advance(event.code, told)
    if state.over:
        rounds.append(Round(rounds[-1].round + 1, log[-1].number + 1, lore.figures(state.view(seat))))
    return rounds


def _add_round(rounds: list[Round], lore: games.Lore, view: Any, number: int) -> None:
    if not rounds or rounds[-1].round != lore.round(view):
        rounds.append(Round(lore.round(view), number, lore.figures(view)))


# Playing on


async def fork(tables: "Tables", table: Table, visitor: str, wish: ForkWish) -> Table:
    """A new table from an earlier position: the visitor in the seat that is to act, bots in the others."""
    if table.row.kind != "replay" and table.row.status not in ("over", "closed"):
        raise forbidden("while the game runs nobody plays on from it elsewhere: its end would show what is hidden")
    await check_room(tables, visitor)
    record.check_name(wish.name)
    old = _begun(table)
    log = standing_until(await tables.store.log(table.id), table.number)
    numbers = position.positions(log)
    at = max((n for n in numbers if n <= wish.number), default=numbers[0])
    entries = [event.entry for event in log if event.number < at]
    match = Match(old.game, old.setup, old.names, "free", Entropy())
    match.state = await asyncio.to_thread(position.replayed, old.game, old.setup, entries)
    if match.actor is None:
        raise conflict("over", "the game is over there; go back at least one move")
    own = table.own(visitor)
    seat = own[0] if own else match.actor
    row = new_row(table.row.game, table.row.players, table.row.options, visitor, "free", watch=False)
    seats = _fork_seats(row.players, row.game, seat, visitor, wish.name)
    events = [Event.of(number, replace(entry, mark=0), row.created) for number, entry in enumerate(entries)]
    for name, value in head_of(seats, match, row.created).items():
        setattr(row, name, value)
    row.number = len(events)
    await tables.store.create(row, seats, events, dump(match))
    tables.drivers.wake(row.id)
    return await tables.find(row.id)


def _fork_seats(players: int, game: str, own: int, visitor: str, name: str) -> list[SeatRow]:
    names = iter([other for other in BOT_NAMES if other != name])
    bot = bots.usual(game)
    return [
        SeatRow(seat, name, "person", visitor=visitor) if seat == own else SeatRow(seat, next(names), "bot", bot)
        for seat in range(players)
    ]


# Records from outside


async def upload(tables: "Tables", visitor: str, text: str) -> Table:
    """Keep a record to look through; it is checked in a worker, because it may be long or malicious."""
    await check_room(tables, visitor)
    try:
        header, entries, position_text, head = await tables.workers.run(read_record, text, seconds=RECORD_SECONDS)
    except Overrun as error:
        raise Trouble(400, "bad-record", f"the record is not read within {RECORD_SECONDS:g} seconds") from error
    except Failed as error:
        name, _, said = str(error).partition(": ")
        if name != "BadRecord":
            raise Trouble(400, "bad-record", "the record cannot be read") from error
        raise Trouble(400, "bad-record", said) from error
    if len(entries) > MOST_ENTRIES:
        raise Trouble(400, "bad-record", f"the record has {len(entries)} entries, more than {MOST_ENTRIES}")
    now = time()
    row = new_row(header.game, len(header.names), header.options, visitor, header.undo, watch=True)
    row.kind, row.number, row.status, row.actor, row.heading = "replay", len(entries), "over", None, head
    seats = [SeatRow(seat, name, "open") for seat, name in enumerate(header.names)]
    events = [Event.of(number, entry, now) for number, entry in enumerate(entries)]
    await tables.store.create(row, seats, events, position_text)
    return await tables.find(row.id)


def read_record(text: str) -> tuple[record.Header, list[Entry], str, str]:
    """Runs in a worker: header, log, last position, where it stands."""
    match = Match.parse(text)
    return match.header(), match.log, dump(match), match.state.heading()
