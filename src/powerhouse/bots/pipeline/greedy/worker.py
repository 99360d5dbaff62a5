"""Where the worker goes: to the action that brings most, with the one beside it if that is worth its price."""

from functools import cached_property
from typing import Final

from powerhouse.bots.pipeline.greedy import contracts, deliver, pipes, refine, shops, upgrades
from powerhouse.bots.pipeline.greedy.builder import Builder
from powerhouse.bots.pipeline.greedy.oil import Oil
from powerhouse.bots.pipeline.greedy.pipes import tile_gains
from powerhouse.bots.pipeline.greedy.trade import Visit
from powerhouse.bots.pipeline.greedy.works import Works
from powerhouse.games.pipeline.codes import ACT, DONE, PASS, Action, Family, Stage
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.pipeline.worker import machine_cost, may_act, secondary_cost

WORKING_CAPITAL: Final = 12
ENOUGH: Final = 2
"""So much money is kept for crude oil by who has fewer cubes than this to make money of."""


def spendable(state: Pipeline, works: Works) -> int:
    """The money that may go to pipes, tanks, machines and upgrades: all of it while the first line is unfinished."""
    player = works.outlook.player
    unfinished = player.network.tiles and works.idle()
    keeps = works.outlook.turns > 0 and works.usable() < ENOUGH and not unfinished
    return player.money - (WORKING_CAPITAL if keeps else 0)


class Worker:
    """Weighs the actions of one player in one position."""

    def __init__(self, state: Pipeline, works: Works) -> None:
        self.state = state
        self.works = works
        self.cost: int = 0 if may_act(state, works.outlook.player) else secondary_cost(state, works.outlook.player)
        """What the next action costs by itself."""
        self.oil = Oil(works)
        self.builder = Builder(works)
        self.money = spendable(state, works) - self.cost

    def gain(self, action: int) -> float:
        """What an action brings."""
        state = self.state
        if action <= Action.MARKET_3:
            return self.works.outlook.dollar * Visit(state, self.works, action, self.cost).gain
        if action == Action.UPGRADES:
            return upgrades.upgrades_gain(state, self.oil, self.tile, self.money)
        if action in (Action.TANKS, Action.MACHINES):
            return shops.shop_gain(state, self.works, self.builder, action, self.money)
        if action == Action.CONTRACTS:
            return contracts.contracts_gain(self.oil)
        if action == Action.GOVERNMENT:
            return self._government()
        if action == Action.NETWORK:
            return self.works.outlook.dollar * refine.network_gain(self.oil)
        machines = range(len(self.works.network.machines))
        return self.works.outlook.dollar * max(
            [refine.machine_gain(self.oil, machine) for machine in machines], default=0.0
        )

    def _government(self) -> float:
        if self.money < self.state.figures.government_cost[1]:
            return 0.0
        return pipes.government_gain(self.state, self.builder, self.tiles, self.money)[0]

    @cached_property
    def tiles(self) -> dict[int, float]:
        """What government pipes add, best first."""
        return tile_gains(self.builder, pipes.government_tiles(self.state))

    @property
    def tile(self) -> float:
        """What the best government pipe adds."""
        return next(iter(self.tiles.values()), 0.0)

    def machines_gain(self) -> float:
        """What running all machines brings beyond its cost."""
        cost: int = machine_cost(self.state, self.oil.player)
        return refine.run_gain(self.oil, self.works.attached) - cost


def work(state: Pipeline, works: Works, moves: list[int]) -> int:
    """Between actions: deliver, run machines, act."""
    worker = Worker(state, works)
    delivery = deliver.delivery(state, worker.oil, moves)
    if delivery != deliver.NOTHING:
        return delivery
    run = ACT + Action.ALL_MACHINES
    if run in moves and worker.machines_gain() > 0:
        return run
    if state.stage == Stage.MACHINES:
        return DONE
    actions = [move - ACT for move in moves if ACT <= move < ACT + Action.ALL_MACHINES]
    idle = PASS if PASS in moves else DONE
    if not actions:
        return idle
    player = works.outlook.player
    weighed = dict.fromkeys([*actions, *range(Action.GOVERNMENT)] if may_act(state, player) else actions)
    gains = {action: worker.gain(action) for action in weighed}
    if may_act(state, player):
        best = max(actions, key=lambda action: (gains[action] + _second(state, worker, gains, action), gains[action]))
        return ACT + best if gains[best] > 0 else idle
    best = max(actions, key=lambda action: gains[action])
    return ACT + best if gains[best] > works.outlook.dollar * worker.cost else idle


def _second(state: Pipeline, worker: Worker, gains: dict[int, float], action: int) -> float:
    """What the secondary action beside this one brings beyond its cost."""
    player = worker.oil.player
    cost: int = secondary_cost(state, player)
    if action >= Action.GOVERNMENT or player.has(Family.HUMAN_RESOURCES, 3) or player.money < cost:
        return 0.0
    if action < Action.UPGRADES:
        beside = state.cross[state.figures.outer.index(action)]
    else:
        beside = state.figures.outer[state.cross.index(action)]
    return max(0.0, gains[beside] - worker.works.outlook.dollar * cost)
