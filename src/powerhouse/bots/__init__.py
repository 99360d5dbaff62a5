"""Players that are programs, found by name: `find("greedy", "power-grid", seed=7)`."""

from powerhouse.bots.bot import Bot, Clock
from powerhouse.bots.outside import load
from powerhouse.bots.registry import find, names

__all__ = ["Bot", "Clock", "find", "load", "names"]
