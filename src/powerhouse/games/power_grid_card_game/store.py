"""Resource cards that a company holds, each turned to the units that are left on it (CG-3)."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.power_grid_card_game.codes import FIRST_KIND
from powerhouse.games.power_grid_card_game.resource_market import ResourceMarket

# The places of one fuel: a leftover card, then the cards by what they show, of these the smaller card first.
# Units are used up in this order.
PLACES: Final = 7
LEFTOVER: Final = 0
SHOWN: Final = [1, 1, 1, 1, 2, 2, 3]
PRINTED: Final = [1, 1, 2, 3, 2, 3, 3]
PLACE_OF: Final = [[0, 1, 0, 0], [0, 2, 4, 0], [0, 3, 5, 6]]
"""`[printed - 1][shown]`"""


class Store:
    """`cards[7 * fuel + place]` counts the cards in each place, `units[fuel]` what they show together."""

    __slots__ = ("cards", "units")

    def __init__(self, cards: vec[i64], units: vec[i64]) -> None:
        self.cards = cards
        self.units = units

    def copy(self) -> "Store":
        return Store(self.cards[:], self.units[:])

    def add(self, fuel: i64, printed: i64, shown: i64) -> None:
        """A card that prints and now shows so many units."""
        place: i64 = PLACE_OF[printed - 1][shown]
        self.cards[PLACES * fuel + place] += 1
        self.units[fuel] += shown

    def add_leftover(self, fuel: i64) -> None:
        self.cards[PLACES * fuel + LEFTOVER] += 1
        self.units[fuel] += 1

    def use(self, fuel: i64, amount: i64, market: ResourceMarket) -> None:
        """Turn cards down by so many units in all; those at 0 go to the discard pile, leftover cards to their stack."""
        self.units[fuel] -= amount
        cards = self.cards
        first = PLACES * fuel
        place: i64
        for place in range(PLACES):
            count = cards[first + place]
            if count == 0:
                continue
            shown: i64 = SHOWN[place]
            printed: i64 = PRINTED[place]
            while count > 0 and amount >= shown:
                count -= 1
                amount -= shown
                if place == LEFTOVER:
                    market.stack[fuel] += 1
                else:
                    market.discard[FIRST_KIND[fuel] + printed - 1] += 1
            if count > 0 and amount > 0:
                count -= 1
                turned: i64 = PLACE_OF[printed - 1][shown - amount]
                cards[first + turned] += 1
                amount = 0
            cards[first + place] = count
            if amount == 0:
                return

    def held(self, fuel: i64) -> list[tuple[int, int, bool]]:
        """The cards of a fuel one by one: printed units, shown units, whether it is a leftover card."""
        return [
            (PRINTED[place], SHOWN[place], place == LEFTOVER)
            for place in range(PLACES)
            for _ in range(self.cards[PLACES * fuel + place])
        ]


def empty_store() -> Store:
    return Store(vec[i64]([0] * (4 * PLACES)), vec[i64]([0, 0, 0, 0]))
