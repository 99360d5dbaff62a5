"""The page: all plots as drawings inside one HTML file, which needs nothing else, and each as a PNG beside it."""

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from powerhouse.arena.results import LAB
from powerhouse.core.errors import PowerhouseError

NEEDED = ("game", "players", "options", "number", "seat", "bot", "win", "rounds", "moves")
PNG_SCALE = 2

STYLE = """
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 1080px; padding: 32px 24px 64px; background: #F4F6F8; color: #1B2430;
  font: 15px/1.5 Inter, "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
h1 { margin: 0 0 4px; font-size: 26px; }
p { margin: 0 0 24px; color: #5C6875; }
main { display: flex; flex-wrap: wrap; gap: 16px; }
figure { margin: 0; padding: 4px; background: white; border: 1px solid #DDE3E8; border-radius: 8px; overflow-x: auto; }
figure svg { display: block; max-width: 100%; height: auto; }
"""


@dataclass(frozen=True)
class Plot:
    """A drawing with a name for its file."""

    name: str
    words: str
    spec: dict[str, Any]


def report(results: Path, folder: Path) -> list[Path]:
    """Write `index.html` and the pictures into the folder; returns what was written. Raises `PowerhouseError`."""
    try:
        import polars as pl
        import vl_convert
    except ImportError as error:
        raise PowerhouseError(f"a report needs {LAB}") from error
    try:
        rows = pl.read_parquet(results)
    except (OSError, pl.exceptions.PolarsError) as error:
        raise PowerhouseError(f"{results} cannot be read: {str(error).splitlines()[0]}") from error
    missing = [name for name in NEEDED if name not in rows.columns]
    if missing:
        raise PowerhouseError(f"{results} has no column '{missing[0]}'; `simulate --out` makes such files")
    if rows.height == 0:
        raise PowerhouseError(f"{results} has no games")
    plots = _plots(rows)
    written = [folder / f"{plot.name}.png" for plot in plots]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for plot, file in zip(plots, written, strict=True):
            file.write_bytes(vl_convert.vegalite_to_png(plot.spec, scale=PNG_SCALE))
        page = folder / "index.html"
        page.write_text(_page(rows, [(plot, vl_convert.vegalite_to_svg(plot.spec)) for plot in plots]), "utf-8")
    except OSError as error:
        raise PowerhouseError(f"{folder} cannot be written: {error.strerror}") from error
    return [page, *written]


def _plots(rows: Any) -> list[Plot]:
    from powerhouse.arena.report import charts, tables

    par = 1 / rows["players"][0]
    found: list[tuple[str, str, Any]] = [
        ("bots", "Win rate by bot", charts.shares(tables.wins(rows, "bot"), "bot", "Win rate by bot", par)),
        ("seats", "Win rate by seat", charts.shares(tables.wins(rows, "seat"), "seat", "Win rate by seat", par)),
    ]
    for figure in tables.figures(rows):
        over_rounds = tables.over_rounds(rows, figure)
        if over_rounds:
            chart = charts.over_rounds(over_rounds, figure.capitalize())
            found.append((figure, f"{figure.capitalize()} over the rounds", chart))
    if lengths := tables.lengths(rows):
        found.append(("length", "Length of games", charts.lengths(lengths)))
    if regions := tables.regions(rows):
        chart = charts.shares(regions, "region", "Win rate by home region", par)
        found.append(("regions", "Win rate by the region with most of one's places", chart))
    if lots := tables.lots(rows):
        found.append(("worth", "Price and worth of what is bought", charts.lots(lots)))
    return [Plot(name, words, charts.dressed(chart)) for name, words, chart in found]


def _page(rows: Any, drawn: list[tuple[Plot, str]]) -> str:
    from powerhouse.core import registry

    game = registry.find(rows["game"][0])
    games = rows["number"].n_unique()
    facts = [f"{rows['players'][0]} players", f"{games:,} games", f"seeds {rows['seed'].min()} to {rows['seed'].max()}"]
    facts += [rows["options"][0]] if rows["options"][0] else []
    figures = "\n".join(
        f'<figure role="img" aria-label="{escape(plot.words, quote=True)}">{svg}</figure>' for plot, svg in drawn
    )
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(game.name)}: {games:,} games</title>
<style>{STYLE}</style>
<h1>{escape(game.name)}</h1>
<p>{escape(" · ".join(facts))}</p>
<main>
{figures}
</main>
</html>
"""
