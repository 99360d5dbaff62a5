"""`powerhouse bench`: the speed of a game on this machine."""

import json
from dataclasses import asdict
from typing import Annotated

import typer

from powerhouse.cli.figures import Components, changes, changes_by_game


def bench(
    game: Annotated[str | None, typer.Argument(help="usage-bench-game")] = None,
    players: Annotated[int, typer.Option(help="usage-players")] = 4,
    seed: Annotated[int, typer.Option(help="usage-bench-seed")] = 0,
    components: Components = None,
    as_json: Annotated[bool, typer.Option("--json", help="usage-bench-json")] = False,
) -> None:
    from powerhouse.arena.bench import REFERENCE_S, measure
    from powerhouse.core import registry
    from powerhouse.core.catalogue import say

    if game:
        own = {game: changes(game, components)}
    else:
        own = {**dict.fromkeys(registry.game_ids()), **changes_by_game([components] if components else [])}
    found = [measure(id, players, seed, changed) for id, changed in own.items()]
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
