"""Many learners for stable-baselines3 play the games that single ones play."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("sb3_contrib", reason="the extra learning is not installed")

from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

from powerhouse.envs.learner import Learner
from powerhouse.envs.vector import LearnerVec

PLACES = 3


@pytest.mark.parametrize("space", ["plan", "micro"])
def test_it_is_as_many_learners(space: str) -> None:
    told: dict[str, Any] = {"bots": ["easy", "random"], "players": 3, "space": space}
    many = LearnerVec("factory-manager", PLACES, **told)
    many.seed(40)
    seen = many.reset()
    singles = [Learner("factory-manager", **told) for _ in range(PLACES)]
    for place, single in enumerate(singles):
        assert (single.reset(seed=40 + place)[0] == seen[place]).all()
    dice, ended = np.random.default_rng(1), 0
    assert is_masking_supported(many)
    while ended < 4:
        masks = get_action_masks(many)
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in masks])
        seen, rewards, over, infos = many.step(actions)
        for place, single in enumerate(singles):
            assert (masks[place] == single.action_masks()).all()
            observed, reward, done, _, info = single.step(actions[place])
            assert reward == pytest.approx(rewards[place])
            assert done == over[place]
            if done:
                ended += 1
                assert (infos[place]["terminal_observation"] == observed).all()
                assert infos[place]["episode"]["r"] == reward
                assert infos[place]["episode"]["l"] > 5
                observed, info = single.reset()
            else:
                assert infos[place]["seat"] == info["seat"]
            assert (seen[place] == observed).all()
    many.close()


def test_games_that_are_broken_off_say_so() -> None:
    many = LearnerVec("factory-manager", 2, bots="random", players=2, space="plan", max_cycles=2)
    many.seed(1)
    many.reset()
    for _ in range(2):
        masks = get_action_masks(many)
        *_, over, infos = many.step(masks.argmax(axis=1))
    assert over.all()
    assert all(info["TimeLimit.truncated"] for info in infos)


def test_no_games_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one game, not 0"):
        LearnerVec("factory-manager", 0)
