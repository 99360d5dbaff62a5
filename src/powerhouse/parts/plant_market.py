"""The plant market: two rows in ascending order, of which the cheaper one is on offer, and the discount token."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.chance import Chance
from powerhouse.core.packed import append, remove, vec
from powerhouse.parts import fields
from powerhouse.parts.plant_deck import LAST_CARD, PlantDeck

NO_TOKEN: Final = 0

_PLAIN: Final = ("token", "row", "gone")


@mypyc_attr(acyclic=True)
class PlantMarket:
    """The face-up cards and the deck behind them.

    `numbers[card]` is a card's number, by which the rows are ordered; of equal numbers the later card is the dearer.
    The last card, when drawn, lies last among `cards` until it is removed. `gone` counts the cards that left the game.
    The deck is shared by copies and copied before it changes.
    """

    def __init__(self, deck: PlantDeck, numbers: vec[i64], first_socket: i64, row: i64, discount_bid: i64) -> None:
        self.deck = deck
        self.numbers = numbers
        self.first_socket = first_socket
        self.row = row
        self.discount_bid = discount_bid
        self.cards = vec[i64]([])
        self.token: i64 = NO_TOKEN
        self.gone: i64 = 0
        self._shares_deck = False

    def copy(self) -> "PlantMarket":
        other = PlantMarket(self.deck, self.numbers, self.first_socket, self.row, self.discount_bid)
        other.cards = self.cards[:]
        other.token = self.token
        other.gone = self.gone
        self._shares_deck = other._shares_deck = True
        return other

    def own_deck(self) -> PlantDeck:
        """The deck, which is about to change."""
        if self._shares_deck:
            self.deck = self.deck.copy()
            self._shares_deck = False
        return self.deck

    def dump(self) -> dict[str, Any]:
        return {**fields.dumped(self, _PLAIN), "cards": list(self.cards)}

    def restore(self, row: dict[str, Any]) -> None:
        fields.restore(self, _PLAIN, row)
        self.cards = vec[i64](row["cards"])

    def deal(self, count: int, plugs_removed: int, sockets_removed: int, chance: Chance) -> None:
        """The set-up: so many plug cards face up one after the other, then others go unseen into the box."""
        deck = self.own_deck()
        for _ in range(count):
            self._lay_out(deck.deal_plug(chance))
        deck.plugs_left -= plugs_removed
        deck.sockets_left -= sockets_removed
        self.gone = plugs_removed + sockets_removed

    def on_offer(self) -> list[int]:
        """The plants that may be offered now, ascending."""
        return [int(self.cards[place]) for place in range(self.offered())]

    def offered(self) -> i64:
        """How many cards are on offer, from the first on."""
        count: i64 = len(self.cards)
        if count > self.row:
            count = self.row
        return count - 1 if count > 0 and self.cards[count - 1] == LAST_CARD else count

    def plants(self) -> list[int]:
        """All plants that lie face up."""
        return [card for card in self.cards if card != LAST_CARD]

    def shows_last_card(self) -> bool:
        return len(self.cards) > 0 and self.cards[-1] == LAST_CARD

    def minimum(self, plant: i64) -> i64:
        """The lowest opening bid: a plant's number, or what the discount token makes of it (PG-2.3, CG-1.3)."""
        return self.discount_bid if plant == self.token else self.numbers[plant]

    def place_token(self) -> None:
        self.token = self.cards[0] if self.offered() > 0 else NO_TOKEN

    def take(self, plant: i64) -> None:
        """A plant leaves the market; the token on it goes aside."""
        self.cards = remove(self.cards, plant)
        if plant == self.token:
            self.token = NO_TOKEN

    def discard(self, plant: i64) -> None:
        """A card leaves the market and the game."""
        self.take(plant)
        self.gone += 1

    def discard_cheapest(self) -> None:
        if len(self.cards) > 0 and self.cards[0] != LAST_CARD:
            self.discard(self.cards[0])

    def replace(self, chance: Chance) -> i64:
        """Draw a card in the place of one that left, and say which (0: the deck is empty).

        A plant smaller than the one with the token leaves the game, the token goes aside, and another is drawn.
        """
        deck = self.own_deck()
        card = deck.draw(chance, self.first_socket)
        if card and self.token and self.numbers[card] < self.numbers[self.token]:
            self.gone += 1
            self.token = NO_TOKEN
            card = deck.draw(chance, self.first_socket)
        if card:
            self._lay_out(card)
        return card

    def _lay_out(self, card: i64) -> None:
        numbers = self.numbers
        number = numbers[card]
        place: i64 = len(self.cards)
        cards = append(self.cards, card)
        while place > 0 and numbers[cards[place - 1]] > number:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card
        self.cards = cards

    def put_dearest_under(self) -> None:
        """The dearest card goes under the deck."""
        if len(self.cards) > 0:
            self.own_deck().put_under(self.cards[-1])
            self.cards = self.cards[:-1]
