"""The tuner: CMA-ES over the weights of a level by games against the weights there are, checked on fresh seeds."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Any

from powerhouse.arena.contest import Entrant, contest
from powerhouse.arena.engines import Engine
from powerhouse.arena.plan import Plan
from powerhouse.arena.ratings import wilson
from powerhouse.arena.running import run
from powerhouse.bots import levels
from powerhouse.core.errors import PowerhouseError

if TYPE_CHECKING:
    from optuna import Study

FINALISTS = 4
"""So many of the best trials play again on fresh seeds, because the best of many noisy figures flatters."""


@dataclass(frozen=True)
class Wish:
    """What to tune: one seat with trial weights against the level as it is, `games` games a trial.

    Trials, finals and the check use up seeds from `seed` on, none of them twice.
    """

    game: str
    level: str
    players: int
    trials: int
    games: int
    check: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    def named(self) -> dict[str, Any]:
        """What a study must agree on to be taken up again; it may get more trials."""
        return {"game": self.game, "level": self.level, "players": self.players, "games": self.games, "seed": self.seed}


@dataclass(frozen=True)
class Tuned:
    """The best weights found and how they did on seeds that nothing was tuned on; `accepted` if surely above par."""

    weights: dict[str, float]
    result: Entrant
    par: float

    @property
    def accepted(self) -> bool:
        return self.result.interval[0] > self.par


class Space:
    """Where to look: each weight as a place from -1 to 1 within its range, today's at 0, where CMA-ES begins."""

    def __init__(self, start: dict[str, float], ranges: dict[str, tuple[float, float]]) -> None:
        self._start = start
        self._ranges = ranges

    def distributions(self) -> dict[str, Any]:
        from optuna.distributions import FloatDistribution

        return {name: FloatDistribution(-1.0, 1.0) for name in self._ranges}

    def weights(self, places: dict[str, float]) -> dict[str, float]:
        return {**self._start, **{name: self._weight(name, place) for name, place in places.items()}}

    def _weight(self, name: str, place: float) -> float:
        low, high = self._ranges[name]
        start = self._start[name]
        return start + place * (high - start if place > 0 else start - low)


def tune(wish: Wish, file: Path, engine: Engine, progress: Callable[[int, float], None] | None = None) -> Tuned:
    """Goes on with the study in `file`, if there is one; `progress` hears each trial with its win rate."""
    study = _study(wish, file)
    start = levels.weights(wish.game, wish.level, players=wish.players)
    space = Space(start, levels.ranges(wish.game))
    with TemporaryDirectory() as folder:
        scratch = Path(folder)

        def play(weights: dict[str, float], name: str, games: int, seed: int) -> Entrant:
            return _play(wish, weights, scratch / f"{name}.json", games, seed, engine)

        for number in range(_done(study), wish.trials):
            trial = study.ask(space.distributions())
            result = play(space.weights(trial.params), f"trial-{number}", wish.games, wish.seed + number * wish.games)
            study.tell(trial, result.win_rate)
            if progress is not None:
                progress(number, result.win_rate)
        fresh = wish.seed + _done(study) * wish.games
        best, highest = start, -1.0
        for place, params in enumerate(_finalists(study)):
            weights = space.weights(params)
            rate = play(weights, f"final-{place}", 2 * wish.games, fresh + 2 * place * wish.games).win_rate
            if rate > highest:
                best, highest = weights, rate
        checked = play(best, "check", wish.check, fresh + 2 * FINALISTS * wish.games)
    return Tuned(best, checked, 1 / wish.players)


def _play(wish: Wish, weights: dict[str, float], file: Path, games: int, seed: int, engine: Engine) -> Entrant:
    """How these weights do in one seat, the others being the level as it is; weights that make it fail lose all."""
    file.write_text(json.dumps(weights), "utf-8")
    challenger = f"{wish.level}:weights={file}"
    bots = (challenger, *[wish.level] * (wish.players - 1))
    plan = Plan(wish.game, wish.players, games, seed, bots, wish.options, rotated=True)
    plan.check()
    result = contest(plan, run(plan, engine), perf_counter())
    found = next(entrant for entrant in result.bots if entrant.name == challenger)
    return replace(found, win_rate=0.0, interval=wilson(0.0, found.games)) if result.failed else found


def _study(wish: Wish, file: Path) -> "Study":
    import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(
        storage=f"sqlite:///{file}",
        study_name="tune",
        sampler=optuna.samplers.CmaEsSampler(seed=wish.seed, warn_independent_sampling=False),
        direction="maximize",
        load_if_exists=True,
    )
    before = study.user_attrs.get("wish")
    if before is None:
        study.set_user_attr("wish", wish.named())
    elif before != wish.named():
        raise PowerhouseError(f"{file} is a study of {before}, not of {wish.named()}")
    return study


def _done(study: "Study") -> int:
    return len(_complete(study))


def _complete(study: "Study") -> list[Any]:
    """A trial that was interrupted does not count."""
    from optuna.trial import TrialState

    return study.get_trials(deepcopy=False, states=(TrialState.COMPLETE,))


def _finalists(study: "Study") -> list[dict[str, float]]:
    best = sorted(_complete(study), key=lambda trial: -float(trial.value))
    return [dict(trial.params) for trial in best[:FINALISTS]]
