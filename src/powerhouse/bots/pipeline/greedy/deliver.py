"""Deliveries: orders and contracts get the worst oil that will do, unless it is worth more elsewhere."""

from typing import Final

from powerhouse.bots.pipeline.greedy.oil import Oil
from powerhouse.games.pipeline.codes import FILL, ORDERS, SERVE
from powerhouse.games.pipeline.deliveries import PER_DEMAND
from powerhouse.games.pipeline.player import Contract
from powerhouse.games.pipeline.state import Pipeline

NOTHING: Final = -1

AT_ONCE: Final = 3
"""What it is worth that a delivery needs no worker."""
LAST_TURNS: Final = 2
EARLY: Final = 0.3
"""With more turns than this left in the year, a penalty weighs so much only."""


def delivery(state: Pipeline, oil: Oil, moves: list[int]) -> int:
    """An order to serve or a cube for a contract; `NOTHING` if none is worth while."""
    orders = [move for move in moves if SERVE <= move < SERVE + ORDERS]
    if orders:
        best = max(orders, key=lambda move: _order_gain(state, oil, move - SERVE))
        if _order_gain(state, oil, best - SERVE) > 0:
            return best
    cubes = [move for move in moves if move >= FILL]
    if cubes:
        best = max(cubes, key=lambda move: _cube_gain(state, oil, move))
        if _cube_gain(state, oil, best) > 0:
            return best
    return NOTHING


def _order_gain(state: Pipeline, oil: Oil, number: int) -> float:
    """What an order brings more than its cubes would bring on markets."""
    gain = 0.0
    for need in state.figures.orders[number].needs:
        gain += oil.pay(need & 3, True) - oil.market[need >> 2][need & 3]
    return gain


def _cube_gain(state: Pipeline, oil: Oil, move: int) -> float:
    """What a contract pays more than a market for a cube, with its part of the penalty that is avoided."""
    tile, rest = divmod(move - FILL, PER_DEMAND)
    at, grade = divmod(rest, 4)
    contract = next(own for own in oil.player.contracts if own.tile == tile)
    needs = state.figures.demands[tile].needs
    need = needs[at]
    if contract.times and not contract.filled and not _covered(oil, needs):
        return -1.0
    return oil.pay(need & 3, False) + AT_ONCE + _threat(oil, contract, len(needs)) - oil.market[need >> 2][grade]


def _threat(oil: Oil, contract: Contract, needs: int) -> float:
    """A cube's part of the penalty, which weighs fully in the last turns of the year."""
    if contract.times:
        return float(oil.penalty()) if contract.filled else 0.0
    part = 1.0 if oil.outlook.year_turns <= LAST_TURNS else EARLY
    return part * oil.penalty() / needs


def _covered(oil: Oil, needs: list[int]) -> bool:
    """Whether all needs can be met at once, so that a second filling is no risk."""
    cubes = list(oil.player.oil)
    for need in sorted(needs, key=lambda need: -(need & 3)):
        found = next((cube for cube in range(need, (need & 12) + 4) if cubes[cube]), -1)
        if found < 0:
            return False
        cubes[found] -= 1
    return True
