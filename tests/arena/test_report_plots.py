"""The plots of a report: the same bots in all of them, and nothing that covers anything else."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner

from powerhouse.arena.report import labels, look, plots, region_map, tables, worth
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
    assert len(of_bots) == 5
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


def test_a_line_and_a_band_for_each_bot(specs: dict[str, dict[str, Any]]) -> None:
    spec = specs["cities-by-bot"]
    marks = [layer["mark"]["type"] for layer in spec["layer"]]
    assert marks == ["area", "line", "point"]
    (rows,) = spec["datasets"].values() if "datasets" in spec else [next(found(spec, "values"))]
    assert {row["who"] for row in rows} == {"zeta", "alpha"}


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
    land, ways, towns, words = [next(found(layer, "values")) for layer in spec["layer"]]
    assert (len(ways), len(towns)) == (len(board.links), len(board.cities))
    for label in words:
        region = label["words"].split("\n")[0]
        at_label = [strip for strip in land if strip["y"] <= label["y"] <= strip["y"] + region_map.LINE]
        assert any(strip["region"] == region and strip["x"] <= label["x"] <= strip["to_x"] for strip in at_label)
    assert {label["words"].split("\n")[0] for label in words} == {region.id for region in board.regions}
