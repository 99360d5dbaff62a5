"""The plots of a report: the same bots in all of them, and nothing that covers anything else."""

from collections.abc import Iterator
from itertools import combinations
from math import hypot
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner

from powerhouse.arena.report import charts, labels, look, plots, region_map, tables, worth
from powerhouse.arena.report.labels import Box
from powerhouse.cli.main import app

NAMES = {"greedy": "zeta", "random": "alpha"}
"""So that the stronger bot is not the first of the alphabet."""

PLANTS = [
    ("3-coal", 1.7, -4, 150), ("4-oil", 1.8, -6, 120), ("3-oil", 2.6, 13, 156), ("5-uranium", 3.3, -11, 160),
    ("4-gas", 3.5, -7, 169), ("4-coal", 4.1, -1, 166), ("5-hybrid", 4.2, -8, 155), ("6-gas", 5.8, 0, 171),
    ("7-uranium", 6.0, -12, 157), ("10", 6.0, -5, 128), ("9", 6.0, -3, 136), ("6-coal", 6.3, -10, 175),
    ("21", 6.4, -4, 14), ("15", 6.8, 4, 100), ("11-uranium", 6.8, 7, 138), ("7-hybrid", 6.9, -6, 162),
    ("16", 7.3, 2, 78), ("20", 8.2, -1, 38), ("5-eco", 8.3, 10, 165), ("11-coal", 8.8, 3, 138),
    ("8", 9.4, 17, 187), ("14-eco-2", 10.0, 3, 117), ("14-eco-1", 10.1, 8, 126), ("12-gas", 10.8, -7, 143),
    ("12-coal", 12.1, 6, 152), ("13", 13.5, 1, 151), ("17", 14.1, -8, 93), ("18-uranium", 16.1, -7, 116),
    ("18-hybrid", 17.1, -7, 116), ("18-oil", 17.8, 0, 158), ("22", 18.9, -12, 8), ("19", 19.9, 2, 165),
    ("23-oil", 23.4, -7, 44), ("23-coal", 23.9, -5, 66), ("24-hybrid", 24.3, -11, 22), ("24-uranium", 25.1, -15, 39),
    ("25", 28.2, 3, 94), ("29", 30.4, 2, 56), ("28-uranium", 35.3, 19, 87), ("30", 35.3, 9, 71),
]  # fmt: skip
"""What 200 games of the Card Game gave: name, mean price, per cent above par, and how often bought."""


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    path: Path = tmp_path_factory.mktemp("results") / "games.parquet"
    words = ["arena", "random", "greedy", "random", "--games", "12", "--option", "map=usa", "--workers", "1"]
    assert CliRunner().invoke(app, [*words, "--out", str(path)]).exit_code == 0
    return pl.read_parquet(path).with_columns(pl.col("bot").replace(NAMES))


@pytest.fixture(scope="module")
def specs(rows: pl.DataFrame) -> dict[str, dict[str, Any]]:
    sections = plots.sections(rows, tables.standings(rows))
    return {plot.name: plot.spec(look.COLUMN) for section in sections for plot in section.plots}


def found(spec: Any, key: str) -> Iterator[Any]:
    """All values of a key, wherever it is."""
    if isinstance(spec, dict):
        yield from ([spec[key]] if key in spec else [])
    for part in spec.values() if isinstance(spec, dict) else spec if isinstance(spec, list) else []:
        yield from found(part, key)


def test_bots_have_the_same_order_and_colours_in_all_plots(specs: dict[str, dict[str, Any]]) -> None:
    of_bots = {name: spec for name, spec in specs.items() if name.startswith("bots") or name.endswith("-by-bot")}
    assert len(of_bots) == 6
    for name, spec in of_bots.items():
        if name != "bots-by-seat":
            colours = [
                encoding["scale"]
                for encoding in found(spec, "color")
                if isinstance(encoding, dict) and "scale" in encoding
            ]
            assert colours
            assert all(scale == {"domain": ["zeta", "alpha"], "range": list(look.COLOURS[:2])} for scale in colours)
    for name in ("bots", "bots-by-seat"):
        orders = [axis["sort"] for axis in found(specs[name], "y") if "sort" in axis]
        assert orders
        assert all(order == ["zeta", "alpha"] for order in orders)


def test_a_line_and_a_band_for_each_bot_told_apart_without_colour(specs: dict[str, dict[str, Any]]) -> None:
    """By dashes of the line and of the edges of the band, by marks, and by the name at the end."""
    spec = specs["cities-by-bot"]
    band, lower, upper, line, marks, names = spec["layer"]
    types = [layer["mark"]["type"] for layer in spec["layer"]]
    assert types == ["area", "line", "line", "line", "point", "text"]
    for dashed in (lower, upper, line):
        scale = dashed["encoding"]["strokeDash"]["scale"]
        assert scale["domain"] == ["zeta", "alpha"]
        assert scale["range"][0] != scale["range"][1]
    assert marks["encoding"]["shape"]["scale"]["range"] == ["circle", "square"]
    assert {row["who"] for row in next(found(band, "values"))} == {"zeta", "alpha"}
    assert {row["who"] for row in next(found(names, "values"))} == {"zeta", "alpha"}


def test_names_at_the_ends_of_lines_cover_neither_each_other_nor_the_title() -> None:
    rows = [{"who": who, "round": 9, "mean": mean} for who, mean in (("a", 10), ("b", 9.9), ("c", 9.8), ("d", 2))]
    ends = {row["who"]: row["y"] for row in charts._ends(rows, 10, 1.0)}
    assert ends == pytest.approx({"a": 10, "b": 9, "c": 8, "d": 2})


def test_all_colours_are_told_apart_in_both_themes() -> None:
    assert len(set(look.DASHES[0])) == len({tuple(dash) for dash in look.DASHES[:2]})
    assert len({tuple(dash) for dash in look.DASHES}) == len(look.MARKS) == len(look.COLOURS)
    assert len({look.DARK[colour] for colour in look.COLOURS}) == len(look.COLOURS)
    assert look.themed(f'<g fill="white" stroke="{look.INK}"/>') == '<g fill="var(--cFFFFFF)" stroke="var(--c1B2430)"/>'


def test_legends_stand_outside_of_plots(specs: dict[str, dict[str, Any]]) -> None:
    legends = [legend for spec in specs.values() for legend in found(spec, "legend") if legend and "orient" in legend]
    assert len(legends) >= 7
    assert {legend["orient"] for legend in legends} == {"top", "bottom"}


def test_the_legend_of_sizes_has_sizes_that_there_are(rows: pl.DataFrame, specs: dict[str, dict[str, Any]]) -> None:
    times = [row["times"] for row in tables.lots(rows)]
    (legend,) = [size["legend"] for size in found(specs["prices"], "size") if isinstance(size, dict)]
    assert legend["values"] == [min(times), max(times)]
    assert min(times) > 0


def test_the_last_plot_of_an_odd_number_takes_a_row(rows: pl.DataFrame) -> None:
    length = next(plot for plot in plots.sections(rows, tables.standings(rows))[0].plots if plot.name == "length")
    alone, (one, other) = plots.Section("", [length]).drawn(), plots.Section("", [length, length]).drawn()
    assert [f'width="{look.ROW}"' in picture.svg and picture.narrow == one.svg for picture in alone] == [True]
    assert f'width="{look.COLUMN}"' in one.svg
    assert (one.narrow, other.narrow) == (None, None)


def test_with_one_bot_nothing_is_shown_by_bot(rows: pl.DataFrame) -> None:
    alone = rows.with_columns(pl.lit("same").alias("bot"))
    names = {plot.name for section in plots.sections(alone, tables.standings(alone)) for plot in section.plots}
    assert {"seats", "length", "money-by-win"} <= names
    assert not {name for name in names if "bot" in name}


@pytest.mark.parametrize("width", [look.COLUMN, look.ROW])
def test_labels_cover_neither_each_other_nor_dots(width: int) -> None:
    rows = [
        {"lot": lot, "paid": paid, "worth": worth / 100, "times": times, "beside": "unclear"}
        for lot, paid, worth, times in PLANTS
    ]
    dots, (lines, words) = [layer["layer"] for layer in look.dressed(worth.lots(rows, width))["layer"]]
    boxes = [
        Box(row["x"], row["y"], look.LETTER * len(row["lot"]) / 2, labels.LINE / 2) for row in words["data"]["values"]
    ]
    assert len(boxes) == len(PLANTS)
    assert not any(one.shared(other) for one, other in combinations(boxes, 2))
    across, down = (dots[1]["encoding"][axis]["scale"]["domain"] for axis in ("x", "y"))
    width -= 2 * look.PADDING + worth.AXIS
    for row in rows:
        x = (row["paid"] - across[0]) / (across[1] - across[0]) * width
        y = (down[1] - row["worth"]) / (down[1] - down[0]) * worth.HEIGHT
        assert not any(box.shared(Box(x, y, 3, 3)) for box in boxes)
    assert len(lines["data"]["values"]) < len(boxes) / 2


@pytest.mark.parametrize("name", ["germany", "usa"])
def test_every_region_is_named_on_its_land(name: str, rows: pl.DataFrame) -> None:
    board = tables.board(rows.with_columns(pl.lit(f"map={name}").alias("options")))
    regions = [{"region": region.id, "rate": 0.3 + at / 100} for at, region in enumerate(board.regions)]
    spec = look.dressed(region_map.draw(regions, board, 0.25, look.COLUMN))
    land, _, _, ways, towns, words, _ = [next(found(layer, "values")) for layer in spec["layer"]]
    assert (len(ways), len(towns)) == (len(board.links), len(board.cities))
    rates = {region["region"]: region["rate"] for region in regions}
    cities = [(town["x"], town["y"]) for town in towns]
    for label in words:
        region = label["words"].split("\n")[0]
        nearest = min(range(len(cities)), key=lambda at: hypot(cities[at][0] - label["x"], cities[at][1] - label["y"]))
        assert {corner["rate"] for corner in land if corner["land"] == nearest} == {rates[region]}
    assert {label["words"].split("\n")[0] for label in words} == {region.id for region in board.regions}


def inside(x: float, y: float, corners: list[tuple[float, float]]) -> bool:
    """Whether a point lies in what is convex, seen from its corners in their order."""
    sides = zip(corners, [*corners[1:], corners[0]])
    turns = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for (ax, ay), (bx, by) in sides]
    return all(turn >= -1e-6 for turn in turns) or all(turn <= 1e-6 for turn in turns)


@pytest.mark.parametrize("name", ["germany", "usa"])
def test_land_is_whole_and_nobody_has_that_of_another(name: str, rows: pl.DataFrame) -> None:
    """Every point near a city lies in the land of the nearest one, and in no other: no stripes, no holes."""
    board = tables.board(rows.with_columns(pl.lit(f"map={name}").alias("options")))
    towns = list(region_map._towns(board.cities, look.COLUMN).values())
    lands = [region_map._land(town, towns) for town in towns]
    for x in range(0, look.COLUMN, 7):
        for y in range(0, region_map.HEIGHT, 7):
            far, second = sorted(hypot(town.x - x, town.y - y) for town in towns)[:2]
            owners = [land.town for land in lands if inside(x, y, land.corners)]
            if far < region_map.MARGIN and second - far > 0.01:
                assert owners == [min(towns, key=lambda town: hypot(town.x - x, town.y - y))]
            elif far > region_map.REACH:
                assert owners == []
    borders = region_map._borders(lands)
    assert borders
    for border in borders:
        x, y = (border["x"] + border["to_x"]) / 2, (border["y"] + border["to_y"]) / 2
        one, other = sorted(towns, key=lambda town: hypot(town.x - x, town.y - y))[:2]
        assert one.region != other.region
