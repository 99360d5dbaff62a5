"""The levels `easy`, `normal` and `hard`: the heuristics of a game with the weights of a data file."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from math import log
from pathlib import Path

from powerhouse.bots.advisor import Advisor
from powerhouse.bots.bot import Bot, Clock, Considered
from powerhouse.bots.pipeline.advisor import PipelineAdvisor
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.rng import Rng
from powerhouse.core.state import State

LEVELS = ("easy", "normal", "hard")

ADVISORS: dict[str, Callable[[Mapping[str, float]], Advisor]] = {
    "pipeline": PipelineAdvisor,
}
"""By game: its heuristics, made from weights by name."""

NOISE = "noise"
"""The weight that every game has: how far the judgement of a level strays, in the measure of its candidates."""


class Level(Bot):
    """Plays the best candidate; one with noise takes now and then another that seemed about as good."""

    def __init__(self, name: str, advisor: Advisor, noise: float, seed: int) -> None:
        self.name = name
        self._advisor = advisor
        self._noise = noise
        self._rng = Rng(seed)

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        if not self._noise:
            return self._advisor.choose(state)
        candidates = self._advisor.candidates(state)
        return max(candidates, key=lambda candidate: candidate.value + self._noise * self._error()).move

    def _error(self) -> float:
        """Gumbel noise: a candidate is then chosen with a chance proportional to exp(value / noise)."""
        return -log(-log((1 + self._rng.below(1_000_000)) / 1_000_001))

    def explain(self, state: State, seat: int, clock: Clock | None = None) -> list[Considered]:
        candidates = self._advisor.candidates(state)
        return [Considered(one.move, one.value, self._advisor.reason(state, one.move)) for one in candidates]


def make(level: str, game: str, seed: int, parameters: Mapping[str, str]) -> Level:
    """A bot of this level; `weights` may name a file with other weights."""
    values = weights(game, level, parameters.get("weights"))
    return Level(level, advisor(game, tuple(values.items())), values.get(NOISE, 0.0), seed)


@cache
def weights(game: str, level: str, file: str | None = None) -> dict[str, float]:
    """The weights of a level, those of the file in their place; raises `PowerhouseError` with one sentence."""
    own = files("powerhouse.bots") / game.replace("-", "_") / "data" / f"{level}.json"
    found: dict[str, float] = {name: float(value) for name, value in json.loads(own.read_text()).items()}
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
