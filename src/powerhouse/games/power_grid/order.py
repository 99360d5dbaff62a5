"""Phase 1, turn order: most cities first, then the dearest plant (PG-1)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from powerhouse.games.power_grid.state import PowerGrid


def renew(state: "PowerGrid") -> None:
    """No two players own the same plant, so the order is complete once everybody has one."""
    ranks = [(len(player.network), player.fleet.highest()) for player in state.players]
    state.order = sorted(state.order, key=lambda seat: ranks[seat], reverse=True)
