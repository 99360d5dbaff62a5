"""The spaces of Gymnasium for features, masks and actions."""

from typing import Any

import numpy as np
from gymnasium import spaces

from powerhouse.envs.episode import Terms

LIMIT = float(1 << 24)
"""No feature is larger: whole numbers up to here are exact in 32 bits."""


def features(terms: Terms) -> Any:
    return spaces.Box(-LIMIT, LIMIT, (terms.features,), np.float32)


def observations(terms: Terms) -> spaces.Dict:
    """Features, and a mask with a 1 for each legal action."""
    return spaces.Dict(
        {"observation": features(terms), "action_mask": spaces.Box(0, 1, (terms.actions,), np.int8)},
    )


def actions(terms: Terms) -> "spaces.Discrete[np.int64]":
    return spaces.Discrete(terms.actions)
