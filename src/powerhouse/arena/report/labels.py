"""Where the labels of dots go, so that none covers another or a dot."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from powerhouse.arena.report.look import LETTER

LINE = 12
"""The height of a label."""
NEAR = 1.5
FAR = (0, 6, 12, 20, 30, 42, 56)
AROUND = ((0, -1), (1, 0), (-1, 0), (0, 1), (0.8, -0.8), (-0.8, -0.8), (0.8, 0.8), (-0.8, 0.8))


@dataclass(frozen=True)
class Box:
    """An area by its middle and half its sides, in points of the drawing."""

    x: float
    y: float
    half_width: float
    half_height: float

    def shared(self, other: "Box") -> float:
        """The area that is in both."""
        width = self.half_width + other.half_width - abs(self.x - other.x)
        height = self.half_height + other.half_height - abs(self.y - other.y)
        return width * height if width > 0 and height > 0 else 0.0

    def outside(self, width: float, height: float) -> bool:
        """Whether it is not wholly within a drawing of this size."""
        return (
            abs(self.x - width / 2) + self.half_width > width / 2
            or abs(self.y - height / 2) + self.half_height > height / 2
        )

    def nearest(self, x: float, y: float) -> tuple[float, float]:
        """Its point nearest to another."""
        return (
            min(max(x, self.x - self.half_width), self.x + self.half_width),
            min(max(y, self.y - self.half_height), self.y + self.half_height),
        )


def labels(
    dots: Sequence[Box], words: Sequence[str], width: float, height: float, others: Sequence[Box] = ()
) -> list[Box]:
    """The box of each label: as near to its dot as there is room. Who has most neighbours chooses first."""
    crowd = [sum(hypot(dot.x - other.x, dot.y - other.y) < 50 for other in dots) for dot in dots]
    placed: dict[int, Box] = {}
    for at in sorted(range(len(dots)), key=lambda at: -crowd[at]):
        taken = [*dots, *others, *placed.values()]
        choices = [box for box in _choices(dots[at], words[at]) if not box.outside(width, height)]
        placed[at] = min(choices, key=lambda box: sum(box.shared(other) for other in taken))
    return [placed[at] for at in range(len(dots))]


def _choices(dot: Box, word: str) -> list[Box]:
    half_width, half_height = len(word) * LETTER / 2, LINE / 2
    return [
        Box(
            dot.x + dx * (dot.half_width + NEAR + far + half_width),
            dot.y + dy * (dot.half_height + NEAR + far + half_height),
            half_width,
            half_height,
        )
        for far in FAR
        for dx, dy in AROUND
    ]
