"""A player's company: money, tanks, oil, network, contracts, orders, upgrades and penalties."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import Family
from powerhouse.games.pipeline.figures import Figures
from powerhouse.games.pipeline.network import EMPTY, Network, network_of


@mypyc_attr(acyclic=True)
class Contract:
    """A contract of a player; never changed, but replaced.

    `tile` counts the contracts from 0 and goes on with the orders. `filled` has a bit for each need of the filling
    that is under way, `times` counts the fillings completed this year.
    """

    def __init__(self, tile: i64, deferred: bool, filled: i64, times: i64) -> None:
        self.tile: i64 = tile
        self.deferred = deferred
        self.filled: i64 = filled
        self.times: i64 = times

    def unfinished(self) -> bool:
        """Whether it brings a penalty if the year ends now: not filled, or a second filling only begun."""
        return not self.deferred and (self.times == 0 or self.filled != 0)

    def dump(self) -> list[int]:
        return [self.tile, int(self.deferred), self.filled, self.times]


@mypyc_attr(acyclic=True)
class Player:
    """`tanks` counts tiles by grade, `oil` cubes of each kind, `levels` upgrades by family.

    `oil` alone is changed in place; all else is replaced and shared by copies.
    """

    def __init__(
        self,
        money: i64,
        tanks: vec[i64],
        oil: vec[i64],
        network: Network,
        contracts: list[Contract],
        orders: list[int],
        levels: vec[i64],
        penalties: i64,
    ) -> None:
        self.money: i64 = money
        self.tanks = tanks
        self.oil = oil
        self.network = network
        self.contracts = contracts
        self.orders = orders
        self.levels = levels
        self.penalties: i64 = penalties

    def copy(self) -> "Player":
        return Player(
            self.money,
            self.tanks,
            self.oil[:],
            self.network,
            self.contracts,
            self.orders,
            self.levels,
            self.penalties,
        )

    def add_tank(self, grade: i64) -> None:
        tanks = self.tanks[:]
        tanks[grade] += 1
        self.tanks = tanks

    def has(self, family: i64, level: i64) -> bool:
        """Whether the player has the upgrade of this family and level."""
        return self.levels[family] >= level

    def next_level(self, family: i64) -> i64:
        """The level of a family that the player may buy next, 4 if he has all three."""
        return self.levels[family] + 1

    def held(self, grade: i64) -> i64:
        """The cubes of a grade, whatever their colour."""
        return self.oil[grade] + self.oil[4 + grade] + self.oil[8 + grade]

    def best_grades(self) -> vec[i64]:
        """The best grade that the player has of each colour, -1 where there is none."""
        oil = self.oil
        orange: i64 = 3 if oil[3] else 2 if oil[2] else 1 if oil[1] else 0 if oil[0] else -1
        teal: i64 = 3 if oil[7] else 2 if oil[6] else 1 if oil[5] else 0 if oil[4] else -1
        silver: i64 = 3 if oil[11] else 2 if oil[10] else 1 if oil[9] else 0 if oil[8] else -1
        return vec[i64]([orange, teal, silver])

    def refined(self) -> i64:
        """The cubes that are better than crude."""
        oil = self.oil
        return (
            oil[1] + oil[2] + oil[3]
            + oil[5] + oil[6] + oil[7]
            + oil[9] + oil[10] + oil[11]
        )  # fmt: skip

    def cubes_per_line(self) -> i64:
        """How many cubes a line takes in one run, with Engineering 3 two (PL-12.12)."""
        return 2 if self.has(Family.ENGINEERING, 3) else 1

    def dump(self) -> dict[str, Any]:
        return self.network.dump() | {
            "money": self.money,
            "tanks": list(self.tanks),
            "oil": list(self.oil),
            "contracts": [contract.dump() for contract in self.contracts],
            "orders": self.orders[:],
            "levels": list(self.levels),
            "penalties": self.penalties,
        }


def newcomer(money: i64) -> Player:
    """A company as it starts, before its tanks are placed."""
    return Player(
        money,
        vec[i64]([0, 0, 0, 0]),
        vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        EMPTY,
        [],
        [],
        vec[i64]([0, 0, 0, 0, 0, 0, 0]),
        0,
    )


def restored_player(figures: Figures, data: dict[str, Any]) -> Player:
    """The company that gave this dump."""
    return Player(
        data["money"],
        vec[i64](data["tanks"]),
        vec[i64](data["oil"]),
        network_of(figures.faces, data["tiles"], data["places"], data["machines"]),
        [Contract(tile, bool(deferred), filled, times) for tile, deferred, filled, times in data["contracts"]],
        list(data["orders"]),
        vec[i64](data["levels"]),
        data["penalties"],
    )
