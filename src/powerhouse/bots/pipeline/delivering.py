"""Deliveries: orders and contracts get the worst oil that will do, unless it is worth more elsewhere."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.company import Company
from powerhouse.games.pipeline.codes import FILL, GONE, HIGH, SERVE
from powerhouse.games.pipeline.deliveries import PER_DEMAND, covers, is_open, pay_for
from powerhouse.games.pipeline.figures import Demand
from powerhouse.games.pipeline.player import Contract

NOTHING: Final = -1


@mypyc_attr(acyclic=True)
class Delivery:
    """The delivery that brings most beyond what the oil would bring elsewhere; `NOTHING` if none does."""

    def __init__(self, company: Company) -> None:
        self.move: int = NOTHING
        self.gain: float = 0.0
        self._company = company
        state, player = company.state, company.player
        if player.refined() == 0:
            return
        for order in state.orders:
            if order != GONE and covers(player, state.figures.orders[order]):
                self._serve(order)
        if self.move == NOTHING:
            for contract in player.contracts:
                # a second filling that is begun must be completed
                again = contract.times > 0 and contract.filled == 0
                if is_open(state, player, contract) and (
                    not again or covers(player, state.figures.demands[contract.tile])
                ):
                    self._fill(contract, state.figures.demands[contract.tile])

    def _elsewhere(self, cube: i64) -> float:
        outlook, weights = self._company.outlook, self._company.weights
        kept = outlook.ground.end_oil[cube] * (weights.keeping if outlook.turns else 1.0)
        sold = outlook.sale[cube] * weights.next_turn * weights.sale_effort if outlook.turns else 0.0
        return sold if sold > kept else kept

    def _serve(self, order: int) -> None:
        company = self._company
        gain = 0.0
        for need in company.state.figures.orders[order].needs:
            pay = float(pay_for(company.state, company.player, need & 3, True))
            gain += pay - self._elsewhere(need)
            if company.ground.orders_again:
                gain += pay
        if gain > self.gain:
            self.gain = gain
            self.move = SERVE + order

    def _fill(self, contract: Contract, demand: Demand) -> None:
        company, oil = self._company, self._company.player.oil
        base = FILL + PER_DEMAND * contract.tile
        missing = 0.0
        for at in range(len(demand.needs)):
            if not contract.filled >> at & 1:
                missing += 1.0
        owed = contract.times == 0 or contract.filled != 0
        extra = company.wanted().penalty() / missing if owed else 0.0
        waiting = 0
        for at in range(len(demand.needs)):
            if contract.filled >> at & 1 or waiting >> demand.needs[at] & 1:
                continue  # of needs alike the first is filled
            waiting |= 1 << demand.needs[at]
            need = demand.needs[at]
            pay = float(pay_for(company.state, company.player, need & 3, False))
            for grade in range(need & 3, HIGH + 1):
                cube: i64 = (need & 12) + grade
                if oil[cube]:
                    gain = pay + extra - self._elsewhere(cube)
                    if gain > self.gain:
                        self.gain = gain
                        self.move = base + 4 * at + grade
                    break
