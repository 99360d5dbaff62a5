"""Auctions as any game has them, and what a seat can have done in them by itself: bid up to an amount, pass."""

from typing import Literal

from msgspec import Struct

from powerhouse.core.errors import PowerhouseError
from powerhouse.core.phrase import phrase


class Bidding(Struct, frozen=True):
    """What may be bid for now. `lot` is under the hammer, `None` while one is offered; `lots` can be had this round.

    `raise_to` is the move of the lowest bid, `None` where none can be made, `amount` what it bids, `highest` that of
    the highest bid. Where `may_pass`, passing is legal, and `pass_move` is that move.
    """

    lot: int | None
    lots: list[int]
    raise_to: int | None
    highest: int
    amount: int
    may_pass: bool
    pass_move: int = 0


class Orderable(Struct, frozen=True):
    """What a seat may leave to the table while `lot` is under the hammer: a bid up to an amount from the first to the
    second of `bids`, null if it cannot bid higher; and whether it may pass for the rest of the round.
    """

    lot: int
    bids: tuple[int, int] | None
    pass_round: bool


class StandingOrder(Struct, frozen=True):
    """A move that the table makes for a seat: bid up to an amount, pass this auction, pass this round."""

    kind: Literal["bid-max", "pass-auction", "pass-round"]
    amount: int | None = None
    lot: int | None = None
    round: int = 0


def bound(order: StandingOrder, bidding: Bidding | None, round: int) -> StandingOrder:
    """An order as it is kept: for this round, and for the lot under the hammer if it names none."""
    if bidding is None:
        raise PowerhouseError(phrase("order-no-auction"))
    if order.kind == "pass-round":
        return StandingOrder(order.kind, round=round)
    if order.kind == "bid-max" and order.amount is None:
        raise PowerhouseError(phrase("order-no-amount"))
    lot = bidding.lot if order.lot is None else order.lot
    if lot is None:
        raise PowerhouseError(phrase("order-no-lot"))
    if lot != bidding.lot and lot not in bidding.lots:
        raise PowerhouseError(phrase("order-not-on-offer", lot=lot))
    return StandingOrder(order.kind, order.amount if order.kind == "bid-max" else None, lot, round)


def active(orders: list[StandingOrder], bidding: Bidding | None, round: int) -> list[StandingOrder]:
    """Those that have not ended: same round, and the lot is still to be had."""
    if bidding is None:
        return []
    return [
        order
        for order in orders
        if order.round == round and (order.lot is None or order.lot == bidding.lot or order.lot in bidding.lots)
    ]


def ordered_move(orders: list[StandingOrder], bidding: Bidding | None, round: int) -> int | None:
    """What the orders do for the seat that is to act; `None` leaves it to the person."""
    for order in active(orders, bidding, round):
        assert bidding is not None
        move = _answer(order, bidding)
        if move is not None:
            return move
    return None


def _answer(order: StandingOrder, bidding: Bidding) -> int | None:
    """Where passing is not allowed, the person must decide."""
    passing = bidding.pass_move if bidding.may_pass else None
    if order.kind == "pass-round":
        return passing
    if bidding.lot is None or order.lot != bidding.lot:
        return None
    if order.kind == "bid-max" and order.amount is not None and bidding.raise_to is not None:
        return bidding.raise_to if bidding.amount <= order.amount else passing
    return passing
