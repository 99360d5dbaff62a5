"""Points of the rulebooks that a table may settle another way, each by its name (PG-9.13)."""

from typing import Final

from powerhouse.parts.rulings import named

RULINGS: Final = ("shared-start",)
"""What each means is said by the key `option-rulings-NAME`."""


class Rulings:
    """What this table settles another way; games of rules 1 were all played by `shared-start`."""

    def __init__(self, wanted: str, rules: int) -> None:
        names = named(wanted, RULINGS, "PG-9.13")
        self.shared_start = rules == 1 or "shared-start" in names
