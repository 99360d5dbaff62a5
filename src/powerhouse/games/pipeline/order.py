"""The turn order track: after some actions a player moves the own disc to the lower row (PL-3)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline.codes import DONE, NO_DISC, SPACE, Stage
from powerhouse.games.pipeline.refusals import refuse
from powerhouse.games.pipeline.table import Table


def begin(state: Table) -> None:
    state.stage = Stage.ORDER


def moves(state: Table, legal: LegalMoves) -> None:
    row = _lifted(state)
    legal.add(DONE)
    for space in range(len(row)):
        if row[space] == NO_DISC or NO_DISC in row[space:]:
            legal.add(SPACE + 2 * space)
        if row[space] != NO_DISC and NO_DISC in row[:space]:
            legal.add(SPACE + 2 * space + 1)


def may_push(state: Table) -> bool:
    """Whether there is a disc that can be pushed."""
    row = _lifted(state)
    legal = LegalMoves()
    moves(state, legal)
    return any(row[(move - SPACE) // 2] != NO_DISC for move in legal.listed() if move != DONE)


def _lifted(state: Table) -> list[int]:
    """The lower row without the disc of the player who moves it."""
    return [NO_DISC if seat == state.turn else seat for seat in state.row]


def play(state: Table, move: int, chance: Chance) -> None:
    if move != DONE:
        way = 1 if (move - SPACE) % 2 == 0 else -1
        state.row = pushed(_lifted(state), (move - SPACE) // 2, way, state.turn, state.rulings.first_gap)
    state.stage = Stage.RESUMED


def pushed(row: list[int], space: i64, way: i64, seat: i64, first_gap: bool) -> list[int]:
    """The row with a disc on this space; a disc that lies there and all beyond it are pushed one further (PL-3.3).

    The way ends where the last ones have no room; with `first_gap` at the first free space, and those beyond it stay.
    """
    row = row[:]
    gap: i64 = space
    if row[space] != NO_DISC:
        at: i64 = space + way
        while 0 <= at < len(row):
            if row[at] == NO_DISC:
                gap = at
                if first_gap:
                    break
            at += way
    while gap != space:
        row[gap] = row[gap - way]
        gap -= way
    row[space] = seat
    return row


def drop(state: Table) -> None:
    """At the end of the turn a disc that was not moved drops to the leftmost free space."""
    if state.turn not in state.row:
        row = state.row[:]
        row[row.index(NO_DISC)] = state.turn
        state.row = row


def refusals(state: Table, move: int) -> list[Refusal]:
    space = (move - SPACE) // 2
    if not 0 <= space < len(state.row):
        return [refuse("not-order", {"spaces": len(state.row)})]
    if _lifted(state)[space] == NO_DISC:
        return [refuse("space-free", {"space": space + 1})]
    return [refuse("push-blocked", {"space": space + 1, "way": "left" if (move - SPACE) % 2 else "right"})]
