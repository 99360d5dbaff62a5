"""Where the worker goes: to the action that brings most, with the one beside it if that is worth its price."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.bots.pipeline.company import Company
from powerhouse.bots.pipeline.pipes import Government, Tiles
from powerhouse.bots.pipeline.running import Run, machine_run, tile_run
from powerhouse.bots.pipeline.shopping import Shopping
from powerhouse.bots.pipeline.signing import Signing
from powerhouse.bots.pipeline.survey import LINES_ON_TILE
from powerhouse.bots.pipeline.upgrades import Upgrades
from powerhouse.bots.pipeline.visit import Visit
from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import HIGH, Action, Family
from powerhouse.games.pipeline.government import possible
from powerhouse.games.pipeline.worker import affordable, may_act, secondary_cost, within_reach

CROSS: Final = 8
"""The spaces of the cross come first among the actions."""


@mypyc_attr(acyclic=True)
class Worker:
    """Weighs the actions of one company in one position."""

    def __init__(self, company: Company) -> None:
        state, player = company.state, company.player
        self.company = company
        self.main: bool = may_act(state, player)
        self.price: i64 = 0 if self.main else secondary_cost(state, player)
        """What the next action costs by itself."""
        self.tiles = Tiles(company)
        self._spent: i64 = 0
        self._signing: float = -1.0
        self._visits: list[Visit | None] = [None] * (Action.MARKET_3 + 1)
        """Visits with all the money; with less they may be the same."""
        self._upgrades: Upgrades | None = None

    def gain(self, action: i64, money: i64) -> float:
        """What an action brings to who can spend so much on it."""
        company = self.company
        state = company.state
        self._spent = 0
        if action <= Action.MARKET_3:
            reserve = company.player.money - money
            visit = self._visits[action]
            if visit is None or not 0 <= reserve <= visit.slack:
                visit = Visit(company, action, reserve, False)
                if reserve == 0:
                    self._visits[action] = visit
                self._spent = money - visit.money
            else:
                self._spent = company.player.money - visit.money
            return company.outlook.dollar * visit.gain
        if action == Action.UPGRADES:
            return self._upgrading(money)
        if action == Action.TANKS or action == Action.MACHINES:
            return Shopping(company, self.tiles, action, money, False).gain
        if action == Action.CONTRACTS:
            if self._signing < 0.0:
                self._signing = Signing(company).total()
            return self._signing
        if action == Action.GOVERNMENT:
            return Government(company, self.tiles, money, False).gain
        if action == Action.NETWORK:
            return company.outlook.dollar * best_stand(company).gain
        best = 0.0
        for machine in range(len(company.player.network.machines)):
            if not state.now.started >> machine & 1:
                run = machine_run(company.oil(), machine)
                if run.gain > best:
                    best = run.gain
        return company.outlook.dollar * best

    def _upgrading(self, money: i64) -> float:
        price: i64 = self.company.state.figures.upgrade_cost
        if money < price:
            return 0.0
        if self._upgrades is None:
            self._upgrades = Upgrades(self.company, self.tiles)
        gain = self._upgrades.gain(money)
        if gain > 0.0:
            self._spent = price
        return gain

    def mains(self) -> vec[float]:
        """By action what it brings as the main action, the secondary one beside it included; below 0: not possible."""
        company = self.company
        state, player = company.state, company.player
        values = vec[float]([-1.0] * (Action.ONE_MACHINE + 1))
        money = company.spendable()
        after = vec[i64]([0] * CROSS)
        for action in range(CROSS):
            values[action] = self.gain(action, player.money if action <= Action.MARKET_3 else money)
            after[action] = player.money - self._spent
        alone = values[:]
        if not player.has(Family.HUMAN_RESOURCES, 3):
            cost = secondary_cost(state, player)
            for action in range(CROSS):
                if after[action] >= cost:
                    other = beside(company, action)
                    more = self._second(other, alone[other], after[action] - cost) - company.cost(cost, after[action])
                    if more > 0.0:
                        values[action] += more
        for action in range(CROSS):
            if not affordable(state, player, action, player.money):
                values[action] = -1.0
        if possible(state, player):
            values[Action.GOVERNMENT] = self.gain(Action.GOVERNMENT, money)
        if player.network.tiles:
            values[Action.NETWORK] = self.gain(Action.NETWORK, money)
            if player.network.machines and player.has(Family.MACHINES, 1) and not state.now.ran_early:
                values[Action.ONE_MACHINE] = self.gain(Action.ONE_MACHINE, money)
        return values

    def _second(self, action: i64, alone: float, money: i64) -> float:
        """What an action brings as the secondary one, with the money that is left then."""
        company = self.company
        if action == Action.CONTRACTS or (alone <= 0.0 and money <= company.player.money):
            return alone
        return self.gain(action, money)

    def seconds(self) -> vec[float]:
        """By action what it brings as the secondary one beyond its price; below 0: not possible or not worth it."""
        company = self.company
        state, player = company.state, company.player
        values = vec[float]([-1.0] * CROSS)
        cost = company.cost(self.price, player.money)
        money = company.spendable() - self.price
        for action in within_reach(state, player):
            if affordable(state, player, action, player.money - self.price):
                left = player.money - self.price if action <= Action.MARKET_3 else money
                values[action] = self.gain(action, left) - cost
        return values


def beside(company: Company, action: i64) -> i64:
    """The other space of the same arm of the cross."""
    outer, cross = company.state.figures.outer, company.state.cross
    for arm in range(len(cross)):
        if outer[arm] == action:
            return cross[arm]
        if cross[arm] == action:
            return outer[arm]
    return action


@mypyc_attr(acyclic=True)
class Stand:
    """The tile on which the worker refines best, counted as they were laid, and what the run brings."""

    def __init__(self, tile: i64, gain: float) -> None:
        self.tile: i64 = tile
        self.gain = gain


def best_stand(company: Company) -> Stand:
    """Tiles are compared by what each line would gain alone; the two best are looked at more closely."""
    survey = company.works.survey
    gains = vec[float]([line_gain(company, line) for line in range(survey.count)])
    best: i64 = 0
    second: i64 = 0
    most = -1.0
    next_most = -1.0
    for tile in range(len(survey.network.tiles)):
        total = 0.0
        for at in range(LINES_ON_TILE * tile, LINES_ON_TILE * tile + LINES_ON_TILE):
            line = survey.on_tile[at]
            if line < 0:
                break
            total += gains[line]
        if total > most:
            second, next_most = best, most
            best, most = tile, total
        elif total > next_most:
            second, next_most = tile, total
    if most <= 0.0:
        return Stand(best, 0.0)
    found: Run = tile_run(company.oil(), best)
    if next_most > found.gain:
        other: Run = tile_run(company.oil(), second)
        if other.gain > found.gain:
            return Stand(second, other.gain)
    return Stand(best, found.gain)


def line_gain(company: Company, line: i64) -> float:
    """The most that one cube in the tanks would gain in a line."""
    survey, oil, costs = company.works.survey, company.oil(), company.state.costs
    colour, length = survey.colour[line], survey.length[line]
    power = length + length // 4 * company.outlook.bonus
    best = 0.0
    for before in range(HIGH):
        cube = 4 * colour + before
        if company.player.oil[cube]:
            for after in range(before + 1, HIGH + 1):
                if costs[16 * colour + 4 * before + after] > power:
                    break
                gain = oil.keep[4 * colour + after] - oil.keep[cube]
                if gain > best:
                    best = gain
    return best
