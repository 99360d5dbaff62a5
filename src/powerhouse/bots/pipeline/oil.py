"""What oil is worth to a player: where it can go, and what may still be made of it."""

from typing import Final

from mypy_extensions import i64

from powerhouse.bots.pipeline.ground import CUBES
from powerhouse.bots.pipeline.works import Works
from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import CRUDE, HIGH, Family
from powerhouse.games.pipeline.contracts import GONE
from powerhouse.games.pipeline.deliveries import is_open, pay_for
from powerhouse.games.pipeline.markets import FREE
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.tables import Demand

DEPTH: Final = 8
"""So many outlets are remembered for a kind of cube."""

NO_MARKET: Final = -1


class Oil:
    """Prices of cubes for one player in one position, a market that is being visited left out.

    By 4 * colour + grade: `next` is what one more cube brings as it is, `last` what the least of those in tanks will
    bring, `keep` what one more cube is worth, refining included.
    """

    def __init__(self, works: Works, without: i64) -> None:
        self.works = works
        self.outlook = works.outlook
        self.state = works.outlook.state
        self.player: Player = works.outlook.player
        self._outlets = vec[float]([0.0] * (CUBES * DEPTH))
        self._counts = vec[i64]([0] * CUBES)
        self.power = vec[i64]([0, 0, 0])
        self.intake = vec[i64]([0, 0, 0])
        """By colour: the power of the best line that runs often, and how many cubes such lines take in one run."""
        self.order: i64 = GONE
        """The order that is nearest."""
        self._look_at_lines()
        self._add_contracts()
        self._add_orders()
        self._add_markets(without)
        self.next = vec[float]([0.0] * CUBES)
        self.last = vec[float]([0.0] * CUBES)
        for colour in range(3):
            self._allot(4 * colour)
        self.keep = self.next[:]
        self._refining: float = (
            self.outlook.weights.refine_by_machine if works.attached else self.outlook.weights.refine_by_worker
        )
        if self.outlook.turns == 0 and not works.attached:
            self._refining = 0.0
        for colour in range(3):
            for grade in range(HIGH):
                best = self.reach(colour, grade)
                if best > grade:
                    made = self._refining * self._best_next(colour, grade + 1, best)
                    if made > self.keep[4 * colour + grade]:
                        self.keep[4 * colour + grade] = made

    def _look_at_lines(self) -> None:
        works, survey, outlook = self.works, self.works.survey, self.outlook
        for line in range(survey.count):
            if works.active(line):
                colour = survey.colour[line]
                power = outlook.power(survey.length[line])
                if power > self.power[colour]:
                    self.power[colour] = power
                self.intake[colour] += outlook.cubes

    def reach(self, colour: i64, grade: i64) -> i64:
        """The best grade that can be made in one run of a cube of this grade."""
        costs = self.state.costs
        best = grade
        while best < HIGH and costs[16 * colour + 4 * grade + best + 1] <= self.power[colour]:
            best += 1
        return best

    def _best_next(self, colour: i64, low: i64, high: i64) -> float:
        best = 0.0
        for at in range(4 * colour + low, 4 * colour + high + 1):
            if self.next[at] > best:
                best = self.next[at]
        return best

    def _add(self, cube: i64, price: float) -> None:
        """An outlet for cubes of this colour and of this grade or a better one."""
        at = self._counts[cube]
        outlets, base = self._outlets, cube * DEPTH
        if at == DEPTH:
            if outlets[base + DEPTH - 1] >= price:
                return
            at = DEPTH - 1
        else:
            self._counts[cube] = at + 1
        while at > 0 and outlets[base + at - 1] < price:
            outlets[base + at] = outlets[base + at - 1]
            at -= 1
        outlets[base + at] = price

    def penalty(self) -> float:
        """What one more penalty cube costs."""
        figures = self.state.figures
        penalties: int = self.player.penalties
        return float(figures.penalty(penalties + 1) - figures.penalty(penalties))

    def _add_contracts(self) -> None:
        """Needs of active contracts; the nearer the end of the year, the more the penalty weighs."""
        state, player, outlook = self.state, self.player, self.outlook
        if not player.contracts:
            return
        again = outlook.ground.contracts_again
        threat = self.penalty() / (1.0 + outlook.weights.threat * float(outlook.year_turns))
        for contract in player.contracts:
            if not is_open(state, player, contract):
                continue
            needs = state.figures.demands[contract.tile].needs
            missing = 0.0
            for at in range(len(needs)):
                if not contract.filled >> at & 1:
                    missing += 1.0
            extra = threat / missing if contract.times == 0 or contract.filled else 0.0
            for at in range(len(needs)):
                if not contract.filled >> at & 1:
                    pay = float(pay_for(state, player, needs[at] & 3, False))
                    if again and contract.times == 0:
                        extra += outlook.weights.again * pay / missing
                    self._add(needs[at], pay + extra)

    def _later(self) -> float:
        """What a price is worth that is to be had in another turn."""
        outlook = self.outlook
        weights = outlook.weights
        if outlook.turns == 0:
            return 0.0
        return weights.next_turn_last if outlook.turns == 1 else weights.next_turn

    def _add_markets(self, without: i64) -> None:
        state, figures = self.state, self.state.figures
        part = self._later()
        if part == 0.0:
            return
        shift: i64 = figures.upgrades.price_shift if self.player.has(Family.REFINED_MARKETS, 1) else 0
        all_together = without > 0 and self.player.has(Family.REFINED_MARKETS, 2)
        for row in figures.rows:
            if row.market == without or (all_together and row.market > 0):
                continue
            cube: i64 = 4 * row.colour + row.grade
            for slot in row.slots:
                if state.slots[slot] == FREE:
                    price = figures.slot_price[slot] + (shift if row.grade else 0)
                    self._add(cube, part * float(price))

    def _add_orders(self) -> None:
        """Needs of the order that is nearest, if it is near."""
        orders = self.state.orders
        most = 0.0
        for number in orders:
            if number != GONE:
                value = self._order_value(self.state.figures.orders[number])
                if value > most:
                    self.order, most = number, value
        if self.order != GONE:
            part = self.outlook.weights.order_price
            for need in self.state.figures.orders[self.order].needs:
                self._add(need, part * float(pay_for(self.state, self.player, need & 3, True)))

    def _order_value(self, order: Demand) -> float:
        """The pay of an order, less for every cube that is missing; nothing if they cannot be made soon."""
        oil = self.player.oil[:]
        weights, outlook = self.outlook.weights, self.outlook
        pay = 0.0
        missing: i64 = 0
        for grade in range(HIGH, CRUDE, -1):
            for need in order.needs:
                if need & 3 != grade:
                    continue
                colour: i64 = need >> 2
                pay += float(pay_for(self.state, self.player, grade, True))
                found: i64 = grade
                while found <= HIGH and not oil[4 * colour + found]:
                    found += 1
                if found <= HIGH:
                    oil[4 * colour + found] -= 1
                elif self.reach(colour, CRUDE) >= grade:
                    missing += 1
                else:
                    return 0.0
        takes = self.intake[0] + self.intake[1] + self.intake[2]
        runs = weights.order_runs if outlook.turns > 1 else float(outlook.turns)
        if float(missing) > runs * float(takes):
            return 0.0
        if outlook.ground.orders_again:
            pay += weights.again * pay
        return pay * (1.0 - weights.missing * float(missing))

    def _allot(self, base: i64) -> None:
        """The cubes in tanks take the best outlets, the best cubes first."""
        outlets, counts, end = self._outlets, self._counts, self.outlook.ground.end_oil
        heads = vec[i64]([0, 0, 0, 0])
        keeping = self.outlook.weights.keeping if self.outlook.turns else 1.0
        for grade in range(HIGH, -1, -1):
            floor = end[base + grade] * keeping
            least = floor
            for number in range(self.player.oil[base + grade] + 1):
                best: i64 = -1
                price = floor
                for lower in range(grade + 1):
                    if heads[lower] < counts[base + lower]:
                        offer = outlets[(base + lower) * DEPTH + heads[lower]]
                        if offer > price:
                            best, price = lower, offer
                if number < self.player.oil[base + grade]:
                    least = price
                    if best >= 0:
                        heads[best] += 1
                else:
                    self.next[base + grade] = price
            self.last[base + grade] = least

    def crude(self, colour: i64, number: i64) -> float:
        """What the crude cube with this number is worth, counted from 0 in the own tanks."""
        weights = self.outlook.weights
        intake = self.intake[colour]
        runs = weights.runs_ahead
        turns = float(self.outlook.turns + (1 if self.works.attached else 0))
        if turns < runs:
            runs = turns
        best = self.reach(colour, CRUDE)
        if best == CRUDE or float(number) >= runs * float(intake):
            return self.next[4 * colour]
        made = self._refining * (self._best_next(colour, 1, best) - weights.glut * float(number))
        further = number // intake
        while further > 0:
            made *= weights.later_run
            further -= 1
        return made
