"""`--components FILE`, for every command that plays: figures of one's own box."""

from pathlib import Path
from typing import Annotated

import typer

from powerhouse.core import registry
from powerhouse.core.changes import Changes
from powerhouse.core.components import GAME, read_file
from powerhouse.core.errors import BadSetup
from powerhouse.core.phrase import phrase, said

Components = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="usage-figures", show_default=False)
]
ComponentsOfGames = Annotated[
    list[Path] | None, typer.Option("--components", metavar="FILE", help="usage-figures-games", show_default=False)
]


def changes(game: str, file: Path | None) -> Changes | None:
    """What the file changes of the game's figures; raises `BadSetup`."""
    return None if file is None else registry.find(game).components(file).changes


def changes_by_game(files: list[Path] | None) -> dict[str, Changes]:
    """The same for files that say for which game they are."""
    found: dict[str, Changes] = {}
    for file in files or []:
        game = _game_of(file)
        if game in found:
            raise _bad(file, "components-second", game=game)
        found[game] = registry.find(game).components(file).changes
    return found


def _game_of(file: Path) -> str:
    content = read_file(file)
    game = content.get(GAME) if isinstance(content, dict) else None
    if game not in registry.game_ids():
        raise _bad(file, "components-no-game", games=", ".join(registry.game_ids()))
    return str(game)


def _bad(file: Path, key: str, **values: str) -> BadSetup:
    error = BadSetup(phrase(key, **values))
    error.where = said(file.name)
    return error
