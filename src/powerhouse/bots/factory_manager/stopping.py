"""Phase 4: stop what costs more energy than it earns, and what keeps workers busy who have better things to do."""

from mypy_extensions import i64

from powerhouse.bots.advisor import Candidate
from powerhouse.bots.factory_manager.outlook import IMPOSSIBLE, Outlook
from powerhouse.bots.factory_manager.weights import Weights
from powerhouse.bots.ranking import insert_once
from powerhouse.games.factory_manager.codes import DONE, MACHINE, ROBOT_SEMI, STOP
from powerhouse.games.factory_manager.factory import Factory, Tile
from powerhouse.games.factory_manager.player import Player
from powerhouse.games.factory_manager.state import FactoryManager


def candidates(state: FactoryManager, weights: Weights) -> list[Candidate]:
    """The best of all ways to run the factory, begun with one stop; and the best other beginning."""
    stops = Stops(state, state.players[state.turn], weights)
    found: list[Candidate] = []
    for place in range(len(stops.best)):
        if stops.best[place] > IMPOSSIBLE:
            insert_once(found, stops.move(place), stops.best[place])
    return found[:3]


class Stops:
    """Tries every set of machines and robots that may stand still; `best` is by the first that is stopped.

    The last entry of `best` is to stop nothing.
    """

    def __init__(self, state: FactoryManager, player: Player, weights: Weights) -> None:
        running = player.running
        self.outlook = Outlook(state, player, weights)
        self.robots_a_machine: i64 = state.figures.robots_a_machine
        self.workers: i64 = player.workers + player.seasonal
        self.money = float(player.money)
        self.storage: i64 = running.storage
        self.movers: list[Tile] = _movers(running, state.figures.tiles)
        nothing: i64 = len(self.movers)
        self.nothing: i64 = nothing
        self.best: list[float] = [IMPOSSIBLE] * (len(self.movers) + 1)
        self._try(nothing, 0, running.production, running.energy, running.workers, running.machines, running.robots)

    def move(self, place: int) -> int:
        return STOP + int(self.movers[place].number) if place < len(self.movers) else DONE

    def _try(
        self, first: i64, place: i64, production: i64, energy: i64, workers: i64, machines: i64, robots: i64
    ) -> None:
        """Judges what runs now, then stops one more from this place on; one of several equal tiles is enough."""
        outlook = self.outlook
        if workers <= self.workers - outlook.kept and robots <= machines * self.robots_a_machine:
            cash = self.money + outlook.profit(production, self.storage, energy)
            value = outlook.cash_and_buyers(cash, self.workers - (workers if workers > 0 else 0))
            if value > self.best[first]:
                self.best[first] = value
        last: i64 = -1
        while place < self.nothing:
            tile = self.movers[place]
            if tile.number != last:
                last = tile.number
                machine: i64 = 1 if tile.type == MACHINE else 0
                self._try(
                    place if first == self.nothing else first,
                    place + 1,
                    production - tile.production,
                    energy - tile.energy,
                    workers - tile.workers,
                    machines - machine,
                    robots - 1 + machine,
                )
            place += 1


def _movers(running: Factory, tiles: list[Tile]) -> list[Tile]:
    found: list[Tile] = []
    for number in running.tiles:
        tile = tiles[number]
        if MACHINE <= tile.type <= ROBOT_SEMI:
            found.append(tile)
    return found
