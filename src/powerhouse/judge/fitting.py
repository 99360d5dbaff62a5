"""Fitting the network to what became of positions: gradient descent on the log loss.

Written with NumPy alone: the network has two small layers, and its gradient is a page.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from powerhouse.core.files import write_whole
from powerhouse.evaluator.network import MOST, UNIT
from powerhouse.judge.store import Samples

Floats = npt.NDArray[np.floating[Any]]
Ints = npt.NDArray[np.int64]
Parameters = dict[str, Floats]

FIRST, SECOND = 64, 32
"""Units of the two layers."""
CAP = MOST / UNIT
AT_ONCE = 10_000
"""So many positions at a time are held in floats."""
HELD_OUT = 5
"""One of so many games, the last ones, is not learned from: by them training is stopped and the warmth is set."""


@dataclass(frozen=True)
class Schedule:
    """How to fit. `decay` pulls weights towards 0; the rate falls to a tenth over the epochs."""

    epochs: int = 10
    batch: int = 256
    rate: float = 2e-3
    decay: float = 0.03
    seed: int = 0


@dataclass
class Scale:
    """How inputs are centred: those that never change are left out."""

    kept: npt.NDArray[np.intp]
    low: Ints
    high: Ints
    mean: Floats
    deviation: Floats

    def read(self, features: npt.NDArray[np.int16]) -> npt.NDArray[np.int16]:
        """Those of all features that the network reads, between their limits."""
        return np.clip(features[..., self.kept], self.low.astype(np.int16), self.high.astype(np.int16))

    def centred(self, read: npt.NDArray[np.int16]) -> Floats:
        found: Floats = read.astype(np.float32)
        found -= self.mean
        found /= self.deviation
        return found

    def of(self, features: npt.NDArray[np.int16]) -> Floats:
        return self.centred(self.read(features))


def scale(samples: Sequence[Samples]) -> Scale:
    """Only some positions at a time are held in floats, so that millions of them find room."""
    width = samples[0].features.shape[-1]
    count, total, squares = 0, np.zeros(width), np.zeros(width)
    low, high = np.full(width, np.iinfo(np.int16).max), np.full(width, np.iinfo(np.int16).min)
    for some in samples:
        for first in range(0, len(some), AT_ONCE):
            flat = some.features[first : first + AT_ONCE].reshape(-1, width)
            low, high = np.minimum(low, flat.min(axis=0)), np.maximum(high, flat.max(axis=0))
            exact = flat.astype(np.float64)
            count += len(flat)
            total += exact.sum(axis=0)
            squares += (exact * exact).sum(axis=0)
    kept = np.flatnonzero(high > low)
    mean = total[kept] / count
    deviation = np.sqrt(squares[kept] / count - mean * mean)
    return Scale(
        kept,
        low[kept].astype(np.int64),
        high[kept].astype(np.int64),
        mean.astype(np.float32),
        deviation.astype(np.float32),
    )


def blank(inputs: int, dice: np.random.Generator) -> Parameters:
    def layer(rows: int, columns: int) -> Floats:
        drawn: Floats = (dice.standard_normal((rows, columns)) * np.sqrt(1.5 / rows)).astype(np.float32)
        return drawn

    return {
        "first": layer(inputs, FIRST),
        "first_added": np.zeros(FIRST, np.float32),
        "second": layer(3 * FIRST, SECOND),
        "second_added": np.zeros(SECOND, np.float32),
        "last": layer(SECOND, 1)[:, 0],
    }


@dataclass
class Pass:
    """What is remembered of a forward pass for the gradient."""

    inputs: Floats
    hidden: Floats
    joined: Floats
    best: npt.NDArray[np.intp]
    second: npt.NDArray[np.intp]
    later: Floats
    shares: Floats


def forward(parameters: Parameters, inputs: Floats) -> Pass:
    """`inputs` by position, seat and feature."""
    hidden = np.clip(inputs @ parameters["first"] + parameters["first_added"], 0, CAP)
    players = inputs.shape[1]
    mean = (hidden.sum(axis=1, keepdims=True) - hidden) / np.float32(players - 1)
    best, second = two_most(hidden)
    most = np.repeat(np.take_along_axis(hidden, best, axis=1), players, axis=1)
    np.put_along_axis(most, best, np.take_along_axis(hidden, second, axis=1), axis=1)
    joined = np.concatenate([hidden, mean, most], axis=2)
    later = np.clip(joined @ parameters["second"] + parameters["second_added"], 0, CAP)
    return Pass(inputs, hidden, joined, best, second, later, softmax(later @ parameters["last"]))


def two_most(hidden: Floats) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """Of each unit the seat that has the most, and the one that has the most of the others."""
    best = hidden.argmax(axis=1)[:, None]
    others = hidden.copy()
    np.put_along_axis(others, best, np.float32(-1), axis=1)
    return best, others.argmax(axis=1)[:, None]


def softmax(scores: Floats) -> Floats:
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Floats = weights / weights.sum(axis=1, keepdims=True)
    return shares


def gradient(parameters: Parameters, at: Pass, won: Floats) -> Parameters:
    size, players = won.shape
    scores = (at.shares - won) / size
    later = scores[..., None] * parameters["last"]
    later *= (at.later > 0) & (at.later < CAP)
    joined = later @ parameters["second"].T
    hidden, mean, most = joined[..., :FIRST].copy(), joined[..., FIRST : 2 * FIRST], joined[..., 2 * FIRST :]
    hidden += (mean.sum(axis=1, keepdims=True) - mean) / np.float32(players - 1)
    # Who has the most is the most of the others for all but itself, and the second one for it.
    its = np.take_along_axis(most, at.best, axis=1)
    for who, slope in ((at.best, most.sum(axis=1, keepdims=True) - its), (at.second, its)):
        np.put_along_axis(hidden, who, np.take_along_axis(hidden, who, axis=1) + slope, axis=1)
    hidden *= (at.hidden > 0) & (at.hidden < CAP)
    return {
        "first": np.tensordot(at.inputs, hidden, ((0, 1), (0, 1))),
        "first_added": hidden.sum(axis=(0, 1)),
        "second": np.tensordot(at.joined, later, ((0, 1), (0, 1))),
        "second_added": later.sum(axis=(0, 1)),
        "last": np.tensordot(at.later, scores, ((0, 1), (0, 1))),
    }


def log_loss(shares: Floats, won: Floats) -> float:
    return float(-(won * np.log(np.maximum(shares, 1e-9))).sum(axis=1).mean())


@dataclass
class Descent:
    """Adam with decoupled decay, and where it stands: kept after each epoch, so that it can go on.

    `best` are the parameters with the `lowest` loss on the games that are held out.
    """

    parameters: Parameters
    best: Parameters
    lowest: float = np.inf
    steps: int = 0
    epoch: int = 0
    mean: Parameters = field(default_factory=dict)
    square: Parameters = field(default_factory=dict)

    def step(self, slopes: Parameters, rate: float, decay: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            mean = self.mean[name] = 0.9 * self.mean.get(name, np.float32(0)) + 0.1 * slope
            square = self.square[name] = 0.999 * self.square.get(name, np.float32(0)) + 0.001 * slope**2
            change = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            shrunk = decay if name in ("first", "second", "last") else 0.0
            self.parameters[name] = (self.parameters[name] - rate * (change + shrunk * self.parameters[name])).astype(
                np.float32
            )

    def keep(self, file: Path) -> None:
        parts = {"p": self.parameters, "b": self.best, "m": self.mean, "s": self.square}
        arrays: dict[str, Any] = {
            f"{part}_{name}": values for part, all in parts.items() for name, values in all.items()
        }
        draft = file.with_suffix(".part.npz")
        np.savez(draft, lowest=self.lowest, steps=self.steps, epoch=self.epoch, **arrays)
        write_whole(file, draft.read_bytes())
        draft.unlink()

    @classmethod
    def kept(cls, file: Path) -> "Descent":
        with np.load(file) as found:
            parts: dict[str, Parameters] = {
                part: {name[2:]: found[name] for name in found.files if name.startswith(f"{part}_")} for part in "pbms"
            }
            lowest, steps, epoch = float(found["lowest"]), int(found["steps"]), int(found["epoch"])
            return cls(parts["p"], parts["b"], lowest, steps, epoch, parts["m"], parts["s"])


def split(samples: Samples) -> tuple[Samples, Samples]:
    """Those to learn from, and those of the last games."""
    cut = samples.games - samples.games // HELD_OUT
    return samples.part(0, cut), samples.part(cut, samples.games)


def fit(
    learned: Sequence[Samples],
    how: Scale,
    schedule: Schedule,
    tell: Callable[[int, float, float], None],
    kept: Path | None,
) -> Parameters:
    """The best parameters by what they say of the games that are held out; goes on where `kept` left off."""
    parts = [
        (how.read(train.features), train.won, test)
        for train, test in (split(samples) for samples in learned if len(samples))
    ]
    inputs = len(how.kept)
    dice = np.random.default_rng(schedule.seed)
    begun = blank(inputs, dice)
    descent = Descent(begun, begun) if kept is None or not kept.exists() else Descent.kept(kept)
    while descent.epoch < schedule.epochs:
        rate = schedule.rate * (0.1 ** (descent.epoch / max(1, schedule.epochs - 1)))
        batches = [
            (at, rows)
            for at, (train, _, _) in enumerate(parts)
            for rows in np.array_split(dice.permutation(len(train)), max(1, len(train) // schedule.batch))
        ]
        total = 0.0
        for number in dice.permutation(len(batches)):
            at, rows = batches[number]
            train, won, _ = parts[at]
            passed = forward(descent.parameters, how.centred(train[rows]))
            total += log_loss(passed.shares, won[rows])
            descent.step(gradient(descent.parameters, passed, won[rows]), rate, schedule.decay)
        descent.epoch += 1
        loss = _loss(descent.parameters, how, [test for _, _, test in parts])
        if loss < descent.lowest:
            descent.best, descent.lowest = dict(descent.parameters), loss
        if kept is not None:
            descent.keep(kept)
        tell(descent.epoch, total / len(batches), loss)
    return descent.best


def _loss(parameters: Parameters, how: Scale, tests: Sequence[Samples]) -> float:
    losses = [log_loss(told(parameters, how, test.features), test.won) for test in tests if len(test)]
    return float(np.mean(losses)) if losses else np.inf


def told(parameters: Parameters, how: Scale, features: npt.NDArray[np.int16]) -> Floats:
    """Shares of many positions."""
    parts = [features[first : first + AT_ONCE] for first in range(0, len(features), AT_ONCE)]
    return np.concatenate([forward(parameters, how.of(part)).shares for part in parts])
