"""Moves and reveals of Power Grid as ints: a named base plus a number."""

from typing import Final

from powerhouse.parts.auction import BID, MOST_BID, ladder
from powerhouse.parts.plant_deck import BACK, DRAW, LAST_CARD

PASS: Final = 0
DONE: Final = 1
BUY: Final = 2
"""+ fuel: buy one token."""
RETURN: Final = 6
"""+ fuel: give back one token that finds no room after scrapping."""
BUILD: Final = 10
"""+ city."""
RUN: Final = 110
"""+ 16 * set of plants (bits, cheapest first) + tokens of coal that hybrids burn: supply cities."""
MIXES: Final = 16
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
    "MOST_BID", "OFFER", "OIL", "PASS", "PLACE", "RETURN", "RUN", "SCRAP", "URANIUM", "ZONE", "ladder",
]  # fmt: skip


class Phase:
    """What the actor is asked to do."""

    PLACE: Final = 0
    MARK: Final = 1
    OFFER: Final = 2
    BID: Final = 3
    SCRAP: Final = 4
    RETURN: Final = 5
    FUEL: Final = 6
    BUILD: Final = 7
    SUPPLY: Final = 8
    OVER: Final = 9
