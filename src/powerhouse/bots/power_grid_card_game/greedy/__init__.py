"""Greedy for Power Grid: The Card Game: the fixed measure for other bots, never changed."""

from powerhouse.bots.power_grid_card_game.greedy.bot import Greedy

__all__ = ["Greedy"]
