"""Where a machine adds most: on a half where many lines would end against it, and few are cut in two."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.last_sites import LastSites
from powerhouse.bots.pipeline.works import ATTACHED, HUB, LENGTHS, Works
from powerhouse.core.packed import append, vec
from powerhouse.games.pipeline.grid import COLOUR_AT, SEGMENT_AT

NOWHERE: Final = -1
SIDES: Final = 4


@mypyc_attr(acyclic=True)
class Sites:
    """What a machine adds on each free half; `best` is the half where it adds most, with `gain`."""

    def __init__(self, works: Works) -> None:
        self.works = works
        self.survey = works.survey
        self.cells = works.survey.network.free_halves()
        if works.outlook.turns == 0:
            last = LastSites(works)
            self.gains = vec[float]([last.gain(cell) for cell in self.cells])
        else:
            self._table = works.table_of(works.outlook.firm_earnings())
            self._reach = works.survey.reach()
            self._hub_lines = vec[i64]([])
            self._hub_losses = vec[float]([])
            self._look_at_hub()
            self.gains = vec[float]([self._gain(cell) for cell in self.cells])
        self.best: i64 = NOWHERE
        self.gain: float = 0.0
        for at in range(len(self.cells)):
            if self.best == NOWHERE or self.gains[at] > self.gain:
                self.best = self.cells[at]
                self.gain = self.gains[at]

    def _look_at_hub(self) -> None:
        """What each line over the worker's best tile loses with a machine, since the worker will hardly go there."""
        works, survey = self.works, self.survey
        weights = works.outlook.weights
        part = 1.0 - weights.hub_beside_machines / weights.hub_runs if weights.hub_runs > 0.0 else 0.0
        line: i64
        for line in range(survey.count):
            if works.kind[line] == HUB:
                loss = part * works.runs[HUB] * works.run(survey.colour[line], survey.length[line])
                self._hub_lines = append(self._hub_lines, line)
                self._hub_losses = append(self._hub_losses, loss)

    def _hub_loss(self, a: i64, b: i64, c: i64, d: i64, e: i64) -> float:
        """What the other lines over that tile lose."""
        loss = 0.0
        at: i64
        for at in range(len(self._hub_lines)):
            if self._hub_lines[at] not in (a, b, c, d, e):
                loss += self._hub_losses[at]
        return loss

    def _value(self, kind: i64, colour: i64, length: i64) -> float:
        """What a line is worth, hardly counting what is not there yet."""
        if length > self.works.longest:
            length = self.works.longest
        return self._table[(3 * kind + colour) * LENGTHS + length]

    def _worth(self, line: i64) -> float:
        return self._value(self.works.kind[line], self.survey.colour[line], self.survey.length[line])

    def _gain(self, cell: i64) -> float:
        works, survey = self.works, self.survey
        outlook, weights = works.outlook, works.outlook.weights
        inside = survey.inside(cell)
        kind = survey.half_at[inside] - 1
        cut_a = survey.line_at[2 * inside] - 1
        cut_b = survey.line_at[2 * inside + 1] - 1
        gain = -self._worth(cut_a)
        if cut_b != cut_a:
            gain -= self._worth(cut_b)
        gained_a: i64 = -1
        gained_b: i64 = -1
        gained_c: i64 = -1
        side: i64
        for side in range(SIDES):
            there = inside + survey.step[side]
            if survey.line_at[2 * there] == 0:
                continue  # no pipes, or a machine on them
            port = (survey.half_at[there] - 1) * 4 + (side ^ 2)
            own = SEGMENT_AT[kind * 4 + side]
            if COLOUR_AT[port] == COLOUR_AT[kind * 4 + side]:
                line = cut_a if own == 0 else cut_b
                beyond = self._reach[4 * inside + side]
                loop = survey.loop[line] != 0
                if not loop or line not in (gained_a, gained_b, gained_c):
                    gain += self._value(ATTACHED, survey.colour[line], beyond)
                if loop:
                    gained_a = line
            else:
                line = survey.line_at[2 * there + SEGMENT_AT[port]] - 1
                if line in (cut_a, cut_b, gained_a, gained_b, gained_c) or survey.attached[line]:
                    continue
                gained_a, gained_b, gained_c = line, gained_a, gained_b
                gain += self._value(ATTACHED, survey.colour[line], survey.length[line]) - self._worth(line)
        if not works.attached:
            gain -= self._hub_loss(cut_a, cut_b, gained_a, gained_b, gained_c)
            gain -= weights.attached_runs * float(outlook.turns) * float(outlook.machine_cost)
        return gain
