"""What a seat may not know changes nothing that it is told: hidden money, the order of decks, what chance will show."""

from typing import Any

import numpy as np
import pytest

from powerhouse.conformance import ConformanceCase
from powerhouse.core.chance import Seeded
from powerhouse.core.rng import Rng
from powerhouse.core.state import State
from powerhouse.envs.episode import Episode, Terms
from tests.envs.tables import GAMES, positions, spread

DECKS = {
    "factory-manager": {"unseen", "stack"},
    "pipeline": {"unseen"},
    "power-grid": {"unseen", "under"},
    "power-grid-card-game": {"unseen", "under", "deck"},
}
"""Lists of a dump whose order nobody knows."""


def shuffled(value: Any, decks: set[str], dice: Rng, key: str = "") -> Any:
    """The same with other orders of what lies face down."""
    if isinstance(value, dict):
        return {name: shuffled(inner, decks, dice, name) for name, inner in value.items()}
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            return [shuffled(inner, decks, dice, key) for inner in value]
        if key in decks:
            return sorted(value, key=lambda _: dice.below(1000))
    return value


def permuted(case: ConformanceCase, state: State, seat: int, dice: Rng) -> State:
    """Another position that looks the same to this seat."""
    dump = shuffled(state.dump(), DECKS[case.game.id], dice)
    for other, row in enumerate(dump["players"]):
        if "money" in state.hides(other, seat):
            more = 1 + dice.below(200)
            row["money"] += more
            dump["bank"] -= more
    return case.game.restore(case.setup(), dump)


def told(terms: Terms, state: State, seat: int) -> tuple[list[float], list[int], Any]:
    """Everything that the seat gets of a position: features, mask and info."""
    episode = Episode.__new__(Episode)
    episode.terms, episode.state, episode.chance, episode.illegal = terms, state, Seeded(0), 0
    episode.moves = np.array([] if state.over else state.moves(), dtype=np.int64)
    episode.choices = terms.micro.choices(episode.moves)
    features = np.zeros(terms.features, dtype=np.float32)
    mask = np.zeros(terms.actions, dtype=np.int8)
    episode.observe(seat, features)
    episode.mask(seat, mask)
    info = episode.info(seat, mask)
    return features.tolist(), mask.tolist(), {key: value for key, value in info.items() if key != "action_mask"}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_unseen_changes_nothing(game: str) -> None:
    changed = 0
    for number, case in enumerate(spread(game, 6)):
        terms = Terms(game, case.players, case.options)
        dice = Rng(number)
        for state in positions(case, number, every=23):
            for seat in range(state.seats):
                other = permuted(case, state, seat, dice)
                changed += other.digest() != state.digest()
                assert told(terms, other, seat) == told(terms, state, seat), f"{case}: seat {seat}"
    assert changed > 100


@pytest.mark.parametrize("game", ["power-grid", "power-grid-card-game"])
def test_own_money_and_open_money_are_told(game: str) -> None:
    for case in spread(game, 6):
        terms = Terms(game, case.players, case.options)
        state = next(positions(case, 1, every=1))
        dump = state.dump()
        dump["players"][0]["money"] += 5
        richer = case.game.restore(case.setup(), dump)
        assert told(terms, richer, 0) != told(terms, state, 0)
        assert (told(terms, richer, 1) != told(terms, state, 1)) == (case.options["money"] == "open")


@pytest.mark.parametrize("game", GAMES)
def test_what_chance_will_show_is_not_told(game: str) -> None:
    """Two games that were alike so far, and will not be: all seats are told the same."""
    terms = Terms(game, players=3)
    one, other = Episode(terms, 11), Episode(terms, 11)
    other.chance.rng = Rng(12)
    apart = False
    dice = Rng(1)
    while not one.over and not apart:
        for seat in range(3):
            assert told(terms, one.state, seat) == told(terms, other.state, seat)
        actions = one.choices.actions
        action = int(actions[dice.below(len(actions))])
        one.play(action)
        other.play(action)
        apart = one.state.digest() != other.state.digest()
    assert apart
