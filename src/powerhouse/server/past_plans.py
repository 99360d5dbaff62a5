"""Other plans at positions of a finished game: tried out on the board, and judged beside what was played."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from powerhouse.core.errors import IllegalMove, UnreadableMove
from powerhouse.core.notation import Said
from powerhouse.core.state import State
from powerhouse.core.step import tried
from powerhouse.evaluator import registry as evaluators
from powerhouse.server import judging, stored_match
from powerhouse.server.analyses import MOST_PIECE_SECONDS, check_over, game_text
from powerhouse.server.errors import conflict, refusal_info, unreadable_info
from powerhouse.server.history import position_in, setup_of
from powerhouse.server.table import Table
from powerhouse.server.types import RefusalInfo
from powerhouse.server.types_analysis import PlanWish, WhatIf
from powerhouse.server.types_moves import Trial
from powerhouse.server.workers import Failed, Overrun

if TYPE_CHECKING:
    from powerhouse.server.tables import OpenTables


async def try_plan(tables: "OpenTables", table: Table, wish: PlanWish) -> Trial:
    """The position after these moves, as who makes them sees it; nothing is hidden in a game that is over."""
    state, _ = await _position(tables, table, wish.number)
    return trial_of(state, wish.moves)


def trial_of(state: State, moves: Sequence[Said]) -> Trial:
    """A position after moves of who is to act, as that one sees it, and what the rules say against them."""
    trial = tried(state, moves)
    refusals: list[RefusalInfo] = []
    if isinstance(trial.error, IllegalMove):
        refusals = [refusal_info(refusal) for refusal in trial.error.refusals]
    elif isinstance(trial.error, UnreadableMove):
        refusals = [unreadable_info(trial.error)]
    return Trial(trial.state.view(state.actor), trial.played, refusals, trial.stopped)


async def what_if(tables: "OpenTables", table: Table, party: str, wish: PlanWish) -> WhatIf:
    """How a plan compares; raises what the rules say against it."""
    evaluators.find(table.row.game)
    if not wish.moves:
        raise conflict("no-plan")
    async with tables.beside.place(party):
        state, entry = await _position(tables, table, wish.number)
        trial = tried(state, wish.moves)
        if trial.error is not None:
            raise trial.error
        text, _ = await game_text(tables, table, table.number)
    looks = tables.settings.looks
    try:
        found: WhatIf = await tables.workers.run(
            judging.what_if, text, looks, entry, trial.moves, seconds=MOST_PIECE_SECONDS, party=party, behind=True
        )
    except (Overrun, Failed) as error:
        raise conflict("not-judged") from error
    return found


async def _position(tables: "OpenTables", table: Table, number: int) -> tuple[State, int]:
    """That at a number, or the last one before it, and how many entries of the log lead to it."""
    check_over(table)
    game, setup = setup_of(table)
    log = await tables.store.log(table.id, table.number)
    numbers = stored_match.positions(log)
    at = max((n for n in numbers if n <= number), default=numbers[0])
    kept = await tables.store.dump_at(table.id, at)
    until = [row for row in log if row.number < at]
    state = await asyncio.to_thread(position_in, game, setup, until, kept)
    if state.actor is None:
        raise conflict("over", why="over-there")
    return state, len(until)
