"""Phase 1, turn order: most cities first, then the dearest plant (PG-1)."""

from powerhouse.games.power_grid.table import Table
from powerhouse.parts.plant_game import ranked


def renew(state: Table) -> None:
    """No two players own the same plant, so there are no ties once everybody has one."""
    ranks = [100 * len(player.network) + player.fleet.highest() for player in state.players]
    state.order = ranked(state.order, ranks)
