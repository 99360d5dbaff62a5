"""What oil is worth to a player: where it can go, and what may still be made of it."""

from typing import Final

from powerhouse.bots.pipeline.greedy.works import RUNS_AHEAD, Works
from powerhouse.games.pipeline.codes import COLOURS, CONTRACTS, CRUDE, FREE, GONE, GRADES, HIGH, LOW
from powerhouse.games.pipeline.deliveries import is_open, pay_for
from powerhouse.games.pipeline.figures import Demand
from powerhouse.games.pipeline.markets import price

LATER: Final = [0.0, 0.5, 0.65, 0.75]
"""What a price on a market is worth now, by the turns that are left to go there."""

REFINING: Final = 0.6
"""What oil is worth that has yet to be refined, as part of what it will be worth then."""

ORDER_TURNS: Final = 2
"""An order is worked towards if no more cubes are missing than are refined in so many runs."""

ORDER_PREMIUM: Final = 0.15
"""What the pay of an order counts for beyond a price on a market: no worker is needed."""
MISSING: Final = 0.1
"""The part of its pay that an order loses for each cube that is missing."""

CRUDE_PRICE: Final = 9
"""About what a crude cube costs."""


class Oil:
    """Prices of cubes for one player in one position, a market that is being visited left out."""

    def __init__(self, works: Works, without: int = -1) -> None:
        self.works = works
        self.outlook = works.outlook
        self.state = self.outlook.state
        self.player = self.outlook.player
        self.power = self._powers()
        self.outlets: list[list[tuple[float, int]]] = [[], [], []]
        """By colour: price and least grade of every need that a cube could meet, best first."""
        self._add_contracts()
        self._add_orders()
        self.market = [values[:] for values in self.outlook.end_oil]
        """By colour and grade the best that a cube brings on a market or in the end."""
        self._add_markets(without)
        for outlets in self.outlets:
            outlets.sort(reverse=True)
        self.held: list[list[float]] = [[] for _ in range(len(COLOURS) * len(GRADES))]
        """By 4 * colour + grade what the cubes in tanks will bring, best first."""
        self.delivered = [self._delivered(colour) for colour in range(len(COLOURS))]
        """By colour and grade what one more cube brings if it is not refined further."""
        self.kept = [self._kept(colour) for colour in range(len(COLOURS))]
        """By colour and grade what one more cube is worth, refining included; crude oil by the first that is needed."""
        self.intake = [self._intake(colour) for colour in range(len(COLOURS))]
        """By colour what crude cubes are worth, one after the other, those in tanks coming first."""

    def _powers(self) -> list[int]:
        """By colour the power of the best line that runs often."""
        powers = [0, 0, 0]
        for line in self.works.active():
            length = len(line.segments)
            powers[line.colour] = max(powers[line.colour], length + length // 4 * self.outlook.bonus)
        return powers

    def reach(self, colour: int, grade: int) -> int:
        """The best grade that can be made in one run of a cube of this grade."""
        costs = self.state.costs
        best = grade
        while best < HIGH and costs[16 * colour + 4 * grade + best + 1] <= self.power[colour]:
            best += 1
        return best

    def _add_contracts(self) -> None:
        """Needs of active contracts; the nearer the end of the year, the more the penalty weighs."""
        state, player = self.state, self.player
        threat = self.penalty() / (1 + self.outlook.year_turns)
        for contract in player.contracts:
            if is_open(state, player, contract):
                needs = state.figures.demands[contract.tile].needs
                missing = [need for at, need in enumerate(needs) if not contract.filled >> at & 1]
                extra = threat / len(missing) if contract.times == 0 or contract.filled else 0.0
                for need in missing:
                    self.outlets[need >> 2].append((self.pay(need & 3, False) + extra, need & 3))

    def pay(self, grade: int, order: bool) -> int:
        """What a delivered cube brings, by the grade that was asked for."""
        pay: int = pay_for(self.state, self.player, grade, order)
        return pay

    def penalty(self) -> int:
        """What one more penalty cube costs."""
        figures, penalties = self.state.figures, self.player.penalties
        return figures.penalty(penalties + 1) - figures.penalty(penalties)

    def _add_markets(self, without: int) -> None:
        state, player, figures = self.state, self.player, self.state.figures
        part = self.outlook.patience * LATER[min(self.outlook.turns, len(LATER) - 1)]
        for slot in range(figures.slots):
            if state.slots[slot] == FREE and figures.slot_market[slot] != without:
                usual: int = price(state, player, slot)
                offer = part * usual
                colour, least = figures.slot_colour[slot], figures.slot_grade[slot]
                self.outlets[colour].append((offer, least))
                market = self.market[colour]
                for grade in range(least, HIGH + 1):
                    market[grade] = max(market[grade], offer)

    def _add_orders(self) -> None:
        """Needs of the order that is nearest, if it is near."""
        best: Demand | None = None
        most = 0.0
        for number in self.state.orders:
            if number != GONE:
                order = self.state.figures.demands[CONTRACTS + number]
                value = self._order_value(order)
                if value > most:
                    best, most = order, value
        if best is not None:
            part = self.outlook.patience * LATER[min(self.outlook.turns, len(LATER) - 1)] + ORDER_PREMIUM
            for need in best.needs:
                pay = part * self.pay(need & 3, True)
                self.outlets[need >> 2].append((pay, need & 3))

    def _order_value(self, order: Demand) -> float:
        """The pay of an order, less for every cube that is missing; nothing if one of them cannot be made."""
        oil = list(self.player.oil)
        pay, missing = 0.0, 0
        for need in sorted(order.needs, key=lambda need: -(need & 3)):
            colour, grade = need >> 2, need & 3
            pay += self.pay(grade, True)
            found = next((at for at in range(grade, HIGH + 1) if oil[4 * colour + at]), -1)
            if found >= 0:
                oil[4 * colour + found] -= 1
            elif self.reach(colour, CRUDE) >= grade:
                missing += 1
            else:
                return 0.0
        if missing > min(ORDER_TURNS, self.outlook.turns) * max(1, len(self.works.active())):
            return 0.0
        if missing * CRUDE_PRICE > self.player.money:
            return 0.0
        return pay * (1 - MISSING * missing)

    def _delivered(self, colour: int) -> list[float]:
        """After the cubes in tanks have taken the best outlets, the best that is left for each grade."""
        outlets = self.outlets[colour][:]
        end = self.outlook.end_oil[colour]
        for grade in range(HIGH, CRUDE, -1):
            for _ in range(self.player.oil[4 * colour + grade]):
                found = next((outlet for outlet in outlets if outlet[1] <= grade), None)
                if found is not None and found[0] > end[grade]:
                    outlets.remove(found)
                    self.held[4 * colour + grade].append(found[0])
                else:
                    self.held[4 * colour + grade].append(end[grade])
        best = end[:]
        for grade in range(len(GRADES)):
            for offer, least in outlets:
                if least <= grade:
                    best[grade] = max(best[grade], offer)
                    break
        return best

    def _kept(self, colour: int) -> list[float]:
        delivered = self.delivered[colour]
        kept = delivered[:]
        for grade in range(HIGH):
            best = self.reach(colour, grade)
            if best > grade:
                kept[grade] = max(kept[grade], REFINING * max(delivered[grade + 1 : best + 1]))
        return kept

    def _intake(self, colour: int) -> list[float]:
        outlook = self.outlook
        lines = [line for line in self.works.active() if line.colour == colour]
        grades = [outlook.grade(colour, len(line.segments)) for line in lines for _ in range(outlook.cubes)]
        values = [REFINING * max(self.delivered[colour][LOW : grade + 1]) for grade in grades if grade]
        values.sort(reverse=True)
        return values * min(RUNS_AHEAD, outlook.turns + (1 if self.works.attached else 0))

    def crude(self, colour: int, number: int) -> float:
        """What the crude cube with this number is worth, counted from 0 in the own tanks."""
        intake = self.intake[colour]
        return intake[number] if number < len(intake) else self.delivered[colour][CRUDE]
