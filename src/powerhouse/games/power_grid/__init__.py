"""Power Grid, Recharged edition: Germany and USA, 2 to 6 players, rules in docs/rules/power-grid.md."""

from powerhouse.games.power_grid.game import GAME

__all__ = ["GAME"]
