"""The games as the pages list them."""

from collections.abc import Collection
from functools import cache

from msgspec.structs import replace

from powerhouse.bots import registry as bots
from powerhouse.core import registry
from powerhouse.core.game import Game
from powerhouse.server.types import GameInfo, OptionInfo


def infos(further: Collection[str]) -> list[GameInfo]:
    """The games, with our bots and those that the host has added."""
    return [replace(info, bots=[*info.bots, *further]) for info in _infos()]


@cache
def _infos() -> list[GameInfo]:
    return [_info(game) for game in registry.games()]


def _info(game: Game) -> GameInfo:
    options = {
        name: OptionInfo(list(option.values), option.open, option.first_page, option.pieces)
        for name, option in game.options.items()
    }
    return GameInfo(
        game.id, game.name, list(game.players), options, bots.by_strength(game.id), list(game.reconstructed)
    )
