"""`powerhouse arena`: bots against each other, with intervals and ratings."""

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from powerhouse.cli import contest_tables, runs
from powerhouse.cli.figures import Components, changes
from powerhouse.cli.options import bots_by_name, pairs
from powerhouse.core import registry
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import all_of, phrase

if TYPE_CHECKING:
    from powerhouse.arena.outcomes import Task
    from powerhouse.arena.series import Series

GAMES = 100
MOST_TO_CLEAR = 10_000
"""So many games are played unless somebody says another number; the second with `--until-clear`."""


def arena(
    bots: Annotated[list[str] | None, typer.Argument(metavar="BOT BOT …", help="usage-arena-bots")] = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="NAME=BOT", help="usage-arena-bot")] = None,
    game: Annotated[str | None, typer.Option(help="usage-arena-game", show_default=False)] = None,
    games: Annotated[int | None, typer.Option(help="usage-arena-games", show_default=False)] = None,
    until_clear: Annotated[bool, typer.Option("--until-clear", help="usage-until-clear")] = False,
    luck: Annotated[bool, typer.Option("--luck", help="usage-arena-luck")] = False,
    seed: runs.Seed = 0,
    option: runs.Options = None,
    workers: runs.Workers = None,
    out: runs.Out = None,
    moves: runs.Moves = False,
    engine: runs.On = runs.Where.LOCAL,
    ray_address: runs.RayAddress = None,
    seconds: runs.Seconds = None,
    components: Components = None,
    as_json: runs.AsJson = False,
) -> None:
    from powerhouse.arena.contest import contest
    from powerhouse.arena.series import Series

    played = game or registry.games()[0].id
    named = bots_by_name(bot)
    seated = tuple(bots or named)
    series = Series(
        played,
        len(seated),
        MOST_TO_CLEAR if until_clear else GAMES,
        seed,
        seated,
        pairs(option or []),
        rotated=True,
        seconds=seconds,
        components=changes(played, components),
        named=named,
        until_clear=until_clear,
        luck=luck,
    )
    _refuse_unseated(series)
    # By default whole deals are played.
    whole = series.games if not seated else series.games + -series.games % series.games_a_deal
    series = replace(series, games=whole if games is None else games)
    draw = None if as_json else contest_tables.draw
    runs.tell(series, contest, draw, workers, out, moves, engine, ray_address, _with_luck(played) if luck else None)


def _with_luck(game: str) -> "type[Task]":
    """Refuses a game without an evaluator before anything is played."""
    from powerhouse.evaluator.registry import find
    from powerhouse.judge.adjusted import LuckTask

    find(game)
    return LuckTask


def _refuse_unseated(series: "Series") -> None:
    """Who names a bot and seats others has mistyped something; and two kinds at least make a contest clear."""
    for name in series.named:
        if name not in series.bots:
            raise PowerhouseError(phrase("arena-unseated", bot=name, bots=all_of([*series.bots])))
    if series.until_clear and len(set(series.bots)) < 2:
        raise PowerhouseError(phrase("arena-clear-needs-two"))
