"""Turn order: highest income first, then the dearest plant; who is equal in both swaps places (CG-4.3 to CG-4.5)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from powerhouse.core.packed import vec

if TYPE_CHECKING:
    from powerhouse.games.power_grid_card_game.state import CardGame


def renew_by_plant(state: "CardGame") -> None:
    """After the auction of round 1: the dearest plant is first (CG-1.25)."""
    _renew(state, vec[i64]([player.fleet.highest() for player in state.players]))


def renew_by_income(state: "CardGame") -> None:
    ranks = vec[i64](state.earned)
    seat: i64
    for seat in range(len(state.players)):
        ranks[seat] = 100 * ranks[seat] + state.players[seat].fleet.highest()
    _renew(state, ranks)


def _renew(state: "CardGame", ranks: vec[i64]) -> None:
    """By rank, highest first; equals come in the reverse of their old order, which is what swapping does (CG-1.26)."""
    order = state.order[::-1]
    for place in range(1, len(order)):
        seat = order[place]
        while place > 0 and ranks[order[place - 1]] < ranks[seat]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    state.order = order
