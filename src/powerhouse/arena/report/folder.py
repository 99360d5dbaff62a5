"""From a file of results to a folder with the page and the pictures."""

from pathlib import Path
from typing import Any

from powerhouse.core.errors import PowerhouseError
from powerhouse.core.files import system
from powerhouse.core.phrase import phrase

NEEDED = ("game", "players", "options", "number", "seed", "seat", "bot", "place", "win", "rounds", "moves")
PNG_SCALE = 2


def report(results: Path, folder: Path) -> list[Path]:
    """Write `index.html` and the pictures into the folder; returns what was written. Raises `PowerhouseError`."""
    try:
        import vl_convert

        from powerhouse.arena.report import page, plots, tables
    except ImportError as error:
        raise PowerhouseError(phrase("lab-for-report")) from error
    rows = _read(results)
    finished = rows.drop_nulls("place")
    if finished.height == 0:
        raise PowerhouseError(phrase("report-no-games", path=str(results)))
    standings = tables.standings(finished)
    drawn = [(section.heading, section.drawn()) for section in plots.sections(finished, standings)]
    pictures = {
        folder / f"{picture.name}.png": vl_convert.svg_to_png(picture.svg, scale=PNG_SCALE)
        for _, pictures in drawn
        for picture in pictures
    }
    index = folder / "index.html"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        index.write_text(page.page(rows, standings, drawn), "utf-8")
        for file, picture in pictures.items():
            file.write_bytes(picture)
    except OSError as error:
        raise PowerhouseError(phrase("file-unwritable", path=str(folder), reason=system(error))) from error
    return [index, *pictures]


def _read(results: Path) -> Any:
    import polars as pl

    try:
        rows = pl.read_parquet(results, glob=False)
    except (OSError, pl.exceptions.PolarsError) as error:
        reason = str(error).splitlines()[0]
        raise PowerhouseError(phrase("file-unreadable", path=str(results), reason=reason)) from error
    missing = [name for name in NEEDED if name not in rows.columns]
    if missing:
        raise PowerhouseError(phrase("report-no-column", path=str(results), column=missing[0]))
    return rows
