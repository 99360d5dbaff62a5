"""The plots, in the colours of the table."""

from typing import Any

import altair as alt

WIDTH, HEIGHT = 420, 240
ORANGE, SKY, GREEN, BLUE, INK, DIM = "#D98E00", "#3C9FDC", "#009E73", "#0072B2", "#1B2430", "#5C6875"
FONT = "Inter, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"

Drawing = alt.LayerChart | alt.FacetChart | alt.Chart


def _data(rows: list[dict[str, Any]]) -> Any:
    return alt.Data(values=rows)  # type: ignore[no-untyped-call]


def shares(rows: list[dict[str, Any]], by: str, title: str, par: float) -> Drawing:
    """Win rates with intervals beside par."""
    base = alt.Chart(_data(rows)).encode(y=alt.Y(f"{by}:N", title=None, sort=None))
    interval = base.mark_rule(strokeWidth=2, color=DIM).encode(x=_percent("low:Q", "win rate"), x2="high:Q")
    point = base.mark_point(filled=True, size=110, color=BLUE, opacity=1).encode(x=_percent("rate:Q", "win rate"))
    words = base.mark_text(align="left", dx=9, dy=-9, color=INK, fontSize=11).encode(
        x=_percent("rate:Q", "win rate"), text=alt.Text("rate:Q", format=".1%")
    )
    line = alt.Chart(_data([{"par": par}])).mark_rule(color=ORANGE, strokeDash=[5, 4]).encode(x="par:Q")
    return alt.layer(line, interval, point, words).properties(
        width=WIDTH, height=max(90, 44 * len(rows)), title=alt.Title(title, subtitle=f"par, {par:.0%}, is dashed")
    )


def _percent(field: str, title: str) -> alt.X:
    return alt.X(field, title=title, axis=alt.Axis(format="%", tickCount=6), scale=alt.Scale(zero=True))


def over_rounds(rows: list[dict[str, Any]], figure: str) -> Drawing:
    """A figure over the rounds, of winners and of the others."""
    base = alt.Chart(_data(rows)).encode(
        x=alt.X("round:Q", title="round", axis=alt.Axis(tickMinStep=1, format="d", grid=False)),
        y=alt.Y("mean:Q", title=None),
        color=alt.Color(
            "who:N",
            title=None,
            scale=alt.Scale(domain=["winners", "others"], range=[ORANGE, SKY]),
            legend=alt.Legend(orient="top-left", symbolType="stroke", symbolStrokeWidth=3),
        ),
        strokeDash=alt.StrokeDash(
            "who:N", legend=None, scale=alt.Scale(domain=["winners", "others"], range=[[1, 0], [5, 3]])
        ),
    )
    return alt.layer(base.mark_line(strokeWidth=2.5), base.mark_point(filled=True, size=45, opacity=1)).properties(
        width=WIDTH, height=HEIGHT, title=alt.Title(f"{figure} over the rounds", subtitle="mean after each round")
    )


def lots(rows: list[dict[str, Any]]) -> Drawing:
    """Price against worth: what was bought, for how much, and what became of its buyers."""
    base = alt.Chart(_data(rows)).encode(
        x=alt.X("paid:Q", title="mean price"),
        y=alt.Y("worth:Q", title="win rate of its buyers above par", axis=alt.Axis(format="+%")),
    )
    zero = alt.Chart(_data([{"zero": 0}])).mark_rule(color=ORANGE, strokeDash=[5, 4]).encode(y="zero:Q")
    dots = base.mark_circle(color=GREEN, opacity=0.55).encode(
        size=alt.Size("times:Q", title="bought", scale=alt.Scale(range=[30, 500]), legend=alt.Legend(tickCount=3))
    )
    names = base.mark_text(fontSize=11, color=INK, dy=-11).encode(text="lots:N")
    return alt.layer(zero, dots, names).properties(
        width=2 * WIDTH + 60,
        height=HEIGHT + 120,
        title=alt.Title("Price and worth", subtitle="each dot is a card or tile; higher: its buyers win more often"),
    )


def lengths(rows: list[dict[str, Any]]) -> Drawing:
    """How long games last."""
    chart: alt.Chart = (
        alt.Chart(_data(rows))
        .mark_bar(color=BLUE, cornerRadiusEnd=2)
        .encode(x=alt.X("rounds:O", title="rounds", axis=alt.Axis(labelAngle=0)), y=alt.Y("games:Q", title="games"))
        .properties(width=WIDTH, height=HEIGHT, title=alt.Title("Length of games"))
    )
    return chart


def dressed(chart: Drawing) -> dict[str, Any]:
    """The whole drawing as a specification, with our fonts and quiet lines."""
    dressed = (
        chart.configure(font=FONT, background="white", padding=14)
        .configure_title(anchor="start", fontSize=15, color=INK, subtitleColor=DIM, subtitleFontSize=11, offset=12)
        .configure_axis(
            labelColor=DIM, titleColor=DIM, titleFontWeight="normal", gridColor="#E8ECF0", domainColor="#C4CCD4"
        )
        .configure_view(stroke=None)
        .configure_legend(labelColor=INK, titleColor=DIM, titleFontWeight="normal")
    )
    spec: dict[str, Any] = dressed.to_dict()
    return spec
