"""`powerhouse arena`: bots against each other, with intervals and ratings."""

import json
from dataclasses import asdict
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from powerhouse.cli import runs
from powerhouse.cli.options import pairs

if TYPE_CHECKING:
    from powerhouse.arena.contest import Contest


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


def _print_table(result: "Contest") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("bot", "win rate", "95 % interval", "rating", "95 % interval", "games")
    for entrant in result.bots:
        low, high = entrant.interval
        rating_low, rating_high = entrant.rating_interval
        table.add_row(
            entrant.name,
            f"{entrant.win_rate:.1%}",
            f"{100 * low:.1f} to {high:.1%}",
            f"{entrant.rating:.1f}",
            f"{rating_low:.1f} to {rating_high:.1f}",
            f"{entrant.games:,}",
        )
    for column in table.columns[1:]:
        column.justify = "right"
    console = Console(highlight=False, soft_wrap=True)
    console.print(
        f"{result.game}, {result.players} players, {result.games:,} games, seats rotated; par is {result.par:.1%}"
    )
    console.print(table)
    console.print(f"finished {result.finished:,} in {result.seconds:.1f} s")
