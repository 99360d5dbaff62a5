"""Many games in one process: observations, masks and rewards are written into arrays that the caller owns."""

from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from powerhouse.core.chance import Seeded
from powerhouse.core.lanes import Lanes
from powerhouse.core.lasting import Layout
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
        layout = Layout(terms.game.start(terms.setup, Seeded(0)))
        self.lanes = Lanes(
            lambda chance: terms.game.start(terms.setup, chance),
            terms.micro.numbering(),
            games,
            layout,
            self.actions,
        )
        self._masks = _Shared(self.lanes.masks, np.bool_, (games, self.actions))
        self._turns = _Shared(self.lanes.turns, np.int64, (games,))
        self._chosen = _Shared(self.lanes.chosen, np.int64, (games,))
        self._observed = _Observed(self.lanes, layout)

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
        self.lanes.choose(actions.tolist())
        ended = self.lanes.step(self.terms.illegal == "first")
        arrays.rewards[:] = 0
        arrays.over[:] = False
        for place, state in ended:
            arrays.over[place] = True
            arrays.rewards[place] = self.terms.rewards(state)
        self._write(arrays)

    def _write(self, arrays: "Arrays") -> None:
        turns = self._turns.read()
        self._observed.write(arrays.observations)
        arrays.masks[...] = self._masks.read()
        arrays.seats[...] = turns


class _Observed:
    """The features that whoever decides sees, put together from the numbers of the table, his own and the others'."""

    def __init__(self, lanes: Lanes, layout: Layout) -> None:
        games, seats = len(lanes.lanes), layout.seats
        first_seat, first_observer = games * layout.table, games * (layout.table + seats * layout.seat)
        self._table = _Shared(lanes.values, np.int32, (games, layout.table))
        self._seats = _Shared(lanes.values, np.int32, (games * seats, layout.seat), first_seat)
        self._observers = _Shared(lanes.values, np.int32, (games * seats, layout.observer), first_observer)
        self._own_row = _Shared(lanes.own, np.int64, (games,))
        self._other_rows = _Shared(lanes.others, np.int64, (games * (seats - 1),))
        self._own = np.zeros((games, layout.observer), dtype=np.int32)
        self._others = np.zeros((games * (seats - 1), layout.seat), dtype=np.int32)
        others = self._others.reshape(games, -1)
        self._pieces = [(piece, (None, self._own, others)[piece.source]) for piece in layout.pieces]

    def write(self, observations: NDArray[Any]) -> None:
        self._observers.read().take(self._own_row.read(), axis=0, out=self._own, mode="clip")
        self._seats.read().take(self._other_rows.read(), axis=0, out=self._others, mode="clip")
        table = self._table.read()
        for piece, rows in self._pieces:
            source = table if rows is None else rows
            end, stop = piece.first + piece.size, piece.start + piece.size
            observations[:, piece.first : end] = source[:, piece.start : stop]


class _Shared:
    """An array of the rules, or a part of it, as NumPy sees it: the same memory if they run compiled, else a copy."""

    def __init__(self, numbers: Any, kind: Any, shape: tuple[int, ...], first: int = 0) -> None:
        self._numbers = numbers
        self._kind = kind
        self._shape = shape
        self._part = slice(first, first + prod(shape))
        self._seen = None if isinstance(numbers, list) else self._formed(np.frombuffer(numbers, dtype=kind))

    def _formed(self, numbers: NDArray[Any]) -> NDArray[Any]:
        return numbers[self._part].reshape(self._shape)

    def read(self) -> NDArray[Any]:
        return self._seen if self._seen is not None else self._formed(np.array(self._numbers, dtype=self._kind))


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
