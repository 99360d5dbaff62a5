"""The levels `easy`, `normal` and `hard`: the heuristics of a game with the weights of a data file."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from math import log
from pathlib import Path
from typing import Any

from powerhouse.bots.advisor import Advisor, Candidate
from powerhouse.bots.bot import Bot, Clock, Considered
from powerhouse.bots.factory_manager.advisor import FactoryManagerAdvisor
from powerhouse.bots.pipeline.advisor import PipelineAdvisor
from powerhouse.bots.power_grid.advisor import PowerGridAdvisor
from powerhouse.bots.power_grid_card_game.advisor import CardGameAdvisor
from powerhouse.bots.search import pondered, seed_at
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.rng import Rng
from powerhouse.core.state import State

LEVELS = ("easy", "normal", "hard")

ADVISORS: dict[str, Callable[[Mapping[str, float]], Advisor]] = {
    "factory-manager": FactoryManagerAdvisor,
    "pipeline": PipelineAdvisor,
    "power-grid": PowerGridAdvisor,
    "power-grid-card-game": CardGameAdvisor,
}
"""By game: its heuristics, made from weights by name."""

NOISE = "noise"
"""The weight that every game has: how far the judgement of a level strays, in the measure of its candidates."""


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
        self._rng = Rng(seed)

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        advisor = self._heuristics.at(state)
        if self._noise:
            candidates = advisor.candidates(state)
            return max(candidates, key=lambda candidate: candidate.value + self._noise * self._error()).move
        if advisor.looks(state):
            return self._weighed(advisor, state)[0].move
        return advisor.choose(state)

    def _error(self) -> float:
        """Gumbel noise: a candidate is then chosen with a chance proportional to exp(value / noise)."""
        return -log(-log((1 + self._rng.below(1_000_000)) / 1_000_001))

    def explain(self, state: State, seat: int, clock: Clock | None = None) -> list[Considered]:
        advisor = self._heuristics.at(state)
        return [
            Considered(one.move, one.value, advisor.reason(state, one.move)) for one in self._weighed(advisor, state)
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


def heuristics(game: str, level: str, file: str | None = None) -> Heuristics:
    usual, duel = (advisor(game, tuple(weights(game, level, file, players).items())) for players in (None, DUEL))
    return Heuristics(usual, duel)


def make(level: str, game: str, seed: int, parameters: Mapping[str, str]) -> Level:
    """A bot of this level; `weights` may name a file with other weights."""
    file = parameters.get("weights")
    return Level(level, heuristics(game, level, file), weights(game, level, file).get(NOISE, 0.0), seed)


def check(game: str, level: str) -> None:
    """Raise `PowerhouseError` if there is no such level of this game."""
    if game not in ADVISORS:
        raise PowerhouseError(f"there are no levels for '{game}'; there are for {', '.join(ADVISORS)}")
    if level not in LEVELS:
        raise PowerhouseError(f"there is no level '{level}'; there are {', '.join(LEVELS)}")


def _data(game: str, name: str) -> dict[str, Any]:
    """A data file of the bots of a game; an empty one where there is none."""
    file = files("powerhouse.bots") / game.replace("-", "_") / "data" / f"{name}.json"
    found: dict[str, Any] = json.loads(file.read_text()) if file.is_file() else {}
    return found


@cache
def ranges(game: str) -> dict[str, tuple[float, float]]:
    """The weights that are worth tuning, from where to where."""
    return {name: (float(low), float(high)) for name, (low, high) in _data(game, "ranges").items()}


@cache
def weights(game: str, level: str, file: str | None = None, players: int | None = None) -> dict[str, float]:
    """The weights of a level, those of the file in their place; raises `PowerhouseError` with one sentence.

    With two players those of `LEVEL-duel.json` count, which names only what differs.
    """
    found = {name: float(value) for name, value in _data(game, level).items()}
    if players == DUEL:
        found |= {name: float(value) for name, value in _data(game, f"{level}-duel").items()}
    if file is None:
        return found
    try:
        changed = {name: float(value) for name, value in json.loads(Path(file).read_text()).items()}
    except (OSError, ValueError, AttributeError, TypeError) as error:
        raise PowerhouseError(f'{file} is no file of weights such as {{"noise": 0.5}}: {error}') from error
    for name in changed:
        if name not in found:
            raise PowerhouseError(f"{file} has the weight '{name}', which {level} of {game} does not know")
    return {**found, **changed}


@cache
def advisor(game: str, weights: tuple[tuple[str, float], ...]) -> Advisor:
    """Advisors keep nothing, so one serves all bots with the same weights."""
    return ADVISORS[game]({name: value for name, value in weights if name != NOISE})
