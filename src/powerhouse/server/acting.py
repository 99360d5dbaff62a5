"""What a person does at the table: move, plan, ask why, ask for a hint, take back, program."""

from collections.abc import Awaitable, Callable, Sequence
from time import time
from typing import TYPE_CHECKING, Any

import msgspec

from powerhouse.bots import registry as bots
from powerhouse.core.chance import Chance
from powerhouse.core.errors import IllegalMove, NotYourTurn, UnreadableMove
from powerhouse.core.match import Match
from powerhouse.core.refusal import Refusal
from powerhouse.server import position, programs
from powerhouse.server.errors import Stale, conflict, forbidden, refusal_info
from powerhouse.server.storage.rows import Event, SeatRow
from powerhouse.server.storage.store import Conflict, StorageFailed
from powerhouse.server.table import Table
from powerhouse.server.types import Hint, Moves, Plan, PlanWish, Program, RefusalInfo

if TYPE_CHECKING:
    from powerhouse.server.tables import Tables

SNAPSHOT_EVERY = 50


async def advance(tables: "Tables", table: Table, make: Callable[[Match], object]) -> None:
    """Let moves be made, write them, and only then let them be true; the lock is held."""
    match = playing(table)
    trial = position.trial(match)
    mark = match.chance.mark()
    try:
        make(trial)
        now = time()
        events = [Event.of(table.number + offset, entry, now) for offset, entry in enumerate(trial.log)]
        head = head_of(table.seats, trial, now)
        after = table.number + len(events)
        full = trial.over or after // SNAPSHOT_EVERY > table.number // SNAPSHOT_EVERY
        await write(table, tables.store.append(table.id, table.number, events, head, dump(trial) if full else None))
    except BaseException:
        match.chance.rewind(mark)
        raise
    since = table.number
    table.advance(trial, events, head)
    tables.hub.moves(table, since)


async def write(table: Table, writing: Awaitable[None]) -> None:
    """Wait for a write; after one that failed nobody knows what is written, so the table is read again."""
    try:
        await writing
    except (Conflict, StorageFailed):
        table.doubtful = True
        raise


def playing(table: Table) -> Match:
    if table.match is None:
        raise conflict("waiting", "the table waits for players")
    if table.row.status == "closed":
        raise conflict("closed", "the table is closed")
    return table.match


def head_of(seats: Sequence[SeatRow], match: Match, now: float) -> dict[str, Any]:
    """What the row of the table says of the game; a wish to take back ends when the game goes on."""
    actor = match.actor
    return {
        "status": "over" if match.over else "playing",
        "actor": actor,
        "heading": match.state.heading(),
        "bot_turn": actor is not None and seats[actor].kind == "bot",
        "undo_wish": None,
        "changed": now,
    }


def dump(match: Match) -> str:
    return msgspec.json.encode(match.state.dump()).decode()


def seat_of(table: Table, visitor: str, wanted: int | None) -> int:
    """The seat for which a visitor acts: the one named, or the own one that is to act."""
    own = table.own(visitor)
    if not own:
        raise forbidden("you do not sit at this table")
    if wanted is not None:
        if wanted not in own:
            raise forbidden("that is not your seat")
        return wanted
    actor = table.row.actor
    return actor if actor is not None and actor in own else own[0]


def check_turn(match: Match, seat: int) -> None:
    """Only the seat that is to act may ask: an answer would tell of its means."""
    if match.actor is None:
        raise NotYourTurn("the game is over")
    if match.actor != seat:
        raise NotYourTurn(f"it is the turn of {match.names[match.actor]}, not of {match.names[seat]}")


async def play(tables: "Tables", id: str, visitor: str, wish: Moves) -> Table:
    async with tables.at(id) as table:
        seat = seat_of(table, visitor, wish.seat)
        playing(table)
        if wish.number != table.number:  # a wish that is sent again after its answer was lost is made only once
            raise Stale(tables.snapshot(table, visitor))
        try:
            await advance(tables, table, lambda trial: trial.play_batch(wish.moves, seat))
        except Conflict as error:
            await tables.reload(table)
            raise Stale(tables.snapshot(table, visitor)) from error
    tables.drivers.wake(id)
    return table


class _Curtain(Exception):
    """Something would be revealed."""


class _Closed(Chance):
    """Reveals nothing."""

    def pick(self, candidates: list[int]) -> int:
        raise _Curtain


def plan(table: Table, visitor: str, wish: PlanWish) -> Plan:
    """Try moves on a copy: nothing is written, and a move that would show something is not tried."""
    match = playing(table)
    seat = seat_of(table, visitor, wish.seat)
    check_turn(match, seat)
    state = match.state
    played = 0
    for text in wish.moves:
        after = state.copy()
        try:
            after.play(after.parse(text), _Closed())
        except IllegalMove as error:
            return Plan(state.view(seat), played, [refusal_info(refusal) for refusal in error.refusals], None)
        except UnreadableMove as error:
            return Plan(state.view(seat), played, [_unreadable(error)], None)
        except _Curtain:
            return Plan(state.view(seat), played, [], "reveal")
        if after.over:  # the end opens what was hidden
            return Plan(state.view(seat), played, [], "reveal")
        state = after
        played += 1
        if state.actor != seat:
            return Plan(state.view(seat), played, [], "turn")
    return Plan(state.view(seat), played, [], None)


def _unreadable(error: UnreadableMove) -> RefusalInfo:
    return refusal_info(Refusal("unreadable", "", str(error).replace("{", "{{").replace("}", "}}"), {}))


def why(table: Table, visitor: str, move: str) -> list[RefusalInfo]:
    match = playing(table)
    return [refusal_info(refusal) for refusal in match.refusals(move, seat_of(table, visitor, None))]


async def hint(tables: "Tables", table: Table, visitor: str) -> Hint:
    match = playing(table)
    seat = seat_of(table, visitor, None)
    check_turn(match, seat)
    choice = await tables.bots.choose(match, bots.by_strength(table.row.game)[0], explained=True)
    return Hint(choice.text, choice.bot, choice.reason)


async def program(tables: "Tables", id: str, visitor: str, wanted: list[Program]) -> Table:
    async with tables.at(id) as table:
        playing(table)
        seat = seat_of(table, visitor, None)
        orders = programs.orders(table.row.game, table.view(seat), wanted)
        text = msgspec.json.encode(orders).decode()
        await write(table, tables.store.set_programs(table.row, seat, text))
        table.orders[seat] = orders
    tables.drivers.wake(id)
    return table
