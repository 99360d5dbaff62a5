"""Where the rules speak of what is asked now, and of what happened (docs/rules/power-grid-card-game.md)."""

from typing import Final

from powerhouse.games.power_grid_card_game.codes import Phase

PHASES: Final[dict[int, str]] = {
    Phase.OFFER: "CG-1",
    Phase.BID: "CG-1.7",
    Phase.SCRAP: "CG-1.20",
    Phase.RETURN: "CG-1.22",
    Phase.BUY: "CG-2",
    Phase.PRODUCE: "CG-4",
    Phase.OVER: "CG-5",
}

NEWS: Final[dict[str, str]] = {
    "first-order": "CG-0.3",
    "offered": "CG-1.4",
    "opened": "CG-1.6",
    "bid": "CG-1.8",
    "passed": "CG-1.9",
    "sold": "CG-1.10",
    "no-plant": "CG-1.11",
    "scrapped": "CG-1.20",
    "scrapped-with-units": "CG-1.21",
    "returned": "CG-1.22",
    "trust-plant": "CG-6.4",
    "under": "CG-4.14",
    "order-by-plant": "CG-1.25",
    "card-bought": "CG-2.2",
    "laid-out": "CG-2.6",
    "trust-units": "CG-6.8",
    "produced": "CG-4.2",
    "produced-nothing": "CG-4.2",
    "round": "CG-4.3",
    "refill": "CG-4.8",
    "refill-after-shuffle": "CG-4.9",
    "last-round-card": "CG-5",
    "next-is-last": "CG-5.5",
    "last-round": "CG-5.6",
}
