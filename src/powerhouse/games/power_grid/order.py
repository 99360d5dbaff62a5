"""Phase 1, turn order: most cities first, then the dearest plant (PG-1)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.games.power_grid.player import Player

if TYPE_CHECKING:
    from powerhouse.games.power_grid.state import PowerGrid


def renew(state: "PowerGrid") -> None:
    """No two players own the same plant, so the order is complete once everybody has one."""
    # Cities, plant and seat in one number, which sorts faster than a tuple.
    ranks = [_rank(player) * 8 + seat for seat, player in enumerate(state.players)]
    ranks.sort(reverse=True)
    state.order = [rank % 8 for rank in ranks]


def _rank(player: Player) -> i64:
    return len(player.network) * 100 + player.fleet.highest()
