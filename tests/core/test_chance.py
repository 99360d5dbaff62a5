"""Our own generator: the same numbers for ever, evenly spread."""

from powerhouse.core.chance import Seeded
from powerhouse.core.entropy import Entropy
from powerhouse.core.rng import Rng


def test_a_seed_means_the_same_numbers_in_every_version() -> None:
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(8)] == [124, 462, 862, 817, 424, 327, 712, 7]


def test_numbers_are_evenly_spread() -> None:
    rng = Rng(1)
    counts = [0] * 10
    for _ in range(100_000):
        counts[rng.below(10)] += 1
    assert all(9_600 < count < 10_400 for count in counts)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [Rng(seed).below(10) for seed in range(10_000)]
    assert all(850 < firsts.count(digit) < 1150 for digit in range(10))
    pairs = [(Rng(seed).below(10), Rng(seed + 1).below(10)) for seed in range(10_000)]
    assert all(60 < pairs.count((a, b)) < 145 for a in range(10) for b in range(10))


def test_any_int_is_a_seed() -> None:
    for seed in (0, -1, 2**64, -(2**70), 10**30):
        assert 0 <= Rng(seed).below(6) < 6


def test_a_candidate_listed_twice_is_twice_as_likely() -> None:
    chance = Seeded(3)
    picks = [chance.pick([4, 4, 9]) for _ in range(9_000)]
    assert 5_700 < picks.count(4) < 6_300


def test_seeded_chance_goes_back() -> None:
    chance = Seeded(11)
    chance.pick([1, 2, 3])
    start = chance.position()
    first = [chance.pick(list(range(50))) for _ in range(5)]
    chance.seek(start)
    assert [chance.pick(list(range(50))) for _ in range(5)] == first


def test_entropy_picks_every_candidate() -> None:
    chance = Entropy()
    assert {chance.pick([3, 5, 8]) for _ in range(300)} == {3, 5, 8}
