"""Chance from the system: for tables where nobody may know what comes."""

from secrets import randbelow

from powerhouse.core.chance import Chance


class Entropy(Chance):
    def pick(self, candidates: list[int]) -> int:
        return candidates[randbelow(len(candidates))]
