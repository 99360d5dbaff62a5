"""Candidates in the order of their value."""

from mypy_extensions import i64

from powerhouse.bots.advisor import Candidate


class Ranking:
    """The best candidates of a decision, the best first; among equals the one that came first."""

    def __init__(self, most: i64) -> None:
        self.list: list[Candidate] = []
        self._most: i64 = most

    def add(self, move: int, value: float) -> None:
        ranked = self.list
        at = len(ranked)
        while at > 0 and ranked[at - 1].value < value:
            at -= 1
        if at < self._most:
            ranked.insert(at, Candidate(move, value))
            if len(ranked) > self._most:
                ranked.pop()


def only(move: int) -> list[Candidate]:
    """There is nothing to think about."""
    return [Candidate(move, 0.0)]
