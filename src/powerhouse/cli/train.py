"""`powerhouse train`: an evaluator for a game, from games of our bots."""

from pathlib import Path
from typing import Annotated

import typer

from powerhouse.cli import runs
from powerhouse.core.catalogue import say
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import Phrase, phrase


def train(
    game: Annotated[str, typer.Argument(help="usage-game")],
    out: Annotated[Path, typer.Option(metavar="FILE.json", help="usage-train-out")],
    data: Annotated[Path, typer.Option(metavar="FOLDER", help="usage-train-data")],
    games: Annotated[int, typer.Option(help="usage-train-games")] = 10_000,
    epochs: Annotated[int, typer.Option(help="usage-train-epochs")] = 10,
    workers: runs.Workers = None,
    engine: runs.On = runs.Where.LOCAL,
    ray_address: runs.RayAddress = None,
) -> None:
    try:
        from powerhouse.judge.fitting import Schedule
        from powerhouse.judge.training import TrainingSpec
        from powerhouse.judge.training import train as trained
    except ModuleNotFoundError as error:
        raise PowerhouseError(phrase("lab-for-training", package=error.name)) from error
    if out.is_dir():
        raise PowerhouseError(phrase("train-folder", path=str(out)))
    spec = TrainingSpec(game, games, data, Schedule(epochs=epochs))
    weights = trained(spec, out, runs.engine_for(engine, ray_address, workers, games), _tell)
    typer.echo(say("train-done", path=str(out), version=weights.version))


def _tell(told: Phrase) -> None:
    typer.echo(str(told), err=True)
