"""What the markets offer: known until a cube comes or goes, and asked in every turn (PL-2.3)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import FREE, HIGH
from powerhouse.games.pipeline.figures import Figures

NO_SLOT: Final = HIGH + 1
"""The lowest grade that is wanted where no slot is free."""


@mypyc_attr(acyclic=True)
class Offer:
    """What a market offers; never changed, but replaced.

    `price` is the lowest of a cube that lies there, `shifted` with Refined Markets 1; both are 0 where none lies.
    `wanted` has by colour the lowest grade for which a slot is free.
    """

    def __init__(self, price: i64, shifted: i64, wanted: vec[i64]) -> None:
        self.price: i64 = price
        self.shifted: i64 = shifted
        self.wanted = wanted

    def suits(self, money: i64, best: vec[i64]) -> bool:
        """Whether a cube can be paid or one of the `best` by colour be sold; also where none lies."""
        return self.price <= money or self.takes(best)

    def takes(self, best: vec[i64]) -> bool:
        """Whether one of the `best` cubes by colour finds a slot."""
        wanted = self.wanted
        return best[0] >= wanted[0] or best[1] >= wanted[1] or best[2] >= wanted[2]

    def dearer(self) -> "Offer":
        """The same with shifted prices."""
        return Offer(self.shifted, self.shifted, self.wanted)

    def beside(self, other: "Offer") -> "Offer":
        """Both together."""
        wanted = self.wanted[:]
        for colour in range(3):
            if other.wanted[colour] < wanted[colour]:
                wanted[colour] = other.wanted[colour]
        return Offer(_lower(self.price, other.price), _lower(self.shifted, other.shifted), wanted)

    def of_any_colour(self) -> "Offer":
        """The same where a slot takes any colour."""
        lowest = self.wanted[0]
        for grade in self.wanted:
            if grade < lowest:
                lowest = grade
        return Offer(self.price, self.shifted, vec[i64]([lowest, lowest, lowest]))


def _lower(price: i64, other: i64) -> i64:
    """The lower of two prices; 0 is none."""
    return other if price == 0 or 0 < other < price else price


def offer_of(figures: Figures, slots: vec[i64], market: i64) -> Offer:
    """What a market offers as the cubes lie."""
    wanted = vec[i64]([NO_SLOT, NO_SLOT, NO_SLOT])
    for colour in range(3):
        for slot in figures.slots_by_grade[3 * market + colour]:
            if slots[slot] == FREE:
                wanted[colour] = figures.slot_grade[slot]
                break
    return Offer(
        _lowest(slots, figures.slots_by_price[market], figures.slot_price),
        _lowest(slots, figures.slots_by_shifted_price[market], figures.shifted_price),
        wanted,
    )


def _lowest(slots: vec[i64], rising: vec[i64], prices: vec[i64]) -> i64:
    """The price of the first of these slots in which a cube lies; 0 if none does."""
    for slot in rising:
        if slots[slot] != FREE:
            return prices[slot]
    return 0
