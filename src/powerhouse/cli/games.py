"""`powerhouse games`: which games there are, for how many players, with which options."""

import json
from typing import Annotated

import typer

from powerhouse.core import registry
from powerhouse.core.game import Game


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of objects for programs.")] = False,
) -> None:
    """List the games, their player counts and options."""
    found = registry.games()
    if as_json:
        typer.echo(json.dumps([_facts(game) for game in found], indent=2, ensure_ascii=False))
    else:
        typer.echo("\n\n".join(_words(game) for game in found))


def _facts(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "name": game.name,
        "players": list(game.players),
        "options": {name: list(option.values) for name, option in game.options.items()},
        "reconstructed": list(game.reconstructed),
    }


def _words(game: Game) -> str:
    lines = [f"{game.id}: {game.name}, {game.players[0]} to {game.players[-1]} players"]
    for name, option in game.options.items():
        values = " | ".join(option.values) + (" | …" if option.open else "")
        lines += [f"  --option {name}={values}", f"      {option.help}; {option.values[0]} if not said"]
    if game.reconstructed:
        lines.append("  reconstructed, not read from a rulebook (--components FILE replaces any of it):")
        lines += [f"    - {what}" for what in game.reconstructed]
    return "\n".join(lines)
