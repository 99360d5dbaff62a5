"""Where a pipe tile adds most to a network: at the ends of the lines that run most."""

from typing import Final

from powerhouse.bots.pipeline.greedy.outlook import ATTACHED, ELSEWHERE, HUB
from powerhouse.bots.pipeline.greedy.works import Works
from powerhouse.games.pipeline.grid import COLOUR_OF, PORT_A, PORT_B, SEGMENT_AT, STEP, Face
from powerhouse.games.pipeline.network import LOOP, Line

PLACES: Final = 6
"""So many places are looked at more closely for a tile that is laid."""


class Builder:
    """Finds the best place for tiles in one network."""

    def __init__(self, works: Works) -> None:
        self.works = works
        self.outlook = works.outlook
        self.network = works.network
        self.ends: dict[int, Line] = {}
        """The lines that wait for a pipe, by the port that would meet them: 4 * free cell + side."""
        self.against: set[int] = set()
        """The ports, in the same numbers, that would lie against a machine."""
        share = ELSEWHERE if self.network.tiles else HUB
        self.alone = [[self.outlook.worth(colour, length, share) for length in range(3)] for colour in range(3)]
        """By colour and length what a pipe is worth that joins nothing."""
        halves = self.network.halves
        for line in self.network.lines():
            if line.a != LOOP:
                for end in (line.a, line.b):
                    port = facing(end)
                    if port >> 2 not in halves:
                        self.ends[port] = line
        for machine in self.network.machines:
            for side in range(4):
                port = facing(4 * machine + side)
                if port >> 2 not in halves:
                    self.against.add(port)

    def best_place(self, face: Face) -> tuple[float, int]:
        """What a tile adds where it adds most, and that place."""
        return max(self._places(face), key=lambda item: (item[0], -item[1]))

    def _places(self, face: Face) -> list[tuple[float, int]]:
        """What a tile adds in each place."""
        turns = [_pipes(face, turn) for turn in range(4)]
        return [
            (self._gain(turns[place & 3], place & ~3), place)
            for place in self.network.places
            if place & 3 < 2 or not face.symmetric
        ]

    def exact_place(self, tile: int, face: Face) -> int:
        """Of the places where a tile seems to add most, the one after which the whole network is worth most."""
        places = sorted(self._places(face), key=lambda item: (-item[0], item[1]))[:PLACES]
        worth = {place: Works(self.outlook, self.network.with_tile(tile, face, place)).worth() for _, place in places}
        return max(worth, key=lambda place: worth[place])

    def _gain(self, pipes: list[tuple[int, int, int, int]], corner: int) -> float:
        """What three pipes add that have these ports, counted from a corner: 4 * cell of the first half."""
        ends, against, share_of = self.ends, self.against, self.works.share
        gain = 0.0
        for colour, length, port_a, port_b in pipes:
            one, other = ends.get(corner + port_a), ends.get(corner + port_b)
            if one is not None and one.colour != colour:
                one = None
            if other is not None and (other.colour != colour or other is one):
                other = None
            leaning = bool(against) and (corner + port_a in against or corner + port_b in against)
            if one is None and other is None and not leaning:
                gain += self.alone[colour][length]
                continue
            share = ATTACHED if leaning else ELSEWHERE
            before = 0.0
            for line in (one, other):
                if line is not None:
                    share = max(share, share_of[line])
                    before += self.works.worths[line]
                    length += len(line.segments)
            gain += self.outlook.worth(colour, length, share) - before
        return gain

    def promise(self, face: Face, appetite: list[float]) -> float:
        """A quick guess at what a tile is good for, by its colours alone."""
        return sum([length * appetite[colour] for colour, length, _, _ in _pipes(face, 0)])

    def appetite(self) -> list[float]:
        """By colour what one more segment is worth where it is worth most."""
        appetite = [0.0, 0.0, 0.0]
        for colour in range(3):
            appetite[colour] = self.outlook.worth(colour, 2, ELSEWHERE) / 2
        for line, worth in self.works.worths.items():
            if line.a != LOOP:
                more = self.outlook.worth(line.colour, len(line.segments) + 2, self.works.share[line]) - worth
                appetite[line.colour] = max(appetite[line.colour], more / 2)
        return appetite


def facing(end: int) -> int:
    """The port that meets an end: 4 * cell + side."""
    return ((end >> 2) + STEP[end & 3]) * 4 + (end & 3 ^ 2)


def _pipes(face: Face, turn: int) -> list[tuple[int, int, int, int]]:
    """The three pipes of a tile: colour, segments and two ports, counted from 4 * cell of its first half."""
    first, second = face.first[turn], face.second[turn]
    further = 4 * STEP[turn]
    here = SEGMENT_AT[first * 4 + turn]
    there = SEGMENT_AT[second * 4 + (turn ^ 2)]
    through = (
        COLOUR_OF[first * 2 + here],
        2,
        _other_port(first * 2 + here, turn),
        further + _other_port(second * 2 + there, turn ^ 2),
    )
    beside, beyond = first * 2 + 1 - here, second * 2 + 1 - there
    return [
        through,
        (COLOUR_OF[beside], 1, PORT_A[beside], PORT_B[beside]),
        (COLOUR_OF[beyond], 1, further + PORT_A[beyond], further + PORT_B[beyond]),
    ]


def _other_port(at: int, side: int) -> int:
    return PORT_B[at] if PORT_A[at] == side else PORT_A[at]
