"""Who has which slot of a city, packed into one number: three bits a slot."""

from typing import Final

from mypy_extensions import i64

NOBODY: Final = 0
TRUST: Final = 7
"""The owner number of the Trust; a player's is the seat + 1."""
SLOTS: Final = 3
COMBINATIONS: Final = 512
"""How many numbers there are for a city."""


def owner(houses: i64, slot: i64) -> i64:
    """Who has a slot: `NOBODY`, a seat + 1, or `TRUST`."""
    return houses >> 3 * slot & 7


def owners_of(houses: i64) -> i64:
    """A bit for each owner of a slot; what bit 0 says is of no use."""
    return 1 << (houses & 7) | 1 << (houses >> 3 & 7) | 1 << (houses >> 6 & 7)


def first_free(houses: i64) -> i64:
    """The cheapest free slot; the number of slots if all are taken."""
    slot: i64 = 0
    while slot < SLOTS and owner(houses, slot) != NOBODY:
        slot += 1
    return slot


def with_house(houses: i64, slot: i64, owner: i64) -> i64:
    return houses | owner << 3 * slot
