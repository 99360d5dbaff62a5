"""Greedy for Pipeline: the fixed measure for other bots, never changed."""

from powerhouse.bots.pipeline.greedy.bot import Greedy

__all__ = ["Greedy"]
