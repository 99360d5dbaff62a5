"""From the log to a position: the last dump and what came after it."""

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from powerhouse.core import registry
from powerhouse.core.chance import Chance, Seeded
from powerhouse.core.changes import NONE, Changes
from powerhouse.core.entropy import Entropy
from powerhouse.core.errors import BadRecord
from powerhouse.core.game import Game, Setup
from powerhouse.core.match import Match
from powerhouse.core.phrase import phrase
from powerhouse.core.replay import position_after
from powerhouse.core.state import State
from powerhouse.core.tutorial import tutorial_of
from powerhouse.server.errors import HttpProblem, conflict
from powerhouse.server.storage.rows import LogRow, Stored, TableRow, effective
from powerhouse.server.storage.store import Store

logger = logging.getLogger(__name__)


class UnreadableDump(Exception):
    """Another version of the program has written it; the log from the first row on leads to the same position."""


def changes_of(row: TableRow) -> Changes:
    """What is other than ours in the figures of a table."""
    return NONE if row.figures is None else Changes(row.figures.name, row.figures.text)


def setup(row: TableRow) -> tuple[Game, Setup]:
    """The game of a table, by the rules it was begun with; refused if they are newer than the program's, or the figures
    others.
    """
    game = registry.find(row.game)
    if row.rules > game.rules:
        newer = phrase("rules-unknown", game=game.title, rules=row.rules, found=game.rules)
        raise HttpProblem(409, "other-rules", newer, game.id)
    made = game.setup(row.players, row.options, changes_of(row) or None, row.components, row.rules)
    if row.components != made.components.hash:
        raise conflict("other-rules")
    return game, made


def replayed(game: Game, made: Setup, log: Sequence[LogRow], dump: str | None = None) -> State:
    """The position after the log, which follows the dump or the deal; raises `UnreadableDump`."""
    start = None if dump is None else _restored(game, made, dump)
    return position_after(game, made, [row.entry for row in log], start)


def _restored(game: Game, made: Setup, dump: str) -> State:
    try:
        return game.restore(made, json.loads(dump))
    except Exception as error:  # whatever a dump of another shape makes of it
        logger.warning("a dump cannot be read, the log is replayed: %r", error)
        raise UnreadableDump from error


def restored(stored: Stored) -> Match | None:
    """The match of a table as it was left; `None` if it has not begun. Raises `UnreadableDump`."""
    if stored.row.number == 0:
        return None
    game, made = setup(stored.row)
    state = replayed(game, made, effective(stored.since), stored.dump)
    if stored.row.lesson is not None and not _follows(stored.row, state):
        stored.row.lesson = None
    names = [seat.name for seat in stored.seats]
    return Match(game, made, names, stored.row.undo, chance_after(stored.row, stored.log), state)


async def without_dump(store: Store, stored: Stored) -> tuple[Stored, Match | None]:
    """The same with the whole log in place of the dump, and the match that it leads to.

    Replayed beside the event loop: after an upgrade this may concern many tables at once, and the others go on.
    """
    whole = replace(stored, dump=None, since=await store.log(stored.row.id, stored.row.number))
    return whole, await asyncio.to_thread(restored, whole)


def _follows(row: TableRow, state: State) -> bool:
    """Whether the game is where its tutorial has it: another version of the program may have another tutorial."""
    try:
        return tutorial_of(row.game).holds(row.number, state.digest())
    except BadRecord:
        return False


def chance_after(row: TableRow, log: Sequence[LogRow]) -> Chance:
    """The system's, or the one of the table's seed where the log left it."""
    if row.lesson is not None:
        return tutorial_of(row.game).chance(row.number)
    if row.seed is None:
        return Entropy()
    chance = Seeded(row.seed)
    if log:
        chance.seek(log[-1].entry.position)
    return chance


def positions(log: Sequence[LogRow]) -> list[int]:
    """The numbers at which there is a position to look at: after each move with all that it revealed."""
    ends = [row.number + 1 for row, after in pairwise(log) if after.entry.seat is not None]
    return [*ends, log[-1].number + 1] if log else []
