"""Decisions and what else could have been done: plans of the judging bot, compared by playing on in mind.

A plan is a run of moves of one seat up to the next event. After it everybody plays on as the judge does, to the end of
the round, and there the evaluator says who stands how. All plans are tried with the same chance, so that what is
compared is the plans. Half of the looks choose the best plan and the other half say by how much it is better: the best
of several guesses is overrated by the looks that made it the best. What would have a mark is checked by other looks,
farther on.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

from powerhouse.bots.advisor import Advisor
from powerhouse.bots.search import Sampled
from powerhouse.core.chance import Chance
from powerhouse.core.state import State
from powerhouse.core.step import goes_on
from powerhouse.evaluator.registry import Evaluator

BREADTH = 4
"""So many candidates of the judge are tried beside what was played."""
LONGEST = 200
"""Moves of a plan."""
FARTHER = 3
"""Rounds to which two plans are played on where their difference matters."""
ROUGH = 0.02
"""What the evaluator itself errs by when it compares two positions; it is part of every standard error."""
FRESH = 1_000_000
"""From this one on looks have numbers of their own when a plan is checked."""


@dataclass(frozen=True)
class Difference:
    """By how much one plan is better than another: for who decides, with its standard error, and for each seat."""

    own: float
    error: float
    by_seat: list[float]


@dataclass(frozen=True)
class Compared:
    """What was played beside the `best` plan, and beside the judge's `first` choice; `loss` is what the best adds."""

    best: list[int]
    first: list[int]
    loss: Difference
    gain: float
    """By how much what was played is better than the first choice."""


def plans(state: State, advisor: Advisor) -> list[list[int]]:
    """What the judge would do, the first choice first: each candidate with what it would do after it."""
    found: list[list[int]] = []
    for candidate in advisor.candidates(state)[:BREADTH]:
        plan = followed(state, candidate.move, advisor.choose)
        if plan not in found:
            found.append(plan)
    return found


def followed(state: State, move: int, choose: Callable[[State], int]) -> list[int]:
    """A move and those that somebody chooses after it, up to the next event: a reveal, a phase, another seat."""
    seat, heading = state.turn, state.heading()
    here = state.copy()
    plan: list[int] = []
    while len(plan) < LONGEST:
        plan.append(move)
        if not goes_on(here, move) or here.turn != seat or here.heading() != heading:
            break
        move = choose(here)
    return plan


class Judge:
    """The judging bot with its evaluator."""

    def __init__(self, advisor: Advisor, evaluator: Evaluator) -> None:
        self.advisor = advisor
        self.evaluator = evaluator

    def played_on(self, state: State, chance: Chance, end: int | None = None) -> list[float]:
        """Who stands how when all have played on to the end of the round; the position is used up."""
        last = state.rounds() + 1 if end is None else end
        while state.turn >= 0 and state.rounds() < last:
            state.advance(self.advisor.rollout(state), chance)
        return self.evaluator.shares(state)

    def look(self, state: State, plan: list[int], number: int, rounds: int = 1) -> list[float]:
        """Who stands how after a plan; what chance shows depends on the number of the look alone."""
        here = state.copy()
        chance = Sampled(number)
        for move in plan:
            here.advance(move, chance)
        return self.played_on(here, chance, state.rounds() + rounds)


def compare(state: State, played: list[int], judge: Judge, looks: int) -> Compared | None:
    """What was played beside the plans of the judge, in so many looks; `None` where there was nothing to choose."""
    tried = plans(state, judge.advisor)
    first = tried[0]
    if played not in tried:
        tried.append(played)
    if len(tried) == 1:
        return None
    seat = state.turn
    means = [sum(judge.look(state, plan, number)[seat] for number in range(looks)) / looks for plan in tried]
    best = tried[max(range(len(tried)), key=lambda at: (means[at], tried[at] == played))]
    loss = difference(state, best, played, judge, range(looks, 2 * looks))
    return Compared(best, first, loss, means[tried.index(played)] - means[0])


def checked(state: State, better: list[int], worse: list[int], judge: Judge, looks: int) -> Difference:
    """The same two plans again, with other chance and played on for longer."""
    return difference(state, better, worse, judge, range(FRESH, FRESH + looks), rounds=FARTHER)


def difference(
    state: State, better: list[int], worse: list[int], judge: Judge, numbers: range, rounds: int = 1
) -> Difference:
    if better == worse:
        return Difference(0.0, 0.0, [0.0] * state.seats)
    both = (looked(state, plan, judge, numbers, rounds) for plan in (better, worse))
    return apart(state.turn, *both)


def looked(state: State, plan: list[int], judge: Judge, numbers: range, rounds: int) -> list[list[float]]:
    """Who stands how after a plan, in each of these looks."""
    return [judge.look(state, plan, number, rounds) for number in numbers]


def apart(seat: int, better: list[list[float]], worse: list[list[float]]) -> Difference:
    """By how much one plan is better than another, of looks with the same chance."""
    count = len(better)
    gaps = [[one - other for one, other in zip(ones, others)] for ones, others in zip(better, worse)]
    by_seat = [sum(gap[at] for gap in gaps) / count for at in range(len(gaps[0]))]
    own = by_seat[seat]
    spread = sum((gap[seat] - own) ** 2 for gap in gaps) / max(1, count - 1)
    return Difference(own, sqrt(spread / count + ROUGH**2), by_seat)
