"""The companies: of players, with money, plants, fuel and network, and the Trust."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.packed import vec
from powerhouse.parts.fleet import Fleet, Plant, PlantOwner, fleet_of
from powerhouse.parts.network import Network


@mypyc_attr(acyclic=True)
class Player(PlantOwner):
    """`reach` and `network` are replaced, never changed in place."""

    def __init__(self, money: i64, fleet: Fleet, stock: vec[i64], network: list[int], reach: vec[i64]) -> None:
        self.money = money
        self.fleet = fleet
        self.stock = stock
        self.network = network
        self.reach = reach

    def copy(self) -> "Player":
        return Player(self.money, self.fleet, self.stock[:], self.network, self.reach)

    def dump(self) -> dict[str, Any]:
        return {
            "money": self.money,
            "plants": self.fleet.cards(),
            "stock": list(self.stock),
            "network": self.network,
        }


def restored_player(row: dict[str, Any], plants: dict[int, Plant], links: Network) -> Player:
    network: list[int] = row["network"]
    reach = links.anywhere
    for joined, city in enumerate(network):
        reach = links.extended(reach, city) if joined else links.reach_from(city)
    return Player(row["money"], fleet_of(row["plants"], plants), vec[i64](row["stock"]), network, reach)


class Trust(PlantOwner):
    """Its plants, the fuel it took this round, its houses on the board and in reserve."""

    def __init__(self, fleet: Fleet, stock: vec[i64], houses: int, cities: list[int], acted: bool) -> None:
        self.money = 0
        self.fleet = fleet
        self.stock = stock
        self.houses = houses
        self.cities = cities
        self.acted = acted

    def copy(self) -> "Trust":
        return Trust(self.fleet, self.stock[:], self.houses, self.cities, self.acted)

    def dump(self) -> dict[str, Any]:
        return {
            "houses": self.houses,
            "plants": self.fleet.cards(),
            "stock": list(self.stock),
            "cities": self.cities,
            "acted": self.acted,
        }


def new_trust(houses: int) -> Trust:
    return Trust(Fleet([]), vec[i64]([0, 0, 0, 0]), houses, [], False)


def restored_trust(row: dict[str, Any], plants: dict[int, Plant]) -> Trust:
    return Trust(fleet_of(row["plants"], plants), vec[i64](row["stock"]), row["houses"], row["cities"], row["acted"])
