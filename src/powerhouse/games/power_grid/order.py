"""Phase 1, turn order: most cities first, then the dearest plant (PG-1)."""

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.power_grid.table import Table
from powerhouse.parts.plant_game import ranked


def renew(state: Table) -> None:
    """No two players own the same plant, so there are no ties once everybody has one."""
    ranks = vec[i64]([0] * len(state.players))
    for seat, player in enumerate(state.players):
        ranks[seat] = 100 * len(player.network) + player.fleet.highest()
    state.order = ranked(state.order, ranks)
