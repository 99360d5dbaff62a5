"""`powerhouse bots`: who plays a game, and which parameters they take."""

import json
from typing import Annotated

import typer


def bots(
    game: Annotated[str, typer.Argument(help="A game of `powerhouse games`.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of objects for programs.")] = False,
) -> None:
    """List the bots that play a game, the strongest first, with their parameters."""
    from powerhouse.bots import registry

    found = {name: registry.parameters(name) for name in registry.by_strength(game)}
    if as_json:
        facts = [{"name": name, "parameters": parameters} for name, parameters in found.items()]
        typer.echo(json.dumps(facts, indent=2))
        return
    for name, parameters in found.items():
        typer.echo(":".join([name, *(f"{key}=…" for key in parameters)]))
    typer.echo("and your own: FILE.py:CLASS or exec:COMMAND")
