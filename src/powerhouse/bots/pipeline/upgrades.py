"""Upgrades: what the next level of a family brings until the end."""

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.company import Company
from powerhouse.bots.pipeline.pipes import Tiles
from powerhouse.bots.pipeline.tanks import Tank
from powerhouse.bots.pipeline.works import ATTACHED
from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import Family
from powerhouse.games.pipeline.deliveries import pay_for
from powerhouse.games.pipeline.government import free_tiles
from powerhouse.games.pipeline.upgrades import LEVELS, is_closed, is_left


@mypyc_attr(acyclic=True)
class Upgrades:
    """What the next levels bring of the families that are `open`."""

    def __init__(self, company: Company, tiles: Tiles) -> None:
        state, player = company.state, company.player
        self.company = company
        self._tiles = tiles
        self._price: i64 = state.figures.upgrade_cost
        self._worth = vec[float]([0.0] * len(player.levels))
        self.open: list[int] = []
        for family in state.families:
            if not is_closed(state, family) and is_left(state, player, family):
                self.open.append(family)
                self._worth[family] = self._value(family, player.next_level(family))

    def value(self, family: i64, money: i64) -> float:
        """What a family brings beyond its price to who can spend so much."""
        return self._worth[family] - self.company.cost(self._price, money)

    def gain(self, money: i64) -> float:
        """What the two best upgrades bring that can be paid."""
        company, price = self.company, self._price
        best = 0.0
        second = 0.0
        for family in self.open:
            value = self.value(family, money)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        left: i64 = company.state.figures.upgrades_per_action - company.state.now.bought
        if left <= 0:
            return 0.0
        if best > 0.0 and left > 1 and money >= 2 * price:
            more = second + company.cost(price, money) - company.cost(price, money - price)
            if more > 0.0:
                return best + more
        return best

    def _value(self, family: i64, level: i64) -> float:
        """What a level of a family brings to who has the one before."""
        company = self.company
        weights, outlook = company.weights, company.outlook
        turns = float(outlook.turns)
        if family == Family.GOVERNMENT or family == Family.SHOPS:
            value = self._tiles_value(family, level)
        elif family == Family.HUMAN_RESOURCES:
            each = weights.human_1 if level == 1 else (weights.human_2 if level == 2 else weights.human_3)
            value = each * turns
        elif family == Family.ENGINEERING:
            value = self._engineering(level)
        elif family == Family.REFINED_MARKETS:
            if level == 1:
                value = float(company.state.figures.upgrades.price_shift) * weights.markets_1 * turns * self._made()
            else:
                value = (weights.markets_2 if level == 2 else weights.markets_3) * turns * self._made()
        elif family == Family.CONTRACTS:
            value = self._contracts(level)
        else:
            value = self._machines(level)
        if level == LEVELS:
            return value + company.ground.top_pay
        years: i64 = len(company.state.figures.rounds) - 1 - company.state.year
        if years >= LEVELS - level:
            value += company.ground.top_pay * weights.on_the_way
        return value

    def _made(self) -> float:
        """Cubes a turn, at least those of a small beginning."""
        made = self.company.works.cubes_a_turn()
        least = self.company.weights.made_soon * self.company.outlook.ahead
        return made if made > least else least

    def _tiles_value(self, family: i64, level: i64) -> float:
        """The tiles that a level brings at once, and every year."""
        company, figures = self.company, self.company.state.figures
        weights = company.weights
        now, yearly = figures.upgrades.now(family, level), figures.upgrades.yearly[family]
        years: i64 = len(figures.rounds) - 1 - company.state.year if level == 1 else 0
        if family == Family.GOVERNMENT:
            lying = free_tiles(company.state)
        else:
            lying = company.state.tank_pipes + company.state.machine_pipes
        gains = sorted([self._tiles.gain(tile) for tile in lying], reverse=True)
        value = 0.0
        part = 1.0
        count: i64 = now.government + now.pipes + years * yearly.government
        for at in range(count):
            if at < len(gains) and gains[at] > 0.0:
                value += part * gains[at]
                part *= weights.next_tile
        tanks: i64 = now.tanks + years * yearly.tanks
        if tanks:
            tank = Tank(company)
            value += float(tanks) * (weights.free_tank * tank.value + weights.any_tank * float(company.outlook.turns))
        if now.machines and company.player.network.tiles:
            gain = company.sites().gain
            if gain > 0.0:
                value += gain
        return value

    def _engineering(self, level: i64) -> float:
        """What all lines are worth more."""
        company = self.company
        works, survey, outlook = company.works, company.works.survey, company.outlook
        ground = company.ground
        bonus = company.state.figures.upgrades.bonus
        before = outlook.bonus
        better: i64 = bonus[level] if level < len(bonus) else before
        value = 0.0
        for line in range(survey.count):
            colour, length, kind = survey.colour[line], survey.length[line], works.kind[line]
            power = length + length // 4 * better
            top = ground.size - 1
            at = ground.size * colour + (power if power < top else top)
            end = works.end_attached if kind == ATTACHED else works.end_loose
            runs = works.runs[kind] * (2.0 if level == LEVELS else 1.0)
            value += runs * works.earn[at] + end[4 * colour + ground.reached[at]] - works.worth[line]
        soon = company.weights.engineering_soon * outlook.ahead
        return company.weights.engineering * value + soon

    def _contracts(self, level: i64) -> float:
        company = self.company
        weights = company.weights
        turns = float(company.outlook.turns)
        if level == 2:
            extra = float(company.state.figures.upgrades.extra_pay)
            return weights.delivered_part * extra * self._made() * turns
        if level == 3:
            return weights.contracts_3 * turns
        pay = 0.0
        for contract in company.player.contracts:
            for need in company.state.figures.demands[contract.tile].needs:
                pay += float(pay_for(company.state, company.player, need & 3, False))
        years = float(len(company.state.figures.rounds) - company.state.year)
        return weights.contracts_1 * pay * years

    def _machines(self, level: i64) -> float:
        company = self.company
        works, weights = company.works, company.weights
        turns = float(company.outlook.turns)
        if level == 1:
            gain = company.sites().gain if company.player.network.tiles else 0.0
            return (gain if gain > 0.0 else 0.0) + weights.machines_1 * turns
        if level == 2:
            figures = company.state.figures
            saved = float(figures.machine_cost - figures.upgrades.machine_cost)
            return saved * turns * (weights.attached_runs if works.attached else weights.machines_soon)
        run = 0.0
        survey = works.survey
        for line in range(survey.count):
            if survey.attached[line]:
                run += works.run(survey.colour[line], survey.length[line])
        return weights.machines_3 * turns * run
