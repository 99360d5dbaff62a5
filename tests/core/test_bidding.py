"""Standing orders of a bidder: what they answer, when they end, which cannot be given."""

import pytest

from powerhouse.core.bidding import Bidding, StandingOrder, active, bound, ordered_move
from powerhouse.core.errors import PowerhouseError

PASS, BID, ROUND = 0, 1000, 3


def seen(lot: int | None, lowest: int | None, may_pass: bool = True, lots: tuple[int, ...] = (4, 8)) -> Bidding:
    """Somebody with 50 is to bid for a lot, or to offer one."""
    raise_to = None if lowest is None else BID + lowest
    return Bidding(lot, list(lots), raise_to, BID + 50, lowest or 0, may_pass, PASS)


def answer(bidding: Bidding, *orders: StandingOrder, round: int = ROUND) -> int | None:
    return ordered_move(list(orders), bidding, round)


def test_what_orders_answer() -> None:
    up_to_20 = StandingOrder("bid-max", 20, 4, ROUND)
    pass_round = StandingOrder("pass-round", round=ROUND)
    assert answer(seen(4, 20), up_to_20) == BID + 20
    assert answer(seen(4, 21), up_to_20) == PASS
    assert answer(seen(4, None), up_to_20) == PASS
    assert answer(seen(4, 21, may_pass=False), up_to_20) is None
    assert answer(seen(8, 9), up_to_20) is None
    assert answer(seen(4, 9), up_to_20, round=4) is None
    assert answer(seen(8, 9), up_to_20, pass_round) == PASS
    assert answer(seen(None, None), pass_round) == PASS
    assert answer(seen(None, None), StandingOrder("pass-auction", None, 4, ROUND)) is None
    assert answer(seen(8, 9), StandingOrder("pass-auction", None, 8, ROUND)) == PASS


def test_an_order_ends_when_its_lot_is_sold_or_the_round_is_over() -> None:
    orders = [StandingOrder("bid-max", 20, 4, ROUND)]
    assert active(orders, seen(None, None), ROUND) == orders
    assert active(orders, seen(None, None, lots=()), ROUND) == []
    assert active(orders, seen(None, None), 4) == []


def test_one_that_names_no_lot_means_the_one_under_the_hammer() -> None:
    assert bound(StandingOrder("bid-max", 20), seen(8, 9), ROUND) == StandingOrder("bid-max", 20, 8, ROUND)
    assert bound(StandingOrder("pass-round", 20, 4), seen(8, 9), ROUND) == StandingOrder("pass-round", round=ROUND)


@pytest.mark.parametrize(
    ("order", "bidding", "sentence"),
    [
        (StandingOrder("pass-round"), None, "this game has no programmed moves"),
        (StandingOrder("pass-auction"), seen(None, None), "say for which lot"),
        (StandingOrder("bid-max", None, 4), seen(4, 9), "needs an amount"),
        (StandingOrder("bid-max", 20, 49), seen(4, 9), "49 is not on offer"),
    ],
)
def test_orders_that_cannot_be_are_refused(order: StandingOrder, bidding: Bidding | None, sentence: str) -> None:
    with pytest.raises(PowerhouseError, match=sentence):
        bound(order, bidding, ROUND)
