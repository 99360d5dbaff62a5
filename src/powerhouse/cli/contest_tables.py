"""What `powerhouse arena` prints: who wins, who beats whom, who thinks how long."""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from powerhouse.core.catalogue import say

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult
    from rich.measure import Measurement
    from rich.table import Table

    from powerhouse.arena.contest import Contest

NARROWEST = 8
"""Names are not folded into less."""


@dataclass(frozen=True)
class _Name:
    """A bot in the table. Its name is folded where it finds no room, best between its parts; nothing is left out."""

    name: str
    faults: int = 0

    def __rich_measure__(self, console: "Console", options: "ConsoleOptions") -> "Measurement":
        from rich.measure import Measurement

        return Measurement(1, max(len(line) for line in self._lines(options.max_width)))

    def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "RenderResult":
        from rich.text import Text

        yield Text("\n".join(self._lines(options.max_width)), overflow="fold")

    def _lines(self, width: int) -> list[str]:
        width = max(width, NARROWEST)
        lines = [""]
        for part in re.split(r"(?<=[:=\s])|(?<=[^:=/\s]/)", self.name):
            if lines[-1] and len(lines[-1]) + len(part) > width:
                lines.append(" ")
            lines[-1] += part
            while len(lines[-1]) > width:
                lines[-1:] = [lines[-1][:width], " " + lines[-1][width:]]
        return [*lines, say("arena-faults", faults=self.faults)] if self.faults else lines


def draw(result: "Contest") -> None:
    from rich.console import Console

    console = Console(highlight=False, soft_wrap=True)
    counts = {"players": result.players, "games": result.games, "deals": result.deals}
    console.print(say("arena-table", game=result.game, **counts, par=result.par))
    console.print(_wins(result))
    if any(entrant.faults for entrant in result.bots):
        console.print(say("arena-faults-are"))
    if any(entrant.adjusted for entrant in result.bots):
        console.print(say("arena-adjusted"))
        console.print(_adjusted(result))
    if len(result.bots) > 1:
        console.print(say("arena-meetings"))
        console.print(_meetings(result))
    console.print(say("arena-thinking"))
    console.print(_thinking(result))
    if result.games % result.games_a_deal:
        console.print(say("arena-uneven", players=result.games_a_deal))
    if result.until_clear:
        console.print(_verdict(result))
    console.print(say("arena-finished", games=result.finished, seconds=result.seconds))


def _verdict(result: "Contest") -> str:
    from powerhouse.arena.sequential import ERROR

    if result.best is None:
        return say("arena-unclear", games=result.games)
    return say("arena-clear", bot=result.best, games=result.games, error=ERROR)


def _wins(result: "Contest") -> "Table":
    interval = say("column-interval")
    table = _table(
        say("column-bot"), say("column-win-rate"), interval, say("column-rating"), interval, say("column-games")
    )
    for entrant in result.bots:
        low, high = entrant.interval
        rating_low, rating_high = entrant.rating_interval
        table.add_row(
            _Name(entrant.name, entrant.faults),
            say("share", share=entrant.win_rate),
            say("share-from-to", low=100 * low, high=high),
            say("rating", rating=entrant.rating),
            say("rating-from-to", low=rating_low, high=rating_high),
            say("count", count=entrant.games),
        )
    return table


def _adjusted(result: "Contest") -> "Table":
    heads = ("column-bot", "column-luck", "column-adjusted", "column-interval", "column-worth")
    table = _table(*[say(head) for head in heads])
    for entrant in result.bots:
        if entrant.adjusted is not None:
            found = entrant.adjusted
            low, high = found.interval
            table.add_row(
                _Name(entrant.name),
                say("share", share=found.luck),
                say("share", share=found.win_rate),
                say("share-from-to", low=100 * low, high=high),
                say("games-worth", times=found.games) if found.games is not None else "",
            )
    return table


def _meetings(result: "Contest") -> "Table":
    table = _table(
        say("column-bot"), say("column-ahead-of"), say("column-ahead"), say("column-interval"), say("column-meetings")
    )
    for meeting in result.meetings:
        low, high = meeting.interval
        table.add_row(
            _Name(meeting.bot),
            _Name(meeting.other),
            say("share", share=meeting.ahead),
            say("share-from-to", low=100 * low, high=high),
            say("count", count=meeting.games),
        )
    table.columns[1].justify = "left"
    table.columns[1].no_wrap = False
    return table


def _thinking(result: "Contest") -> "Table":
    heads = ("column-bot", "column-decisions", "column-a-decision", "column-longest", "column-a-game")
    table = _table(*[say(head) for head in heads])
    for entrant in result.bots:
        table.add_row(
            _Name(entrant.name),
            say("count", count=round(entrant.decisions / max(1, entrant.games))),
            say("milliseconds", time=1000 * entrant.seconds_a_decision),
            say("milliseconds", time=1000 * entrant.longest),
            say("seconds-of", time=entrant.seconds_a_game),
        )
    return table


def _table(*heads: str) -> "Table":
    """Figures stand under each other; only names are folded."""
    from rich.table import Table

    table = Table(*heads)
    for column in table.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    return table
