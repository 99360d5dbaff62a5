"""What is noted of a game for study: the measures of each seat round by round, and what it bought for how much."""

from collections import Counter
from collections.abc import Sequence

from powerhouse.core.state import State

Column = list[int | str]
MONEY = "money"
"""The measure by which is found out what was paid."""


class Diary:
    """Kept while a game is played; `row(seat)` gives its columns in the end."""

    def __init__(self, state: State) -> None:
        self._seats = range(state.seats)
        self._round = state.rounds()
        self._by_round: list[list[dict[str, int]]] = []
        self._bought: list[list[tuple[str, int, int]]] = [[] for _ in self._seats]
        self._held = [state.lots(seat) for seat in self._seats]
        self._offered = set(state.on_offer())
        self._measures = state.measures()

    def note(self, state: State) -> None:
        """After every move."""
        measures = state.measures()
        for seat in self._seats:
            held = state.lots(seat)
            if held != self._held[seat]:
                paid = self._measures[seat].get(MONEY, 0) - measures[seat].get(MONEY, 0)
                self._note_lots(seat, held, paid)
        self._offered.update(state.on_offer())
        self._measures = measures
        if state.rounds() != self._round or state.over:
            self._by_round.append(measures)
            self._round = state.rounds()

    def _note_lots(self, seat: int, held: Sequence[str], paid: int) -> None:
        """Of several that come at once the first has been paid for, and the others come with it."""
        for lot in (Counter(held) - Counter(self._held[seat])).elements():
            self._bought[seat].append((lot, paid, self._round))
            paid = 0
        self._held[seat] = list(held)

    def row(self, state: State, seat: int) -> dict[str, Column]:
        figures = [by_seat[seat] for by_seat in self._by_round if by_seat]
        names = list(figures[0]) if figures else []
        bought = self._bought[seat]
        return {
            **{f"round_{name}": [figure[name] for figure in figures] for name in names},
            "lots": [lot for lot, _, _ in bought],
            "paid": [paid for _, paid, _ in bought],
            "lot_rounds": [round for _, _, round in bought],
            "offered": [*sorted(self._offered)],
            "places": list(state.places(seat)),
        }
