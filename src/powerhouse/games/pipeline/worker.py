"""The worker: which actions are due, which spaces are within reach, and what going there costs (PL-2)."""

from mypy_extensions import i64

from powerhouse.games.pipeline import markets, shops
from powerhouse.games.pipeline.codes import SPACES, Action, Family
from powerhouse.games.pipeline.player import Player
from powerhouse.games.pipeline.table import Table


def may_act(state: Table, player: Player) -> bool:
    """Whether a main action is due: the first, or with Human Resources 3 a second one (PL-12.8)."""
    now = state.now
    if now.mains == 0:
        return True
    return now.mains == 1 and not now.seconded and player.has(Family.HUMAN_RESOURCES, 3)


def may_second(state: Table, player: Player) -> bool:
    """Whether the worker may go on from the space of the main action."""
    now = state.now
    if now.seconded or now.mains == 0 or now.main_space >= Action.GOVERNMENT:
        return False
    return not player.has(Family.HUMAN_RESOURCES, 3) and player.money >= secondary_cost(state, player)


def may_run_early(state: Table, player: Player) -> bool:
    """Machines 3: the machines may run before the first action too (PL-12.19)."""
    now = state.now
    return now.working and now.mains == 0 and not now.ran_early and player.has(Family.MACHINES, 3)


def onward(state: Table, player: Player) -> list[int]:
    """The spaces to which the worker may go on after the main action, as things stand; none while another is due."""
    if not state.now.working or may_act(state, player) or not may_second(state, player):
        return []
    left = player.money - secondary_cost(state, player)
    return [action for action in within_reach(state, player) if affordable(state, player, action, left)]


def within_reach(state: Table, player: Player) -> list[int]:
    """The spaces to which the worker gets from the main action, more with Human Resources 2 (PL-2.5, PL-12.9)."""
    steps, start = state.steps, SPACES * state.now.main_space
    reach: i64 = state.figures.upgrades.reach if player.has(Family.HUMAN_RESOURCES, 2) else 1
    return [action for action in range(SPACES) if 0 < steps[start + action] <= reach]


def secondary_cost(state: Table, player: Player) -> i64:
    """What going on from the main action costs, less with Human Resources 1 (PL-2.4, PL-12.7)."""
    figures = state.figures
    return figures.upgrades.secondary_cost if player.has(Family.HUMAN_RESOURCES, 1) else figures.secondary_cost


def machine_cost(state: Table, player: Player) -> i64:
    """What running all machines costs, less with Machines 2 (PL-12.18)."""
    figures = state.figures
    return figures.upgrades.machine_cost if player.has(Family.MACHINES, 2) else figures.machine_cost


def affordable(state: Table, player: Player, action: i64, money: i64) -> bool:
    """Whether the player has the money for an action of the cross (PL-2.3)."""
    if state.rulings.idle_actions or money >= state.figures.highest_price:
        return True
    if action <= Action.MARKET_3:
        return markets.offers(state, player)[action].suits(money, player.best_grades())
    return least_price(state, player, action) <= money


def least_price(state: Table, player: Player, action: i64) -> i64:
    """The lowest price of what could be bought there; 0 if no money is needed."""
    if action == Action.UPGRADES:
        return state.figures.upgrade_cost
    if action == Action.TANKS:
        return shops.cheapest_in_tank_shop(state)
    if action == Action.MACHINES:
        return shops.cheapest_in_machine_shop(state)
    return 0 if action == Action.CONTRACTS else markets.offers(state, player)[action].price
