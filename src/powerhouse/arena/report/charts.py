"""The plots of who wins, of figures over the rounds and of the length of games."""

from typing import Any

import altair as alt

from powerhouse.arena.report.look import (
    DIM,
    HEIGHT,
    INK,
    STEEL,
    Bots,
    Drawing,
    data,
    legend,
    sized,
    tint,
)
from powerhouse.arena.report.tables import Lengths, Rows

BARS = 9
"""A plot has room for so many bars at least, so that few of them do not become slabs."""


def shares(
    rows: Rows, by: str, title: str, par: float, width: int, height: int = HEIGHT, bots: Bots | None = None
) -> Drawing:
    """Win rates with intervals beside par, in the order of the rows; those of bots in their colours."""
    order, most = [row[by] for row in rows], max(par, *(row["high"] for row in rows))
    # In words by ourselves: Python and JavaScript do not round alike.
    base = alt.Chart(data([{**row, "words": f"{row['rate']:.1%}"} for row in rows])).encode(
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
    halo = text.mark_text(align="left", dx=8, fontSize=11, stroke="white", strokeWidth=4)
    words = text.mark_text(align="left", dx=8, fontSize=11, color=INK)
    line = alt.Chart(data([{"par": par}])).mark_rule(color=DIM, strokeDash=[4, 4]).encode(x="par:Q")
    subtitle = f"with 95 % intervals; par, {par:.1%}, is dashed"
    return sized(alt.layer(line, interval, point, halo, words), width, title, subtitle, height)


def _percent(field: str, most: float) -> alt.X:
    return alt.X(
        field,
        title="win rate",
        axis=alt.Axis(format="%", tickCount=6, domain=False, ticks=False),
        scale=alt.Scale(domain=[-0.03 * most, 1.15 * most], nice=False),
    )


def bots_by_seat(rows: Rows, bots: Bots, par: float, width: int, height: int = HEIGHT) -> Drawing:
    """How often each bot wins in each seat: a table in tints, the interval under each share."""
    texts = [
        {**row, "words": f"{row['rate']:.0%}", "interval": f"{100 * row['low']:.0f} to {100 * row['high']:.0f}"}
        for row in rows
    ]
    top = alt.Axis(orient="top", labelAngle=0, domain=False, ticks=False, labelColor=INK)
    side = alt.Axis(domain=False, ticks=False, labelColor=INK, labelPadding=8)
    base = alt.Chart(data(texts)).encode(
        x=alt.X("seat:O", title="seat", axis=top, scale=alt.Scale(paddingInner=0.05)),
        y=alt.Y("bot:N", title=None, sort=bots.names, axis=side, scale=alt.Scale(paddingInner=0.08)),
    )
    cells = base.mark_rect(cornerRadius=3).encode(color=alt.Color("rate:Q", scale=tint(par, par), legend=None))
    rates = base.mark_text(dy=-5, fontSize=13, color=INK).encode(text="words:N")
    intervals = base.mark_text(dy=10, fontSize=10, color="#3D4854").encode(text="interval:N")
    subtitle = f"green above par, {par:.1%}, brown below; with 95 % intervals"
    return sized(alt.layer(cells, rates, intervals), width, "Win rate by bot and seat", subtitle, height)


def by_bot(rows: Rows, figure: str, bots: Bots, width: int) -> Drawing:
    """A figure over the rounds: a line for each bot, in a band of the middle half of its games."""
    key = legend(bots.names, width, symbolSize=80)
    colour = alt.Color("who:N", title=None, scale=bots.colour(), legend=key)
    base = alt.Chart(data(rows)).encode(x=_round(), color=colour)
    band = base.mark_area(opacity=0.13).encode(y=alt.Y("low:Q", title=None), y2="high:Q")
    line = base.mark_line(strokeWidth=2).encode(y="mean:Q")
    marks = base.mark_point(filled=True, size=42, opacity=1).encode(
        y="mean:Q", shape=alt.Shape("who:N", title=None, scale=bots.mark(), legend=key)
    )
    subtitle = "mean after each round; bands: the middle half of the games"
    return sized(alt.layer(band, line, marks), width, f"{figure.capitalize()} by bot", subtitle)


def by_win(rows: Rows, figure: str, width: int) -> Drawing:
    """A figure over the rounds, of winners and of the others."""
    names = ["winners", "others"]
    key = legend(names, width, symbolType="stroke", symbolStrokeWidth=2.5, symbolSize=300)
    base = alt.Chart(data(rows)).encode(
        x=_round(),
        color=alt.Color("who:N", title=None, scale=alt.Scale(domain=names, range=[INK, "#8894A0"]), legend=key),
    )
    band = base.mark_area(opacity=0.1).encode(y=alt.Y("low:Q", title=None), y2="high:Q")
    line = base.mark_line(strokeWidth=2).encode(
        y="mean:Q",
        strokeDash=alt.StrokeDash(
            "who:N", title=None, scale=alt.Scale(domain=names, range=[[1, 0], [5, 3]]), legend=key
        ),
    )
    subtitle = "mean after each round; bands: the middle half of the games"
    title = f"{figure.capitalize()} of winners and others"
    return sized(alt.layer(band, line), width, title, subtitle)


def _round() -> alt.X:
    axis = alt.Axis(tickMinStep=1, format="d", grid=False)
    return alt.X("round:Q", title="round", axis=axis, scale=alt.Scale(zero=False, nice=False, padding=6))


def lengths(lengths: Lengths, width: int, height: int = HEIGHT) -> Drawing:
    """How long games last."""
    first, last = lengths.bars[0]["from"], lengths.bars[-1]["to"]
    step = lengths.bars[0]["to"] - first
    room = max(0.0, BARS * step - (last - first)) / 2
    subtitle = f"{lengths.mean:.1f} {lengths.measure} on average"
    if lengths.rounds is not None:
        subtitle = f"{lengths.mean:.0f} moves on average; {lengths.rounds} rounds in every game"
    gap = 0.06 * step
    rows = [{**bar, "from": bar["from"] + gap, "to": bar["to"] - gap, "zero": 0} for bar in lengths.bars]
    most = max(bar["games"] for bar in lengths.bars)
    bars = (
        alt.Chart(data(rows))
        .mark_rect(color=STEEL, cornerRadiusTopLeft=2, cornerRadiusTopRight=2)
        .encode(
            x=alt.X(
                "from:Q",
                title=lengths.measure,
                axis=alt.Axis(tickMinStep=1, format="d", grid=False),
                scale=alt.Scale(domain=[first - room, last + room], nice=False),
            ),
            x2="to:Q",
            y=alt.Y("zero:Q", title="games", axis=alt.Axis(tickCount=min(6, most))),
            y2="games:Q",
        )
    )
    mean = alt.Chart(data([{"mean": lengths.mean}])).mark_rule(color=INK, strokeDash=[4, 4]).encode(x="mean:Q")
    return sized(alt.layer(bars, mean), width, "Length of games", subtitle, height)
