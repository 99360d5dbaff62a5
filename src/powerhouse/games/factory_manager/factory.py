"""Tiles, and the factory that they make: its halls and rooms, and what they yield and need together."""

from mypy_extensions import i64, mypyc_attr

from powerhouse.core.packed import insert, remove, vec
from powerhouse.games.factory_manager.codes import CONTROL, MACHINE, ROBOT_SEMI


class Tile:
    """A tile as it is printed; all tiles with the same print are one `number`.

    `energy` and `workers` are needed when positive and saved when negative. With `starting` tiles factories begin, and
    none of them is for sale.
    """

    def __init__(
        self,
        number: i64,
        id: str,
        type: i64,
        price: i64,
        production: i64,
        storage: i64,
        energy: i64,
        workers: i64,
        starting: bool,
    ) -> None:
        self.number = number
        self.id = id
        self.type = type
        self.price = price
        self.production = production
        self.storage = storage
        self.energy = energy
        self.workers = workers
        self.starting = starting

    def in_hall(self) -> bool:
        """Whether it stands in a hall, not in one of the two special rooms."""
        return self.type < CONTROL

    def stoppable(self) -> bool:
        """Whether it is a machine or a robot."""
        return MACHINE <= self.type <= ROBOT_SEMI


@mypyc_attr(acyclic=True)
class Factory:
    """Tiles that stand, or run, together, ascending; immutable, so it is shared by copies and renewed on a change."""

    def __init__(self, tiles: vec[i64]) -> None:
        """For `with_tile` and `without`, which fill in the sums."""
        self.tiles = tiles
        self.halls: i64 = 0
        self.machines: i64 = 0
        self.robots: i64 = 0
        self.production: i64 = 0
        self.storage: i64 = 0
        self.energy: i64 = 0
        self.workers: i64 = 0

    def with_tile(self, tile: Tile) -> "Factory":
        return self._changed(insert(self.tiles[:], tile.number), tile, 1)

    def without(self, tile: Tile) -> "Factory":
        return self._changed(remove(self.tiles[:], tile.number), tile, -1)

    def _changed(self, tiles: vec[i64], tile: Tile, sign: i64) -> "Factory":
        other = Factory(tiles)
        type = tile.type
        other.halls = self.halls + sign if type < CONTROL else self.halls
        other.machines = self.machines + sign if type == MACHINE else self.machines
        other.robots = self.robots + sign if MACHINE < type <= ROBOT_SEMI else self.robots
        other.production = self.production + sign * tile.production
        other.storage = self.storage + sign * tile.storage
        other.energy = self.energy + sign * tile.energy
        other.workers = self.workers + sign * tile.workers
        return other


def factory_of(tiles: list[Tile]) -> Factory:
    factory = Factory(vec[i64]([]))
    for tile in tiles:
        factory = factory.with_tile(tile)
    return factory
