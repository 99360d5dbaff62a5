"""A player's company: money, tanks, oil, network, contracts, orders, upgrades and penalties."""

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.pipeline.codes import Family
from powerhouse.games.pipeline.network import EMPTY, Network


class Contract:
    """A contract of a player; never changed, but replaced.

    `tile` counts the contracts from 0 and goes on with the orders. `filled` has a bit for each need of the filling
    that is under way, `times` counts the fillings completed this year.
    """

    __slots__ = ("deferred", "filled", "tile", "times")

    def __init__(self, tile: i64, deferred: bool, filled: i64, times: i64) -> None:
        self.tile: i64 = tile
        self.deferred = deferred
        self.filled: i64 = filled
        self.times: i64 = times

    def unfinished(self) -> bool:
        """Whether it brings a penalty if the year ends now: not filled, or a second filling only begun."""
        return not self.deferred and (self.times == 0 or self.filled != 0)


class Player:
    """`tanks` counts tiles by grade, `oil` cubes by 4 * colour + grade, `levels` upgrades by family.

    `network`, `contracts`, `orders` and `levels` are replaced, never changed in place.
    """

    __slots__ = ("contracts", "levels", "money", "network", "oil", "orders", "penalties", "tanks")

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
            self.tanks[:],
            self.oil[:],
            self.network,
            self.contracts,
            self.orders,
            self.levels,
            self.penalties,
        )

    def has(self, family: i64, level: i64) -> bool:
        """Whether the player has the upgrade of this family and level."""
        return self.levels[family] >= level

    def held(self, grade: i64) -> i64:
        """The cubes of a grade, whatever their colour."""
        return self.oil[grade] + self.oil[4 + grade] + self.oil[8 + grade]

    def refined(self) -> i64:
        """The cubes that are better than crude."""
        oil = self.oil
        return (
            oil[1] + oil[2] + oil[3]
            + oil[5] + oil[6] + oil[7]
            + oil[9] + oil[10] + oil[11]
        )  # fmt: skip

    def cubes_per_line(self) -> i64:
        """How many cubes a line takes in one run."""
        return 2 if self.levels[Family.ENGINEERING] == 3 else 1


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
