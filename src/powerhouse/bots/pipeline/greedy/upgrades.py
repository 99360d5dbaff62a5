"""Upgrades: what each would bring until the end, by simple figures."""

from typing import Final

from powerhouse.bots.pipeline.greedy.contracts import can_make, capacity
from powerhouse.bots.pipeline.greedy.oil import Oil
from powerhouse.bots.pipeline.greedy.outlook import Outlook
from powerhouse.bots.pipeline.greedy.tanks import shortage, tank_value
from powerhouse.bots.pipeline.greedy.works import Works
from powerhouse.games.pipeline.codes import DONE, UPGRADE, Family
from powerhouse.games.pipeline.state import Pipeline
from powerhouse.games.pipeline.upgrades import LEVELS, is_closed, is_left

FREE_SECONDARY: Final = 6.0
LONGER_REACH: Final = 3.0
SECOND_MAIN: Final = 25.0
"""Human Resources: what each level brings in a turn."""

NEXT_TILE: Final = 0.8
"""What a further tile adds, as part of what the one before it does."""

BUSY: Final = 1.5
"""Who makes so many cubes in a turn has use for every action."""

CUBES_SOLD: Final = 0.5
"""The part of the cubes made that goes to markets; the others go to contracts and orders."""

TWICE: Final = 0.3
"""What filling a contract a second time brings, as part of its pay."""

ALL_MARKETS: Final = 6.0
ANY_COLOUR: Final = 4.0
"""Refined Markets 2 and 3: what they bring in a turn."""


def upgrade_value(oil: Oil, family: int, tile: float) -> float:
    """What the next level of a family brings; `tile` is what a pipe tile is worth."""
    state, works, outlook = oil.state, oil.works, oil.outlook
    level = oil.player.next_level(family)
    turns = outlook.horizon
    made = capacity(oil, turns)
    value = 0.0
    if family in (Family.GOVERNMENT, Family.SHOPS):
        value = _tiles(oil, family, level, tile)
    elif family == Family.HUMAN_RESOURCES:
        busy = min(1.0, capacity(oil, 1) / BUSY)
        value = turns * busy * (FREE_SECONDARY, LONGER_REACH, SECOND_MAIN)[level - 1]
    elif family == Family.ENGINEERING:
        value = _engineering(oil)
    elif family == Family.REFINED_MARKETS:
        each = state.figures.upgrades.price_shift * CUBES_SOLD
        value = made * each if level == 1 else turns * (ALL_MARKETS if level == 2 else ANY_COLOUR)
    elif family == Family.CONTRACTS:
        value = _contracts(oil, level, made)
    elif level == 1:
        value = max(0.0, works.best_site()[0])
    elif works.attached:
        cheaper = state.figures.machine_cost - state.figures.upgrades.machine_cost
        value = turns * (cheaper if level == 2 else SECOND_MAIN)
    if level == LEVELS:
        what = [state.figures.cards[number - 1] for number in state.cards]
        value += outlook.end_part * sum([card.pay for card in what if card.what == "level_3_upgrade"])
    return value


def _tiles(oil: Oil, family: int, level: int, tile: float) -> float:
    """The tiles that a level brings at once, and every year."""
    figures, works = oil.state.figures, oil.works
    now, yearly = figures.upgrades.now(family, level), figures.upgrades.yearly[family]
    years = len(figures.rounds) - 1 - oil.state.year if level == 1 else 0
    value, part = 0.0, 1.0
    for _ in range(now.government + now.pipes + years * yearly.government):
        value += part * tile
        part *= NEXT_TILE
    tanks = now.tanks + years * yearly.tanks
    if tanks:
        value += tanks * tank_value(works, max(shortage(works))) / 2
    if now.machines:
        value += max(0.0, works.best_site()[0])
    return value


def _engineering(oil: Oil) -> float:
    """What all lines are worth more."""
    works, outlook = oil.works, oil.outlook
    player = outlook.player.copy()
    levels = player.levels[:]
    levels[Family.ENGINEERING] += 1
    player.levels = levels
    better = Outlook(outlook.state, player)
    return Works(better, works.network).worth() - works.worth()


def _contracts(oil: Oil, level: int, made: float) -> float:
    """Contracts filled twice, then more for each cube."""
    figures = oil.state.figures
    if level == 2:
        return made * (1 - CUBES_SOLD) * figures.upgrades.extra_pay
    if level == 3:
        return 0.0
    years: int = len(figures.rounds) - oil.state.year
    tiles = [contract.tile for contract in oil.player.contracts if can_make(oil, contract.tile)]
    needs = [need for tile in tiles for need in figures.demands[tile].needs]
    return TWICE * years * sum([oil.pay(need & 3, False) for need in needs])


def upgrades_gain(state: Pipeline, oil: Oil, tile: float, money: int) -> float:
    """What the two best upgrades bring that can be paid."""
    cost = state.figures.upgrade_cost
    if money < cost:
        return 0.0
    profits = [
        upgrade_value(oil, family, tile) - oil.outlook.dollar * cost
        for family in state.families
        if not is_closed(state, family) and is_left(state, oil.player, family)
    ]
    best = sorted([profit for profit in profits if profit > 0], reverse=True)
    return sum(best[: min(state.figures.upgrades_per_action, money // max(1, cost))])


def upgrade(state: Pipeline, oil: Oil, tile: float, moves: list[int], money: int) -> int:
    """The best upgrade that is worth its price; no token is closed for others."""
    best, most = DONE, oil.outlook.dollar * state.figures.upgrade_cost
    if money < state.figures.upgrade_cost:
        return DONE
    for move in moves:
        if UPGRADE <= move < UPGRADE + 7:
            value = upgrade_value(oil, move - UPGRADE, tile)
            if value > most:
                best, most = move, value
    return best
