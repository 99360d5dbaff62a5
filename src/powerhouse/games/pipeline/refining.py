"""Refining: the worker on a tile or machine, or all machines, run cubes through lines (PL-8, PL-9)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.packed import vec
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline.codes import COLOURS, DONE, GRADES, REFINE, STAND, START, Action, Family, Stage
from powerhouse.games.pipeline.network import Line
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.texts import refuse

if TYPE_CHECKING:
    from powerhouse.games.pipeline.state import Pipeline

NONE_USED: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
"""By 4 * colour + grade: no cube has run yet."""


def stand_moves(state: "Pipeline") -> list[int]:
    """Where the worker can stand: on any own tile, or with Machines 1 on any own machine."""
    player = state.players[state.turn]
    network = player.network
    if state.action == Action.ONE_MACHINE:
        return [START + machine for machine in idle_machines(state, player)]
    return [STAND + tile for tile in sorted(network.tiles)]


def idle_machines(state: "Pipeline", player: Player) -> list[int]:
    """The machines that have not run in this worker phase (PL-12.20)."""
    if state.ran_early:
        return []
    return [machine for machine in range(len(player.network.machines)) if not state.started >> machine & 1]


def play_stand(state: "Pipeline", move: int, chance: Chance) -> None:
    network = state.players[state.turn].network
    if state.action == Action.ONE_MACHINE:
        state.started |= 1 << (move - START)
        cell = network.machines[move - START]
        lines = network.lines()
        _begin(state, [number for number in range(len(lines)) if network.attached_to(lines[number], cell)])
    else:
        lines = network.lines()
        numbers = network.numbers_on(move - STAND)
        _begin(state, [number for number in numbers if not network.attached(lines[number])])


def begin_all(state: "Pipeline") -> None:
    """All machines run together, each line that is attached to any of them once."""
    network = state.players[state.turn].network
    lines = network.lines()
    _begin(state, [number for number in range(len(lines)) if network.attached(lines[number])])


def _begin(state: "Pipeline", numbers: list[int]) -> None:
    state.running = numbers
    state.runs = []
    state.used = NONE_USED
    state.stage = Stage.REFINE
    _settle(state)


def power(state: "Pipeline", player: Player, line: Line) -> i64:
    """The segments of a line with what Engineering adds for every four of them."""
    length: i64 = len(line.segments)
    level = player.levels[Family.ENGINEERING]
    bonus: i64 = state.figures.upgrades.bonus[2 if level > 2 else level]
    return length + length // 4 * bonus


def best_grade(state: "Pipeline", player: Player, line: Line) -> i64:
    """The grade to which a line refines crude oil in one run, 0 if to none."""
    strength = power(state, player, line)
    costs = state.costs
    grade: i64 = 3
    while grade > 0 and costs[16 * line.colour + grade] > strength:
        grade -= 1
    return grade


def moves(state: "Pipeline") -> list[int]:
    player = state.players[state.turn]
    figures = state.figures
    lines = player.network.lines()
    costs, oil, used = state.costs, player.oil, state.used
    room = [player.held(grade) < figures.cubes_per_tank * player.tanks[grade] for grade in range(4)]
    legal = [DONE]
    for number in state.running:
        line = lines[number]
        colour = line.colour
        strength = power(state, player, line)
        only = _start_grade(state, number)
        for before in range(3):
            cube = 4 * colour + before
            if oil[cube] > used[cube] and (only < 0 or only == before):
                for after in range(before + 1, 4):
                    if costs[16 * colour + 4 * before + after] > strength:
                        break
                    if room[after]:
                        legal.append(REFINE + 16 * number + 4 * before + after)
    return legal


def _start_grade(state: "Pipeline", number: i64) -> i64:
    """The grade from which a line has run a cube already, -1 if it has not run."""
    for run in state.runs:
        if run // 4 == number:
            return run % 4
    return -1


def play(state: "Pipeline", move: int, chance: Chance) -> None:
    if move == DONE:
        _end(state)
        return
    player = state.players[state.turn]
    number: i64 = (move - REFINE) // 16
    before: i64 = (move - REFINE) % 16 // 4
    after: i64 = (move - REFINE) % 4
    colour = player.network.lines()[number].colour
    player.oil[4 * colour + before] -= 1
    player.oil[4 * colour + after] += 1
    used = state.used[:]
    used[4 * colour + after] += 1
    state.used = used
    if _start_grade(state, number) >= 0 or player.cubes_per_line() == 1:
        state.running = [other for other in state.running if other != number]
    state.runs = state.runs + [number * 4 + before]
    _settle(state)


def _settle(state: "Pipeline") -> None:
    """Where nothing more can be refined the run is over."""
    if len(moves(state)) == 1:
        _end(state)


def _end(state: "Pipeline") -> None:
    state.running = []
    state.runs = []
    state.stage = Stage.FINISHED


def refusals(state: "Pipeline", move: int) -> list[Refusal]:
    if state.stage == Stage.STAND:
        if state.action == Action.NETWORK:
            return [refuse("not-stand", {})]
        running = START <= move < START + len(state.players[state.turn].network.machines)
        return [refuse("machines-ran" if running else "not-start", {})]
    player = state.players[state.turn]
    lines = player.network.lines()
    number, rest = divmod(move - REFINE, 16)
    before, after = divmod(rest, 4)
    if not 0 <= number < len(lines) or before >= after:
        return [refuse("not-refine", {})]
    line = lines[number]
    if number not in state.running:
        return [refuse(_why_idle(state, player, line, number), {"line": number + 1})]
    reasons: list[Refusal] = []
    cube = 4 * line.colour + before
    only = _start_grade(state, number)
    if only not in (-1, before):
        reasons.append(refuse("same-start", {"line": number + 1, "grade": GRADES[only]}))
    if player.oil[cube] <= state.used[cube]:
        reasons.append(refuse("no-fresh-cube", {"colour": COLOURS[line.colour], "grade": GRADES[before]}))
    cost = state.costs[16 * line.colour + 4 * before + after]
    strength = power(state, player, line)
    if cost > strength:
        reasons.append(refuse("line-short", {"line": number + 1, "cost": cost, "power": strength}))
    room = state.figures.cubes_per_tank * player.tanks[after]
    if player.held(after) >= room:
        reasons.append(refuse("no-tank", {"grade": GRADES[after], "held": player.held(after), "room": room}))
    return reasons


def _why_idle(state: "Pipeline", player: Player, line: Line, number: int) -> str:
    if _start_grade(state, number) >= 0:
        return "line-ran"
    attached = player.network.attached(line)
    if state.action == Action.NETWORK:
        return "line-attached" if attached else "line-elsewhere"
    return "line-elsewhere" if attached else "line-loose"
