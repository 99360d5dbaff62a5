"""The map as a drawing: each region tinted by the win rate of those who live there."""

from dataclasses import dataclass
from math import cos, hypot, pi, sin
from typing import Any

import altair as alt

from powerhouse.arena.report.labels import Box
from powerhouse.arena.report.look import INK, LETTER, PADDING, PAPER, TOWN, Drawing, data, tint
from powerhouse.arena.report.tables import Rows
from powerhouse.core.catalogue import say

HEIGHT = 320
MARGIN, REACH = 30, 36
"""So much room is left round the cities, and so far goes their land: nothing shines through between them."""
LABEL = 28
"""The height of a label, which has two lines."""
LINE, STEP = 4, 2
"""How closely is looked for room for labels."""
CORNERS = 40
"""Of the land round a town, which is nearly a circle where no other town is near."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Town:
    """A city in points of the drawing."""

    region: str
    x: float
    y: float


@dataclass(frozen=True)
class Land:
    """All that is near to a town and no nearer to another: its corners, and for each the town beyond the next side."""

    town: Town
    corners: list[Point]
    beyond: list[Town | None]


def draw(regions: Rows, board: Any, par: float, width: int) -> Drawing:
    """The board must have cities and links."""
    width -= 2 * PADDING
    rates = {row["region"]: row["rate"] for row in regions}
    towns = _towns(board.cities, width)
    lands = [_land(town, list(towns.values())) for town in towns.values() if town.region in rates]
    far = max(0.01, *(abs(rate - par) for rate in rates.values()))
    ends = [(towns[link.a], towns[link.b]) for link in board.links]
    ways = _layer([{"x": a.x, "y": a.y, "to_x": b.x, "to_y": b.y} for a, b in ends], width)
    places = _layer([{"x": town.x, "y": town.y} for town in towns.values()], width)
    words = _layer(_labels(rates, list(towns.values()), ends, width), width).encode(text="words:N")
    text: dict[str, Any] = {
        "fontSize": 12,
        "lineBreak": "\n",
        "lineHeight": LABEL / 2,
        "dy": -LABEL / 4,
        "baseline": "middle",
    }
    colour = alt.Color("rate:Q", scale=tint(par, far), legend=None)
    # Stroked with their own colour as well, so that nothing shines through between the lands of one region.
    land = _layer(_corners(lands, rates), width).encode(detail="land:N", order="order:Q", color=colour)
    borders = _layer(_borders(lands), width).mark_rule(color=PAPER, strokeWidth=2.5, strokeCap="round")
    return alt.layer(
        land.mark_line(interpolate="linear-closed", filled=True),
        land.mark_line(interpolate="linear-closed", strokeWidth=1.5),
        borders.encode(x2="to_x:Q", y2="to_y:Q"),
        ways.mark_rule(color=PAPER, strokeWidth=1.2).encode(x2="to_x:Q", y2="to_y:Q"),
        places.mark_circle(size=26, opacity=1, color=TOWN),
        words.mark_text(**text, stroke=PAPER, strokeWidth=3, strokeOpacity=0.7),
        words.mark_text(**text, color=INK),
    ).properties(
        width=width,
        height=HEIGHT,
        title=alt.Title(say("report-map"), subtitle=say("report-map-means")),
    )


def _layer(rows: Rows, width: int) -> alt.Chart:
    x, y = alt.Scale(domain=[0, width], nice=False), alt.Scale(domain=[HEIGHT, 0], nice=False)
    chart: alt.Chart = alt.Chart(data(rows)).encode(
        x=alt.X("x:Q", axis=None, scale=x), y=alt.Y("y:Q", axis=None, scale=y)
    )
    return chart


def _towns(cities: Any, width: int) -> dict[str, Town]:
    """The cities by id, in the middle of the drawing and as large as it allows."""
    xs, ys = [city.x for city in cities], [city.y for city in cities]
    scale = min((width - 2 * MARGIN) / (max(xs) - min(xs)), (HEIGHT - 2 * MARGIN) / (max(ys) - min(ys)))
    x, y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return {
        city.id: Town(city.region, width / 2 + scale * (city.x - x), HEIGHT / 2 + scale * (city.y - y))
        for city in cities
    }


def _land(town: Town, towns: list[Town]) -> Land:
    """A circle, cut off half way to every other town."""
    angles = [2 * pi * at / CORNERS for at in range(CORNERS)]
    land = Land(town, [(town.x + REACH * cos(at), town.y + REACH * sin(at)) for at in angles], [None] * CORNERS)
    for other in towns:
        if other is not town and hypot(other.x - town.x, other.y - town.y) < 2 * REACH:
            land = _cut(land, other)
    return land


def _cut(land: Land, other: Town) -> Land:
    """Without what is nearer to the other town."""
    town = land.town
    middle = ((town.x + other.x) / 2, (town.y + other.y) / 2)
    ahead = [(x - middle[0]) * (other.x - town.x) + (y - middle[1]) * (other.y - town.y) for x, y in land.corners]
    corners: list[Point] = []
    beyond: list[Town | None] = []
    for at, (x, y) in enumerate(land.corners):
        following = (at + 1) % len(land.corners)
        if ahead[at] <= 0:
            corners.append((x, y))
            beyond.append(land.beyond[at])
        if (ahead[at] <= 0) != (ahead[following] <= 0):
            part = ahead[at] / (ahead[at] - ahead[following])
            to_x, to_y = land.corners[following]
            corners.append((x + part * (to_x - x), y + part * (to_y - y)))
            beyond.append(other if ahead[at] <= 0 else land.beyond[at])
    return Land(town, corners, beyond)


def _corners(lands: list[Land], rates: dict[str, float]) -> Rows:
    return [
        {"land": number, "order": order, "x": x, "y": y, "rate": rates[land.town.region]}
        for number, land in enumerate(lands)
        for order, (x, y) in enumerate(land.corners)
    ]


def _borders(lands: list[Land]) -> Rows:
    """Sides beyond which another region lies."""
    found = []
    for land in lands:
        for at, (x, y) in enumerate(land.corners):
            other = land.beyond[at]
            to_x, to_y = land.corners[(at + 1) % len(land.corners)]
            if other is not None and other.region != land.town.region:
                found.append({"x": x, "y": y, "to_x": to_x, "to_y": to_y})
    return found


def _strips(towns: list[Town], width: int) -> Rows:
    """Where a label may stand: points near a town, with the region of the nearest one, those in a line together."""
    strips: Rows = []
    for y in range(0, HEIGHT, LINE):
        last = None
        for x in range(0, width, STEP):
            nearest = min(towns, key=lambda town: hypot(town.x - x, town.y - y))
            near = hypot(nearest.x - x, nearest.y - y) <= MARGIN
            region = nearest.region if near else None
            if region is not None and region == last:
                strips[-1]["to_x"] = x
            elif region is not None:
                strips.append({"region": region, "x": x, "to_x": x, "y": y, "to_y": y + LINE - 1})
            last = region
    return strips


def _labels(rates: dict[str, float], towns: list[Town], ways: list[tuple[Town, Town]], width: int) -> Rows:
    """The label of a region stands on its land, near the middle, where it covers no city, no label and few ways."""
    strips = _strips(towns, width)
    taken = [Box(town.x, town.y, 5, 5) for town in towns]
    parts = [part / 8 for part in range(1, 8)]
    taken += [Box(a.x + part * (b.x - a.x), a.y + part * (b.y - a.y), 1.5, 1.5) for a, b in ways for part in parts]
    found = []
    for region, rate in rates.items():
        land = [_box(strip) for strip in strips if strip["region"] == region]
        best = _best(land, LETTER * len(region) / 2 + 4, taken)
        taken.append(best)
        found.append({"x": best.x, "y": best.y, "words": f"{region}\n{say('report-percent', share=rate)}"})
    return found


def _best(land: list[Box], half_width: float, taken: list[Box]) -> Box:
    area = sum(strip.half_width for strip in land)
    x = sum(strip.x * strip.half_width for strip in land) / area
    y = sum(strip.y * strip.half_width for strip in land) / area

    def cost(box: Box) -> float:
        covered = sum(box.shared(other) for other in taken)
        on_land = sum(box.shared(strip) for strip in land)
        return 50 * covered - on_land + 2 * hypot(box.x - x, box.y - y)

    choices = [
        Box(strip.x + part * strip.half_width, strip.y, half_width, LABEL / 2)
        for strip in land
        for part in (-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75)
    ]
    return min(choices, key=cost)


def _box(strip: dict[str, Any]) -> Box:
    middle = (strip["x"] + strip["to_x"]) / 2
    return Box(middle, strip["y"] + LINE / 2, strip["to_x"] - middle, LINE / 2)
