"""A visit to a market: sell what brings more here than anywhere else, then buy crude oil for the next runs."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.company import Company
from powerhouse.bots.pipeline.oil import Oil
from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import BUY, CRUDE, FREE, HIGH, SELL, Action, Family
from powerhouse.games.pipeline.markets import CUBES
from powerhouse.games.pipeline.worker import machine_cost

NONE: Final = -1


@mypyc_attr(acyclic=True)
class Visit:
    """Sales and purchases in their order (`moves`), what they bring (`gain`) and the money that is left."""

    def __init__(self, company: Company, market: i64, reserve: i64, buying: bool) -> None:
        self._company = company
        self._market = market
        self._oil: Oil | None = None
        state, player = company.state, company.player
        self.state = state
        self.player = player
        self.moves: list[int] = []
        self.gain: float = 0.0
        self.money: i64 = player.money - reserve
        self.slack: i64 = self.money
        """With so much less money the visit would be the same."""
        self.sold: i64 = 0
        self.bought: i64 = 0
        self.cubes = player.oil[:]
        held = vec[i64]([0, 0, 0, 0])
        for grade in range(HIGH + 1):
            held[grade] = state.figures.cubes_per_tank * player.tanks[grade] - player.held(grade)
        self.room = held
        starts = state.figures.market_start
        self.start: i64 = starts[market]
        self.end: i64 = starts[market + 1]
        if market != Action.CRUDE_MARKET and player.has(Family.REFINED_MARKETS, 2):
            self.start, self.end = starts[1], starts[4]
        self.any_colour: bool = market != Action.CRUDE_MARKET and player.has(Family.REFINED_MARKETS, 3)
        self._prices = state.figures.slot_price
        if player.has(Family.REFINED_MARKETS, 1):
            self._prices = state.figures.shifted_price
        self.slots = state.slots[:]
        self._values = vec[float]([0.0] * CUBES)
        self._valued = vec[i64]([0] * CUBES)
        """By kind what the next cube is worth elsewhere, once it is known; it changes with the cubes of that kind."""
        self._kept: i64 = machine_cost(state, player) if company.works.attached else 0
        """What the machines will need."""
        if not buying and player.refined() + player.held(CRUDE) > 0:
            self._sell()
        self._buy()

    def _elsewhere(self) -> Oil:
        """What oil is worth elsewhere; not asked for where nothing can be sold or bought."""
        oil = self._oil
        if oil is None:
            oil = self._company.oil(self._market)
            self._oil = oil
        return oil

    def _sell(self) -> None:
        """The sale that brings most beyond what the cube is worth elsewhere, again and again."""
        figures = self.state.figures
        colours, grades = figures.slot_colour, figures.slot_grade
        cubes, slots, values, valued = self.cubes, self.slots, self._values, self._valued
        prices = self._prices
        slot: i64
        colour: i64
        grade: i64
        while True:
            best: i64 = NONE
            best_cube: i64 = NONE
            most = 0.0
            for slot in range(self.start, self.end):
                if slots[slot] != FREE:
                    continue
                first = colours[slot]
                last = first
                if self.any_colour:
                    first, last = 0, 2
                offer = float(prices[slot])
                for colour in range(first, last + 1):
                    for grade in range(grades[slot], HIGH + 1):
                        cube = 4 * colour + grade
                        if cubes[cube]:
                            if not valued[cube]:
                                self._value(cube, self._worth(cube))
                            gain = offer - values[cube]
                            if gain >= most and gain > 0.0 and (gain > most or grade <= best_cube & 3):
                                best, best_cube, most = slot, cube, gain
            if best == NONE:
                return
            self.moves.append(SELL + CUBES * self._rightmost(best) + best_cube)
            self.slots[self._rightmost(best)] = (best_cube >> 2) + 1
            self.gain += most
            self.money += prices[best]
            self.sold += 1
            cubes[best_cube] -= 1
            self._valued[best_cube] = 0
            self.room[best_cube & 3] += 1

    def _value(self, cube: i64, worth: float) -> None:
        self._values[cube] = worth
        self._valued[cube] = 1

    def _rightmost(self, slot: i64) -> i64:
        """Of the slots of a row with the same price and content, the one that is used (PL-4.4)."""
        twins, content = self.state.figures.twin, self.slots[slot]
        found = slot
        twin = twins[slot]
        while twin >= 0:
            if self.slots[twin] == content:
                found = twin
            twin = twins[twin]
        return found

    def _worth(self, cube: i64) -> float:
        """What the last cube of a kind is worth elsewhere."""
        oil = self._elsewhere()
        if cube & 3 == CRUDE:
            return oil.crude(cube >> 2, self.cubes[cube] - 1)
        last, keep = oil.last[cube], oil.keep[cube]
        return last if last > keep else keep

    def _buy(self) -> None:
        """The best bargain first, as long as there is money and room."""
        figures = self.state.figures
        if self.room[CRUDE] <= 0 and self.room[1] <= 0 and self.room[2] <= 0 and self.room[HIGH] <= 0:
            return
        grades, prices, room = figures.slot_grade, self._prices, self.room
        lying, slots, values, valued = self.state.slots, self.slots, self._values, self._valued
        cube: i64
        slot: i64
        for cube in range(CUBES):
            valued[cube] = 0
        while True:
            best: i64 = NONE
            most = 0.0
            for slot in range(self.start, self.end):
                content = lying[slot]
                if content == FREE or slots[slot] == FREE:
                    continue
                grade = grades[slot]
                if room[grade] <= 0:
                    continue
                cost = prices[slot]
                spare = self.money - self._kept - cost
                if spare < 0:
                    continue
                if spare < self.slack:
                    self.slack = spare
                cube = 4 * (content - 1) + grade
                if not valued[cube]:
                    self._value(cube, self._bought(content - 1, grade))
                profit = values[cube] - float(cost)
                if profit > most or (profit == most and best != NONE and slot > best):
                    best, most = slot, profit
            if best == NONE:
                return
            best = self._rightmost(best)
            colour = self.slots[best] - 1
            grade = figures.slot_grade[best]
            self.moves.append(BUY + best)
            self.slots[best] = FREE
            self.gain += most
            self.money -= prices[best]
            self.bought += 1
            self.cubes[4 * colour + grade] += 1
            self._valued[4 * colour + grade] = 0
            self.room[grade] -= 1

    def _bought(self, colour: i64, grade: i64) -> float:
        """What one more cube is worth."""
        cube = 4 * colour + grade
        if grade == CRUDE:
            return self._elsewhere().crude(colour, self.cubes[cube])
        if self.cubes[cube] > self.player.oil[cube]:
            return 0.0
        return self._elsewhere().keep[cube]
