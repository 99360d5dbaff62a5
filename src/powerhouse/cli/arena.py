"""`powerhouse arena`: bots against each other, with intervals and ratings."""

import json
import re
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from powerhouse.cli import runs
from powerhouse.cli.options import pairs

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult
    from rich.measure import Measurement

    from powerhouse.arena.contest import Contest

NARROWEST = 8
"""Names are not folded into less."""


def arena(
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT …", help="One bot a seat; a name may be repeated.")],
    game: Annotated[str, typer.Option(help="A game of `powerhouse games`.")] = "power-grid",
    games: runs.Games = 100,
    seed: runs.Seed = 0,
    option: runs.Options = None,
    workers: runs.Workers = None,
    out: runs.Out = None,
    moves: runs.Moves = False,
    engine: runs.On = runs.Where.LOCAL,
    ray_address: runs.RayAddress = None,
    seconds: runs.Seconds = None,
    as_json: runs.AsJson = False,
) -> None:
    """Let bots play against each other, each in every seat in turn."""
    from powerhouse.arena.contest import contest
    from powerhouse.arena.plan import Plan

    plan = Plan(game, len(bots), games, seed, tuple(bots), pairs(option or []), rotated=True, seconds=seconds)
    start = perf_counter()
    with runs.outcomes(plan, workers, out, moves, engine, ray_address) as outcomes:
        result = contest(plan, outcomes, start)
    runs.tell_failures(result.failed, out)
    if as_json:
        facts = asdict(result)
        facts["failed"] = len(result.failed)
        typer.echo(json.dumps(facts))
    else:
        _print_table(result)


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
        return [*lines, f" faults: {self.faults:,}"] if self.faults else lines


def _print_table(result: "Contest") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("bot", "win rate", "95 % interval", "rating", "95 % interval", "games")
    for entrant in result.bots:
        low, high = entrant.interval
        rating_low, rating_high = entrant.rating_interval
        table.add_row(
            _Name(entrant.name, entrant.faults),
            f"{entrant.win_rate:.1%}",
            f"{100 * low:.1f} to {high:.1%}",
            f"{entrant.rating:.1f}",
            f"{rating_low:.1f} to {rating_high:.1f}",
            f"{entrant.games:,}",
        )
    for column in table.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    console = Console(highlight=False, soft_wrap=True)
    console.print(
        f"{result.game}, {result.players} players, {result.games:,} games, seats rotated; par is {result.par:.1%}"
    )
    console.print(table)
    if any(entrant.faults for entrant in result.bots):
        console.print("faults: decisions of a bot that a simpler one had to make")
    if result.games % result.players:
        console.print(f"seats were not shared evenly: that takes a multiple of {result.players} games")
    console.print(f"finished {result.finished:,} in {result.seconds:.1f} s")
