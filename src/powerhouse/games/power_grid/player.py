"""A player's company: money, plants, fuel and network."""

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.parts.fleet import Fleet


class Player:
    """`reach` and `network` are replaced, never changed in place; `stock` holds the tokens by fuel."""

    __slots__ = ("fleet", "money", "network", "reach", "stock")

    def __init__(self, money: i64, fleet: Fleet, stock: vec[i64], network: list[int], reach: vec[i64]) -> None:
        self.money = money
        self.fleet = fleet
        self.stock = stock
        self.network = network
        self.reach = reach

    def copy(self) -> "Player":
        return Player(self.money, self.fleet, self.stock[:], self.network, self.reach)
