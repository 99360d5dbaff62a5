"""The games in OpenSpiel: its own tests pass, and what is played is what is played without it."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")

import pyspiel
from open_spiel.python.algorithms import mcts

from powerhouse.core import registry
from powerhouse.core.chance import Chance, Seeded
from powerhouse.core.rng import Rng
from powerhouse.envs import openspiel
from tests.envs.tables import GAMES

TABLES = [
    "powerhouse_factory_manager(players=2)",
    "powerhouse_pipeline(players=2)",
    "powerhouse_power_grid(players=2,options=map:usa;money:open,highest_bid=300)",
    "powerhouse_power_grid_card_game(players=3)",
]


@pytest.mark.parametrize("table", TABLES)
def test_random_simulation(table: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=False, verbose=False)


class Noted(Chance):
    """A seeded chance that notes what it showed where there was a choice."""

    def __init__(self, seed: int) -> None:
        self.source = Seeded(seed)
        self.shown: list[int] = []

    def pick(self, candidates: list[int]) -> int:
        code = self.source.pick(candidates)
        if len(set(candidates)) > 1:
            self.shown.append(code)
        return code


def show(state: Any, shown: list[int]) -> None:
    """Play what chance has shown, as far as it is asked."""
    while state.is_chance_node():
        assert shown[0] in dict(state.chance_outcomes())
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(shown.pop(0))


@pytest.mark.parametrize("id", GAMES)
def test_the_same_game_is_played(id: str) -> None:
    kind = registry.find(id)
    chance, dice = Noted(5), Rng(6)
    plain = kind.start(kind.setup(3), chance)
    game = pyspiel.load_game(openspiel.short_name(id), {"players": 3, "highest_bid": 3000})
    state = game.new_initial_state()
    decisions = 0
    while not plain.over:
        moves = plain.moves()
        if len(moves) == 1:
            plain.advance(moves[0], chance)
            continue
        show(state, chance.shown)
        assert state.current_player() == plain.turn
        chosen = dice.below(len(moves))
        assert len(state.legal_actions()) == len(moves)
        action = state.legal_actions()[chosen]
        if decisions % 40 == 0:
            assert state.action_to_string(action) == plain.text(moves[chosen])
            assert state.position.digest() == plain.digest()
        plain.advance(moves[chosen], chance)
        state.apply_action(action)
        decisions += 1
    show(state, chance.shown)
    assert chance.shown == []
    assert state.is_terminal()
    assert state.position.digest() == plain.digest()
    assert sum(state.returns()) == pytest.approx(0)
    assert decisions > 30


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game(TABLES[0]).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    clone = state.clone()
    before = str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_a_seat_is_told_its_features() -> None:
    game = pyspiel.load_game(TABLES[0])
    state = game.new_initial_state()
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert not observer.tensor.any()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observer.set_from(state, 1)
    assert observer.tensor.shape == (game.terms.features,)
    assert observer.tensor[0] == 2
    assert observer.string_from(state, 1)


class NoOpinion(mcts.Evaluator):  # type: ignore[misc]
    """Values nothing, so that a search is quick."""

    def evaluate(self, state: Any) -> Any:
        return np.array(state.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_its_tree_search_plays_a_game() -> None:
    game = pyspiel.load_game(TABLES[0])
    bot = mcts.MCTSBot(game, 1.4, 3, NoOpinion(), solve=False, random_state=np.random.RandomState(1))
    dice, state = Rng(2), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            codes = [code for code, _ in state.chance_outcomes()]
            state.apply_action(codes[dice.below(len(codes))])
        else:
            state.apply_action(bot.step(state))
    assert state.position.over
