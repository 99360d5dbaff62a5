"""The plants that a seat can buy in this phase, and what they are worth to it."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.power_grid_card_game.appraiser import Appraiser
from powerhouse.bots.power_grid_card_game.rivals import Rivals
from powerhouse.core.packed import vec
from powerhouse.games.power_grid_card_game.codes import LAST_CARD

HOPELESS: Final = -1e9


class Prospects:
    """`worths[place]` is what the company is worth with the plant at a place of `cards` for its minimum.

    `keep` is what it is worth without a purchase. Rivals are left out where no weight asks for them.
    """

    def __init__(self, appraiser: Appraiser) -> None:
        state = appraiser.state
        weights = appraiser.weights
        self.appraiser = appraiser
        self.cards = state.market.on_offer()
        self.keep = appraiser.as_it_is() + weights.patience
        self.rivals: Rivals | None = None
        if weights.drive != 0.0 or weights.spite != 0.0 or weights.snatch != 0.0:
            self.rivals = Rivals(state, appraiser.seat, appraiser.outlook, self.cards)
        count = len(self.cards)
        self.minimums = vec[i64]([0] * count)
        self.worths = vec[float]([HOPELESS] * count)
        place: i64
        for place in range(count):
            card = self.cards[place]
            minimum: i64 = state.market.minimum(card)
            self.minimums[place] = minimum
            if minimum <= appraiser.money:
                self.worths[place] = appraiser.with_plant(state.figures.plants[card], minimum)

    def without(self, lot: i64) -> float:
        """The best that is left when somebody else has the plant at place `lot`: another plant or the money."""
        best = self.keep
        weights = self.appraiser.weights
        dearest = self._threatened(lot)
        place: i64
        for place in range(len(self.cards)):
            if place != lot:
                worth = self.worths[place]
                if place == dearest:
                    worth -= weights.trust_takes * (worth - best)
                if worth > best:
                    best = worth
        if weights.next_row != 0.0:
            worth = self._next_row()
            if worth > best:
                best += weights.next_row * (worth - best)
        return best

    def _threatened(self, lot: i64) -> i64:
        """The place of the plant that the Trust may take in the last round when the lot is sold, or -1."""
        state = self.appraiser.state
        if state.trust is None or state.trust.acted or not state.last_round:
            return -1
        dearest: i64 = len(self.cards) - 1
        return dearest - 1 if dearest == lot else dearest

    def _next_row(self) -> float:
        """What the company is worth with the next plant of the lower row at its minimum; one goes to the Trust."""
        state = self.appraiser.state
        market = state.market
        place = market.row if state.trust is None else market.row + 1
        if len(market.cards) <= place:
            return HOPELESS
        card = market.cards[place]
        if card == LAST_CARD or market.minimum(card) > self.appraiser.money:
            return HOPELESS
        return self.appraiser.with_plant(state.figures.plants[card], market.minimum(card))

    def snatched(self, place: i64) -> float:
        """What it is worth that rivals who wait do not get this plant for its minimum."""
        rivals = self.rivals
        if rivals is None or self.appraiser.weights.snatch == 0.0:
            return 0.0
        lost = 0.0
        seat: i64
        for seat in range(rivals.seats):
            beyond = rivals.limits[rivals.count * seat + place] - self.minimums[place]
            if beyond > 0:
                lost += float(beyond)
        return self.appraiser.weights.snatch * lost / float(rivals.seats - 1)
