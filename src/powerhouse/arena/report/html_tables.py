"""Tables of the page: who ended before whom, thinking time, what is bought, what is always or never bought."""

from collections.abc import Iterable, Sequence
from html import escape

import polars as pl

from powerhouse.arena.contest import Contest
from powerhouse.arena.report import purchases
from powerhouse.arena.report.names import short
from powerhouse.arena.report.tables import BotStanding
from powerhouse.core.catalogue import of_game, say
from powerhouse.core.lot import Lot
from powerhouse.core.phrase import named

Cells = Sequence[str]


def meetings(result: Contest) -> str:
    if not result.meetings:
        return ""
    names = short([bot.name for bot in result.bots])
    lines = []
    for meeting in result.meetings:
        low, high = meeting.interval
        kind = "above" if low > 0.5 else "below" if high < 0.5 else ""
        rate = f'<span class="{kind}">{say("share", share=meeting.ahead)}</span>'
        interval = f"<small>{say('share-from-to', low=100 * low, high=high)}</small>"
        pair = say("report-before", bot=names[meeting.bot], other=names[meeting.other])
        lines.append((escape(pair), f"{rate} {interval}", say("count", count=meeting.games)))
    heads = (say("report-meetings-pair"), say("column-ahead"), say("column-meetings"))
    return _section(say("report-meetings"), say("arena-meetings"), heads, [("", lines)])


def thinking(result: Contest) -> str:
    if not any(bot.decisions for bot in result.bots):
        return ""
    names = short([bot.name for bot in result.bots])
    heads = ("column-bot", "column-decisions", "column-a-decision", "column-longest", "column-a-game")
    lines = [
        (
            escape(names[bot.name]),
            say("count", count=round(bot.decisions / max(1, bot.games))),
            say("milliseconds", time=1000 * bot.seconds_a_decision),
            say("milliseconds", time=1000 * bot.longest),
            say("seconds-of", time=bot.seconds_a_game),
        )
        for bot in result.bots
    ]
    return _section(say("report-thinking"), say("report-thinking-means"), [say(head) for head in heads], [("", lines)])


def bought(rows: pl.DataFrame, standings: list[BotStanding]) -> str:
    """Every lot that was bought, by kind."""
    found = purchases.purchases(rows.drop_nulls("place"))
    if not found:
        return ""
    texts = of_game(rows["game"][0])
    names = short([standing.entrant.name for standing in standings])
    several = list(names) if len(names) > 1 else []
    lines = [
        (
            purchase.lot,
            (
                escape(texts.say(purchase.lot.name)),
                _price(purchase.lot),
                say("report-mean-price", price=purchase.paid) if purchase.paid is not None else "",
                say("count", count=purchase.times),
                say("report-median-round", round=purchase.round or 0),
                say("report-percent", share=purchase.winners),
                say("report-percent", share=purchase.others),
                *[say("report-percent", share=purchase.bots.get(bot, 0.0)) for bot in several],
            ),
        )
        for purchase in found
    ]
    keys = ("report-lot", "report-printed-price", "report-price", "report-times", "report-round", "report-winners")
    heads = [*(say(key) for key in keys), say("report-others"), *[names[bot] for bot in several]]
    return _section(say("report-bought-table"), say("report-bought-means"), heads, _by_kind(rows, lines))


def smell(rows: pl.DataFrame, standings: list[BotStanding]) -> str:
    """What every strong bot always or never buys at its price."""
    finished = rows.drop_nulls("place")
    if not {"lots", "offered"} <= set(finished.columns):
        return ""
    strong = purchases.strong(standings, 1 / rows["players"][0])
    texts = of_game(rows["game"][0])
    lines = []
    for found in purchases.smells(finished, strong):
        low, high = found.interval
        rate = f"{say('share', share=found.rate)} <small>{say('share-from-to', low=100 * low, high=high)}</small>"
        told = say("report-always") if found.always else say("report-never")
        cells = (escape(texts.say(found.lot.name)), _price(found.lot), told, rate, say("count", count=found.chances))
        lines.append((found.lot, cells))
    names = short([standing.entrant.name for standing in standings])
    told = say("report-smell-means", bots=[names[bot] for bot in names if bot in strong])
    keys = ("report-lot", "report-printed-price", "report-buys", "report-rate", "report-chances")
    if not lines:
        return f"<h2>{escape(say('report-smell'))}</h2>\n<p>{escape(told)} {escape(say('report-smell-none'))}</p>"
    return _section(say("report-smell"), told, [say(key) for key in keys], _by_kind(rows, lines))


def _price(lot: Lot) -> str:
    return say("count", count=lot.price) if lot.price is not None else ""


def _by_kind(rows: pl.DataFrame, lines: Iterable[tuple[Lot, Cells]]) -> list[tuple[str, list[Cells]]]:
    """The lines under the names of their kinds."""
    texts = of_game(rows["game"][0])
    kinds: dict[str, list[Cells]] = {}
    for lot, cells in lines:
        kinds.setdefault(lot.kind, []).append(cells)
    return [(texts.say(named(f"lots-{kind}", kind)) if kind else "", cells) for kind, cells in kinds.items()]


def _section(heading: str, means: str, heads: Sequence[str], groups: Iterable[tuple[str, Sequence[Cells]]]) -> str:
    head = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = []
    for name, lines in groups:
        if name:
            body.append(f'<tr class="kind"><th scope="colgroup" colspan="{len(heads)}">{escape(name)}</th></tr>')
        for first, *cells in lines:
            body.append(f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>')
    rows = "\n".join(body)
    return f"""<h2>{escape(heading)}</h2>
<p>{escape(means)}</p>
<div class="wide" tabindex="0" role="region" aria-label="{escape(heading, quote=True)}"><table>
<thead><tr>{head}</tr></thead>
<tbody>
{rows}
</tbody>
</table></div>"""
