"""Looking back: the record, any earlier position, figures round by round, playing on from there, uploaded records."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, replace
from time import time
from typing import TYPE_CHECKING

from powerhouse.bots import registry as bots
from powerhouse.core import record
from powerhouse.core.errors import BadRecord
from powerhouse.core.game import Game, Setup
from powerhouse.core.match import Match
from powerhouse.core.phrase import Phrase, phrase
from powerhouse.core.record import Entry
from powerhouse.core.replay import positions
from powerhouse.core.state import State
from powerhouse.server import stored_match
from powerhouse.server.errors import HttpProblem, conflict, forbidden
from powerhouse.server.moves import dump
from powerhouse.server.new_table import BOT_NAMES, check_room, make_room_for_replay, new_row, open_midway
from powerhouse.server.storage.queries import LOG_TAIL
from powerhouse.server.storage.rows import LogRow, SeatRow, heading_text
from powerhouse.server.table import Table, log_entries
from powerhouse.server.types_history import ForkWish, History, Moment, Round
from powerhouse.server.workers import Failed, Overrun, TooLong, processor_time

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

# To read a record: of the processor, and on the wall, since an honest one must be read on a busy machine too.
RECORD_SECONDS = 10.0
MOST_RECORD_SECONDS = 60.0
MOST_ENTRIES = 20_000


async def game_record(tables: "OpenTables", table: Table) -> str:
    """The game so far as a text; it has all moves, from which follows what somebody may hide while the game runs."""
    match = _begun(table)
    if table.hides():
        raise forbidden("record-hidden")
    header, digest, number = match.header(), match.state.digest(), table.number
    log = await tables.store.log(table.id, number)
    return await asyncio.to_thread(record.write, header, [row.entry for row in log], digest)


def _begun(table: Table) -> Match:
    if table.match is None:
        raise conflict("waiting")
    return table.match


def setup_of(table: Table) -> tuple[Game, Setup]:
    """Once a game is over, or for a record, nothing of the past is hidden any more."""
    match = _begun(table)
    if table.row.kind != "replay" and not match.over:
        return match.game, match.setup
    opened = {**table.row.options, **match.game.opened}
    row, changes = table.row, match.setup.components.changes or None
    return match.game, match.game.setup(row.players, opened, changes, row.components, row.rules)


async def at(tables: "OpenTables", table: Table, visitor: str, number: int) -> Moment:
    """The position at a number, or the last one before it."""
    game, setup = setup_of(table)
    seat = None if setup is not _begun(table).setup else table.seat(visitor)
    log = await tables.store.log(table.id, table.number)
    numbers = stored_match.positions(log)
    at = max((n for n in numbers if n <= number), default=numbers[0])
    kept = await tables.store.dump_at(table.id, at)
    until = [row for row in log if row.number < at]
    state = await asyncio.to_thread(position_in, game, setup, until, kept)
    return Moment(at, numbers[-1], state.view(seat), log_entries(until[-LOG_TAIL:], seat))


def position_in(game: Game, setup: Setup, log: list[LogRow], kept: tuple[int, str] | None) -> State:
    """The position after the log, from the dump on if there is one that can be read."""
    if kept is not None:
        start, text = kept
        with suppress(stored_match.UnreadableDump):
            return stored_match.replayed(game, setup, [row for row in log if row.number >= start], text)
    return stored_match.replayed(game, setup, log)


async def history(tables: "OpenTables", table: Table, visitor: str) -> History:
    game, setup = setup_of(table)
    seat = None if setup is not _begun(table).setup else table.seat(visitor)
    log = await tables.store.log(table.id, table.number)
    rounds = await asyncio.to_thread(_rounds, game, setup, log, seat)
    return History(stored_match.positions(log), rounds)


def _rounds(game: Game, setup: Setup, log: list[LogRow], seat: int | None) -> list[Round]:
    """The measures where each round begins; when the game is over, those of the end follow as one round more."""
    rounds: list[Round] = []
    numbers = iter(row.number for row in log if row.entry.seat is not None)
    for entry, state in positions(game, setup, [row.entry for row in log]):
        round = state.rounds()
        if entry is not None:
            number = next(numbers)
            if not rounds or rounds[-1].round != round:
                rounds.append(Round(round, number, _measures(state, seat)))
        elif state.over:
            rounds.append(Round(rounds[-1].round + 1, log[-1].number + 1, _measures(state, seat)))
    return rounds


def _measures(state: State, viewer: int | None) -> list[dict[str, int | None]]:
    """What this seat may know."""
    return [
        {name: None if name in state.hides(owner, viewer) else value for name, value in measures.items()}
        for owner, measures in enumerate(state.measures())
    ]


# Playing on


async def fork(tables: "OpenTables", table: Table, visitor: str, wish: ForkWish) -> Table:
    """A new table from an earlier position: the visitor in the seat that is to act, bots in the others."""
    if table.row.kind != "replay" and table.row.status not in ("over", "closed"):
        raise forbidden("fork-running")
    await check_room(tables, visitor)
    record.check_name(wish.name)
    old = _begun(table)
    log = await tables.store.log(table.id, table.number)
    numbers = stored_match.positions(log)
    at = max((n for n in numbers if n <= wish.number), default=numbers[0])
    until = [row for row in log if row.number < at]
    state = await asyncio.to_thread(stored_match.replayed, old.game, old.setup, until)
    if state.actor is None:
        raise conflict("over", why="over-there")
    own = table.own(visitor)
    seat = own[0] if own else state.actor
    made = (table.row.game, table.row.players, table.row.options)
    row = new_row(*made, visitor, "free", False, rules=table.row.rules, figures=old.setup.components.changes)
    seats = _fork_seats(row.players, row.game, seat, visitor, wish.name)
    entries = [replace(kept.entry, position=0) for kept in until]
    return await open_midway(tables, row, seats, entries, state)


def _fork_seats(players: int, game: str, own: int, visitor: str, name: str) -> list[SeatRow]:
    names = iter([other for other in BOT_NAMES if other != name])
    bot = bots.usual(game)
    return [
        SeatRow(seat, name, "person", visitor=visitor) if seat == own else SeatRow(seat, next(names), "bot", bot)
        for seat in range(players)
    ]


# Records from outside


async def upload(tables: "OpenTables", visitor: str, party: str, text: str) -> Table:
    """Keep a record to look through; it is checked in a worker, because it may be long or malicious."""
    await make_room_for_replay(tables, visitor)
    try:
        read = await tables.workers.run(read_record, text, RECORD_SECONDS, seconds=MOST_RECORD_SECONDS, party=party)
    except Overrun as error:
        raise _bad_record(_too_slow()) from error
    except Failed as error:
        raise _bad_record(phrase("record-unreadable")) from error
    if isinstance(read, Refused):
        raise HttpProblem(400, "bad-record", read.said, read.game)
    header, entries, position_text, head = read
    if len(entries) > MOST_ENTRIES:
        raise _bad_record(phrase("record-entries", entries=len(entries), most=MOST_ENTRIES))
    now = time()
    made = (header.game, len(header.names), header.options)
    row = new_row(*made, visitor, header.undo, True, rules=header.rules, figures=header.changes)
    row.kind, row.number, row.status, row.actor, row.heading = "replay", len(entries), "over", None, head
    seats = [SeatRow(seat, name, "open") for seat, name in enumerate(header.names)]
    rows = [LogRow.of(number, entry, now) for number, entry in enumerate(entries)]
    await tables.store.create(row, seats, rows, position_text)
    return await tables.find(row.id)


def _bad_record(sentence: Phrase) -> HttpProblem:
    return HttpProblem(400, "bad-record", sentence)


@dataclass(frozen=True)
class Refused:
    """A record that does not follow the rules: what is to be said, and the game whose texts say it."""

    said: Phrase
    game: str | None


def _too_slow() -> Phrase:
    return phrase("record-slow", seconds=int(RECORD_SECONDS))


def read_record(text: str, seconds: float) -> tuple[record.Header, list[Entry], str, str] | Refused:
    """Runs in a worker: header, log, last position, where it stands."""
    try:
        with processor_time(seconds):
            match = Match.parse(text)
    except TooLong:
        return Refused(_too_slow(), None)
    except BadRecord as error:
        return Refused(error.phrase(), error.game)
    return match.header(), match.log, dump(match.state), heading_text(match.state.heading())
