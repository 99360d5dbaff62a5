"""The page: a table of the bots and all plots, inside one HTML file which needs nothing else."""

import re
from html import escape

import polars as pl

from powerhouse.arena.report.look import COLOURS, SIGNS
from powerhouse.arena.report.names import short
from powerhouse.arena.report.plots import Picture
from powerhouse.arena.report.tables import BotStanding
from powerhouse.core import registry
from powerhouse.core.catalogue import catalogue, say, title_of

STYLE = """
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1128px; padding: 32px 24px 64px; background: #F4F6F8; color: #1B2430;
  font: 15px/1.5 Inter, "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
h1 { margin: 0 0 4px; font-size: 26px; line-height: 1.2; }
h2 { margin: 32px 0 12px; font-size: 17px; }
p { margin: 0 0 20px; color: #5C6875; overflow-wrap: anywhere; }
.bots, figure { margin: 0; background: white; border: 1px solid #DDE3E8; border-radius: 8px; overflow: hidden; }
.plots { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; }
.row { grid-column: 1 / -1; }
svg { display: block; width: 100%; height: auto; }
.row div:last-child { display: none; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 9px 16px; text-align: right; font-weight: normal; white-space: nowrap; }
th:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere; }
thead { color: #5C6875; font-size: 13px; vertical-align: bottom; }
tbody tr { border-top: 1px solid #E8ECF0; }
tbody th { position: relative; padding-left: 40px; font-weight: 600; }
small { display: inline-block; min-width: 8.6em; color: #5C6875; font-size: 13px; }
i { position: absolute; left: 16px; font-style: normal; }
dl { margin: 0; padding: 10px 16px; border-top: 1px solid #E8ECF0; color: #5C6875; font-size: 13px; }
dt { color: #1B2430; font-weight: 600; }
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
  tbody th:first-child { padding-left: 34px; }
  small { display: block; min-width: 0; font-size: 11px; }
  i { left: 12px; }
  dl { padding: 10px 12px; }
}
"""


def page(rows: pl.DataFrame, standings: list[BotStanding], sections: list[tuple[str, list[Picture]]]) -> str:
    """`sections` are pictures under their headings."""
    game = registry.find(rows["game"][0])
    games = rows["number"].n_unique()
    parts = "\n".join(_section(heading, pictures) for heading, pictures in sections)
    return f"""<!doctype html>
<html lang="{catalogue().language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(say("report-title", game=title_of(game.id), games=games))}</title>
<style>{STYLE}</style>
<h1>{escape(title_of(game.id))}</h1>
<p>{escape(" · ".join(_facts(rows)))}</p>
<main>
{_table(standings)}
{parts}
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
        sign = f'<i aria-hidden="true" style="color: {COLOURS[at % len(COLOURS)]}">{SIGNS[at % len(SIGNS)]}</i>'
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
    whole = "".join(
        f"<dt>{escape(plain[name])}</dt><dd>{_breakable(name)}</dd>" for name in plain if plain[name] != name
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
        return f'<figure role="img" aria-label="{words}">{picture.svg}</figure>'
    both = f"<div>{picture.svg}</div><div>{picture.narrow}</div>"
    return f'<figure role="img" aria-label="{words}" class="row">{both}</figure>'
