"""An ascending auction: bids go clockwise, who passes is out, the last one left buys."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.bidding import Bidding, Orderable

BID: Final = 1000
"""+ amount: a bid as a move; the last range of a game's codes, since there is no highest bid."""
MOST_BID: Final = 1_000_000
"""More than anybody can ever have."""

_LADDER: Final = list(range(BID, BID + 2000))


def ladder(lowest: i64, highest: i64) -> list[int]:
    """The bids from lowest to highest, both included."""
    if highest < 2000:
        return _LADDER[lowest : highest + 1] if lowest <= highest else []
    return list(range(BID + lowest, BID + highest + 1))


@mypyc_attr(acyclic=True)
class Auction:
    """One lot under the hammer; `bidders` has a bit for each seat.

    `bid` is one below the minimum, which may be 0, until the opener has named an amount.
    """

    def __init__(self, lot: i64, minimum: i64, opener: i64, bidders: i64, seats: i64) -> None:
        self.lot = lot
        self.minimum = minimum
        self.bid: i64 = minimum - 1
        self.leader = opener
        self.bidders = bidders
        self.seats = seats

    def copy(self) -> "Auction":
        other = Auction(self.lot, self.minimum, self.leader, self.bidders, self.seats)
        other.bid = self.bid
        return other

    def dump(self) -> dict[str, Any]:
        return {
            "lot": self.lot,
            "minimum": self.minimum,
            "bid": self.standing(),
            "leader": self.leader,
            "bidders": self.bidders,
        }

    def opened(self) -> bool:
        """Whether an amount has been named."""
        return self.bid >= self.minimum

    def standing(self) -> i64:
        """The bid that stands, 0 before one is made."""
        if self.bid < self.minimum:
            return 0
        return self.bid

    def orderable(self, seat: i64, turn: i64, most: i64, pass_round: bool) -> Orderable | None:
        """What a bidder may leave to the table who can bid up to `most`; whoever must open decides himself."""
        if not self.bidders >> seat & 1 or (seat == turn and not self.opened()):
            return None
        lowest = self.lowest_bid()
        return Orderable(int(self.lot), (int(lowest), int(most)) if lowest <= most else None, pass_round)

    def lowest_bid(self) -> i64:
        """The least that may be bid now."""
        return self.bid + 1

    def raise_to(self, seat: i64, amount: i64) -> None:
        self.bid = amount
        self.leader = seat

    def drop(self, seat: i64) -> None:
        self.bidders &= ~(1 << seat)

    def bidding(self, lots: list[int], highest: i64, base: int, pass_move: int) -> Bidding:
        """For whoever bids without thinking: the lowest raise, if one can go so high, and whether to pass is legal."""
        lowest, most = int(self.lowest_bid()), int(highest)
        raise_to = base + lowest if lowest <= most else None
        return Bidding(int(self.lot), lots, raise_to, base + most, lowest, self.opened(), pass_move)

    def decided(self) -> bool:
        """Whether only the leader is left."""
        return self.bidders == 1 << self.leader

    def after(self, seat: i64) -> i64:
        """The next bidder clockwise."""
        seat += 1
        while True:
            if seat == self.seats:
                seat = 0
            if self.bidders >> seat & 1:
                return seat
            seat += 1


def restored_auction(row: dict[str, Any], seats: int) -> Auction:
    auction = Auction(row["lot"], row["minimum"], row["leader"], row["bidders"], seats)
    if row["bid"]:
        auction.bid = row["bid"]
    return auction
