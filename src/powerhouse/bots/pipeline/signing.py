"""Contracts and loans: sign what the own lines can make in time, borrow to get going."""

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.company import Company
from powerhouse.games.pipeline.codes import CONTRACTS, CRUDE, GONE, Family
from powerhouse.games.pipeline.contracts import ROWS, may_defer
from powerhouse.games.pipeline.deliveries import pay_for


@mypyc_attr(acyclic=True)
class Signing:
    """What contracts and a loan bring to one company."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self._wanted = company.wanted()
        self._each: float = company.works.cubes_a_turn() * company.weights.diligence
        stored: float = float(company.player.refined())
        self._stored = stored
        self._owed: float = 0.0
        """The cubes that contracts will still ask for in a year."""
        for contract in company.player.contracts:
            if contract.times == 0:
                needs = company.state.figures.demands[contract.tile].needs
                for at in range(len(needs)):
                    if not contract.filled >> at & 1:
                        self._owed += 1.0

    def gain(self, tile: i64, deferred: bool) -> float:
        """What a contract brings, by the chance that it is filled in time."""
        company = self.company
        state, outlook, weights, ground = company.state, company.outlook, company.weights, company.ground
        needs = state.figures.demands[tile].needs
        pay = 0.0
        for need in needs:
            reach = self._wanted.refined[need >> 2]
            if reach < need & 3 and (reach == CRUDE or not weights.step_by_step):
                return -1.0
            pay += float(pay_for(state, company.player, need & 3, False))
        years: i64 = len(state.figures.rounds) - state.year - (1 if deferred else 0)
        turns: i64 = state.figures.rounds[state.year + 1] if deferred else outlook.year_turns
        spare = self._each * float(turns) + self._stored - self._owed - float(len(needs))
        chance = weights.sure + weights.surer * spare
        if chance > 1.0:
            chance = 1.0
        if chance < 0.0:
            return -1.0
        value = weights.contract * pay * float(years)
        if ground.contracts_again:
            value += weights.again * pay
        if ground.kinds_of_needs:
            value += weights.kind_of_need * float(len(needs))
        return chance * value - (1.0 - chance) * self._wanted.penalty() * weights.risk

    def loan(self) -> float:
        """What a loan brings more than its penalty costs."""
        company = self.company
        figures = company.state.figures
        if float(company.outlook.turns) < company.weights.loan_turns:
            return -1.0
        amount: i64 = figures.loan
        dollar = company.outlook.dollar_with(company.player.money + amount // 2)
        if self._stuck():
            dollar += company.weights.rescue * company.outlook.ahead
        return float(amount) * (1.0 + (dollar - 1.0) * company.weights.loan) - self._wanted.penalty()

    def _stuck(self) -> bool:
        """Whether there is neither oil to sell nor money to make some."""
        company = self.company
        money: i64 = company.player.money - company.running_cost()
        if company.player.refined() > 0:
            return False
        return money < 0 or (money < int(company.ground.usual[CRUDE]) and company.usable() == 0)

    def total(self) -> float:
        """What the action brings: the best contract of each row, less for each further one, and perhaps a loan."""
        company = self.company
        state = company.state
        columns = state.figures.contract_columns
        loan = self.loan()
        total = loan if loan > 0.0 else 0.0
        part = 1.0
        for row in range(ROWS):
            best = self._best(state.contracts[row * columns : (row + 1) * columns], 0)
            if best > 0.0:
                total += part * best
                part *= company.weights.next_contract
        if company.player.has(Family.CONTRACTS, 3):
            best = self._best(state.orders, CONTRACTS)
            if best > 0.0:
                total += part * best
        return total

    def _best(self, tiles: list[int], base: i64) -> float:
        best = 0.0
        deferring = may_defer(self.company.state)
        for tile in tiles:
            if tile != GONE:
                gain = self.gain(base + tile, False)
                if gain > best:
                    best = gain
                if deferring:
                    gain = self.gain(base + tile, True)
                    if gain > best:
                        best = gain
        return best
