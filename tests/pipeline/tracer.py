"""A second tracer of pipelines, written apart from the rules: from the printed tiles, whole networks, by flooding.

It reads the data file, keeps no state between networks and shares no code or tables with the package.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SECOND = {"east": "E", "south": "S", "west": "W", "north": "N"}
Cell = tuple[int, int]
Pipe = tuple[str, frozenset[str]]


class Laid(NamedTuple):
    """A tile of the data file, the cell of its left half, and the side on which its right half lies."""

    tile: dict[str, Any]
    x: int
    y: int
    side: str


class Traced(NamedTuple):
    """A line: colour, the segments as (cell, ports), the machines it is attached to, whether it is closed."""

    colour: str
    segments: frozenset[tuple[Cell, frozenset[str]]]
    machines: frozenset[Cell]
    loop: bool


def beside(cell: Cell, port: str) -> Cell:
    return cell[0] + STEP[port][0], cell[1] + STEP[port][1]


def cells(laid: Laid) -> tuple[Cell, Cell]:
    first = (laid.x, laid.y)
    return first, beside(first, SECOND[laid.side])


def pipes(network: Iterable[Laid]) -> dict[Cell, list[Pipe]]:
    """What lies on each cell."""
    found: dict[Cell, list[Pipe]] = {}
    for laid in network:
        turns = ["east", "south", "west", "north"].index(laid.side)
        for cell, half in zip(cells(laid), (laid.tile["left"], laid.tile["right"]), strict=True):
            assert cell not in found, f"two halves on {cell}"
            found[cell] = []
            for path in half:
                ports = path["ports"]
                for _ in range(turns):
                    ports = [CLOCKWISE[port] for port in ports]
                found[cell].append((path["colour"], frozenset(ports)))
    return found


def trace(network: list[Laid], machines: set[Cell]) -> set[Traced]:
    """All lines of a network."""
    lying = {cell: paths for cell, paths in pipes(network).items() if cell not in machines}
    left = {(cell, colour, ports) for cell, paths in lying.items() for colour, ports in paths}
    lines: set[Traced] = set()
    while left:
        start = min(left, key=lambda piece: (piece[0], sorted(piece[2])))
        colour = start[1]
        flood = [start]
        seen = {start}
        touched: set[Cell] = set()
        open_ends = 0
        while flood:
            cell, _, ports = flood.pop()
            for port in ports:
                there = beside(cell, port)
                if there in machines:
                    touched.add(there)
                meets = [
                    (there, other, reached)
                    for other, reached in lying.get(there, [])
                    if other == colour and OPPOSITE[port] in reached
                ]
                open_ends += not meets
                for piece in meets:
                    if piece not in seen:
                        seen.add(piece)
                        flood.append(piece)
        left -= seen
        segments = frozenset((cell, ports) for cell, _, ports in seen)
        lines.add(Traced(colour, segments, frozenset(touched), open_ends == 0))
    return lines


def places(network: list[Laid], machines: set[Cell]) -> set[tuple[int, int, str]]:
    """Every place, by trying all dominoes near the network, where a further tile would touch a pipe."""
    lying = set(pipes(network))
    free = {beside(beside(cell, a), b) for cell in lying for a in STEP for b in STEP}
    free |= {beside(cell, port) for cell in lying for port in STEP}
    found: set[tuple[int, int, str]] = set()
    for first in free - lying:
        for side, port in SECOND.items():
            second = beside(first, port)
            if second in lying:
                continue
            around = {beside(cell, step) for cell in (first, second) for step in STEP}
            if around & lying - machines:
                found.add((first[0], first[1], side))
    return found
