"""The gate: through an environment the same games are played as without."""

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra rl is not installed")

from powerhouse import bots
from powerhouse.bots import Clock
from powerhouse.bots.registry import seat_seed
from powerhouse.conformance import ConformanceCase
from powerhouse.core.chance import Seeded
from powerhouse.core.rng import Rng
from powerhouse.envs.aec import GameAEC
from tests.envs.tables import GAMES, spread

QUICK = 20
WHOLE = 1000
PARTS = 20
ABOVE_ALL_MONEY = 5000


def compare(game: str, seeds: range, bot: str | None) -> None:
    """Without a bot everybody chooses uniformly."""
    for seed, case in zip(seeds, spread(game, seeds.stop)[seeds.start :], strict=True):
        assert rounds_alike(case, seed, bot) > 3


def rounds_alike(case: ConformanceCase, seed: int, bot: str | None) -> int:
    """Play a game without an environment, and beside it the same one through its actions; returns the rounds.

    Who chooses by chance does so among the moves there and, by the same number, among the actions of the mask here.
    """
    chance, dice = Seeded(seed), Rng(seed + 1)
    state = case.game.start(case.setup(), chance)
    env = GameAEC(case.game.id, players=case.players, options=case.options, highest_bid=ABOVE_ALL_MONEY)
    env.reset(seed=seed)
    seated = [bots.find(bot, case.game.id, seat_seed(seed, seat)) for seat in range(case.players)] if bot else []
    rounds = 0
    while not state.over:
        moves = state.moves()
        if len(moves) == 1:
            state.advance(moves[0], chance)
            continue
        assert env.agent_selection == f"player_{state.turn}"
        assert env.infos[env.agent_selection]["left_out"] == 0
        if state.rounds() > rounds:
            rounds = state.rounds()
            assert env.episode.state.digest() == state.digest(), f"{case}, seed {seed}, round {rounds}"
        if seated:
            move = seated[state.turn].choose(env.episode.state.copy(), state.turn, Clock())
            action = env.episode.choices.action(move)
            assert action is not None, state.text(move)
        else:
            chosen = dice.below(len(moves))
            move, action = moves[chosen], int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[chosen])
        state.advance(move, chance)
        env.step(action)
    assert env.episode.state.digest() == state.digest(), f"{case}, seed {seed}, at the end"
    assert all(env.terminations.values())
    return rounds


@pytest.mark.parametrize("game", GAMES)
def test_uniform_play_is_the_same(game: str) -> None:
    compare(game, range(QUICK), None)


@pytest.mark.parametrize("game", GAMES)
def test_hard_plays_the_same_games(game: str) -> None:
    compare(game, range(QUICK), "hard")


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("bot", [None, "hard"])
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_games_are_the_same(game: str, bot: str | None, part: int) -> None:
    size = WHOLE // PARTS
    compare(game, range(part * size, (part + 1) * size), bot)
