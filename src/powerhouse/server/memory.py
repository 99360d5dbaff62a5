"""Python's search for garbage, which halts every table while it looks through all that there is."""

import gc
from collections.abc import Mapping
from time import monotonic

ALL_SECONDS = 3600.0
OLDEST = 2


class Sparing:
    """Looks through what is new; what was there at the last look is taken for lasting, and looked through hourly.

    Most of what a server drops is freed without a search. With a thousand open tables a search through everything
    takes half a second, and would come every few seconds.
    """

    def __init__(self) -> None:
        self._all_at = monotonic()

    def __call__(self, phase: str, info: Mapping[str, int]) -> None:
        """Called by Python before and after each search."""
        if info["generation"] < OLDEST:
            return
        if phase == "stop":
            gc.freeze()
        elif monotonic() - self._all_at > ALL_SECONDS:
            self._all_at = monotonic()
            gc.unfreeze()


def spare() -> None:
    """For a process that does nothing but serve; its code and its types are there already."""
    gc.collect()
    gc.freeze()
    gc.callbacks.append(Sparing())
