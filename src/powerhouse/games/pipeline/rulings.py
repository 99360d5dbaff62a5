"""How Powerhouse reads what the rulebook leaves open, and what a table may settle another way (PL-16)."""

from typing import Final

from powerhouse.parts.rulings import named

RULINGS: Final = ("idle-actions", "first-gap", "machine-from-shop", "oil-as-cubes")
"""What a table may settle another way; each is said by the key `option-rulings-NAME`."""

READINGS: Final[dict[str, str]] = {
    "three-cards": "PL-1.11",
    "empty-refined-rows": "PL-1.4",
    "next-contract": "PL-1.6",
    "tanks-in-turn-order": "PL-1.16",
    "money-for-the-action": "PL-2.3",
    "idle-action": "PL-2.3",
    "as-many-spaces-as-players": "PL-3.2",
    "two-ways-to-push": "PL-3.3",
    "as-far-as-there-is-room": "PL-3.3",
    "disc-moved-twice": "PL-3.4",
    "equal-slots": "PL-4.4",
    "demoted-cube": "PL-4.5",
    "unlimited-penalties": "PL-5.6",
    "any-price-row": "PL-6.2",
    "five-columns": "PL-6.3",
    "pipes-once": "PL-6.4",
    "one-tile-fewer": "PL-6.5",
    "half-without-a-machine": "PL-6.7",
    "half-tiles": "PL-8.2",
    "first-tile": "PL-8.4",
    "machine-is-no-pipe": "PL-8.4",
    "walled-in": "PL-8.4",
    "crossing": "PL-8.6",
    "once-an-action": "PL-8.10",
    "room-in-the-end": "PL-8.11",
    "grade-required": "PL-10.2",
    "no-crude": "PL-10.2",
    "cubes-return-at-once": "PL-10.7",
    "closing-after-buying": "PL-11.4",
    "three-one-one": "PL-11.5",
    "several-quadrants": "PL-12.1",
    "benefit-is-no-duty": "PL-12.3",
    "benefit-opens": "PL-12.5",
    "engineering-everywhere": "PL-12.12",
    "own-grade-each": "PL-12.12",
    "stranger-in-the-slot": "PL-12.14",
    "three-tiles-in-all": "PL-12.16",
    "machine-of-the-stack": "PL-12.17",
    "early-run": "PL-12.19",
    "once-a-phase": "PL-12.20",
    "short-supply": "PL-13.4",
    "final-order": "PL-14.4",
    "pay-of-contracts": "PL-15.2",
    "best-grade": "PL-15.4",
    "card-eleven": "PL-15.4",
    "filled-once-more": "PL-15.5",
    "printed-needs": "PL-15.7",
}
"""Each reading by its name, with its clause. What it says is the key `ruling-NAME`, and the page
docs/rules/pipeline.md marks it as (our reading: name).
"""


class Rulings:
    """What this table settles another way; games of rules 1 were all played by all four of them.

    They also renewed the markets row by row instead of bringing all supply before all demand (`by_row`).
    """

    def __init__(self, wanted: str, rules: int) -> None:
        names = named(wanted, RULINGS, "PL-16.1")
        self.by_row = rules == 1
        self.idle_actions = rules == 1 or "idle-actions" in names
        self.first_gap = rules == 1 or "first-gap" in names
        self.machine_from_shop = rules == 1 or "machine-from-shop" in names
        self.oil_as_cubes = rules == 1 or "oil-as-cubes" in names
