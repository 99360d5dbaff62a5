"""The bots there are, by name; a spec may add parameters, as in `name:key=value:key=value`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points

from powerhouse.bots import expert, levels
from powerhouse.bots.bot import Bot
from powerhouse.bots.factory_manager.greedy import Greedy as FactoryManagerGreedy
from powerhouse.bots.pipeline.greedy import Greedy as PipelineGreedy
from powerhouse.bots.power_grid.greedy import Greedy as PowerGridGreedy
from powerhouse.bots.power_grid_card_game.greedy import Greedy as CardGameGreedy
from powerhouse.bots.random_bot import RandomBot
from powerhouse.core import registry
from powerhouse.core.errors import PowerhouseError


@dataclass(frozen=True)
class Kind:
    """How a bot is made from game, seed and parameters. Without `games` it plays every game.

    `files` are those parameters that name a file, which not everybody may do.
    """

    make: Callable[[str, int, Mapping[str, str]], Bot]
    games: tuple[str, ...] | None = None
    parameters: tuple[str, ...] = ()
    files: tuple[str, ...] = ()

    def plays(self, game: str) -> bool:
        return self.games is None or game in self.games


USUAL = "normal"
BY_STRENGTH = ("expert", "hard", "normal", "greedy", "easy", "random")

GREEDY: dict[str, Callable[[], Bot]] = {
    "factory-manager": FactoryManagerGreedy,
    "pipeline": PipelineGreedy,
    "power-grid": PowerGridGreedy,
    "power-grid-card-game": CardGameGreedy,
}


def _level(name: str) -> Kind:
    return Kind(
        lambda game, seed, parameters: levels.make(name, game, seed, parameters),
        games=tuple(levels.ADVISORS),
        files=("weights",),
    )


KINDS: dict[str, Kind] = {
    "greedy": Kind(lambda game, seed, parameters: GREEDY[game](), games=tuple(GREEDY)),
    "random": Kind(lambda game, seed, parameters: RandomBot(game, seed)),
    **{level: _level(level) for level in levels.LEVELS},
    expert.NAME: Kind(
        expert.make, games=tuple(levels.ADVISORS), parameters=expert.LIMITS + expert.STYLE, files=("weights",)
    ),
}


GROUP = "powerhouse.bots"
"""The entry points by which packages bring bots: each is a `Kind`."""


@cache
def _installed() -> dict[str, Kind]:
    return {entry.name: entry.load() for entry in entry_points(group=GROUP)}


def _kinds() -> dict[str, Kind]:
    return {**_installed(), **KINDS}


def names(game: str) -> list[str]:
    """The bots that play this game."""
    _check_game(game)
    return sorted(name for name, kind in _kinds().items() if kind.plays(game))


def by_strength(game: str) -> list[str]:
    """The bots that play this game, the strongest first; those of unknown strength last."""
    rank = {name: place for place, name in enumerate(BY_STRENGTH)}
    return sorted(names(game), key=lambda name: (rank.get(name, len(rank)), name))


def usual(game: str) -> str:
    """The bot for somebody who has not chosen one."""
    found = by_strength(game)
    return USUAL if USUAL in found else found[0]


def simpler(spec: str, game: str) -> list[str]:
    """Those that can stand in for a bot, the next simpler one first."""
    name = spec.partition(":")[0]
    known = [other for other in by_strength(game) if other in BY_STRENGTH]
    return known[known.index(name) + 1 :] if name in known else known[-1:]


def find(spec: str, game: str, seed: int, files: bool = False) -> Bot:
    """A new bot for this game; raises `PowerhouseError` with the names there are. With `files` it may read some."""
    _check_game(game)
    name, *texts = spec.strip().split(":")
    kinds = _kinds()
    if name not in kinds:
        raise PowerhouseError(f"there is no bot '{name}'; {game} has {', '.join(names(game))}")
    kind = kinds[name]
    if not kind.plays(game):
        raise PowerhouseError(f"the bot '{name}' does not play {game}; {game} has {', '.join(names(game))}")
    parameters = read_parameters(name, texts)
    known = kind.parameters + (kind.files if files else ())
    for key in parameters:
        if key not in known:
            has = f"it has {', '.join(known)}" if known else "it has none"
            raise PowerhouseError(f"the bot '{name}' has no parameter '{key}'; {has}")
    return kind.make(game, seed, parameters)


@cache
def _check_game(game: str) -> None:
    """An unknown game raises `BadSetup`; a known one is looked up once, since that takes as long as a game."""
    registry.find(game)


def read_parameters(name: str, texts: list[str]) -> dict[str, str]:
    """What follows the name of a bot, as `key=value`."""
    parameters: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not key or not equals or not value:
            raise PowerhouseError(f"'{text}' of the bot '{name}' must read 'parameter=value'")
        if key in parameters:
            raise PowerhouseError(f"the bot '{name}' gets the parameter '{key}' twice")
        parameters[key] = value
    return parameters
