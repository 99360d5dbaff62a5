"""Wilson intervals and ratings."""

import pytest

from powerhouse.arena.ratings import Ratings, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 4, 0.0456, 0.6994)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_without_games_anything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_who_wins_rises() -> None:
    ratings = Ratings()
    for _ in range(20):
        ratings.add(["a", "b", "b"], [1, 2, 3])
    assert ratings.of("a").interval[0] > ratings.of("b").interval[1]
    assert ratings.of("a").sigma < Ratings().of("a").sigma


def test_equals_stay_equal() -> None:
    ratings = Ratings()
    for places in ([1, 2], [2, 1]) * 20:
        ratings.add(["a", "b"], places)
    assert abs(ratings.of("a").mu - ratings.of("b").mu) < 2


def test_alone_against_itself_nothing_moves() -> None:
    ratings = Ratings()
    ratings.add(["a", "a"], [1, 2])
    assert ratings.of("a").mu == pytest.approx(Ratings().of("a").mu)
