"""Running lines: the cubes that gain most go first, through the shortest lines that will do."""

from powerhouse.bots.pipeline.greedy.oil import Oil
from powerhouse.games.pipeline.codes import DONE, HIGH, REFINE, STAND, START, Action
from powerhouse.games.pipeline.network import Line
from powerhouse.games.pipeline.refining import power
from powerhouse.games.pipeline.state import Pipeline


def run_gain(oil: Oil, lines: list[Line]) -> float:
    """What it brings to run these lines once, as well as the cubes in tanks allow."""
    state, player = oil.state, oil.player
    cubes = list(player.oil)
    room = [state.figures.cubes_per_tank * player.tanks[grade] - player.held(grade) for grade in range(4)]
    used = [0] * 12
    total = 0.0
    for line in sorted(lines, key=lambda line: -len(line.segments)):
        strength = power(state, player, line)
        for _ in range(oil.outlook.cubes):
            best, most = (0, 0), 0.0
            for before in range(HIGH):
                cube = 4 * line.colour + before
                if cubes[cube] > used[cube]:
                    for after in range(before + 1, HIGH + 1):
                        if state.costs[16 * line.colour + 4 * before + after] > strength:
                            break
                        gain = oil.kept[line.colour][after] - oil.kept[line.colour][before]
                        if room[after] > 0 and gain > most:
                            best, most = (before, after), gain
            if most > 0:
                before, after = best
                cubes[4 * line.colour + before] -= 1
                cubes[4 * line.colour + after] += 1
                used[4 * line.colour + after] += 1
                room[before] += 1
                room[after] -= 1
                total += most
    return total


def refine(state: Pipeline, oil: Oil, moves: list[int]) -> int:
    """The step with the greatest gain; among equals the weakest line, which is of least use for others."""
    lines = oil.player.network.lines()
    best, most = DONE, (0.0, 0)
    for move in moves:
        if move != DONE:
            number, rest = divmod(move - REFINE, 16)
            line = lines[number]
            gain = oil.kept[line.colour][rest & 3] - oil.kept[line.colour][rest >> 2]
            if gain > 0 and (gain, -len(line.segments)) > most:
                best, most = move, (gain, -len(line.segments))
    return best


def network_gain(oil: Oil) -> float:
    """What the worker brings on the best own tile."""
    works = oil.works
    return max([run_gain(oil, works.loose_on(place)) for place in works.network.sites], default=0.0)


def machine_gain(oil: Oil, machine: int) -> float:
    """What the worker brings on an own machine."""
    network = oil.works.network
    cell = network.machines[machine]
    return run_gain(oil, [line for line in oil.works.attached if network.attached_to(line, cell)])


def stand(state: Pipeline, oil: Oil, moves: list[int]) -> int:
    """Where the worker refines best."""
    if state.now.action == Action.ONE_MACHINE:
        return max(moves, key=lambda move: machine_gain(oil, move - START))
    network = oil.player.network
    return max(moves, key=lambda move: run_gain(oil, oil.works.loose_on(network.place_of(move - STAND))))
