"""What a person does at the table: move, try moves, ask why, ask for a hint, leave standing orders."""

import asyncio
from collections.abc import Awaitable, Sequence
from time import monotonic, time
from typing import TYPE_CHECKING, Any

import msgspec

from powerhouse.bots import registry as bots
from powerhouse.core.bidding import StandingOrder, bound
from powerhouse.core.errors import IllegalMove, UnreadableMove
from powerhouse.core.match import Match
from powerhouse.core.notation import Said
from powerhouse.core.state import State
from powerhouse.core.step import Step, tried
from powerhouse.core.tutorial import OffScript
from powerhouse.server import clocks
from powerhouse.server.errors import Stale, conflict, forbidden, refusal_info, unreadable_info
from powerhouse.server.lesson_info import check_plan, check_script, in_order, lesson_after, other_way, taught
from powerhouse.server.storage.rows import LogRow, SeatRow, TableRow, heading_text
from powerhouse.server.storage.store import Conflict, StorageFailed
from powerhouse.server.table import Table
from powerhouse.server.types import OrderWish, RefusalInfo
from powerhouse.server.types_moves import Hint, Moves, PaceWish, Prospect, Trial, TrialWish

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables

DUMP_EVERY = 50


async def make(
    tables: "OpenTables", table: Table, moves: Sequence[Said | int], seat: int | None = None, by_clock: bool = False
) -> None:
    """Try moves, write them, and only then let them be true; the lock is held.

    `by_clock`: a bot has chosen them for a person whose time is used up.
    """
    match = playing(table)
    since = monotonic()
    step = match.begin_step(seat)
    try:
        step.make_all(moves)
        step.make_forced()
        check_script(table, step)
        await _commit(tables, table, step, by_clock)
        tables.move_times.note(monotonic() - since)
    except OffScript as error:
        match.chance.seek(step.start)
        raise other_way(table) from error
    except BaseException:
        match.chance.seek(step.start)
        raise


async def _commit(tables: "OpenTables", table: Table, step: Step, by_clock: bool) -> None:
    now, since = time(), table.number
    rows = [LogRow.of(since + offset, entry, now) for offset, entry in enumerate(step.entries)]
    head = head_of(table.row, table.seats, step.state, now, by_clock=by_clock)
    head |= lesson_after(table, since + len(rows))
    full = step.state.over or (since + len(rows)) // DUMP_EVERY > since // DUMP_EVERY
    await write(table, tables.store.append(table.id, since, rows, head, dump(step.state) if full else None))
    table.accept(step, rows, head)
    tables.hub.moves(table, since)
    if step.state.over:
        tables.note_over(table.id)


async def write(table: Table, writing: Awaitable[None]) -> None:
    """Wait for a write; after one that failed, or for which nobody waits any more, the table is read again."""
    try:
        await writing
    except (Conflict, StorageFailed, asyncio.CancelledError):
        table.stale = True
        raise


def playing(table: Table) -> Match:
    if table.match is None:
        raise conflict("waiting")
    if table.row.status == "closed":
        raise conflict("closed")
    return table.match


def head_of(
    row: TableRow,
    seats: Sequence[SeatRow],
    state: State,
    now: float,
    back: bool = False,
    by_clock: bool = False,
) -> dict[str, Any]:
    """What is to change in the row of the table; a wish to take back ends when the game goes on.

    What tables are found by is written only where it changes, so that most moves touch no index.
    """
    actor, status = state.actor, "over" if state.over else "playing"
    return {
        **({} if status == row.status else {"status": status}),
        "actor": actor,
        "heading": heading_text(state.heading()),
        "bot_turn": actor is not None and seats[actor].kind == "bot",
        "undo_wish": None,
        "changed": now,
        **clocks.turned(row, seats, actor, state.rounds(), now, back, by_clock),
    }


def dump(state: State) -> str:
    return msgspec.json.encode(state.dump()).decode()


def seat_of(table: Table, visitor: str, wanted: int | None) -> int:
    """The seat for which a visitor acts: the one named, or the own one that is to act."""
    own = table.own(visitor)
    if not own:
        raise forbidden("not-seated")
    if wanted is not None:
        if wanted not in own:
            raise forbidden("not-your-seat")
        return wanted
    actor = table.row.actor
    return actor if actor is not None and actor in own else own[0]


async def play(tables: "OpenTables", id: str, visitor: str, wish: Moves) -> Table:
    async with tables.at(id) as table:
        seat = seat_of(table, visitor, wish.seat)
        playing(table)
        if wish.number != table.number:  # a wish that is sent again after its answer was lost is made only once
            raise Stale(tables.snapshot(table, visitor))
        try:
            await make(tables, table, in_order(table, wish.moves), seat)
        except Conflict as error:
            await tables.reload(table)
            raise Stale(tables.snapshot(table, visitor)) from error
    tables.bot_turns.see_to(table)
    return table


def try_moves(table: Table, visitor: str, wish: TrialWish) -> Trial:
    """Try moves on a copy: nothing is written, and a move that would show something is not tried."""
    seat = seat_of(table, visitor, wish.seat)
    match = playing(table)
    match.check_turn(seat)
    trial = tried(match.state, wish.moves)
    check_plan(table, trial.moves)
    refusals: list[RefusalInfo] = []
    if isinstance(trial.error, IllegalMove):
        refusals = [refusal_info(refusal) for refusal in trial.error.refusals]
    elif isinstance(trial.error, UnreadableMove):
        refusals = [unreadable_info(trial.error)]
    return Trial(trial.state.view(seat), trial.played, refusals, trial.stopped)


def prospects(table: Table, visitor: str, wish: TrialWish) -> list[Prospect]:
    """What things would cost the visitor after these moves, also while others decide."""
    seat = seat_of(table, visitor, wish.seat)
    match = playing(table)
    state = match.state
    if wish.moves:
        match.check_turn(seat)
        state = tried(state, wish.moves).state
    return [
        Prospect(choice, [refusal_info(refusal) for refusal in refusals]) for choice, refusals in state.prospects(seat)
    ]


def why(table: Table, visitor: str, move: Said) -> list[RefusalInfo]:
    seat = seat_of(table, visitor, None)
    return [refusal_info(refusal) for refusal in playing(table).refusals(move, seat)]


async def hint(tables: "OpenTables", table: Table, visitor: str, party: str) -> Hint:
    seat = seat_of(table, visitor, None)
    match = playing(table)
    match.check_turn(seat)
    lesson = taught(table)
    if lesson is not None:
        return lesson
    # Who advises knows no more than who asked.
    known = match.state.imagined(seat)
    choice = await tables.bots.choose(match, bots.by_strength(table.row.game)[0], party, known)
    form = match.state.form(choice.move)
    words = match.state.spoken(choice.move)
    text = match.state.text(choice.move)
    return Hint(text, words, form.verb, form.arguments, choice.bot, choice.reason, choice.coach)


def set_pace(table: Table, visitor: str, wish: PaceWish) -> None:
    if not table.own(visitor):
        raise forbidden("not-seated")
    table.paces[visitor] = wish.pace
    if wish.skip and table.row.bot_turn:
        table.hurry.set()


async def leave_orders(tables: "OpenTables", id: str, visitor: str, wanted: list[OrderWish]) -> Table:
    async with tables.at(id) as table:
        seat = seat_of(table, visitor, None)
        state = playing(table).state
        if table.row.lesson is not None:
            raise conflict("lesson-orders")
        wishes = [StandingOrder(wish.kind, wish.amount, wish.lot) for wish in wanted]
        orders = [bound(wish, state.bidding(), state.rounds()) for wish in wishes]
        text = msgspec.json.encode(orders).decode()
        await write(table, tables.store.set_orders(table.row, seat, text))
        table.orders[seat] = orders
    tables.bot_turns.see_to(table)
    return table
