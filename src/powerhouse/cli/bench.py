"""`powerhouse bench`: the speed of a game on this machine."""

import json
from dataclasses import asdict
from typing import Annotated

import typer


def bench(
    game: Annotated[str | None, typer.Argument(help="A game; without one, all of them.")] = None,
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    seed: Annotated[int, typer.Option(help="Where the fresh seeds begin.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object (a list for all games).")] = False,
) -> None:
    """Speed of uniformly random play, with a calibration loop so that machines compare."""
    from powerhouse.arena.bench import Figures, measure
    from powerhouse.core import registry

    found = [measure(id, players, seed) for id in ([game] if game else registry.game_ids())]
    if as_json:
        rows = [asdict(figures) for figures in found]
        typer.echo(json.dumps(rows[0] if game else rows))
        return

    def show(figures: Figures) -> str:
        mode = "compiled" if figures.compiled else "interpreted"
        return (
            f"{figures.game}, {figures.players} players, {mode}: {figures.games_per_s:,.0f} games/s,"
            f" {figures.moves_per_s:,.0f} moves/s, {figures.copies_per_s:,.0f} copies/s"
            f" (calibration {figures.calibration_s:.3f} s);"
            f" at 0.2 s: {figures.normalised_games_per_s:,.0f} games/s, {figures.normalised_copy_us:.2f} µs a copy"
        )

    for figures in found:
        typer.echo(show(figures))
