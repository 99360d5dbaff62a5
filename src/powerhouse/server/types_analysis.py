"""What goes over the wire of an analysis. Places in a game are numbers, as in its history."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from powerhouse.core.notation import Form
from powerhouse.core.phrase import Phrase
from powerhouse.server.types import MoveText


class ShareMoment(Struct, frozen=True):
    """Each seat's share of the win at a position."""

    number: int
    shares: list[float]


class DecisionInfo(Struct, frozen=True):
    """Moves of one seat at the position `number`, beside the best plan; `effects` is what they did to each seat."""

    number: int
    round: int
    seat: int
    played: list[Phrase]
    best: list[Phrase]
    loss: float
    error: float
    effects: list[float]
    mark: str


class RevealInfo(Struct, frozen=True):
    """What chance showed before the position `number`, what is told of it, and what it was worth to each seat."""

    number: int
    round: int
    told: list[Phrase]
    by_seat: list[float]
    exact: bool


class SaleInfo(Struct, frozen=True):
    """A lot, and the break-even bids of buyer and runner-up, null where they are not known."""

    number: int
    lot: int
    buyer: int
    price: int
    worth: int | None
    rival: int
    rival_worth: int | None


class SeatSumInfo(Struct, frozen=True):
    """result - start = luck - losses + effects + rest; `performance` in Elo with its interval, null below the scale."""

    seat: int
    result: float
    start: float
    luck: float
    losses: float
    effects: float
    rest: float
    adjusted: float
    performance: tuple[float | None, float | None, float | None]


class TurnInfo(Struct, frozen=True):
    """A turning point: the decision or the reveal of this place in its list."""

    kind: Literal["decision", "reveal"]
    at: int


class Report(Struct, frozen=True):
    """Who judged, with which evaluator and effort, and what there is to say."""

    judge: str
    evaluator: str
    looks: int
    moments: list[ShareMoment]
    decisions: list[DecisionInfo]
    reveals: list[RevealInfo]
    sales: list[SaleInfo]
    seats: list[SeatSumInfo]
    turns: list[TurnInfo]


class AnalysisInfo(Struct, frozen=True):
    """How far the analysis of a game is, and the report when it is done."""

    state: Literal["none", "under-way", "done", "failed", "no-judge"]
    done: int = 0
    parts: int = 0
    report: Report | None = None


class PlanWish(Struct, frozen=True):
    """Moves of who is to act at a position of a finished game."""

    number: Annotated[int, Meta(ge=0)]
    moves: Annotated[list[MoveText | Form], Meta(max_length=200)]


class PlanShares(Struct, frozen=True):
    """A plan, and each seat's share of the win after it."""

    words: list[Phrase]
    shares: list[float]


class WhatIf(Struct, frozen=True):
    """A plan beside what was played and the best that the judge found. `loss` is what the best brings more, below 0
    if the plan is better than that; `mark` is how such a loss is called.
    """

    seat: int
    tried: PlanShares
    played: PlanShares
    best: PlanShares
    loss: float
    error: float
    mark: str
