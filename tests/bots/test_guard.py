"""A bot that fails, overruns or breaks the rules: the next simpler one moves, and it is told."""

import time
from collections.abc import Callable

import pytest

from powerhouse.bots import Bot, Clock, registry
from powerhouse.bots import guard as module
from powerhouse.bots.guard import Guarded
from powerhouse.core.chance import Seeded
from powerhouse.core.state import State
from powerhouse.games.power_grid import GAME


class Strange(Bot):
    """Does what it is made for."""

    name = "strange"

    def __init__(self, do: Callable[[State], int]) -> None:
        self._do = do

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        return self._do(state)


def choice_of(do: Callable[[State], int], monkeypatch: pytest.MonkeyPatch, seconds: float | None = None) -> Guarded:
    """A guarded bot after its first choice, which must be legal."""
    monkeypatch.setitem(registry.KINDS, "strange", registry.Kind(lambda game, seed, parameters: Strange(do)))
    state = GAME.start(GAME.setup(3), Seeded(1))
    guarded = Guarded("strange", "power-grid", 5, seconds)
    assert guarded.choose(state, state.turn, state.moves()) in state.moves()
    return guarded


def fail(state: State) -> int:
    raise ZeroDivisionError("no money")


def dawdle(state: State) -> int:
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            time.sleep(0.01)
        except Exception:  # even a bot that catches everything is broken off
            continue
    return state.moves()[0]


def test_a_good_bot_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert choice_of(lambda state: state.moves()[-1], monkeypatch).faults == []


def test_one_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    (fault,) = choice_of(fail, monkeypatch).faults
    assert (fault.bot, fault.text) == ("strange", "failed with ZeroDivisionError: no money")


def test_one_that_breaks_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    (fault,) = choice_of(lambda state: -7, monkeypatch).faults
    assert fault.text == "chose -7, which is not a legal move"


def test_one_that_overruns_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GRACE", 0.0)
    start = time.monotonic()
    (fault,) = choice_of(dawdle, monkeypatch, seconds=0.2).faults
    assert time.monotonic() - start < 5
    assert fault.text == "took more than 0.2 seconds"


def test_the_next_simpler_one_stands_in() -> None:
    assert registry.simpler("greedy", "power-grid")[-1] == "random"
    assert "greedy" not in registry.simpler("greedy", "power-grid")
    assert registry.simpler("random", "power-grid") == []
    assert registry.simpler("of-my-own", "power-grid") == ["random"]
