"""`powerhouse games`: which games there are, for how many players, with which options."""

import json
from typing import Annotated

import typer

from powerhouse.core import registry
from powerhouse.core.catalogue import catalogue, say, title_of
from powerhouse.core.game import Game
from powerhouse.core.phrase import phrase


def games(
    as_json: Annotated[bool, typer.Option("--json", help="usage-json-list")] = False,
) -> None:
    found = registry.games()
    if as_json:
        typer.echo(json.dumps([facts(game) for game in found], indent=2, ensure_ascii=False))
    else:
        typer.echo("\n\n".join(_words(game) for game in found))


def facts(game: Game) -> dict[str, object]:
    """What a program is told of a game."""
    return {
        "id": game.id,
        "name": game.name,
        "players": list(game.players),
        "options": {name: list(option.values) for name, option in game.options.items()},
        "reconstructed": _reconstructed(game),
    }


def _words(game: Game) -> str:
    texts = catalogue(game.packages)
    lowest, highest = game.players[0], game.players[-1]
    lines = [say("games-game", id=game.id, name=title_of(game.id), lowest=lowest, highest=highest)]
    for name, option in game.options.items():
        values = " | ".join(option.values) + (" | …" if option.open else "")
        lines += [
            f"  --option {name}={values}",
            say("games-option", means=texts.say(phrase(f"option-{name}-help")), usual=option.values[0]),
        ]
        if option.open and texts.has(f"option-{name}-typed"):
            lines.append(say("games-option-typed", means=texts.say(phrase(f"option-{name}-typed"))))
    if game.reconstructed:
        lines.append(say("games-reconstructed"))
        lines += [f"    - {what}" for what in _reconstructed(game)]
    return "\n".join(lines)


def _reconstructed(game: Game) -> list[str]:
    texts = catalogue(game.packages)
    return [texts.say(phrase(f"reconstructed-{name}")) for name in game.reconstructed]
