"""What `simulate` and `arena` have in common: the options of a run, its progress, its failures."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from powerhouse.core.catalogue import of_game, say
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import Phrase, phrase

if TYPE_CHECKING:
    from powerhouse.arena.engines import Engine
    from powerhouse.arena.outcomes import Outcome, Task
    from powerhouse.arena.series import Series

GAMES_A_WORKER = 100
"""A process takes a moment to start, so each should have at least so many games to play."""
MOST_TOLD = 5


class Where(StrEnum):
    """The engine that plays the games."""

    LOCAL = "local"
    RAY = "ray"


Games = Annotated[int, typer.Option(help="usage-games-played")]
Seed = Annotated[int, typer.Option(help="usage-seed")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="usage-option")]
Workers = Annotated[int | None, typer.Option(help="usage-workers")]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="usage-out"),
]
Moves = Annotated[bool, typer.Option("--moves", help="usage-moves")]
On = Annotated[Where, typer.Option("--engine", help="usage-engine")]
RayAddress = Annotated[str | None, typer.Option(metavar="ADDRESS", help="usage-ray-address")]
Seconds = Annotated[float | None, typer.Option(help="usage-seconds")]
AsJson = Annotated[bool, typer.Option("--json", help="usage-json")]


def tell(
    series: "Series",
    sum_up: "Callable[[Series, Iterator[Outcome], float], Any]",
    draw: Callable[[Any], None] | None,
    workers: int | None,
    out: Path | None,
    moves: bool,
    where: Where,
    ray_address: str | None,
    kind: "type[Task] | None" = None,
) -> None:
    """Play the games, sum them up, and draw that as a table; without one it is printed as a JSON object."""
    start = perf_counter()
    with _outcomes(series, workers, out, moves, where, ray_address, kind) as outcomes:
        result = sum_up(series, outcomes, start)
    _tell_failures(series.game, result.failed, out)
    if draw is None:
        typer.echo(json.dumps({**asdict(result), "failed": len(result.failed)}))
    else:
        draw(result)


@contextmanager
def _outcomes(
    series: "Series",
    workers: int | None,
    out: Path | None,
    moves: bool,
    where: Where,
    ray_address: str | None,
    kind: "type[Task] | None",
) -> Iterator["Iterator[Outcome]"]:
    """The games of a checked series as they are played, with a progress bar if a person watches."""
    from powerhouse.arena.outcomes import Task
    from powerhouse.arena.results import Results
    from powerhouse.arena.runner import run

    series.check()
    if moves and out is None:
        raise PowerhouseError(phrase("moves-need-out"))
    engine = engine_for(where, ray_address, workers, series.games)
    results = Results(out, series, moves) if out is not None else None
    try:
        with _watched(series.games) as progress:
            yield run(series, engine, results, moves, failed_folder(out), progress, kind or Task)
    except KeyboardInterrupt:
        if out is not None:
            typer.echo(say("run-interrupted", path=str(out)), err=True)
        raise


def failed_folder(out: Path | None) -> Path:
    """Where the records go of games in which a bot failed."""
    return out.with_name(out.name + ".failed") if out is not None else Path("powerhouse-failed")


def engine_for(where: Where, ray_address: str | None, workers: int | None, games: int) -> "Engine":
    from powerhouse.arena.engines import local, on_ray

    if where is Where.RAY:
        return on_ray(ray_address, workers)
    if ray_address is not None:
        raise PowerhouseError(phrase("ray-address-needs-ray"))
    return local(max(1, min(os.cpu_count() or 1, games // GAMES_A_WORKER)) if workers is None else workers)


def _tell_failures(game: str, failed: list[Phrase], out: Path | None) -> None:
    """On standard error: what went wrong, and where the records are."""
    for sentence in failed[:MOST_TOLD]:
        typer.echo(of_game(game).say(sentence), err=True)
    if len(failed) > MOST_TOLD:
        typer.echo(say("run-more-failures", games=len(failed) - MOST_TOLD), err=True)
    if failed:
        typer.echo(say("run-records", path=str(failed_folder(out))), err=True)


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
        task = bar.add_task("", total=games, rate="")

        def progress(done: int) -> None:
            bar.advance(task, done)
            speed = bar.tasks[0].finished_speed or bar.tasks[0].speed
            bar.update(task, rate=say("run-speed", speed=speed) if speed else "")

        yield progress
