"""`powerhouse bots`: who plays a game, which parameters they take, and the styles to measure them by."""

import json
from typing import Annotated

import typer


def bots(
    game: Annotated[str, typer.Argument(help="usage-game")],
    as_json: Annotated[bool, typer.Option("--json", help="usage-json-list")] = False,
) -> None:
    from powerhouse.bots import registry, styles
    from powerhouse.core.catalogue import say

    found = {name: registry.parameters(name) for name in registry.by_strength(game)}
    found |= {spec: [] for spec in styles.specs(game)}
    if as_json:
        facts = [{"name": name, "parameters": parameters} for name, parameters in found.items()]
        typer.echo(json.dumps(facts, indent=2))
        return
    for name, parameters in found.items():
        typer.echo(":".join([name, *(f"{key}=…" for key in parameters)]))
    typer.echo(say("bots-own"))
