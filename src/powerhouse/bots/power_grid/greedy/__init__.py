"""Greedy for Power Grid: the fixed measure for other bots, never changed."""

from powerhouse.bots.power_grid.greedy.bot import Greedy

__all__ = ["Greedy"]
