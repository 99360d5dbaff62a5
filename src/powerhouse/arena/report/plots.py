"""Which plots there are for a game, in which order."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import polars as pl
import vl_convert

from powerhouse.arena.report import charts, names, purchases, region_map, tables, worth
from powerhouse.arena.report.look import COLUMN, HEIGHT, ROW, Drawing, Palette, dressed
from powerhouse.core.catalogue import capital, of_game, say
from powerhouse.core.phrase import named, phrase

ROOM = 26
"""For each bot beyond the fourth plots grow by this."""


@dataclass(frozen=True)
class Picture:
    """A plot that is drawn; if it takes a whole row, once more for narrow screens."""

    name: str
    words: str
    svg: str
    narrow: str | None = None


@dataclass(frozen=True)
class Plot:
    """A drawing of any width, with a name for its file and a sentence for those who do not see it."""

    name: str
    words: str
    draw: Callable[[int], Drawing]

    def spec(self, width: int) -> dict[str, Any]:
        return dressed(self.draw(width))

    def drawn(self, whole_row: bool) -> Picture:
        column = vl_convert.vegalite_to_svg(self.spec(COLUMN))
        if not whole_row:
            return Picture(self.name, self.words, column)
        return Picture(self.name, self.words, vl_convert.vegalite_to_svg(self.spec(ROW)), column)


@dataclass(frozen=True)
class Section:
    """Plots that belong together, two in a row."""

    heading: str
    plots: list[Plot]

    def drawn(self) -> list[Picture]:
        """If their number is odd, the last one takes a whole row."""
        odd = len(self.plots) % 2 == 1
        last = len(self.plots) - 1
        return [plot.drawn(whole_row=odd and at == last) for at, plot in enumerate(self.plots)]


def sections(rows: pl.DataFrame, standings: list[tables.BotStanding]) -> list[Section]:
    bots = Palette(names.short([standing.entrant.name for standing in standings]))
    found = [
        Section(say("report-wins"), _wins(rows, standings, bots)),
        Section(say("report-rounds-told"), _rounds(rows, bots)),
        Section(say("report-regions"), _regions(rows)),
        Section(say("report-purchases"), _purchases(rows, bots)),
    ]
    return [section for section in found if section.plots]


def _wins(rows: pl.DataFrame, standings: list[tables.BotStanding], bots: Palette) -> list[Plot]:
    par = 1 / rows["players"][0]
    # One height for all of them, so that rows are even.
    height = HEIGHT + ROOM * max(0, len(standings) - 4)
    seats, lengths = tables.wins(rows, "seat"), tables.lengths(rows)
    seat_title, bot_title = say("report-by-seat"), say("report-by-bot")
    by_seat = partial(charts.shares, seats, "seat", seat_title, par, height=height)
    seat = Plot("seats", seat_title, by_seat)
    length = Plot("length", say("report-lengths"), partial(charts.lengths, lengths, height=height))
    if len(standings) == 1:
        return [seat, length]
    of_bots = bots.named(tables.wins_of_bots(standings), "bot")
    of_both = bots.named(tables.wins(rows, "bot", "seat"), "bot")
    by_bot = partial(charts.shares, of_bots, "bot", bot_title, par, height=height, bots=bots)
    by_both = partial(charts.bots_by_seat, of_both, bots, par, height=height)
    return [
        Plot("bots", bot_title, by_bot),
        seat,
        Plot("bots-by-seat", say("report-bots-by-seat"), by_both),
        length,
    ]


def _rounds(rows: pl.DataFrame, bots: Palette) -> list[Plot]:
    found: list[Plot] = []
    texts = of_game(rows["game"][0])
    for figure in tables.figures(rows):
        name = capital(texts.say(named(f"figure-{figure}", figure)))
        found += _over_rounds(rows, figure, name, figure, bots)
    return found


def _over_rounds(rows: pl.DataFrame, figure: str, name: str, file: str, bots: Palette) -> list[Plot]:
    """A figure by bot, and of winners beside the others."""
    found = []
    by_bot = bots.named(tables.over_rounds(rows, figure, "bot"), "who")
    by_win = tables.over_rounds(rows, figure, "win")
    if by_bot and len(bots.names) > 1:
        by_bots = partial(charts.by_bot, by_bot, name, bots)
        found.append(Plot(f"{file}-by-bot", say("report-rounds-by-bot", figure=name), by_bots))
    if by_win:
        by_wins = partial(charts.by_win, by_win, name)
        found.append(Plot(f"{file}-by-win", say("report-rounds-by-win", figure=name), by_wins))
    return found


def _regions(rows: pl.DataFrame) -> list[Plot]:
    par = 1 / rows["players"][0]
    regions = tables.regions(rows)
    if not regions:
        return []
    title = say("report-by-region")
    draw_shares = partial(charts.shares, regions, "region", title, par, height=region_map.HEIGHT + 80)
    draw_map = partial(region_map.draw, regions, tables.board(rows), par)
    return [
        Plot("regions", say("report-by-region-means"), draw_shares),
        Plot("map", say("report-on-map"), draw_map),
    ]


def _purchases(rows: pl.DataFrame, bots: Palette) -> list[Plot]:
    """How many of each kind are bought round by round, and what became of the buyers."""
    texts = of_game(rows["game"][0])
    described = purchases.lots(rows)
    found: list[Plot] = []
    for kind in dict.fromkeys(lot.kind for lot in described.values() if lot.kind):
        name = texts.say(phrase("report-bought-of", kind=named(f"lots-{kind}", kind)))
        counted = purchases.counted(rows, kind)
        if counted["round_bought"].explode().sum():
            found += _over_rounds(counted, "bought", name, f"{kind}-bought", bots)
    names = {id: texts.say(lot.name) for id, lot in described.items() if lot.price is not None}
    lots = [{**row, "lot": names[row["lot"]]} for row in tables.lots(rows) if row["lot"] in names]
    return [*found, *([Plot("prices", say("report-worth-of"), partial(worth.lots, lots))] if lots else [])]
