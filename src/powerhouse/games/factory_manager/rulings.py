"""Open points of the rulebook, each settled by default and by name the other way (FM-7)."""

from typing import Final

from powerhouse.core.errors import BadSetup

STANDARD: Final = "standard"
RULINGS: Final[dict[str, str]] = {
    "printed-tracks": "production, storage and energy never count more than their printed tracks show",
    "site-discount": "the discount of the turn-order tile also lowers the fee of a building site",
    "beside-counts": "tiles kept beside the factory count as if they stood in it",
    "stop-anything": "storage, control and optimizer tiles may be stopped too",
    "debts": "a loss is paid in full, and money may fall below 0",
    "no-losses": "a loss is not paid at all",
}


class Rulings:
    """Which open points this table settles the other way."""

    def __init__(self, wanted: str) -> None:
        names = [] if wanted == STANDARD else wanted.split("+")
        for name in names:
            if name not in RULINGS:
                known = ", ".join(RULINGS)
                raise BadSetup(f"there is no ruling '{name}'; there are {known}, joined by +, or {STANDARD} (FM-7.1)")
            if names.count(name) > 1:
                raise BadSetup(f"the rulings name {name} twice (FM-7.1)")
        self.printed_tracks = "printed-tracks" in names
        self.site_discount = "site-discount" in names
        self.beside_counts = "beside-counts" in names
        self.stop_anything = "stop-anything" in names
        self.debts = "debts" in names
        self.no_losses = "no-losses" in names
        if self.debts and self.no_losses:
            raise BadSetup("a loss cannot be both paid in full and not paid: choose debts or no-losses (FM-7.7)")
