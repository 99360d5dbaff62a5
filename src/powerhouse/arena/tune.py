"""The tuner: CMA-ES over the weights of a level by games against the weights there are, checked on fresh seeds.

All that was played is kept in a study beside the result, `better.json.study`, so that an interrupted run goes on.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from os.path import exists, isdir
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import IO, TYPE_CHECKING, Any

from powerhouse.arena.contest import contest
from powerhouse.arena.engines import Engine
from powerhouse.arena.ratings import wilson
from powerhouse.arena.runner import run
from powerhouse.arena.series import Series
from powerhouse.bots import levels
from powerhouse.core import registry
from powerhouse.core.changes import Changes
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.files import system, taken_alone, write_whole
from powerhouse.core.phrase import Phrase, phrase

if TYPE_CHECKING:
    from optuna import Study

FINALISTS = 4
"""So many of the best trials play again on fresh seeds, because the best of many noisy figures flatters."""

Progress = Callable[[Phrase], None]
"""Hears what was played, and the win rate in it."""


@dataclass(frozen=True)
class TuningSpec:
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
    components: Changes | None = None

    def refuse_bad_input(self) -> None:
        """Before anything is made or played; raises `PowerhouseError`."""
        levels.check(self.game, self.level)
        if self.trials < 1:
            raise PowerhouseError(phrase("tune-no-trials", trials=self.trials))
        if self.check < 1:
            raise PowerhouseError(phrase("tune-no-check", games=self.check))
        self.series(self.level, self.games, self.seed).check()

    def series(self, challenger: str, games: int, seed: int) -> Series:
        """The challenger in one seat, the level as it is in the others."""
        bots = (challenger, *[self.level] * (self.players - 1))
        return Series(
            self.game, self.players, games, seed, bots, self.options, rotated=True, components=self.components
        )

    def named(self) -> dict[str, Any]:
        """All that decides what is measured: what a study must agree on to be taken up again."""
        game = registry.find(self.game)
        setup = game.setup(self.players, self.options, self.components)
        ranges = levels.ranges(self.game)
        return {
            "game": self.game,
            "level": self.level,
            "players": self.players,
            **{f"option {name}": value for name, value in setup.options.items()},
            "games": self.games,
            "seed": self.seed,
            "rules": game.rules,
            "components": setup.components.hash,
            **{f"weight {name}": weight for name, weight in self.weights().items()},
            **{f"range of {name}": [low, high] for name, (low, high) in ranges.items()},
        }

    def weights(self) -> dict[str, float]:
        """Those of the level as it is: where the search begins, and what the opponents play with."""
        return levels.weights(self.game, self.level, players=self.players)


@dataclass(frozen=True)
class Tuned:
    """The best weights found and how they did on seeds that nothing was tuned on; `accepted` if surely above par."""

    weights: dict[str, float]
    win_rate: float
    games: int
    par: float

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.win_rate * self.games, self.games)

    @property
    def accepted(self) -> bool:
        return self.interval[0] > self.par


class SearchSpace:
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


class Tuner:
    """A study that goes on: what it has is not played again."""

    def __init__(self, wish: TuningSpec, study: "Study", engine: Engine, progress: Progress) -> None:
        self._wish = wish
        self._study = study
        self._engine = engine
        self._progress = progress
        self._space = SearchSpace(wish.weights(), levels.ranges(wish.game))

    def tried(self) -> list[tuple[float, dict[str, float]]]:
        """The win rates and weights of the trials; one that was interrupted does not count."""
        from optuna.trial import TrialState

        trials = self._study.get_trials(deepcopy=False, states=(TrialState.COMPLETE,))
        return [(float(trial.value or 0.0), self._space.weights(trial.params)) for trial in trials]

    def tune(self) -> Tuned:
        wish = self._wish
        for number in range(len(self.tried()), wish.trials):
            trial = self._study.ask(self._space.distributions())
            rate = (self._wins(self._space.weights(trial.params), wish.games) or 0.0) / wish.games
            self._study.tell(trial, rate)
            self._progress(phrase("tune-trial", trial=number + 1, trials=wish.trials, rate=rate))
        trials = sorted(enumerate(self.tried(), 1), key=lambda numbered: -numbered[1][0])
        finals = [
            (self._win_rate("final", number, weights, 2 * wish.games), number, weights)
            for number, (_, weights) in trials[:FINALISTS]
        ]
        _, number, best = max(finals, key=lambda final: final[0])
        return Tuned(best, self._win_rate("check", number, best, wish.check), wish.check, 1 / wish.players)

    def _win_rate(self, part: str, trial: int, weights: dict[str, float], games: int) -> float:
        """Played in parts as long as a trial; those that the study has are not played again."""
        # Whole rounds of the table, so that no seat is played more often than another.
        at_once = self._wish.games + -self._wish.games % self._wish.players
        key = f"{part} of trial {trial} over {games} games"
        played, wins = self._study.user_attrs.get(key, (0, 0.0))
        while played < games:
            more = min(at_once, games - played)
            won = self._wins(weights, more)
            # Weights with which a bot fails lose all.
            played, wins = (played + more, wins + won) if won is not None else (games, 0.0)
            self._study.set_user_attr(key, (played, wins))
            told = phrase(f"tune-{part}", trial=trial, played=played, games=games, rate=wins / played)
            self._progress(told)
        return float(wins / games)

    def _wins(self, weights: dict[str, float], games: int) -> float | None:
        return _wins(self._wish, weights, games, self._fresh_seed(games), self._engine)

    def _fresh_seed(self, games: int) -> int:
        """The first of so many seeds that were never used; what is interrupted has used up its own."""
        first = int(self._study.user_attrs.get("fresh seed", self._wish.seed))
        self._study.set_user_attr("fresh seed", first + games)
        return first


def tune(wish: TuningSpec, out: Path, engine: Engine, progress: Progress = lambda told: None) -> Tuned:
    """Goes on with the study beside `out`, if there is one; writes the weights to `out` if they are accepted.

    Raises `PowerhouseError` before anything is played if something is wrong with the wish, `out` or the study.
    """
    wish.refuse_bad_input()
    # os.path, because to a `Path` a name that is too long is an error.
    if isdir(out):
        raise PowerhouseError(phrase("tune-folder", path=str(out)))
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PowerhouseError(phrase("file-unwritable", path=str(out), reason=system(error))) from error
    file = out.with_name(out.name + ".study")
    taken = PowerhouseError(phrase("tune-taken", path=str(out), study=str(file)))
    if exists(out) and not exists(file):
        raise taken
    with _held(file):
        tuner = Tuner(wish, _study(wish, file), engine, progress)
        if exists(out) and out.read_bytes() not in [_content(weights) for _, weights in tuner.tried()]:
            raise taken
        tuned = tuner.tune()
        if tuned.accepted:
            write_whole(out, _content(tuned.weights))
    return tuned


def _held(file: Path) -> IO[bytes]:
    """A study serves one run at a time."""
    try:
        held = taken_alone(file)
    except OSError as error:
        raise PowerhouseError(phrase("tune-no-study", path=str(file), reason=system(error))) from error
    if held is None:
        raise PowerhouseError(phrase("results-taken", path=str(file)))
    return held


def _content(weights: dict[str, float]) -> bytes:
    return (json.dumps(weights, indent=2) + "\n").encode()


def _study(wish: TuningSpec, file: Path) -> "Study":
    import optuna
    from optuna.exceptions import OptunaError
    from sqlalchemy.exc import SQLAlchemyError

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    try:
        study = optuna.create_study(
            storage=f"sqlite:///{file}",
            study_name="tune",
            sampler=optuna.samplers.CmaEsSampler(seed=wish.seed % 2**32, warn_independent_sampling=False),
            direction="maximize",
            load_if_exists=True,
        )
        now = wish.named()
        begun = study.user_attrs.get("wish", now)
        for name in {**begun, **now}:
            if begun.get(name) != now.get(name):
                before, after = (str(told[name]) if name in told else phrase("tune-nothing") for told in (begun, now))
                raise PowerhouseError(phrase("tune-other-study", path=str(file), name=name, before=before, now=after))
        # Always written, so that a study which can only be read is refused before anything is played.
        study.set_user_attr("wish", now)
    except (SQLAlchemyError, OptunaError, RuntimeError) as error:
        reason = str(error.__cause__ or error).splitlines()[0]
        raise PowerhouseError(phrase("tune-no-study", path=str(file), reason=reason)) from error
    return study


def _wins(wish: TuningSpec, weights: dict[str, float], games: int, seed: int, engine: Engine) -> float | None:
    """How often these weights win in one seat, the others being the level as it is; None if a bot failed."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "weights.json"
        file.write_text(json.dumps(weights), "utf-8")
        challenger = f"{wish.level}:weights={file}"
        series = wish.series(challenger, games, seed)
        series.check()
        result = contest(series, run(series, engine), perf_counter())
    found = next(entrant for entrant in result.bots if entrant.name == challenger)
    return None if result.failed else found.win_rate * found.games
