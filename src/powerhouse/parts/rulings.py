"""Rulings of a table: points of a rulebook that it settles another way than usual, each by its name."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeVar

from powerhouse.core.errors import BadSetup
from powerhouse.core.game import Setup
from powerhouse.core.phrase import Items, phrase

R = TypeVar("R")

STANDARD: Final = "standard"
"""The value of the option `rulings` for a table that settles nothing another way."""


def rulings_of(kind: Callable[[str, int], R], setup: Setup) -> R:
    """What the table settles another way, in the words of the game; made once, shared by all tables that do so."""
    made: R = _made(kind, setup.options.get("rulings", STANDARD), setup.rules)
    return made


@lru_cache(maxsize=256)
def _made(kind: Callable[[str, int], Any], wanted: str, rules: int) -> Any:
    return kind(wanted, rules)


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
