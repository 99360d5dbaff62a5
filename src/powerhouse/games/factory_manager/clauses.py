"""Where the rules speak of what is asked now, and of what happened (docs/rules/factory-manager.md)."""

from typing import Final

from powerhouse.games.factory_manager.codes import Phase

PHASES: Final[dict[int, str]] = {
    Phase.OFFER: "FM-1",
    Phase.BID: "FM-1.4",
    Phase.BACK: "FM-1.11",
    Phase.BRING: "FM-2",
    Phase.BUY: "FM-3",
    Phase.RUN: "FM-4",
    Phase.OVER: "FM-6",
}

NEWS: Final[dict[str, str]] = {
    "dealt": "FM-0.4",
    "first-market": "FM-0.7",
    "turned-up": "FM-1.1",
    "offered": "FM-1.3",
    "opened": "FM-1.3",
    "bid": "FM-1.4",
    "passed": "FM-1.4",
    "claimed": "FM-1.7",
    "left-with": "FM-1.10",
    "claimed-last": "FM-1.10",
    "brought": "FM-2.3",
    "bought": "FM-3.2",
    "demolished": "FM-3.10",
    "placed-on-site": "FM-3.8",
    "hired": "FM-3.11",
    "bought-nothing": "FM-3.2",
    "stopped": "FM-4.2",
    "energy-price": "FM-4.11",
    "profit": "FM-5.2",
    "loss-unpaid": "FM-5.4",
}
