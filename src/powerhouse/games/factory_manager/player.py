"""A player: money, workers, the factory and the tiles beside it."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.packed import vec
from powerhouse.games.factory_manager.factory import Factory, factory_of
from powerhouse.games.factory_manager.figures import Figures
from powerhouse.parts import fields

_PLAIN: Final = (
    "canteen", "claimed", "hired", "money", "on_tile", "order_tile", "profit", "rooms", "seasonal",
    "seasonal_on_tile", "sites",
)  # fmt: skip


@mypyc_attr(acyclic=True)
class Player:
    """`order_tile` is held since the last auction, `claimed` was won in this one (0: none yet).

    `workers` are one's own; `seasonal` ones serve until phase 3 ends, `hired` ones from then on. `on_tile` back the
    claimed tile, `seasonal_on_tile` of them seasonal. `rooms` has a bit for the control (1) and the optimizer (2) that
    the player owns. `running` is what ran in the last phase 4. `beside` is replaced, never changed in place.
    """

    def __init__(self, money: i64, workers: i64, order_tile: i64, factory: Factory, running: Factory) -> None:
        self.money = money
        self.workers = workers
        self.order_tile = order_tile
        self.factory = factory
        self.running = running
        self.claimed: i64 = 0
        self.on_tile: i64 = 0
        self.seasonal_on_tile: i64 = 0
        self.seasonal: i64 = 0
        self.hired: i64 = 0
        self.canteen: i64 = 0
        self.sites: i64 = 0
        self.rooms: i64 = 0
        self.profit: i64 = 0
        self.beside = vec[i64]([])

    def copy(self) -> "Player":
        other = Player(self.money, self.workers, self.order_tile, self.factory, self.running)
        other.claimed = self.claimed
        other.on_tile = self.on_tile
        other.seasonal_on_tile = self.seasonal_on_tile
        other.seasonal = self.seasonal
        other.hired = self.hired
        other.canteen = self.canteen
        other.sites = self.sites
        other.rooms = self.rooms
        other.profit = self.profit
        other.beside = self.beside
        return other

    def dump(self) -> dict[str, Any]:
        return {
            **fields.dumped(self, _PLAIN),
            "beside": list(self.beside),
            "factory": list(self.factory.tiles),
            "running": list(self.running.tiles),
        }

    def available(self) -> i64:
        """Workers who stand neither in the canteen nor on a turn-order tile."""
        return self.workers + self.seasonal - self.canteen - self.on_tile

    def purse(self) -> i64:
        """What can be spent: nothing in debt."""
        return self.money if self.money > 0 else 0


def restored_player(row: dict[str, Any], figures: Figures) -> Player:
    """The player of a dump."""
    factory, running = [factory_of([figures.tiles[tile] for tile in row[name]]) for name in ("factory", "running")]
    player = Player(row["money"], figures.workers, row["order_tile"], factory, running)
    fields.restore(player, _PLAIN, row)
    player.beside = vec[i64](row["beside"])
    return player
