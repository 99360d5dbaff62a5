"""Where a machine counts most in the last turn: only the end matters then, and the rules say what lines count."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.works import Works
from powerhouse.games.pipeline.grid import COLOUR_AT, SEGMENT_AT
from powerhouse.games.pipeline.valuation import Reached, reached, score_of_lines

SIDES: Final = 4


@mypyc_attr(acyclic=True)
class LastSites:
    """Counts the lines once, and for each half only those that a machine there would change."""

    def __init__(self, works: Works) -> None:
        survey, outlook = works.survey, works.outlook
        self._survey = survey
        self._outlook = outlook
        self._reach = survey.reach()
        self._player = outlook.player.copy()
        self._player.network = survey.network
        self._lines = reached(outlook.state, self._player)
        self._before = score_of_lines(outlook.state, self._lines)

    def gain(self, cell: i64) -> float:
        """What a machine on this half adds to the score."""
        survey = self._survey
        inside = survey.inside(cell)
        cut_a = survey.line_at[2 * inside] - 1
        cut_b = survey.line_at[2 * inside + 1] - 1
        if cut_a == cut_b:
            lines = self._laid(cell)
        else:
            lines = self._lines.copy()
            self._cut(lines, cut_a, inside, 0)
            self._cut(lines, cut_b, inside, 1)
            self._attach(lines, inside, cut_a, cut_b)
        return float(score_of_lines(self._outlook.state, lines) - self._before)

    def _laid(self, cell: i64) -> Reached:
        """A line that comes back to the same half falls apart as the network says."""
        self._player.network = self._survey.network.with_machine(cell)
        return reached(self._outlook.state, self._player)

    def _cut(self, lines: Reached, line: i64, inside: i64, segment: i64) -> None:
        """A line without the segment that the machine covers: what is left on both sides ends against it."""
        survey = self._survey
        colour = survey.colour[line]
        lines.count(colour, self._outlook.grade(colour, survey.length[line]), survey.attached[line] != 0, -1)
        kind = survey.half_at[inside] - 1
        side: i64
        for side in range(SIDES):
            if SEGMENT_AT[kind * 4 + side] == segment:
                beyond = self._reach[4 * inside + side]
                if beyond:
                    lines.count(colour, self._outlook.grade(colour, beyond), True, 1)
                if survey.loop[line]:
                    return  # the other side is the same piece

    def _attach(self, lines: Reached, inside: i64, cut_a: i64, cut_b: i64) -> None:
        """Lines of another colour that end here end against the machine."""
        survey = self._survey
        kind = survey.half_at[inside] - 1
        attached: list[int] = [cut_a, cut_b]
        side: i64
        for side in range(SIDES):
            there = inside + survey.step[side]
            if survey.line_at[2 * there] == 0:
                continue  # no pipes, or a machine on them
            port = (survey.half_at[there] - 1) * 4 + (side ^ 2)
            line = survey.line_at[2 * there + SEGMENT_AT[port]] - 1
            if COLOUR_AT[port] == COLOUR_AT[kind * 4 + side] or survey.attached[line] or line in attached:
                continue
            attached.append(line)
            colour = survey.colour[line]
            lines.count(colour, self._outlook.grade(colour, survey.length[line]), True, 1)
            lines.count(colour, self._outlook.grade(colour, survey.length[line]), False, -1)
