"""`powerhouse simulate`: many games among bots."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from powerhouse.cli.options import pairs

if TYPE_CHECKING:
    from powerhouse.arena.simulate import Simulation

GAMES_A_WORKER = 100
"""A process takes a moment to start, so each should have at least so many games to play."""


def simulate(
    game: Annotated[str, typer.Argument(help="A game of `powerhouse games`.")],
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first game; each next game has the next seed.")] = 0,
    bots: Annotated[
        str, typer.Option(metavar="BOTS", help="One bot a seat: greedy,random. A short list repeats.")
    ] = "random",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="How many processes; as many as there are processors if not said.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play many games among bots and count who wins."""
    from powerhouse.arena.simulate import MOST_MOVES, simulate

    if workers is None:
        workers = max(1, min(os.cpu_count() or 1, games // GAMES_A_WORKER))
    names = [name.strip() for name in bots.split(",")]
    with _watched(games) as progress:
        simulation = simulate(game, players, games, seed, names, pairs(option or []), workers, progress)
    if simulation.unfinished:
        given_up, first = len(simulation.unfinished), simulation.unfinished[0]
        typer.echo(f"{given_up} games were given up after {MOST_MOVES:,} moves, the first with seed {first}", err=True)
    if as_json:
        facts = asdict(simulation)
        del facts["unfinished"]
        typer.echo(json.dumps(facts))
    else:
        _print_table(simulation)


@contextmanager
def _watched(games: int) -> Iterator[Callable[[int], None] | None]:
    """A progress bar with games/s, if a person watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games, rate="")

        def progress(done: int) -> None:
            bar.advance(task, done)
            speed = bar.tasks[0].finished_speed or bar.tasks[0].speed
            bar.update(task, rate=f"{speed:,.0f} games/s" if speed else "")

        yield progress


def _print_table(simulation: "Simulation") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("", "wins", "share")
    rows = [*simulation.wins_by_bot.items()]
    rows += [(f"seat {seat}", wins) for seat, wins in enumerate(simulation.wins_by_seat, 1)]
    for at, (name, wins) in enumerate(rows, 1):
        share = f"{wins / max(1, simulation.finished):.1%}"
        table.add_row(name, f"{wins:,.1f}".removesuffix(".0"), share, end_section=at == len(simulation.wins_by_bot))
    for column in table.columns[1:]:
        column.justify = "right"
    length = f"{simulation.mean_length:,.0f} moves"
    if simulation.mean_rounds is not None:
        length += f", {simulation.mean_rounds:.1f} rounds"
    speed = simulation.games / simulation.seconds
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{simulation.game}, {simulation.players} players, {simulation.games:,} games")
    console.print(table)
    console.print(f"finished {simulation.finished:,}, mean length {length}")
    console.print(f"{simulation.moves:,} moves in {simulation.seconds:.1f} s ({speed:,.0f} games/s)")
    console.print(f"digest {simulation.digest}")
