"""`powerhouse dataset`: positions of games among bots, for programs that learn."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from powerhouse.cli import runs
from powerhouse.cli.options import pairs
from powerhouse.core.catalogue import say
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import phrase

if TYPE_CHECKING:
    from powerhouse.arena.engines import Engine
    from powerhouse.arena.series import Series
    from powerhouse.envs.dataset import Played


def dataset(
    game: Annotated[str, typer.Argument(help="usage-game")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="usage-dataset-out")],
    players: Annotated[int, typer.Option(help="usage-players")] = 4,
    games: runs.Games = 10,
    seed: runs.Seed = 0,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="usage-simulate-bots")] = "hard",
    option: runs.Options = None,
    highest_bid: Annotated[int, typer.Option(help="usage-dataset-highest-bid")] = 1000,
    workers: runs.Workers = None,
    engine: runs.On = runs.Where.LOCAL,
    ray_address: runs.RayAddress = None,
    seconds: runs.Seconds = None,
) -> None:
    from powerhouse.arena.provenance import provenance
    from powerhouse.arena.series import Series

    try:
        from powerhouse.envs.dataset import write
        from powerhouse.envs.episode import Terms
    except ModuleNotFoundError as error:
        raise PowerhouseError(phrase("dataset-needs-rl")) from error

    names = tuple(name.strip() for name in bots.split(","))
    options = pairs(option or [])
    series = Series(game, players, games, seed, names, options, seconds=seconds)
    series.check()
    try:
        terms = Terms(game, players, options, highest_bid=highest_bid)
    except ValueError as error:
        raise PowerhouseError(phrase("dataset-terms", reason=str(error))) from error
    made = {"game": terms.game.id, "players": players, "options": options, "games": games, "seed": seed}
    made |= {"bots": list(names), "highest_bid": highest_bid, "made_with": provenance(list(names))}
    rows = write(out, terms, _played(series, runs.engine_for(engine, ray_address, workers, games)), made)
    typer.echo(say("dataset-written", rows=rows, path=str(out)))


def _played(series: "Series", engine: "Engine") -> "Iterator[Played]":
    """Those that ended, in the order of their numbers."""
    from powerhouse.arena.runner import run
    from powerhouse.envs.dataset import Played

    for outcome in run(series, engine, moves=True):
        if outcome.places and outcome.log is not None:
            decisions = [made.text for made in outcome.log if made.choices > 1]
            yield Played(outcome.number, series.seed_of(outcome.number), outcome.bots, decisions, outcome.digest)
