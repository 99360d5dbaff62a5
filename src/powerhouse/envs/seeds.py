"""Seeds of the games of an environment that begins one after the other."""

import numpy as np


class Seeds:
    """The seed of the first game is the one that was given; the following ones are drawn from it."""

    def __init__(self) -> None:
        self._drawn = np.random.default_rng()

    def next(self, given: int | None) -> int:
        if given is None:
            return int(self._drawn.integers(1 << 62))
        self._drawn = np.random.default_rng(given)
        return given
