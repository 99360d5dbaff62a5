"""Refining: the worker on a tile or machine, or all machines, run cubes through lines (PL-8, PL-9)."""

from mypy_extensions import i64

from powerhouse.core.chance import Chance
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.refusal import Refusal
from powerhouse.games.pipeline.codes import COLOURS, DONE, GRADES, REFINE, STAND, START, Action, Family, Stage
from powerhouse.games.pipeline.cubes import cube
from powerhouse.games.pipeline.figures import Figures
from powerhouse.games.pipeline.markets import has_room
from powerhouse.games.pipeline.network import Line
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.refusals import refuse
from powerhouse.games.pipeline.table import Table


def stand_moves(state: Table, legal: LegalMoves) -> None:
    """Where the worker can stand: on any own tile, or with Machines 1 on any own machine."""
    player = state.players[state.turn]
    network = player.network
    if state.now.action == Action.ONE_MACHINE:
        legal.add_each(START, idle_machines(state, player))
    else:
        legal.add_each(STAND, list(network.tiles))


def idle_machines(state: Table, player: Player) -> list[int]:
    """The machines that have not run in this worker phase (PL-12.20)."""
    now = state.now
    if now.ran_early:
        return []
    return [machine for machine in range(len(player.network.machines)) if not now.started >> machine & 1]


def play_stand(state: Table, move: int, chance: Chance) -> None:
    network = state.players[state.turn].network
    if state.now.action == Action.ONE_MACHINE:
        state.now.started |= 1 << (move - START)
        cell = network.machines[move - START]
        lines = network.lines()
        _begin(state, [number for number in range(len(lines)) if network.attached_to(lines[number], cell)])
    else:
        lines = network.lines()
        numbers = network.numbers_on(move - STAND)
        _begin(state, [number for number in numbers if not network.attached(lines[number])])


def begin_all(state: Table) -> None:
    """All machines run together, each line that is attached to any of them once."""
    network = state.players[state.turn].network
    lines = network.lines()
    _begin(state, [number for number in range(len(lines)) if network.attached(lines[number])])


def _begin(state: Table, numbers: list[int]) -> None:
    state.now.running = numbers
    state.stage = Stage.REFINE
    _settle(state)


def power(state: Table, player: Player, line: Line) -> i64:
    """The segments of a line with what Engineering adds for every four of them (PL-8.9)."""
    length: i64 = len(line.segments)
    return length + length // 4 * bonus(state.figures, player)


def bonus(figures: Figures, player: Player) -> i64:
    """The power that four segments of a line have more (PL-12.10, PL-12.11)."""
    if player.has(Family.ENGINEERING, 2):
        return figures.upgrades.bonus[2]
    return figures.upgrades.bonus[1] if player.has(Family.ENGINEERING, 1) else 0


def best_grade(state: Table, player: Player, line: Line) -> i64:
    """The grade to which a line refines crude oil in one run, 0 if to none."""
    strength = power(state, player, line)
    costs = state.costs
    grade: i64 = 3
    while grade > 0 and costs[16 * line.colour + grade] > strength:
        grade -= 1
    return grade


def moves(state: Table, legal: LegalMoves) -> None:
    player = state.players[state.turn]
    lines = player.network.lines()
    costs, oil, used = state.costs, player.oil, state.now.used
    legal.add(DONE)
    for number in state.now.running:
        line = lines[number]
        colour = line.colour
        only = start_grade(state, number)
        for before in range(3):
            taken = 4 * colour + before
            if oil[taken] > used[taken] and (only < 0 or only == before):
                strength = power(state, player, line)
                for after in range(before + 1, 4):
                    if costs[16 * colour + 4 * before + after] > strength:
                        break
                    if has_room(state, player, after):
                        legal.add(REFINE + 16 * number + 4 * before + after)


def start_grade(state: Table, number: i64) -> i64:
    """The grade from which a line has run a cube already, -1 if it has not run."""
    for run in state.now.runs:
        if run // 4 == number:
            return run % 4
    return -1


def play(state: Table, move: int, chance: Chance) -> None:
    if move == DONE:
        _end(state)
        return
    player = state.players[state.turn]
    number: i64 = (move - REFINE) // 16
    before: i64 = (move - REFINE) % 16 // 4
    after: i64 = (move - REFINE) % 4
    colour = player.network.lines()[number].colour
    refined = cube(colour, after)
    player.oil[cube(colour, before)] -= 1
    player.oil[refined] += 1
    now = state.now
    used = now.used[:]
    used[refined] += 1
    now.used = used
    if start_grade(state, number) >= 0 or player.cubes_per_line() == 1:
        now.running = [other for other in now.running if other != number]
    now.runs = now.runs + [number * 4 + before]
    _settle(state)


def _settle(state: Table) -> None:
    """Where nothing more can be refined the run is over."""
    legal = LegalMoves()
    moves(state, legal)
    if legal.size() == 1:
        _end(state)


def _end(state: Table) -> None:
    state.now.running = []
    state.now.runs = []
    state.stage = Stage.FINISHED


def refusals(state: Table, move: int) -> list[Refusal]:
    if state.stage == Stage.STAND:
        if state.now.action == Action.NETWORK:
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
    if number not in state.now.running:
        return [refuse(_why_not(state, player, line, number), {"line": number + 1})]
    reasons: list[Refusal] = []
    taken = cube(line.colour, before)
    only = start_grade(state, number)
    if only not in (-1, before):
        reasons.append(refuse("same-start", {"line": number + 1, "grade": GRADES[only]}))
    if player.oil[taken] <= state.now.used[taken]:
        reasons.append(refuse("no-fresh-cube", {"colour": COLOURS[line.colour], "grade": GRADES[before]}))
    cost = state.costs[16 * line.colour + 4 * before + after]
    strength = power(state, player, line)
    if cost > strength:
        reasons.append(refuse("line-short", {"line": number + 1, "cost": cost, "power": strength}))
    room = state.figures.cubes_per_tank * player.tanks[after]
    if player.held(after) >= room:
        reasons.append(refuse("no-tank", {"grade": GRADES[after], "held": player.held(after), "room": room}))
    return reasons


def why_idle(state: Table, number: int) -> str | None:
    """Why a line of the player who refines does not run now, as a code; None if it can."""
    if number in state.now.running:
        legal = LegalMoves()
        moves(state, legal)
        return None if any((move - REFINE) // 16 == number for move in legal.listed() if move >= REFINE) else "no-oil"
    player = state.players[state.turn]
    return _why_not(state, player, player.network.lines()[number], number)


def _why_not(state: Table, player: Player, line: Line, number: int) -> str:
    if start_grade(state, number) >= 0:
        return "line-ran"
    attached = player.network.attached(line)
    if state.now.action == Action.NETWORK:
        return "line-attached" if attached else "line-elsewhere"
    return "line-elsewhere" if attached else "line-loose"
