"""Moves and reveals of Power Grid as ints: a named base plus a number."""

from typing import Final

from powerhouse.parts.auction import BID, MOST_BID
from powerhouse.parts.plant_deck import BACK, DRAW, LAST_CARD
from powerhouse.parts.plant_game import DONE, PASS, PlantPhase
from powerhouse.parts.plant_running import MIXES

BUY: Final = 2
"""+ fuel: buy one token."""
RETURN: Final = 6
"""+ fuel: give back one token that finds no room after scrapping."""
BUILD: Final = 10
"""+ city."""
RUN: Final = 110
"""+ run (see running plants in parts): supply cities."""
SCRAP: Final = 300
"""+ plant number."""
OFFER: Final = 400
"""+ plant number."""
MARK: Final = 500
"""+ city: mark a start city."""
PLACE: Final = 600
"""+ city: put a house of the Trust there during the set-up."""

# BID, the last range of moves, belongs to the auction in parts.

# Reveals, a code space of their own. DRAW and BACK belong to the deck in parts.
ZONE: Final = 110
"""+ set of regions (bits)."""
FIRST: Final = 180
"""+ seat: comes next in the first turn order."""

COAL: Final = 0
OIL: Final = 1
GARBAGE: Final = 2
URANIUM: Final = 3
FUELS: Final = ["coal", "oil", "garbage", "uranium"]

__all__ = [
    "BACK", "BID", "BUILD", "BUY", "COAL", "DONE", "DRAW", "FIRST", "FUELS", "GARBAGE", "LAST_CARD", "MARK", "MIXES",
    "MOST_BID", "OFFER", "OIL", "PASS", "PLACE", "RETURN", "RUN", "SCRAP", "URANIUM", "ZONE",
]  # fmt: skip


class Phase(PlantPhase):
    """What the actor is asked to do, beside buying plants."""

    PLACE: Final = -2
    MARK: Final = -1
    FUEL: Final = 4
    BUILD: Final = 5
    SUPPLY: Final = 6
    OVER: Final = 7
