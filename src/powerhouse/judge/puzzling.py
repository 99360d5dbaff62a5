"""Whether a position is a puzzle: the best plan is clear at ten times the effort, `normal` errs, `expert` finds it."""

from collections.abc import Sequence
from dataclasses import dataclass

from powerhouse.bots import find
from powerhouse.bots.bot import Clock
from powerhouse.core.state import State
from powerhouse.judge import plans
from powerhouse.judge.analysis import LOOKS
from powerhouse.judge.plans import FARTHER, FRESH, Difference, Judge
from powerhouse.judge.puzzles import Difficulty, Puzzle, Tried, hides, name_of, outcome
from powerhouse.judge.report import BAD, mark_of

NORMAL, EXPERT = "normal", "expert"
EFFORT = 10
"""So many times the looks of an analysis."""
WORTH = 0.15
"""A first glance must show that `normal` loses so much, relative to par."""
EVEN = 0.05
"""What loses less, relative to par, is as good as the best plan."""
SEEDS = 10
FINDS = 9
"""Of ten seeds `expert` must find a good plan with so many."""
ERRS = 4
"""And `normal` with no more than so many."""
GLANCES = 5
"""Seeds of `normal` for the first glance."""
SOLVED = ("", "good")
"""A loss that is called nothing is no loss: who finds such a plan has solved the puzzle."""

Looks = list[list[float]]


@dataclass(frozen=True)
class Weighed:
    """A plan with its looks, and its loss beside the best."""

    plan: list[int]
    looks: Looks
    loss: Difference

    @property
    def own(self) -> float:
        return self.loss.own


class Bench:
    """A position on which plans are tried, each result once, in so many looks of which half choose the best plan."""

    def __init__(self, state: State, judge: Judge, looks: int, first: int = FRESH, rounds: int = FARTHER) -> None:
        self.state = state
        self._judge = judge
        self._looks = looks
        self._first = first
        self._rounds = rounds
        self._seen: dict[str, tuple[list[int], Looks]] = {}
        self._best = ""

    def add(self, plan: Sequence[int]) -> str:
        """Try a plan unless one with the same result was; the name of the result."""
        name = outcome(self.state, plan)
        if name not in self._seen:
            numbers = range(self._first, self._first + 2 * self._looks)
            self._seen[name] = [*plan], plans.looked(self.state, [*plan], self._judge, numbers, self._rounds)
        return name

    def settle(self) -> None:
        """Say which plan is the best of those that were tried, by the first half of the looks."""
        seat = self.state.turn
        self._best = max(self._seen, key=lambda name: sum(look[seat] for look in self._seen[name][1][: self._looks]))

    def weighed(self, name: str) -> Weighed:
        """A plan beside the best, by the other half."""
        plan, looks = self._seen[name]
        measured = looks[self._looks :]
        if name == self._best:
            return Weighed(plan, measured, Difference(0.0, 0.0, [0.0] * self.state.seats))
        best = self._seen[self._best][1][self._looks :]
        return Weighed(plan, measured, plans.apart(self.state.turn, best, measured))

    def all(self) -> list[Weighed]:
        """The best first."""
        best, *others = sorted(self._seen, key=lambda name: name != self._best)
        return [self.weighed(best), *sorted(map(self.weighed, others), key=lambda one: one.own)]

    def good(self, name: str) -> bool:
        """Whether a plan is the best, or as good as that."""
        return self.weighed(name).own * self.state.seats < EVEN


def told_apart(weighed: Sequence[Weighed], players: int) -> bool:
    """Whether each plan is either as good as the best or surely worse; none turns out to be better."""
    losses = [(one.own * players, mark_of(one.own, one.loss.error, players)) for one in weighed]
    return all(-EVEN < loss < EVEN or mark in BAD for loss, mark in losses)


def clear(weighed: Sequence[Weighed], players: int) -> bool:
    """Whether that is so, and at least one is worse."""
    return told_apart(weighed, players) and any(one.own * players >= EVEN for one in weighed)


def plan_of(bot: str, game: str, seed: int, state: State) -> list[int]:
    """What a bot does up to the next event."""
    player = find(bot, game, seed)

    def choose(here: State) -> int:
        return player.choose(here, here.turn, Clock())

    return plans.followed(state, choose(state), choose)


def promising(state: State, game: str, judge: Judge) -> bool:
    """A cheap first glance: `normal` often does what loses."""
    first = plans.plans(state, judge.advisor)
    if len(first) < 2 or hides(state):
        return False
    bench = Bench(state, judge, LOOKS // 2, first=0, rounds=1)
    names = [bench.add(plan_of(NORMAL, game, seed, state)) for seed in range(GLANCES)]
    for plan in first:
        bench.add(plan)
    bench.settle()
    losses = sorted(bench.weighed(name).own * state.seats for name in names)
    return losses[GLANCES // 2] >= WORTH


def puzzle(state: State, entry: int, game: str, judge: Judge, looks: int, seeds: int = 0) -> Puzzle | str:
    """The position as a puzzle, or why it is none, as the end of a key; bots have seeds from `seeds` on."""
    if hides(state):
        return "hides"
    bench = Bench(state, judge, looks, first=FRESH + 1000 * seeds)
    first = [bench.add(plan) for plan in plans.plans(state, judge.advisor)]
    bench.settle()
    if not told_apart(bench.all(), state.seats):  # what others do would not make it clearer
        return "unclear"
    normal = [bench.add(plan_of(NORMAL, game, seed, state)) for seed in range(seeds, seeds + SEEDS)]
    bench.settle()
    if not clear(bench.all(), state.seats):
        return "unclear"
    errs = SEEDS - sum(map(bench.good, normal))
    if errs < SEEDS - ERRS:
        return "normal"
    found, missed = 0, 0
    for seed in range(seeds, seeds + SEEDS):
        if bench.good(bench.add(plan_of(EXPERT, game, seed, state))):
            found += 1
        else:
            missed += 1
            if missed > SEEDS - FINDS:
                return "expert"
    weighed = bench.all()
    if not clear(weighed, state.seats):  # what `expert` does besides
        return "unclear"
    best = state.form(weighed[0].plan[0]).verb
    hard = _difficulty(SEEDS - errs, bench.good(first[0]))
    told = [_tried(state, one) for one in weighed]
    return Puzzle(name_of(state), entry, state.turn, state.rounds(), best, hard, SEEDS - errs, found, told)


def _difficulty(normal: int, hard: bool) -> Difficulty:
    """By who finds it: what `hard` misses is hard."""
    if not hard:
        return "hard"
    return "easy" if normal >= 2 else "medium"


def _tried(state: State, one: Weighed) -> Tried:
    from powerhouse.judge.analysis import told

    shares = [sum(look[seat] for look in one.looks) / len(one.looks) for seat in range(state.seats)]
    moves = told(state, one.plan)[0]
    return Tried(moves, [round(share, 4) for share in shares], round(one.own, 4), round(one.loss.error, 4))
