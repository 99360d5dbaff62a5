"""The own network as greedy sees it: how often each line runs, what it earns, and what a machine would add."""

from typing import Final

from powerhouse.bots.pipeline.greedy.outlook import ATTACHED, ELSEWHERE, HUB, Outlook
from powerhouse.games.pipeline.grid import STEP
from powerhouse.games.pipeline.network import Line, Network
from powerhouse.games.pipeline.worker import machine_cost

SITES: Final = 8
"""So many halves are looked at more closely for a machine."""

RUNS_AHEAD: Final = 2
"""Crude oil is kept for so many runs."""

CUT: Final = 0.3
"""About what a line loses that a machine cuts in two, as part of its worth; at its end it loses one segment only."""


class Works:
    """A network of the player, with the share of turns in which each line runs."""

    def __init__(self, outlook: Outlook, network: Network) -> None:
        self.outlook = outlook
        self.network = network
        lines = network.lines()
        self.attached = [line for line in lines if network.attached(line)]
        self.share: dict[Line, float] = dict.fromkeys(lines, ELSEWHERE)
        for line in self.attached:
            self.share[line] = ATTACHED
        self.hub = self._find_hub()
        for line in self.hub:
            self.share[line] = HUB
        self.worths = {line: outlook.line_worth(line, share) for line, share in self.share.items()}
        self._site: tuple[float, int] | None = None

    def _find_hub(self) -> list[Line]:
        """The lines over the tile on which the worker stands best."""
        best: list[Line] = []
        most = -1.0
        for place in self.network.sites:
            lines = self.loose_on(place)
            earned = sum([self._earned(line) for line in lines])
            if earned > most:
                best, most = lines, earned
        return best

    def _earned(self, line: Line) -> float:
        earning = self.outlook.earning[line.colour]
        length = len(line.segments)
        return earning[min(length + length // 4 * self.outlook.bonus, len(earning) - 1)]

    def loose_on(self, place: int) -> list[Line]:
        """The lines over the tile at a place that the worker can run."""
        owner = self.network.owner
        first = place >> 2
        second = first + STEP[place & 3]
        found: list[Line] = []
        for segment in (2 * first, 2 * first + 1, 2 * second, 2 * second + 1):
            line = owner.get(segment)
            if line is not None and line not in found and self.share[line] != ATTACHED:
                found.append(line)
        return found

    def worth(self) -> float:
        """What all lines earn and count, less what it costs to run the machines."""
        outlook = self.outlook
        worth = sum(self.worths.values())
        if self.attached:
            cost: int = machine_cost(outlook.state, outlook.player)
            worth -= outlook.horizon * ATTACHED * cost
        return worth

    def active(self) -> list[Line]:
        """The lines that run often: those on machines and those over the hub."""
        return self.attached + self.hub

    def idle(self) -> bool:
        """Whether no line that runs often can refine anything yet."""
        return not any(self.outlook.grade(line.colour, len(line.segments)) for line in self.active())

    def usable(self) -> int:
        """The cubes in tanks that can be turned into money: refined ones, and crude ones that the lines can take."""
        player = self.outlook.player
        cubes: int = player.refined()
        takes = [0, 0, 0]
        for line in self.active():
            if self.outlook.grade(line.colour, len(line.segments)):
                takes[line.colour] += RUNS_AHEAD * self.outlook.cubes
        for colour in range(len(takes)):
            cubes += min(takes[colour], player.oil[4 * colour])
        return cubes

    def best_site(self) -> tuple[float, int]:
        """What a machine adds on the half where it adds most, and that half; it may well add less than nothing.

        Where machines stand on all halves it adds nothing, and the half is -1.
        """
        if self._site is None:
            before = self.worth()
            halves = sorted(self.network.free_halves(), key=lambda cell: (-self._passing(cell), cell))[:SITES]
            gains = [Works(self.outlook, self.network.with_machine(cell)).worth() - before for cell in halves]
            self._site = max(zip(gains, halves), key=lambda item: (item[0], -item[1]), default=(0.0, -1))
        return self._site

    def _passing(self, cell: int) -> float:
        """A guess at what a machine on a half is good for: the lines there would run more, but some would be cut."""
        value = 0.0
        for line in {self.network.owner[2 * cell]: 0, self.network.owner[2 * cell + 1]: 0}:
            if self.share[line] != ATTACHED:
                value += self.outlook.line_worth(line, ATTACHED)
            if cell not in (line.a >> 2, line.b >> 2):
                value -= CUT * self.worths[line]
        return value
