"""Candidates in order: the best first, of equal ones the earlier."""

from powerhouse.bots.advisor import Candidate


def insert(found: list[Candidate], move: int, value: float) -> None:
    place = len(found)
    while place > 0 and found[place - 1].value < value:
        place -= 1
    found.insert(place, Candidate(move, value))
