"""The tuner finds better weights where there are some, goes on after an interruption, and writes nothing worse."""

import json
from pathlib import Path

import pytest

from powerhouse.arena import tune as module
from powerhouse.arena.contest import Entrant
from powerhouse.arena.engines import local
from powerhouse.arena.ratings import wilson
from powerhouse.arena.tune import Wish, tune
from powerhouse.bots import levels
from powerhouse.core.errors import PowerhouseError

pytest.importorskip("optuna", reason="the extra `lab` is not installed")

WISH = Wish("power-grid", "hard", players=4, trials=40, games=50, check=400, seed=1)
RANGES = {"noise": (0.0, 10.0)}


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Instead of games: the nearer the only weight is to 7, the more is won; collects the seeds used."""
    seeds: list[int] = []

    def play(wish: Wish, weights: dict[str, float], file: Path, games: int, seed: int, engine: object) -> Entrant:
        seeds.extend(range(seed, seed + games))
        rate = 0.5 - abs(weights["noise"] - 7.0) / 20
        return Entrant("hard", rate, wilson(rate * games, games), 25.0, (20.0, 30.0), games)

    monkeypatch.setattr(module, "_play", play)
    monkeypatch.setattr(levels, "ranges", lambda game: RANGES)
    return seeds


def test_it_finds_better_weights(tmp_path: Path, played: list[int]) -> None:
    found = tune(WISH, tmp_path / "study", local(1))
    assert found.accepted
    assert found.weights["noise"] == pytest.approx(7.0, abs=1.0)
    assert found.result.games == WISH.check
    assert set(found.weights) == set(levels.weights("power-grid", "hard"))
    assert len(played) == len(set(played)), "no seed is used twice"


def test_an_interrupted_run_goes_on(tmp_path: Path, played: list[int]) -> None:
    told: list[int] = []

    def stop_at(number: int, rate: float) -> None:
        told.append(number)
        if number == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tune(WISH, tmp_path / "study", local(1), stop_at)
    tune(WISH, tmp_path / "study", local(1), lambda number, rate: told.append(number))
    assert told == list(range(WISH.trials))


def test_a_study_of_something_else_is_not_mixed_in(tmp_path: Path, played: list[int]) -> None:
    tune(WISH, tmp_path / "study", local(1))
    other = Wish("power-grid", "normal", players=4, trials=2, games=50, check=400, seed=1)
    with pytest.raises(PowerhouseError, match=r"is a study of .*'level': 'hard'"):
        tune(other, tmp_path / "study", local(1))


def test_accepted_weights_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "better.json"
    file.write_text(json.dumps(levels.weights("power-grid", "hard")))
    same = levels.weights("power-grid", "hard", str(file))
    assert same == levels.weights("power-grid", "hard")
