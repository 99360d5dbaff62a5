"""Finished games judged in a worker: a game in pieces, so that moves and hints never wait long, and single plans."""

from functools import lru_cache
from time import monotonic

from powerhouse.core.match import Match
from powerhouse.core.phrase import Phrase, all_of
from powerhouse.core.replay import position_after
from powerhouse.core.state import State
from powerhouse.core.story import story
from powerhouse.judge import plans
from powerhouse.judge.analysis import DEEPER, Finding, Reading, decided, judge_of, told
from powerhouse.judge.events import decision
from powerhouse.judge.report import Analysis, Decision, Reveal, SeatSum, mark_of
from powerhouse.server.types_analysis import (
    DecisionInfo,
    PlanShares,
    Report,
    RevealInfo,
    SaleInfo,
    SeatSumInfo,
    ShareMoment,
    TurnInfo,
    WhatIf,
)

PLACES = 4
"""Shares are told with so many decimals."""


@lru_cache(maxsize=2)
def _reading(record: str, looks: int) -> Reading:
    """Kept, since one worker does many pieces of a game."""
    return Reading(Match.parse(record), looks)


def piece(record: str, looks: int, at: int, seconds: float) -> tuple[list[Finding | None], int]:
    """The events of a game from this one on, as many as are judged in so many seconds; and how many there are."""
    reading = _reading(record, looks)
    end = monotonic() + seconds
    found = [reading.judged(at)] if at < reading.events else []
    while at + len(found) < reading.events and monotonic() < end:
        found.append(reading.judged(at + len(found)))
    return found, reading.events


def report(record: str, looks: int, found: list[Finding | None], numbers: list[int]) -> Report:
    """All pieces put together; `numbers` are those of the log's entries at the table, and what follows them."""
    reading = _reading(record, looks)
    analysis = reading.report(found)
    turns = [_turn(analysis, turn.event) for turn in analysis.turns()]
    return Report(
        judge=analysis.judge,
        evaluator=analysis.evaluator,
        looks=analysis.looks,
        moments=[ShareMoment(numbers[one.entry], _rounded(one.shares)) for one in analysis.moments],
        decisions=[_decision(one, numbers) for one in analysis.decisions],
        reveals=[_reveal(reading.match, one, numbers) for one in analysis.reveals],
        sales=[
            SaleInfo(numbers[one.entry], one.lot, one.buyer, one.price, one.worth, one.rival, one.rival_worth)
            for one in analysis.sales
        ],
        seats=[_seat(one) for one in analysis.seats],
        turns=turns,
    )


def what_if(record: str, looks: int, entry: int, moves: list[int]) -> WhatIf:
    """A plan of who is to act before an entry of the log, beside what was played and the best that the judge finds."""
    reading = _reading(record, looks)
    match, judge = reading.match, reading.judge
    state = position_after(match.game, match.setup, match.log[:entry])
    played = decision(match, state, entry)
    found = decided(state, played, judge, looks)
    best = played if found is None else found.best
    numbers = range(plans.FRESH, plans.FRESH + looks * DEEPER)
    seen = [plans.looked(state, plan, judge, numbers, plans.FARTHER) for plan in (moves, played, best)]
    loss = plans.apart(state.turn, seen[2], seen[0])
    error = 0.0 if moves == best else loss.error
    return WhatIf(
        seat=state.turn,
        tried=_shares(state, moves, seen[0]),
        played=_shares(state, played, seen[1]),
        best=_shares(state, best, seen[2]),
        loss=round(loss.own, PLACES),
        error=round(error, PLACES),
        mark=mark_of(loss.own, error, state.seats),
    )


@lru_cache(maxsize=8)
def _puzzle(record: str, entry: int) -> tuple[plans.Judge, State]:
    match = Match.parse(record)
    return judge_of(match), position_after(match.game, match.setup, match.log[:entry])


def against(record: str, entry: int, best: list[int], plan: list[int], looks: int) -> tuple[list[float], float, float]:
    """A plan beside the best one before an entry: the shares after it, its loss, and the standard error of that."""
    judge, state = _puzzle(record, entry)
    numbers = range(plans.FRESH, plans.FRESH + looks)
    better, seen = (plans.looked(state, one, judge, numbers, plans.FARTHER) for one in (best, plan))
    loss = plans.apart(state.turn, better, seen)
    return _shares(state, plan, seen).shares, round(loss.own, PLACES), round(loss.error, PLACES)


def _shares(state: State, plan: list[int], looks: list[list[float]]) -> PlanShares:
    means = [sum(look[seat] for look in looks) / len(looks) for seat in range(state.seats)]
    return PlanShares(told(state, plan)[1], _rounded(means))


def _rounded(shares: list[float]) -> list[float]:
    return [round(share, PLACES) for share in shares]


def _decision(one: Decision, numbers: list[int]) -> DecisionInfo:
    loss, error = _rounded([one.loss, one.error])
    said = (one.played_words, one.best_words)
    return DecisionInfo(numbers[one.entry], one.round, one.seat, *said, loss, error, _rounded(one.effects), one.mark)


def _seat(one: SeatSum) -> SeatSumInfo:
    sums = (one.result, one.start, one.luck, one.losses, one.effects, one.rest, one.adjusted)
    result, start, luck, losses, effects, rest, adjusted = _rounded([*sums])
    return SeatSumInfo(one.seat, result, start, luck, losses, effects, rest, adjusted, one.performance)


def _reveal(match: Match, one: Reveal, numbers: list[int]) -> RevealInfo:
    after = numbers[one.entry + len(one.shown)]
    return RevealInfo(after, one.round, _said(match, one), _rounded(one.by_seat), one.exact)


def _said(match: Match, one: Reveal) -> list[Phrase]:
    """What is told of the move that revealed something: what came, in the game's words."""
    lines = story(match.log[one.entry - 1].news, None)
    if lines:
        return [line.phrase() for line in lines]
    return [all_of([*one.shown])]


def _turn(analysis: Analysis, event: Decision | Reveal) -> TurnInfo:
    if isinstance(event, Decision):
        return TurnInfo("decision", analysis.decisions.index(event))
    return TurnInfo("reveal", analysis.reveals.index(event))
