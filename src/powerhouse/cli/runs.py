"""What `simulate` and `arena` have in common: the options of a run, its progress, its failures."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from powerhouse.core.errors import PowerhouseError

if TYPE_CHECKING:
    from powerhouse.arena.engines import Engine
    from powerhouse.arena.plan import Plan
    from powerhouse.arena.playing import Outcome

GAMES_A_WORKER = 100
"""A process takes a moment to start, so each should have at least so many games to play."""
MOST_TOLD = 5


class Where(StrEnum):
    """The engine that plays the games."""

    LOCAL = "local"
    RAY = "ray"


Games = Annotated[int, typer.Option(help="How many games.")]
Seed = Annotated[int, typer.Option(help="The seed of the first game; each next game has the next seed.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be repeated.")
]
Workers = Annotated[int | None, typer.Option(help="How many processes; as many as there are processors if not said.")]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FILE.parquet", help="Keep the results: a row a seat and game. An interrupted run goes on."),
]
Moves = Annotated[bool, typer.Option("--moves", help="With --out: a second file with a row a move.")]
On = Annotated[Where, typer.Option("--engine", help="Play in local processes, or on a Ray cluster.")]
RayAddress = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="The Ray cluster; a small one is started here if not said.")
]
Seconds = Annotated[float | None, typer.Option(help="The limit for each decision; 60 for a bot that is not ours.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


@contextmanager
def outcomes(
    plan: "Plan", workers: int | None, out: Path | None, moves: bool, where: Where, ray_address: str | None
) -> Iterator["Iterator[Outcome]"]:
    """The games of a checked plan as they are played, with a progress bar if a person watches."""
    from powerhouse.arena.results import Results
    from powerhouse.arena.running import run

    plan.check()
    if moves and out is None:
        raise PowerhouseError("--moves needs --out FILE.parquet")
    engine = _engine(where, ray_address, workers, plan.games)
    results = Results(out, plan, moves) if out is not None else None
    try:
        with _watched(plan.games) as progress:
            yield run(plan, engine, results, moves, failed_folder(out), progress)
    except KeyboardInterrupt:
        if out is not None:
            typer.echo(f"interrupted; the same command goes on with the games that are kept beside {out}", err=True)
        raise


def failed_folder(out: Path | None) -> Path:
    """Where the records go of games in which a bot failed."""
    return out.with_name(out.name + ".failed") if out is not None else Path("powerhouse-failed")


def _engine(where: Where, ray_address: str | None, workers: int | None, games: int) -> "Engine":
    from powerhouse.arena.engines import local, on_ray

    if where is Where.RAY:
        return on_ray(ray_address, workers)
    if ray_address is not None:
        raise PowerhouseError("--ray-address needs --engine ray")
    return local(max(1, min(os.cpu_count() or 1, games // GAMES_A_WORKER)) if workers is None else workers)


def tell_failures(failed: list[str], out: Path | None) -> None:
    """On standard error: what went wrong, and where the records are."""
    for sentence in failed[:MOST_TOLD]:
        typer.echo(sentence, err=True)
    if len(failed) > MOST_TOLD:
        typer.echo(f"and {len(failed) - MOST_TOLD} more games with failures", err=True)
    if failed:
        typer.echo(f"their records are in {failed_folder(out)}", err=True)


@contextmanager
def _watched(games: int) -> Iterator[Callable[[int], None] | None]:
    """A progress bar with games/s and the time left, if a person watches."""
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
            bar.update(task, rate=f"{speed:,.1f} games/s" if speed else "")

        yield progress
