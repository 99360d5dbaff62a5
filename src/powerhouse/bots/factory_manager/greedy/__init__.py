"""Greedy for Factory Manager: the fixed measure for other bots, never changed."""

from powerhouse.bots.factory_manager.greedy.bot import Greedy

__all__ = ["Greedy"]
