"""Bots are found by name, and what is wrong with a name is said in one sentence."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from powerhouse.bots import Bot, Clock, find, names, registry
from powerhouse.core.errors import BadSetup, PowerhouseError
from powerhouse.core.state import State

OUTSIDE = Path(__file__).parent.parent / "conformance" / "outside"


class Echo(Bot):
    """Remembers what it was made of."""

    def __init__(self, game: str, seed: int, parameters: Mapping[str, str]) -> None:
        self.name = "echo"
        self.made_of = (game, seed, parameters)

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        return state.moves()[0]


@pytest.fixture
def echo(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = registry.Kind(Echo, games=("power-grid",), parameters=("time", "width"))
    monkeypatch.setitem(registry.KINDS, "echo", kind)


def test_the_names_of_a_game() -> None:
    assert {"greedy", "random"} <= set(names("power-grid"))
    assert names("power-grid") == sorted(names("power-grid"))


def test_the_measure_is_nobodys_opponent() -> None:
    assert registry.opponents("power-grid") == ["expert", "hard", "normal", "easy", "beginner", "random"]
    assert registry.weakest("power-grid") == "beginner"


def test_every_named_bot_is_found_under_its_name() -> None:
    assert [find(name, "power-grid", seed=1).name for name in names("power-grid")] == names("power-grid")


def test_an_unknown_name_is_answered_with_the_names_there_are() -> None:
    with pytest.raises(PowerhouseError) as raised:
        find("grandmaster", "power-grid", seed=1)
    assert str(raised.value) == f"there is no bot 'grandmaster'; power-grid has {', '.join(names('power-grid'))}"


def test_an_unknown_game_is_answered_with_the_games_there_are() -> None:
    for ask in (lambda: names("chess"), lambda: find("random", "chess", seed=1)):
        with pytest.raises(BadSetup, match=r"^there is no game 'chess'; there are "):
            ask()


def test_a_game_from_outside_with_an_advisor_has_all_levels_but_no_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDE)
    assert names("nim") == ["beginner", "easy", "expert", "hard", "normal", "random"]
    assert find("random", "nim", seed=1).name == "random"
    with pytest.raises(PowerhouseError, match=r"^the bot 'greedy' does not play nim; nim has beginner, .*, random$"):
        find("greedy", "nim", seed=1)


@pytest.mark.usefixtures("echo")
def test_parameters_follow_the_name() -> None:
    bot = find(" echo:time=2:width=wide=3 ", "power-grid", seed=7)
    assert isinstance(bot, Echo)
    assert bot.made_of == ("power-grid", 7, {"time": "2", "width": "wide=3"})


@pytest.mark.usefixtures("echo")
@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("echo:depth=2", "the bot 'echo' has no parameter 'depth'; it has time, width"),
        ("greedy:time=2", "the bot 'greedy' has no parameter 'time'; it has none"),
        ("echo:time", "'time' of the bot 'echo' must read 'parameter=value'"),
        ("echo:time=", "'time=' of the bot 'echo' must read 'parameter=value'"),
        ("echo:", "'' of the bot 'echo' must read 'parameter=value'"),
        ("expert:rounds=0.5", "rounds of expert is '0.5', it must be a whole number above 0, at most 1000000"),
        ("expert:decay=1", "decay of expert is '1', it must be a number above 0, at most 0.99"),
        ("echo:time=1:time=2", "the bot 'echo' gets the parameter 'time' twice"),
    ],
)
def test_parameters_that_do_not_fit(spec: str, sentence: str) -> None:
    with pytest.raises(PowerhouseError) as raised:
        find(spec, "power-grid", seed=1)
    assert str(raised.value) == sentence


def test_a_clock_runs_out_and_never_shows_less_than_nothing() -> None:
    assert Clock(60).budget == 60
    assert 0 < Clock(60).left() <= 60
    assert not Clock(60).expired()
    spent = Clock(0)
    assert spent.expired()
    assert spent.left() == 0
    assert not Clock().expired()
