"""Where the rules speak of what is asked now, and of what happened (docs/rules/power-grid.md)."""

from typing import Final

from powerhouse.games.power_grid.codes import Phase

PHASES: Final[dict[int, str]] = {
    Phase.PLACE: "PG-8.4",
    Phase.MARK: "PG-9.1",
    Phase.OFFER: "PG-2",
    Phase.BID: "PG-2.7",
    Phase.SCRAP: "PG-2.18",
    Phase.RETURN: "PG-2.21",
    Phase.FUEL: "PG-3",
    Phase.BUILD: "PG-4",
    Phase.SUPPLY: "PG-5",
    Phase.OVER: "PG-7",
}

NEWS: Final[dict[str, str]] = {
    "zone": "PG-0.2",
    "first-order": "PG-0.9",
    "offered": "PG-2.4",
    "opened": "PG-2.6",
    "bid": "PG-2.8",
    "passed": "PG-2.9",
    "sold": "PG-2.10",
    "no-plant": "PG-2.11",
    "scrapped": "PG-2.18",
    "returned": "PG-2.21",
    "trust-plant": "PG-8.8",
    "under": "PG-5.13",
    "fuel-bought": "PG-3.8",
    "trust-fuel": "PG-8.13",
    "connected": "PG-4.2",
    "connected-through": "PG-4.6",
    "supplied": "PG-5.6",
    "marked": "PG-9.1",
    "trust-house": "PG-8.4",
    "step": "PG-6",
    "step-3-card": "PG-6.7",
    "round": "PG-5.8",
}
