"""How far rivals are expected to bid for the plants on offer."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.power_grid_card_game.appraiser import Appraiser
from powerhouse.bots.power_grid_card_game.outlook import Outlook
from powerhouse.core.packed import vec
from powerhouse.games.power_grid_card_game.state import CardGame

NOBODY: Final = -1


class Rivals:
    """`limits[count * seat + place]` is how far a seat goes for the plant at a place of `cards`; 0 if not at all.

    A rival is thought to stop where another plant on offer would bring him as much at its minimum.
    """

    def __init__(self, state: CardGame, seat: i64, outlook: Outlook, cards: list[int]) -> None:
        self.count: i64 = len(cards)
        self.seats: i64 = len(state.players)
        self.limits = vec[i64]([0] * (len(cards) * len(state.players)))
        rival: i64
        for rival in range(self.seats):
            if rival != seat and state.waiting >> rival & 1:
                self._judge(state, rival, outlook, cards)

    def _judge(self, state: CardGame, rival: i64, outlook: Outlook, cards: list[int]) -> None:
        appraiser = Appraiser(state, rival, outlook.weights, outlook)
        keep = appraiser.as_it_is() + outlook.weights.patience
        gains = vec[float]([0.0] * len(cards))
        best, second = 0.0, 0.0
        favourite: i64 = NOBODY
        place: i64
        for place in range(self.count):
            card = cards[place]
            minimum: i64 = state.market.minimum(card)
            if minimum > appraiser.money:
                continue
            bargain = appraiser.with_plant(state.figures.plants[card], minimum) - keep
            gains[place] = bargain + float(minimum)
            if bargain > best:
                second = best
                best = bargain
                favourite = place
            elif bargain > second:
                second = bargain
        for place in range(self.count):
            limit = i64(gains[place] - (second if place == favourite else best))
            if limit > appraiser.money:
                limit = appraiser.money
            if limit > 0:
                self.limits[self.count * rival + place] = limit

    def keenest(self, place: i64, bidders: i64) -> i64:
        """Which of these bidders goes furthest for a plant, or `NOBODY`."""
        found: i64 = NOBODY
        most: i64 = 0
        seat: i64
        for seat in range(self.seats):
            limit = self.limits[self.count * seat + place]
            if bidders >> seat & 1 and limit > most:
                most = limit
                found = seat
        return found

    def highest(self, place: i64, bidders: i64) -> i64:
        """How far the keenest of these bidders goes."""
        seat = self.keenest(place, bidders)
        return 0 if seat == NOBODY else self.limits[self.count * seat + place]
