"""The levels `beginner`, `easy`, `normal` and `hard`: the heuristics of a game with the weights of a data file."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from math import log
from pathlib import Path
from typing import Any

from powerhouse.bots.advisor import Advisor, Candidate
from powerhouse.bots.bot import Bot, Clock, Considered
from powerhouse.bots.search import pondered, seed_at
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import phrase
from powerhouse.core.rng import Rng
from powerhouse.core.state import State

LEVELS = ("beginner", "easy", "normal", "hard")

GROUP = "powerhouse.advisors"
"""The entry points by which a game brings its heuristics, made from weights by name; their data lie beside them."""

NOISE = "noise"
"""The weight that every game has: how far the judgement of a level strays, in the measure of its candidates."""


SENSIBLE = 3.0
"""A level errs, but it does nothing that seems to it worse than the best by more than so many times its noise."""

DUEL = 2
"""So many players make a duel, for which some levels have weights of their own."""

AHEAD = 2
"""A level that plays on in mind does so for so many rounds."""


class Level(Bot):
    """Plays the best candidate; one with noise takes now and then another that seemed about as good."""

    def __init__(self, name: str, heuristics: "Heuristics", noise: float, seed: int) -> None:
        self.name = name
        self._heuristics = heuristics
        self._noise = noise
        self._seed = seed

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        advisor = self._heuristics.at(state)
        if self._noise and not advisor.beyond_doubt(state):
            return self._strayed(state, advisor.candidates(state))
        if advisor.looks(state):
            return self._weighed(advisor, state)[0].move
        return advisor.choose(state)

    def _strayed(self, state: State, candidates: list[Candidate]) -> int:
        least = candidates[0].value - SENSIBLE * self._noise
        sensible = [candidate for candidate in candidates if candidate.value >= least]
        return max(sensible, key=lambda one: one.value + self._noise * self._error(state, one.move)).move

    def _error(self, state: State, move: int) -> float:
        """Gumbel noise: a candidate is then chosen with a chance proportional to exp(value / noise).

        A move is misjudged in the same way for a whole round, so that what was begun is not left half done.
        """
        drawn = Rng((self._seed * 1_009 + state.rounds()) * 1_000_003 + move).below(1_000_000)
        return -log(-log((1 + drawn) / 1_000_001))

    def explain(self, state: State, seat: int, clock: Clock | None = None) -> list[Considered]:
        advisor = self._heuristics.at(state)
        looked = bool(advisor.looks(state))
        return [
            Considered(one.move, one.value, advisor.reason(state, one.move), looked)
            for one in self._weighed(advisor, state)
        ]

    def _weighed(self, advisor: Advisor, state: State) -> list[Candidate]:
        """The candidates, the best first, as they are or after some thought."""
        looks = advisor.looks(state)
        if looks:
            return pondered(state, advisor, looks, AHEAD, seed_at(state, self._seed))
        return advisor.candidates(state)


class Heuristics:
    """What a level knows of a game, at tables of any size."""

    def __init__(self, usual: Advisor, duel: Advisor) -> None:
        self._usual = usual
        self._duel = duel

    def at(self, state: State) -> Advisor:
        return self._duel if state.seats == DUEL else self._usual


def heuristics(
    game: str, level: str, file: str | None = None, changes: Mapping[str, float] | None = None
) -> Heuristics:
    """What a level knows, with the weights of a file and other changes in their place."""
    usual, duel = (
        advisor(game, tuple({**weights(game, level, file, players), **(changes or {})}.items()))
        for players in (None, DUEL)
    )
    return Heuristics(usual, duel)


def make(level: str, game: str, seed: int, parameters: Mapping[str, str]) -> Level:
    """A bot of this level; `weights` may name a file with other weights."""
    file = parameters.get("weights")
    return Level(level, heuristics(game, level, file), weights(game, level, file).get(NOISE, 0.0), seed)


def check(game: str, level: str) -> None:
    """Raise `PowerhouseError` if there is no such level of this game."""
    if game not in games():
        raise PowerhouseError(phrase("level-no-game", game=game, games=[*games()]))
    if level not in LEVELS:
        raise PowerhouseError(phrase("level-unknown", level=level, levels=[*LEVELS]))


def games() -> list[str]:
    """The games that have levels."""
    return sorted(entry_points(group=GROUP).names)


@cache
def _entry(game: str) -> EntryPoint:
    (entry,) = entry_points(group=GROUP, name=game)
    return entry


def advisor_class(game: str) -> Callable[[Mapping[str, float]], Advisor]:
    """What makes the heuristics of a game from weights by name."""
    found: Callable[[Mapping[str, float]], Advisor] = _entry(game).load()
    return found


def package(game: str) -> str:
    """The package that has the heuristics of a game."""
    module = import_module(_entry(game).module)
    return module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]


def data(game: str, name: str) -> dict[str, Any]:
    """A data file beside the heuristics of a game; an empty one where there is none."""
    file = files(package(game)) / "data" / f"{name}.json"
    found: dict[str, Any] = json.loads(file.read_text()) if file.is_file() else {}
    return found


@cache
def ranges(game: str) -> dict[str, tuple[float, float]]:
    """The weights that are worth tuning, from where to where."""
    return {name: (float(low), float(high)) for name, (low, high) in data(game, "ranges").items()}


@cache
def weights(game: str, level: str, file: str | None = None, players: int | None = None) -> dict[str, float]:
    """The weights of a level, those of the file in their place; raises `PowerhouseError` with one sentence.

    With two players those of `LEVEL-duel.json` count, which names only what differs.
    """
    found = {name: float(value) for name, value in data(game, level).items()}
    if players == DUEL:
        found |= {name: float(value) for name, value in data(game, f"{level}-duel").items()}
    if file is None:
        return found
    try:
        changed = {name: float(value) for name, value in json.loads(Path(file).read_text()).items()}
    except (OSError, ValueError, AttributeError, TypeError) as error:
        raise PowerhouseError(
            phrase("weights-unreadable", file=file, example='{"noise": 0.5}', reason=str(error))
        ) from error
    for name in changed:
        if name not in found:
            raise PowerhouseError(phrase("weights-unknown", file=file, weight=name, level=level, game=game))
    return {**found, **changed}


@cache
def advisor(game: str, weights: tuple[tuple[str, float], ...]) -> Advisor:
    """Advisors keep nothing, so one serves all bots with the same weights."""
    return advisor_class(game)({name: value for name, value in weights if name != NOISE})
