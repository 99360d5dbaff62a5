"""A small generator of our own, so that a seed means the same game on every machine and in every version."""

from typing import Final

from mypy_extensions import i64

# A linear congruential generator modulo 2**63 whose high bits are folded into the low ones before use. Every
# product is cut to 63 bits at once, so 64-bit arithmetic that wraps around (compiled) and unlimited integers
# (interpreted) agree.
_MASK: Final = 0x7FFF_FFFF_FFFF_FFFF
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407


class Rng:
    """Uniform numbers below a bound; `state` is all there is to remember."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed & _MASK
        # Neighbouring seeds must not give neighbouring games.
        for _ in range(4):
            self.state ^= self.state >> 29
            self._step()

    def _step(self) -> None:
        state: i64 = self.state
        self.state = (state * _MULTIPLIER + _INCREMENT) & _MASK

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; the bias is below bound / 2**31."""
        self._step()
        state: i64 = self.state
        word: i64 = ((state >> 32) ^ (state >> 17)) & 0x7FFF_FFFF
        return (word * bound) >> 31
