"""An ascending auction: bids go clockwise, who passes is out, the last one left buys."""


class Auction:
    """One lot under the hammer. `bid` is 0 until the opener has named an amount; `bidders` has a bit for each seat."""

    __slots__ = ("bid", "bidders", "leader", "lot", "minimum", "seats")

    def __init__(self, lot: int, minimum: int, opener: int, bidders: int, seats: int) -> None:
        self.lot = lot
        self.minimum = minimum
        self.bid = 0
        self.leader = opener
        self.bidders = bidders
        self.seats = seats

    def copy(self) -> "Auction":
        other = Auction(self.lot, self.minimum, self.leader, self.bidders, self.seats)
        other.bid = self.bid
        return other

    def lowest_bid(self) -> int:
        """The least that may be bid now."""
        return self.bid + 1 if self.bid else self.minimum

    def raise_to(self, seat: int, amount: int) -> None:
        self.bid = amount
        self.leader = seat

    def drop(self, seat: int) -> None:
        self.bidders &= ~(1 << seat)

    def decided(self) -> bool:
        """Whether only the leader is left."""
        return self.bidders == 1 << self.leader

    def after(self, seat: int) -> int:
        """The next bidder clockwise."""
        seat += 1
        while True:
            if seat == self.seats:
                seat = 0
            if self.bidders >> seat & 1:
                return seat
            seat += 1
