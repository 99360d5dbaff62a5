"""Phase 1, turn order: most cities first, then the dearest plant (PG-1)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.games.power_grid.player import Player

if TYPE_CHECKING:
    from powerhouse.games.power_grid.state import PowerGrid


def renew(state: "PowerGrid") -> None:
    """Little changes from round to round, so each player moves forward past those whom he has overtaken.

    No two players own the same plant, so there are no ties once everybody has one.
    """
    order = state.order[:]
    for place in range(1, len(order)):
        seat = order[place]
        rank = _rank(state.players[seat])
        while place > 0 and _rank(state.players[order[place - 1]]) < rank:
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    state.order = order


def _rank(player: Player) -> i64:
    return len(player.network) * 100 + player.fleet.highest()
