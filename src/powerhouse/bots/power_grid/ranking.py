"""Candidates in order of their value."""

from powerhouse.bots.advisor import Candidate


def best_first(found: list[Candidate]) -> list[Candidate]:
    """In descending order of value, of equal ones the earlier first."""
    ordered: list[Candidate] = []
    for candidate in found:
        place = len(ordered)
        while place > 0 and ordered[place - 1].value < candidate.value:
            place -= 1
        ordered.insert(place, candidate)
    return ordered
