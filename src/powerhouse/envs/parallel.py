"""The games for programs that give an action for every seat at each step; that of the seat to decide is played."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from powerhouse.envs import spaces as own_spaces
from powerhouse.envs.episode import VERSION, Episode, Terms
from powerhouse.envs.seeds import Seeds

Seen = dict[str, Any]


class GameParallel(ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """Every step is one decision. The others wait: their masks are empty and their actions are not looked at.

    An action that is not legal is replaced by the first legal one unless the table says `illegal="raise"`, since those
    who act at the same time may not know whose turn it is.
    """

    def __init__(
        self,
        game: str,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: str = "first",
        **table: Any,
    ) -> None:
        self.terms = Terms(game, illegal=illegal, **table)
        self.metadata = {"name": f"powerhouse/{game}-v{VERSION}", "render_modes": []}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.terms.players)]
        self.agents: list[str] = []
        seen = own_spaces.observations(self.terms)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.terms.actions) for agent in self.possible_agents}
        self._seeds = Seeds()
        self.episode: Episode

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.episode = Episode(self.terms, self._seeds.next(seed))
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        self.episode.play(int(actions[self.possible_agents[self.episode.seat]]))
        self._cycles += 1
        over = self.episode.over
        broken_off = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        told = (
            self._observations(),
            dict(zip(self.agents, self.episode.rewards())),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, broken_off),
            self._infos(),
        )
        if over or broken_off:
            self.agents = []
        return told

    def _observations(self) -> dict[str, Seen]:
        return {agent: self._observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observation(self, seat: int) -> Seen:
        features = np.zeros(self.terms.features, dtype=np.float32)
        mask = np.zeros(self.terms.actions, dtype=np.int8)
        self.episode.observe(seat, features)
        self.episode.mask(seat, mask)
        return {"observation": features, "action_mask": mask}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {
            agent: {"to_decide": seat == self.episode.seat, "illegal": self.episode.illegal}
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> None:
        """There is nothing to draw."""

    def close(self) -> None:
        """There is nothing to close."""


def parallel_env(game: str = "power-grid", **table: Any) -> GameParallel:
    """A new environment; see `GameParallel` and `Terms`."""
    return GameParallel(game, **table)


def env(game: str = "power-grid", **table: Any) -> AECEnv[str, Seen, int | None]:
    """The same, one agent after the other; whoever wants to be asked only in its turn takes `powerhouse.envs.aec`."""
    return parallel_to_aec(parallel_env(game, **table))
