"""Candidates in order: the best first, of equal ones the earlier."""

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.advisor import Candidate


def insert(ranked: list[Candidate], move: int, value: float) -> None:
    _insert(ranked, Candidate(move, value))


def insert_once(ranked: list[Candidate], move: int, value: float) -> None:
    """A move that is there already keeps its better value."""
    for place in range(len(ranked)):
        if ranked[place].move == move:
            if ranked[place].value >= value:
                return
            ranked.pop(place)
            break
    insert(ranked, move, value)


def best_first(found: list[Candidate]) -> list[Candidate]:
    ranked: list[Candidate] = []
    for candidate in found:
        _insert(ranked, candidate)
    return ranked


def only(move: int) -> list[Candidate]:
    """There is nothing to think about."""
    return [Candidate(move, 0.0)]


@mypyc_attr(acyclic=True)
class Ranking:
    """The best candidates of a decision, so many at most."""

    def __init__(self, most: i64) -> None:
        self.list: list[Candidate] = []
        self._most: i64 = most

    def add(self, move: int, value: float) -> None:
        if len(self.list) == self._most:
            if self.list[-1].value >= value:
                return
            self.list.pop()
        insert(self.list, move, value)


def _insert(ranked: list[Candidate], candidate: Candidate) -> None:
    place = len(ranked)
    while place > 0 and ranked[place - 1].value < candidate.value:
        place -= 1
    ranked.insert(place, candidate)
