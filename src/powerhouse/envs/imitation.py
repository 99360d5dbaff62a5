"""Examples to learn from: what the level `hard` intends, decision by decision, and how its games ended."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from powerhouse.core.rng import Rng
from powerhouse.envs.episode import Episode, Terms

STRAY = 5
"""Of a hundred decisions so many are made at random, so that what follows an error is learned too."""


@dataclass(frozen=True)
class Examples:
    """A row a decision: features, mask, the intention that `hard` has, and what its seat got at the end."""

    features: NDArray[np.float32]
    masks: NDArray[np.bool_]
    choices: NDArray[np.int64]
    rewards: NDArray[np.float32]
    games: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.choices)

    def of(self, rows: NDArray[np.bool_]) -> "Examples":
        return Examples(self.features[rows], self.masks[rows], self.choices[rows], self.rewards[rows], self.games[rows])


def examples(terms: Terms, games: int, seed: int, tell: Callable[[int], None] | None = None) -> Examples:
    """All seats of so many games in plans, the first with this seed."""
    features, masks, choices, rewards, numbers = [], [], [], [], []
    for game in range(games):
        episode, dice = Episode(terms, seed + game), Rng(seed + game)
        seats = []
        while not episode.over:
            row = np.zeros(terms.features, dtype=np.float32)
            mask = np.zeros(terms.actions, dtype=np.bool_)
            episode.observe(episode.seat, row)
            episode.mask(episode.seat, mask)
            number = episode.advised()
            features.append(row)
            masks.append(mask)
            choices.append(number)
            seats.append(episode.seat)
            if dice.below(100) < STRAY:
                legal = np.flatnonzero(mask)
                number = int(legal[dice.below(len(legal))])
            episode.play(number)
        earned = episode.rewards()
        rewards += [earned[seat] for seat in seats]
        numbers += [game] * len(seats)
        if tell is not None:
            tell(game + 1)
    return Examples(
        np.array(features, dtype=np.float32),
        np.array(masks),
        np.array(choices, dtype=np.int64),
        np.array(rewards, dtype=np.float32),
        np.array(numbers, dtype=np.int64),
    )
