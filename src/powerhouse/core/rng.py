"""A small generator of our own, so that a seed means the same game on every machine and in every version."""

from typing import Final

from mypy_extensions import i64

# A linear congruential generator modulo 2**62 whose high bits are folded before use. Every product is cut to
# 62 bits at once, so 64-bit arithmetic that wraps around (compiled) and unlimited integers (interpreted) agree.
_MASK: Final = (1 << 62) - 1
_MULTIPLIER: Final = 3512401965023503517
_INCREMENT: Final = 1442695040888963407


class Rng:
    """Uniform numbers below a bound; `state` is all there is to remember. Seeds 2**62 apart are the same."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed & _MASK
        # Neighbouring seeds must not give neighbouring games.
        for _ in range(4):
            self.state ^= self.state >> 29
            self.below(1)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; the bias is below bound / 2**31."""
        state: i64 = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        self.state = state
        word: i64 = ((state >> 31) ^ (state >> 17)) & 0x7FFF_FFFF
        return (word * bound) >> 31
