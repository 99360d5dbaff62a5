"""The bots there are, by name; a spec may add parameters, as in `name:key=value:key=value`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from powerhouse.bots.bot import Bot
from powerhouse.bots.pipeline.greedy import Greedy as PipelineGreedy
from powerhouse.bots.power_grid.greedy import Greedy
from powerhouse.bots.random_bot import RandomBot
from powerhouse.core import registry
from powerhouse.core.errors import PowerhouseError


@dataclass(frozen=True)
class Kind:
    """How a bot is made from game, seed and parameters. Without `games` it plays every game."""

    make: Callable[[str, int, Mapping[str, str]], Bot]
    games: tuple[str, ...] = ()
    parameters: tuple[str, ...] = ()

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


GREEDY: dict[str, Callable[[], Bot]] = {"pipeline": PipelineGreedy, "power-grid": Greedy}

KINDS: dict[str, Kind] = {
    "greedy": Kind(lambda game, seed, parameters: GREEDY[game](), games=tuple(GREEDY)),
    "random": Kind(lambda game, seed, parameters: RandomBot(game, seed)),
}


def names(game: str) -> list[str]:
    """The bots that play this game."""
    _check_game(game)
    return sorted(name for name, kind in KINDS.items() if kind.plays(game))


def find(spec: str, game: str, seed: int) -> Bot:
    """A new bot for this game; raises `PowerhouseError` with the names there are."""
    _check_game(game)
    name, *texts = spec.strip().split(":")
    if name not in KINDS:
        raise PowerhouseError(f"there is no bot '{name}'; {game} has {', '.join(names(game))}")
    kind = KINDS[name]
    if not kind.plays(game):
        raise PowerhouseError(f"the bot '{name}' does not play {game}; {game} has {', '.join(names(game))}")
    return kind.make(game, seed, _parameters(name, texts, kind.parameters))


@cache
def _check_game(game: str) -> None:
    """An unknown game raises `BadSetup`; a known one is looked up once, since that takes as long as a game."""
    registry.find(game)


def _parameters(name: str, texts: list[str], known: tuple[str, ...]) -> dict[str, str]:
    parameters: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not key or not equals or not value:
            raise PowerhouseError(f"'{text}' of the bot '{name}' must read 'parameter=value'")
        if key not in known:
            has = f"it has {', '.join(known)}" if known else "it has none"
            raise PowerhouseError(f"the bot '{name}' has no parameter '{key}'; {has}")
        if key in parameters:
            raise PowerhouseError(f"the bot '{name}' gets the parameter '{key}' twice")
        parameters[key] = value
    return parameters
