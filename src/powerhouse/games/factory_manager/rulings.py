"""Open points of the rulebook, each settled by default and by name the other way (FM-7)."""

from typing import Final

from powerhouse.core.errors import BadSetup
from powerhouse.core.phrase import Phrase
from powerhouse.parts.rulings import named

RULINGS: Final = ("printed-tracks", "site-discount", "beside-counts", "stop-anything", "debts", "no-losses")
"""What each means is said by the key `option-rulings-NAME`."""


class Rulings:
    """Which open points this table settles the other way, and what games of older rules were played by.

    Rules 1 asked the winner of a turn-order tile how many of the workers on it are seasonal (`asks_seasonal`), which
    changes nothing (FM-1.11).
    """

    def __init__(self, wanted: str, rules: int) -> None:
        names = named(wanted, RULINGS, "FM-7.1")
        self.printed_tracks = "printed-tracks" in names
        self.site_discount = "site-discount" in names
        self.beside_counts = "beside-counts" in names
        self.stop_anything = "stop-anything" in names
        self.debts = "debts" in names
        self.no_losses = "no-losses" in names
        self.asks_seasonal = rules == 1
        if self.debts and self.no_losses:
            raise BadSetup(Phrase("rulings-of-losses", {}), "factory-manager")
