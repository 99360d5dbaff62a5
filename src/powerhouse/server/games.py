"""The games as the pages list them."""

from collections.abc import Collection
from functools import cache, lru_cache

from msgspec.structs import replace

from powerhouse.bots import registry as bots
from powerhouse.core import registry
from powerhouse.core.catalogue import ENGLISH, is_language, source, title_of
from powerhouse.core.game import Game
from powerhouse.core.sheets import share
from powerhouse.core.tutorial import minutes_of
from powerhouse.server.types import GameInfo, OptionInfo

ABOUT = "about.ftl"

PARTS = ("box", "tutorial")
"""Files of a game's texts that pages ask for by name: what the workshop says, and the words of its teacher."""

TERMINAL = "terminal.ftl"


def texts(game: str, language: str, part: str | None) -> str:
    """A game's texts for pages, as Fluent writes them: what is said at a table, or one part; perhaps empty."""
    packages = registry.find(game).packages if is_language(language) else ()
    if part is not None:
        return "\n".join(source(package, language, f"{part}.ftl") for package in packages)
    without = (TERMINAL, *(f"{name}.ftl" for name in PARTS))
    return "\n".join(source(package, language, without=without) for package in packages)


def infos(further: Collection[str], language: str = ENGLISH) -> list[GameInfo]:
    """The games, with our bots and those that the host has added."""
    spoken = language if is_language(language) else ENGLISH
    return [
        replace(info, name=title_of(info.id, spoken), bots=[*info.bots, *further], about=_about(info.id, spoken))
        for info in learn()
    ]


@lru_cache(64)
def _about(game: str, language: str) -> str:
    """What a game says of itself; in English where the language has nothing."""
    package = registry.find(game).package
    return source(package, language, ABOUT) or source(package, ENGLISH, ABOUT)


@cache
def learn() -> list[GameInfo]:
    """What games say of themselves, read once; that takes seconds, since their tutorials are played through."""
    return [_info(game) for game in registry.games()]


def are_known() -> bool:
    return learn.cache_info().currsize > 0


def _info(game: Game) -> GameInfo:
    options = {
        name: OptionInfo(list(option.values), option.open, option.first_page, option.pieces)
        for name, option in game.options.items()
    }
    return GameInfo(
        game.id,
        game.name,
        list(game.players),
        options,
        bots.opponents(game.id),
        list(game.reconstructed),
        dict(game.clauses),
        share(game),
        tutorial=minutes_of(game.id),
    )
