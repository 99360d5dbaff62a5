"""The games for Gymnasium: one seat learns, bots play the others: `gymnasium.make("powerhouse/power-grid-v1")`."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import Space
from numpy.typing import NDArray

from powerhouse.bots.guard import Guarded
from powerhouse.bots.registry import seat_seed
from powerhouse.core.catalogue import ENGLISH, of_game
from powerhouse.envs import spaces
from powerhouse.envs.episode import Episode, Observation, Terms
from powerhouse.envs.seeds import Seeds


class Learner(gymnasium.Env[Observation, np.int64]):
    """One seat; the `bots` sit clockwise from it, the last of them in all seats that are left.

    A bot is named as everywhere (`hard`, `expert:seconds=1`, `mine.py:MyBot`). Without a `seat` each game has another,
    drawn from its seed. The mask is in `info` and comes from `action_masks()`, where MaskablePPO looks for it. An
    action that is not legal is replaced by the first legal one and counted in `info`, unless `illegal="raise"`. After
    `max_cycles` decisions of the learner the game is broken off.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium wants it so

    def __init__(
        self,
        game: str,
        bots: str | Sequence[str] = "normal",
        seat: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: str = "first",
        **table: Any,
    ) -> None:
        self.terms = Terms(game, illegal=illegal, **table)
        others = self.terms.players - 1
        named = [bots] if isinstance(bots, str) else list(bots)
        if not 1 <= len(named) <= others:
            raise ValueError(f"{others} seats are played by bots, and {len(named)} are named")
        if seat is not None and not 0 <= seat < self.terms.players:
            raise ValueError(f"there are seats 0 to {others}, and no seat {seat}")
        self.bots = named + [named[-1]] * (others - len(named))
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.observation_space: Space[Observation] = spaces.features(self.terms)
        self.action_space = spaces.actions(self.terms)
        self._wanted = seat
        self._seeds = Seeds()
        self.seat = 0
        self.episode: Episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = self._seeds.next(seed)
        players = self.terms.players
        self.seat = number % players if self._wanted is None else self._wanted
        self.episode = Episode(self.terms, number, planners=[self.seat])
        self._cycles = 0
        self._seated = {
            seat: Guarded(bot, self.terms.game.id, seat_seed(number, seat))
            for bot, seat in zip(self.bots, [(self.seat + after) % players for after in range(1, players)])
        }
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.episode.play(int(action))
        self._cycles += 1
        self._let_others_play()
        over = self.episode.over
        broken_off = not over and self._cycles == self.max_cycles
        return self._observation(), self.episode.rewards()[self.seat], over, broken_off, self._info()

    def _let_others_play(self) -> None:
        episode = self.episode
        while not episode.over and episode.seat != self.seat:
            bot = self._seated[episode.seat]
            episode.play_move(bot.choose(episode.state, episode.seat, episode.moves.tolist()))

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now; none when the game is over."""
        mask = np.zeros(self.terms.actions, dtype=np.bool_)
        self.episode.mask(self.seat, mask)
        return mask

    def _observation(self) -> Observation:
        features = np.zeros(self.terms.features, dtype=np.float32)
        self.episode.observe(self.seat, features)
        return features

    def _info(self) -> dict[str, Any]:
        """Beside the mask: how many actions were not legal, and how often a simpler bot had to decide for another."""
        mask = self.action_masks().astype(np.int8)
        replaced = sum(bot.replaced for bot in self._seated.values())
        counts = {"seat": self.seat, "illegal": self.episode.illegal, "replaced": replaced}
        return {**self.episode.info(self.seat, mask), **counts}

    def render(self) -> str | None:
        """Where the game is, in words."""
        if self.render_mode is None:
            return None
        return of_game(self.terms.game.id, ENGLISH).say(self.episode.state.heading())
