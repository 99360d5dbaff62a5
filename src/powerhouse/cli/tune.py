"""`powerhouse tune`: better weights for a level by playing against itself."""

import os
from pathlib import Path
from typing import Annotated

import typer

from powerhouse.cli import runs
from powerhouse.cli.figures import Components, changes
from powerhouse.cli.options import pairs
from powerhouse.core.catalogue import say
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import Phrase, phrase


def tune(
    game: Annotated[str, typer.Argument(help="usage-game")],
    out: Annotated[Path, typer.Option(metavar="FILE.json", help="usage-tune-out")],
    level: Annotated[str, typer.Option(help="usage-tune-level")] = "hard",
    players: Annotated[int, typer.Option(help="usage-tune-players")] = 4,
    trials: Annotated[int, typer.Option(help="usage-tune-trials")] = 200,
    games: Annotated[int, typer.Option(help="usage-tune-games")] = 200,
    check: Annotated[int, typer.Option(help="usage-tune-check")] = 2000,
    seed: runs.Seed = 0,
    option: runs.Options = None,
    workers: runs.Workers = None,
    components: Components = None,
) -> None:
    try:
        from powerhouse.arena.engines import local
        from powerhouse.arena.tune import TuningSpec
        from powerhouse.arena.tune import tune as improve

        wish = TuningSpec(
            game, level, players, trials, games, check, seed, pairs(option or []), changes(game, components)
        )
        engine = local((os.cpu_count() or 1) if workers is None else workers)
        tuned = improve(wish, out, engine, _tell)
    except ModuleNotFoundError as error:
        raise PowerhouseError(phrase("lab-for-tuning", package=error.name)) from error
    low, high = tuned.interval
    figures = phrase("tune-won", rate=tuned.win_rate, low=low, high=high, games=tuned.games, par=tuned.par)
    if not tuned.accepted:
        raise PowerhouseError(phrase("tune-no-better", won=figures))
    typer.echo(say("tune-better", path=str(out), won=figures))


def _tell(told: Phrase) -> None:
    typer.echo(str(told), err=True)
