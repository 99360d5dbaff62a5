"""Players that are programs, found by name: `find("greedy", "power-grid", seed=7)`."""

from powerhouse.bots.bot import Bot, Clock, Considered
from powerhouse.bots.outside import load
from powerhouse.bots.registry import find, names

__all__ = ["Bot", "Clock", "Considered", "find", "load", "names"]
