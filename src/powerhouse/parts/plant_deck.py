"""A deck of plant cards, not as an order but as what may still come.

On top lie shuffled cards whose backs tell small (plug) from big (socket) plants; below them the last card; below
that the plants put away during the game. Drawing the last card shuffles what was put away, and that is the deck then.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.chance import Chance
from powerhouse.core.packed import remove, vec
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


@mypyc_attr(acyclic=True)
class PlantDeck:
    """`plugs` and `sockets`: plants of these backs that may still come; `plugs_left`, `sockets_left`: how many will.

    The two differ by the cards that were put into the box unseen. `under` is replaced, never changed in place.
    """

    def __init__(
        self,
        plugs: vec[i64],
        sockets: vec[i64],
        plugs_left: i64,
        sockets_left: i64,
        holds_last_card: bool,
        under: list[int],
        top: i64,
    ) -> None:
        self.plugs = plugs
        self.sockets = sockets
        self.plugs_left = plugs_left
        self.sockets_left = sockets_left
        self.holds_last_card = holds_last_card
        self.under = under
        self.top = top

    def copy(self) -> "PlantDeck":
        return PlantDeck(
            self.plugs[:],
            self.sockets[:],
            self.plugs_left,
            self.sockets_left,
            self.holds_last_card,
            self.under,
            self.top,
        )

    def dump(self) -> dict[str, Any]:
        return {**fields.dumped(self, _PLAIN), "last_card": self.holds_last_card}

    def restore(self, row: dict[str, Any]) -> None:
        fields.restore(self, _PLAIN, row)
        self.holds_last_card = row["last_card"]

    @property
    def unseen(self) -> list[list[int]]:
        """The plants that may still come, by their back."""
        return [list(self.plugs), list(self.sockets)]

    @unseen.setter
    def unseen(self, plants: list[list[int]]) -> None:
        self.plugs = vec[i64](plants[PLUG])
        self.sockets = vec[i64](plants[SOCKET])

    @property
    def left(self) -> list[int]:
        """How many plants will come, by their back."""
        return [int(self.plugs_left), int(self.sockets_left)]

    @left.setter
    def left(self, counts: list[int]) -> None:
        self.plugs_left = counts[PLUG]
        self.sockets_left = counts[SOCKET]

    def size(self) -> int:
        """How many cards lie in the deck, the last card included."""
        return self.plugs_left + self.sockets_left + (1 if self.holds_last_card else 0) + len(self.under)

    def put_under(self, plant: int) -> None:
        self.under = [*self.under, plant]

    def draw(self, chance: Chance, first_socket: int) -> i64:
        """The next card, 0 from an empty deck; cards from `first_socket` on have the socket on their back."""
        if self.top == EMPTY:
            if not self.holds_last_card:
                return 0
            chance.pick([LAST_CARD])
            self._shuffle_under(first_socket)
            self._turn_to_next(chance)
            return LAST_CARD
        card = self._take_plug(chance) if self.top == PLUG else self._take_socket(chance)
        self._turn_to_next(chance)
        return card

    def deal_plug(self, chance: Chance) -> i64:
        """A card for the set-up."""
        return self._take_plug(chance)

    def _take_plug(self, chance: Chance) -> i64:
        drawn = chance.draw(self.plugs)
        self.plugs = remove(self.plugs, drawn)
        self.plugs_left -= 1
        return drawn

    def _take_socket(self, chance: Chance) -> i64:
        drawn = chance.draw(self.sockets)
        self.sockets = remove(self.sockets, drawn)
        self.sockets_left -= 1
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
        plugs, sockets = self.plugs_left, self.sockets_left
        if plugs + sockets == 0:
            self.top = EMPTY
        else:
            self.top = chance.either(BACK + PLUG, plugs, BACK + SOCKET, sockets) - BACK
