"""A bot that fails, overruns or breaks the rules: the next simpler one moves, and it is told."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from powerhouse.bots import Bot, Clock, registry
from powerhouse.bots import guard as module
from powerhouse.bots.guard import Guarded, check_limit
from powerhouse.core.chance import Seeded
from powerhouse.core.errors import PowerhouseError
from powerhouse.core.state import State
from powerhouse.games.power_grid import GAME


class Strange(Bot):
    """Does what it is made for."""

    name = "strange"

    def __init__(self, do: Callable[[State], int]) -> None:
        self._do = do

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        return self._do(state)


def choice_of(
    do: Callable[[State], int], monkeypatch: pytest.MonkeyPatch, seconds: float | None = None, expendable: bool = False
) -> Guarded:
    """A guarded bot after its first choice, which must be legal."""
    monkeypatch.setitem(registry.KINDS, "strange", registry.Kind(lambda game, seed, parameters: Strange(do)))
    state = GAME.start(GAME.setup(3), Seeded(1))
    guarded = Guarded("strange", "power-grid", 5, seconds, expendable)
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
    guarded = choice_of(lambda state: state.moves()[-1], monkeypatch)
    assert (guarded.faults, guarded.replaced) == ([], 0)


def test_one_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    guarded = choice_of(fail, monkeypatch)
    (fault,) = guarded.faults
    assert (fault.bot, str(fault.said)) == ("strange", "the bot 'strange' failed with ZeroDivisionError: no money")
    assert guarded.replaced == 1


def test_one_that_breaks_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    (fault,) = choice_of(lambda state: -7, monkeypatch).faults
    assert str(fault.said) == "the bot 'strange' chose 'move -7': -7 is no move of this game"
    (fault,) = choice_of(lambda state: 10**5000, monkeypatch).faults
    assert str(fault.said) == "the bot 'strange' chose a number that is too large for a move"


def test_its_failure_is_told_in_a_short_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def chatter(state: State) -> int:
        raise ValueError("first line " + 500 * "x" + "\nsecond line")

    (fault,) = choice_of(chatter, monkeypatch).faults
    told = str(fault.said)
    assert told.startswith("the bot 'strange' failed with ValueError: first line xxx")
    assert "second" not in told
    assert len(told) < 270


@pytest.mark.parametrize("error", [SystemExit("bye"), KeyboardInterrupt()])
def test_one_that_ends_the_program(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    def leave(state: State) -> int:
        raise error

    guarded = choice_of(leave, monkeypatch, expendable=True)
    assert type(error).__name__ in str(guarded.faults[0].said)


def test_a_person_may_interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(state: State) -> int:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        choice_of(interrupted, monkeypatch)


def test_one_that_overruns_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GRACE", 0.0)
    start = time.monotonic()
    (fault,) = choice_of(dawdle, monkeypatch, seconds=0.2).faults
    assert time.monotonic() - start < 5
    assert str(fault.said) == "the bot 'strange' took more than 0.2 seconds"


def test_one_that_catches_the_first_alarm_hears_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    def deaf_once(state: State) -> int:
        try:
            time.sleep(20)
        except BaseException:
            time.sleep(20)
        return 0

    monkeypatch.setattr(module, "GRACE", 0.0)
    start = time.monotonic()
    (fault,) = choice_of(deaf_once, monkeypatch, seconds=0.2).faults
    assert time.monotonic() - start < 5
    assert str(fault.said) == "the bot 'strange' took more than 0.2 seconds"


def test_one_that_is_not_ours_has_a_limit_even_if_none_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(
        "import time\n"
        "from powerhouse.bots import Bot\n"
        "class Mine(Bot):\n"
        "    def choose(self, state, seat, clock):\n"
        "        time.sleep(20)\n"
    )
    monkeypatch.setattr(module, "PATIENCE", 0.2)
    state = GAME.start(GAME.setup(3), Seeded(1))
    guarded = Guarded(f"{tmp_path}/mine.py:Mine", "power-grid", 5)
    assert guarded.choose(state, state.turn, state.moves()) in state.moves()
    assert str(guarded.faults[0].said).endswith("mine.py:Mine' took more than 0.2 seconds")


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan"), float("inf")])
def test_a_limit_is_a_number_above_0(seconds: float) -> None:
    with pytest.raises(PowerhouseError, match="needs a number of seconds above 0, not"):
        check_limit(seconds)


def test_the_next_simpler_one_stands_in() -> None:
    assert registry.simpler("greedy", "power-grid")[-1] == "random"
    assert "greedy" not in registry.simpler("greedy", "power-grid")
    assert registry.simpler("random", "power-grid") == []
    assert registry.simpler("of-my-own", "power-grid") == ["random"]
