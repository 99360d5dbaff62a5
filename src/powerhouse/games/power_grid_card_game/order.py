"""Turn order: highest income first, then the dearest plant; who is equal in both swaps places (CG-4.3 to CG-4.5).

Equals come in the reverse of their old order, which is what swapping does (CG-1.26).
"""

from mypy_extensions import i64

from powerhouse.core.packed import vec
from powerhouse.games.power_grid_card_game.player import Player
from powerhouse.games.power_grid_card_game.table import Table
from powerhouse.parts.plant_game import ranked


def renew_by_plant(state: Table) -> None:
    """After the auction of round 1: the dearest plant is first (CG-1.25)."""
    state.order = ranked(state.order[::-1], vec[i64]([player.fleet.highest() for player in state.players]))


def rank(player: Player, income: i64) -> i64:
    """What decides about a place: the income, then the dearest plant."""
    return 100 * income + player.fleet.highest()


def renew_by_income(state: Table) -> None:
    state.order = by_income(state, state.earned)


def by_income(state: Table, incomes: list[int]) -> list[int]:
    """The turn order that follows when these are earned."""
    ranks = vec[i64]([0] * len(state.players))
    for seat, player in enumerate(state.players):
        ranks[seat] = rank(player, incomes[seat])
    return ranked(state.order[::-1], ranks)
