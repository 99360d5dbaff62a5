"""What oil is worth to a player: where it can go, and what may still be made of it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.ground import CUBES
from powerhouse.bots.pipeline.wanted import DEPTH, Wanted
from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import CRUDE, FREE, HIGH, Family
from powerhouse.games.pipeline.player import Player

NO_MARKET: Final = -1


@mypyc_attr(acyclic=True)
class Oil:
    """Prices of cubes for one player in one position, a market that is being visited left out.

    By 4 * colour + grade: `next` is what one more cube brings as it is, `last` what the least of those in tanks will
    bring, `keep` what one more cube is worth, refining included.
    """

    def __init__(self, wanted: Wanted, without: i64) -> None:
        works = wanted.works
        self.wanted = wanted
        self.works = works
        self.outlook = wanted.outlook
        self.state = wanted.state
        self.player: Player = wanted.player
        self._outlets = wanted.outlets.copy()
        self._add_markets(without)
        self.next = vec[float]([0.0] * CUBES)
        self.last = vec[float]([0.0] * CUBES)
        self._allot(0)
        self._allot(4)
        self._allot(8)
        self.keep = self.next[:]
        self._refining: float = (
            self.outlook.weights.refine_by_machine if works.attached else self.outlook.weights.refine_by_worker
        )
        if self.outlook.turns == 0 and not works.attached:
            self._refining = 0.0
        colour: i64
        grade: i64
        for colour in range(3):
            for grade in range(HIGH):
                best = wanted.reach(colour, grade)
                if best > grade:
                    made = self._refining * self._best_next(colour, grade + 1, best)
                    if made > self.keep[4 * colour + grade]:
                        self.keep[4 * colour + grade] = made

    def _best_next(self, colour: i64, low: i64, high: i64) -> float:
        prices = self.next
        best = 0.0
        for at in range(4 * colour + low, 4 * colour + high + 1):
            if prices[at] > best:
                best = prices[at]
        return best

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
        prices = figures.slot_price
        if self.player.has(Family.REFINED_MARKETS, 1):
            prices = figures.shifted_price
        start: i64 = 0  # from here to the end the slots are left out
        end: i64 = 0
        if without > 0 and self.player.has(Family.REFINED_MARKETS, 2):
            start, end = figures.market_start[1], len(state.slots)
        elif without >= 0:
            start, end = figures.market_start[without], figures.market_start[without + 1]
        slots, outlets, oil = state.slots, self._outlets, self.player.oil
        dearest_first, first_slot = self.outlook.ground.dearest_first, self.outlook.ground.first_slot
        cube: i64
        at: i64
        for cube in range(CUBES):
            colour = cube & ~3
            left = oil[colour] + oil[colour + 1] + oil[colour + 2] + oil[colour + 3] + 1  # no more are needed
            for at in range(first_slot[cube], first_slot[cube + 1]):
                slot = dearest_first[at]
                if slots[slot] == FREE and not start <= slot < end:
                    outlets.add(cube, part * float(prices[slot]))
                    left -= 1
                    if left == 0:
                        break

    def _allot(self, base: i64) -> None:
        """The cubes in tanks take the best outlets, the best cubes first."""
        outlets, counts, end = self._outlets.prices, self._outlets.counts, self.outlook.ground.end_oil
        heads = vec[i64]([0, 0, 0, 0])
        keeping = self.outlook.weights.keeping if self.outlook.turns else 1.0
        oil = self.player.oil
        grade: i64
        number: i64
        lower: i64
        for grade in range(HIGH, -1, -1):
            floor = end[base + grade] * keeping
            least = floor
            for number in range(oil[base + grade] + 1):
                best: i64 = -1
                price = floor
                for lower in range(grade + 1):
                    if heads[lower] < counts[base + lower]:
                        offer = outlets[(base + lower) * DEPTH + heads[lower]]
                        if offer > price:
                            best, price = lower, offer
                if number < oil[base + grade]:
                    least = price
                    if best >= 0:
                        heads[best] += 1
                else:
                    self.next[base + grade] = price
            self.last[base + grade] = least

    def crude(self, colour: i64, number: i64) -> float:
        """What the crude cube with this number is worth, counted from 0 in the own tanks."""
        weights = self.outlook.weights
        intake = self.wanted.intake[colour]
        runs = weights.runs_ahead
        turns = float(self.outlook.turns + (1 if self.works.attached else 0))
        if turns < runs:
            runs = turns
        best = self.wanted.refined[colour]
        if best == CRUDE or float(number) >= runs * float(intake):
            return self.next[4 * colour]
        made = self._refining * (self._best_next(colour, 1, best) - weights.glut * float(number))
        further = number // intake
        while further > 0:
            made *= weights.later_run
            further -= 1
        return made
