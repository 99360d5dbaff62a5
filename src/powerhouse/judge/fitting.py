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
HELD_OUT = 10
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

    def of(self, features: npt.NDArray[np.int16]) -> Floats:
        held = np.clip(features[..., self.kept], self.low.astype(np.int16), self.high.astype(np.int16))
        return (held - self.mean) / self.deviation


def scale(samples: Sequence[Samples]) -> Scale:
    flat = np.concatenate([some.features.reshape(-1, some.features.shape[-1]) for some in samples])
    deviation = flat.std(axis=0)
    kept = np.flatnonzero(deviation > 0)
    flat = flat[:, kept]
    return Scale(
        kept,
        flat.min(axis=0).astype(np.int64),
        flat.max(axis=0).astype(np.int64),
        flat.mean(axis=0).astype(np.float32),
        deviation[kept].astype(np.float32),
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
    most_of: npt.NDArray[np.intp]
    later: Floats
    shares: Floats


def forward(parameters: Parameters, inputs: Floats) -> Pass:
    """`inputs` by position, seat and feature."""
    hidden = np.clip(inputs @ parameters["first"] + parameters["first_added"], 0, CAP)
    players = inputs.shape[1]
    mean = (hidden.sum(axis=1, keepdims=True) - hidden) / (players - 1)
    most, most_of = np.empty_like(hidden), np.empty(hidden.shape, np.intp)
    for seat in range(players):
        others = [other for other in range(players) if other != seat]
        best = hidden[:, others].argmax(axis=1)
        most_of[:, seat] = np.array(others)[best]
        most[:, seat] = np.take_along_axis(hidden[:, others], best[:, None], axis=1)[:, 0]
    joined = np.concatenate([hidden, mean, most], axis=2)
    later = np.clip(joined @ parameters["second"] + parameters["second_added"], 0, CAP)
    return Pass(inputs, hidden, joined, most_of, later, softmax(later @ parameters["last"]))


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
    hidden += (mean.sum(axis=1, keepdims=True) - mean) / (players - 1)
    for seat in range(players):
        hidden[:, seat] += np.where(at.most_of == seat, most, 0).sum(axis=1)
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
    cut = len(samples) - len(samples) // HELD_OUT

    def part(rows: slice, games: int) -> Samples:
        return Samples(
            samples.players, games, samples.features[rows], samples.won[rows], samples.worth[rows], samples.rounds[rows]
        )

    held = samples.games // HELD_OUT
    return part(slice(0, cut), samples.games - held), part(slice(cut, None), held)


def fit(
    learned: Sequence[Samples],
    how: Scale,
    schedule: Schedule,
    tell: Callable[[int, float, float], None],
    kept: Path | None,
) -> Parameters:
    """The best parameters by what they say of the games that are held out; goes on where `kept` left off."""
    parts = [split(samples) for samples in learned if len(samples)]
    inputs = len(how.kept)
    dice = np.random.default_rng(schedule.seed)
    begun = blank(inputs, dice)
    descent = Descent(begun, begun) if kept is None or not kept.exists() else Descent.kept(kept)
    while descent.epoch < schedule.epochs:
        rate = schedule.rate * (0.1 ** (descent.epoch / max(1, schedule.epochs - 1)))
        batches = [
            (at, rows)
            for at, (train, _) in enumerate(parts)
            for rows in np.array_split(dice.permutation(len(train)), max(1, len(train) // schedule.batch))
        ]
        total = 0.0
        for number in dice.permutation(len(batches)):
            at, rows = batches[number]
            train = parts[at][0]
            passed = forward(descent.parameters, how.of(train.features[rows]))
            total += log_loss(passed.shares, train.won[rows])
            descent.step(gradient(descent.parameters, passed, train.won[rows]), rate, schedule.decay)
        descent.epoch += 1
        loss = _loss(descent.parameters, how, [test for _, test in parts])
        if loss < descent.lowest:
            descent.best, descent.lowest = dict(descent.parameters), loss
        if kept is not None:
            descent.keep(kept)
        tell(descent.epoch, total / len(batches), loss)
    return descent.best


def _loss(parameters: Parameters, how: Scale, tests: Sequence[Samples]) -> float:
    losses = [log_loss(forward(parameters, how.of(test.features)).shares, test.won) for test in tests if len(test)]
    return float(np.mean(losses)) if losses else np.inf
