"""The plots of who wins, of figures over the rounds and of the length of games."""

from typing import Any

import altair as alt

from powerhouse.arena.report.look import (
    DIM,
    HEIGHT,
    INK,
    OTHERS,
    PAPER,
    SOFT,
    STEEL,
    Drawing,
    Palette,
    data,
    legend,
    sized,
    tint,
)
from powerhouse.arena.report.tables import WHO, Lengths, Rows
from powerhouse.core.catalogue import say

END_ROOM = 1.3
"""So much farther than the last round goes the axis, where the names of the bots stand."""
LABELS = 13
"""A plot is about so many labels high."""
BARS = 9
"""A plot has room for so many bars at least, so that few of them do not become slabs."""


def shares(
    rows: Rows, by: str, title: str, par: float, width: int, height: int = HEIGHT, bots: Palette | None = None
) -> Drawing:
    """Win rates with intervals beside par, in the order of the rows; those of bots in their colours."""
    order, most = [row[by] for row in rows], max(par, *(row["high"] for row in rows))
    # In words by ourselves: Python and JavaScript do not round alike.
    base = alt.Chart(data([{**row, "words": say("share", share=row["rate"])} for row in rows])).encode(
        y=alt.Y(
            f"{by}:N", title=None, sort=order, axis=alt.Axis(ticks=False, domain=False, labelColor=INK, labelPadding=8)
        )
    )
    look: dict[str, Any] = {"color": alt.value(STEEL)}
    mark: dict[str, Any] = {}
    if bots is not None:
        look = {"color": alt.Color(f"{by}:N", scale=bots.colour(), legend=None)}
        mark = {"shape": alt.Shape(f"{by}:N", scale=bots.mark(), legend=None)}
    interval = base.mark_rule(strokeWidth=2.5, strokeCap="round", opacity=0.5).encode(
        x=_percent("low:Q", most), x2="high:Q", **look
    )
    point = base.mark_point(filled=True, size=110, opacity=1).encode(x=_percent("rate:Q", most), **look, **mark)
    text = base.encode(x=_percent("high:Q", most), text="words:N")
    halo = text.mark_text(align="left", dx=8, fontSize=11, stroke=PAPER, strokeWidth=4)
    words = text.mark_text(align="left", dx=8, fontSize=11, color=INK)
    line = alt.Chart(data([{"par": par}])).mark_rule(color=DIM, strokeDash=[4, 4]).encode(x="par:Q")
    subtitle = say("report-intervals", par=par)
    return sized(alt.layer(line, interval, point, halo, words), width, title, subtitle, height)


def _percent(field: str, most: float) -> alt.X:
    return alt.X(
        field,
        title=say("column-win-rate"),
        axis=alt.Axis(format="%", tickCount=6, domain=False, ticks=False),
        scale=alt.Scale(domain=[-0.03 * most, 1.15 * most], nice=False),
    )


def bots_by_seat(rows: Rows, bots: Palette, par: float, width: int, height: int = HEIGHT) -> Drawing:
    """How often each bot wins in each seat: a table in tints, the interval under each share."""
    texts = [
        {
            **row,
            "words": say("report-percent", share=row["rate"]),
            "interval": say("report-from-to", low=100 * row["low"], high=100 * row["high"]),
        }
        for row in rows
    ]
    top = alt.Axis(orient="top", labelAngle=0, domain=False, ticks=False, labelColor=INK)
    side = alt.Axis(domain=False, ticks=False, labelColor=INK, labelPadding=8)
    base = alt.Chart(data(texts)).encode(
        x=alt.X("seat:O", title=say("report-seat"), axis=top, scale=alt.Scale(paddingInner=0.05)),
        y=alt.Y("bot:N", title=None, sort=bots.names, axis=side, scale=alt.Scale(paddingInner=0.08)),
    )
    cells = base.mark_rect(cornerRadius=3).encode(color=alt.Color("rate:Q", scale=tint(par, par), legend=None))
    rates = base.mark_text(dy=-5, fontSize=13, color=INK).encode(text="words:N")
    intervals = base.mark_text(dy=10, fontSize=10, color=SOFT).encode(text="interval:N")
    subtitle = say("report-tints", par=par)
    return sized(alt.layer(cells, rates, intervals), width, say("report-bots-by-seat"), subtitle, height)


def by_bot(rows: Rows, figure: str, bots: Palette, width: int) -> Drawing:
    """A figure over the rounds: a line for each bot, in a band of the middle half of its games.

    Line and edges of the band have the dashes of the bot, and its name stands at their end.
    """
    key = legend(bots.names, width, symbolSize=80)
    colour = alt.Color("who:N", title=None, scale=bots.colour(), legend=key)
    dash = alt.StrokeDash("who:N", title=None, scale=bots.dash(), legend=None)
    low, high = min(row["low"] for row in rows), max(row["high"] for row in rows)
    last = max(row["round"] for row in rows)
    bottom, top = min(0, low), max(high, low + 1)
    scale = alt.Scale(domain=[bottom, top], nice=True)
    base = alt.Chart(data(rows)).encode(x=_round(last), color=colour)
    band = base.mark_area(opacity=0.08).encode(y=alt.Y("low:Q", title=None, scale=scale), y2="high:Q")
    lower = base.mark_line(strokeWidth=0.8, opacity=0.7).encode(y="low:Q", strokeDash=dash)
    upper = base.mark_line(strokeWidth=0.8, opacity=0.7).encode(y="high:Q", strokeDash=dash)
    line = base.mark_line(strokeWidth=2.2).encode(y="mean:Q", strokeDash=dash)
    marks = base.mark_point(filled=True, size=42, opacity=1).encode(
        y="mean:Q", shape=alt.Shape("who:N", title=None, scale=bots.mark(), legend=key)
    )
    ends = alt.Chart(data(_ends(rows, top, (top - bottom) / LABELS))).encode(
        x=_round(last), y=alt.Y("y:Q", scale=scale), color=colour, text="who:N"
    )
    names = ends.mark_text(align="left", dx=8, fontSize=11, fontWeight=600, limit=int(width * 0.24))
    title = say("report-figure-by-bot", figure=figure)
    return sized(alt.layer(band, lower, upper, line, marks, names), width, title, say("report-bands"))


def _ends(rows: Rows, top: float, gap: float) -> Rows:
    """Where the name of each bot stands: at the end of its line, but never on another nor above the plot."""
    last: dict[str, dict[str, Any]] = {row["who"]: row for row in rows}
    found: Rows = []
    for row in sorted(last.values(), key=lambda row: float(row["mean"])):
        lowest = found[-1]["y"] + gap if found else row["mean"]
        found.append({"who": row["who"], "round": row["round"], "y": max(row["mean"], lowest)})
    for row in reversed(found):
        row["y"] = min(row["y"], top)
        top = row["y"] - gap
    return found


def by_win(rows: Rows, figure: str, width: int) -> Drawing:
    """A figure over the rounds, of winners and of the others."""
    said = {who: say(f"report-{who}") for who in WHO}
    names = list(said.values())
    key = legend(names, width, symbolType="stroke", symbolStrokeWidth=2.5, symbolSize=300)
    base = alt.Chart(data([{**row, "who": said[row["who"]]} for row in rows])).encode(
        x=_round(),
        color=alt.Color("who:N", title=None, scale=alt.Scale(domain=names, range=[INK, OTHERS]), legend=key),
    )
    dash = alt.StrokeDash("who:N", title=None, scale=alt.Scale(domain=names, range=[[1, 0], [5, 3]]), legend=key)
    band = base.mark_area(opacity=0.1).encode(y=alt.Y("low:Q", title=None), y2="high:Q")
    lower = base.mark_line(strokeWidth=0.8, opacity=0.8).encode(y="low:Q", strokeDash=dash)
    upper = base.mark_line(strokeWidth=0.8, opacity=0.8).encode(y="high:Q", strokeDash=dash)
    line = base.mark_line(strokeWidth=2).encode(y="mean:Q", strokeDash=dash)
    return sized(
        alt.layer(band, lower, upper, line), width, say("report-figure-by-win", figure=figure), say("report-bands")
    )


def _round(last: int | None = None) -> alt.X:
    """The axis of rounds; with a `last` one there is room behind it, where names stand."""
    if last is None:
        axis = alt.Axis(tickMinStep=1, format="d", grid=False)
        scale = alt.Scale(zero=False, nice=False, padding=6)
    else:
        axis = alt.Axis(values=list(range(1, last + 1)), labelOverlap="parity", format="d", grid=False)
        scale = alt.Scale(zero=False, nice=False, padding=6, domainMax=END_ROOM * last)
    return alt.X("round:Q", title=say("report-round"), axis=axis, scale=scale)


def lengths(lengths: Lengths, width: int, height: int = HEIGHT) -> Drawing:
    """How long games last."""
    first, last = lengths.bars[0]["from"], lengths.bars[-1]["to"]
    step = lengths.bars[0]["to"] - first
    room = max(0.0, BARS * step - (last - first)) / 2
    if lengths.rounds is None:
        subtitle = say(f"report-mean-{lengths.measure}", mean=lengths.mean)
    else:
        subtitle = say("report-same-rounds", mean=lengths.mean, rounds=lengths.rounds)
    gap = 0.06 * step
    rows = [{**bar, "from": bar["from"] + gap, "to": bar["to"] - gap, "zero": 0} for bar in lengths.bars]
    most = max(bar["games"] for bar in lengths.bars)
    bars = (
        alt.Chart(data(rows))
        .mark_rect(color=STEEL, cornerRadiusTopLeft=2, cornerRadiusTopRight=2)
        .encode(
            x=alt.X(
                "from:Q",
                title=say(f"report-{lengths.measure}"),
                axis=alt.Axis(tickMinStep=1, format="d", grid=False),
                scale=alt.Scale(domain=[first - room, last + room], nice=False),
            ),
            x2="to:Q",
            y=alt.Y("zero:Q", title=say("column-games"), axis=alt.Axis(tickCount=min(6, most))),
            y2="games:Q",
        )
    )
    mean = alt.Chart(data([{"mean": lengths.mean}])).mark_rule(color=INK, strokeDash=[4, 4]).encode(x="mean:Q")
    return sized(alt.layer(bars, mean), width, say("report-lengths"), subtitle, height)
