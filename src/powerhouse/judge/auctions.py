"""Auctions: what was paid, and up to which bid it would have paid to win.

The break-even bid of a seat is the largest at which winning is worth to it as much as letting the lot go. Both are
played on in mind: the others pass, all play on to the end of the round, and the evaluator says who stands how.
"""

from collections.abc import Callable
from dataclasses import dataclass

from powerhouse.bots.search import Sampled
from powerhouse.core.chance import Chance
from powerhouse.core.state import State

PlayedOn = Callable[[State, Chance], list[float]]
"""The shares of the win after a position has been played on; the position is used up."""

LOOKS = 4
PASSES = 12
"""An auction that does not end after so many passes is not looked at."""


@dataclass(frozen=True)
class Sale:
    """A lot for which another seat could bid: `worth` is the buyer's break-even bid, `rival_worth` the runner-up's.

    A break-even bid below the lowest that could be made says that any was too much. It is `None` where it is not known,
    as of who had to open.
    """

    entry: int
    lot: int
    buyer: int
    price: int
    worth: int | None
    rival: int
    rival_worth: int | None

    @property
    def overpaid(self) -> int:
        """By how much the price was above what the lot was worth to the buyer, as far as that is known."""
        return max(0, self.price - self.worth) if self.worth is not None else 0


def break_even(state: State, played_on: PlayedOn) -> int | None:
    """The largest bid of the seat to decide at which winning is worth as much to it as passing.

    One below the lowest where that is too much already, `None` where it cannot bid or must.
    """
    bidding = state.bidding()
    if bidding is None or bidding.raise_to is None or bidding.lot is None or not bidding.may_pass:
        return None
    passed = _worth(state, bidding.pass_move, played_on)
    low, high = bidding.raise_to - 1, bidding.highest
    while low < high:
        middle = (low + high + 1) // 2
        if _worth(state, middle, played_on) >= passed:
            low = middle
        else:
            high = middle - 1
    return low - bidding.raise_to + bidding.amount


def _worth(state: State, move: int, played_on: PlayedOn) -> float:
    """What a move is worth to who makes it if all others pass."""
    seat, lot = state.turn, _lot(state)
    total = 0.0
    for look in range(LOOKS):
        chance = Sampled(look)
        here = state.copy()
        here.advance(move, chance)
        for _ in range(PASSES):
            bidding = here.bidding()
            if here.over or bidding is None or bidding.lot != lot or not bidding.may_pass:
                break
            here.advance(bidding.pass_move, chance)
        total += played_on(here, chance)[seat]
    return total / LOOKS


def _lot(state: State) -> int | None:
    bidding = None if state.over else state.bidding()
    return None if bidding is None else bidding.lot


@dataclass(frozen=True)
class Lot:
    """A lot that was sold while others could bid: where the buyer made its last bid, and the runner-up gave up."""

    entry: int
    lot: int
    buyer: int
    price: int
    bought: State
    rival: int
    refused: State


def sale(lot: Lot, played_on: PlayedOn) -> Sale:
    """What a lot was worth to both."""
    worth, rival_worth = break_even(lot.bought, played_on), break_even(lot.refused, played_on)
    return Sale(lot.entry, lot.lot, lot.buyer, lot.price, worth, lot.rival, rival_worth)


class Auctions:
    """Watches a game move by move and tells of each lot that was sold while others could bid."""

    def __init__(self) -> None:
        self._bids: dict[int, tuple[int, State, int]] = {}  # by seat: its last bid, the position before, the entry
        self._refused: dict[int, State] = {}

    def watch(self, before: State, move: int, after: State, entry: int) -> Lot | None:
        """The lot that this move has sold, if it has."""
        bidding = before.bidding()
        if bidding is None or bidding.lot is None:
            return None
        seat = before.turn
        if bidding.raise_to is not None and bidding.raise_to <= move <= bidding.highest:
            self._bids[seat] = (move - bidding.raise_to + bidding.amount, before, entry)
        elif bidding.may_pass and move == bidding.pass_move:
            self._refused[seat] = before
        return self._sold(bidding.lot) if _lot(after) != bidding.lot else None

    def _sold(self, lot: int) -> Lot | None:
        bids, refused = self._bids, self._refused
        self._bids, self._refused = {}, {}
        if not bids or not refused:
            return None
        buyer = max(bids, key=lambda seat: bids[seat][0])
        price, position, entry = bids[buyer]
        # The runner-up is who bid most of those that gave up.
        rival = max(refused, key=lambda seat: bids[seat][0] if seat in bids else 0)
        return Lot(entry, lot, buyer, price, position, rival, refused[rival])
