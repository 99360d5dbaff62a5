"""The tuner finds better weights where there are some, goes on after an interruption, and writes nothing worse."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from powerhouse.arena import tune as module
from powerhouse.arena.engines import local
from powerhouse.arena.tune import Tuned, TuningSpec
from powerhouse.bots import levels
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import Phrase

pytest.importorskip("optuna", reason="the extra `lab` is not installed")

WISH = TuningSpec("power-grid", "hard", players=4, trials=3, games=50, check=400, seed=1)
ONE = replace(WISH, trials=1)
RANGES = {"noise": (0.0, 10.0)}


class Interrupted(Exception):
    """Stands for Ctrl-C, which would end the tests as well."""


class Played:
    """Instead of games: the nearer the only weight is to 7, the more is won; collects the seeds used."""

    def __init__(self) -> None:
        self.seeds: list[int] = []
        self.parts = 0
        self.failing = False

    def __call__(
        self, wish: TuningSpec, weights: dict[str, float], games: int, seed: int, engine: object
    ) -> float | None:
        self.seeds.extend(range(seed, seed + games))
        self.parts += 1
        return None if self.failing else (0.5 - abs(weights["noise"] - 7.0) / 20) * games


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Played:
    played = Played()
    monkeypatch.setattr(module, "_wins", played)
    monkeypatch.setattr(levels, "ranges", lambda game: RANGES)
    return played


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "better.json"


def tune(wish: TuningSpec, out: Path, told: Callable[[Phrase], None] = lambda part: None) -> Tuned:
    return module.tune(wish, out, local(1), told)


def study(out: Path) -> Path:
    return out.with_name(out.name + ".study")


def test_it_finds_better_weights_and_replaces_them_by_still_better_ones(out: Path, played: Played) -> None:
    first = tune(replace(WISH, trials=25), out)
    assert first.accepted
    assert json.loads(out.read_text()) == first.weights
    found = tune(replace(WISH, trials=40), out)
    assert found.accepted
    assert found.weights["noise"] == pytest.approx(7.0, abs=1.0)
    assert found.games == WISH.check
    assert set(found.weights) == set(levels.weights("power-grid", "hard"))
    assert json.loads(out.read_text()) == found.weights


def test_weights_with_which_a_bot_fails_lose_everything(out: Path, played: Played) -> None:
    def fail_in_the_check(part: Phrase) -> None:
        played.failing = part.key == "tune-check"

    found = tune(ONE, out, fail_in_the_check)
    assert found.win_rate == 0.0
    assert not found.accepted
    assert not out.exists()


def test_an_interrupted_run_goes_on(out: Path, played: Played) -> None:
    """It is interrupted after every part, be it of the trials, of the finals or of the check."""
    told: list[str] = []

    def stop(part: Phrase) -> None:
        told.append(str(part).partition(": won ")[0])
        raise Interrupted

    wish = replace(WISH, trials=2, check=100)
    parts = 2 + 2 * 2 + 2
    for _ in range(parts):
        with pytest.raises(Interrupted):
            tune(wish, out, stop)
    found = tune(wish, out, stop)
    assert found == tune(wish, out, stop)
    assert played.parts == parts
    assert told[:2] == ["trial 1 of 2", "trial 2 of 2"]
    best = 1 if told[2].startswith("final of trial 1") else 2
    assert told[2:4] == [f"final of trial {best}, 52 of 100 games", f"final of trial {best}, 100 of 100 games"]
    assert told[4:6] == [f"final of trial {3 - best}, 52 of 100 games", f"final of trial {3 - best}, 100 of 100 games"]
    assert told[6:] == [f"check of trial {best}, 52 of 100 games", f"check of trial {best}, 100 of 100 games"]


def test_no_seed_is_used_twice_however_often_a_study_goes_on(out: Path, played: Played) -> None:
    tune(ONE, out)
    tune(WISH, out)
    tune(replace(WISH, check=500), out)
    assert len(played.seeds) == len(set(played.seeds))
    assert min(played.seeds) == WISH.seed


def test_what_is_interrupted_has_used_up_its_seeds(out: Path, played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*part: object) -> None:
        played(*part)  # type: ignore[arg-type]
        raise Interrupted

    with monkeypatch.context() as patch:
        patch.setattr(module, "_wins", stop)
        with pytest.raises(Interrupted):
            tune(ONE, out)
    tune(ONE, out)
    assert len(played.seeds) == len(set(played.seeds))


def test_a_study_of_something_else_is_not_mixed_in(out: Path, played: Played) -> None:
    tune(ONE, out)
    parts = played.parts
    for other, difference in [
        (replace(ONE, game="pipeline", players=3), "game power-grid, not pipeline"),
        (replace(ONE, level="normal"), "level hard, not normal"),
        (replace(ONE, players=3), "players 4, not 3"),
        (replace(ONE, options={"money": "open"}), "option money hidden, not open"),
        (replace(ONE, games=60), "games 50, not 60"),
        (replace(ONE, seed=2), "seed 1, not 2"),
    ]:
        with pytest.raises(PowerhouseError, match=rf"better\.json\.study was begun with {difference}; choose another"):
            tune(other, out)
    assert played.parts == parts


def test_a_study_with_other_opponents_is_not_mixed_in(
    out: Path, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    tune(ONE, out)
    changed = {**levels.weights("power-grid", "hard"), "noise": 0.25}
    monkeypatch.setattr(levels, "weights", lambda *args, **more: changed)
    with pytest.raises(PowerhouseError, match=r"was begun with weight noise 0\.0, not 0\.25"):
        tune(ONE, out)


def test_an_option_that_is_named_with_its_default_changes_nothing(out: Path, played: Played) -> None:
    found = tune(ONE, out)
    assert tune(replace(ONE, options={"money": "hidden"}), out) == found


def test_what_somebody_else_wrote_is_not_replaced(out: Path, played: Played) -> None:
    refused = r"better\.json exists already and is no result of .*better\.json\.study; choose another name or remove it"
    out.write_text("mine")
    with pytest.raises(PowerhouseError, match=refused):
        tune(ONE, out)
    assert not study(out).exists()
    out.unlink()
    tune(ONE, out)
    parts = played.parts
    out.write_text("mine")
    with pytest.raises(PowerhouseError, match=refused):
        tune(ONE, out)
    assert out.read_text() == "mine"
    assert played.parts == parts


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (replace(ONE, players=9), "Power Grid is for 2 to 6 players, not 9"),
        (replace(ONE, options={"money": "none"}), "option money is 'none'"),
        (replace(ONE, trials=-1), "at least 1 trial is needed, not -1"),
        (replace(ONE, games=0), "at least 1 game must be played, not 0"),
        (replace(ONE, check=0), "the check needs at least 1 game, not 0"),
    ],
)
def test_bad_input_makes_no_study(out: Path, played: Played, wish: TuningSpec, reason: str) -> None:
    with pytest.raises(PowerhouseError, match=reason):
        tune(wish, out)
    assert not study(out).exists()


@pytest.mark.parametrize("seed", [-1, 2**40])
def test_any_seed_will_do(out: Path, played: Played, seed: int) -> None:
    tune(replace(WISH, seed=seed), out)
    assert min(played.seeds) == seed


def test_accepted_weights_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "better.json"
    file.write_text(json.dumps(levels.weights("power-grid", "hard")))
    same = levels.weights("power-grid", "hard", str(file))
    assert same == levels.weights("power-grid", "hard")
