"""A factory as one imagines it: sums that change in place while purchases are thought through."""

from mypy_extensions import i64

from powerhouse.games.factory_manager.codes import CONTROL, MACHINE, ROBOT_SEMI
from powerhouse.games.factory_manager.factory import Factory, Tile


class Sketch:
    """What a factory yields and needs, and the money beside it; `movers` are its machines and robots."""

    def __init__(self, factory: Factory, tiles: list[Tile], money: i64) -> None:
        self.production: i64 = factory.production
        self.storage: i64 = factory.storage
        self.energy: i64 = factory.energy
        self.workers: i64 = factory.workers
        self.machines: i64 = factory.machines
        self.robots: i64 = factory.robots
        self.halls: i64 = factory.halls
        self.money: i64 = money
        movers: list[Tile] = []
        for number in factory.tiles:
            tile = tiles[number]
            if MACHINE <= tile.type <= ROBOT_SEMI:
                movers.append(tile)
        self.movers = movers

    def add(self, tile: Tile) -> None:
        """The tile stands in the factory from now on."""
        self._change(tile, 1)
        if MACHINE <= tile.type <= ROBOT_SEMI:
            self.movers.append(tile)

    def remove(self, tile: Tile) -> None:
        """The tile, which stands in the factory, does so no longer."""
        self._change(tile, -1)
        if MACHINE <= tile.type <= ROBOT_SEMI:
            movers = self.movers
            place: i64 = len(movers) - 1
            while movers[place] is not tile:
                place -= 1
            movers.pop(place)

    def _change(self, tile: Tile, sign: i64) -> None:
        type = tile.type
        self.production += sign * tile.production
        self.storage += sign * tile.storage
        self.energy += sign * tile.energy
        self.workers += sign * tile.workers
        if type < CONTROL:
            self.halls += sign
            if type == MACHINE:
                self.machines += sign
            elif type > MACHINE:
                self.robots += sign
