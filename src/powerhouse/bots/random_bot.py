"""The bot that plays anything: uniform over the candidates of a game."""

from collections.abc import Callable

from powerhouse.bots.bot import Bot, Clock
from powerhouse.bots.factory_manager.candidates import candidates as factory_manager_candidates
from powerhouse.bots.power_grid.candidates import candidates as power_grid_candidates
from powerhouse.bots.power_grid_card_game.candidates import candidates as card_game_candidates
from powerhouse.core.rng import Rng
from powerhouse.core.state import State

# A game without an entry is played uniformly over all its moves.
CANDIDATES: dict[str, Callable[[State], list[int]]] = {
    "factory-manager": factory_manager_candidates,
    "power-grid": power_grid_candidates,
    "power-grid-card-game": card_game_candidates,
}


def _all_moves(state: State) -> list[int]:
    return state.moves()


class RandomBot(Bot):
    name = "random"

    def __init__(self, game: str, seed: int) -> None:
        self._candidates = CANDIDATES.get(game, _all_moves)
        self._rng = Rng(seed)

    def choose(self, state: State, seat: int, clock: Clock) -> int:
        moves = self._candidates(state)
        return moves[self._rng.below(len(moves))]
