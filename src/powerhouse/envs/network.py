"""The network that learns, as torch and stable-baselines3 have it, and the same in whole numbers, as a bot plays it."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

from powerhouse.bots.policy import FORMAT, Weights
from powerhouse.envs.episode import Terms
from powerhouse.evaluator.network import FIRST_BITS, LATER_BITS, MOST, UNIT, UNIT_BITS

HIDDEN = [64, 64]
LEAST_SPREAD = 0.1
"""A feature that hardly ever differs must not count for very much when it does."""


@dataclass(frozen=True)
class Scale:
    """Of the features that differ at all: where they stand, their limits, mean and spread in the examples."""

    places: NDArray[np.int64]
    low: NDArray[np.float32]
    high: NDArray[np.float32]
    mean: NDArray[np.float32]
    spread: NDArray[np.float32]


def scale(features: NDArray[np.float32]) -> Scale:
    low, high = features.min(axis=0), features.max(axis=0)
    places = np.flatnonzero(low < high)
    read = features[:, places]
    return Scale(places, low[places], high[places], read.mean(axis=0), np.maximum(read.std(axis=0), LEAST_SPREAD))


class Held(torch.nn.Hardtanh):
    """What comes out of a hidden unit, held as in whole numbers."""

    def __init__(self) -> None:
        super().__init__(0.0, MOST / UNIT)


class Scaled(BaseFeaturesExtractor):
    """The features within their limits, all of the same spread."""

    def __init__(self, observation_space: Any, scale: Scale) -> None:
        super().__init__(observation_space, len(scale.places))
        for name in ("places", "low", "high", "mean", "spread"):
            self.register_buffer(name, torch.as_tensor(getattr(scale, name)))

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        read = observations[:, self.places]
        read = torch.minimum(torch.maximum(read, self.low), self.high)
        return (read - self.mean) / self.spread


def policy_settings(scale: Scale) -> dict[str, Any]:
    """For MaskablePPO: a network for intentions and one for the result."""
    return {
        "net_arch": {"pi": HIDDEN, "vf": HIDDEN},
        "activation_fn": Held,
        "features_extractor_class": Scaled,
        "features_extractor_kwargs": {"scale": scale},
    }


def weights(policy: Any, scale: Scale, terms: Terms, trained: dict[str, Any]) -> Weights:
    """The network for intentions, rounded."""
    assert terms.plans is not None
    linear = [layer for layer in policy.mlp_extractor.policy_net if isinstance(layer, torch.nn.Linear)]
    rows, added = [], []
    for number, layer in enumerate([*linear, policy.action_net]):
        factors = layer.weight.detach().numpy().T.astype(np.float64)
        sums = layer.bias.detach().numpy().astype(np.float64)
        if number == 0:
            factors = factors / scale.spread[:, None]
            sums = sums - scale.mean @ factors
        fine = FIRST_BITS if number == 0 else LATER_BITS
        rows.append(np.rint(factors * (1 << fine)).astype(np.int64).tolist())
        finer = fine if number == 0 else fine + UNIT_BITS
        added.append(np.rint(sums * (1 << finer)).astype(np.int64).tolist())
    names = [name.replace(": ", "/", 1) if ": " in name else f"/{name}" for name in terms.feature_names]
    return Weights(
        FORMAT,
        terms.game.id,
        trained,
        [names[place] for place in scale.places],
        [one.name for one in terms.plans.intentions],
        scale.low.astype(np.int64).tolist(),
        scale.high.astype(np.int64).tolist(),
        rows,
        added,
    )
