"""How plots look: colours, marks, sizes and fonts. Thin lines on white; colour only where it means something."""

from dataclasses import dataclass
from typing import Any

import altair as alt

Drawing = alt.LayerChart | alt.FacetChart | alt.Chart

INK, DIM, FAINT = "#1B2430", "#5C6875", "#E8ECF0"
STEEL = "#46627F"
ABOVE, BELOW, BETWEEN = "#14857B", "#A8641F", "#97A3AF"
"""Above par, below par, and what may be either."""
TINTS = ["#E3BE93", "#EBEEF1", "#86CDC4"]
"""From below par to above it, so light that ink stays readable on them."""

COLOURS = ("#0072B2", "#E08E00", "#009E73", "#D55E00", "#4BA6E0", "#B5659A")
MARKS = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down")
SIGNS = "●■▲◆✚▼"

COLUMN, GAP = 440, 16
ROW = 2 * COLUMN + GAP
"""Plots are as wide as a column of the page, or as a whole row of it."""
HEIGHT = 300
PADDING = 14
FONT = "Inter, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
LETTER = 6.3
"""About the width of a letter in a plot."""


def data(rows: list[dict[str, Any]]) -> Any:
    return alt.Data(values=rows)  # type: ignore[no-untyped-call]


@dataclass(frozen=True)
class Palette:
    """The bots, the strongest first, by their short names; each has one colour and one mark in all plots."""

    short: dict[str, str]

    @property
    def names(self) -> list[str]:
        return list(self.short.values())

    def colour(self) -> alt.Scale:
        return alt.Scale(domain=self.names, range=[COLOURS[at % len(COLOURS)] for at in range(len(self.names))])

    def mark(self) -> alt.Scale:
        return alt.Scale(domain=self.names, range=[MARKS[at % len(MARKS)] for at in range(len(self.names))])

    def named(self, rows: list[dict[str, Any]], column: str) -> list[dict[str, Any]]:
        return [{**row, column: self.short[row[column]]} for row in rows]


def legend(names: list[str], width: int, **more: Any) -> alt.Legend:
    """Above the plot, in as many columns as find room."""
    across = int((width - 60) // (LETTER * max(map(len, names)) + 30))
    columns = max(1, min(len(names), across))
    return alt.Legend(orient="top", title=None, columns=columns, labelLimit=width, symbolOpacity=1, offset=6, **more)


def tint(par: float, far: float) -> alt.Scale:
    """For win rates up to so far from par."""
    return alt.Scale(domain=[par - far, par, par + far], range=TINTS, clamp=True, interpolate="rgb")


def sized(chart: Drawing, width: int, title: str, subtitle: str = "", height: int = HEIGHT) -> Drawing:
    """All plots of a width and height are equally large, whatever stands beside their axes."""
    drawing: Drawing = chart.properties(
        width=width,
        height=height,
        title=alt.Title(title, subtitle=subtitle),
        autosize=alt.AutoSizeParams(type="fit", contains="padding"),
    )
    return drawing


def dressed(chart: Drawing) -> dict[str, Any]:
    """The whole drawing as a specification, with our fonts and quiet lines."""
    dressed = (
        chart.configure(font=FONT, background="white", padding=PADDING)
        .configure_title(
            anchor="start",
            fontSize=15,
            fontWeight=600,
            color=INK,
            subtitleColor=DIM,
            subtitleFontSize=11.5,
            subtitlePadding=4,
            offset=12,
        )
        .configure_axis(
            labelColor=DIM,
            labelFontSize=11,
            labelLimit=180,
            labelFlush=False,
            titleColor=DIM,
            titleFontSize=11,
            titleFontWeight="normal",
            gridColor=FAINT,
            domainColor="#C4CCD4",
            tickColor="#C4CCD4",
        )
        .configure_axisY(minExtent=28)
        .configure_view(stroke=None)
        .configure_legend(labelColor=INK, labelFontSize=11, titleColor=DIM, titleFontSize=11, titleFontWeight="normal")
    )
    spec: dict[str, Any] = dressed.to_dict()
    return spec
