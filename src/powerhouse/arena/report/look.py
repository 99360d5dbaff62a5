"""How plots look: colours, marks, sizes and fonts. Thin lines on paper; colour only where it means something.

Nothing is told by colour alone: bots have marks and dashes of their own.
"""

import re
from dataclasses import dataclass
from typing import Any

import altair as alt

Drawing = alt.LayerChart | alt.FacetChart | alt.Chart

INK, DIM, FAINT = "#1B2430", "#5C6875", "#E8ECF0"
STEEL = "#46627F"
ABOVE, BELOW, BETWEEN = "#14857B", "#A8641F", "#97A3AF"
"""Above par, below par, and what may be either."""
LINES, SOFT, TOWN = "#C4CCD4", "#3D4854", "#6A7784"
"""Axes, what is told in small letters, towns of a map."""
OTHERS = "#8894A0"
"""Those who did not win."""
TINTS = ("#E3BE93", "#E6CEB2", "#E8DED2", "#EBEEF1", "#C9E3E2", "#A8D8D3", "#86CDC4")
"""From below par to above it, so light that ink stays readable on them."""

COLOURS = ("#0072B2", "#E08E00", "#009E73", "#D55E00", "#4BA6E0", "#B5659A")
MARKS = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down")
SIGNS = "●■▲◆✚▼"
DASHES = ([1, 0], [7, 3], [2, 2], [9, 3, 2, 3], [4, 4], [1, 3])

PAPER = "#FFFFFF"
DARK = {
    PAPER: "#161C23",
    INK: "#E6EBF0",
    DIM: "#A3AEB9",
    FAINT: "#2A323B",
    STEEL: "#8FB0D0",
    ABOVE: "#3DB8AB",
    BELOW: "#D9924A",
    BETWEEN: "#7A8793",
    LINES: "#4A5560",
    SOFT: "#C5CED6",
    TOWN: "#A9B5C0",
    OTHERS: "#8C98A4",
    **dict(zip(TINTS, ("#75502A", "#5F472C", "#45403A", "#2C353E", "#284448", "#235350", "#1F6159"))),
    **dict(zip(COLOURS, ("#4FA8E0", "#E8A33A", "#35C79B", "#F07C33", "#8CCBF5", "#D58DBD"))),
}
"""What each colour is where a browser asks for dark."""

COLUMN, GAP = 440, 16
ROW = 2 * COLUMN + GAP
"""Plots are as wide as a column of the page, or as a whole row of it."""
HEIGHT = 300
PADDING = 14
FONT = "Inter, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
LETTER = 6.3
"""About the width of a letter in a plot."""


def themed(svg: str) -> str:
    """A drawing whose colours are the page's, light or dark."""
    plain = re.sub(r'"(white|#fff)"', f'"{PAPER}"', svg)
    return re.sub(r"#[0-9a-fA-F]{6}\b", lambda found: variable(found[0].upper()), plain)


def variable(colour: str) -> str:
    """A colour as the page says it."""
    return f"var(--c{colour[1:]})" if colour in DARK else colour


def variables(dark: bool) -> str:
    """The colours for a style sheet."""
    return " ".join(f"--c{light[1:]}: {DARK[light] if dark else light};" for light in DARK)


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

    def dash(self) -> alt.Scale:
        return alt.Scale(domain=self.names, range=[DASHES[at % len(DASHES)] for at in range(len(self.names))])

    def named(self, rows: list[dict[str, Any]], column: str) -> list[dict[str, Any]]:
        return [{**row, column: self.short[row[column]]} for row in rows]


def legend(names: list[str], width: int, **more: Any) -> alt.Legend:
    """Above the plot, in as many columns as find room."""
    across = int((width - 60) // (LETTER * max(map(len, names)) + 30))
    columns = max(1, min(len(names), across))
    return alt.Legend(orient="top", title=None, columns=columns, labelLimit=width, symbolOpacity=1, offset=6, **more)


def tint(par: float, far: float) -> alt.Scale:
    """For win rates up to so far from par."""
    steps = len(TINTS)
    bounds = [par + far * (2 * at / steps - 1) for at in range(1, steps)]
    return alt.Scale(type="threshold", domain=bounds, range=list(TINTS))


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
        chart.configure(font=FONT, background=PAPER, padding=PADDING)
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
            domainColor=LINES,
            tickColor=LINES,
        )
        .configure_axisY(minExtent=28)
        .configure_view(stroke=None)
        .configure_legend(labelColor=INK, labelFontSize=11, titleColor=DIM, titleFontSize=11, titleFontWeight="normal")
    )
    spec: dict[str, Any] = dressed.to_dict()
    return spec
