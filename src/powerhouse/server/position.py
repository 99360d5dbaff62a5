"""From the log to a position: the last snapshot and what came after it."""

import json
import logging
from collections.abc import Iterable, Sequence
from itertools import pairwise

from powerhouse.core.chance import Chance, Seeded
from powerhouse.core.entropy import Entropy
from powerhouse.core.game import Game, Setup
from powerhouse.core.match import Match
from powerhouse.core.record import Entry
from powerhouse.core.state import State
from powerhouse.server import games
from powerhouse.server.errors import conflict
from powerhouse.server.storage.rows import Event, SeatRow, Stored, TableRow, standing

logger = logging.getLogger(__name__)


class UnreadableDump(Exception):
    """Another version of the program has written it; the log from the first event on leads to the same position."""


class Told(Chance):
    """Reveals what the log says was revealed."""

    def __init__(self, codes: Iterable[int]) -> None:
        self._codes = iter(codes)

    def pick(self, candidates: list[int]) -> int:
        return next(self._codes)


def setup(row: TableRow) -> tuple[Game, Setup]:
    """The game of a table; refused if the program has other rules or figures than the table was begun with."""
    game = games.find(row.game)
    made = game.setup(row.players, row.options, hash=row.components)
    if (row.rules, row.components) != (game.rules, made.components.hash):
        raise conflict("other-rules", "this table was begun with other rules or figures than this server has")
    return game, made


def replayed(game: Game, made: Setup, entries: Sequence[Entry], dump: str | None = None) -> State:
    """The position after the entries, which follow the dump or the blank state; raises `UnreadableDump`."""
    told = Told([entry.code for entry in entries if entry.seat is None])
    if dump is None:
        state = game.blank(made)
        state.deal(told)
    else:
        state = _restored(game, made, dump)
    for entry in entries:
        if entry.seat is not None:
            state.advance(entry.code, told)
    return state


def _restored(game: Game, made: Setup, dump: str) -> State:
    try:
        return game.restore(made, json.loads(dump))
    except Exception as error:  # whatever a dump of another shape makes of it
        logger.warning("a snapshot cannot be read, the log is replayed: %r", error)
        raise UnreadableDump from error


def match_of(row: TableRow, seats: Sequence[SeatRow], log: Sequence[Event]) -> Match:
    """A match without its state and log; a seeded chance stands where the log left it."""
    game, made = setup(row)
    chance: Chance = Entropy()
    if row.seed is not None:
        chance = Seeded(row.seed)
        if log:
            chance.rewind(log[-1].mark)
    return Match(game, made, [seat.name for seat in seats], row.undo, chance)


def restored(stored: Stored) -> Match | None:
    """The match of a table as it was left; `None` if it has not begun. Raises `UnreadableDump`."""
    if stored.row.number == 0:
        return None
    match = match_of(stored.row, stored.seats, stored.log)
    since = [event.entry for event in standing(stored.since)]
    match.state = replayed(match.game, match.setup, since, stored.dump)
    return match


def trial(match: Match) -> Match:
    """A match in the same position with an empty log, to try what becomes true only when it is written."""
    other = Match(match.game, match.setup, match.names, match.undo_policy, match.chance)
    other.state = match.state
    return other


def positions(log: Sequence[Event]) -> list[int]:
    """The numbers at which there is a position to look at: after each move with all that it revealed."""
    ends = [event.number + 1 for event, after in pairwise(log) if after.seat is not None]
    return [*ends, log[-1].number + 1] if log else []
