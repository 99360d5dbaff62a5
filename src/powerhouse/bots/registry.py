"""The bots there are, by name; a spec may add parameters, as in `name:key=value:key=value`."""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.metadata import EntryPoint, entry_points

from powerhouse.bots import expert, levels, styles
from powerhouse.bots.bot import Bot
from powerhouse.bots.random_bot import RandomBot
from powerhouse.core import registry
from powerhouse.core.errors import PowerhouseError, in_a_line
from powerhouse.core.phrase import phrase


@dataclass(frozen=True)
class Kind:
    """How a bot is made from game, seed and parameters. Without `games` it plays every game.

    One that `needs` something of a game plays those that have an entry point of that group. `files` are those
    parameters that name a file, which not everybody may do.
    """

    make: Callable[[str, int, Mapping[str, str]], Bot]
    games: tuple[str, ...] | None = None
    parameters: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    needs: str | None = None

    def plays(self, game: str) -> bool:
        if self.needs is not None and not _has(self.needs, game):
            return False
        return self.games is None or game in self.games


@cache
def _has(group: str, game: str) -> bool:
    return bool(entry_points(group=group, name=game))


USUAL = "normal"
BY_STRENGTH = ("expert", "hard", "normal", "greedy", "easy", "beginner", "random")

MEASURE = "greedy"
"""A bot that never changes, so that others can be measured by it; nobody's opponent at a table."""
GREEDY = "powerhouse.greedy"
"""Its entry points, by game."""


def _level(name: str) -> Kind:
    return Kind(
        lambda game, seed, parameters: levels.make(name, game, seed, parameters), needs=levels.GROUP, files=("weights",)
    )


def _greedy(game: str, seed: int, parameters: Mapping[str, str]) -> Bot:
    (entry,) = entry_points(group=GREEDY, name=game)
    bot: Bot = entry.load()()
    return bot


KINDS: dict[str, Kind] = {
    MEASURE: Kind(_greedy, needs=GREEDY),
    "random": Kind(lambda game, seed, parameters: RandomBot(seed)),
    **{level: _level(level) for level in levels.LEVELS},
    expert.NAME: Kind(expert.make, needs=levels.GROUP, parameters=expert.LIMITS + expert.STYLE, files=("weights",)),
}


_SEAT_SEEDS = 0x2545F4914F6CDD1D

GROUP = "powerhouse.bots"
"""The entry points by which packages bring bots: each is a class of bots, or a `Kind`."""


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _loaded(entry: EntryPoint) -> Kind:
    try:
        found = entry.load()
    except (Exception, SystemExit) as error:
        raise PowerhouseError(
            phrase("bot-unloadable", bot=entry.name, place=entry.value, reason=in_a_line(error))
        ) from error
    if isinstance(found, Kind):
        return found
    if inspect.isclass(found) and issubclass(found, Bot):
        own = tuple(name for name in inspect.signature(found).parameters if name not in ("game", "seed"))
        return Kind(lambda game, seed, parameters: made(found, entry.name, game, seed, parameters), parameters=own)
    raise PowerhouseError(phrase("bot-no-kind", bot=entry.name, place=entry.value))


def _kind(name: str) -> Kind | None:
    """Raises `PowerhouseError` if it comes from a package and cannot be loaded."""
    if name in KINDS:
        return KINDS[name]
    return _loaded(_installed()[name]) if name in _installed() else None


def _plays(name: str, game: str) -> bool:
    """One that cannot be loaded plays nothing; whoever names it is told why."""
    try:
        kind = _kind(name)
    except PowerhouseError:
        return False
    return kind is not None and kind.plays(game)


def names(game: str) -> list[str]:
    """The bots that play this game."""
    _check_game(game)
    return sorted(name for name in {*KINDS, *_installed()} if _plays(name, game))


def parameters(name: str) -> list[str]:
    """What may follow the name of a bot."""
    kind = _kind(name)
    return [*kind.parameters, *kind.files] if kind is not None else []


def ours(spec: str) -> bool:
    """Whether it is one of this package, which neither fails nor takes for ever."""
    name = spec.strip().partition(":")[0]
    return name in KINDS or name == styles.PREFIX


def by_strength(game: str) -> list[str]:
    """The bots that play this game, the strongest first; those of unknown strength last."""
    rank = {name: place for place, name in enumerate(BY_STRENGTH)}
    return sorted(names(game), key=lambda name: (rank.get(name, len(rank)), name))


def opponents(game: str) -> list[str]:
    """The bots that are offered to people, the strongest first."""
    return [name for name in by_strength(game) if name != MEASURE]


def usual(game: str) -> str:
    """The bot for somebody who has not chosen one."""
    found = by_strength(game)
    return USUAL if USUAL in found else found[0]


def weakest(game: str) -> str:
    """The bot for somebody who has just learnt the game: the lowest level, or what comes next to it."""
    found = by_strength(game)
    return next((bot for bot in reversed(BY_STRENGTH[:-1]) if bot in found), found[-1])


def simpler(spec: str, game: str) -> list[str]:
    """Those that can stand in for a bot, the next simpler one first."""
    name = spec.partition(":")[0]
    known = [other for other in by_strength(game) if other in BY_STRENGTH]
    return known[known.index(name) + 1 :] if name in known else known[-1:]


def find(spec: str, game: str, seed: int, files: bool = False) -> Bot:
    """A new bot for this game; raises `PowerhouseError` with the names there are. With `files` it may read some."""
    _check_game(game)
    name, *texts = spec.strip().split(":")
    if name == styles.PREFIX:
        return styles.make(game, texts)
    kind = _kind(name)
    if kind is None:
        raise PowerhouseError(phrase("bot-unknown", bot=name, game=game, bots=[*names(game)]))
    if not kind.plays(game):
        raise PowerhouseError(phrase("bot-other-game", bot=name, game=game, bots=[*names(game)]))
    parameters = read_parameters(name, texts)
    known = kind.parameters + (kind.files if files else ())
    for key in parameters:
        if key not in known:
            said = "bot-no-parameter" if known else "bot-no-parameters"
            raise PowerhouseError(phrase(said, bot=name, parameter=key, parameters=[*known]))
    return kind.make(game, seed if ours(name) else own_seed(seed), parameters)


@cache
def _check_game(game: str) -> None:
    """An unknown game raises `BadSetup`; a known one is looked up once, since that takes as long as a game."""
    registry.find(game)


def seat_seed(seed: int, seat: int) -> int:
    """For the bot of this seat in the game with this seed: its chance must never run in step with that of the game."""
    return (seed * 8 + seat) ^ _SEAT_SEEDS


def own_seed(seed: int) -> int:
    """For a bot that is not ours: from this seed it cannot compute that of the match."""
    return int.from_bytes(blake2b(f"{seed}".encode(), digest_size=8).digest(), "big") >> 1


def read_parameters(name: str, texts: list[str]) -> dict[str, str]:
    """What follows the name of a bot, as `key=value`."""
    parameters: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not key or not equals or not value:
            raise PowerhouseError(phrase("bot-parameter-form", text=text, bot=name))
        if key in parameters:
            raise PowerhouseError(phrase("bot-parameter-twice", bot=name, parameter=key))
        parameters[key] = value
    return parameters


def made(kind: Callable[..., Bot], spec: str, game: str, seed: int, parameters: Mapping[str, str]) -> Bot:
    """Game and seed are given to those classes that ask for them, parameters as keywords."""
    asked = inspect.signature(kind).parameters
    given = {name: value for name, value in {"game": game, "seed": seed}.items() if name in asked}
    try:
        bot = kind(**given, **parameters)
    except (Exception, SystemExit) as error:
        raise PowerhouseError(phrase("bot-unmakable", bot=spec, reason=in_a_line(error))) from error
    if not hasattr(bot, "name"):
        bot.name = spec
    return bot
