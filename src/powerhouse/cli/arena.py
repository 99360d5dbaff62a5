"""`powerhouse arena`: bots against each other, with intervals and ratings."""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from powerhouse.cli import runs
from powerhouse.cli.figures import Components, changes
from powerhouse.cli.options import pairs
from powerhouse.core import registry
from powerhouse.core.catalogue import say

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult
    from rich.measure import Measurement

    from powerhouse.arena.contest import Contest

NARROWEST = 8
"""Names are not folded into less."""


def arena(
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT …", help="usage-arena-bots")],
    game: Annotated[str | None, typer.Option(help="usage-arena-game", show_default=False)] = None,
    games: runs.Games = 100,
    seed: runs.Seed = 0,
    option: runs.Options = None,
    workers: runs.Workers = None,
    out: runs.Out = None,
    moves: runs.Moves = False,
    engine: runs.On = runs.Where.LOCAL,
    ray_address: runs.RayAddress = None,
    seconds: runs.Seconds = None,
    components: Components = None,
    as_json: runs.AsJson = False,
) -> None:
    from powerhouse.arena.contest import contest
    from powerhouse.arena.series import Series

    played = game or registry.games()[0].id
    series = Series(
        played,
        len(bots),
        games,
        seed,
        tuple(bots),
        pairs(option or []),
        rotated=True,
        seconds=seconds,
        components=changes(played, components),
    )
    runs.tell(series, contest, None if as_json else _print_table, workers, out, moves, engine, ray_address)


@dataclass(frozen=True)
class _Name:
    """A bot in the table. Its name is folded where it finds no room, best between its parts; nothing is left out."""

    name: str
    faults: int

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


def _print_table(result: "Contest") -> None:
    from rich.console import Console
    from rich.table import Table

    interval = say("column-interval")
    heads = (say("column-bot"), say("column-win-rate"), interval, say("column-rating"), interval, say("column-games"))
    table = Table(*heads)
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
    for column in table.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    console = Console(highlight=False, soft_wrap=True)
    console.print(say("arena-table", game=result.game, players=result.players, games=result.games, par=result.par))
    console.print(table)
    if any(entrant.faults for entrant in result.bots):
        console.print(say("arena-faults-are"))
    if result.games % result.players:
        console.print(say("arena-uneven", players=result.players))
    console.print(say("arena-finished", games=result.finished, seconds=result.seconds))
