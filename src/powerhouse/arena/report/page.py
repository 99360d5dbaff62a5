"""The page: a table of the bots and all plots, inside one HTML file which needs nothing else."""

import re
from html import escape

import polars as pl

from powerhouse.arena.report import html_tables
from powerhouse.arena.report.look import COLOURS, SIGNS, themed, variable, variables
from powerhouse.arena.report.names import short
from powerhouse.arena.report.plots import Picture
from powerhouse.arena.report.tables import BotStanding, counted, figures_of
from powerhouse.core import registry
from powerhouse.core.catalogue import catalogue, say, title_of
from powerhouse.core.changes import told

STYLE = """

* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1128px; padding: 32px 24px 64px; background: var(--ground); color: var(--c1B2430);
  font: 15px/1.5 Inter, "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
h1 { margin: 0 0 4px; font-size: 26px; line-height: 1.2; }
h2 { margin: 32px 0 12px; font-size: 17px; }
p { margin: 0 0 20px; color: var(--c5C6875); overflow-wrap: anywhere; }
.bots, .wide, figure { margin: 0; background: var(--cFFFFFF); border: 1px solid var(--edge); border-radius: 8px;
  overflow: hidden; }
.plots { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; }
.row { grid-column: 1 / -1; }
svg { display: block; width: 100%; height: auto; }
.row div:last-child { display: none; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 9px 16px; text-align: right; font-weight: normal; white-space: nowrap; }
th:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere; }
thead { color: var(--c5C6875); font-size: 13px; vertical-align: bottom; }
tbody tr { border-top: 1px solid var(--cE8ECF0); }
.bots tbody th { position: relative; padding-left: 40px; font-weight: 600; }
.kind th { padding-top: 18px; font-weight: 600; }
.wide td, .wide th { padding: 5px 12px; }
.wide th:first-child { overflow-wrap: normal; }
.wide thead th { white-space: normal; }
.above { color: var(--c14857B); } .below { color: var(--cA8641F); }
small { display: inline-block; min-width: 8.6em; color: var(--c5C6875); font-size: 13px; }
i { position: absolute; left: 16px; font-style: normal; }
dl { margin: 0; padding: 10px 16px; border-top: 1px solid var(--cE8ECF0); color: var(--c5C6875); font-size: 13px; }
dt { color: var(--c1B2430); font-weight: 600; }
dd { margin: 0 0 4px; overflow-wrap: anywhere; }
@media (max-width: 760px) {
  body { padding: 20px 12px 40px; }
  .plots { grid-template-columns: minmax(0, 1fr); gap: 12px; }
  .row div:first-child { display: none; }
  .row div:last-child { display: block; }
  table { font-size: 14px; }
  thead { font-size: 12px; }
  th, td { padding: 8px 5px; vertical-align: top; }
  th:first-child { min-width: 94px; padding-left: 12px; }
  th:last-child, td:last-child { padding-right: 12px; white-space: normal; }
  .wide td:last-child { white-space: nowrap; }
  .wide th:first-child { min-width: 112px; }
  .bots tbody th:first-child { padding-left: 34px; }
  small { display: block; min-width: 0; font-size: 11px; }
  i { left: 12px; }
  dl { padding: 10px 12px; }
}
"""


def _colours() -> str:
    """Light or dark, as the browser asks for."""
    light = f":root {{ color-scheme: light dark; --ground: #F4F6F8; --edge: #DDE3E8; {variables(dark=False)} }}"
    dark = f":root {{ --ground: #0E1318; --edge: #2E3843; {variables(dark=True)} }}"
    return f"{light}\n@media (prefers-color-scheme: dark) {{ {dark} }}"


def page(rows: pl.DataFrame, standings: list[BotStanding], sections: list[tuple[str, list[Picture]]]) -> str:
    """`sections` are pictures under their headings."""
    game = registry.find(rows["game"][0])
    games = rows["number"].n_unique()
    result = counted(rows.drop_nulls("place"))
    parts = "\n".join(_section(heading, pictures) for heading, pictures in sections)
    return f"""<!doctype html>
<html lang="{catalogue().language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(say("report-title", game=title_of(game.id), games=games))}</title>
<style>{_colours()}{STYLE}</style>
<h1>{escape(title_of(game.id))}</h1>
<p>{escape(" · ".join(_facts(rows)))}</p>
<main>
{_table(standings)}
{html_tables.meetings(result)}
{html_tables.thinking(result)}
{parts}
{html_tables.bought(rows, standings)}
{html_tables.smell(rows, standings)}
</main>
</html>
"""


def _facts(rows: pl.DataFrame) -> list[str]:
    games, players = rows["number"].n_unique(), rows["players"][0]
    facts = [
        say("report-players", players=players),
        say("report-games", games=games),
        say("report-par-is", par=1 / players),
        say("report-seeds", first=min(rows["seed"]), last=max(rows["seed"])),
    ]
    unfinished = rows.filter(pl.col("place").is_null())["number"].n_unique()
    facts += [say("report-unfinished", games=unfinished)] if unfinished else []
    facts += [rows["options"][0]] if rows["options"][0] else []
    figures = figures_of(rows)
    facts += [str(told(figures))] if figures else []
    return facts


def _table(standings: list[BotStanding]) -> str:
    """All bots, the strongest first; names that are too long for plots are short here as well, and whole below."""
    plain = short([standing.entrant.name for standing in standings])
    lines = []
    for at, standing in enumerate(standings):
        bot = standing.entrant
        (low, high), (rating_low, rating_high) = bot.interval, bot.rating_interval
        won = say("share-from-to", low=100 * low, high=high)
        rating = say("rating-from-to", low=rating_low, high=rating_high)
        colour = variable(COLOURS[at % len(COLOURS)])
        sign = f'<i aria-hidden="true" style="color: {colour}">{SIGNS[at % len(SIGNS)]}</i>'
        lines.append(
            f'<tr><th scope="row">{sign}{_breakable(plain[bot.name])}</th>'
            f"<td>{say('count', count=bot.games)}</td>"
            f"<td>{say('share', share=bot.win_rate)} <small>{won}</small></td>"
            f"<td>{say('rating', rating=bot.rating)} <small>{rating}</small></td>"
            f"<td>{say('report-mean-place', place=standing.mean_place)}</td></tr>"
        )
    interval = f"<small>{escape(say('column-interval'))}</small>"
    heads = (
        escape(say("column-bot")),
        escape(say("column-games")),
        f"{escape(say('column-win-rate'))} {interval}",
        f"{escape(say('column-rating'))} {interval}",
        escape(say("column-mean-place")),
    )
    head = "".join(f'<th scope="col">{head}</th>' for head in heads)
    body = "\n".join(lines)
    specs = {standing.entrant.name: standing.entrant.spec for standing in standings}
    whole = "".join(
        f"<dt>{escape(plain[name])}</dt><dd>{_breakable(specs[name])}</dd>"
        for name in plain
        if plain[name] != specs[name]
    )
    return f"""<div class="bots"><table>
<thead><tr>{head}</tr></thead>
<tbody>
{body}
</tbody>
</table>{f"<dl>{whole}</dl>" if whole else ""}</div>"""


def _breakable(name: str) -> str:
    """A line may end where a part of the name does."""
    return re.sub(r"([:/=…])", r"\1<wbr>", escape(name))


def _section(heading: str, pictures: list[Picture]) -> str:
    figures = "\n".join(_figure(picture) for picture in pictures)
    return f'<h2>{escape(heading)}</h2>\n<div class="plots">\n{figures}\n</div>'


def _figure(picture: Picture) -> str:
    words = escape(picture.words, quote=True)
    if picture.narrow is None:
        return f'<figure role="img" aria-label="{words}">{themed(picture.svg)}</figure>'
    both = f"<div>{themed(picture.svg)}</div><div>{themed(picture.narrow)}</div>"
    return f'<figure role="img" aria-label="{words}" class="row">{both}</figure>'
