"""`powerhouse policy`: a policy is learned that plays as a bot."""

from pathlib import Path
from typing import Annotated

import typer

from powerhouse.cli import runs
from powerhouse.core.catalogue import say
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import Phrase, phrase


def policy(
    game: Annotated[str, typer.Argument(help="usage-game")],
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="usage-policy-out")],
    players: Annotated[int, typer.Option(help="usage-players")] = 4,
    games: Annotated[int, typer.Option(help="usage-policy-games")] = 300,
    epochs: Annotated[int, typer.Option(help="usage-policy-epochs")] = 8,
    steps: Annotated[int, typer.Option(help="usage-policy-steps")] = 100_000,
    stage: Annotated[int, typer.Option(help="usage-policy-stage")] = 20_000,
    rivals: Annotated[str, typer.Option(metavar="BOTS", help="usage-policy-rivals")] = "normal",
    yardsticks: Annotated[str, typer.Option(metavar="BOTS", help="usage-policy-yardsticks")] = "random,beginner",
    measured: Annotated[int, typer.Option(help="usage-policy-measured")] = 200,
    seed: runs.Seed = 1,
) -> None:
    try:
        from powerhouse.envs.learning import Lessons, learn
    except ModuleNotFoundError as error:
        raise PowerhouseError(phrase("policy-needs-torch", package=error.name)) from error
    lessons = Lessons(game, players, games, epochs, steps, stage, _named(rivals), _named(yardsticks), measured, seed)
    learn(lessons, out, _tell)
    typer.echo(say("policy-written", path=str(out / "policy.json")))


def _named(bots: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in bots.split(","))


def _tell(told: Phrase) -> None:
    typer.echo(str(told), err=True)
