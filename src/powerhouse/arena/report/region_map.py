"""The map as a drawing: each region tinted by the win rate of those who live there."""

from dataclasses import dataclass
from math import hypot
from typing import Any

import altair as alt

from powerhouse.arena.report.labels import Box
from powerhouse.arena.report.look import INK, LETTER, PADDING, Drawing, data, tint
from powerhouse.arena.report.tables import Rows
from powerhouse.core.catalogue import say

HEIGHT = 320
MARGIN = 30
"""So far the land goes beyond its cities."""
LABEL = 28
"""The height of a label, which has two lines."""
LINE, STEP = 4, 2
"""Land is drawn in lines, which are cut in steps where another region begins."""


@dataclass(frozen=True)
class Town:
    """A city in points of the drawing."""

    region: str
    x: float
    y: float


def draw(regions: Rows, board: Any, par: float, width: int) -> Drawing:
    """The board must have cities and links."""
    width -= 2 * PADDING
    rates = {row["region"]: row["rate"] for row in regions}
    towns = _towns(board.cities, width)
    strips = [strip for strip in _land(list(towns.values()), width) if strip["region"] in rates]
    far = max(0.01, *(abs(rate - par) for rate in rates.values()))
    land = _layer([{**strip, "rate": rates[strip["region"]]} for strip in strips], width).mark_rect()
    ends = [(towns[link.a], towns[link.b]) for link in board.links]
    ways = _layer([{"x": a.x, "y": a.y, "to_x": b.x, "to_y": b.y} for a, b in ends], width)
    places = _layer([{"x": town.x, "y": town.y} for town in towns.values()], width)
    words = _layer(_labels(rates, strips, list(towns.values())), width)
    return alt.layer(
        land.encode(x2="to_x:Q", y2="to_y:Q", color=alt.Color("rate:Q", scale=tint(par, far), legend=None)),
        ways.mark_rule(color="white", strokeWidth=1.2).encode(x2="to_x:Q", y2="to_y:Q"),
        places.mark_circle(size=26, opacity=1, color="#6A7784"),
        words.mark_text(
            fontSize=12, lineBreak="\n", lineHeight=LABEL / 2, dy=-LABEL / 4, baseline="middle", color=INK
        ).encode(text="words:N"),
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


def _land(towns: list[Town], width: int) -> Rows:
    """Every point near a town belongs to the region of the nearest one; points beside each other make a strip.

    Between two regions a step is left free.
    """
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


def _labels(rates: dict[str, float], strips: Rows, towns: list[Town]) -> Rows:
    """The label of a region stands on its land, where it covers no city and no other label, near the middle."""
    taken = [Box(town.x, town.y, 4, 4) for town in towns]
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
