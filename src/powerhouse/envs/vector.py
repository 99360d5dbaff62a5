"""The games for stable-baselines3: many learners in one process, with masks (`make test-rl` has what is needed)."""

from collections.abc import Sequence
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from powerhouse.envs.learner import Learner


class LearnerVec(VecEnv):
    """So many games side by side, each with one learner; what a `Learner` is told is told here.

    A game that is over is followed by the next in its place. MaskablePPO asks for masks by `action_masks`. The first
    games have the seed that `seed` was given last, plus their place.
    """

    def __init__(self, game: str, games: int, bots: str | Sequence[str] = "normal", **told: Any) -> None:
        if games < 1:
            raise ValueError(f"there is at least one game, not {games}")
        self.learners = [Learner(game, bots, **told) for _ in range(games)]
        first = self.learners[0]
        super().__init__(games, first.observation_space, first.action_space)
        self.terms = first.terms
        self._observations = np.zeros((games, self.terms.features), dtype=np.float32)
        self._actions = np.zeros(games, dtype=np.int64)
        self._decisions = [0] * games
        self._began = monotonic()

    def reset(self) -> NDArray[np.float32]:
        for place, learner in enumerate(self.learners):
            self._observations[place], self.reset_infos[place] = learner.reset(seed=self._seeds[place])
            self._decisions[place] = 0
        self._reset_seeds()
        self._reset_options()
        return self._observations.copy()

    def step_async(self, actions: NDArray[Any]) -> None:
        self._actions = actions

    def step_wait(
        self,
    ) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Where a game ended, its last observation is in `info`, and all else is of the next one."""
        rewards = np.zeros(self.num_envs, dtype=np.float32)
        ended = np.zeros(self.num_envs, dtype=np.bool_)
        infos: list[dict[str, Any]] = []
        for place, learner in enumerate(self.learners):
            seen, reward, over, broken_off, info = learner.step(self._actions[place])
            self._decisions[place] += 1
            rewards[place] = reward
            ended[place] = over or broken_off
            if over or broken_off:
                info["terminal_observation"] = seen
                info["TimeLimit.truncated"] = broken_off
                info["episode"] = {"r": reward, "l": self._decisions[place], "t": monotonic() - self._began}
                self._decisions[place] = 0
                seen, self.reset_infos[place] = learner.reset()
            self._observations[place] = seen
            infos.append(info)
        return self._observations.copy(), rewards, ended, infos

    def close(self) -> None:
        for learner in self.learners:
            learner.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.learners[place], attr_name) for place in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        for place in self._get_indices(indices):
            setattr(self.learners[place], attr_name, value)

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        return [
            getattr(self.learners[place], method_name)(*method_args, **method_kwargs)
            for place in self._get_indices(indices)
        ]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> list[Any]:
        return [None] * self.num_envs
