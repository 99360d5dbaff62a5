"""Wilson intervals and ratings."""

from random import Random

import pytest

from powerhouse.arena.ratings import MEAN, Ratings, wilson

STRENGTHS = {"a": 3.0, "b": 1.5, "c": 1.0, "d": 0.4}


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


def games(count: int) -> list[list[str]]:
    """Tables of four, the winner first; whoever is twice as strong is twice as likely to come before another."""
    chance = Random(1)
    return [sorted(STRENGTHS, key=lambda name: chance.expovariate(STRENGTHS[name])) for _ in range(count)]


def rated(tables: list[list[str]]) -> Ratings:
    ratings = Ratings()
    for table in tables:
        ratings.add(table, range(1, len(table) + 1))
    return ratings


@pytest.mark.parametrize("name", STRENGTHS)
def test_four_times_the_games_make_half_the_interval(name: str) -> None:
    few, many = rated(games(1000)).of(name), rated(games(4000)).of(name)
    assert few.sigma / many.sigma == pytest.approx(2, rel=0.07)
    assert few.interval[0] < many.mu < few.interval[1]


def test_the_order_of_games_matters_little() -> None:
    tables = games(2000)
    ratings = rated(tables), rated(tables[::-1]), rated(Random(2).sample(tables, len(tables)))
    for name in STRENGTHS:
        first, *others = (rating.of(name) for rating in ratings)
        assert all(first.interval[0] < other.mu < first.interval[1] for other in others)


def test_the_mean_stays() -> None:
    """The common level is not known from any game; left alone it would wander further than intervals are wide."""
    ratings = rated(games(500))
    assert sum(ratings.of(name).mu for name in STRENGTHS) / len(STRENGTHS) == pytest.approx(MEAN)
