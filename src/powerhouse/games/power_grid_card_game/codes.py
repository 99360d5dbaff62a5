"""Moves and reveals of the Card Game as ints: a named base plus a number."""

from typing import Final

from powerhouse.parts.auction import BID, MOST_BID
from powerhouse.parts.plant_deck import BACK, DRAW, LAST_CARD
from powerhouse.parts.plant_game import DONE, PASS, PlantPhase
from powerhouse.parts.plant_running import MIXES

ID: Final = "power-grid-card-game"

BUY: Final = 2
"""+ 12 * column + kind: buy a resource card. Column 0 has the leftover cards, columns 1 to 3 the others."""
RETURN: Final = 50
"""+ fuel: give up one unit that finds no room after scrapping."""
RUN: Final = 60
"""+ run (see running plants in parts): produce energy."""
SCRAP: Final = 200
"""+ plant card."""
OFFER: Final = 300
"""+ plant card."""
# BID, the last range of moves, belongs to the auction in parts.

# Reveals, a code space of their own. DRAW and BACK belong to the deck of plants in parts.
FIRST: Final = 110
"""+ seat: comes next in the first turn order."""
RESOURCE: Final = 120
"""+ kind: a resource card."""

GAS: Final = 0
OIL: Final = 1
COAL: Final = 2
URANIUM: Final = 3
FUELS: Final = ["gas", "oil", "coal", "uranium"]
"""Gas and oil, the pair that hybrids burn, come first, as the fleet in parts wants it."""
MARKET_ORDER: Final = [COAL, GAS, OIL, URANIUM]
"""From top to bottom in a column of the market."""

# A kind of resource card is its fuel (by its place in the market order) and its printed units: 3 * place + units - 1.
KINDS: Final = 12
COLUMNS: Final = 4
MOST_UNITS: Final = 3
FUEL_OF_KIND: Final = [fuel for fuel in MARKET_ORDER for _ in range(MOST_UNITS)]
FIRST_KIND: Final = [MOST_UNITS * MARKET_ORDER.index(fuel) for fuel in range(4)]
"""By fuel: the kind of its cards with 1 unit."""

__all__ = [
    "BACK", "BID", "BUY", "COAL", "COLUMNS", "DONE", "DRAW", "FIRST", "FIRST_KIND", "FUELS", "FUEL_OF_KIND", "GAS",
    "ID", "KINDS", "LAST_CARD", "MARKET_ORDER", "MIXES", "MOST_BID", "MOST_UNITS", "OFFER", "OIL", "PASS", "RESOURCE",
    "RETURN", "RUN", "SCRAP", "URANIUM", "Phase", "fuel_of", "units_of",
]  # fmt: skip


def fuel_of(kind: int) -> str:
    return FUELS[FUEL_OF_KIND[kind]]


def units_of(kind: int) -> int:
    """What is printed on a card of this kind."""
    return kind - FIRST_KIND[FUEL_OF_KIND[kind]] + 1


class Phase(PlantPhase):
    """What the actor is asked to do, beside buying plants."""

    BUY: Final = 4
    PRODUCE: Final = 5
    OVER: Final = 6
