"""What PettingZoo and Gymnasium demand of an environment, by their own tests."""

import sys
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the extra rl is not installed")
pytest.importorskip("pettingzoo", reason="the extra rl is not installed")

import gymnasium
import pettingzoo
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

from powerhouse import envs
from powerhouse.envs import parallel
from tests.envs.tables import GAMES

# PettingZoo knows environments with a mask in the observation by their names, and warns of all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def id_of(game: str) -> str:
    return f"powerhouse/{game}-v1"


def test_all_games_are_registered() -> None:
    assert {id_of(game) for game in GAMES} <= set(envs.ids())
    for game in GAMES:
        assert gymnasium.spec(id_of(game)).kwargs == {"game": game}
        assert pettingzoo.make("aec", id_of(game), players=3).terms.players == 3


@pytest.mark.parametrize("game", GAMES)
def test_seat_after_seat(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.make("aec", id_of(game), players=2), num_cycles=150)
    assert "Passed API test" in capsys.readouterr().out


def test_seat_after_seat_to_the_end() -> None:
    """A whole game: all agents end at once and are given their rewards."""
    api_test(pettingzoo.make("aec", id_of("factory-manager"), players=2), num_cycles=1000)


@pytest.mark.parametrize("game", GAMES)
def test_seat_after_seat_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: pettingzoo.make("aec", id_of(game), players=3), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_its_measurement_of_speed_runs(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It asks the clock after each round of the seats and ends when that shows more than 5: at 6, and once more."""
    clock = count()
    module = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(pettingzoo.make("aec", id_of(game), players=3))
    told = capsys.readouterr().out
    assert f"{6 * 3 / 7} turns per second" in told
    assert "Finished performance benchmark" in told


@pytest.mark.parametrize("game", GAMES)
def test_all_seats_at_once(game: str) -> None:
    parallel_api_test(pettingzoo.make("parallel", id_of(game), players=3), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_all_seats_at_once_the_same_seed_gives_the_same_game(game: str) -> None:
    parallel_seed_test(lambda: pettingzoo.make("parallel", id_of(game), players=3), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_games_are_broken_off(game: str) -> None:
    def made(make: Any) -> Any:
        return lambda max_cycles: make(game, players=3, max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(parallel_env=made(parallel.parallel_env), env=made(parallel.env)))


@pytest.mark.parametrize("game", GAMES)
def test_one_learner(game: str) -> None:
    check_env(gymnasium.make(id_of(game), players=3, bots="random", render_mode="ansi").unwrapped)
