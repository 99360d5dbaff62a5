"""The plot of what is bought: its price, and what became of its buyers."""

import json
from math import hypot, pi, sqrt

import altair as alt

from powerhouse.arena.report import labels
from powerhouse.arena.report.labels import Box
from powerhouse.arena.report.look import ABOVE, BELOW, BETWEEN, DIM, INK, PADDING, PAPER, Drawing, data, legend
from powerhouse.arena.report.tables import Rows
from powerhouse.core.catalogue import say

HEIGHT = 420
AXIS = 50
"""About the width of the axis with its title."""
DOTS = (30, 320)
"""The areas of the dots of what was never and what was most often bought."""
NEAR = 5
"""A label farther from its dot is tied to it by a line."""
BESIDE = ["above", "unclear", "below"]


def lots(rows: Rows, width: int) -> Drawing:
    """Price against worth, with a label for each dot."""
    inner = width - 2 * PADDING - AXIS
    across, down = _domain([row["paid"] for row in rows]), _domain([0, *(row["worth"] for row in rows)])
    most = max(row["times"] for row in rows)
    drawing = alt.layer(_dots(rows, across, down, most, inner), _labels(rows, across, down, most, inner))
    together: Drawing = drawing.resolve_scale(x="independent", y="independent").properties(
        width=width,
        height=HEIGHT,
        autosize=alt.AutoSizeParams(type="fit-x", contains="padding"),
        title=alt.Title(say("report-worth"), subtitle=say("report-worth-means")),
    )
    return together


def _dots(rows: Rows, across: list[float], down: list[float], most: int, width: int) -> Drawing:
    zero = alt.Chart(data([{"zero": 0}])).mark_rule(color=DIM, strokeDash=[4, 4]).encode(y="zero:Q")
    said = {beside: say(f"report-{beside}") for beside in BESIDE}
    times = sorted({min(row["times"] for row in rows), most})
    par = json.dumps(say("report-par"))
    sizes = alt.Legend(
        orient="bottom",
        title=None,
        values=times,
        labelExpr=f"{json.dumps({time: say('report-bought', times=time) for time in times})}[datum.value]",
        symbolFillColor=PAPER,
        symbolStrokeColor=DIM,
    )
    dots = (
        alt.Chart(data([{**row, "beside": said[row["beside"]]} for row in rows]))
        .mark_circle(opacity=1, stroke=PAPER, strokeWidth=1)
        .encode(
            x=alt.X("paid:Q", title=say("report-price"), scale=alt.Scale(domain=across, nice=False)),
            y=alt.Y(
                "worth:Q",
                title=say("report-buyers"),
                scale=alt.Scale(domain=down, nice=False),
                axis=alt.Axis(labelExpr=f"datum.value == 0 ? {par} : format(datum.value, '+.0%')"),
            ),
            color=alt.Color(
                "beside:N",
                scale=alt.Scale(domain=list(said.values()), range=[ABOVE, BETWEEN, BELOW]),
                legend=legend(list(said.values()), width, symbolSize=120),
            ),
            size=alt.Size("times:Q", scale=alt.Scale(domain=[0, most], range=list(DOTS)), legend=sizes),
        )
    )
    return alt.layer(zero, dots)


def _labels(rows: Rows, across: list[float], down: list[float], most: int, width: int) -> Drawing:
    """Labels stand at points of the drawing, which has the same corners as the prices."""
    dots = []
    for row in rows:
        radius = sqrt((DOTS[0] + (DOTS[1] - DOTS[0]) * row["times"] / most) / pi)
        x, y = _scaled(row["paid"], across) * width, (1 - _scaled(row["worth"], down)) * HEIGHT
        dots.append(Box(x, y, radius, radius))
    par = Box(width / 2, (1 - _scaled(0, down)) * HEIGHT, width / 2, 1)
    boxes = labels.labels(dots, [row["lot"] for row in rows], width, HEIGHT, [par])
    names = [{"lot": row["lot"], "x": box.x, "y": box.y} for row, box in zip(rows, boxes, strict=True)]
    leaders = []
    for dot, box in zip(dots, boxes, strict=True):
        x, y = box.nearest(dot.x, dot.y)
        far = hypot(x - dot.x, y - dot.y)
        if far > dot.half_width + NEAR:
            edge = dot.half_width / far
            leaders.append({"x": dot.x + edge * (x - dot.x), "y": dot.y + edge * (y - dot.y), "to_x": x, "to_y": y})
    across_points = alt.X("x:Q", axis=None, scale=alt.Scale(domain=[0, width], nice=False))
    down_points = alt.Y("y:Q", axis=None, scale=alt.Scale(domain=[HEIGHT, 0], nice=False))
    lines = (
        alt.Chart(data(leaders))
        .mark_rule(color=DIM, strokeWidth=0.7)
        .encode(x=across_points, y=down_points, x2="to_x:Q", y2="to_y:Q")
    )
    words = (
        alt.Chart(data(names))
        .mark_text(fontSize=11, color=INK, baseline="middle")
        .encode(x=across_points, y=down_points, text="lot:N")
    )
    return alt.layer(lines, words)


def _domain(values: list[float]) -> list[float]:
    """From the least to the most, with some room for dots and labels."""
    low, high = min(values), max(values)
    room = max(high - low, 0.1) * 0.07
    return [low - room, high + room]


def _scaled(value: float, domain: list[float]) -> float:
    return (value - domain[0]) / (domain[1] - domain[0])
