"""`powerhouse puzzles`: positions of which the best plan is clear, found in games of our bots, and checked."""

from pathlib import Path
from typing import Annotated

import typer

from powerhouse.cli import runs
from powerhouse.core.catalogue import say
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import Phrase, phrase

A_GAME = runs.GAMES_A_WORKER // 2
"""A searched game is as much work as so many that are only played."""


def puzzles(
    game: Annotated[str | None, typer.Argument(help="usage-puzzles-game", show_default=False)] = None,
    games: Annotated[int, typer.Option(help="usage-puzzles-games")] = 50,
    seed: runs.Seed = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE.jsonl", help="usage-puzzles-out")] = None,
    looks: Annotated[int | None, typer.Option(help="usage-puzzles-looks", show_default=False)] = None,
    check: Annotated[Path | None, typer.Option(metavar="FILE.jsonl", help="usage-puzzles-check")] = None,
    pick: Annotated[int | None, typer.Option(help="usage-puzzles-pick", show_default=False)] = None,
    workers: runs.Workers = None,
) -> None:
    if check is not None:
        if game is not None:
            raise PowerhouseError(phrase("puzzles-game-and-check", game=game, path=str(check)))
        _check(check, out, looks, pick)
        return
    if pick is not None:
        raise PowerhouseError(phrase("puzzles-pick-alone"))
    if game is None:
        raise PowerhouseError(phrase("puzzles-no-game"))
    if out is None:
        raise PowerhouseError(phrase("puzzles-no-out"))
    _search(game, games, seed, out, looks, workers)


def _search(game: str, games: int, seed: int, out: Path, looks: int | None, workers: int | None) -> None:
    from powerhouse.judge.puzzle_search import Search, search

    spec = Search(game, games, seed) if looks is None else Search(game, games, seed, looks)
    spec.check()
    engine = runs.engine_for(runs.Where.LOCAL, None, workers, games * A_GAME)
    try:
        found = search(spec, out, engine, _tell)
    except KeyboardInterrupt:
        typer.echo(say("run-interrupted", path=str(out)), err=True)
        raise
    typer.echo(say("puzzles-found", path=str(out), puzzles=len(found.puzzles), games=len(found.games)))


def _check(path: Path, out: Path | None, looks: int | None, pick: int | None) -> None:
    from powerhouse.judge import puzzles as files
    from powerhouse.judge.puzzle_check import DEEPER
    from powerhouse.judge.puzzle_check import check as checked

    found = files.read(path)
    made = checked(found, _tell, DEEPER if looks is None else looks, pick)
    for one, why in made.refused:
        typer.echo(say("puzzles-refused", id=one.id, why=why))
    if out is not None:
        files.write(out, made.good)
    good, by = len(made.good.puzzles), made.good.judging
    judged = good + len(made.refused)
    typer.echo(say("puzzles-hold", good=good, puzzles=judged, judge=by.judge, evaluator=by.evaluator, looks=by.looks))
    if made.refused and pick is None:
        raise typer.Exit(1)


def _tell(told: Phrase) -> None:
    typer.echo(str(told), err=True)
