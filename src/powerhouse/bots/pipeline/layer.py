"""Where a pipe tile adds most to a network: at the ends of the lines that run most."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.survey import MACHINE, PIPE
from powerhouse.bots.pipeline.works import ATTACHED, ELSEWHERE, HUB, Works
from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import PIPE_TILES
from powerhouse.games.pipeline.grid import COLOUR_OF, ORIGIN, SEGMENT_AT, Face
from powerhouse.games.pipeline.network import LOOP

ENDS: Final = 10
"""So many ends are looked at, those first where two segments more are worth most."""

PLACES: Final = 4
"""So many places are remembered for a tile."""

UNKNOWN: Final = -1e300
NOT_YET: Final[vec[float]] = vec[float]([UNKNOWN] * 8192)

ANY: Final = -1
"""An end that takes every colour: the side of a machine."""


@mypyc_attr(acyclic=True)
class Layer:
    """Finds the best places for tiles in one network; after `try_tile` they stand in `places` and `gains`."""

    def __init__(self, works: Works) -> None:
        survey = works.survey
        self.works = works
        self.survey = survey
        self.count: i64 = 0
        self.port = vec[i64]([0] * ENDS)
        self.wants = vec[i64]([0] * ENDS)
        self._hopes = vec[float]([0.0] * ENDS)
        self._free = vec[i64]([0] * ENDS)
        """By end the sides on which its cell has a free neighbour, a bit each."""
        self._alone: i64 = ELSEWHERE if works.hub >= 0 else HUB
        self._new = vec[float]([works.value(self._alone, c, length) for length in range(3) for c in range(3)])
        """`[3 * length + colour]`: what a pipe is worth that meets nothing."""
        self._find_ends()
        self._idle: bool = works.active_lines() == 0
        self._top: float = 0.0
        """While no line refines anything: what the best of them is worth."""
        if self._idle:
            for line in range(works.survey.count):
                if works.worth[line] > self._top:
                    self._top = works.worth[line]
        self._value: float = 0.0
        self._ends = survey.ends
        self._span: i64 = survey.count + 2
        pipes = 6 * self._span * self._span
        self._adds = NOT_YET[:pipes] if pipes <= len(NOT_YET) else vec[float]([UNKNOWN] * pipes)
        self._worths = self._adds[:] if self._idle else NOT_YET
        """What pipes add and, while idle, what their lines are worth then, by length, colour and ends."""
        self._gains = vec[float]([0.0] * PIPE_TILES)
        self._known = vec[i64]([0] * PIPE_TILES)
        self.found: i64 = 0
        self.places = vec[i64]([0] * PLACES)
        self.gains = vec[float]([0.0] * PLACES)

    def _find_ends(self) -> None:
        works, survey = self.works, self.survey
        best_start = 0.0
        for colour in range(3):
            start = works.value(ATTACHED, colour, 2)
            best_start = start if start > best_start else best_start
        taken, width = survey.taken, survey.width
        for line in survey.network.lines():
            if line.a != LOOP:
                self._add_end(line.a)
                self._add_end(line.b)
        for machine in survey.network.machines:
            for side in range(4):
                cell = survey.inside(machine) + survey.step[side]
                if not taken[cell] and width:
                    self._add(4 * cell + (side ^ 2), ANY, best_start)
        for at in range(self.count):
            cell = self.port[at] >> 2
            for side in range(4):
                if not taken[cell + survey.step[side]]:
                    self._free[at] |= 1 << side

    def _add_end(self, end: i64) -> None:
        works, survey = self.works, self.survey
        cell = survey.inside(end >> 2) + survey.step[end & 3]
        if survey.taken[cell]:
            return
        port = 4 * cell + ((end & 3) ^ 2)
        line = survey.ends[port] - 1
        kind, colour, length = works.kind[line], survey.colour[line], survey.length[line]
        self._add(port, colour, works.value(kind, colour, length + 2) - works.worth[line])

    def _add(self, port: i64, wants: i64, hope: float) -> None:
        """Keep the ends in the order of what they promise."""
        at = self.count
        if at == ENDS:
            if hope <= self._hopes[ENDS - 1]:
                return
            at = ENDS - 1
        else:
            self.count += 1
        while at > 0 and self._hopes[at - 1] < hope:
            self.port[at] = self.port[at - 1]
            self.wants[at] = self.wants[at - 1]
            self._hopes[at] = self._hopes[at - 1]
            at -= 1
        self.port[at] = port
        self.wants[at] = wants
        self._hopes[at] = hope

    def gain(self, tile: i64, face: Face) -> float:
        """What a tile adds where it adds most, worked out once."""
        if not self._known[tile]:
            self._known[tile] = 1
            self._gains[tile] = self.try_tile(face)
        return self._gains[tile]

    def try_tile(self, face: Face) -> float:
        """What a tile adds where it adds most."""
        self.found = 0
        if not self.survey.network.tiles:
            self._remember(ORIGIN * 4, self._alone_gain(face))
            return self.gains[0]
        self._try_ends(face, True)
        if not self.found:
            self._try_ends(face, False)
        if not self.found:
            self._try_all(face)
        return self.gains[0]

    def _alone_gain(self, face: Face) -> float:
        """What the first tile is worth."""
        works = self.works
        first, second = face.first[0], face.second[0]
        here, there = SEGMENT_AT[first * 4], SEGMENT_AT[second * 4 + 2]
        longest = works.value(self._alone, COLOUR_OF[first * 2 + here], 2)
        return longest + works.outlook.weights.spread * (
            works.value(self._alone, COLOUR_OF[first * 2 + 1 - here], 1)
            + works.value(self._alone, COLOUR_OF[second * 2 + 1 - there], 1)
        )

    def _try_ends(self, face: Face, matching: bool) -> None:
        step, first, second = self.survey.step, face.first_colour, face.second_colour
        turns: i64 = 2 if face.symmetric else 4
        at: i64
        turn: i64
        for at in range(self.count):
            port, wants, free = self.port[at], self.wants[at], self._free[at]
            cell, side = port >> 2, port & 3
            any_colour = wants == ANY or not matching
            for turn in range(turns):
                if free >> turn & 1 and (any_colour or first[4 * turn + side] == wants):
                    self._try_beside(face, cell, turn, wants)
                if free >> (turn ^ 2) & 1 and (any_colour or second[4 * turn + side] == wants):
                    self._try_beside(face, cell - step[turn], turn, wants)

    def _try_beside(self, face: Face, cell: i64, turn: i64, wants: i64) -> None:
        if wants != ANY or self._touches(cell, turn):
            self._try(face, cell, turn)

    def _try_all(self, face: Face) -> None:
        """Every place where the tile may lie: where no end is free, or machines wall the network in."""
        survey = self.survey
        for place in survey.network.places:
            if place & 3 < 2 or not face.symmetric:
                self._try(face, survey.inside(place >> 2), place & 3)

    def _touches(self, cell: i64, turn: i64) -> bool:
        """Whether a tile there lies beside a pipe, and not beside machines only."""
        survey = self.survey
        other = cell + survey.step[turn]
        for side in range(4):
            if survey.taken[cell + survey.step[side]] == PIPE or survey.taken[other + survey.step[side]] == PIPE:
                return True
        return False

    def _try(self, face: Face, cell: i64, turn: i64) -> None:
        gain = self._gain(face, cell, turn)
        if self.found == PLACES and gain <= self.gains[PLACES - 1]:
            return
        self._remember(4 * self.survey.outside(cell) + turn, gain)

    def _remember(self, place: i64, gain: float) -> None:
        places, gains = self.places, self.gains
        at: i64
        for at in range(self.found):
            if places[at] == place:
                return
        at = self.found
        if at == PLACES:
            at = PLACES - 1
        else:
            self.found += 1
        while at > 0 and gains[at - 1] < gain:
            gains[at] = gains[at - 1]
            places[at] = places[at - 1]
            at -= 1
        gains[at] = gain
        places[at] = place

    def _gain(self, face: Face, cell: i64, turn: i64) -> float:
        """What the three pipes of a tile add, with its first half on a cell of the box."""
        pipes, ends = face.pipes[turn], self._ends
        near: i64 = 4 * cell
        far: i64 = 4 * (cell + self.survey.step[turn])
        through = self._meeting(pipes.through, 2, ends[near + pipes.through_a], ends[far + pipes.through_b])
        here = self._meeting(pipes.first, 1, ends[near + pipes.first_a], ends[near + pipes.first_b])
        there = self._meeting(pipes.second, 1, ends[far + pipes.second_a], ends[far + pipes.second_b])
        adds = self._adds
        gain = adds[through] + adds[here] + adds[there]
        if not self._idle:
            return gain
        worths = self._worths
        best = worths[through]
        best = worths[here] if worths[here] > best else best
        best = worths[there] if worths[there] > best else best
        return self.works.outlook.weights.spread * gain + (best - self._top if best > self._top else 0.0)

    def _meeting(self, colour: i64, length: i64, one: i64, other: i64) -> i64:
        """The place of what a pipe adds between two ends; it is worked out once for a pipe and the ends it meets."""
        at = ((3 * length - 3 + colour) * self._span + one + 1) * self._span + other + 1
        if self._adds[at] == UNKNOWN:
            self._adds[at] = self._pipe(colour, length, one, other)
            if self._idle:
                self._worths[at] = self._value
        return at

    def _pipe(self, colour: i64, length: i64, one: i64, other: i64) -> float:
        """What a pipe adds that meets these ends: it lengthens or joins lines, leans on machines, or blocks ends."""
        works, survey = self.works, self.survey
        if not one and not other:
            self._value = self._new[3 * length + colour]
            return self._value
        kind = self._alone
        before = 0.0
        if one > 0:
            if survey.colour[one - 1] == colour:
                length += survey.length[one - 1]
                before += works.worth[one - 1]
                if works.kind[one - 1] < kind:
                    kind = works.kind[one - 1]
            else:
                before += works.outlook.weights.blocked * works.worth[one - 1]
        elif one == MACHINE:
            kind = ATTACHED
        if other > 0:
            if survey.colour[other - 1] != colour:
                before += works.outlook.weights.blocked * works.worth[other - 1]
            elif other != one:
                length += survey.length[other - 1]
                before += works.worth[other - 1]
                if works.kind[other - 1] < kind:
                    kind = works.kind[other - 1]
        elif other == MACHINE:
            kind = ATTACHED
        self._value = works.value(kind, colour, length)
        return self._value - before
