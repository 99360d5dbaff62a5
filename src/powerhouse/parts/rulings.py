"""Rulings of a table: points of a rulebook that it settles another way than usual, each by its name."""

from typing import Final

from powerhouse.core.errors import BadSetup
from powerhouse.core.phrase import Items, phrase

STANDARD: Final = "standard"
"""The value of the option `rulings` for a table that settles nothing another way."""


def named(wanted: str, known: tuple[str, ...], clause: str) -> list[str]:
    """The names that the option has, joined by plus signs; raises `BadSetup`. `clause` is the one that lists them."""
    names = [] if wanted == STANDARD else wanted.split("+")
    for name in names:
        if name not in known:
            there: Items = [*known]
            raise BadSetup(phrase("ruling-unknown", ruling=name, rulings=there, standard=STANDARD, clause=clause))
        if names.count(name) > 1:
            raise BadSetup(phrase("ruling-twice", ruling=name, clause=clause))
    return names
