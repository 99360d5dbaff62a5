"""How far an evaluator can be believed: Brier score, log loss and calibration on games that it never learned from."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from powerhouse.judge.fitting import Floats, log_loss
from powerhouse.judge.store import Samples

BINS = 10


@dataclass(frozen=True)
class Bin:
    """Of the shares between two limits: how many there were, their mean, and how much was won."""

    count: int
    told: float
    won: float


@dataclass(frozen=True)
class Scores:
    """Brier score (the squared error, summed over the seats) and log loss; lower is better."""

    brier: float
    log_loss: float


@dataclass(frozen=True)
class Measured:
    """Some positions: the evaluator beside par, where all have 1/n, and beside the worth that the search goes by."""

    players: int
    round: int
    games: int
    positions: int
    evaluator: Scores
    par: Scores
    worth: Scores
    error: float
    """The expected calibration error: how far shares told and shares won lie apart, bin by bin."""
    bins: list[Bin]


def scores(shares: Floats, won: Floats) -> Scores:
    return Scores(float(((shares - won) ** 2).sum(axis=1).mean()), log_loss(shares, won))


def bins(shares: Floats, won: Floats) -> list[Bin]:
    flat, result = shares.ravel(), won.ravel()
    which = np.minimum((flat * BINS).astype(int), BINS - 1)
    found = []
    for number in range(BINS):
        inside = which == number
        count = int(inside.sum())
        found.append(Bin(count, *(float(values[inside].mean()) if count else 0.0 for values in (flat, result))))
    return found


def expected_error(found: Sequence[Bin]) -> float:
    total = sum(one.count for one in found)
    return sum(one.count * abs(one.told - one.won) for one in found) / max(1, total)


def worth_warmth(learned: Sequence[Samples]) -> float:
    """The power of the search's worth that fits best, so that it is not blamed for being too bold or too shy."""
    tried = np.arange(0.1, 2.01, 0.05)
    losses = [np.mean([log_loss(raised(some.worth, power), some.won) for some in learned]) for power in tried]
    return float(tried[int(np.argmin(losses))])


def raised(shares: Floats, power: float) -> Floats:
    found = np.maximum(shares, 1e-6) ** np.float32(power)
    result: Floats = found / found.sum(axis=1, keepdims=True)
    return result


def measured(shares: Floats, samples: Samples, worth_power: float, round: int = 0) -> Measured:
    """What an evaluator said of all positions of a number of players, or of those of one round."""
    rows = samples.rounds == round if round else np.ones(len(samples), bool)
    shares, won = shares[rows], samples.won[rows]
    found = bins(shares, won)
    return Measured(
        samples.players,
        round,
        len(np.unique(samples.numbers[rows])),
        int(rows.sum()),
        scores(shares, won),
        scores(np.full_like(won, 1 / samples.players), won),
        scores(raised(samples.worth[rows], worth_power), won),
        expected_error(found),
        found,
    )
