"""A batch plays the games that single environments play, step by step."""

import numpy as np
import pytest

from powerhouse.core.chance import Seeded
from powerhouse.core.features import Sheet
from powerhouse.core.lasting import LastingSheet, Layout, room
from powerhouse.core.rng import Rng
from powerhouse.envs import Batch, Episode
from tests.envs.tables import GAMES, positions, spread

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


def test_an_illegal_action_plays_nothing() -> None:
    batch = Batch("power-grid", 2, players=3)
    arrays = batch.arrays()
    batch.reset(1, arrays)
    before = [lane.state.digest() for lane in batch.lanes.lanes]
    actions = batch.sample()
    actions[1] = next(number for number in range(batch.actions) if not arrays.masks[1, number])
    with pytest.raises(
        ValueError, match=rf"action {actions[1]} is not one of the \d+ legal actions of seat \d in game 1"
    ):
        batch.step(actions, arrays)
    assert [lane.state.digest() for lane in batch.lanes.lanes] == before
    with pytest.raises(ValueError, match="3 actions were given for 2 games"):
        batch.step(np.zeros(3, dtype=np.int64), arrays)


def test_samples_are_legal_and_follow_from_the_seed() -> None:
    batch = Batch("factory-manager", 4, players=3)
    arrays = batch.arrays()
    drawn = []
    for _ in range(2):
        batch.reset(5, arrays)
        for _ in range(10):
            actions = batch.sample()
            assert arrays.masks[np.arange(4), actions].all()
            drawn.append(actions.tolist())
            batch.step(actions, arrays)
    assert drawn[:10] == drawn[10:]
    assert len({tuple(row) for row in drawn}) > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_lasting_sheet_says_what_a_new_one_says(game: str) -> None:
    """Over whole games of many tables, for every seat, not only for the one that decides."""
    games, place = 3, 1
    for number, case in enumerate(spread(game, 5)):
        begun = case.game.start(case.setup(), Seeded(number))
        layout = Layout(begun)
        numbers = room(layout, games)
        lasting = LastingSheet(layout, numbers, games, place)
        written: set[int] = set()
        for at, state in enumerate(positions(case, number, every=1)):
            for seat in {state.turn, at % state.seats} - {-1}:
                fresh = Sheet()
                state.features(seat, fresh)
                lasting.observe(seat)
                state.features(seat, lasting)
                assert told(layout, list(numbers), games, place, seat) == fresh.values, f"{case}, position {at}"
                written.add(seat)
        assert len(written) == begun.seats


def told(layout: Layout, numbers: list[int], games: int, place: int, seat: int) -> list[int]:
    """What a lasting sheet says to a seat, put together number by number."""
    others = games * layout.table + place * layout.seats * layout.seat
    own = games * (layout.table + layout.seats * layout.seat) + (place * layout.seats + seat) * layout.observer
    rows = [others + (seat + relative) % layout.seats * layout.seat for relative in range(1, layout.seats)]
    sources = [
        numbers[place * layout.table :][: layout.table],
        numbers[own:][: layout.observer],
        [number for row in rows for number in numbers[row:][: layout.seat]],
    ]
    return [number for piece in layout.pieces for number in sources[piece.source][piece.start :][: piece.size]]


def test_a_batch_begins_its_games_with_nothing_of_the_last_one() -> None:
    batch = Batch("factory-manager", 2, players=3)
    arrays = batch.arrays()
    batch.reset(3, arrays)
    first = arrays.observations.copy()
    for _ in range(40):
        batch.step(batch.sample(), arrays)
    batch.reset(3, arrays)
    assert (arrays.observations == first).all()


def test_what_no_batch_can_be_is_refused() -> None:
    with pytest.raises(ValueError, match="its space is micro, not plan"):
        Batch("power-grid", 2, space="plan")
    with pytest.raises(ValueError, match="at least one game, not 0"):
        Batch("power-grid", 0)
