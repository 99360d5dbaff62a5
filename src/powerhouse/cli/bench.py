"""`powerhouse bench`: the speed of a game on this machine."""

import json
from dataclasses import asdict
from typing import Annotated

import typer


def bench(
    game: Annotated[str | None, typer.Argument(help="usage-bench-game")] = None,
    players: Annotated[int, typer.Option(help="usage-players")] = 4,
    seed: Annotated[int, typer.Option(help="usage-bench-seed")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="usage-bench-json")] = False,
) -> None:
    from powerhouse.arena.bench import REFERENCE_S, measure
    from powerhouse.core import registry
    from powerhouse.core.catalogue import say

    found = [measure(id, players, seed) for id in ([game] if game else registry.game_ids())]
    if as_json:
        rows = [asdict(figures) for figures in found]
        typer.echo(json.dumps(rows[0] if game else rows))
        return

    for figures in found:
        typer.echo(
            say(
                "bench",
                game=figures.game,
                players=figures.players,
                mode="compiled" if figures.compiled else "interpreted",
                games=figures.games_per_s,
                moves=figures.moves_per_s,
                copies=figures.copies_per_s,
                calibration=figures.calibration_s,
                reference=REFERENCE_S,
                normalised_games=figures.normalised_games_per_s,
                normalised_copy=figures.normalised_copy_us,
            )
        )
