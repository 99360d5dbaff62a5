"""What the numbers mean at each decision."""

from powerhouse.cli.terminal.pipeline import runs
from powerhouse.cli.terminal.pipeline.spots import Memory
from powerhouse.games.pipeline.codes import (
    ACT,
    FILL,
    GRADE,
    HOLD,
    MACHINE,
    PIPES,
    SERVE,
    SITE,
    SPEND,
    TAKE,
    TANK,
    UPGRADE,
    Action,
    Stage,
)
from powerhouse.games.pipeline.deliveries import pay_for
from powerhouse.games.pipeline.state import Pipeline

OUTSIDE = (Action.GOVERNMENT, Action.NETWORK)
UPGRADED = (Action.ONE_MACHINE, Action.ALL_MACHINES)


def menu(state: Pipeline, memory: Memory) -> list[str]:
    """The moves by number, as the screen lists them."""
    stage = state.stage
    if stage in (Stage.WORK, Stage.MACHINES):
        return [state.text(move) for move in actions(state)] + deliveries(state)
    if stage in (Stage.PLACE, Stage.SITE):
        return [spot.move for spot in memory.spots(state)]
    if stage == Stage.STAND:
        return [run.start for run in runs.stands(state)] or [state.text(move) for move in state.moves()]
    if stage == Stage.REFINE:
        return runs.refine_menu(state)
    return [state.text(move) for move in _numbered(state)]


def _numbered(state: Pipeline) -> list[int]:
    stage = state.stage
    if stage == Stage.TANKS:
        return [GRADE + grade for grade in range(4)]
    if stage == Stage.SHOP:
        return shop(state)
    if stage == Stage.HOLD:
        return [HOLD + tile for tile in state.hand]
    if stage == Stage.UPGRADE:
        return [UPGRADE + family for family in state.families]
    return [move for move in state.moves() if SPEND <= move < SPEND + 4] if stage == Stage.SERVE else []


def actions(state: Pipeline) -> list[int]:
    """The cross by its numbers, what lies outside it, and what upgrades allow; in the machine phase the machines."""
    if state.stage == Stage.MACHINES:
        return [ACT + Action.ALL_MACHINES] if not state.ran else []
    legal = state.moves()
    more = [ACT + action for action in UPGRADED if ACT + action in legal]
    return [ACT + action for action in (*range(8), *OUTSIDE)] + more


def deliveries(state: Pipeline) -> list[str]:
    """Orders that can be filled, the best paid first, then cubes for contracts."""
    player = state.players[state.turn]
    figures = state.figures
    served = [move for move in state.moves() if SERVE <= move < TAKE]
    served.sort(
        key=lambda move: -sum(pay_for(state, player, need % 4, True) for need in figures.orders[move - SERVE].needs)
    )
    return [state.text(move) for move in [*served, *(move for move in state.moves() if FILL <= move < SITE)]]


def shop(state: Pipeline) -> list[int]:
    """The cheapest tank for each row, or the cheapest machine; then pipes."""
    legal = state.moves()
    if state.action == Action.TANKS:
        goods = [min((move for move in legal if _tank_for(move, grade)), default=-1) for grade in range(4)]
    else:
        goods = [min((move for move in legal if MACHINE <= move < SERVE), default=-1)]
    pipes = [PIPES + size for size in range(len(state.figures.pipe_costs)) if PIPES + size in legal]
    return [move for move in goods if move >= 0] + pipes


def _tank_for(move: int, grade: int) -> bool:
    return TANK <= move < MACHINE and (move - TANK) % 4 == grade
