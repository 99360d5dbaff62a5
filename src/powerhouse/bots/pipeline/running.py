"""Running lines: the cubes that gain most go first, through the weakest lines that will do."""

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.oil import Oil
from powerhouse.bots.pipeline.survey import LINES_ON_TILE
from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import CRUDE, HIGH, REFINE
from powerhouse.games.pipeline.this_turn import NONE_USED


@mypyc_attr(acyclic=True)
class Run:
    """What a run of some lines brings (`gain`), and its steps as moves, the best first."""

    def __init__(self, oil: Oil, lines: list[int], starts: list[int], used: vec[i64], paid: bool) -> None:
        """`starts` has for each line the grade from which it has run a cube already, or -1.

        In a run that is `paid` for and takes no worker, crude oil counts what it costs, not what it may become.
        """
        self._values = oil.next[:] if paid else oil.keep
        if paid:
            for colour in range(3):
                self._values[4 * colour] = oil.outlook.ground.usual[CRUDE]
        self.gain: float = 0.0
        self.moves: list[int] = []
        self.values: list[float] = []
        self.now: list[bool] = []
        """Of each step: whether it can be made before the others."""
        state, player = oil.state, oil.player
        survey, outlook = oil.works.survey, oil.outlook
        cubes = player.oil[:]
        spent = used[:]
        room = vec[i64]([0, 0, 0, 0])
        for grade in range(HIGH + 1):
            room[grade] = state.figures.cubes_per_tank * player.tanks[grade] - player.held(grade)
        free = room[:]
        idle = lines[:]
        left: list[int] = []
        for start in starts:
            left.append(outlook.cubes if start < 0 else 1)
        only = starts[:]
        costs = state.costs
        while True:
            most = 0.0
            best_at: i64 = -1
            best_before: i64 = 0
            best_after: i64 = 0
            best_power: i64 = 0
            at: i64
            before: i64
            after: i64
            for at in range(len(idle)):
                if not left[at]:
                    continue
                line: i64 = idle[at]
                colour = survey.colour[line]
                length = survey.length[line]
                power = length + length // 4 * outlook.bonus
                for before in range(HIGH):
                    cube = 4 * colour + before
                    if cubes[cube] <= spent[cube] or (only[at] >= 0 and only[at] != before):
                        continue
                    for after in range(before + 1, HIGH + 1):
                        if costs[16 * colour + 4 * before + after] > power:
                            break
                        if room[after] <= 0:
                            continue
                        gain = self._values[4 * colour + after] - self._values[cube]
                        if gain > most or (gain == most and best_at >= 0 and power < best_power):
                            most, best_at, best_power = gain, at, power
                            best_before, best_after = before, after
            if best_at < 0:
                return
            line = idle[best_at]
            colour = survey.colour[line]
            self.moves.append(REFINE + 16 * line + 4 * best_before + best_after)
            self.values.append(most)
            self.now.append(
                free[best_after] > 0 and player.oil[4 * colour + best_before] > used[4 * colour + best_before]
            )
            self.gain += most
            cubes[4 * colour + best_before] -= 1
            cubes[4 * colour + best_after] += 1
            spent[4 * colour + best_after] += 1
            room[best_before] += 1
            room[best_after] -= 1
            only[best_at] = best_before
            left[best_at] -= 1


def tile_run(oil: Oil, tile: i64) -> Run:
    """The worker on a tile, counted as they were laid."""
    lines: list[int] = []
    for at in range(LINES_ON_TILE * tile, LINES_ON_TILE * tile + LINES_ON_TILE):
        line = oil.works.survey.on_tile[at]
        if line >= 0:
            lines.append(line)
    return Run(oil, lines, [-1] * len(lines), NONE_USED, False)


def machine_run(oil: Oil, machine: i64) -> Run:
    """The worker on a machine, or all machines together (-1)."""
    survey = oil.works.survey
    network = survey.network
    lines: list[int] = []
    for line in range(survey.count):
        if survey.attached[line] and (
            machine < 0 or network.attached_to(network.lines()[line], network.machines[machine])
        ):
            lines.append(line)
    return Run(oil, lines, [-1] * len(lines), NONE_USED, machine < 0)
