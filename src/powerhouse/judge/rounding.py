"""The fitted network in whole numbers, and the same whole numbers for many positions at once."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from powerhouse.evaluator.network import FIRST_BITS, LATER_BITS, MOST, SCORE_BITS, UNIT_BITS, WARMTH_BITS
from powerhouse.evaluator.registry import FORMAT, Weights
from powerhouse.judge.fitting import AT_ONCE, Floats, Ints, Parameters, Scale, log_loss, softmax


def rounded(
    parameters: Parameters, how: Scale, names: Sequence[str], game: str, rules: int, components: str,
    trained: dict[str, object], players: Sequence[int],
) -> Weights:  # fmt: skip
    """The network in whole numbers; centring and scaling of the inputs go into its first layer."""
    first = parameters["first"].astype(np.float64) / how.deviation[:, None]
    added = parameters["first_added"] - (how.mean[:, None] * first).sum(axis=0)
    fine = 1 << FIRST_BITS
    return Weights(
        format=FORMAT,
        game=game,
        rules=rules,
        components=components,
        trained=trained,
        inputs=[names[place] for place in how.kept],
        low=how.low.tolist(),
        high=how.high.tolist(),
        first=_whole(first * fine).tolist(),
        first_added=_whole(added * fine).tolist(),
        second=_whole(parameters["second"] * (1 << LATER_BITS)).tolist(),
        second_added=_whole(parameters["second_added"] * (1 << LATER_BITS + UNIT_BITS)).tolist(),
        last=_whole(parameters["last"] * (1 << LATER_BITS)).tolist(),
        warmth=dict.fromkeys(players, 1 << WARMTH_BITS),
    )


def _whole(values: npt.NDArray[np.floating]) -> Ints:
    whole: Ints = np.rint(values).astype(np.int64)
    return whole


def exact_scores(weights: Weights, names: Sequence[str], features: npt.NDArray[np.int16]) -> Ints:
    """The scores of many positions at once, before warmth: the same whole numbers as `Network` gives."""
    at = {name: place for place, name in enumerate(names)}
    places = [at[name] for name in weights.inputs]
    parts = [features[first : first + AT_ONCE] for first in range(0, len(features), AT_ONCE)]
    return np.concatenate([_scores(weights, part[..., places]) for part in parts])


def _scores(weights: Weights, kept: npt.NDArray[np.int16]) -> Ints:
    inputs = np.clip(kept.astype(np.int64), np.array(weights.low), np.array(weights.high))
    players = inputs.shape[1]
    # Whole numbers held in floats are exact below 2**53, and multiplied much faster.
    first = inputs.astype(np.float64) @ np.array(weights.first, np.float64)
    hidden = _held((first.astype(np.int64) + np.array(weights.first_added)) >> FIRST_BITS - UNIT_BITS)
    mean = (hidden.sum(axis=1, keepdims=True) - hidden) // (players - 1)
    most = np.stack(
        [hidden[:, [other for other in range(players) if other != seat]].max(axis=1) for seat in range(players)], axis=1
    )
    joined = np.concatenate([hidden, mean, most], axis=2).astype(np.float64)
    second = (joined @ np.array(weights.second, np.float64)).astype(np.int64) + np.array(weights.second_added)
    later = _held(second >> LATER_BITS)
    scores: Ints = (later @ np.array(weights.last, np.int64)) >> UNIT_BITS + LATER_BITS - SCORE_BITS
    return scores


def _held(values: Ints) -> Ints:
    return np.clip(values, 0, MOST)


def exact_shares(weights: Weights, names: Sequence[str], features: npt.NDArray[np.int16]) -> Floats:
    """Shares of the win of many positions, as near as floats are."""
    scores = exact_scores(weights, names, features) * weights.warmth[features.shape[1]] >> WARMTH_BITS
    return softmax((scores / (1 << SCORE_BITS)).astype(np.float32))


Scored = tuple[Ints, Floats]
"""Scores of positions, and what was won."""


def warmth(held: Sequence[Scored], own: Scored, part: float) -> int:
    """By what scores are multiplied so that shares are neither too bold nor too shy, in parts of 256.

    `own` are those of one number of players: they have this part of the say, those of all numbers the rest, because a
    few hundred games do not tell it well enough.
    """
    tried = range(96, 513, 4)
    plain = [((scores / (1 << SCORE_BITS)).astype(np.float32), won) for scores, won in (own, *held)]

    def loss(factor: int) -> float:
        its, *all = [log_loss(softmax(scores * np.float32(factor / 256)), won) for scores, won in plain]
        return float(part * its + (1 - part) * np.mean(all))

    return min(tried, key=loss)
