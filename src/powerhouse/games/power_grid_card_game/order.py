"""Turn order: highest income first, then the dearest plant; who is equal in both swaps places (CG-4.3 to CG-4.5).

Equals come in the reverse of their old order, which is what swapping does (CG-1.26).
"""

from powerhouse.games.power_grid_card_game.player import Player
from powerhouse.games.power_grid_card_game.table import Table
from powerhouse.parts.plant_game import ranked


def renew_by_plant(state: Table) -> None:
    """After the auction of round 1: the dearest plant is first (CG-1.25)."""
    ranks: list[int] = [player.fleet.highest() for player in state.players]
    state.order = ranked(state.order[::-1], ranks)


def rank(player: Player, income: int) -> int:
    """What decides about a place: the income, then the dearest plant."""
    highest: int = player.fleet.highest()
    return 100 * income + highest


def renew_by_income(state: Table) -> None:
    ranks = [rank(player, state.earned[seat]) for seat, player in enumerate(state.players)]
    state.order = ranked(state.order[::-1], ranks)
