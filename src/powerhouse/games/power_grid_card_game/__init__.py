"""Power Grid: The Card Game, 2 to 6 players, rules in docs/rules/power-grid-card-game.md."""

from powerhouse.games.power_grid_card_game.game import GAME

__all__ = ["GAME"]
