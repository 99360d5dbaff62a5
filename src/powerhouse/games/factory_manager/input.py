"""What people may name in Factory Manager beside the legal moves, and that a tile is placed without saying so."""

from powerhouse.core.input import Input
from powerhouse.games.factory_manager.buying import place_cost
from powerhouse.games.factory_manager.codes import BUY, PLACE, Phase
from powerhouse.games.factory_manager.state import FactoryManager

VERBS = {Phase.BRING: ["bring"], Phase.BUY: ["buy", "place", "demolish"], Phase.RUN: ["stop"]}


class FactoryManagerInput(Input):
    def named(self, state: FactoryManager) -> list[str]:
        """Any tile, also where it is refused."""
        tiles = [f"{verb} {tile.id}" for verb in VERBS.get(state.phase, []) for tile in state.figures.tiles]
        return [*tiles, "pass", "done"]

    def unsaid(self, state: FactoryManager, move: int) -> list[int]:
        """A tile that was bought is placed at once, where that is free."""
        if not BUY <= move < PLACE:
            return []
        tile, placing = state.figures.tiles[move - BUY], move - BUY + PLACE
        is_free = not tile.in_hall() or place_cost(state, state.players[state.turn]) == 0
        return [placing] if is_free and placing in state.moves() else []
