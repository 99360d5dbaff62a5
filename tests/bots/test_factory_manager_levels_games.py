"""The levels play whole games of Factory Manager: every table to its end and without a fault."""

import json
from importlib.resources import files

import pytest

from powerhouse.arena.simulate import simulate
from powerhouse.bots import levels
from powerhouse.games.factory_manager.rulings import RULINGS

GAME = "factory-manager"


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_table_is_played_to_its_end(level: str, players: int) -> None:
    played = simulate(GAME, players, 2, players, [level], {"first-game": "on" if players % 2 else "off"})
    assert played.finished == 2
    assert not played.failed


@pytest.mark.parametrize("rulings", [*RULINGS, "printed-tracks+site-discount+beside-counts+stop-anything+debts"])
def test_every_ruling_is_played_to_the_end(rulings: str) -> None:
    played = simulate(GAME, 3, 1, 5, ["hard", "normal", "random"], {"rulings": rulings})
    assert played.finished == 1
    assert not played.failed


@pytest.mark.parametrize("level", levels.LEVELS)
def test_every_level_beats_random(level: str) -> None:
    assert simulate(GAME, 4, 6, seed=100, bots=[level, "random", "random", "random"]).wins_by_bot[level] >= 5


def test_the_levels_know_the_same_weights_and_all_but_hard_stray() -> None:
    own = {level: levels.weights(GAME, level) for level in levels.LEVELS}
    assert len({frozenset(weights) for weights in own.values()}) == 1
    assert {level for level in own if own[level][levels.NOISE] == 0} == {"hard"}


def test_ranges_are_for_weights_there_are_and_hold_those_of_hard() -> None:
    ranges = json.loads((files("powerhouse.bots") / "factory_manager" / "data" / "ranges.json").read_text())
    own = levels.weights(GAME, "hard")
    for name, (low, high) in ranges.items():
        assert low <= own[name] <= high, name
