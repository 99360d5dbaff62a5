"""The own network at work: which lines run often, and what each of them is worth until the end."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.ground import CUBES
from powerhouse.bots.pipeline.outlook import Outlook
from powerhouse.bots.pipeline.survey import LINES_ON_TILE, Survey
from powerhouse.core.packed import vec

ATTACHED: Final = 0
HUB: Final = 1
ELSEWHERE: Final = 2
"""How a line runs: with the machines, over the tile on which the worker stands best, or hardly ever."""

LENGTHS: Final = 32
"""Lines are told apart below this length."""


@mypyc_attr(acyclic=True)
class Works:
    """`kind` and `worth` of each line; `table` has the worth of any line by kind, colour and length."""

    def __init__(self, outlook: Outlook, survey: Survey) -> None:
        self.outlook = outlook
        self.survey = survey
        self.earn = outlook.earnings()
        weights = outlook.weights
        count = survey.count
        self.kind = vec[i64]([ELSEWHERE] * count)
        self.attached: i64 = 0
        """How many lines are attached to machines."""
        for line in range(count):
            if survey.attached[line]:
                self.kind[line] = ATTACHED
                self.attached += 1
        self.hub: i64 = -1
        """The tile on which the worker stands best, counted as they were laid."""
        self._find_hub()
        turns = float(outlook.turns)
        cubes = float(outlook.cubes)
        hub_runs = weights.hub_beside_machines if self.attached else weights.hub_runs
        self.runs = vec[float](
            [
                weights.attached_runs * (turns + 1.0) * cubes,
                hub_runs * turns * cubes,
                weights.other_runs * turns * cubes,
            ]
        )
        """By kind how often a line will still run."""
        self.end_attached = outlook.ground.end_attached
        self.end_loose = outlook.ground.end_loose
        if outlook.ground.kinds_of_lines or outlook.ground.kinds_attached:
            self._count_kinds()
        self.longest: i64 = 1
        """Longer lines are worth no more."""
        while self.longest < LENGTHS - 1 and outlook.power(self.longest) < outlook.ground.size - 1:
            self.longest += 1
        self.table = self.table_of(self.earn)
        self.worth = vec[float]([0.0] * count)
        total = 0.0
        for line in range(count):
            worth = self.value(self.kind[line], survey.colour[line], survey.length[line])
            self.worth[line] = worth
            total += worth
        if self.attached:
            total -= weights.attached_runs * turns * float(outlook.machine_cost)
        self.total: float = total
        """What all lines are worth, less what it costs to run the machines."""

    def _find_hub(self) -> None:
        survey = self.survey
        most = 0.0
        tile: i64
        at: i64
        for tile in range(len(survey.network.tiles)):
            earned = 0.0
            for at in range(LINES_ON_TILE * tile, LINES_ON_TILE * tile + LINES_ON_TILE):
                line = survey.on_tile[at]
                if line < 0:
                    break
                earned += self.run(survey.colour[line], survey.length[line])
            if earned > most:
                self.hub, most = tile, earned
        if self.hub >= 0:
            base = LINES_ON_TILE * self.hub
            for at in range(base, base + LINES_ON_TILE):
                line = survey.on_tile[at]
                if line >= 0:
                    self.kind[line] = HUB

    def run(self, colour: i64, length: i64) -> float:
        """What a line of so many segments gains in one run."""
        outlook = self.outlook
        return self.earn[outlook.ground.size * colour + outlook.power(length)]

    def _count_kinds(self) -> None:
        """Where cards count the kinds of lines: what one more kind brings, and what the last of a kind holds."""
        outlook, survey, ground = self.outlook, self.survey, self.outlook.ground
        self.end_attached = ground.end_attached[:]
        self.end_loose = ground.end_loose[:]
        for only_attached in (False, True):
            if not (ground.kinds_attached if only_attached else ground.kinds_of_lines):
                continue
            lines = vec[i64]([0] * CUBES)
            for line in range(survey.count):
                if not only_attached or survey.attached[line]:
                    grade = outlook.grade(survey.colour[line], survey.length[line])
                    lines[4 * survey.colour[line] + grade] += 1
            kinds: i64 = 0
            for at in range(CUBES):
                if at & 3 and lines[at]:
                    kinds += 1
            pay = ground.set_pay
            more = pay[kinds + 1] - pay[kinds] if kinds < 9 else 0.0
            last = pay[kinds] - pay[kinds - 1] if kinds else 0.0
            for at in range(CUBES):
                if at & 3:
                    value = more if lines[at] == 0 else (last if lines[at] == 1 else 0.0)
                    self.end_attached[at] += value
                    if not only_attached:
                        self.end_loose[at] += value

    def table_of(self, earn: vec[float]) -> vec[float]:
        """`[(3 * kind + colour) * LENGTHS + length]`: the worth of a line, by what power earns."""
        outlook, ground = self.outlook, self.outlook.ground
        table = vec[float]([0.0] * (9 * LENGTHS))
        size = ground.size
        attached, loose = self.end_attached, self.end_loose
        with_machines, from_hub, rarely = self.runs[ATTACHED], self.runs[HUB], self.runs[ELSEWHERE]
        reached = ground.reached
        length: i64
        colour: i64
        for length in range(1, self.longest + 1):
            power = outlook.power(length)
            at = length
            for colour in range(3):
                earned = earn[size * colour + power]
                made = 4 * colour + reached[size * colour + power]
                table[at] = with_machines * earned + attached[made]
                table[at + 3 * LENGTHS] = from_hub * earned + loose[made]
                table[at + 6 * LENGTHS] = rarely * earned + loose[made]
                at += LENGTHS
        return table

    def value(self, kind: i64, colour: i64, length: i64) -> float:
        """What a line of this kind earns until the end and counts then."""
        if length > self.longest:
            length = self.longest
        return self.table[(3 * kind + colour) * LENGTHS + length]

    def active(self, line: i64) -> bool:
        """Whether a line runs often and can refine crude oil."""
        survey = self.survey
        return self.kind[line] != ELSEWHERE and self.outlook.grade(survey.colour[line], survey.length[line]) > 0

    def active_lines(self) -> i64:
        """How many lines run often and can refine crude oil."""
        count: i64 = 0
        for line in range(self.survey.count):
            if self.active(line):
                count += 1
        return count

    def cubes_a_turn(self) -> float:
        """About how many cubes are refined in a turn."""
        weights = self.outlook.weights
        attached = 0.0
        hub = 0.0
        for line in range(self.survey.count):
            if self.active(line):
                if self.kind[line] == ATTACHED:
                    attached += 1.0
                else:
                    hub += 1.0
        share = weights.hub_beside_machines if self.attached else weights.hub_runs
        return (weights.attached_runs * attached + share * hub) * float(self.outlook.cubes)
