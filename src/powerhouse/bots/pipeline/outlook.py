"""What a player may expect: the turns that are left, what oil will bring, what a line earns in a run."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.ground import CUBES, Ground
from powerhouse.bots.pipeline.weights import Weights
from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import CRUDE, FREE, HIGH, Family
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.refining import bonus
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.pipeline.worker import machine_cost

SOON: Final = 5.0
"""With fewer turns than these to come, being short of money matters less and less."""


@mypyc_attr(acyclic=True)
class Outlook:
    """One player's prospects in one position."""

    def __init__(self, state: Pipeline, player: Player, ground: Ground, weights: Weights) -> None:
        rounds = state.figures.rounds
        self.state = state
        self.player = player
        self.ground = ground
        self.weights = weights
        self.year_turns: i64 = rounds[state.year] - state.round
        """Turns after this one in this year."""
        turns: i64 = self.year_turns
        whole: i64 = 0
        for year in range(len(rounds)):
            whole += rounds[year]
            if year > state.year:
                turns += rounds[year]
        self.turns: i64 = turns
        """Turns after this one."""
        self.ahead: float = float(turns) / float(whole)
        """The part of the game that lies ahead."""
        self.dollar: float = self.dollar_with(player.money)
        """What a dollar in hand is worth, in dollars of the end."""
        self.bonus: i64 = bonus(state.figures, player)
        self.machine_cost: i64 = machine_cost(state, player)
        self.cubes: i64 = player.cubes_per_line()
        self.sale = self._sales()
        """By 4 * colour + grade about what a cube brings, for crude oil what it costs."""

    def promises(self, other: "Outlook") -> bool:
        """Whether the same network is worth as much, line by line, to whoever has the other outlook."""
        if self.turns != other.turns or self.cubes != other.cubes or self.bonus != other.bonus:
            return False
        if self.ground is not other.ground or self.machine_cost != other.machine_cost:
            return False
        own, others = self.sale, other.sale
        return all(own[cube] == others[cube] for cube in range(CUBES))

    def dollar_with(self, money: i64) -> float:
        """What a dollar is worth to who has so much money."""
        weights = self.weights
        dollar = 1.0
        short = 1.0 - float(money) / weights.wealth
        if short > 0.0:
            dollar += weights.need * self.ahead * short
        pinch = 1.0 - float(money) / weights.pinch_below
        if pinch > 0.0:
            soon = float(self.turns) / SOON
            dollar += weights.pinch * pinch * (soon if soon < 1.0 else 1.0)
        return dollar

    def _sales(self) -> vec[float]:
        state, figures, ground, weights = self.state, self.state.figures, self.ground, self.weights
        slots, every, first_slot = state.slots, ground.dearest_first, ground.first_slot
        shift = 0.0
        if self.player.has(Family.REFINED_MARKETS, 1):
            shift += float(figures.upgrades.price_shift)
        if self.player.has(Family.CONTRACTS, 2):
            shift += weights.delivered_part * float(figures.upgrades.extra_pay)
        sale = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
        at: i64
        place: i64
        for at in range(CUBES):
            grade = at & 3
            if grade == CRUDE:
                sale[at] = ground.usual[CRUDE]
                continue
            free: i64 = 0
            for place in range(first_slot[at], first_slot[at + 1]):
                if slots[every[place]] == FREE:
                    free += 1
            full = 1.0 - float(free) / ground.slots[at]
            price = (ground.usual[grade] + shift) * (1.0 - weights.crowding * full)
            sale[at] = price if price > sale[at - 1] else sale[at - 1]
        return sale

    def _earnings(self, begin: float, progress: float) -> vec[float]:
        """By power what a cube gains, with such a part of the next grade for a line on its way there."""
        ground, costs, sale = self.ground, self.state.costs, self.sale
        size = ground.size
        earn = vec[float]([0.0] * (3 * size))
        colour: i64
        grade: i64
        power: i64
        for colour in range(3):
            low = 0.0
            for grade in range(1, HIGH + 1):
                start: i64 = costs[16 * colour + grade - 1] if grade > 1 else 0
                end: i64 = costs[16 * colour + grade]
                high = sale[4 * colour + grade] - sale[4 * colour]
                for power in range(start, end):
                    part = (progress if grade > 1 else begin) * float(power - start) / float(end - start)
                    earn[size * colour + power] = low + part * (high - low)
                low = high
            for power in range(costs[16 * colour + HIGH], size):
                earn[size * colour + power] = low
        return earn

    def earnings(self) -> vec[float]:
        """`[size * colour + power]`: what a cube gains in one run, with some credit for the way to the next grade."""
        return self._earnings(self.weights.begin, self.weights.progress)

    def firm_earnings(self) -> vec[float]:
        """The same with little credit for what is not there yet."""
        hope = self.weights.site_hope
        return self._earnings(hope * self.weights.begin, hope * self.weights.progress)

    def power(self, length: i64) -> i64:
        """The power of a line of so many segments, no more than is of use."""
        power = length + length // 4 * self.bonus
        top = self.ground.size - 1
        return power if power < top else top

    def grade(self, colour: i64, length: i64) -> i64:
        """The grade to which a line of so many segments refines crude oil in one run."""
        ground = self.ground
        return ground.reached[ground.size * colour + self.power(length)]
