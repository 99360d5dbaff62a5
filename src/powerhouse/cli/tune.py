"""`powerhouse tune`: better weights for a level by playing against itself."""

import os
from pathlib import Path
from typing import Annotated

import typer

from powerhouse.cli import runs
from powerhouse.cli.options import pairs
from powerhouse.core.errors import PowerhouseError


def tune(
    game: Annotated[str, typer.Argument(help="A game of `powerhouse games`.")],
    out: Annotated[Path, typer.Option(metavar="FILE.json", help="Where better weights go.")],
    level: Annotated[
        str, typer.Option(help="easy, normal or hard: whose weights are the start and the opponents.")
    ] = "hard",
    players: Annotated[int, typer.Option(help="Seats at the table.")] = 4,
    trials: Annotated[int, typer.Option(help="How many sets of weights are tried.")] = 200,
    games: Annotated[int, typer.Option(help="How many games each of them plays.")] = 200,
    check: Annotated[int, typer.Option(help="How many games on fresh seeds decide in the end.")] = 2000,
    seed: runs.Seed = 0,
    option: runs.Options = None,
    workers: runs.Workers = None,
) -> None:
    """Improve the weights of a level by self-play; what is no better on fresh seeds is not written.

    An interrupted run goes on when the same command is given again; FILE.json.study keeps what was played. A
    FILE.json that is there already is replaced only if it is an earlier result of this study.
    """
    try:
        from powerhouse.arena.engines import local
        from powerhouse.arena.tune import Wish
        from powerhouse.arena.tune import tune as improve

        wish = Wish(game, level, players, trials, games, check, seed, pairs(option or []))
        engine = local((os.cpu_count() or 1) if workers is None else workers)
        tuned = improve(wish, out, engine, _tell)
    except ModuleNotFoundError as error:
        raise PowerhouseError(f"tuning needs {error.name}, which the extra `lab` brings (make lab)") from error
    low, high = tuned.interval
    figures = (
        f"{tuned.win_rate:.1%} ({low:.1%} to {high:.1%}) over {tuned.games} games on fresh seeds, par {tuned.par:.1%}"
    )
    if not tuned.accepted:
        raise PowerhouseError(f"no better weights were found: the best won {figures}; nothing was written")
    typer.echo(f"{out}: won {figures}")


def _tell(part: str, rate: float) -> None:
    typer.echo(f"{part}: won {rate:.1%}", err=True)
