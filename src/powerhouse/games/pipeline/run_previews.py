"""What an action would bring, found out by the rules: ways to refine, and actions in which there is nothing to do."""

from msgspec import Struct

from powerhouse.core.chance import NoReveal, Revealing
from powerhouse.games.pipeline import refining
from powerhouse.games.pipeline.codes import ACT, ACTIONS, COLOURS, DONE, GRADES, REFINE, Action, Stage
from powerhouse.games.pipeline.state import Pipeline

REFINING = (Action.NETWORK, Action.ONE_MACHINE, Action.ALL_MACHINES)


class RefinedCube(Struct, frozen=True, gc=False):
    line: int
    colour: str
    grade: str
    to: str


class RunPreview(Struct, frozen=True, gc=False):
    """The most that can be refined from here: the `action` and the `start` it takes, if any, and the moves after it.

    `lines` are the numbers of those that may run; `gain` is what the oil would be worth more in the end.
    """

    action: str | None
    start: str | None
    moves: list[str]
    cubes: list[RefinedCube]
    lines: list[int]
    gain: int


def runs(state: Pipeline, moves: list[int]) -> list[RunPreview]:
    """The best run of each action that refines, of each place of the worker, or of the lines that may run now."""
    if state.stage == Stage.REFINE:
        return [_furthest(state)]
    if state.stage == Stage.STAND:
        return _stands(state, moves)
    if state.stage in (Stage.WORK, Stage.MACHINES):
        found = [_best_of(state, action) for action in REFINING if ACT + action in moves]
        return [run for run in found if run is not None]
    return []


def _after(state: Pipeline, move: int) -> Pipeline | None:
    """The position after a move, if it can be known."""
    here = state.copy()
    try:
        here.advance(move, NoReveal())
    except Revealing:
        return None
    return here


def _furthest(state: Pipeline, action: str | None = None, start: str | None = None) -> RunPreview:
    """From a position in which lines may run: each cube as far as a line takes it, the greatest gain first."""
    here: Pipeline | None = state
    values = state.figures.oil_value
    moves: list[str] = []
    cubes: list[RefinedCube] = []
    gain = 0
    while here is not None and here.stage == Stage.REFINE:
        best = max(here.moves(), key=lambda move: _gain(state, move))
        if best < REFINE:
            break
        moves.append(here.text(best))
        number, before, after = (best - REFINE) // 16, (best - REFINE) % 16 // 4, (best - REFINE) % 4
        colour = here.players[here.turn].network.lines()[number].colour
        cubes.append(RefinedCube(number + 1, COLOURS[colour], GRADES[before], GRADES[after]))
        gain += values[after] - values[before]
        here = _after(here, best)
    return RunPreview(action, start, moves, cubes, [number + 1 for number in state.now.running], gain)


def _gain(state: Pipeline, move: int) -> tuple[int, int]:
    """What a cube gains; among equals the weakest line, so that the strong ones are kept for more."""
    if move < REFINE:
        return 0, 0
    values, player = state.figures.oil_value, state.players[state.turn]
    line = player.network.lines()[(move - REFINE) // 16]
    return values[(move - REFINE) % 4] - values[(move - REFINE) % 16 // 4], -int(refining.power(state, player, line))


def _stands(state: Pipeline, moves: list[int], action: str | None = None) -> list[RunPreview]:
    """Where the worker can stand to refine, the best first; of tiles with the same lines one is enough."""
    found: dict[tuple[int, ...], RunPreview] = {}
    for move in moves:
        here = _after(state, move)
        if here is not None and here.stage == Stage.REFINE and tuple(here.now.running) not in found:
            found[tuple(here.now.running)] = _furthest(here, action, state.text(move))
    return sorted(found.values(), key=lambda run: -run.gain)


def _best_of(state: Pipeline, action: int) -> RunPreview | None:
    """The most that one action of refining would do now: the worker in the network, or the machines."""
    here = _after(state, ACT + action)
    if here is None:
        return None
    if here.stage == Stage.STAND:
        return next(iter(_stands(here, here.moves(), ACTIONS[action])), None)
    return _furthest(here, ACTIONS[action]) if here.stage == Stage.REFINE else None


def idle(state: Pipeline, moves: list[int]) -> list[str]:
    """The actions to which the worker may go and then find nothing to do but to end them."""
    if state.stage != Stage.WORK:
        return []
    found: list[str] = []
    for move in moves:
        if ACT <= move < ACT + Action.ALL_MACHINES:
            here = _after(state, move)
            if here is not None and here.now.action == move - ACT and _nothing_to_do(here):
                found.append(ACTIONS[move - ACT])
    return found


def _nothing_to_do(state: Pipeline) -> bool:
    if state.stage == Stage.STAND:
        return not any(run.moves for run in _stands(state, state.moves()))
    return state.moves() == [DONE]
