"""What a position is worth: each seat's share of the win, by a small network of whole numbers; knows no game.

from powerhouse.evaluator import registry

shares = registry.find("power-grid").shares(state)
"""
