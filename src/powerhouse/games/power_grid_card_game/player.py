"""A player's company: money, plants and resource cards."""

from mypy_extensions import i64

from powerhouse.games.power_grid_card_game.store import Store
from powerhouse.parts.fleet import Fleet


class Player:
    __slots__ = ("fleet", "money", "store")

    def __init__(self, money: i64, fleet: Fleet, store: Store) -> None:
        self.money = money
        self.fleet = fleet
        self.store = store

    def copy(self) -> "Player":
        return Player(self.money, self.fleet, self.store.copy())
