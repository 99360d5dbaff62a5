"""What greedy expects: turns that are left, what a line earns in them, what it counts for in the end."""

from typing import Final

from powerhouse.games.pipeline.codes import COLOURS, GRADES, HIGH
from powerhouse.games.pipeline.network import Line
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.refining import bonus
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.pipeline.valuation import oil_on_cards

PROGRESS: Final = 0.5
"""What a line is worth on its way to the next grade, as part of what it would be worth there."""

PATIENCE: Final = 0.85
"""What money of the next turn is worth to a player who has none: it could have worked in the meantime."""
WEALTH: Final = 120
"""With so much money it no longer matters when more comes in."""

NEED: Final = 1.0
"""What a dollar in hand is worth more to a player who has none."""

ATTACHED: Final = 0.8
HUB: Final = 0.7
ELSEWHERE: Final = 0.1
"""How often a line runs in a turn: with machines, over the worker's best tile, or somewhere else."""

KEEPING: Final = 0.9
"""What oil is worth that is kept for the end, for each turn that it fills a tank."""

KINDS_OF_LINES: Final = 15
"""About what one more kind of line is worth where a valuation card counts the kinds."""

_REACHING: Final = {"pipeline_reaching_low": 1, "pipeline_reaching_mid": 2, "pipeline_reaching_high": 3}


class Outlook:
    """One player's prospects in one position."""

    def __init__(self, state: Pipeline, player: Player) -> None:
        rounds = state.figures.rounds
        money: int = player.money
        self.state = state
        self.player = player
        self.year_turns: int = rounds[state.year] - state.round
        """Turns after this one in this year."""
        self.turns: int = self.year_turns + sum(rounds[state.year + 1 :])
        """Turns after this one."""
        self.patience = patience = min(1.0, PATIENCE + (1 - PATIENCE) * money / WEALTH)
        self.end_part: float = patience**self.turns
        """What money of the end is worth now."""
        self.horizon: float = sum([patience**turn for turn in range(1, self.turns + 1)])
        """The turns after this one, those far away counting less."""
        self.dollar: float = 1 + NEED * max(0.0, 1 - money / WEALTH)
        """What a dollar in hand is worth, in dollars that come later."""
        self.bonus: int = bonus(state.figures, player)
        self.cubes: int = player.cubes_per_line()
        self.sale = usual_prices(state)
        oil, self.end_loose, self.end_attached = _end_values(state)
        kept = min(self.patience, KEEPING) ** self.turns
        self.end_oil = [[kept * value for value in values] for values in oil]
        """By colour and grade what it is worth now that a cube will count in the end."""
        self.earning = [self._earnings(colour) for colour in range(len(COLOURS))]
        self.reached = [self._grades(colour) for colour in range(len(COLOURS))]

    def _earnings(self, colour: int) -> list[float]:
        """By power: what a cube gains in one run, with some credit for the way to the next grade."""
        costs: list[int] = [*self.state.costs]
        earnings: list[float] = [0.0]
        for grade in range(1, HIGH + 1):
            start, end = costs[16 * colour + grade - 1], costs[16 * colour + grade]
            low = self.sale[grade - 1] - self.sale[0]
            high = self.sale[grade] - self.sale[0]
            for power in range(start + 1, end):
                earnings.append(low + PROGRESS * (high - low) * (power - start) / (end - start))
            earnings.append(high)
        return earnings

    def _grades(self, colour: int) -> list[int]:
        """By power: the grade to which crude oil is refined in one run."""
        costs = self.state.costs
        grades: list[int] = []
        for grade in range(HIGH):
            grades += [grade] * (costs[16 * colour + grade + 1] - costs[16 * colour + grade])
        return grades + [HIGH]

    def grade(self, colour: int, length: int) -> int:
        """The grade to which a line of so many segments refines crude oil."""
        reached = self.reached[colour]
        return reached[min(length + length // 4 * self.bonus, len(reached) - 1)]

    def worth(self, colour: int, length: int, share: float) -> float:
        """What a line of so many segments earns if it runs in this share of the turns, and then counts."""
        power = length + length // 4 * self.bonus
        earning = self.earning[colour]
        top = len(earning) - 1
        power = min(power, top)
        end = self.end_attached if share == ATTACHED else self.end_loose
        count = end[colour][self.reached[colour][power]]
        return self.horizon * share * self.cubes * earning[power] + self.end_part * count

    def line_worth(self, line: Line, share: float) -> float:
        return self.worth(line.colour, len(line.segments), share)


def usual_prices(state: Pipeline) -> list[float]:
    """The average price of each grade, over all slots of the markets."""
    figures = state.figures
    totals = [0.0] * len(GRADES)
    counts = [0] * len(GRADES)
    for row in figures.rows:
        totals[row.grade] += sum(row.prices)
        counts[row.grade] += len(row.prices)
    return [total / max(1, count) for total, count in zip(totals, counts)]


def _end_values(state: Pipeline) -> tuple[list[list[int]], list[list[int]], list[list[int]]]:
    """By colour and grade what a cube in a tank, a line and an attached line count in the end, cards included."""
    figures = state.figures
    oil = [figures.oil_value[:] for _ in COLOURS]
    loose = [figures.line_value[:] for _ in COLOURS]
    on_cards = oil_on_cards(state)
    attached = [[2 * value for value in figures.line_value] for _ in COLOURS]
    for number in state.cards:
        card = figures.cards[number - 1]
        for colour in range(len(COLOURS)):
            if card.colour not in (-1, colour):
                continue
            for grade in range(1, len(GRADES)):
                if card.what in ("oil", "oil_and_pipelines"):
                    oil[colour][grade] += on_cards[grade]
                pay = 0
                if card.what in ("pipelines", "oil_and_pipelines"):
                    pay = figures.line_value[grade]
                elif _REACHING.get(card.what) == grade:
                    pay = card.pay
                elif card.what == "distinct_pipeline_types":
                    pay = KINDS_OF_LINES
                attached[colour][grade] += pay
                loose[colour][grade] += 0 if card.attached else pay
    return oil, loose, attached
