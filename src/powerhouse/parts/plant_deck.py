"""A deck of plant cards, not as an order but as what may still come.

On top lie shuffled cards whose backs tell small (plug) from big (socket) plants; below them the last card; below
that the plants put away during the game. Drawing the last card shuffles what was put away, and that is the deck then.
"""

from typing import Any, Final

from powerhouse.core.chance import Chance
from powerhouse.parts import fields

PLUG: Final = 0
SOCKET: Final = 1
EMPTY: Final = -1

DRAW: Final = 0
"""Reveals below 100 are draws: the number of the card."""
LAST_CARD: Final = 99
"""The number of the last card, higher than every plant's."""
BACK: Final = 100
"""+ back: the card now on top shows this back."""

_PLAIN: Final = ("unseen", "left", "under", "top")
_MOST: Final = 100
_BACKS: Final = [BACK + PLUG] * _MOST + [BACK + SOCKET] * _MOST


class PlantDeck:
    """`unseen[back]`: plants that may still come; `left[back]`: how many of them really will.

    The two differ by the cards that were put into the box unseen. Lists are replaced, never changed in place.
    """

    def __init__(
        self, unseen: list[list[int]], left: list[int], holds_last_card: bool, under: list[int], top: int
    ) -> None:
        self.unseen = unseen
        self.left = left
        self.holds_last_card = holds_last_card
        self.under = under
        self.top = top

    def copy(self) -> "PlantDeck":
        return PlantDeck(self.unseen, self.left, self.holds_last_card, self.under, self.top)

    def dump(self) -> dict[str, Any]:
        return {**fields.dumped(self, _PLAIN), "last_card": self.holds_last_card}

    def restore(self, row: dict[str, Any]) -> None:
        fields.restore(self, _PLAIN, row)
        self.holds_last_card = row["last_card"]

    def size(self) -> int:
        """How many cards lie in the deck, the last card included."""
        return self.left[0] + self.left[1] + (1 if self.holds_last_card else 0) + len(self.under)

    def put_under(self, plant: int) -> None:
        self.under = [*self.under, plant]

    def draw(self, chance: Chance, first_socket: int) -> int:
        """The next card, 0 from an empty deck; cards from `first_socket` on have the socket on their back."""
        if self.top == EMPTY:
            if not self.holds_last_card:
                return 0
            chance.pick([LAST_CARD])
            self._shuffle_under(first_socket)
            self._turn_to_next(chance)
            return LAST_CARD
        card = self._take(self.top, chance)
        self._turn_to_next(chance)
        return card

    def deal(self, back: int, chance: Chance) -> int:
        """A card of the given back, for the set-up."""
        return self._take(back, chance)

    def _take(self, back: int, chance: Chance) -> int:
        unseen = self.unseen[back]
        drawn = chance.pick(unseen)
        unseen = unseen[:]
        unseen.remove(drawn)
        self.unseen = [unseen, self.unseen[SOCKET]] if back == PLUG else [self.unseen[PLUG], unseen]
        left = self.left[:]
        left[back] -= 1
        self.left = left
        return drawn

    def _shuffle_under(self, first_socket: int) -> None:
        small = sorted([plant for plant in self.under if plant < first_socket])
        big = sorted([plant for plant in self.under if plant >= first_socket])
        self.unseen = [small, big]
        self.left = [len(small), len(big)]
        self.under = []
        self.holds_last_card = False

    def _turn_to_next(self, chance: Chance) -> None:
        """The back of the card that now lies on top is seen by all."""
        plugs, sockets = self.left
        if plugs + sockets == 0:
            self.top = EMPTY
        else:
            self.top = chance.pick(_BACKS[_MOST - plugs : _MOST + sockets]) - BACK
