"""Candidates in order, the best first."""

from powerhouse.bots.advisor import Candidate


def insert(found: list[Candidate], move: int, value: float) -> None:
    """Adds a candidate behind those that are as good; a move that is there already keeps its better value."""
    at = len(found)
    for place in range(len(found)):
        if found[place].move == move:
            if found[place].value >= value:
                return
            found.pop(place)
            at = len(found)
            break
    while at > 0 and found[at - 1].value < value:
        at -= 1
    found.insert(at, Candidate(move, value))
