"""What can be bought: machines, upgrades, contracts and orders; who has what of it, and what lies there now.

Pipe tiles are many and alike: how many a company has is told round by round. Contracts are signed and orders served for
nothing.
"""

from typing import Final

from powerhouse.core.lot import Lot
from powerhouse.core.phrase import phrase
from powerhouse.games.pipeline.codes import FAMILIES, Stage
from powerhouse.games.pipeline.figures import Figures
from powerhouse.games.pipeline.names import family_name, tender_name
from powerhouse.games.pipeline.table import Table

MACHINE: Final = "machine"
LEVELS: Final = (1, 2, 3)


def _upgrade(family: int, level: int) -> str:
    return f"{FAMILIES[family]}-{level}"


def held(state: Table, seat: int) -> list[str]:
    player = state.players[seat]
    machines = len(player.network.machines)
    if state.stage == Stage.SITE and state.turn == seat:  # taken, and not yet put on a tile
        machines += 1
    upgrades = [
        _upgrade(family, level) for family in range(len(FAMILIES)) for level in LEVELS if player.levels[family] >= level
    ]
    figures = state.figures
    contracts = [figures.demands[contract.tile].id for contract in player.contracts]
    # An upgrade stands before the machine that comes with it for nothing.
    return upgrades + [MACHINE] * machines + contracts + [figures.orders[order].id for order in player.orders]


def on_offer(state: Table) -> list[str]:
    figures = state.figures
    upgrades = [
        _upgrade(family, level)
        for family in state.families
        for level in LEVELS
        if state.copies[family * len(LEVELS) + level - 1] > 0
    ]
    machines = [MACHINE] if sum(state.machines_left) > 0 else []
    contracts = [figures.contracts[tile].id for tile in state.contracts if tile >= 0]
    return machines + upgrades + contracts + [figures.orders[order].id for order in state.orders if order >= 0]


def lots(figures: Figures) -> list[Lot]:
    prices, full = figures.machine_shop.prices, sum(figures.machine_shop.full)
    upgrades = [
        Lot(
            _upgrade(family, level),
            "upgrade",
            phrase("lot-upgrade", family=family_name(family), level=level),
            figures.upgrade_cost,
            figures.upgrades.copies[level - 1],
        )
        for family in range(len(FAMILIES))
        for level in LEVELS
    ]
    contracts = [Lot(demand.id, "contract", tender_name(demand), None, 1) for demand in figures.contracts]
    orders = [Lot(demand.id, "order", tender_name(demand), None, 1) for demand in figures.orders]
    return [Lot(MACHINE, "machine", phrase("lot-machine"), min(prices), full), *upgrades, *contracts, *orders]
