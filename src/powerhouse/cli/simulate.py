"""`powerhouse simulate`: many games among bots."""

import json
from dataclasses import asdict
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from powerhouse.cli import runs
from powerhouse.cli.options import pairs

if TYPE_CHECKING:
    from powerhouse.arena.simulate import Simulation


def simulate(
    game: Annotated[str, typer.Argument(help="A game of `powerhouse games`.")],
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    games: runs.Games = 100,
    seed: runs.Seed = 0,
    bots: Annotated[
        str, typer.Option(metavar="BOTS", help="One bot a seat: greedy,random. A short list repeats.")
    ] = "random",
    option: runs.Options = None,
    workers: runs.Workers = None,
    out: runs.Out = None,
    moves: runs.Moves = False,
    engine: runs.On = runs.Where.LOCAL,
    ray_address: runs.RayAddress = None,
    seconds: runs.Seconds = None,
    as_json: runs.AsJson = False,
) -> None:
    """Play many games among bots and count who wins."""
    from powerhouse.arena.plan import Plan
    from powerhouse.arena.simulate import summary

    names = tuple(name.strip() for name in bots.split(","))
    plan = Plan(game, players, games, seed, names, pairs(option or []), seconds=seconds)
    start = perf_counter()
    with runs.outcomes(plan, workers, out, moves, engine, ray_address) as outcomes:
        simulation = summary(plan, outcomes, start)
    runs.tell_failures(simulation.failed, out)
    if as_json:
        facts = asdict(simulation)
        facts["failed"] = len(simulation.failed)
        typer.echo(json.dumps(facts))
    else:
        _print_table(simulation)


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
