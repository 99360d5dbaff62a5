"""The reliability plot, drawn as SVG: what was told against what came true; points on the diagonal are right."""

from collections.abc import Mapping, Sequence

from powerhouse.judge.calibration import Bin

SIZE, LEFT, TOP, SPACE = 300, 44, 30, 40
COLOURS = ("#1b6ca8", "#c7511f", "#2d8659", "#8a4fa3", "#a08114")
FEWEST = 30
"""A bin with fewer seats than that is not drawn."""


def drawing(title: str, told: str, won: str, legend: Mapping[str, Sequence[Bin]]) -> str:
    """A line for each name; the areas of the points grow with how often such a share was told."""
    width, height = LEFT + SIZE + 130, TOP + SIZE + SPACE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12" role="img" aria-label="{title}">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="{LEFT}" y="18" font-size="14">{title}</text>',
        f'<rect x="{LEFT}" y="{TOP}" width="{SIZE}" height="{SIZE}" fill="none" stroke="#888"/>',
        f'<path d="M{LEFT} {TOP + SIZE}L{LEFT + SIZE} {TOP}" stroke="#888" stroke-dasharray="4 4"/>',
        f'<text x="{LEFT + SIZE / 2}" y="{height - 6}" text-anchor="middle">{told}</text>',
        f'<text transform="translate(14 {TOP + SIZE / 2}) rotate(-90)" text-anchor="middle">{won}</text>',
    ]
    for tenth in range(0, 11, 2):
        at = SIZE * tenth / 10
        parts.append(f'<text x="{LEFT + at:.0f}" y="{TOP + SIZE + 16}" text-anchor="middle">{tenth * 10} %</text>')
        parts.append(f'<text x="{LEFT - 4}" y="{TOP + SIZE - at + 4:.0f}" text-anchor="end">{tenth * 10}</text>')
    for number, (name, bins) in enumerate(legend.items()):
        colour = COLOURS[number % len(COLOURS)]
        most = max((one.count for one in bins), default=1)
        drawn = [(_x(one.told), _y(one.won), 2 + 5 * (one.count / most) ** 0.5) for one in bins if one.count >= FEWEST]
        line = "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in drawn)
        parts.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-opacity="0.5"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{colour}"/>' for x, y, r in drawn]
        at = TOP + 14 + 18 * number
        parts.append(f'<circle cx="{LEFT + SIZE + 14}" cy="{at - 4}" r="5" fill="{colour}"/>')
        parts.append(f'<text x="{LEFT + SIZE + 24}" y="{at}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _x(share: float) -> float:
    return LEFT + SIZE * share


def _y(share: float) -> float:
    return TOP + SIZE * (1 - share)
