"""What is wanted of a player's oil, the markets apart: what the lines take, what contracts and orders ask for."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.ground import CUBES
from powerhouse.bots.pipeline.outlook import Outlook
from powerhouse.bots.pipeline.works import Works
from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import CRUDE, GONE, HIGH
from powerhouse.games.pipeline.deliveries import is_open, pay_for
from powerhouse.games.pipeline.figures import Demand
from powerhouse.games.pipeline.player import Player

DEPTH: Final = 8
"""So many outlets are remembered for a kind of cube."""


@mypyc_attr(acyclic=True)
class Outlets:
    """What is paid for cubes of a kind or better ones of its colour, by 4 * colour + grade, the best price first."""

    def __init__(self, prices: vec[float], counts: vec[i64]) -> None:
        """`prices` has `DEPTH` numbers for each kind, of which `counts` are in use."""
        self.prices = prices
        self.counts = counts

    def copy(self) -> "Outlets":
        return Outlets(self.prices[:], self.counts[:])

    def add(self, cube: i64, price: float) -> None:
        """One more outlet; the worst is forgotten if there are too many."""
        at = self.counts[cube]
        prices, base = self.prices, cube * DEPTH
        if at == DEPTH:
            if prices[base + DEPTH - 1] >= price:
                return
            at = DEPTH - 1
        else:
            self.counts[cube] = at + 1
        while at > 0 and prices[base + at - 1] < price:
            prices[base + at] = prices[base + at - 1]
            at -= 1
        prices[base + at] = price


@mypyc_attr(acyclic=True)
class Wanted:
    """`order` is the order that is nearest; `outlets` are the needs of active contracts and of this order."""

    def __init__(self, outlook: Outlook, works: Works) -> None:
        self.works = works
        self.outlook = outlook
        self.state = outlook.state
        self.player: Player = outlook.player
        self.power = vec[i64]([0, 0, 0])
        self.intake = vec[i64]([0, 0, 0])
        """By colour: the power of the best line that runs often, and how many cubes such lines take in one run."""
        self.refined = vec[i64]([CRUDE, CRUDE, CRUDE])
        """By colour: the best grade that crude oil reaches in one run."""
        self._in_stock: bool = self.player.refined() > 0
        self.order: i64 = GONE
        self.outlets = Outlets(vec[float]([0.0] * (CUBES * DEPTH)), vec[i64]([0] * CUBES))
        self._look_at_lines()
        self._add_contracts()
        self._add_orders()

    def _look_at_lines(self) -> None:
        works, survey, outlook = self.works, self.works.survey, self.outlook
        for line in range(survey.count):
            if works.active(line):
                colour = survey.colour[line]
                power = outlook.power(survey.length[line])
                if power > self.power[colour]:
                    self.power[colour] = power
                self.intake[colour] += outlook.cubes
        for colour in range(3):
            self.refined[colour] = self.reach(colour, CRUDE)

    def reach(self, colour: i64, grade: i64) -> i64:
        """The best grade that can be made in one run of a cube of this grade."""
        costs = self.state.costs
        best = grade
        while best < HIGH and costs[16 * colour + 4 * grade + best + 1] <= self.power[colour]:
            best += 1
        return best

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
                    self.outlets.add(needs[at], pay + extra)

    def _add_orders(self) -> None:
        """Needs of the order that is nearest, if it is near."""
        orders = self.state.orders
        pay = vec[float]([float(pay_for(self.state, self.player, grade, True)) for grade in range(HIGH + 1)])
        most = 0.0
        for number in orders:
            if number != GONE:
                value = self._order_value(self.state.figures.orders[number], pay)
                if value > most:
                    self.order, most = number, value
        if self.order != GONE:
            part = self.outlook.weights.order_price
            for need in self.state.figures.orders[self.order].needs:
                self.outlets.add(need, part * pay[need & 3])

    def _order_value(self, order: Demand, by_grade: vec[float]) -> float:
        """The pay of an order, less for every cube that is missing; nothing if they cannot be made soon."""
        oil = self.player.oil
        if self._in_stock:
            oil = oil[:]  # cubes are taken from it
        weights, outlook = self.outlook.weights, self.outlook
        pay = 0.0
        missing: i64 = 0
        for need in order.best_first:
            pay += by_grade[need & 3]
            cube = need
            best = need | HIGH
            while cube <= best and not oil[cube]:
                cube += 1
            if cube <= best:
                oil[cube] -= 1
            elif self.refined[need >> 2] >= need & 3:
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
