"""Many games in one process: observations, masks and rewards are written into arrays that the caller owns."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from powerhouse.core.lanes import Lanes
from powerhouse.envs.episode import Terms


class Batch:
    """So many games side by side, all seats played by the caller. A game that is over gives its place to the next.

    Game number i has the seed of the batch plus i: the first ones lie in places 0, 1, 2 and on, a further one in the
    place of the game that ended. So each is the game that an environment plays which is reset with that seed.
    """

    def __init__(self, game: str, games: int, **table: Any) -> None:
        self.terms = terms = Terms(game, **table)
        if terms.plans is not None:
            raise ValueError("a batch is played in single moves: its space is micro, not plan")
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games}")
        self.games = games
        self.features = terms.features
        self.actions = terms.actions
        self.players = terms.players
        self.lanes = Lanes(
            lambda chance: terms.game.start(terms.setup, chance),
            terms.micro.numbering(),
            games,
            self.players,
            self.features,
            self.actions,
        )
        self._values = _Shared(self.lanes.values, np.int32, (games * self.players, self.features))
        self._masks = _Shared(self.lanes.masks, np.bool_, (games, self.actions))
        self._turns = _Shared(self.lanes.turns, np.int64, (games,))
        self._chosen = _Shared(self.lanes.chosen, np.int64, (games,))
        self._rows = np.zeros((games, self.features), dtype=np.int32)
        self._first_rows = np.arange(games) * self.players

    @property
    def numbers(self) -> list[int]:
        """Which game lies in each place."""
        return [lane.number for lane in self.lanes.lanes]

    @property
    def illegal(self) -> int:
        """How many actions were not legal and were replaced, which happens with `illegal="first"` alone."""
        return self.lanes.illegal

    def arrays(self) -> "Arrays":
        """New arrays of the right shapes."""
        return Arrays(self)

    def reset(self, seed: int, arrays: "Arrays") -> None:
        """Begin with the first games."""
        self.lanes.reset(seed)
        arrays.rewards[:] = 0
        arrays.over[:] = False
        self._write(arrays)

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely; which ones follows from the seed of the batch."""
        self.lanes.sample()
        return self._chosen.read().copy()

    def step(self, actions: NDArray[Any], arrays: "Arrays") -> None:
        """In each game the seat to decide plays its action; if one is not legal nothing is played.

        Where a game is `over`, `rewards` has what each seat gets, and all else tells of the next game's beginning.
        """
        if len(actions) != self.games:
            raise ValueError(f"{len(actions)} actions were given for {self.games} games")
        self._chosen.write(actions)
        ended = self.lanes.step(self.terms.illegal == "first")
        arrays.rewards[:] = 0
        arrays.over[:] = False
        for place, state in ended:
            arrays.over[place] = True
            arrays.rewards[place] = self.terms.rewards(state)
        self._write(arrays)

    def _write(self, arrays: "Arrays") -> None:
        turns = self._turns.read()
        np.take(self._values.read(), self._first_rows + turns, axis=0, out=self._rows, mode="clip")
        arrays.observations[...] = self._rows
        arrays.masks[...] = self._masks.read()
        arrays.seats[...] = turns


class _Shared:
    """An array of the rules as NumPy sees it: the same memory where they run compiled, else a copy of a list."""

    def __init__(self, numbers: Any, kind: Any, shape: tuple[int, ...]) -> None:
        self._numbers = numbers
        self._kind = kind
        self._shape = shape
        self._seen = None if isinstance(numbers, list) else np.frombuffer(numbers, dtype=kind).reshape(shape)

    def read(self) -> NDArray[Any]:
        if self._seen is not None:
            return self._seen
        return np.array(self._numbers, dtype=self._kind).reshape(self._shape)

    def write(self, values: NDArray[Any]) -> None:
        for place, value in enumerate(values.tolist()):
            self._numbers[place] = value


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
