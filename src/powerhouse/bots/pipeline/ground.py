"""What the markers and valuation cards of a game say about oil and lines; it holds from the first turn to the last."""

from typing import Final

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import COLOURS, GRADES, HIGH
from powerhouse.games.pipeline.figures import Card
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.pipeline.valuation import oil_on_cards

CUBES: Final = 12
"""Kinds of cubes: 4 * colour + grade."""

_REACHING: Final = ["", "pipeline_reaching_low", "pipeline_reaching_mid", "pipeline_reaching_high"]


class Ground:
    """End values by 4 * colour + grade, cards included where they pay a fixed sum for each."""

    def __init__(self, state: Pipeline) -> None:
        figures = state.figures
        self.figures = figures
        self.markers = state.markers
        self.card_numbers = state.cards
        self.end_oil = vec[float]([float(figures.oil_value[grade]) for _ in COLOURS for grade in range(len(GRADES))])
        self.end_loose = vec[float]([float(figures.line_value[grade]) for _ in COLOURS for grade in range(len(GRADES))])
        self.end_attached = vec[float]([2.0 * value for value in self.end_loose])
        self.kinds_of_lines = False
        """Whether a card counts the kinds of lines, or of lines attached to machines."""
        self.kinds_attached = False
        self.kinds_of_needs = False
        self.tank_pay = 0.0
        self.top_pay = 0.0
        """What a tank, and what an upgrade of level 3 counts."""
        self.contracts_again = False
        self.orders_again = False
        for number in state.cards:
            self._read(figures.cards[number - 1], oil_on_cards(state))
        self.set_pay = vec[float]([float(pay) for pay in figures.set_pay])
        self.dearest_first = vec[i64](
            sorted(range(figures.slots), key=lambda slot: (figures.slot_cube[slot], -figures.slot_price[slot], slot))
        )
        """The slots of the markets, those of each kind of cube by what they pay."""
        self.first_slot = vec[i64]([sum([kind < cube for kind in figures.slot_cube]) for cube in range(CUBES + 1)])
        """Where they begin in `dearest_first`, by 4 * colour + grade, with the end of the last."""
        self.slots = vec[float](
            [float(max(1, self.first_slot[cube + 1] - self.first_slot[cube])) for cube in range(CUBES)]
        )
        """How many there are, at least 1."""
        self.usual = vec[float](_usual_prices(state))
        """By grade the average price over all slots of the markets."""
        self.size: i64 = 1 + max([state.costs[16 * colour + HIGH] for colour in range(len(COLOURS))])
        """One more than the greatest power that is of use."""
        self.reached = vec[i64]([_grade(state, c, power) for c in range(len(COLOURS)) for power in range(self.size)])
        """`[size * colour + power]`: the grade to which crude oil is refined in one run."""

    def serves(self, state: Pipeline) -> bool:
        """Whether this is the ground of the game to which a position belongs."""
        return self.figures is state.figures and self.markers is state.markers and self.card_numbers is state.cards

    def _read(self, card: Card, on_cards: list[int]) -> None:
        what = card.what
        if what == "tank_tile":
            self.tank_pay += float(card.pay)
        elif what == "level_3_upgrade":
            self.top_pay += float(card.pay)
        elif what == "fulfilled_contracts":
            self.contracts_again = True
        elif what == "fulfilled_orders":
            self.orders_again = True
        elif what == "distinct_oil_types_on_fulfilled_contracts_and_orders":
            self.kinds_of_needs = True
        elif what == "distinct_pipeline_types":
            if card.attached:
                self.kinds_attached = True
            else:
                self.kinds_of_lines = True
        else:
            self._add(card, on_cards)

    def _add(self, card: Card, on_cards: list[int]) -> None:
        """Cards that count oil or lines once more, or pay for the lines of one grade."""
        figures = self.figures
        for colour in range(len(COLOURS)):
            if card.colour not in (-1, colour):
                continue
            for grade in range(1, len(GRADES)):
                at = 4 * colour + grade
                if card.what in ("oil", "oil_and_pipelines"):
                    self.end_oil[at] += float(on_cards[grade])
                pay = 0.0
                if card.what in ("pipelines", "oil_and_pipelines"):
                    pay = float(figures.line_value[grade])
                elif card.what == _REACHING[grade]:
                    pay = float(card.pay)
                self.end_attached[at] += pay
                if not card.attached:
                    self.end_loose[at] += pay


def _grade(state: Pipeline, colour: int, power: int) -> int:
    grade = HIGH
    while grade > 0 and state.costs[16 * colour + grade] > power:
        grade -= 1
    return grade


def _usual_prices(state: Pipeline) -> list[float]:
    totals = [0.0] * len(GRADES)
    counts = [0.0] * len(GRADES)
    for row in state.figures.rows:
        totals[row.grade] += float(sum(row.prices))
        counts[row.grade] += float(len(row.prices))
    return [totals[grade] / max(1.0, counts[grade]) for grade in range(len(GRADES))]
