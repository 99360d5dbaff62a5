"""Phase 2: bring what one would buy, digging for it if need be, and else what helps the others least."""

from typing import Final

from powerhouse.bots.factory_manager.greedy.outlook import Outlook
from powerhouse.bots.factory_manager.greedy.purchases import Planner
from powerhouse.games.factory_manager.codes import BRING, DONE, TYPES
from powerhouse.games.factory_manager.state import FactoryManager

WIDTH: Final = 2
"""Plans to buy are thought further less widely than when one buys: they will change anyway."""

DEEP: Final = 3
"""One looks so many tiles deep into a column."""


def bring(state: FactoryManager, seat: int, moves: list[int]) -> int:
    player = state.players[seat]
    planner = Planner(state, player)
    brings = int(state.left + state.extra)
    depth = min(DEEP, brings)
    while depth:
        columns = [_column(state, type, depth) for type in range(len(TYPES))]
        plan = planner.best(
            int(player.available()), list(state.market) + [tile for column in columns for tile in column], WIDTH
        )
        depths = [_dug(state, column, plan.bought) for column in columns]
        if not any(depths):
            break
        if sum(depths) <= brings:
            return BRING + columns[depths.index(max(depths))][0]
        depth -= 1
    if DONE in moves:
        return DONE
    rivals = [Outlook(state, rival) for rival in state.players if rival is not player]
    return min(moves, key=lambda move: sum([rival.use(move - BRING) for rival in rivals]))


def _column(state: FactoryManager, type: int, depth: int) -> list[int]:
    """The cheapest tiles of a column, in the order in which they can be brought."""
    tiles: list[int] = []
    starts = state.figures.column_starts
    for number in range(starts[type], starts[type + 1]):
        tiles += [number] * int(min(state.board[number], depth - len(tiles)))
    return tiles


def _dug(state: FactoryManager, column: list[int], wanted: list[int]) -> int:
    """How many tiles of a column must be brought to have all that are wanted."""
    depth = 0
    for number in set(column):
        lacking = wanted.count(number) - list(state.market).count(number)
        if lacking > 0:
            depth = max(depth, column.index(number) + lacking)
    return depth
