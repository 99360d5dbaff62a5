"""The resource market: three columns of cards, one of leftover cards, deck and piles behind them (CG-2, CG-4)."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.chance import Chance
from powerhouse.core.packed import remove, vec
from powerhouse.games.power_grid_card_game.codes import COLUMNS, FIRST_KIND, KINDS, MOST_UNITS, RESOURCE


@mypyc_attr(acyclic=True)
class ResourceMarket:
    """`cards[12 * column + kind]` counts what is on sale; `sizes` are the cards of each column.

    Column 0 has the leftover cards, whose `stack` counts those not in use, by fuel. `deck` lists the draws that may
    come, ascending; copies of a position share it (see `own_deck`). `discard` counts the pile by kind. `plusplus_due`:
    the cards marked ++ are not in the game yet.
    """

    def __init__(
        self,
        cards: vec[i64],
        sizes: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        stack: vec[i64],
        plusplus_due: bool,
    ) -> None:
        self.cards = cards
        self.sizes = sizes
        self.deck = deck
        self.discard = discard
        self.stack = stack
        self.plusplus_due = plusplus_due

    def copy(self) -> "ResourceMarket":
        return ResourceMarket(
            self.cards[:], self.sizes[:], self.deck, self.discard[:], self.stack[:], self.plusplus_due
        )

    def dump(self) -> dict[str, Any]:
        return {
            "cards": list(self.cards),
            "deck": list(self.deck),
            "discard": list(self.discard),
            "stack": list(self.stack),
            "plusplus_due": self.plusplus_due,
        }

    def restore(self, row: dict[str, Any]) -> None:
        cards: list[int] = row["cards"]
        self.cards = vec[i64](cards)
        self.sizes = vec[i64]([sum(cards[KINDS * column : KINDS * (column + 1)]) for column in range(COLUMNS)])
        self.deck = vec[i64](row["deck"])
        self.discard = vec[i64](row["discard"])
        self.stack = vec[i64](row["stack"])
        self.plusplus_due = row["plusplus_due"]

    def take(self, offer: i64) -> None:
        """A card leaves its column: 12 * column + kind."""
        self.cards[offer] -= 1
        self.sizes[offer // KINDS] -= 1

    def leftovers(self, fuel: i64, count: i64) -> i64:
        """How many leftover cards come for units that find no room: as long as there are any (CG-2.7)."""
        return self.stack[fuel] if count > self.stack[fuel] else count

    def put_leftovers(self, fuel: i64, count: i64) -> None:
        """Leftover cards for units that found no room (CG-2.6)."""
        count = self.leftovers(fuel, count)
        self.stack[fuel] -= count
        self.cards[FIRST_KIND[fuel]] += count
        self.sizes[0] += count

    def cheapest(self, fuel: i64) -> i64:
        """The card of this fuel in the cheapest column, of these the one with the fewest units; -1 if there is none."""
        offer: i64
        units: i64
        for column in range(COLUMNS):
            offer = KINDS * column + FIRST_KIND[fuel]
            for units in range(MOST_UNITS):
                if self.cards[offer + units] > 0:
                    return offer + units
        return -1

    def shift(self, slots: i64) -> None:
        """Cards move to the cheaper columns: 3 to 2, 4 to 2, 4 to 3 (CG-4.6)."""
        self._shift(2, 1, slots)
        self._shift(3, 1, slots)
        self._shift(3, 2, slots)

    def _shift(self, source: i64, target: i64, slots: i64) -> None:
        """Move cards from column to column while there is room: by fuel, of a fuel the smaller ones first (CG-4.7)."""
        free = slots - self.sizes[target]
        if free > self.sizes[source]:
            free = self.sizes[source]
        if free <= 0:
            return
        self.sizes[source] -= free
        self.sizes[target] += free
        kind: i64
        for kind in range(KINDS):
            moved = self.cards[KINDS * source + kind]
            if moved > 0:
                if moved > free:
                    moved = free
                self.cards[KINDS * source + kind] -= moved
                self.cards[KINDS * target + kind] += moved
                free -= moved
                if free == 0:
                    return

    def draw_into(self, column: i64, chance: Chance) -> None:
        """The next card of the deck, which is not empty, goes into a column. The deck must be this market's own."""
        card = chance.draw(self.deck)
        self.deck = remove(self.deck, card)
        self.cards[KINDS * column + card - RESOURCE] += 1
        self.sizes[column] += 1

    def own_deck(self) -> None:
        """Before drawing: copies of the position keep the deck as it was."""
        self.deck = self.deck[:]

    def reshuffle(self, plusplus: list[int]) -> bool:
        """The discard pile becomes the deck; the first time cards marked ++ begin the new pile. False: it is empty."""
        deck: list[int] = []
        for kind in range(KINDS):
            count = self.discard[kind]
            if count > 0:
                deck += [RESOURCE + kind] * count
        if not deck:
            return False
        self.deck = vec[i64](deck)
        self.discard = vec[i64](plusplus if self.plusplus_due else [0] * KINDS)
        self.plusplus_due = False
        return True


def empty_market(deck: list[int], discard: list[int], stack: list[int]) -> ResourceMarket:
    """Before the first card is laid out."""
    return ResourceMarket(
        vec[i64]([0] * (COLUMNS * KINDS)),
        vec[i64]([0] * COLUMNS),
        vec[i64](deck),
        vec[i64](discard),
        vec[i64](stack),
        True,
    )
