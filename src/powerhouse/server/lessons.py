"""Tutorials: tables that follow a record, at which a learner goes from lesson to lesson and may play on at any time."""

import asyncio
from collections.abc import Sequence
from time import time
from typing import TYPE_CHECKING

from powerhouse.bots import registry as bots
from powerhouse.core.record import check_name
from powerhouse.core.replay import position_after
from powerhouse.core.tutorial import Tutorial, tutorial_of
from powerhouse.server.errors import conflict, forbidden
from powerhouse.server.moves import playing, write
from powerhouse.server.new_table import BOT_NAMES, check_room, new_row, open_midway
from powerhouse.server.storage.rows import SeatRow
from powerhouse.server.stored_match import chance_after
from powerhouse.server.table import Table
from powerhouse.server.types_lessons import LessonRead, TutorialWish

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables


async def begin(tables: "OpenTables", visitor: str, game: str, wish: TutorialWish) -> Table:
    """A new table at which the visitor learns a game; nobody else may look on."""
    check_name(wish.name)
    await check_room(tables, visitor)
    tutorial = await asyncio.to_thread(tutorial_of, game)
    match = tutorial.match
    row = new_row(game, len(match.names), match.setup.options, visitor, "free", watch=False, rules=match.setup.rules)
    row.components, row.lesson, row.shared = match.setup.components.hash, 0, False
    seats = _seats(tutorial, visitor, wish.name)
    entries = tutorial.log[: tutorial.start]
    state = await asyncio.to_thread(position_after, match.game, match.setup, entries)
    return await open_midway(tables, row, seats, entries, state)


def _seats(tutorial: Tutorial, visitor: str, name: str) -> list[SeatRow]:
    bot = bots.weakest(tutorial.game)
    seats: list[SeatRow] = []
    for seat, other in enumerate(_names(tutorial.match.names, tutorial.learner, name)):
        theirs = seat == tutorial.learner
        seats.append(
            SeatRow(seat, other, "person", visitor=visitor, seen=time()) if theirs else SeatRow(seat, other, "bot", bot)
        )
    return seats


def _names(names: Sequence[str], learner: int, name: str) -> list[str]:
    """The names of the record, but for the learner's, and for one that the learner has."""
    free = (other for other in BOT_NAMES if other not in names and other != name)
    return [name if seat == learner else next(free) if other == name else other for seat, other in enumerate(names)]


def _check_learner(table: Table, visitor: str) -> None:
    if not table.own(visitor):
        raise forbidden("not-seated")
    playing(table)
    if table.row.lesson is None:
        raise conflict("no-lesson")


async def go_on(tables: "OpenTables", id: str, visitor: str, wish: LessonRead) -> Table:
    """A lesson has been read; one that asks for a move is passed by the move."""
    async with tables.at(id) as table:
        _check_learner(table, visitor)
        passed = table.row.lesson
        assert passed is not None
        tutorial = tutorial_of(table.row.game)
        last = passed + 1 >= len(tutorial.lessons)
        if wish.number == passed + 1 and tutorial.waits(passed, table.number) and not last:
            await write(table, tables.store.change(table.row, lesson=passed + 1, changed=time()))
            table.set(lesson=passed + 1)
            tables.hub.info(table)
    tables.bot_turns.see_to(table)
    return table


async def play_on(tables: "OpenTables", id: str, visitor: str) -> Table:
    """From here on it is a game like any other: bots decide for the other seats, and chance is the system's."""
    async with tables.at(id) as table:
        _check_learner(table, visitor)
        match = playing(table)
        await write(table, tables.store.change(table.row, lesson=None, changed=time()))
        table.set(lesson=None)
        match.chance = chance_after(table.row, [])
        tables.hub.snapshot(table)
    tables.bot_turns.wake(id)
    return table
