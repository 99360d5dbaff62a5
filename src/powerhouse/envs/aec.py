"""The games for PettingZoo, seat after seat: `pettingzoo.make("aec", "powerhouse/power-grid-v1", players=4)`."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from powerhouse.core.catalogue import ENGLISH, of_game
from powerhouse.envs import spaces as own_spaces
from powerhouse.envs.episode import VERSION, Episode, Terms
from powerhouse.envs.seeds import Seeds

Seen = dict[str, Any]


class GameAEC(AECEnv[str, Seen, int | None]):  # type: ignore[misc]
    """All seats are agents, `player_0` to `player_5`, and each is asked when it is to decide.

    A seat that is not to decide may be observed too; its mask is empty. After `max_cycles` decisions the game is broken
    off. What `reset` is told as `options` is not looked at: the options of the table are named when it is made.
    """

    def __init__(self, game: str, max_cycles: int | None = None, render_mode: str | None = None, **table: Any) -> None:
        super().__init__()
        self.terms = Terms(game, **table)
        self.metadata = {
            "name": f"powerhouse/{game}-v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.terms.players)]
        self.agents: list[str] = []
        seen, chosen = own_spaces.observations(self.terms), own_spaces.actions(self.terms)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        # Each has a space of its own, since each draws from it with a seed of its own.
        self.action_spaces = {agent: spaces.Discrete(int(chosen.n)) for agent in self.possible_agents}
        self._seeds = Seeds()
        self.episode: Episode

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode = Episode(self.terms, self._seeds.next(seed))
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[self.episode.seat]
        self._tell()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to decide and gave no action")
        self.episode.play(int(action))
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards()))
        over = self.episode.over
        broken_off = not over and self._cycles == self.max_cycles
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, broken_off)
        self._accumulate_rewards()
        if not over:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._tell()

    def _tell(self) -> None:
        """The infos of all agents; only who is to decide has a mask and, if it was asked for, a view."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if not self.episode.over:
            chooser = self.agent_selection
            mask = self._mask(chooser)
            self.infos[chooser] = self.episode.info(self.possible_agents.index(chooser), mask)

    def _mask(self, agent: str) -> Any:
        mask = np.zeros(self.terms.actions, dtype=np.int8)
        self.episode.mask(self.possible_agents.index(agent), mask)
        return mask

    def observe(self, agent: str) -> Seen:
        features = np.zeros(self.terms.features, dtype=np.float32)
        self.episode.observe(self.possible_agents.index(agent), features)
        return {"observation": features, "action_mask": self._mask(agent)}

    def render(self) -> str | None:
        """Where the game is, in words."""
        if self.render_mode is None:
            return None
        return of_game(self.terms.game.id, ENGLISH).say(self.episode.state.heading())

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str = "power-grid", **table: Any) -> GameAEC:
    """A new environment; see `GameAEC` and `Terms`."""
    return GameAEC(game, **table)
