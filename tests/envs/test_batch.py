"""A batch plays the games that single environments play, step by step."""

import numpy as np
import pytest

from powerhouse.core.rng import Rng
from powerhouse.envs import Batch, Episode
from tests.envs.tables import GAMES, spread

PLACES = 3


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_is_as_many_environments(game: str) -> None:
    case = spread(game, 3)[2]
    batch = Batch(game, PLACES, players=case.players, options=case.options)
    arrays = batch.arrays()
    batch.reset(70, arrays)
    singles = [Episode(batch.terms, 70 + place) for place in range(PLACES)]
    dice, ended, begun = Rng(7), 0, PLACES
    features = np.zeros(batch.features, dtype=np.float32)
    mask = np.zeros(batch.actions, dtype=np.bool_)
    steps = 0
    while ended < 2:
        chosen = np.zeros(PLACES, dtype=np.int64)
        for place, single in enumerate(singles):
            single.observe(single.seat, features)
            single.mask(single.seat, mask)
            assert arrays.seats[place] == single.seat
            assert (arrays.observations[place] == features).all()
            assert (arrays.masks[place] == mask).all()
            legal = np.flatnonzero(arrays.masks[place])
            chosen[place] = legal[dice.below(len(legal))]
        batch.step(chosen, arrays)
        steps += 1
        for place, single in enumerate(singles):
            single.play(int(chosen[place]))
            assert arrays.over[place] == single.over
            assert arrays.rewards[place].tolist() == np.array(single.rewards(), dtype=np.float32).tolist()
            if single.over:
                ended += 1
                singles[place] = Episode(batch.terms, 70 + begun)
                assert batch.numbers[place] == begun
                begun += 1
    assert steps > 30


def test_it_writes_into_arrays_of_the_caller() -> None:
    batch = Batch("factory-manager", 2, players=3)
    arrays = batch.arrays()
    large = np.full((4, batch.features), -1, dtype=np.float32)
    arrays.observations = large[1:3]
    batch.reset(1, arrays)
    assert (large[0] == -1).all()
    assert (large[3] == -1).all()
    assert large[1, 0] == large[2, 0] == 3
