"""Many games in one process: observations, masks and rewards are written into arrays that the caller owns."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from powerhouse.envs.episode import Episode, Terms


class Batch:
    """So many games side by side, all seats played by the caller. A game that is over gives its place to the next.

    Game number i has the seed of the batch plus i: the first ones lie in places 0, 1, 2 and on, a further one in the
    place of the game that ended. So each is the game that an environment plays which is reset with that seed.
    """

    def __init__(self, game: str, games: int, **table: Any) -> None:
        self.terms = Terms(game, **table)
        self.games = games
        self.features = self.terms.features
        self.actions = self.terms.actions
        self.players = self.terms.players
        self.episodes: list[Episode] = []
        self.numbers: list[int] = []
        """Which game lies in each place."""

    def arrays(self) -> "Arrays":
        """New arrays of the right shapes."""
        return Arrays(self)

    def reset(self, seed: int, arrays: "Arrays") -> None:
        """Begin with the first games."""
        self._seed = seed
        self._next = self.games
        self.numbers = list(range(self.games))
        self.episodes = [Episode(self.terms, seed + number) for number in self.numbers]
        arrays.rewards[:] = 0
        arrays.over[:] = False
        for place in range(self.games):
            self._write(place, arrays)

    def step(self, actions: NDArray[Any], arrays: "Arrays") -> None:
        """In each game the seat to decide plays its action.

        Where a game is `over`, `rewards` has what each seat gets, and all else tells of the next game's beginning.
        """
        arrays.rewards[:] = 0
        for place in range(self.games):
            episode = self.episodes[place]
            episode.play(int(actions[place]))
            arrays.over[place] = episode.over
            if episode.over:
                arrays.rewards[place] = episode.rewards()
                self._begin(place)
            self._write(place, arrays)

    def _begin(self, place: int) -> None:
        self.numbers[place] = self._next
        self.episodes[place] = Episode(self.terms, self._seed + self._next)
        self._next += 1

    def _write(self, place: int, arrays: "Arrays") -> None:
        episode = self.episodes[place]
        seat = episode.seat
        arrays.seats[place] = seat
        episode.observe(seat, arrays.observations[place])
        episode.mask(seat, arrays.masks[place])


class Arrays:
    """What a batch writes, a row for each game; put other arrays in their places to have them written instead.

    `observations` and `masks` are those of the seat to decide, which is in `seats`; `rewards` has a column a seat.
    """

    def __init__(self, batch: Batch) -> None:
        games = batch.games
        self.observations = np.zeros((games, batch.features), dtype=np.float32)
        self.masks = np.zeros((games, batch.actions), dtype=np.bool_)
        self.seats = np.zeros(games, dtype=np.int64)
        self.rewards = np.zeros((games, batch.players), dtype=np.float32)
        self.over = np.zeros(games, dtype=np.bool_)
