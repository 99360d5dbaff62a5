"""Environments as they are used: masks, rewards, bots, illegal actions, views."""

from unittest.mock import Mock

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra rl is not installed")
pytest.importorskip("pettingzoo", reason="the extra rl is not installed")

import gymnasium

from powerhouse.core.errors import BadSetup
from powerhouse.core.phrase import said
from powerhouse.core.rng import Rng
from powerhouse.core.standings import Standings
from powerhouse.envs import rewards
from powerhouse.envs.aec import GameAEC
from powerhouse.envs.episode import Episode, Terms
from powerhouse.envs.learner import Learner
from powerhouse.envs.parallel import GameParallel
from tests.envs.tables import GAMES


def played(env: GameAEC, seed: int) -> GameAEC:
    """A whole game by actions drawn from the masks."""
    env.reset(seed=seed)
    dice = Rng(seed)
    while not env.episode.over:
        actions = np.flatnonzero(env.infos[env.agent_selection]["action_mask"])
        env.step(actions[dice.below(len(actions))])
    return env


def test_only_who_is_to_decide_has_a_mask() -> None:
    env = GameAEC("power-grid", players=4)
    env.reset(seed=5)
    masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
    assert masks[env.agent_selection].sum() == len(env.episode.choices.actions) > 1
    assert all(not mask.any() for agent, mask in masks.items() if agent != env.agent_selection)
    assert [agent for agent in env.agents if env.infos[agent]] == [env.agent_selection]
    assert (env.infos[env.agent_selection]["action_mask"] == masks[env.agent_selection]).all()


@pytest.mark.parametrize("game", GAMES)
def test_the_winner_gets_what_the_others_lose(game: str) -> None:
    env = played(GameAEC(game, players=3, reward="win"), seed=4)
    winners = env.episode.state.standings().winners
    assert all(env.terminations.values())
    for seat, agent in enumerate(env.possible_agents):
        share = 1 / len(winners) if seat in winners else 0
        assert env.rewards[agent] == pytest.approx(share - 1 / 3)
        assert env._cumulative_rewards[agent] == env.rewards[agent]


def test_rewards_of_shared_places() -> None:
    figures = [{"money": money} for money in (10, 40, 40, 30)]
    ended = Mock(seats=4)
    ended.measures.return_value = figures
    ended.standings.return_value = Standings("power-grid", figures, said("over"))
    assert rewards.win(ended) == [-0.25, 0.25, 0.25, -0.25]
    assert rewards.place(ended) == pytest.approx([-1, 2 / 3, 2 / 3, -1 / 3])
    assert rewards.money(ended) == pytest.approx([10 - 110 / 3, 40 - 80 / 3, 40 - 80 / 3, 0])


def test_what_cannot_be_meant_is_refused() -> None:
    with pytest.raises(ValueError, match="rewards are win, place, money, not fame"):
        Terms("power-grid", reward="fame")
    with pytest.raises(ValueError, match="answered by raise or first, not ignore"):
        Terms("power-grid", illegal="ignore")
    with pytest.raises(ValueError, match="3 seats are played by bots, and 4 are named"):
        Learner("power-grid", bots=["random"] * 4)
    with pytest.raises(ValueError, match="seats 0 to 3, and no seat 4"):
        Learner("power-grid", seat=4)
    with pytest.raises(BadSetup):
        Terms("power-grid", players=7)


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    episode = Episode(Terms("power-grid"), seed=1)
    before = episode.state.digest()
    with pytest.raises(ValueError, match=r"action 1 is not one of the \d+ legal actions of seat"):
        episode.play(1)
    assert episode.state.digest() == before
    over = played(GameAEC("factory-manager", players=2), seed=1).episode
    with pytest.raises(ValueError, match="comes too late"):
        over.play(0)


def test_or_the_first_legal_one_is_played_and_it_is_counted() -> None:
    wrong, right = Episode(Terms("power-grid", illegal="first"), seed=1), Episode(Terms("power-grid"), seed=1)
    wrong.play(1)
    right.play(int(right.choices.actions[0]))
    assert wrong.illegal == 1
    assert wrong.state.digest() == right.state.digest()


def test_those_who_are_not_to_decide_may_say_what_they_like() -> None:
    env = GameParallel("factory-manager", players=3, illegal="raise")
    env.reset(seed=2)
    seat = env.episode.seat
    actions = dict.fromkeys(env.agents, 10_000)
    actions[env.agents[seat]] = int(env.episode.choices.actions[-1])
    observations, given, *_ = env.step(actions)
    assert set(given.values()) == {0.0}
    assert sum(bool(seen["action_mask"].any()) for seen in observations.values()) == 1


def test_the_others_are_bots_by_name() -> None:
    env = gymnasium.make("powerhouse/power-grid-card-game-v1", players=4, bots=["easy", "random"], seat=2)
    learner = env.unwrapped
    assert isinstance(learner, Learner)
    assert learner.bots == ["easy", "random", "random"]
    observation, info = env.reset(seed=3)
    dice, decisions = Rng(3), 0
    while True:
        assert learner.episode.seat == info["seat"] == 2
        mask = learner.action_masks()
        assert (mask == info["action_mask"]).all()
        actions = np.flatnonzero(mask)
        observation, reward, over, broken_off, info = env.step(actions[dice.below(len(actions))])
        decisions += 1
        assert observation.shape == (learner.terms.features,)
        if over:
            break
        assert reward == 0
    assert decisions > 10
    assert reward == pytest.approx(learner.episode.rewards()[2])
    assert not broken_off
    assert info["replaced"] == info["illegal"] == 0
    assert not learner.action_masks().any()


def test_a_learner_sits_anywhere_unless_a_seat_is_named() -> None:
    env = Learner("factory-manager", bots="random", players=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(6)} == {0, 1, 2}


def test_a_game_may_be_broken_off() -> None:
    env = Learner("factory-manager", bots="random", players=3, max_cycles=2)
    env.reset(seed=1)
    assert [env.step(env.episode.choices.actions[0])[3] for _ in range(2)] == [False, True]


def test_games_after_the_first_follow_from_its_seed() -> None:
    env, again = GameAEC("pipeline", players=2), GameAEC("pipeline", players=2)
    for one in (env, again):
        one.reset(seed=9)
        one.reset()
    assert env.episode.state.digest() == again.episode.state.digest()
    env.reset()
    assert env.episode.state.digest() != again.episode.state.digest()


@pytest.mark.parametrize("game", GAMES)
def test_the_view_of_the_seat_comes_if_it_is_asked_for(game: str) -> None:
    env = GameAEC(game, players=3, view=True, render_mode="ansi")
    env.reset(seed=1)
    view = env.infos[env.agent_selection]["view"]
    assert isinstance(view, dict)
    assert env.render()
    plain = GameAEC(game, players=3)
    plain.reset(seed=1)
    assert "view" not in plain.infos[plain.agent_selection]
    assert plain.render() is None
