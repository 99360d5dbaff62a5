"""Hypothesis plays Factory Manager: any table, any moves, any reveals, with copies, undo and records in between."""

from itertools import pairwise

from hypothesis.stateful import invariant

from powerhouse.games.factory_manager import GAME
from powerhouse.games.factory_manager.codes import BRING, TYPES, Phase
from powerhouse.games.factory_manager.state import FactoryManager
from tests.machine import QUICK, Machine


class FactoryManagerMachine(Machine):
    game = GAME

    @invariant()
    def factories_are_as_the_rules_allow(self) -> None:
        if not hasattr(self, "match"):
            return
        state = self.match.state
        assert isinstance(state, FactoryManager)
        figures = state.figures
        for seat, player in enumerate(state.players):
            tiles = [figures.tiles[tile] for tile in player.factory.tiles]
            assert player.factory.production == sum(tile.production for tile in tiles)
            assert player.factory.workers == sum(tile.workers for tile in tiles)
            assert player.factory.halls == sum(tile.in_hall() for tile in tiles) <= figures.halls + player.sites
            assert player.sites <= figures.sites
            owned = [TYPES[figures.tiles[tile].type] for tile in [*player.factory.tiles, *player.beside]]
            assert max(owned.count("control"), owned.count("optimizer")) <= 1
            assert player.money >= 0 or state.rulings.debts
            assert player.on_tile + player.canteen + player.available() == player.workers + player.seasonal
            if state.phase != Phase.RUN or seat in state.order[: state.position]:
                assert player.available() >= 1
                assert player.running.robots <= player.running.machines

    @invariant()
    def the_cheapest_of_each_column_is_at_the_front(self) -> None:
        if not hasattr(self, "match"):
            return
        state = self.match.state
        assert isinstance(state, FactoryManager)
        starts = state.figures.column_starts
        columns = [[tile for tile in range(*ends) if state.board[tile]] for ends in pairwise(starts)]
        assert list(state.fronts) == [BRING + column[0] for column in columns if column]


TestFactoryManagerMachine = FactoryManagerMachine.TestCase
TestFactoryManagerMachine.settings = QUICK
