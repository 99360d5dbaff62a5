"""Open points of the rulebook, each settled by default and by name the other way (FM-7)."""

from typing import Final

from powerhouse.core.errors import BadSetup
from powerhouse.core.phrase import Items, Phrase, Value

STANDARD: Final = "standard"
RULINGS: Final = ("printed-tracks", "site-discount", "beside-counts", "stop-anything", "debts", "no-losses")
"""What each means is said by the key `option-rulings-NAME`."""


class Rulings:
    """Which open points this table settles the other way."""

    def __init__(self, wanted: str) -> None:
        names = [] if wanted == STANDARD else wanted.split("+")
        known: Items = list(RULINGS)
        for name in names:
            if name not in RULINGS:
                raise _bad("ruling-unknown", {"ruling": name, "rulings": known, "standard": STANDARD})
            if names.count(name) > 1:
                raise _bad("ruling-twice", {"ruling": name})
        self.printed_tracks = "printed-tracks" in names
        self.site_discount = "site-discount" in names
        self.beside_counts = "beside-counts" in names
        self.stop_anything = "stop-anything" in names
        self.debts = "debts" in names
        self.no_losses = "no-losses" in names
        if self.debts and self.no_losses:
            raise _bad("rulings-of-losses", {})


def _bad(key: str, values: dict[str, Value]) -> BadSetup:
    return BadSetup(Phrase(key, values), "factory-manager")
